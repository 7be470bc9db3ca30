# La main de quelqu'un. Le numéro d'une carte sert aussi à la jouer. « Chez Ana », parce que « main
# de » demanderait une élision devant une voyelle.
hand-count = { $n ->
    [1] une carte
   *[other] { $n_feminine } cartes
}
hand-of = Chez { $who } : { hand-count }.
    .you = Votre main : { hand-count }.
hand-of-known = Chez { $who } : { hand-count }, dont { $cards }.
    .you = Votre main : { hand-count }, dont { $cards }.
hand-cards = Chez { $who } : { $list }
    .you = Votre main : { $list }
    .brief = { $list }
hand-card = Carte { $number } : { $card }.
    .brief = { $card }.
hand-empty = Chez { $who } : aucune carte.
    .you = Vous n'avez aucune carte en main.
hand-no-such-card = Il n'y a pas de carte { $number } en main. { $n ->
    [1] Il n'y a que la carte 1.
    [2] Dites 1 ou 2.
   *[other] Dites un numéro de 1 à { $n }.
}
hand-none = Dans ce jeu, personne n'a de cartes en main.
# Les cartes de sa main que l'on peut jouer, après la question.
hand-choices = { $n ->
    [1] Possible : { $list }
   *[other] Possibles : { $list }
}
    .brief = { "" }
# Sur un plateau, on retient mal ce qui entre : $numbers dit les places dans la main.
hand-choices-yellowstone = { hand-choices }
    .brief = { $n ->
        [1] Possible : carte { $numbers }.
       *[other] Possibles : cartes { $numbers }.
    }
