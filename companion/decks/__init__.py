"""The decks as data: one TOML file each."""
