# Skyjo: what is said at the table. $who and $seat are players' names, $card a card in words
# ("minus 2"), $place a place from 1 to 12, counted row by row.

# Events
skyjo-round-began = Round { $round }.
skyjo-discard-shown = On the discard: { $card }.
    .brief = Discard: { $card }.
skyjo-discard-unread = The top card of the discard is not read.
skyjo-starter-sum = { $who } starts, with { $sum }.
    .you = You start, with { $sum }.
    .brief = { $who } starts.
    .brief-you = You start.
    .detailed = { $who } starts: the two cards make { $sum }, the highest sum.
    .detailed-you = You start: your two cards make { $sum }, the highest sum.
skyjo-starter = { $who } starts.
    .you = You start.
skyjo-pile-renewed = The pile is empty. Shuffle the discard, but its top card, into a new pile of { $n } cards.
    .brief = New pile: { $n } cards of the discard.
skyjo-card-drawn = { $who } draws { $card }.
    .you = You draw { $card }.
    .detailed = { skyjo-card-drawn } { skyjo-pile }
    .detailed-you = { skyjo-card-drawn.you } { skyjo-pile }
skyjo-card-taken = { $who } takes { $card } from the discard.
    .you = You take { $card } from the discard.
    .brief = { $who } takes { $card }.
    .brief-you = You take { $card }.
skyjo-card-taken-unread = { $who } takes the discard.
    .you = You take the discard.
skyjo-card-exchanged = { $who } lays { $card } on place { $place }. To the discard: { $out }.
    .you = You lay { $card } on place { $place }. To the discard: { $out }.
    .brief = { $who }, place { $place }: { $card }. Discard: { $out }.
    .brief-you = Place { $place }: { $card }. Discard: { $out }.
    .detailed = { skyjo-card-exchanged } { skyjo-hidden-left }
    .detailed-you = { skyjo-card-exchanged.you } { skyjo-hidden-left }
skyjo-card-discarded = { $who } discards { $card }.
    .you = You discard { $card }.
skyjo-card-turned = { $who } turns up { $card }, place { $place }.
    .you = You turn up { $card }, place { $place }.
    .brief = { $who }, place { $place }: { $card }.
    .brief-you = Place { $place }: { $card }.
    .detailed = { skyjo-card-turned } { skyjo-hidden-left }
    .detailed-you = { skyjo-card-turned.you } { skyjo-hidden-left }
skyjo-column-removed = Three times { $card }: column { $column } goes on top of the discard.
    .brief = Column { $column } removed. Discard: { $card }.
skyjo-last-lap = { $who } has no hidden card left. One last turn for everybody else.
    .you = You have no hidden card left. One last turn for everybody else.
    .brief = { $who }: no hidden card left. Last turn.
skyjo-turn-unseen = { $who }: turn not read. The grid will be counted again.
    .you = You: turn not read. Your grid will be counted again.
    .brief = { $who }: turn not read.
skyjo-grid-count = { $n ->
    [0] no card
    [1] 1 card
   *[other] { $n } cards
} open, { $hidden ->
    [0] none
   *[other] { $hidden }
} hidden
skyjo-grid-recounted = { $who }, grid counted again: { skyjo-grid-count }.
    .you = Your grid, counted again: { skyjo-grid-count }.
# The cards of a grid that nobody has seen yet, of the player who has just played.
skyjo-hidden-left = { $hidden ->
    [0] No hidden card left.
    [1] 1 hidden card left.
   *[other] { $hidden } hidden cards left.
}
skyjo-ender-named = { $who } ended the round.
    .you = You ended the round.
skyjo-round-ended = Round { $round } is over. { $who } ended it.
    .you = Round { $round } is over. You ended it.
    .brief = Round { $round } is over.
skyjo-grid-scored = { $who }, round { $round }: { $points }. Total: { $total }.
    .you = Your points, round { $round }: { $points }. Total: { $total }.
    .brief = { $who }: { $points }, total { $total }.
skyjo-line-column-sum = { $n ->
    [1] A single column: { $points }.
   *[other] Columns: { $list }. That makes { $points }.
}
    .brief = { "" }
skyjo-line-nothing-left = No card is left: { $points }.
    .brief = { "" }
skyjo-line-column-removed = Column { $column }, three times { $card }, is removed.
    .brief = { "" }
skyjo-line-doubled = Ended the round without the lowest score, doubled: { $points } more.
    .brief = { "" }
skyjo-game-ended-one = The game is over. { $who } wins with { $points }.
    .you = The game is over. You win with { $points }.
    .brief = { $who } wins, { $points }.
    .brief-you = You win, { $points }.
skyjo-game-ended-shared = The game is over. { $who } share the victory with { $points }.
    .you = The game is over. { $who } share the victory with { $points }.
    .brief = { $who } win, { $points }.
    .brief-you = { $who } win, { $points }.

