# Num Draft: what is said at the table. $who, $to and $seat are players' names, $card a card in
# words ("blue 5"), $place a place from 1 to 9.

# Events
# The own choice is said by numdraft-secret-noted.
numdraft-chosen = { $who } has chosen.
    .you = { "" }
    .brief = { $who }: chosen.
    .brief-you = { "" }
numdraft-place-chosen = { $who } turns up place { $place }.
    .you = You turn up place { $place }.
    .brief = { $who }, place { $place }.
    .brief-you = Place { $place }.
numdraft-turned = { $who }, place { $place }: { $card }.
    .detailed = { numdraft-turned } { numdraft-still-hidden }
numdraft-again-joker = { $n ->
    [1] A joker names nobody. { $who } turns up another card.
   *[other] Jokers name nobody. { $who } turn up another card.
}
    .you = { $n ->
          [1] A joker names nobody. You turn up another card.
         *[other] Jokers name nobody. { $who } turn up another card.
      }
    .brief = { $who }: another card.
numdraft-again-all = No value is there only once. Everybody turns up another card.
    .brief = Everybody: another card.
numdraft-master = { $who } is the master, with { $card }. Now the turned cards are given.
    .you = You are the master, with { $card }. Now the turned cards are given.
    .brief = { $who } is the master.
    .brief-you = You are the master.
    .detailed = { $who } is the master: { $card } is the lowest value that is there only once. Now the turned cards are given.
    .detailed-you = You are the master: { $card } is the lowest value that is there only once. Now the turned cards are given.
numdraft-given = { $who } gives { $card }, place { $place }, to { $to }.
    .you = You give { $card }, place { $place }, to { $to }.
    .to-you = { $who } gives you { $card }, place { $place }.
    .brief = { $who }, place { $place }: { $card }, for { $to }.
    .brief-you = Place { $place }: { $card }, for { $to }.
numdraft-given-hidden = { $who } gives the hidden card of place { $place } to { $to }.
    .you = You give the hidden card of place { $place } to { $to }.
    .to-you = { $who } gives you the hidden card of place { $place }.
    .brief = { $who }, place { $place }: hidden card, for { $to }.
    .brief-you = Place { $place }: hidden card, for { $to }.
numdraft-put = { $who } puts { $card } on place { $place }.
    .you = You put { $card } on place { $place }.
    .brief = { $who }: { $card }, place { $place }.
    .brief-you = { $card }, place { $place }.
    .detailed = { numdraft-put } { numdraft-still-hidden }
    .detailed-you = { numdraft-put.you } { numdraft-still-hidden }
numdraft-put-unread = { $who } puts a card, not read, on place { $place }.
    .you = You put a card, not read, on place { $place }.
    .brief = { $who }: card not read, place { $place }.
    .brief-you = Card not read, place { $place }.
numdraft-passed = All hands go to the left.
    .brief = Hands go on.
numdraft-passed-last = That was the last turn.
numdraft-hidden-passed = All hidden cards go to the left. Fill your grids from your hands.
    .brief = Hidden cards go to the left.
numdraft-turns-left = { $n ->
    [1] This turn is the last.
   *[other] One more turn after this one.
}
numdraft-announced = { $who } announces num draft. { numdraft-turns-left }
    .you = You announce num draft. { numdraft-turns-left }
    .brief = { $who }: num draft. { numdraft-turns-left }
numdraft-last-hidden = No hidden card left for { $who }. One more turn after this one.
    .brief = { $who }: no hidden card left. One more turn.
numdraft-told = Noted for the hand of { $who }.
    .you = Noted for your hand.
numdraft-turn-unseen = { $who }: turn not read. The grid will be counted again.
    .you = You: turn not read. Your grid will be counted again.
    .brief = { $who }: turn not read.
numdraft-grid-count = { $cards ->
    [0] no card
    [1] 1 card
   *[other] { $cards } cards
} open, { $hidden ->
    [0] none
   *[other] { $hidden }
} hidden
numdraft-recounted = { $who }, grid counted: { numdraft-grid-count }.
    .you = Your grid, counted: { numdraft-grid-count }.
# Hidden cards of the player whose card has just appeared.
numdraft-still-hidden = { $hidden ->
    [0] No hidden card left.
    [1] 1 hidden card left.
   *[other] { $hidden } hidden cards left.
}
numdraft-scored = { $who }: { $points }.
numdraft-game-ended-one = The game is over. { $who } wins with { $points }.
    .you = The game is over. You win with { $points }.
    .brief = { $who } wins, { $points }.
    .brief-you = You win, { $points }.
