# Yellowstone Park: what is said at the table. $who and $seat are players' names, $card a card in
# words ("red 3"), $column and $row numbers from 1 to 7, $marker where a marker stands.

# Events
yellowstone-began = { $who } starts. Everybody gets 6 cards.
    .you = You start. Everybody gets 6 cards.
    .brief = { $who } starts.
    .brief-you = You start.
yellowstone-two-players = Two players use the usual rules: the booklet's variant is not covered here.
    .brief = { "" }
yellowstone-dealt = In hand: { $card }.
    .you = In your hand: { $card }.
    .brief = { $card }.
yellowstone-first = First card: { $card }, row { $row }, column { $column }. { $windows } windows are possible.
    .brief = First card: { $card }, row { $row }, column { $column }.
yellowstone-played = { $who } plays { $card }, row { $row }, column { $column }.
    .you = You play { $card }, row { $row }, column { $column }.
    .brief = { $who }: { $card }, column { $column }.
    .brief-you = You: { $card }, column { $column }.
yellowstone-played-second = { $who } plays { $card } on the other one, row { $row }, column { $column }.
    .you = You play { $card } on the other one, row { $row }, column { $column }.
    .brief = { $who }: { $card }, column { $column }, on the other one.
    .brief-you = You: { $card }, column { $column }, on the other one.
yellowstone-picked-up = { $who } picks up { hand-count }: { $list }. Penalties: { $total }.
    .you = You pick up { hand-count }: { $list }. Penalties: { $total }.
    .brief = { $who } picks up { $list }. Penalties: { $total }.
    .brief-you = You pick up { $list }. Penalties: { $total }.
    .detailed = Outside the window: { $who } picks up { hand-count }, { $list }. Penalties: { $total }.
    .detailed-you = Outside the window: you pick up { hand-count }, { $list }. Penalties: { $total }.
yellowstone-unsure = That is allowed if no card in hand fitted the window.
    .brief = { "" }
yellowstone-steps = { $steps ->
    [0] by 0 points
    [1] by 1 point
   *[other] by { $steps } points
}
yellowstone-marker = { $cells } cells filled: { $who } goes back { yellowstone-steps }, { $marker }.
    .you = { $cells } cells filled: you go back { yellowstone-steps }, { $marker }.
    .brief = { $who } goes back, { $marker }.
    .brief-you = You go back, { $marker }.
yellowstone-marker-at = marker on { $n_said }
yellowstone-cards-drawn = { $n ->
    [0] no card
    [1] 1 card
   *[other] { $n } cards
}
yellowstone-pile-left = In the pile: { $pile ->
    [0] no card left
    [1] 1 card
   *[other] { $pile } cards
}.
yellowstone-drawn = { $who } draws { yellowstone-cards-drawn }.
    .you = You draw { yellowstone-cards-drawn }.
    .detailed = { yellowstone-drawn } { yellowstone-pile-left }
    .detailed-you = { yellowstone-drawn.you } { yellowstone-pile-left }
# A player alone hears the cards with the drawing.
yellowstone-drawn-cards = { $who } draws { $list }.
    .you = You draw { $list }.
    .detailed = { yellowstone-drawn-cards } { yellowstone-pile-left }
    .detailed-you = { yellowstone-drawn-cards.you } { yellowstone-pile-left }
yellowstone-drawn-penalty = { $who } shuffles their penalties and draws { $n } cards from them.
    .you = You shuffle your penalties and draw { $n } cards from them.
    .brief = { $who } draws { $n } cards from their penalties.
    .brief-you = You draw { $n } cards from your penalties.
yellowstone-drawn-penalty-cards = { $who } shuffles their penalties and draws { $list } from them.
    .you = You shuffle your penalties and draw { $list } from them.
    .brief = { $who } draws { $list } from their penalties.
    .brief-you = You draw { $list } from your penalties.
yellowstone-turn-unseen = { $who }: turn not read.
    .you = You: turn not read.
yellowstone-board-told = Board noted: { $n ->
    [1] 1 card
   *[other] { $n } cards
}.
yellowstone-penalties-told = { $who }: { $n ->
    [0] no penalty
    [1] 1 penalty
   *[other] { $n } penalties
}, noted.
yellowstone-round-ended = The pile is empty: time to count.
    .brief = Empty pile.
yellowstone-round-ended-last = A hand is empty: time to count for the last time.
    .brief = A hand is empty.