# Questions
skyjo-ask-round-first = Everybody lays out 12 hidden cards. Turn up one card for the discard and read it.
skyjo-ask-round = For round { $round }, shuffle everything; { $who } will start. Lay out the cards, turn up one for the discard and read it.
    .you = For round { $round }, shuffle everything; you will start. Lay out the cards, turn up one for the discard and read it.
skyjo-ask-count-round = After round { $round }, say round to count it.
skyjo-ask-first = Which card opens the discard?
skyjo-ask-opening-first = { $who } turns up two cards. First place?
    .you = Turn up two cards. First place?
    .brief = { $who }, first place?
    .brief-you = First place?
skyjo-ask-opening-second = Second place?
skyjo-ask-choose = { $who } to play: pile, or discard, { $card }?
    .you = Your turn: pile, or discard, { $card }?
    .brief = { $who }: pile, or { $card }?
    .brief-you = Your turn: pile, or { $card }?
skyjo-ask-choose-unread = { $who } to play: pile or discard?
    .you = Your turn: pile or discard?
skyjo-ask-choose-list = { $who } to play. 1, the pile. 2, the discard, { $card }.
    .you = Your turn. 1, the pile. 2, the discard, { $card }.
    .brief = { $who }. 1, pile. 2, { $card }.
    .brief-you = Your turn. 1, pile. 2, { $card }.
skyjo-ask-choose-pile = { $who } to play. Draw from the pile.
    .you = Your turn. Draw from the pile.
skyjo-ask-drawn = Read the card drawn.
skyjo-ask-taken = Read the card taken.
skyjo-ask-decide = On which place, or discard?
    .brief = Place, or discard?
skyjo-ask-exchange = On which place?
    .brief = Place?
skyjo-ask-turn = Which hidden card is turned up? Say its place.
    .brief = Place to turn up?
skyjo-ask-turned = Read the card of place { $place }.
skyjo-ask-replaced = Read the card of place { $place }, now on the discard.
skyjo-ask-last = Hidden card of { $who } on place { $place }: read it.
    .you = Your hidden card on place { $place }: read it.
skyjo-ask-top = Which card lies on the discard now?
skyjo-ask-ended = Who ended the round? { $list }
skyjo-ask-recount-seat = Which grid shall be counted again? { $list }
skyjo-ask-recount = Grid of { $who }, row by row. Place 1: a card, hidden, or empty?
    .you = Your grid, row by row. Place 1: a card, hidden, or empty?
skyjo-ask-recount-next = Place { $place }?

# Answers
skyjo-totals = Total: { $list }.
skyjo-open = Open in this round: { $list }.
skyjo-now = { "" }
    .detailed = { skyjo-grid-of } Open cards by column: { $list }. { skyjo-hidden-left }
    .detailed-you = { skyjo-grid-of.you } Open cards by column: { $list }. { skyjo-hidden-left }
skyjo-seat-points = { $who }, { $points }
skyjo-grid-of = Grid of { $who }.
    .you = Your grid.
skyjo-no-grid = There is no grid yet: the round has not begun.
skyjo-row = Row { $row }: { $list }.
skyjo-place = Place { $place }: { $what }.
skyjo-cell-hidden = hidden
skyjo-cell-gone = empty
skyjo-discard = Discard: { $card }, { $n ->
    [0] the only card
    [1] on top of 1 other card
   *[other] on top of { $n } other cards
}.
skyjo-discard-empty = The discard is empty.
skyjo-pile = Pile: { $n ->
    [0] no card
    [1] 1 card
   *[other] { $n } cards
}.
skyjo-held = { $who } is holding { $card }.
    .you = You are holding { $card }.
skyjo-where = Round { $round }.
skyjo-where-last-lap = Round { $round }, last turns: { $who } has no hidden card left.
    .you = Round { $round }, last turns: you have no hidden card left.

# Moves as one may make them
skyjo-move-round = begin round { $round }
skyjo-move-show = show { $card }
skyjo-move-draw = draw from the pile
skyjo-move-take = take the discard
skyjo-move-swap = exchange place { $place }
skyjo-move-discard = discard the card drawn
skyjo-move-turn = turn up place { $place }
skyjo-move-ended = { $who } ended the round
    .you = you ended the round
skyjo-move-recount = count a grid again
skyjo-move-unseen = missed turn

