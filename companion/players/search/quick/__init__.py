"""What a seat does in an imagined game: rules of thumb that give a move at once and no reason.

Each `move` takes state, seat and chance. They are ten times as fast as the rules that advise a
person, and so a search imagines ten times as many games.
"""
