# Pixies: what is said at the table. $who and $seat are players' names, $card a card in words
# ("blue 5 with 2 spirals"), $place a place from 1 to 9.

# Events
pixies-round-began = Round { $round }. { $who } starts.
    .you = Round { $round }. You start.
pixies-card-shown = Card { $number } of { $of }: { $card }.
    .brief = Card { $number }: { $card }.
pixies-card-unread = Card { $number } of { $of }: not read.
    .brief = Card { $number } not read.
pixies-card-taken = { $who } takes { $card }.
    .you = You take { $card }.
pixies-card-placed = { $who } takes { $card }, place { $place }.
    .you = You take { $card }, place { $place }.
    .brief = { $who }: { $card }, place { $place }.
    .brief-you = { $card }, place { $place }.
    .detailed = { pixies-card-placed } { pixies-filled }
    .detailed-you = { pixies-card-placed.you } { pixies-filled }
pixies-card-placed-validated = { $who } takes { $card }, place { $place }, validated.
    .you = You take { $card }, place { $place }, validated.
    .brief = { $who }: { $card }, place { $place }, validated.
    .brief-you = { $card }, place { $place }, validated.
    .detailed = { $who } takes { $card }, place { $place }, on top of a hidden card, so validated. { pixies-filled }
    .detailed-you = You take { $card }, place { $place }, on top of a hidden card, so validated. { pixies-filled }
pixies-card-kept-new = { $who } keeps the new card, { $card }, place { $place }, validated.
    .you = You keep the new card, { $card }, place { $place }, validated.
    .brief = { $who }: new, { $card }, place { $place }, validated.
    .brief-you = New, { $card }, place { $place }, validated.
    .detailed = { $who } keeps the new card, { $card }, place { $place }. The other one goes under it, so it is validated.
    .detailed-you = You keep the new card, { $card }, place { $place }. The other one goes under it, so it is validated.
pixies-card-kept-old = { $who } keeps the old card, { $card }, place { $place }, validated.
    .you = You keep the old card, { $card }, place { $place }, validated.
    .brief = { $who }: old, { $card }, place { $place }, validated.
    .brief-you = Old, { $card }, place { $place }, validated.
    .detailed = { $who } keeps the old card, { $card }, place { $place }. The other one goes under it, so it is validated.
    .detailed-you = You keep the old card, { $card }, place { $place }. The other one goes under it, so it is validated.
pixies-card-hidden = { $who } puts { $card } face down on place { $place }.
    .you = You put { $card } face down on place { $place }.
    .brief = { $who }: { $card }, face down, place { $place }.
    .brief-you = { $card }, face down, place { $place }.
    .detailed = { $who } puts { $card } face down on place { $place }, as the place of its number is validated. { pixies-filled }
    .detailed-you = You put { $card } face down on place { $place }, as the place of its number is validated. { pixies-filled }
pixies-turn-unseen = { $who }: card not read. The area will be counted again.
    .you = You: card not read. Your area will be counted again.
    .brief = { $who }: card not read.
# How many places of an area hold cards.
pixies-filled = { $filled ->
    [1] 1 place taken.
   *[other] { $filled } places taken.
}
pixies-area-count = { $cards ->
    [0] no card
    [1] 1 card
   *[other] { $cards } cards
} face up, { $hidden ->
    [0] none
   *[other] { $hidden }
} face down
pixies-area-recounted = { $who }, area counted again: { pixies-area-count }.
    .you = Your area, counted again: { pixies-area-count }.
pixies-cards-taken = { $taken ->
    [0] no card
    [1] 1 card
   *[other] { $taken } cards
}
pixies-recount-differs = Careful: { $who } took { pixies-cards-taken } in this round, the area shows { $found }. If the reading is wrong: undo.
    .you = Careful: you took { pixies-cards-taken } in this round, the area shows { $found }. If the reading is wrong: undo.
pixies-round-ended-full = Round { $round } is over: full area for { $who }.
pixies-round-ended-short = Round { $round } is over: the pile is too short for another turn.
pixies-area-scored = { $who }, round { $round }: { $points }. Total: { $total }.
    .you = Your points, round { $round }: { $points }. Total: { $total }.
    .brief = { $who }: { $points }, total { $total }.
pixies-line-validated = Validated cards: { $points }.
    .brief = { "" }
pixies-line-spirals = Spirals: { $points }.
    .brief = { "" }
pixies-line-crosses = Crosses: { $points }.
    .brief = { "" }
pixies-line-bonus = { $colour } bonus: { $points }.
    .brief = { "" }
pixies-line-zone = { $colour } zone of { $size } cards, { $factor } points a card: { $points }.
    .brief = { "" }
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
    .you = The game is over. You win with { $points }.
    .brief = { $who } wins, { $points }.
    .brief-you = You win, { $points }.
pixies-game-ended-shared = The game is over. { $who } share the victory with { $points }.
    .you = The game is over. { $who } share the victory with { $points }.
    .brief = { $who } win, { $points }.
    .brief-you = { $who } win, { $points }.

# Questions
pixies-ask-start = Who starts? { $list }
pixies-ask-show = { $who } turns up { $n } cards.
    .you = You turn up { $n } cards.
pixies-ask-show-next = Card { $number } of { $of }, please read it.
    .detailed = { "" }
pixies-ask-take = { $who } to choose.
    .you = Your choice.
    .brief = { $who }?
    .brief-you = Your turn.
pixies-ask-take-last = Left for { $who }: { $card }.
    .brief = Left for { $who }: { $card }.
pixies-ask-take-list = { $who } to choose. { $list }
    .you = Your choice. { $list }
    .brief = { $who }? { $list }
    .brief-you = Your turn. { $list }
pixies-ask-keep = Which one stays face up? 1, the new one, { $new }. 2, the old one, { $old }.
    .brief = 1, new, { $new }. 2, old, { $old }.
pixies-ask-place = On which place, face down? { $free }.
    .brief = Face down, where? { $free }.
pixies-ask-recount = Area of { $who }, in order. Place 1: a card, empty, or face down?
    .you = Your area, in order. Place 1: a card, empty, or face down?
pixies-ask-recount-next = Place { $place }?
pixies-ask-recount-last = Place 9 is read. Say validated or done.
pixies-ask-recount-seat = Which area shall be counted again? { $list }
pixies-ask-round = For round { $round }, shuffle everything; { $who } starts. Read the first card, or say round.
    .you = For round { $round }, shuffle everything; you start. Read the first card, or say round.

# Answers
pixies-totals = Total: { $list }.
pixies-so-far = In this round, so far: { $list }.
pixies-now = { "" }
    .detailed = { pixies-area-of } { $list }
    .detailed-you = { pixies-area-of.you } { $list }
pixies-now-nothing = { "" }
    .detailed = Area of { $who }: no points yet.
    .detailed-you = Your area: no points yet.
pixies-seat-points = { $who }, { $points }
pixies-area-of = Area of { $who }.
    .you = Your area.
pixies-no-area = There is no area yet: the game has not begun.
pixies-area-row = Row { $row }: { $list }.
pixies-place = Place { $place }: { $what }.
pixies-place-empty = empty
pixies-place-hidden = face down
pixies-place-validated = { $card }, validated
pixies-display = { $n ->
    [1] Card turned up: { $list }
   *[other] Cards turned up: { $list }
}
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
    .you = you start
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
