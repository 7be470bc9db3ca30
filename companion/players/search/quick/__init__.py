"""What a seat does in an imagined game: rules of thumb that give a move at once and no reason.

Each module has `move`, which takes state and seat, and the `PLAN` by which its game is searched.
The moves are ten times as fast as the rules that advise a person, and so a search imagines ten
times as many games.
"""
