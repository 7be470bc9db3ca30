# Yellowstone Park: what is said at the table. $who and $seat are players' names, $card a card in
# words ("3 rouge"), $column and $row numbers from 1 to 7, $marker where a marker stands.

# Events
yellowstone-began = { $who } commence. Chacun reçoit 6 cartes.
    .you = Vous commencez. Chacun reçoit 6 cartes.
    .brief = { $who } commence.
    .brief-you = Vous commencez.
yellowstone-two-players = À deux, on joue avec la règle habituelle, sans la variante du livret.
    .brief = { "" }
yellowstone-dealt = Dans la main : { $card }.
    .you = Dans votre main : { $card }.
    .brief = { $card }.
yellowstone-first = Première carte : { $card }, rangée { $row }, colonne { $column }. { $windows_feminine } fenêtres possibles.
    .brief = Première carte : { $card }, rangée { $row }, colonne { $column }.
yellowstone-played = { $who } pose { $card }, rangée { $row }, colonne { $column }.
    .you = Vous posez { $card }, rangée { $row }, colonne { $column }.
    .brief = { $who } : { $card }, colonne { $column }.
    .brief-you = Vous : { $card }, colonne { $column }.
yellowstone-played-second = { $who } pose { $card } sur l'autre, rangée { $row }, colonne { $column }.
    .you = Vous posez { $card } sur l'autre, rangée { $row }, colonne { $column }.
    .brief = { $who } : { $card }, colonne { $column }, en double.
    .brief-you = Vous : { $card }, colonne { $column }, en double.
yellowstone-picked-up = { $who } ramasse { hand-count } : { $list }. Pénalités : { $total }.
    .you = Vous ramassez { hand-count } : { $list }. Pénalités : { $total }.
    .brief = { $who } ramasse { $list }. Pénalités : { $total }.
    .brief-you = Vous ramassez { $list }. Pénalités : { $total }.
    .detailed = Hors de la fenêtre : { $who } ramasse { hand-count }, { $list }. Pénalités : { $total }.
    .detailed-you = Hors de la fenêtre : vous ramassez { hand-count }, { $list }. Pénalités : { $total }.
yellowstone-unsure = C'est permis si aucune carte de la main n'entrait dans la fenêtre.
    .brief = { "" }
yellowstone-steps = { $steps ->
    [0] de 0 point
    [1] d'un point
   *[other] de { $steps } points
}
yellowstone-marker = { $cells_feminine } cases remplies : { $who } recule { yellowstone-steps }, { $marker }.
    .you = { $cells_feminine } cases remplies : vous reculez { yellowstone-steps }, { $marker }.
    .brief = { $who } recule, { $marker }.
    .brief-you = Vous reculez, { $marker }.
yellowstone-marker-at = pion sur { $n_said }
yellowstone-cards-drawn = { $n ->
    [0] zéro carte
    [1] une carte
   *[other] { $n_feminine } cartes
}
yellowstone-pile-left = Dans la pioche : { $pile ->
    [0] plus aucune carte
    [1] une carte
   *[other] { $pile_feminine } cartes
}.
yellowstone-drawn = { $who } pioche { yellowstone-cards-drawn }.
    .you = Vous piochez { yellowstone-cards-drawn }.
    .detailed = { yellowstone-drawn } { yellowstone-pile-left }
    .detailed-you = { yellowstone-drawn.you } { yellowstone-pile-left }
# Qui joue seul entend les cartes avec la pioche.
yellowstone-drawn-cards = { $who } pioche { $list }.
    .you = Vous piochez { $list }.
    .detailed = { yellowstone-drawn-cards } { yellowstone-pile-left }
    .detailed-you = { yellowstone-drawn-cards.you } { yellowstone-pile-left }
yellowstone-drawn-penalty = { $who } mélange ses pénalités et y pioche { $n_feminine } cartes.
    .you = Vous mélangez vos pénalités et y piochez { $n_feminine } cartes.
    .brief = { $who } pioche { $n_feminine } cartes dans ses pénalités.
    .brief-you = Vous piochez { $n_feminine } cartes dans vos pénalités.
