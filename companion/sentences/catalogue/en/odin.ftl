# Odin: what is said at the table. $who and $seat are players' names, $card and $cards cards in
# words ("red 8 and red 2"), $left the number of cards in a hand, $value the worth of a set.

# Cards of a hand, and what a set beats.
odin-left = { $left ->
    [1] 1 card
   *[other] { $left } cards
}
odin-cards-in-hand = { $left ->
    [0] no card
    [1] 1 card
   *[other] { $left } cards
}
odin-against = { $beaten ->
    [0] {""}
   *[other] , against { $beaten_said }
}

# Events
odin-round-began = Round { $round }. { $who } starts.
    .you = Round { $round }. You start.
odin-card-dealt = { $who }, in your hand: { $card }.
    .you = In your hand: { $card }.
odin-hand-dealt = { $who }, your hand: { $cards }.
    .you = Your hand: { $list }
odin-played = { $who } lays { $cards }.
    .you = You lay { $cards }.
    .brief = { $who }: { $cards }.
    .brief-you = You: { $cards }.
odin-played-left = { $who } lays { $cards } and keeps { odin-left }.
    .you = You lay { $cards } and keep { odin-left }.
    .brief = { $who }: { $cards }. In hand: { odin-left }.
    .brief-you = You: { $cards }. In hand: { odin-left }.
odin-played-set = { $who } lays { $cards }, worth { $value_said }.
    .you = You lay { $cards }, worth { $value_said }.
    .brief = { $who }: { $cards }.
    .brief-you = You: { $cards }.
    .detailed = { $who } lays { $cards }: worth { $value_said }{ odin-against }.
    .detailed-you = You lay { $cards }: worth { $value_said }{ odin-against }.
odin-played-set-left = { $who } lays { $cards }, worth { $value_said }, and keeps { odin-left }.
    .you = You lay { $cards }, worth { $value_said }, and keep { odin-left }.
    .brief = { $who }: { $cards }. In hand: { odin-left }.
    .brief-you = You: { $cards }. In hand: { odin-left }.
odin-picked = { $who } takes { $card }, { odin-left } in hand.
    .you = You take { $card }, { odin-left } in hand.
    .brief = { $who } takes { $card }. In hand: { odin-left }.
    .brief-you = You take { $card }. In hand: { odin-left }.
odin-picked-at-once = { $who } takes { $card }, { odin-left } in hand.
    .you = You take { $card }, { odin-left } in hand.
    .brief = { $who } takes { $card }. In hand: { odin-left }.
    .brief-you = You take { $card }. In hand: { odin-left }.
    .detailed = { $who } takes { $card }, the only one that lay there: { odin-left } in hand.
    .detailed-you = You take { $card }, the only one that lay there: { odin-left } in hand.
odin-picked-unread = { $who } takes a card, not read, { odin-left } in hand.
    .you = You take a card, not read, { odin-left } in hand.
    .brief = { $who } takes a card, not read. In hand: { odin-left }.
    .brief-you = You take a card, not read. In hand: { odin-left }.
odin-passed = { $who } passes.
    .you = You pass.
odin-middle-cleared = All the others have passed, the middle is empty.
    .brief = Empty middle.
odin-turn-unseen = { $who }: cards not read.
odin-hand-recounted = { $who } holds { odin-cards-in-hand }.
    .you = You hold { odin-cards-in-hand }.
odin-set-found = In the middle { $n ->
    [1] lies 1 card, not read.
   *[other] lie { $n } cards, not read.
}
odin-round-ended = Round { $round } is over: { $who } has no card left.
    .you = Round { $round } is over: you have no card left.
    .brief = { $who } ends round { $round }.
    .brief-you = You end round { $round }.
odin-hand-scored = { $who }: { $points }. Total: { $total }.
    .brief = { $who }: { $points }, total { $total }.
odin-line-cards_left = Cards left: { $points }.
    .brief = { "" }
odin-game-ended-one = The game is over. { $who } wins with { $points }.
    .you = The game is over. You win with { $points }.
    .brief = { $who } wins, { $points }.
    .brief-you = You win, { $points }.
odin-game-ended-shared = The game is over. { $who } share the victory with { $points }.
    .you = The game is over. { $who } share the victory with { $points }.
    .brief = { $who } win, { $points }.
    .brief-you = { $who } win, { $points }.

# Questions
odin-ask-start = Who starts? { $list }
odin-ask-deal = Hand of { $who }: which card?
    .you = Your hand: which card?
odin-ask-deal-seat = Whose hand? { $list }
odin-ask-first = { $who } lays the first card.
    .you = You lay the first card, any one you like.
    .brief = { $who } to start.
    .brief-you = Your turn to start.