yellowstone-scored = { $who }: { $marker }.
yellowstone-line-start = Start: { $points }.
    .brief = { "" }
yellowstone-line-bonus = Cells filled: { $points }.
    .brief = { "" }
yellowstone-line-penalties = Penalties: { $points }.
    .brief = { "" }
yellowstone-new-pile = { $n ->
    [0] Nobody has a penalty: there is no pile any more, play goes on until the first hand is empty.
    [1] The only penalty becomes the pile.
   *[other] The { $n } penalties, shuffled, become the pile.
}
yellowstone-ended-one = The game is over. { $who } wins with { $points }.
    .you = The game is over. You win with { $points }.
    .brief = { $who } wins, { $points }.
    .brief-you = You win, { $points }.
yellowstone-ended-shared = The game is over. { $who } share the victory with { $points }.
    .you = The game is over. { $who } share the victory with { $points }.
    .brief = { $who } win, { $points }.
    .brief-you = { $who } win, { $points }.

# Questions
yellowstone-ask-start = Who starts? { $list }
yellowstone-ask-deal = { $n ->
    [1] 1 more card
   *[other] { $n } more cards
} for { $who }.
yellowstone-ask-show = Turn up the first card of the board.
yellowstone-ask-play = { $who } to play.
    .you = Your turn.
yellowstone-ask-play-full = { $who } to play, 1 or 2 cards.
    .you = Your turn, 1 or 2 cards.
    .brief = { $who } to play.
    .brief-you = Your turn.
yellowstone-ask-second = One more card, { $who }? If not, say done.
    .you = One more card? If not, say done.
    .brief = { $who }, one more?
    .brief-you = One more, or done?
yellowstone-ask-done = No other card fits: say done.
    .brief = Nothing fits: done?
yellowstone-all-fit = All your cards fit.
    .brief = All fit.
yellowstone-none-fits = No card fits: whichever you play will make you pick up.
    .brief = None fits.
yellowstone-ask-column = { $card }, in which column? { $list }.
    .brief = { $card }, column? { $list }.
yellowstone-ask-window = What does { $who } pick up? { $list }
    .you = What do you pick up? { $list }
    .brief = { $who } picks up: { $list }
    .brief-you = To pick up: { $list }
yellowstone-more-ways = There are more choices, up to { $last }: say moves.
yellowstone-way = { $n ->
    [1] one card
   *[other] { $n } cards
}: { $list }
yellowstone-ask-refill = { $n ->
    [1] Does { $who } refill with 1 card?
   *[other] Does { $who } refill with { $n } cards?
} 1, refill. 2, keep.
    .you = { $n ->
          [1] Do you refill with 1 card?
         *[other] Do you refill with { $n } cards?
      } 1, refill. 2, keep.
    .brief = { $who }: 1, refill. 2, keep.
    .brief-you = 1, refill. 2, keep.
yellowstone-ask-draw = Where does { $who } take 6 cards from? 1, the pile. 2, their penalties.
    .you = Where do you take 6 cards from? 1, the pile. 2, your penalties.
    .brief = { $who }: 1, pile. 2, penalties.
    .brief-you = 1, pile. 2, penalties.
yellowstone-ask-count = How many penalties for { $who }?
yellowstone-ask-recount-seat = Whose penalties shall be counted? { $list } For the cards that lie there: recount the board.
yellowstone-ask-recount = How many penalties?
yellowstone-ask-board = Read the cards on the board one by one, then say done.
yellowstone-ask-board-after = { $card }, column { $column }. Next one, or done.
    .brief = { $card }, column { $column }.
yellowstone-ask-round = For count { $round }, say round when the pile is empty.

# Answers
yellowstone-markers = Markers: { $list }.
yellowstone-seat-marker = { $who }, { $marker_said }
yellowstone-seat = { $who }: { $hand ->
    [0] empty hand
    [1] 1 card in hand
   *[other] { $hand } cards in hand
}, { $penalties ->
    [0] no penalty
    [1] 1 penalty
   *[other] { $penalties } penalties
}, { $marker }.
yellowstone-now = { "" }
    .detailed = { yellowstone-seat }
