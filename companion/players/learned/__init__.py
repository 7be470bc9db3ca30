"""What was learned from games of the program against itself: a value of a grid of Skyjo."""
