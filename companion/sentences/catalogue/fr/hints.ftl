# Conseils : ce que l'ordinateur jouerait, et pourquoi. « do » dit le coup à faire ; les autres
# messages d'un jeu sont des raisons, dites après deux points. Puis comment joue chaque niveau.
# $card est une carte en mots ("5 bleu avec 2 spirales", "moins 2"), $place et $number des places.

hint = { $move }.
hint-because = { $move } : { $reason }.
# Après la recherche : le deuxième choix. $hint est le conseil entier, $second un coup à faire.
hint-instead = Dites d'abord annuler. { $hint }
hint-close = { $hint } À peu près aussi bien : { $second }.
# Le deuxième est loin derrière : $points, « 6 points », dit de combien.
hint-ahead = { $move } : { $reason }. En moyenne, { $points } de mieux.
hint-ahead-in-deals = { $move } : { $points } de mieux en moyenne, sur { $deals } donnes imaginées.
# Des raisons qui vont à chaque jeu.
hint-ends-best = rien ne finit nettement mieux, sur { $deals } donnes imaginées
hint-only-move = rien d'autre n'est permis

# Pourquoi il n'y a pas de conseil, et ce qu'on peut faire
why-no_hint_no_choice = Il n'y a rien à choisir pour l'instant. Redemandez quand un joueur doit jouer.
why-no_hint_in_game = Je ne sais pas conseiller dans ce jeu. Dites coups pour la liste des coups permis.
why-no_hint_unknown_cards = Je ne connais pas les cartes qui décident, je ne peux pas conseiller. Dites aide pour savoir quoi répondre.

# Skyjo
hint-skyjo-do-draw = piochez
hint-skyjo-do-take = prenez la défausse
hint-skyjo-do-swap = échangez la place { $number }
hint-skyjo-do-discard = défaussez
hint-skyjo-do-turn = retournez la place { $number }
hint-skyjo-only-pile = il n'y a plus de carte à échanger
hint-skyjo-discard-unread = personne n'a lu la carte de la défausse
hint-skyjo-discard-too-high = le { $card } de la défausse ne rapporte pas assez
hint-skyjo-drawn-too-high = le { $card } n'améliore pas assez la grille
hint-skyjo-completes-column = avec un troisième { $new }, la colonne { $column } part
hint-skyjo-makes-pair = cela fait un deuxième { $new } dans la colonne { $column }
# $do vaut "take" quand on prend la défausse : il faut alors dire la place.
hint-skyjo-replaces-high = { $do ->
    [take] { $new } remplace { $old }, place { $place }
   *[swap] { $new } y remplace { $old }
}
hint-skyjo-replaces-hidden = { $new } est bas, et la place { $place } est encore cachée
hint-skyjo-costs-least = c'est là que { $new } coûte le moins
hint-skyjo-fits-best = { $new } va le mieux à la place { $place }
hint-skyjo-ends-round = { $do ->
    [take] { $new } à la place { $place } finit la manche, avec environ { $points } de moins que tous les autres
   *[swap] cela finit la manche, avec environ { $points } de moins que tous les autres
}
hint-skyjo-too-early-to-end = il est trop tôt pour finir la manche, les autres grilles sont encore basses
hint-skyjo-turns-for-column = un autre { $card } ferait partir la colonne { $column }
hint-skyjo-turns-for-pair = une paire peut se former dans la colonne { $column }
hint-skyjo-turns-any = les cartes cachées se valent toutes
hint-skyjo-turns-best = c'est là qu'une carte retournée aide le plus

# Pixies. La couleur s'accorde avec « zone » ou avec « bonus ».
hint-pixies-do-take = prenez le { $card }
hint-pixies-do-keep = { $word ->
    [new] gardez la nouvelle visible
   *[old] gardez l'ancienne visible
}
hint-pixies-do-place = posez la carte, face cachée, place { $number }
hint-pixies-more-validated = les cartes validées rapportent { $points } de plus
hint-pixies-more-spirals = les spirales rapportent { $points } de plus
hint-pixies-more-bonus = le bonus { $family ->
    [B] bleu
    [G] vert
    [Y] jaune
   *[R] rouge
} rapporte { $points } de plus
hint-pixies-more-crosses = les croix coûtent { $points } de moins
hint-pixies-more-zone = la zone { $family ->
    [B] bleue
    [G] verte
    [Y] jaune
   *[R] rouge
} passe à { $size_feminine } cartes
hint-pixies-goes-face-down = cette carte ira face cachée, où elle ne coûte rien
hint-pixies-costs-least = c'est la carte qui coûte le moins
hint-pixies-may-be-validated = un autre { $place } pourra le valider
hint-pixies-waits = un { $place } posé dessus sera validé aussitôt

# Num Draft
hint-numdraft-do-turn = retournez la place { $number }
hint-numdraft-do-give = donnez la place { $number }
hint-numdraft-do-put = posez le { $card }
hint-numdraft-do-fill = posez le { $card }, place { $number }
hint-numdraft-do-announce = annoncez num draft
hint-numdraft-all-alike = aucune place ne vaut mieux pour l'instant
hint-numdraft-room-for = le { $card } ira bien à cet endroit
hint-numdraft-looks-best = c'est lui qui va le mieux avec les cartes voisines
hint-numdraft-joker = un joker trouve toujours son groupe
hint-numdraft-no-group-yet = rien d'autre ne rapporte plus pour l'instant
hint-numdraft-joins-colour = cela fait un groupe de { $size_feminine } cartes { $family ->
    [R] rouges
    [G] vertes
    [B] bleues
    [Y] jaunes
    [A] arc-en-ciel
   *[S] ombre
}
hint-numdraft-joins-value = cela fait un groupe de { $size_feminine } cartes de valeur { $value }
hint-numdraft-far-ahead = vos cartes visibles ont { $points } d'avance
hint-numdraft-ends-at = en moyenne, votre grille finit avec { $points }

