"""What you may change: how many reading points your reader has."""

PLACES = 1
"""1 to 9."""
