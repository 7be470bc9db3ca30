# Num Draft: what is said at the table. $who, $to and $seat are players' names, $card a card in
# words ("5 bleu"), $place a place from 1 to 9. "Chez Ana", since "de" would need an elision.

# Events
# The own choice is said by numdraft-secret-noted.
numdraft-chosen = { $who } a choisi.
    .you = { "" }
    .brief = { $who } : choisi.
    .brief-you = { "" }
numdraft-place-chosen = { $who } retourne la place { $place }.
    .you = Vous retournez la place { $place }.
    .brief = { $who }, place { $place }.
    .brief-you = Place { $place }.
numdraft-turned = { $who }, place { $place } : { $card }.
    .detailed = { numdraft-turned } { numdraft-still-hidden }
numdraft-again-joker = { $n ->
    [1] Un joker ne désigne personne. { $who } retourne une autre carte.
   *[other] Les jokers ne désignent personne. { $who } retournent une autre carte.
}
    .you = { $n ->
          [1] Un joker ne désigne personne. Vous retournez une autre carte.
         *[other] Les jokers ne désignent personne. { $who } retournez une autre carte.
      }
    .brief = { $who } : une autre carte.
numdraft-again-all = Aucune valeur n'est seule. Tout le monde retourne une autre carte.
    .brief = Tout le monde : une autre carte.
numdraft-master = { $who } mène le jeu, avec { $card }. On donne les cartes retournées.
    .you = Vous menez le jeu, avec { $card }. On donne les cartes retournées.
    .brief = { $who } mène le jeu.
    .brief-you = Vous menez le jeu.
    .detailed = { $who } mène le jeu : { $card } est la plus petite valeur qui soit seule. On donne les cartes retournées.
    .detailed-you = Vous menez le jeu : { $card } est la plus petite valeur qui soit seule. On donne les cartes retournées.
numdraft-given = { $who } donne { $card }, place { $place }, à { $to }.
    .you = Vous donnez { $card }, place { $place }, à { $to }.
    .to-you = { $who } vous donne { $card }, place { $place }.
    .brief = { $who }, place { $place } : { $card }, pour { $to }.
    .brief-you = Place { $place } : { $card }, pour { $to }.
numdraft-given-hidden = { $who } donne à { $to } la carte cachée de la place { $place }.
    .you = Vous donnez à { $to } la carte cachée de la place { $place }.
    .to-you = { $who } vous donne la carte cachée de la place { $place }.
    .brief = { $who }, place { $place } : carte cachée, pour { $to }.
    .brief-you = Place { $place } : carte cachée, pour { $to }.
numdraft-put = { $who } pose { $card }, place { $place }.
    .you = Vous posez { $card }, place { $place }.
    .brief = { $who } : { $card }, place { $place }.
    .brief-you = { $card }, place { $place }.
    .detailed = { numdraft-put } { numdraft-still-hidden }
    .detailed-you = { numdraft-put.you } { numdraft-still-hidden }
numdraft-put-unread = { $who } pose une carte, non lue, place { $place }.
    .you = Vous posez une carte, non lue, place { $place }.
    .brief = { $who } : carte non lue, place { $place }.
    .brief-you = Carte non lue, place { $place }.
numdraft-passed = Les mains passent à gauche.
    .brief = Les mains passent.
numdraft-passed-last = C'était le dernier tour.
numdraft-hidden-passed = Les cartes cachées passent à gauche. Chacun complète sa grille avec les cartes de sa main.
    .brief = Les cartes cachées passent à gauche.
numdraft-turns-left = { $n ->
    [1] Ce tour est le dernier.
   *[other] Encore un tour après celui-ci.
}
numdraft-announced = { $who } annonce num draft. { numdraft-turns-left }
    .you = Vous annoncez num draft. { numdraft-turns-left }
    .brief = { $who } : num draft. { numdraft-turns-left }
numdraft-last-hidden = { $n ->
    [1] Plus de carte cachée chez { $who }.
   *[other] { $who } : plus aucune carte cachée.
} Encore un tour après celui-ci.
    .brief = { $who } : plus de carte cachée. Encore un tour.
