"""One TOML file for each way a reader talks."""