yellowstone-drawn-penalty-cards = { $who } mélange ses pénalités et y pioche { $list }.
    .you = Vous mélangez vos pénalités et y piochez { $list }.
    .brief = { $who } pioche { $list } dans ses pénalités.
    .brief-you = Vous piochez { $list } dans vos pénalités.
yellowstone-turn-unseen = Tour non lu chez { $who }.
    .you = Tour non lu chez vous.
yellowstone-board-told = Plateau noté : { $n ->
    [1] une carte
   *[other] { $n_feminine } cartes
}.
yellowstone-penalties-told = { $who } : { $n ->
    [0] aucune pénalité
    [1] une pénalité
   *[other] { $n_feminine } pénalités
}, noté.
yellowstone-round-ended = La pioche est vide : on compte.
    .brief = Pioche vide.
yellowstone-round-ended-last = Une main est vide : on compte pour la dernière fois.
    .brief = Une main est vide.
yellowstone-scored = { $who } : { $marker }.
yellowstone-line-start = Départ : { $points }.
    .brief = { "" }
yellowstone-line-bonus = Cases remplies : { $points }.
    .brief = { "" }
yellowstone-line-penalties = Pénalités : { $points }.
    .brief = { "" }
yellowstone-new-pile = { $n ->
    [0] Personne n'a de pénalité : plus de pioche, on joue jusqu'à la première main vide.
    [1] Une seule pénalité : elle devient la pioche.
   *[other] Les { $n_feminine } pénalités, mélangées, deviennent la pioche.
}
yellowstone-ended-one = Partie terminée. { $who } gagne avec { $points }.
    .you = Partie terminée. Vous gagnez avec { $points }.
    .brief = { $who } gagne, { $points }.
    .brief-you = Vous gagnez, { $points }.
yellowstone-ended-shared = Partie terminée. { $who } gagnent ensemble avec { $points }.
    .you = Partie terminée. { $who } gagnez ensemble avec { $points }.
    .brief = { $who } gagnent, { $points }.
    .brief-you = { $who } gagnez, { $points }.

# Questions
yellowstone-ask-start = Qui commence ? { $list }
yellowstone-ask-deal = { $n ->
    [1] Encore une carte
   *[other] Encore { $n_feminine } cartes
} pour { $who }.
yellowstone-ask-show = Retournez la première carte du plateau.
yellowstone-ask-play = À { $who }.
    .you = À vous.
yellowstone-ask-play-full = À { $who } de poser une ou deux cartes.
    .you = À vous de poser une ou deux cartes.
    .brief = À { $who }.
    .brief-you = À vous.
yellowstone-ask-second = Encore une carte, { $who } ? Sinon, dites fini.
    .you = Encore une carte ? Sinon, dites fini.
    .brief = { $who }, encore une ?
    .brief-you = Encore une, ou fini ?
yellowstone-ask-done = Aucune autre carte n'entre : dites fini.
    .brief = Rien n'entre : fini ?
yellowstone-all-fit = Toutes vos cartes entrent.
    .brief = Toutes entrent.
yellowstone-none-fits = Aucune carte n'entre : celle que vous poserez fera ramasser.
    .brief = Aucune n'entre.
yellowstone-ask-column = { $card }, dans quelle colonne ? { $list }.
    .brief = { $card }, colonne ? { $list }.
yellowstone-ask-window = Que ramasse { $who } ? { $list }
    .you = Que ramassez-vous ? { $list }
    .brief = { $who } ramasse : { $list }
    .brief-you = À ramasser : { $list }
yellowstone-more-ways = Il y a d'autres choix, jusqu'à { $last } : dites coups.
yellowstone-way = { $n ->
    [1] une carte
   *[other] { $n_feminine } cartes
} : { $list }
yellowstone-ask-refill = { $n ->
    [1] { $who } complète sa main avec une carte ?
   *[other] { $who } complète sa main avec { $n_feminine } cartes ?
} 1, compléter. 2, garder.
    .you = { $n ->
          [1] Complétez-vous votre main avec une carte ?
         *[other] Complétez-vous votre main avec { $n_feminine } cartes ?
      } 1, compléter. 2, garder.
    .brief = { $who } : 1, compléter. 2, garder.
    .brief-you = 1, compléter. 2, garder.
