"""One running game at a table: session, journal."""