numdraft-game-ended-shared = The game is over. { $who } share the victory with { $points }.
    .you = The game is over. { $who } share the victory with { $points }.
    .brief = { $who } win, { $points }.
    .brief-you = { $who } win, { $points }.

# Only for the ear of one player
numdraft-secret-dealt = In your hand: { $card }.
    .brief = In hand: { $card }.
numdraft-secret-given = { $who } gives you { $card }.
numdraft-secret-noted = You chose: { $move }.
    .brief = Choice: { $move }.
numdraft-secret-hand = Your hand now: { $list }.

# The lines of a score. A group opens its sentence.
numdraft-group-colour = { $family ->
    [R] Red
    [G] Green
    [B] Blue
    [Y] Yellow
    [A] Rainbow
   *[S] Shadow
}
numdraft-group-value = Value { $value }
numdraft-line = { $group }, { $n } cards: { $points }.
    .brief = { "" }
numdraft-line-joined = { $group }, { $n } cards, including { $list }: { $points }.
    .brief = { "" }
numdraft-line-jokers = Two jokers: { $points }.
    .brief = { "" }
numdraft-line-bonus = Bonus for cards of the neighbours, { $list }: { $points }.
    .brief = { "" }

# Questions
numdraft-ask-turn = { $who }, which place do you turn up?
    .you = Which place do you turn up?
    .brief = { $who }, place to turn up?
    .brief-you = Place to turn up?
numdraft-ask-turn-of = { $who }, which place do you turn up? { $list }.
    .you = Which place do you turn up? { $list }.
    .brief = { $who }, place to turn up? { $list }.
    .brief-you = Place to turn up? { $list }.
numdraft-ask-give = { $who }, which place do you give from?
    .you = Which place do you give from?
    .brief = { $who }, place to give?
    .brief-you = Place to give?
numdraft-ask-give-of = { $who }, which place do you give from? { $list }.
    .you = Which place do you give from? { $list }.
    .brief = { $who }, place to give? { $list }.
    .brief-you = Place to give? { $list }.
numdraft-ask-put = { $who }, which card do you put there?
    .you = Which card do you put there?
    .brief = { $who }, card to put?
    .brief-you = Card to put?
numdraft-ask-fill = { $who }, which card, and on which place? { $list }.
    .you = Which card do you put, and on which place? { $list }.
    .brief = { $who }, card and place? { $list }.
    .brief-you = Card and place? { $list }.
numdraft-ask-fill-place = { $who }, the card that fills place { $place }?
    .you = The card that fills your place { $place }?
numdraft-ask-show = { $who }, the card of place { $place }?
    .you = The card of your place { $place }?
numdraft-ask-deal = A card for the hand of { $who }.
    .you = A card for your hand.
numdraft-ask-deal-any = For whose hand, and which card?
numdraft-ask-recount = Grid of { $who }, in order. Place 1?
    .you = Your grid, in order. Place 1?
numdraft-ask-recount-next = Place { $place }?
numdraft-ask-recount-seat = Which grid shall be counted? { $list }

# Answers
numdraft-totals = Score: { $list }.
numdraft-so-far = Open cards so far: { $list }.
numdraft-now = { "" }
    .detailed = { numdraft-grid-of } { $list }
    .detailed-you = { numdraft-grid-of.you } { $list }
numdraft-no-group = No group yet.
numdraft-seat-points = { $who }, { $points }
numdraft-seat-hidden = { $who }, { $n }
numdraft-hidden-left = Hidden cards: { $list }.
numdraft-where = Turn { $turn }, master: { $who }.
numdraft-where-last = Last turn, number { $turn }, master: { $who }.
numdraft-grid-of = Grid of { $who }.
    .you = Your grid.
numdraft-grid-row = Row { $row }: { $list }.
numdraft-hand-known = Known in the hand: { $list }.
numdraft-place = Place { $place }: { $what }.
numdraft-place-empty = empty
numdraft-place-hidden = hidden

# Moves as one may make them
numdraft-move-turn = turn up place { $place }
numdraft-move-give = give from place { $place }
numdraft-move-put = put { $card }
numdraft-move-fill = put { $card }, place { $place }
numdraft-move-show = turn up { $card }
numdraft-move-deal = a card for a hand
numdraft-move-announce = announce num draft
numdraft-move-recount = count a grid
numdraft-move-unseen = missed turn

