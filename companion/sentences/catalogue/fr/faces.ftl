# Une carte en mots. $number est déjà dit ou écrit, $family est le nom de la couleur.
face-coloured = { $number } { $family }
# $printed is what is printed on the card in words.
face-printed = { $card }, { $printed }
face-joker = { $family } { $number }
# $card est la carte sans son symbole.
face-bonus = { $card } avec bonus
    .text = { $card } *
face-spirals = { $card } avec { $n ->
    [1] une spirale
   *[other] { $n_said } spirales
}
    .text = { $card } +{ $n_said }
face-crosses = { $card } avec { $n ->
    [1] une croix
   *[other] { $n_said } croix
}
    .text = { $card } −{ $n_said }