yellowstone-seat-counted = { $who }: { $marker }.
yellowstone-board-empty = The board is empty.
yellowstone-row = Row { $row }: { $list }.
yellowstone-cell = { $card } column { $column }{ $n ->
    [1] {""}
   *[other] , both of them
}
yellowstone-fits = A card fits in rows { $top } to { $bottom }, columns { $left } to { $right }. The window is 3 by 3.
yellowstone-colours = Colours: { $list }.
yellowstone-column = column { $column }, { $colour }
yellowstone-pile = Pile: { $n ->
    [0] empty
    [1] 1 card
   *[other] { $n } cards
}.
yellowstone-hands = In hand: { $list }.
yellowstone-seat-hand = { $who }, { $n ->
    [0] no card
    [1] 1 card
   *[other] { $n } cards
}
yellowstone-where = { $played ->
    [0] No card played in this turn.
    [1] 1 card played in this turn.
   *[other] { $played } cards played in this turn.
}
yellowstone-count-round = Count { $round }.

# Moves as one may make them
yellowstone-move-start = { $who } starts
    .you = you start
yellowstone-move-deal = a card for { $who }
yellowstone-move-show = turn up { $card }
yellowstone-move-play = play { $card } column { $column }
yellowstone-move-window = pick up as in choice { $number }
yellowstone-move-done = done
yellowstone-move-refill-yes = refill the hand
yellowstone-move-refill-no = keep the hand
yellowstone-move-draw-pile = draw from the pile
yellowstone-move-draw-penalty = draw from the penalties
yellowstone-move-round = count { $number }
yellowstone-move-bonus = back by { $number }
yellowstone-move-recount = count penalties again
yellowstone-move-board = say the board again
yellowstone-move-unseen = missed turn

# Help: what is valid now
yellowstone-help-start = Say who starts: a name, or its number.
yellowstone-help-deal = Read the card that was dealt.
yellowstone-help-show = Read the card that is turned up, or type it: blue 5.
yellowstone-help-play = Read the card that is played, or type it: blue 5, and its column if there is a choice. After the first one: done ends the turn.
yellowstone-help-window = Answer with the number of what is picked up.
yellowstone-help-refill = Answer refill or keep: 1 or 2 will do too.
yellowstone-help-draw = Answer pile or penalties.
yellowstone-help-board = Read each card on the board, and its column if it is asked. At the end: done.
yellowstone-help-recount = Say a number of penalties.
yellowstone-help-round = When the pile is empty, say round. When cells are filled: a name, bonus, and 1, 3 or 4.
yellowstone-help-over = The game is over. score says the points again, quit closes.

# Why not: what is wrong, then what would be right.
why-yellowstone-not_now = { $phase ->
    [start] Not yet. Say first who starts.
    [deal] Not yet. Some cards have still to be dealt.
    [show] Not yet. Read first the first card of the board.
    [play] Not now. A card has to be played.
    [window] Not now. Say first what is picked up.
    [refill] Not now. Say first whether the hand is refilled, refill or keep.
    [draw] Not now. Say first where the cards come from, pile or penalties.
    [board] Not now. Say first the cards on the board.
    [recount] Not now. Say first the penalties of each player.
    [round] Not now. Say round for the next count.
   *[other] Not now. Say help to hear what fits.
}
why-yellowstone-face_needed = The card must be known here. Read it or type it.
why-yellowstone-must_play = There is no passing. Play one card at least.
why-yellowstone-not_in_hand = { $card } is not in hand. Play a card of the hand.
    .you = { $card } is not in your hand. Play one of your cards.
why-yellowstone-no_copy_left = Both cards { $card } have been seen or cannot be here. Read it once more.
why-yellowstone-on_board = This { $card } lies on the board already, column { $column }. It must be another one.
why-yellowstone-picked_up = This { $card } is among the penalties of { $seat }. It must be another one.
    .you = This { $card } is among your penalties. It must be another one.
why-yellowstone-must_fit = { $card } leaves the window, but another one in hand fits. Play one that fits.
why-yellowstone-nothing_fits = Nothing in hand can follow. Say done.
why-yellowstone-second_must_fit = { $card } leaves the window, and the second one of a turn must not. Play another one or say done.
why-yellowstone-does_not_fit = { $card } leaves the window in column { $column }. Columns that fit: { $columns }.
why-yellowstone-wrong_column = { $card } does not go in column { $column }. Its colour stands in column { $right }.
why-yellowstone-on_first_copy = The other { $card } lies there already. The second one goes on it, column { $column }.
why-yellowstone-column_taken = Column { $column } has another colour than { $card }. Possible columns: { $columns }.
why-yellowstone-no_such_column = A column is needed for { $card }. Say a number from 1 to { $last }.
why-yellowstone-place_missing = { $card } has no column yet. Possible: column { $free }, or undo.
why-yellowstone-no_such_window = There is no choice { $number }. { $last ->
    [1] Say 1.
    [2] Say 1 or 2.
   *[other] Say a number from 1 to { $last }.
}
why-yellowstone-no_refill = A hand is refilled only after two cards played. Play one or say done.
why-yellowstone-yes_or_no = That does not answer the question. Say refill or keep.
why-yellowstone-which_pile = That does not answer the question. Say pile or penalties.
why-yellowstone-too_few_penalties = To draw from the penalties, there must be 6 of them at least. { $seat } has { $found }.
    .you = To draw from your penalties, there must be 6 of them at least. You have { $found }.