numdraft-told = Noté pour la main, chez { $who }.
    .you = Noté pour votre main.
numdraft-turn-unseen = { $who } : tour non lu. Sa grille sera recomptée.
    .you = Vous : tour non lu. Votre grille sera recomptée.
    .brief = { $who } : tour non lu.
numdraft-grid-count = { $cards ->
    [0] aucune carte visible
    [1] une carte visible
   *[other] { $cards_feminine } cartes visibles
}, { $hidden ->
    [0] aucune cachée
    [1] une cachée
   *[other] { $hidden } cachées
}
numdraft-recounted = { $who }, grille comptée : { numdraft-grid-count }.
    .you = Votre grille, comptée : { numdraft-grid-count }.
# Hidden cards of the player whose card has just appeared.
numdraft-still-hidden = { $hidden ->
    [0] Plus aucune carte cachée.
    [1] Reste une carte cachée.
   *[other] Restent { $hidden_feminine } cartes cachées.
}
numdraft-scored = { $who } : { $points }.
numdraft-game-ended-one = Partie terminée. { $who } gagne avec { $points }.
    .you = Partie terminée. Vous gagnez avec { $points }.
    .brief = { $who } gagne, { $points }.
    .brief-you = Vous gagnez, { $points }.
numdraft-game-ended-shared = Partie terminée. { $who } gagnent ensemble avec { $points }.
    .you = Partie terminée. { $who } gagnez ensemble avec { $points }.
    .brief = { $who } gagnent, { $points }.
    .brief-you = { $who } gagnez, { $points }.

# Only for the ear of one player
numdraft-secret-dealt = Dans votre main : { $card }.
    .brief = En main : { $card }.
numdraft-secret-given = { $who } vous donne { $card }.
numdraft-secret-noted = Votre choix : { $move }.
    .brief = Choix : { $move }.
numdraft-secret-hand = Votre main : { $list }.

# The lines of a score. A group opens its sentence.
numdraft-group-colour = { $family ->
    [R] Rouge
    [G] Vert
    [B] Bleu
    [Y] Jaune
    [A] Arc-en-ciel
   *[S] Ombre
}
numdraft-group-value = Valeur { $value }
numdraft-line = { $group }, { $n_feminine } cartes : { $points }.
    .brief = { "" }
numdraft-line-joined = { $group }, { $n_feminine } cartes, dont le { $list } : { $points }.
    .brief = { "" }
numdraft-line-jokers = Deux jokers : { $points }.
    .brief = { "" }
numdraft-line-bonus = Bonus pour les cartes voisines, { $list } : { $points }.
    .brief = { "" }

# Questions
numdraft-ask-turn = { $who }, quelle place retourner ?
    .you = Quelle place retourner ?
    .brief = { $who }, place à retourner ?
    .brief-you = Place à retourner ?
numdraft-ask-turn-of = { $who }, quelle place retourner ? { $list }.
    .you = Quelle place retourner ? { $list }.
    .brief = { $who }, place à retourner ? { $list }.
    .brief-you = Place à retourner ? { $list }.
numdraft-ask-give = { $who }, la carte de quelle place donner ?
    .you = La carte de quelle place donnez-vous ?
    .brief = { $who }, place à donner ?
    .brief-you = Place à donner ?
numdraft-ask-give-of = { $who }, la carte de quelle place donner ? { $list }.
    .you = La carte de quelle place donnez-vous ? { $list }.
    .brief = { $who }, place à donner ? { $list }.
    .brief-you = Place à donner ? { $list }.
numdraft-ask-put = { $who }, quelle carte poser ?
    .you = Quelle carte posez-vous ?
    .brief = { $who }, carte à poser ?
    .brief-you = Carte à poser ?
numdraft-ask-fill = { $who }, quelle carte, et sur quelle place ? { $list }.
    .you = Quelle carte posez-vous, et sur quelle place ? { $list }.
    .brief = { $who }, carte et place ? { $list }.
    .brief-you = Carte et place ? { $list }.
