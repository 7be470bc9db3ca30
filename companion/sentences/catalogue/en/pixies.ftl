# Pixies: what is said at the table. $who and $seat are players' names, $card a card in words
# ("blue 5 with 2 spirals"), $place a place from 1 to 9.

# Events
pixies-round-began = Round { $round }. { $who } starts.
pixies-card-shown = Card { $number } of { $of }: { $card }.
pixies-card-unread = Card { $number } of { $of }: not read.
pixies-card-taken = { $who } takes { $card }.
pixies-card-placed = { $who } takes { $card }, place { $place }.
pixies-card-placed-validated = { $who } takes { $card }, place { $place }, validated.
pixies-card-kept-new = { $who } keeps the new card, { $card }, place { $place }, validated.
pixies-card-kept-old = { $who } keeps the old card, { $card }, place { $place }, validated.
pixies-card-hidden = { $who } puts { $card }, face down, place { $place }.
pixies-turn-unseen = { $who }: card not read. The area will be counted again.
pixies-area-recounted = { $who }, area counted again: { $cards ->
    [0] no card
    [1] 1 card
   *[other] { $cards } cards
} face up, { $hidden ->
    [0] none
   *[other] { $hidden }
} face down.
pixies-recount-differs = Careful: { $who } took { $taken ->
    [0] no card
    [1] 1 card
   *[other] { $taken } cards
} in this round, the area shows { $found }. If the reading is wrong: undo.
pixies-round-ended-full = Round { $round } is over: full area for { $who }.
pixies-round-ended-short = Round { $round } is over: the pile is too short for another turn.
pixies-area-scored = { $who }, round { $round }: { $points }. Total: { $total }.
pixies-line-validated = Validated cards: { $points }.
pixies-line-spirals = Spirals: { $points }.
pixies-line-crosses = Crosses: { $points }.
pixies-line-bonus = { $colour } bonus: { $points }.
pixies-line-zone = { $colour } zone of { $size } cards, { $factor } points a card: { $points }.
# The colour opens its sentence.
pixies-colour-zone = { $family ->
    [B] Blue
    [G] Green
    [Y] Yellow
   *[R] Red
}
pixies-colour-bonus = { $family ->
    [B] Blue
    [G] Green
    [Y] Yellow
   *[R] Red
}
pixies-game-ended-one = The game is over. { $who } wins with { $points }.
pixies-game-ended-shared = The game is over. { $who } share the victory with { $points }.

# Questions
pixies-ask-start = Who starts? { $list }
pixies-ask-show = { $who } turns up { $n } cards.
pixies-ask-show-next = Card { $number } of { $of }, please read it.
pixies-ask-take = { $who } to choose.
pixies-ask-take-last = Left for { $who }: { $card }.
pixies-ask-take-list = { $who } to choose. { $list }
pixies-ask-keep = Which one stays face up? 1, the new one, { $new }. 2, the old one, { $old }.
pixies-ask-place = On which place, face down? Free: { $free }.
pixies-ask-recount = Area of { $who }, in order. Place 1: a card, empty, or face down?
pixies-ask-recount-next = Place { $place }?
pixies-ask-recount-last = Place 9 is read. Say validated or done.
pixies-ask-recount-seat = Which area shall be counted again? { $list }
pixies-ask-round = For round { $round }, shuffle everything; { $who } starts. Read the first card, or say round.

# Answers
pixies-totals = Total: { $list }.
pixies-so-far = In this round, so far: { $list }.
pixies-seat-points = { $who }, { $points }
pixies-area-of = Area of { $who }.
pixies-no-area = There is no area yet: the game has not begun.
pixies-area-row = Row { $row }: { $list }.
pixies-place = Place { $place }: { $what }.
pixies-place-empty = empty
pixies-place-hidden = face down
pixies-place-validated = { $card }, validated
pixies-display = Cards turned up: { $list }
pixies-display-unread = { $n ->
    [1] One card is not read.
   *[other] { $n } cards are not read.
}
pixies-display-empty = No card is turned up.
pixies-pile = Pile: { $n ->
    [0] no card
    [1] 1 card
   *[other] { $n } cards
}.
pixies-where = Round { $round }, { $picks ->
    [0] start of the turn
    [1] 1 card taken in this turn
   *[other] { $picks } cards taken in this turn
}.

# Moves as one may make them
pixies-move-start = { $who } starts
pixies-move-take = take { $card }
pixies-move-keep-new = keep the new one
pixies-move-keep-old = keep the old one
pixies-move-place = place { $place }
pixies-move-show = turn up { $card }
pixies-move-round = begin round { $round }
pixies-move-recount = count an area again
pixies-move-unseen = missed turn

# Help: what is valid now
pixies-help-start = Say who starts: a name, or its number.
pixies-help-show = Read the card that is turned up, or type it: blue 5. If it cannot be read: unreadable.
pixies-help-take = Read the chosen card, type it, or take and its number. table says the cards again.
pixies-help-keep = Answer new or old, 1 or 2, or read the card that stays face up.
pixies-help-place = Answer with the number of a free place.
pixies-help-round = Read the first card of the round, or type round.
pixies-help-recount = Place by place: the card, empty, or face down. After a card: validated. At the end: done.
pixies-help-over = The game is over. score says the points again, quit closes.

# Only counting: the areas are read at the end of each round
pixies-count-round = Round { $round }.
pixies-ask-count-round = After round { $round }, say round to count it.
