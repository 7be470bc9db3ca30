# Games played on the computer, alone or with several people at one machine.

help-play = Play on the computer, alone or with several people at one machine.
    Example: companion play skyjo --players me,computer
help-play-players = Who plays, in the order of the game: a name, me, or a level: { $levels }. computer is normal; easy:Zoe gives a name.
help-play-seed = The same seed, the same cards: to play a game again.
metavar-seed = SEED

play-name-me = Me
play-name-computer = Computer
# The second computer player, the third...
play-name-computer-more = Computer { $number }

play-gate = Pass the machine to { $who }. { $who }, press Enter.
play-gate-notice = Everybody plays at the screen in turn, while the others look away. The screen keeps what it shows.
play-taken-back = The last choice of { $who } is undone.
    .you = Your last choice is undone.
play-hint = Hint: { $move }.
play-thinking = { $who } is thinking.

table-more = For more, say more.
table-no-more = There is no more.

why-dealer_does = Here the program deals the cards itself. Say what you play.
why-nothing_unread = Here no card is misread or forgotten. To go back, say undo.
why-undo_too_late = It is too late to undo: a card has been shown since. Go on.

error-play-nobody = In “{ $players }” there is nobody to play. Add a name, or me.
error-play-level = There is no level “{ $level }”. The levels: { $levels }.