numdraft-ask-fill-place = { $who }, la carte qui complète la place { $place } ?
    .you = La carte qui complète votre place { $place } ?
numdraft-ask-show = { $who }, la carte de la place { $place } ?
    .you = La carte de votre place { $place } ?
numdraft-ask-deal = Une carte pour la main, chez { $who }.
    .you = Une carte pour votre main.
numdraft-ask-deal-any = Pour quelle main, et quelle carte ?
numdraft-ask-recount = Grille chez { $who }, dans l'ordre. Place 1 ?
    .you = Votre grille, dans l'ordre. Place 1 ?
numdraft-ask-recount-next = Place { $place } ?
numdraft-ask-recount-seat = Quelle grille compter ? { $list }

# Answers
numdraft-totals = Score : { $list }.
numdraft-so-far = Cartes visibles, pour l'instant : { $list }.
numdraft-now = { "" }
    .detailed = { numdraft-grid-of } { $list }
    .detailed-you = { numdraft-grid-of.you } { $list }
numdraft-no-group = Pas encore de groupe.
numdraft-seat-points = { $who }, { $points }
numdraft-seat-hidden = { $who }, { $n }
numdraft-hidden-left = Cartes cachées : { $list }.
numdraft-where = Tour { $turn }, mené par { $who }.
numdraft-where-last = Dernier tour, numéro { $turn }, mené par { $who }.
numdraft-grid-of = Chez { $who }.
    .you = Votre grille.
numdraft-grid-row = Rangée { $row } : { $list }.
numdraft-hand-known = Connu dans la main : { $list }.
numdraft-place = Place { $place } : { $what }.
numdraft-place-empty = vide
numdraft-place-hidden = cachée

# Moves as one may make them
numdraft-move-turn = retourner la place { $place }
numdraft-move-give = donner la place { $place }
numdraft-move-put = poser { $card }
numdraft-move-fill = poser { $card }, place { $place }
numdraft-move-show = retourner { $card }
numdraft-move-deal = une carte pour une main
numdraft-move-announce = annoncer num draft
numdraft-move-recount = compter une grille
numdraft-move-unseen = tour manqué

# Help: what is valid now
numdraft-help-turn = Dites la place dont on retourne la carte. Un nom devant dit chez qui.
numdraft-help-give = Dites la place dont on donne la carte. Un nom devant dit chez qui. Pour finir la partie : un nom et num draft.
numdraft-help-put = Lisez la carte posée sur la place libre, ou tapez-la : 5 bleu. Un nom devant dit chez qui.
numdraft-help-fill = Lisez une carte, puis dites la place où elle va.
numdraft-help-show = Lisez la carte retournée, ou tapez-la : 5 bleu.
numdraft-help-fill-place = Lisez la carte qui complète la place, ou tapez-la : 5 bleu. Si la place reste vide : vide.
numdraft-help-deal = Lisez la carte qui va dans cette main.
numdraft-help-recount = Place par place, la carte, ou vide. Ce qui ne se lit pas : illisible. Pendant la partie aussi : cachée.
numdraft-help-over = La partie est terminée. score redit les points, quitter ferme.

# Why not: what is wrong, then what would be right.
why-numdraft-not_now = { $phase ->
    [turn] Pas encore. Dites d'abord quelles places sont retournées.
    [give] Pas maintenant. Dites d'abord quelles places sont données.
    [put] Pas maintenant. Lisez d'abord les cartes posées.
    [fill] Pas maintenant. Il faut d'abord compléter les grilles.
    [show] Pas maintenant. Lisez d'abord la carte demandée.
    [deal] Pas maintenant. Une main doit d'abord recevoir sa carte.
    [recount] Pas maintenant. Il faut d'abord compter les grilles.
   *[other] Pas maintenant. Dites aide pour savoir quoi dire.
}
why-say_who = Il faut un nom. Les noms sont { $who }.
why-one_choice_a_line = Cette ligne dit plus d'un choix, et rien n'est fait. Dites-les un par un, ou mettez un nom devant chacun.
why-line_of_its_own = Num draft s'annonce sur une ligne à part.
why-chosen_already = { $seat } n'a rien à choisir maintenant. On attend { $who }.
    .you = Vous n'avez rien à choisir maintenant. On attend { $who }.
    .who-you = { $seat } n'a rien à choisir maintenant. On vous attend.