# Help: what is valid now
numdraft-help-turn = Say the place whose card is turned up. A name before it says whose.
numdraft-help-give = Say the place that is given. A name before it says whose. To end the game: a name and num draft.
numdraft-help-put = Read the card that is put on the free place, or type it: blue 5. A name before it says whose.
numdraft-help-fill = Read a card, then say the place where it goes.
numdraft-help-show = Read the card that is turned up, or type it: blue 5.
numdraft-help-fill-place = Read the card that fills the place, or type it: blue 5. If the place stays empty: empty.
numdraft-help-deal = Read the card that goes to this hand.
numdraft-help-recount = Place by place, the card, or empty. What cannot be read: unreadable. While the game is going on, also: hidden.
numdraft-help-over = The game is over. score says the points again, quit closes.

# Why not: what is wrong, then what would be right.
why-numdraft-not_now = { $phase ->
    [turn] Not yet. Say first which places are turned up.
    [give] Not now. Say first which places are given.
    [put] Not now. Read first the cards that are put.
    [fill] Not now. The grids have to be filled first.
    [show] Not now. Read first the card that is asked for.
    [deal] Not now. A hand has to get its card first.
    [recount] Not now. The grids have to be counted first.
   *[other] Not now. Say help to hear what fits.
}
why-say_who = That needs a name. The names are { $who }.
why-one_choice_a_line = This line says more than one choice, so nothing is done. Say them one by one, or put a name before each.
why-line_of_its_own = Num draft is announced on a line of its own.
why-chosen_already = { $seat } has nothing to choose now. Waiting for { $who }.
    .you = You have nothing to choose now. Waiting for { $who }.
    .who-you = { $seat } has nothing to choose now. Waiting for you.
why-open_already = Place { $place } is open already. Possible: place { $free }.
why-give_hidden = Place { $place } has no hidden card to give. Possible: place { $free }.
why-no_such_place = There is no such place. Say a number from 1 to 9.
why-lies_open = { $card } lies open with { $seat } already, place { $place }. It must be another card.
    .you = { $card } lies open in your grid already, place { $place }. It must be another card.
why-cannot_be_here = { $card } cannot be here. Read the card again.
why-not_in_hand = { $card } is not in the hand of { $seat }. Choose a card of that hand.
    .you = { $card } is not in your hand. Choose one of your cards.
why-not_in_80 = { $card } is not in this game. With so few players the values end at { $most }.
why-announced_already = Num draft has been announced already. { $left ->
    [1] This is the last turn.
   *[other] One more turn follows this one.
}
why-ending_already = The end is near already: somebody has no hidden card left. Play on to the last turn.
why-announce_too_early = Num draft can be announced while cards are given or put. Finish first what is asked now.
why-table_shows = Cards that appear are not a choice. Say the card without the name of { $seat }.
    .you = Cards that appear are not a choice. Say the card without your name.
why-hand_known = All cards of the hand of { $seat } are known. Say a card that is put, or go on.
    .you = All cards of your hand are known. Say a card that is put, or go on.
why-other_hand = This card is for { $turn }, not for { $seat }. Deal in order.
    .you = This card is for { $turn }, not for you. Deal in order.
    .turn-you = This card is for you, not for { $seat }. Deal in order.
why-counted_already = The grid of { $seat } has been counted. Count now { $who }.
    .you = Your grid has been counted. Count now { $who }.
    .who-you = The grid of { $seat } has been counted. Count now { $who }.
why-counted_later = The grid of { $seat } will be counted when this turn is over. Go on with the others.
    .you = Your grid will be counted when this turn is over. Go on with the others.
why-turn_it_up = Place { $place } has a hidden card. Turn it up and read it.
why-no_empty_place = No place can be empty here in the grid of { $seat }. Read the card that lies there, or say hidden.
    .you = No place can be empty here in your grid. Read the card that lies there, or say hidden.
why-need_pool = Three rows are needed, each: left neighbour, own three, right neighbour. Divide them by bars.
why-numdraft-need_nine_places = A grid has 9 places; here are { $found }. Name every place, the unknown ones too.

# companion count numdraft
help-count-numdraft = Score grids of Num Draft, no game running. Name them in seat order: each player's left neighbour comes next. ? is an unknown card. One grid alone counts without neighbours.
help-count-mode = Whether groups must touch: classic or discovery.
numdraft-count-total = In all: { $points }.

# Words of every table, as this game says them
table-help-numdraft-always = Always: score, who, grid and a name, table, number, repeat, undo, correct, recount, missed, quit.
repair-numdraft-recount = count a grid again
repair-numdraft-unseen = missed turn: nobody read it
