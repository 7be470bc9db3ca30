# Games played on the computer, alone or with several people at one machine.

help-play = Play on the computer, alone or with several people at one machine.
    Example: companion play skyjo --players me,computer
help-play-players = Who plays, in the order of the game: a name, me, or a level: { $levels }. computer is normal; easy:Zoe gives a name.
help-play-style = How the computers play: fast does not think ahead, 0.2, 1 or 5 is how many seconds they think about a move, beginner makes mistakes. The game keeps it.
help-play-seed = The same seed, the same cards: to play a game again.
metavar-seed = SEED

play-name-me = Me
# Among other people: the number of the seat.
play-name-own = Player { $number }
play-name-computer = Computer
# The second computer player, the third...
play-name-computer-more = Computer { $number }

play-gate = Pass the machine to { $who }. { $who }, press Enter.
play-gate-notice = Each plays in turn while the others look away. The screen keeps what it shows.
play-gate-notice-aloud = Each plays in turn while the others look away. The screen keeps what it shows. The voice reads hands aloud: mute stops it.
play-taken-back = The last choice of { $who } is undone.
    .you = Your last choice is undone.
play-over = The game is over. To leave: quit.
play-pause-on = After others have moved, the game waits for Enter. To end this: pause no.
play-pause-off = The game does not wait any more.
play-level = Level { $level ->
    [brief] brief
    [detailed] detailed
   *[normal] normal
}. To change it: level brief, level normal or level detailed.
# Before a move that nobody waits for, such as the announcement that ends the game.
play-ask-sure = { $who }, really { $move }? { $list }
    .you = Really { $move }? { $list }
play-sure-yes = yes
play-sure-no = no
play-continue = Enter to go on.
play-thinking = { $who } is thinking.

# Help: first what is of use now, then, after "help all", all words.
play-help-now = Answer the question by a word or a number. Moves lists them, hint suggests one, undo goes back.
play-help-all = For the rules: rules. For all words: help all. To leave: quit.
play-help-game = To play: moves, v; hint, c; hint why; undo, u. Two or three letters of a word are enough, and so is a number.
play-help-know = To know: hand, h; grid, g, and a name; table, t; score, s; score details; who, w; number, n.
# What can be said in a game: its own words first.
play-help-pixies-game = To play: take; new; old; place; moves, v; hint, c; hint why; undo, u. Two or three letters of a word are enough, and so is a number.
play-help-skyjo-game = To play: flip; pile, p; discard, d; swap; place 7, or row 2 column 3; moves, v; hint, c; hint why; undo, u. Two or three letters of a word are enough, and so is a number.
play-help-odin-game = To play: play; done; pass; take; moves, v; hint, c; hint why; undo, u. Two or three letters of a word are enough, and so is a number.
play-help-numdraft-game = To play: flip; give; put; fill; num draft, in full; moves, v; hint, c; hint why; undo, u. Two or three letters of a word are enough, and so is a number.
play-help-yellowstone-game = To play: play, or play 5 blue column 4; done; refill; keep; pile; penalties; moves, v; hint, c; hint why; undo, u. Two or three letters of a word are enough, and so is a number.
play-help-pixies-know = To know: area, g, and a name; table, t; score, s; score details; who, w; number, n.
play-help-skyjo-know = To know: grid, g, and a name; table, t; score, s; score details; who, w; number, n.
play-help-odin-know = To know: hand, h; middle, t; score, s; score details; who, w; number, n.
play-help-yellowstone-know = To know: hand, h; board, t; score, s; score details; who, w; number, n.
play-help-voice = To hear: repeat, r; log, l; log 10; more; level brief, normal or detailed; faster; slower; louder; softer; mute; voice; pause.
play-help-leave = To leave: quit, x. The game is saved.

table-more = For more, say more.
table-more-points = Points are counted. To hear them all, say more.
table-more-next = The game goes on: say more.
table-no-more = There is no more.

why-dealer_does = Here the program deals the cards itself. Say what you play.
why-card_comes_first = The card comes first. Say the rest once you know it.
why-nothing_unread = Here no card is misread or forgotten. To go back, say undo.
why-undo_too_late = It is too late to undo: a card has been shown since.

why-undo_alone = Nothing is done: say undo alone.
why-undo_not_yours = That choice is { $seat }'s, who has passed the machine on.
error-play-nobody = In "{ $players }" there is nobody to play. Add a name, or me.
style-fast = fast
style-beginner = beginner
error-play-style = There is no style "{ $style }". Choose from: { $styles }.
error-play-level = There is no level "{ $level }". The levels: { $levels }.
