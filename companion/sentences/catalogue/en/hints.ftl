# Hints: what the computer would play, and why. "do" says the move to make; the other messages of a
# game are reasons, said after a colon. Then how each level plays.
# $card is a card in words ("blue 5 with 2 spirals", "minus 2"), $place and $number are places.

hint = { $move }.
hint-because = { $move }: { $reason }.
# After the search: the second choice. $hint is the whole hint, $second a move to make.
hint-instead = First say undo. { $hint }
hint-close = { $hint } About as good: { $second }.
# The second is well behind: $points, "6 points", says by how much.
hint-ahead = { $move }: { $reason }. On average { $points } better.
hint-ahead-in-deals = { $move }: { $points } better on average, in { $deals } imagined deals.
# Reasons that suit any game.
hint-ends-best = nothing ends clearly better, in { $deals } imagined deals
hint-only-move = nothing else is allowed

# Why there is no hint, and what can be done
why-no_hint_no_choice = There is nothing to choose now. Ask again when a player has to play.
why-no_hint_in_game = I cannot advise in this game. Say moves for the list of what is allowed.
why-no_hint_unknown_cards = I do not know the cards that decide, so I cannot advise. Say help to hear what to answer.

# Skyjo
hint-skyjo-do-draw = draw from the pile
hint-skyjo-do-take = take the discard
hint-skyjo-do-swap = exchange place { $number }
hint-skyjo-do-discard = discard it
hint-skyjo-do-turn = turn up place { $number }
hint-skyjo-only-pile = there is no card left to exchange
hint-skyjo-discard-unread = nobody has read the card on the discard
hint-skyjo-discard-too-high = { $card } on the discard does not help enough
hint-skyjo-drawn-too-high = { $card } does not improve the grid enough
hint-skyjo-completes-column = with a third { $new }, column { $column } goes
hint-skyjo-makes-pair = that makes a second { $new } in column { $column }
# $do is "take" where the discard is taken, and the place has to be said.
hint-skyjo-replaces-high = { $do ->
    [take] { $new } replaces { $old }, place { $place }
   *[swap] { $new } replaces { $old } there
}
hint-skyjo-replaces-hidden = { $new } is low, and place { $place } is still hidden
hint-skyjo-costs-least = that is where { $new } costs least
hint-skyjo-fits-best = { $new } fits best at place { $place }
hint-skyjo-ends-round = { $do ->
    [take] { $new } at place { $place } ends the round, with about { $points } fewer than all others
   *[swap] that ends the round, with about { $points } fewer than all others
}
hint-skyjo-too-early-to-end = it is too early to end the round, the other grids are still low
hint-skyjo-turns-for-column = another { $card } would remove column { $column }
hint-skyjo-turns-for-pair = a pair may come about in column { $column }
hint-skyjo-turns-any = all hidden cards are alike
hint-skyjo-turns-best = a card turned up there helps most

# Pixies
hint-pixies-do-take = take the { $card }
hint-pixies-do-keep = { $word ->
    [new] keep the new one face up
   *[old] keep the old one face up
}
hint-pixies-do-place = lay it face down on place { $number }
hint-pixies-more-validated = validated cards bring { $points } more
hint-pixies-more-spirals = spirals bring { $points } more
hint-pixies-more-bonus = the { $family ->
    [B] blue
    [G] green
    [Y] yellow
   *[R] red
} bonus brings { $points } more
hint-pixies-more-crosses = crosses cost { $points } less
hint-pixies-more-zone = the { $family ->
    [B] blue
    [G] green
    [Y] yellow
   *[R] red
} zone grows to { $size } cards
hint-pixies-goes-face-down = it will lie face down, where it costs nothing
hint-pixies-costs-least = it costs less than the others
hint-pixies-may-be-validated = another { $place } may validate it
hint-pixies-waits = a { $place } laid on it will be validated at once

# Num Draft
hint-numdraft-do-turn = turn up place { $number }
hint-numdraft-do-give = give from place { $number }
hint-numdraft-do-put = put { $card }
hint-numdraft-do-fill = put { $card }, place { $number }
hint-numdraft-do-announce = announce num draft
hint-numdraft-all-alike = no place is better for now
hint-numdraft-room-for = the { $card } will do well there
hint-numdraft-looks-best = it goes best with the cards beside it
hint-numdraft-joker = a joker always finds its group
hint-numdraft-no-group-yet = nothing else brings more for now
hint-numdraft-joins-colour = that makes a group of { $size } { $family ->
    [R] red
    [G] green
    [B] blue
    [Y] yellow
    [A] rainbow
   *[S] shadow
} cards
hint-numdraft-joins-value = that makes a group of { $size } cards of value { $value }
hint-numdraft-far-ahead = your open cards are ahead by { $points }
hint-numdraft-ends-at = on average your grid ends with { $points }