yellowstone-ask-draw = D'où viennent les 6 cartes que prend { $who } ? 1, de la pioche. 2, de ses pénalités.
    .you = D'où viennent vos 6 cartes ? 1, de la pioche. 2, de vos pénalités.
    .brief = { $who } : 1, pioche. 2, pénalités.
    .brief-you = 1, pioche. 2, pénalités.
yellowstone-ask-count = Combien de pénalités chez { $who } ?
yellowstone-ask-recount-seat = Chez qui recompter les pénalités ? { $list } Pour les cartes posées : recompter le plateau.
yellowstone-ask-recount = Combien de pénalités ?
yellowstone-ask-board = Lisez les cartes du plateau une par une, puis dites fini.
yellowstone-ask-board-after = { $card }, colonne { $column }. Carte suivante, ou fini.
    .brief = { $card }, colonne { $column }.
yellowstone-ask-round = Pour le comptage { $round }, dites manche quand la pioche est vide.

# Answers
yellowstone-markers = Pions : { $list }.
yellowstone-seat-marker = { $who }, { $marker_said }
yellowstone-seat = { $who } : { $hand ->
    [0] main vide
    [1] une carte en main
   *[other] { $hand_feminine } cartes en main
}, { $penalties ->
    [0] aucune pénalité
    [1] une pénalité
   *[other] { $penalties_feminine } pénalités
}, { $marker }.
yellowstone-now = { "" }
    .detailed = { yellowstone-seat }
yellowstone-seat-counted = { $who } : { $marker }.
yellowstone-board-empty = Le plateau est vide.
yellowstone-row = Rangée { $row } : { $list }.
yellowstone-cell = { $card } colonne { $column }{ $n ->
    [1] {""}
   *[other] , en double
}
yellowstone-fits = Une carte entre en rangées { $top } à { $bottom }, colonnes { $left } à { $right }. La fenêtre est de 3 sur 3.
yellowstone-colours = Couleurs : { $list }.
yellowstone-column = colonne { $column }, { $colour }
yellowstone-pile = Pioche : { $n ->
    [0] vide
    [1] une carte
   *[other] { $n_feminine } cartes
}.
yellowstone-hands = En main : { $list }.
yellowstone-seat-hand = { $who }, { $n ->
    [0] aucune carte
    [1] une carte
   *[other] { $n_feminine } cartes
}
yellowstone-where = { $played ->
    [0] Aucune carte posée dans ce tour.
    [1] Une carte posée dans ce tour.
   *[other] { $played_feminine } cartes posées dans ce tour.
}
yellowstone-count-round = Comptage { $round }.

# Moves as one may make them
yellowstone-move-start = { $who } commence
    .you = vous commencez
yellowstone-move-deal = une carte pour { $who }
yellowstone-move-show = retourner { $card }
yellowstone-move-play = poser { $card } colonne { $column }
yellowstone-move-window = ramasser selon le choix { $number }
yellowstone-move-done = fini
yellowstone-move-refill-yes = compléter la main
yellowstone-move-refill-no = garder la main
yellowstone-move-draw-pile = prendre dans la pioche
yellowstone-move-draw-penalty = prendre dans ses pénalités
yellowstone-move-round = comptage { $number }
yellowstone-move-bonus = recul de { $number }
yellowstone-move-recount = recompter des pénalités
yellowstone-move-board = redire le plateau
yellowstone-move-unseen = tour manqué

# Help: what is valid now
yellowstone-help-start = Dites qui commence : un nom ou son numéro.
yellowstone-help-deal = Lisez la carte reçue.
yellowstone-help-show = Lisez la carte retournée, ou tapez-la : 5 bleu.
yellowstone-help-play = Lisez la carte posée, ou tapez-la : 5 bleu, et sa colonne s'il y a le choix. Après la première : fini termine le tour.
yellowstone-help-window = Répondez par le numéro de ce qui est ramassé.
yellowstone-help-refill = Répondez complète ou garde, 1 ou 2.
yellowstone-help-draw = Répondez pioche ou pénalités.
yellowstone-help-board = Lisez chaque carte du plateau, et sa colonne si elle est demandée. À la fin : fini.
yellowstone-help-recount = Dites un nombre de pénalités.
yellowstone-help-round = Quand la pioche est vide, dites manche. Quand des cases sont remplies : un nom, bonus, et 1, 3 ou 4.
yellowstone-help-over = La partie est terminée. score redit les points, quitter ferme.

