"""The level expert: what a seat cannot know is dealt anew, and each good move is played on.

`SearchPlayer` chooses within a `Budget`; `found` gives the same with the numbers that it rests on.
"""

from companion.players.search.budget import DEFAULT, NO_SEARCH, Budget, Clock
from companion.players.search.search import found
from companion.players.search.search_player import SearchPlayer

__all__ = ["DEFAULT", "NO_SEARCH", "Budget", "Clock", "SearchPlayer", "found"]