# Odin
hint-odin-do-play = { $n ->
    [1] posez le { $cards }
   *[other] posez { $cards }
}
hint-odin-do-pick = reprenez le { $card }
hint-odin-do-pass = passez
hint-odin-goes-out = votre main est vide, la manche est finie
hint-odin-suits-colour = { $count ->
    [1] il va avec une carte de sa couleur
   *[other] il va avec { $count_feminine } cartes de sa couleur
}
hint-odin-suits-number = { $count ->
    [1] il va avec une carte du même numéro
   *[other] il va avec { $count_feminine } cartes du même numéro
}
hint-odin-suits-best = c'est la carte la plus facile à reposer
hint-odin-sheds-more = vous posez plus de cartes que vous n'en reprenez
hint-odin-hard-to-beat = ce sera difficile à battre
hint-odin-leaves-best = ensuite, la main se pose au mieux en { $times ->
    [1] une fois
   *[other] { $times } fois
}
hint-odin-keeps-sets = mieux vaut ne pas défaire une main qui se pose en { $times ->
    [1] une fois
   *[other] { $times } fois
}
hint-odin-goes-no-faster = avec la carte reprise, la main ne se poserait pas plus vite
hint-odin-no-play-better = vous n'avez rien de mieux à poser pour l'instant

# Yellowstone Park
hint-yellowstone-do-play = posez le { $card }, colonne { $number }
hint-yellowstone-do-done = arrêtez-vous là
hint-yellowstone-do-window = prenez le choix { $number }
hint-yellowstone-do-refill = { $word ->
    [yes] complétez votre main
   *[no] ne complétez pas votre main
}
hint-yellowstone-do-draw = { $word ->
    [penalty] prenez dans vos pénalités
   *[pile] prenez dans la pioche
}
hint-yellowstone-moves-back = vous reculez { $steps ->
    [1] d'un point
   *[other] de { $steps } points
}
hint-yellowstone-fits = il tient dans la fenêtre, sans rien ramasser
hint-yellowstone-picks-up-least = { $cost ->
    [1] une carte
   *[other] { $cost_feminine } cartes
} à ramasser, on ne peut pas moins
hint-yellowstone-leaves-more = { $cost_feminine } cartes à ramasser au lieu { $least ->
    [1] d'une
   *[other] de { $least_feminine }
}, mais la suite vous sera plus favorable
hint-yellowstone-harder-for-next = le joueur suivant aura plus de mal à poser
hint-yellowstone-keeps-cards = le reste de votre main servira mieux plus tard
hint-yellowstone-more-choice = avec plus de cartes, il y en aura plus souvent une qui va
hint-yellowstone-empties-hand = la main vide, vous pourrez prendre dans vos pénalités
hint-yellowstone-spares-pile = la pioche durera plus longtemps
hint-yellowstone-sheds = vous aurez six pénalités de moins, sur { $penalties }
hint-yellowstone-keeps-penalties = la pioche donne des cartes neuves

# Les niveaux : comment joue l'ordinateur
plays-random = Joue au hasard un coup permis.
plays-easy = Joue comme un débutant.
plays-normal = Joue avec bon sens.
plays-expert = Essaie chaque bon coup dans beaucoup de donnes possibles, et garde celui qui finit le mieux.
plays-skyjo-easy = Prend volontiers toute carte plus basse, oublie les colonnes et finit dès qu'il peut.
plays-skyjo-normal = Compte 4 à 5 pour une carte cachée, garde les paires en colonne et ne finit que nettement devant.
plays-skyjo-expert = Pèse chaque carte qui peut venir, d'après des milliers de manches jouées contre lui-même.
plays-pixies-easy = Prend la carte qui rapporte le plus tout de suite.
plays-pixies-normal = Prend la carte qui rapporte le plus, en pensant aux cartes à valider et au joueur suivant.
plays-numdraft-easy = Regarde les couleurs voisines, à peine les valeurs, et ne compte rien.
plays-numdraft-normal = Pose la carte qui fait monter le compte le plus, sans trop aider le voisin.
plays-numdraft-expert = À trois joueurs ou plus, juge comment chaque grille peut finir, d'après des milliers de parties contre lui-même ; à deux, essaie chaque bon coup dans beaucoup de donnes possibles.
plays-odin-easy = Se défait de ses cartes basses dès qu'il peut, sans garder de quoi poser ensemble.
plays-odin-normal = Cherche à poser toute sa main en peu de fois, et passe plutôt que de la défaire.
plays-yellowstone-easy = Ne joue qu'une carte quand une suffit, et ne regarde que ce qu'elle coûte ou rapporte.
plays-yellowstone-normal = Ramasse peu, laisse peu de place au suivant, et vide sa main pour reprendre ses pénalités.
plays-yellowstone-expert = Essaie chaque façon de finir son tour, et juge où elle mène d'après ce qu'il a appris dans des milliers de parties.