# Why not: what is wrong, then what would be right.
why-yellowstone-not_now = { $phase ->
    [start] Pas encore. Dites d'abord qui commence.
    [deal] Pas encore. Les cartes ne sont pas toutes données.
    [show] Pas encore. Lisez d'abord la première carte du plateau.
    [play] Pas maintenant. Il faut poser une carte.
    [window] Pas maintenant. Dites d'abord ce qui est ramassé.
    [refill] Pas maintenant. Dites d'abord si la main est complétée, complète ou garde.
    [draw] Pas maintenant. Dites d'abord d'où viennent les cartes, pioche ou pénalités.
    [board] Pas maintenant. Dites d'abord les cartes du plateau.
    [recount] Pas maintenant. Dites d'abord les pénalités de chacun.
    [round] Pas maintenant. Dites manche pour le prochain comptage.
   *[other] Pas maintenant. Dites aide pour savoir quoi répondre.
}
why-yellowstone-face_needed = Il faut savoir quelle carte c'est. Lisez-la ou tapez-la.
why-yellowstone-must_play = On ne passe pas son tour. Posez une carte au moins.
why-yellowstone-not_in_hand = La carte { $card } n'est pas dans la main. Jouez une carte de la main.
    .you = La carte { $card } n'est pas dans votre main. Jouez une carte de votre main.
why-yellowstone-no_copy_left = Les deux { $card } ont déjà paru ou ne peuvent pas être ici. Relisez la carte.
why-yellowstone-on_board = Cette carte, { $card }, est déjà sur le plateau, colonne { $column }. Il en faut une autre.
why-yellowstone-picked_up = Chez { $seat }, cette carte, { $card }, est dans les pénalités. Il en faut une autre.
    .you = Cette carte, { $card }, est dans vos pénalités. Il en faut une autre.
why-yellowstone-must_fit = La carte { $card } sort de la fenêtre, mais une autre y entre. Posez une carte qui entre.
why-yellowstone-nothing_fits = Aucune carte de la main ne peut suivre. Dites fini.
why-yellowstone-second_must_fit = La carte { $card } sort de la fenêtre, et c'est interdit à la seconde carte. Posez-en une autre ou dites fini.
why-yellowstone-does_not_fit = La carte { $card } sort de la fenêtre en colonne { $column }. Colonnes possibles : { $columns }.
why-yellowstone-wrong_column = La carte { $card } ne va pas en colonne { $column }. Sa couleur est en colonne { $right }.
why-yellowstone-on_first_copy = L'autre carte { $card } est déjà posée. La seconde va dessus, colonne { $column }.
why-yellowstone-column_taken = La colonne { $column } a une autre couleur que { $card }. Colonnes possibles : { $columns }.
why-yellowstone-no_such_column = Il faut une colonne pour { $card }. Dites un numéro de 1 à { $last }.
why-yellowstone-place_missing = { $card } n'a pas encore de colonne. Possible : colonne { $free }, ou annuler.
why-yellowstone-no_such_window = Il n'y a pas de choix { $number }. { $last ->
    [1] Dites 1.
    [2] Dites 1 ou 2.
   *[other] Dites un numéro de 1 à { $last }.
}
why-yellowstone-no_refill = On ne complète la main qu'après deux cartes posées. Posez une carte ou dites fini.
why-yellowstone-yes_or_no = Cela ne répond pas à la question. Dites complète ou garde.
why-yellowstone-which_pile = Cela ne répond pas à la question. Dites pioche ou pénalités.
why-yellowstone-too_few_penalties = Il faut au moins 6 pénalités pour y piocher. { $seat } en a { $found }.
    .you = Il faut au moins 6 pénalités pour y piocher. Vous en avez { $found }.
why-yellowstone-dealt_to = Cette carte n'est pas pour { $seat }. Elle est pour { $turn }.
    .turn-you = Cette carte n'est pas pour { $seat }. Elle est pour vous.
    .you = Cette carte n'est pas pour vous. Elle est pour { $turn }.
why-yellowstone-hand_is_known = Chez { $seat }, la main est déjà connue. Dites ce qui est demandé.
    .you = Votre main est déjà connue. Dites ce qui est demandé.
