# A card in words. $number is said or written already, $family is the name of the colour.
face-coloured = { $family } { $number }
# $printed is what is printed on the card in words.
face-printed = { $card }, { $printed }
face-joker = { $family } { $number }
# $card is the card without its symbol.
face-bonus = { $card } with bonus
    .text = { $card } *
face-spirals = { $card } with { $n ->
    [1] 1 spiral
   *[other] { $n_said } spirals
}
    .text = { $card } +{ $n_said }
face-crosses = { $card } with { $n ->
    [1] 1 cross
   *[other] { $n_said } crosses
}
    .text = { $card } −{ $n_said }