odin-ask-play = { $who } to play.
    .you = Your turn: play or pass.
    .brief = { $who }?
    .brief-you = Your turn.
odin-ask-pass = Nothing in your hand beats { $value_said }: say pass.
    .brief = Nothing beats { $value_said }: pass?
odin-ask-more = So far: { $cards }. One more, or done?
    .brief = { $cards }. More, or done?
odin-ask-rest = So far: { $cards }, not enough yet. Next card?
    .brief = { $cards }, not enough. Next?
odin-ask-pick = { $who } takes one back. { $list }
    .you = You take one back. { $list }
    .brief = { $who }: which one? { $list }
    .brief-you = Which one? { $list }
odin-ask-pick-unread = { $who } takes one back. Read it, or say unreadable.
    .you = You take one back. Read it, or say unreadable.
odin-ask-recount = How many cards does { $who } hold? To leave it: undo.
    .you = How many cards do you hold? To leave it: undo.
odin-ask-recount-seat = Whose hand shall be counted? { $list }
odin-ask-left = How many cards are left with { $who }? Say the number, or read them one by one.
odin-noted = { $card }.
odin-ask-left-too = And with { $who }?
odin-ask-left-next = { $n ->
    [1] 1 card
   *[other] { $n } cards
}. One more, or done?
odin-ask-round = For round { $round }, shuffle everything and deal nine cards each; { $who } starts. Read the first card, or say round.
    .you = For round { $round }, shuffle everything and deal nine cards each; you start. Read the first card, or say round.
odin-ask-count-round = After round { $round }, say round to count it.
odin-count-round = Round { $round }.
# What may be laid on the middle.
odin-beats = { $least ->
    [1] One card above { $value_said }, or two of one colour or number.
   *[other] { $least } cards worth more than { $value_said }, or { $most } cards, of one colour or number.
}
# Only nines lie there: no more cards of that number can beat them.
odin-beats-nines = { $most } cards of one colour or number.
odin-beats-unread = { $least } or { $most } cards of one colour or number.
odin-beats-nothing = One card, or a whole hand of one colour or number.
odin-or-pass = Or pass.

# Answers
odin-totals = Total: { $list }.
odin-now = { "" }
    .detailed = { odin-counts } Each card left in a hand when the round ends costs 1 point.
odin-seat-points = { $who }, { $points }
odin-seat-cards = { $who }, { odin-cards-in-hand }
odin-counts = In hand: { $list }.
odin-no-hand = Nobody has cards yet: the game has not begun.
odin-middle = In the middle: { $cards }.
odin-middle-set = In the middle: { $cards }, worth { $value_said }.
odin-middle-unread = In the middle: { $n ->
    [1] 1 card
   *[other] { $n } cards
}, not read.
odin-middle-empty = The middle is empty.
odin-where = Round { $round }.

# Moves as one may make them
odin-move-start = { $who } starts
    .you = you start
odin-move-deal = a card for { $who }
odin-move-play = lay { $cards }
odin-move-pick = take { $card }
odin-move-pass = pass
odin-move-round = begin round { $round }
odin-move-recount = count a hand
odin-move-unseen = missed turn

# Help: what is valid now
odin-help-start = Say who starts: a name, or its number.
odin-help-deal = Read the cards of the hand, one by one.
odin-help-play = Read the cards that are laid, then say done; or say pass. moves says what is allowed, table says what lies in the middle.
odin-help-pick = Read the card that is taken, or say its number.
odin-help-recount = Say how many cards are in the hand. After a round, they may be read one by one instead; then done.
odin-help-round = Read the first card of the round, or type round.
odin-help-over = The game is over. score says the points again, quit closes.
repair-odin-recount = count a hand again
repair-odin-unseen = missed turn: cards were laid unread
table-help-odin-always = Always: score, who, hand and a name, table, number, repeat, undo, correct, recount, missed, quit.

# Why not: what is wrong, then what would be right.
why-odin-card_twice = { $card } is there already. Take another one.
why-odin-not_now = { $phase ->
    [start] Not yet. Say first who starts.
    [deal] Not yet. The cards have to be dealt first.
    [play] Not now. Lay cards, or say pass.
    [pick] Not now. First a card has to be taken back.
    [recount] Not now. First a hand has to be counted.
    [round] The round is over. Say round for the next one.
   *[other] Not now. Say help to hear what fits.
}
why-odin-face_needed = The card must be known here. Read it, or type it.
why-odin-starter_must_play = The middle is empty, so { $seat } cannot pass. Lay one card.
    .you = The middle is empty, so you cannot pass. Lay one card.
why-odin-must_pass = No card of { $seat } is enough here. Say pass.
    .you = None of your cards is enough here. Say pass.
