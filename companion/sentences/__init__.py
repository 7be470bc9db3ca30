"""Values become words, and words become tokens."""