why-open_already = La place { $place } est déjà visible. Possible : place { $free }.
why-give_hidden = La place { $place } n'a pas de carte cachée à donner. Possible : place { $free }.
why-no_such_place = Il n'y a pas cette place. Dites un nombre de 1 à 9.
why-lies_open = La carte { $card } est déjà visible chez { $seat }, place { $place }. Il en faut une autre.
    .you = La carte { $card } est déjà visible chez vous, place { $place }. Il en faut une autre.
why-cannot_be_here = La carte { $card } ne peut pas être ici. Relisez la carte.
why-not_in_hand = La carte { $card } n'est pas dans la main, chez { $seat }. Choisissez une carte de cette main.
    .you = La carte { $card } n'est pas dans votre main. Choisissez une carte de votre main.
why-not_in_80 = La carte { $card } n'est pas dans cette partie. Avec si peu de monde, les valeurs s'arrêtent à { $most }.
why-announced_already = Num draft a déjà été annoncé. { $left ->
    [1] Ce tour est le dernier.
   *[other] Il reste un tour après celui-ci.
}
why-ending_already = La fin approche déjà : quelqu'un n'a plus de carte cachée. Jouez jusqu'au dernier tour.
why-announce_too_early = On annonce num draft pendant qu'on donne ou qu'on pose. Finissez d'abord ce qui est demandé.
why-table_shows = Une carte qui apparaît n'est pas un choix. Dites-la sans le nom { $seat }.
    .you = Une carte qui apparaît n'est pas un choix. Dites-la sans votre nom.
why-hand_known = Chez { $seat }, toute la main est connue. Dites une carte posée, ou continuez.
    .you = Toute votre main est connue. Dites une carte posée, ou continuez.
why-other_hand = Cette carte est pour { $turn }, pas pour { $seat }. Distribuez dans l'ordre.
    .you = Cette carte est pour { $turn }, pas pour vous. Distribuez dans l'ordre.
    .turn-you = Cette carte est pour vous, pas pour { $seat }. Distribuez dans l'ordre.
why-counted_already = Chez { $seat }, la grille est déjà comptée. À compter : { $who }.
    .you = Votre grille est déjà comptée. À compter : { $who }.
    .who-you = Chez { $seat }, la grille est déjà comptée. À compter : { $who }.
why-counted_later = Chez { $seat }, la grille sera comptée à la fin du tour. Continuez avec les autres.
    .you = Votre grille sera comptée à la fin du tour. Continuez avec les autres.
why-turn_it_up = La place { $place } a une carte cachée. Retournez-la et lisez-la.
why-no_empty_place = Chez { $seat }, aucune place ne peut être vide ici. Lisez la carte qui s'y trouve, ou dites cachée.
    .you = Aucune place ne peut être vide dans votre grille ici. Lisez la carte qui s'y trouve, ou dites cachée.
why-need_pool = Il faut trois rangées : voisin de gauche, trois cartes à soi, voisin de droite. Séparez-les par des barres.
why-numdraft-need_nine_places = Une grille a 9 places ; ici il y en a { $found }. Nommez toutes les places, les inconnues aussi.

# companion count numdraft
help-count-numdraft = Compter des grilles de Num Draft, sans partie en cours. Nommez-les dans l'ordre des places : le voisin de gauche vient ensuite. ? est une carte inconnue. Une grille seule se compte sans voisins.
help-count-mode = Si les groupes doivent se toucher : classic ou discovery.
numdraft-count-total = En tout : { $points }.

# Words of every table, as this game says them
table-help-numdraft-always = Toujours : score, qui, grille et un nom, table, nombre, répète, annuler, corriger, recompter, manqué, quitter.
repair-numdraft-recount = recompter une grille
repair-numdraft-unseen = tour manqué : personne ne l'a lu