why-odin-one_card_to_start = The first play is one card, or a whole hand of one colour or number.
why-odin-mixed = These cards have neither one colour nor one number. Lay only cards that share one of the two.
why-odin-too_few_cards = { $cards ->
    [1] One card is
   *[other] { $cards } cards are
} too few here. Lay { $least } or { $most }.
why-odin-too_many_cards = { $cards } cards are too many here. Lay { $least } or { $most }.
why-odin-too_low = { $value_said } does not beat { $beaten_said }. { $beaten ->
    [9] Lay two cards of one colour or number.
    [99] Lay 3 cards of one colour or number.
    [999] Lay 4 cards of one colour or number.
   *[other] { $least ->
        [1] Lay a higher card, or two cards of one colour or number.
       *[other] Lay { $least } cards that are worth more, or { $most } cards.
    }
}
why-odin-colour_removed = { $card } is of a colour that is not played with. It must be another card.
why-odin-in_middle = { $card } lies in the middle. It must be another card.
why-odin-in_discard = { $card } has been discarded in this round. It must be another card.
why-odin-in_hand = { $card } is in the hand of { $seat }. It must be another card.
    .you = { $card } is in your hand already. It must be another card.
why-odin-in_own_hand = { $card } is in this hand already. It must be another card.
why-odin-told_already = { $card } is in this hand already. Read the next card.
why-odin-hand_known = All the cards of { $seat } are known. Correct the one that is wrong.
    .you = All your cards are known. Correct the one that is wrong.
why-odin-deal_in_order = This card is not for { $seat }. It is for { $turn }.
    .you = This card is not for you. It is for { $turn }.
    .turn-you = This card is not for { $seat }. It is for you.
why-odin-not_in_hand = { $card } is not in the hand of { $seat }. Choose a card of the hand.
    .you = { $card } is not in your hand. Choose one of your cards.
why-odin-hand_too_small = { $seat } holds only { $size ->
    [1] 1 card
   *[other] { $size } cards
}. Read them again, or say recount.
    .you = You hold only { $size ->
        [1] 1 card
       *[other] { $size } cards
    }. Read them again, or say recount.
why-odin-just_played = { $card } has only just been laid. To take: { $display }.
why-odin-not_in_middle = { $card } does not lie under the set just laid. To take: { $display }.
why-odin-number_expected = A number is expected. Say how many cards are in the hand.
why-odin-nine_at_most = Nobody holds { $number } cards. Say a number up to 9.
why-odin-not_so_many = { $seat } cannot hold that number of cards after this turn. Possible: { $free }.
    .you = You cannot hold that number of cards after this turn. Possible: { $free }.
why-odin-hand_not_empty = With no card left, { $seat } would have ended the round. Say first: missed.
    .you = With no card left, you would have ended the round. Say first: missed.
why-odin-count_fewer_first = There are no cards for that. Count first the hand that has fewer than was believed.
why-odin-count_other_hand = Another hand has to be counted first. How many cards does { $seat } hold?
    .you = Another hand has to be counted first. How many cards do you hold?
why-odin-out_already = { $seat } has no card left already, and only one player can. Count again.
    .you = You have no card left already, and only one player can. Count again.
why-odin-nobody_out = All the others have cards left, so { $seat } must have none. Say empty, or count again.
    .you = All the others have cards left, so you must have none. Say empty, or count again.
why-odin-must_have_passed = { $seat } holds fewer than { $least } cards and cannot have played. Say pass, or recount.
    .you = You hold fewer than { $least } cards and cannot have played. Say pass, or recount.
why-odin-not_held = { $card } is not among the cards of the hand. Write the whole hand.
why-odin-middle_mixed = The cards in the middle have neither one colour nor one number. Write what really lies there.
why-odin-nothing_laid = No card is laid. Write the cards that are to be laid.

# companion count odin
help-count-odin = Say whether cards may be laid on those in the middle, and why not.
    Example: companion count odin --middle "BL9 RE9" --play "PI1 PI2 PI3"
help-count-odin-middle = The cards in the middle; "" where a set begins.
help-count-odin-play = The cards that are to be laid.
help-count-odin-hand = The whole hand, for a play of all of it on an empty middle.
metavar-cards = CARDS
error-count-odin-reader = To count with a reader, give --players, and no cards. Example: companion count odin --reader keyboard --players Ana,Bo
error-count-play = "{ $layout }" cannot be judged. { $why }
error-count-odin-nothing = There is nothing to judge. Give --middle and --play, or --players to count the cards left in each hand.
count-odin-legal = Allowed: { $value_said }.
count-odin-illegal = Not allowed. { $why }
count-odin-whole-hand = If these cards are the whole hand, it is allowed: give them with --hand too.