# Odin
hint-odin-do-play = { $n ->
    [1] play the { $cards }
   *[other] play { $cards }
}
hint-odin-do-pick = take back the { $card }
hint-odin-do-pass = pass
hint-odin-goes-out = your hand is empty, the round is over
hint-odin-suits-colour = { $count ->
    [1] it goes with one card of its colour
   *[other] it goes with { $count } cards of its colour
}
hint-odin-suits-number = { $count ->
    [1] it goes with one card of the same number
   *[other] it goes with { $count } cards of the same number
}
hint-odin-suits-best = it is the easiest card to play again
hint-odin-sheds-more = you get rid of more cards than you take back
hint-odin-hard-to-beat = it will be hard to beat
hint-odin-leaves-best = the rest of your hand can then go in { $times ->
    [1] one play
   *[other] { $times } plays
}
hint-odin-keeps-sets = better not to break up a hand that can go in { $times ->
    [1] one play
   *[other] { $times } plays
}
hint-odin-goes-no-faster = with the card you take back, your hand would go no faster
hint-odin-no-play-better = you have nothing better to lay for now

# Yellowstone Park
hint-yellowstone-do-play = play the { $card }, column { $number }
hint-yellowstone-do-done = stop there
hint-yellowstone-do-window = take choice { $number }
hint-yellowstone-do-refill = { $word ->
    [yes] refill your hand
   *[no] do not refill your hand
}
hint-yellowstone-do-draw = { $word ->
    [penalty] draw from your penalty cards
   *[pile] draw from the pile
}
hint-yellowstone-moves-back = you go back { $steps ->
    [1] by 1 point
   *[other] by { $steps } points
}
hint-yellowstone-fits = it fits into the window, with nothing to pick up
hint-yellowstone-picks-up-least = { $cost ->
    [1] one card
   *[other] { $cost } cards
} to pick up, it cannot be fewer
hint-yellowstone-leaves-more = { $cost } cards to pick up instead of { $least ->
    [1] one
   *[other] { $least }
}, but better for you later
hint-yellowstone-harder-for-next = the next player will find it harder to play
hint-yellowstone-keeps-cards = the rest of your hand will be of more use later
hint-yellowstone-more-choice = with more cards, one will fit more often
hint-yellowstone-empties-hand = with an empty hand you may draw from your penalty cards
hint-yellowstone-spares-pile = the pile will last longer
hint-yellowstone-sheds = you will have six penalty cards fewer, out of { $penalties }
hint-yellowstone-keeps-penalties = the pile gives fresh cards

# The levels: how the computer plays
plays-random = Plays any allowed move.
plays-easy = Plays like a beginner.
plays-normal = Plays sensibly.
plays-expert = Tries each good move in many deals that are possible, and keeps the one that ends best.
plays-skyjo-easy = Likes any lower card, forgets the columns, and ends the round as soon as it can.
plays-skyjo-normal = Counts a hidden card as 4 or 5, keeps pairs in a column, and ends only when well ahead.
plays-skyjo-expert = Weighs every card that may come, by what it has learned from thousands of rounds against itself.
plays-pixies-easy = Takes the card that brings most at once.
plays-pixies-normal = Takes the card that brings most, with an eye on cards to validate and on the next player.
plays-numdraft-easy = Looks at the colours beside a place, hardly at the values, and counts nothing.
plays-numdraft-normal = Lays the card that makes the count grow most, without helping the neighbour much.
plays-numdraft-expert = With three players or more, judges how each grid may end by what it has learned from thousands of games; with two, tries each good move in many possible deals.
plays-odin-easy = Gets rid of low cards whenever it can, and keeps nothing together.
plays-odin-normal = Tries to lay the whole hand in few plays, and passes rather than break it up.
plays-yellowstone-easy = Plays one card where one is enough, and sees only what it costs or brings at once.
plays-yellowstone-normal = Picks up little, leaves little room to the next player, and empties its hand to draw from its penalty cards.
plays-yellowstone-expert = Tries every way to end its turn, and judges where that leads by what it has learned from thousands of games.