why-yellowstone-no_such_bonus = On recule de 1, de 3 ou de 4. Dites un de ces nombres.
why-yellowstone-count_in_order = On compte dans l'ordre des places. C'est à { $turn } de compter.
    .turn-you = On compte dans l'ordre des places. C'est à vous de compter.
why-yellowstone-no_such_count = Un nombre de cartes est attendu. Dites par exemple 4.
why-yellowstone-more_than_there_are = { $number_feminine } cartes, cela ferait plus que le jeu n'en a. Recomptez.
why-yellowstone-too_many_copies = Il n'y a que { $copies_feminine } cartes { $card }. Relisez.
why-yellowstone-two_colours = En colonne { $column }, une autre couleur que { $card } est déjà posée. Relisez la colonne.
why-yellowstone-no_window = Les cartes ne tiennent pas dans 3 rangées et 3 colonnes. Relisez le plateau.
why-yellowstone-card_twice = Cette carte, { $card }, est lue deux fois. Il en faut une autre.

# companion count yellowstone
yellowstone-line-marker = Pion avant : { $points }.
    .brief = { "" }
yellowstone-count-board = { $cards ->
    [1] Une carte sur le plateau
   *[other] { $cards_feminine } cartes sur le plateau
}, { $cells ->
    [1] une case remplie
   *[other] { $cells_feminine } cases remplies
}, { $windows ->
    [1] une fenêtre possible
   *[other] { $windows_feminine } fenêtres possibles
}.
yellowstone-count-fits = { $card } en colonne { $column } : tient dans { $windows ->
    [1] une fenêtre
   *[other] { $windows_feminine } fenêtres
}, rien à ramasser.
yellowstone-count-fits-bonus = { $card } en colonne { $column } : tient dans { $windows ->
    [1] une fenêtre
   *[other] { $windows_feminine } fenêtres
}. Rien à ramasser, et le pion recule de { $bonus }.
yellowstone-count-breaks = { $card } en colonne { $column } : ne tient pas. À ramasser au choix : { $list }
yellowstone-count-breaks-one = { $card } en colonne { $column } : ne tient pas. On ramasse { $way }.
yellowstone-count-refused = Ce n'est pas permis. { $why }
yellowstone-count-marker = { $who } : pion sur { $n_said }.
metavar-card = CARTE
help-count-yellowstone = Dit où une carte peut aller et ce qu'elle coûte, ou compte les pénalités. Un plateau s'écrit "R3@3 B3@4" : carte et colonne. Des pénalités s'écrivent "Ana: 4", ou "Ana: 4 9" si le pion était sur 9 et non sur 5.
help-count-yellowstone-card = La carte à poser, R5, ou R5@3 pour une seule colonne.
error-count-yellowstone-reader = Pour compter à la table, donnez --players, sans plateau ni --card. Exemple : companion count yellowstone --players Ana,Bo
error-count-yellowstone-card = --card demande un plateau. Exemple : companion count yellowstone "R3@3" --card R5
error-count-yellowstone-both = Un plateau et des pénalités ne se comptent pas ensemble. Donnez l'un ou les autres.
error-count-yellowstone-numbers = { $name } : « { $text } » n'est pas un nombre de pénalités. Écrivez par exemple "Ana: 4", ou "Ana: 4 9" avec le pion d'avant.
error-count-yellowstone-cards = { $found_feminine } pénalités, c'est trop : le jeu n'a que { $cards_feminine } cartes. Recomptez-les.
error-count-yellowstone-over = { $name } : le pion ne peut pas être sur { $marker } avant le comptage, la partie serait finie. Écrivez un nombre jusqu'à { $most }.
error-count-yellowstone-below = { $name } : le pion ne recule pas sous 0. Écrivez un nombre de 0 à { $most }, ou ajoutez --option marker_floor=none.
error-count-board = Le plateau « { $layout } » ne va pas. { $why }

# Words of every table, as this game says them
table-help-yellowstone-always = Toujours : score, qui, un nom, table, nombre, répète, annuler, corriger, recompter, manqué, plateau pour l'entendre, recompter le plateau pour le relire, quitter.
repair-yellowstone-unseen = tour manqué : personne ne l'a lu
