"""The games, the table, the voice."""