# Help: what is valid now
skyjo-help-round = Read the first card of the discard, or type round.
skyjo-help-count-round = Type round when the next round is played, to count it.
skyjo-help-first = Read the card that opens the discard, or type its number, like minus 2. If it cannot be read: unreadable.
skyjo-help-shown = Read the card, or type its number, like minus 2.
skyjo-help-unread = Read the card, or type its number. If it cannot be read: unreadable.
skyjo-help-opening = Answer with a place from 1 to 12, or row 2 column 3.
skyjo-help-choose = Answer pile or discard, p or d. Reading a card means that it was drawn.
skyjo-help-decide = Answer with the place to exchange, from 1 to 12, or row 2 column 3; or discard, and turn up a hidden card.
skyjo-help-exchange = Answer with the place to exchange, from 1 to 12, or row 2 column 3.
skyjo-help-turn = Answer with the place of a hidden card, from 1 to 12, or row 2 column 3.
skyjo-help-recount = Place by place, row by row: the card, hidden, or empty.
skyjo-help-ended = Say who was the first without a hidden card: a name, or its number.
skyjo-help-over = The game is over. score says the points again, quit closes.

# Why not: what is wrong, then what would be right
why-skyjo-not_now = { $phase ->
    [round] The round is over. Say round for the next one.
    [first] Not yet. Read first the card that opens the discard.
    [opening] Not yet. Two cards of each grid are turned up first: say a place.
    [choose] Not yet. Say pile or discard first.
    [decide] Not now. Say first on which place the card goes, or discard.
    [exchange] Not now. Say first on which place the card goes.
    [turn] Not now. Say first which hidden card is turned up.
    [recount] Not now. First a grid has to be counted again.
    [ended] Not yet. Say first who ended the round.
   *[other] Not yet. Read first the card that appears.
}
why-skyjo-nothing_held = There is no card in hand yet. Say pile or discard first.
why-skyjo-holding = { $card } is in hand already. Say on which place it goes.
why-skyjo-discard_first = A card is turned up only after discarding { $card }. Say discard first, or a place to exchange.
why-skyjo-taken_stays = { $card } comes from the discard and cannot go back. Say the place to exchange.
why-skyjo-nothing_to_swap = There is no card left to exchange. Draw from the pile.
why-skyjo-pile_or_discard = That is neither the pile nor the discard. Say p for the pile or d for the discard.
why-skyjo-place_first = The place comes first. Say a number from 1 to 12.
why-skyjo-no_such_place = There is no place { $place }. Say a number from 1 to 12.
why-skyjo-place_gone = Column gone: place { $place } is empty. Say one of these: { $free }.
why-skyjo-already_open = Place { $place } is open already, { $card }. Hidden: { $free }.
why-skyjo-face_needed = The card must be known here. Read it, or type its number.
why-skyjo-card_expected = A card is expected. Read it or type it, from minus 2 to 12.
why-skyjo-in_hand = { $seat } is holding that { $card } already. It must be another card.
    .you = You are holding that { $card } already. It must be another card.
why-skyjo-in_grid = That { $card } lies with { $seat } already, place { $place }. It must be another card.
    .you = That { $card } lies in your grid already, place { $place }. It must be another card.
why-skyjo-in_discard = That { $card } lies in the discard. It must be another card.
why-skyjo-all_seen = All { $copies } cards { $card } have been seen. Read the card again.
why-skyjo-not_in_pile = The new pile holds no { $card }. Read the card again.
why-skyjo-not_hidden = No hidden card can be { $card } any more. Read the card again.
why-skyjo-need_twelve_places = A grid has 12 places; here are { $found }. { $found ->
    [13] Nothing comes after place 12.
   *[other] Name every place, hidden and empty ones too.
}
why-skyjo-column_goes_whole = Column { $column } goes or stays as a whole: place { $place } does not fit. Say empty for all three places, or for none.
why-skyjo-column_stays = Three times { $card } in column { $column } cannot stay. They go to the discard: say empty for the column.
why-skyjo-card_twice = That { $card } lies there twice. Read it again.
why-skyjo-too_many = There are only { $copies } cards { $card }, and more would lie open. Read it again.

# companion count skyjo
help-count-skyjo = Count a round of Skyjo. Layouts: twelve cards row by row, like "Ana: 5 3 -1 0 / 2 2 8 1 / 0 4 ? 7"; a removed column is a full stop in each row, an unread card is ?. With --reader and --players the grids are read at the table after each round.
metavar-skyjo-ender = NAME
help-count-ended-by = Who ended the round; without a strictly lowest score this player's points count double.
error-count-ended-by = { $who } has no layout here, so cannot have ended the round. The layouts are of: { $names }.
error-count-skyjo-reader = Give either layouts, or players and a reader: --ended-by belongs to layouts.
skyjo-count-total = { $points }.
skyjo-count-total-of = { $who }: { $points }.

# Words of every table, as this game says them
table-help-skyjo-always = Always: score, who, grid and a name, table, number, repeat, undo, correct, recount, missed, quit.
repair-skyjo-recount = count a grid again
repair-skyjo-unseen = missed turn: nobody read it
