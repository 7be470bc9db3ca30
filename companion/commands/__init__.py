"""The click command line, one module a command."""