why-yellowstone-dealt_to = This one is not for { $seat }. It is for { $turn }.
    .turn-you = This one is not for { $seat }. It is for you.
    .you = This one is not for you. It is for { $turn }.
why-yellowstone-hand_is_known = The hand of { $seat } is known already. Say what is asked.
    .you = Your hand is known already. Say what is asked.
why-yellowstone-no_such_bonus = A marker goes back by 1, 3 or 4. Say one of these numbers.
why-yellowstone-count_in_order = The count goes in the order of the seats. It is the turn of { $turn }.
    .turn-you = The count goes in the order of the seats. It is your turn.
why-yellowstone-no_such_count = A number of cards is expected. Say for example 4.
why-yellowstone-more_than_there_are = { $number } cards would be more than the game has. Count once more.
why-yellowstone-too_many_copies = There are only { $copies } cards { $card }. Read once more.
why-yellowstone-two_colours = { $card } cannot lie in column { $column }: another colour stands there. Read the column once more.
why-yellowstone-no_window = The cards do not lie within 3 rows and 3 columns. Read the board once more.
why-yellowstone-card_twice = This { $card } was read twice. Read another one.

# companion count yellowstone
yellowstone-line-marker = Marker before: { $points }.
    .brief = { "" }
yellowstone-count-board = { $cards ->
    [1] 1 card on the board
   *[other] { $cards } cards on the board
}, { $cells ->
    [1] 1 cell filled
   *[other] { $cells } cells filled
}, { $windows ->
    [1] 1 window possible
   *[other] { $windows } windows possible
}.
yellowstone-count-fits = { $card } in column { $column }: fits in { $windows ->
    [1] 1 window
   *[other] { $windows } windows
}, nothing to pick up.
yellowstone-count-fits-bonus = { $card } in column { $column }: fits in { $windows ->
    [1] 1 window
   *[other] { $windows } windows
}. Nothing to pick up, and the marker goes back by { $bonus }.
yellowstone-count-breaks = { $card } in column { $column }: does not fit. To pick up, as one likes: { $list }
yellowstone-count-breaks-one = { $card } in column { $column }: does not fit. You pick up { $way }.
yellowstone-count-refused = That is not allowed. { $why }
yellowstone-count-marker = { $who }: marker on { $n_said }.
metavar-card = CARD
help-count-yellowstone = Says where a card may go and what it costs, or counts penalties. A board is written "R3@3 B3@4": card and column. Penalties are written "Ana: 4", or "Ana: 4 9" if the marker was on 9 and not on 5.
help-count-yellowstone-card = The card to play, R5, or R5@3 for one column only.
error-count-yellowstone-reader = To count at the table, give --players, and no board or --card. Example: companion count yellowstone --players Ana,Bo
error-count-yellowstone-card = --card needs a board. Example: companion count yellowstone "R3@3" --card R5
error-count-yellowstone-both = A board and penalties are not counted together. Give one or the other.
error-count-yellowstone-numbers = { $name }: "{ $text }" is no number of penalties. Write for example "Ana: 4", or "Ana: 4 9" with the marker before.
error-count-yellowstone-cards = { $found } penalty cards are too many: the game has { $cards } cards. Count them again.
error-count-yellowstone-over = { $name }: the marker cannot be on { $marker } before a scoring, the game would be over. Write a number up to { $most }.
error-count-yellowstone-below = { $name }: the marker does not go below 0. Write a number from 0 to { $most }, or add --option marker_floor=none.
error-count-board = The board "{ $layout }" does not fit. { $why }

# Words of every table, as this game says them
table-help-yellowstone-always = Always: score, who, a name, table, number, repeat, undo, correct, recount, missed, board to hear it, recount the board to read it anew, quit.
repair-yellowstone-unseen = missed turn: nobody read it
