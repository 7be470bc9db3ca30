"""What the demonstration plays: recordings of real rounds."""
