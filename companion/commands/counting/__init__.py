"""companion count, game by game: each module holds the `command` of the game it is named after."""
