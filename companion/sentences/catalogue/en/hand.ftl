# The hand of a player. The number of a card is also what plays it.
hand-count = { $n ->
    [1] 1 card
   *[other] { $n } cards
}
hand-of = Hand of { $who }: { hand-count }.
    .you = Your hand: { hand-count }.
hand-of-known = Hand of { $who }: { hand-count }, among them { $cards }.
    .you = Your hand: { hand-count }, among them { $cards }.
hand-cards = Hand of { $who }: { $list }
    .you = Your hand: { $list }
    .brief = { $list }
hand-card = Card { $number }: { $card }.
    .brief = { $card }.
hand-empty = Hand of { $who }: no card.
    .you = You have no card in hand.
hand-no-such-card = There is no card { $number } in hand. { $n ->
    [1] There is only card 1.
    [2] Say 1 or 2.
   *[other] Say a number from 1 to { $n }.
}
hand-none = In this game nobody has a hand of cards.
# The cards of one's hand that may be played, after the question.
hand-choices = Possible: { $list }
    .brief = { "" }
# Which cards fit a board is hard to keep in the head: $numbers are their places in the hand.
hand-choices-yellowstone = { hand-choices }
    .brief = Possible: { $n ->
        [1] card { $numbers }
       *[other] cards { $numbers }
    }.
