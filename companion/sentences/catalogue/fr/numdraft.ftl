# Num Draft: what is said at the table. $who, $to and $seat are players' names, $card a card in
# words ("5 bleu"), $place a place from 1 to 9. "Chez Ana", since "de" would need an elision.

# Events
numdraft-chosen = { $what ->
    [fill] { $who } a choisi une carte.
   *[other] { $who } a choisi.
}
numdraft-place-chosen = { $who } retourne la place { $place }.
numdraft-turned = { $who }, place { $place } : { $card }.
numdraft-again-joker = { $n ->
    [1] Un joker ne désigne personne. { $who } retourne une autre carte.
   *[other] Les jokers ne désignent personne. { $who } retournent une autre carte.
}
numdraft-again-all = Aucune valeur n'est seule. Tout le monde retourne une autre carte.
numdraft-master = { $who } mène le jeu, avec { $card }. On donne les cartes retournées.
numdraft-given = { $who } donne { $card }, place { $place }, à { $to }.
numdraft-given-hidden = { $who } donne à { $to } la carte cachée de la place { $place }.
numdraft-put = { $who } pose { $card }, place { $place }.
numdraft-put-unread = { $who } pose une carte, non lue, place { $place }.
numdraft-passed = Les mains passent à gauche.
numdraft-hidden-passed = Les cartes cachées passent à gauche. Complétez les grilles avec vos mains.
numdraft-announced = { $who } annonce num draft. { $n ->
    [1] Ce tour est le dernier.
   *[other] Encore un tour après celui-ci.
}
numdraft-last-hidden = Plus de carte cachée chez { $who }. Encore un tour après celui-ci.
numdraft-told = Noté pour la main, chez { $who }.
numdraft-turn-unseen = { $who } : tour non lu. Sa grille sera recomptée.
numdraft-recounted = { $who }, grille comptée : { $cards ->
    [0] aucune carte visible
    [1] une carte visible
   *[other] { $cards } cartes visibles
}, { $hidden ->
    [0] aucune cachée
    [1] une cachée
   *[other] { $hidden } cachées
}.
numdraft-scored = { $who } : { $points }.
numdraft-game-ended-one = Partie terminée. { $who } gagne avec { $points }.
numdraft-game-ended-shared = Partie terminée. { $who } gagnent ensemble avec { $points }.

# Only for the ear of one player
numdraft-secret-dealt = Dans votre main : { $card }.
numdraft-secret-given = { $who } vous donne { $card }.
numdraft-secret-noted = Votre choix : { $move }.
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
numdraft-line = { $group }, { $n } cartes : { $points }.
numdraft-line-joined = { $group }, { $n } cartes, renfort { $list } : { $points }.
numdraft-line-jokers = Deux jokers : { $points }.
numdraft-line-bonus = Bonus pour les cartes voisines, { $list } : { $points }.

# Questions
numdraft-ask-turn = { $who }, quelle place retourner ?
numdraft-ask-turn-of = { $who }, quelle place retourner ? { $list }.
numdraft-ask-give = { $who }, la carte de quelle place donner ?
numdraft-ask-give-of = { $who }, la carte de quelle place donner ? { $list }.
numdraft-ask-put = { $who }, quelle carte poser ?
numdraft-ask-fill = { $who }, quelle carte et où ? Libres : { $list }.
numdraft-ask-fill-place = { $who }, la carte qui complète la place { $place } ?
numdraft-ask-show = { $who }, la carte de la place { $place } ?
numdraft-ask-deal = Une carte pour la main, chez { $who }.
numdraft-ask-deal-any = Pour quelle main, et quelle carte ?
numdraft-ask-recount = Grille chez { $who }, dans l'ordre. Place 1 ?
numdraft-ask-recount-next = Place { $place } ?
numdraft-ask-recount-seat = Quelle grille compter ? { $list }

# Answers
numdraft-totals = Score : { $list }.
numdraft-so-far = Cartes visibles, pour l'instant : { $list }.
numdraft-seat-points = { $who }, { $points }
numdraft-seat-hidden = { $who }, { $n }
numdraft-hidden-left = Cartes cachées : { $list }.
numdraft-where = Tour { $turn }, mené par { $who }.
numdraft-where-last = Dernier tour, numéro { $turn }, mené par { $who }.
numdraft-grid-of = Chez { $who }.
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
numdraft-help-deal = Lisez la carte qui va dans cette main.
numdraft-help-recount = Place par place, la carte, ou vide. Ce qui ne se lit pas : illisible. Pendant la partie aussi : cachée.
numdraft-help-over = La partie est terminée. score redit les points, quitter ferme.

# Why not: what is wrong, then what would be right.
why-numdraft-not_now = { $phase ->
    [turn] Pas encore. Dites d'abord quelles places sont retournées.
    [give] Pas maintenant. Dites d'abord quelles places sont données.
    [put] Pas maintenant. Lisez d'abord les cartes posées.
    [fill] Pas maintenant. Il faut d'abord compléter les grilles.
    [show] Pas maintenant. Lisez d'abord la carte retournée.
    [deal] Pas maintenant. Une main doit d'abord recevoir sa carte.
    [recount] Pas maintenant. Il faut d'abord compter les grilles.
   *[other] Pas maintenant. Dites aide pour savoir quoi dire.
}
why-say_who = Il faut un nom. Les noms sont { $who }.
why-chosen_already = { $seat } n'a rien à choisir maintenant. On attend { $who }.
why-open_already = La place { $place } est déjà visible. Cachées : { $free }.
why-give_hidden = La place { $place } n'a pas de carte cachée, et on ne donne qu'une carte cachée. Possibles : { $free }.
why-no_such_place = Il n'y a pas cette place. Dites un nombre de 1 à 9.
why-lies_open = La carte { $card } est déjà visible chez { $seat }, place { $place }. Lisez une autre carte.
why-seen_elsewhere = La carte { $card } ne peut pas être ici : on l'a vue ailleurs. Relisez la carte.
why-not_in_hand = La carte { $card } n'est pas dans la main, chez { $seat }. Choisissez une carte de cette main.
why-not_in_80 = La carte { $card } n'est pas dans cette partie. Avec si peu de monde, les valeurs s'arrêtent à { $most }.
why-announced_already = Num draft a déjà été annoncé. { $left ->
    [1] Ce tour est le dernier.
   *[other] Il reste un tour après celui-ci.
}
why-ending_already = La fin approche déjà : quelqu'un n'a plus de carte cachée. Jouez jusqu'au dernier tour.
why-announce_too_early = On annonce num draft pendant qu'on donne ou qu'on pose. Finissez d'abord ce qui est demandé.
why-table_shows = Une carte qui apparaît n'est pas un choix. Dites-la sans le nom { $seat }.
why-hand_known = Chez { $seat }, toute la main est connue. Dites une carte posée, ou continuez.
why-other_hand = Cette carte est pour { $turn }, pas pour { $seat }. Distribuez dans l'ordre.
why-counted_already = Chez { $seat }, la grille est déjà comptée. À compter : { $who }.
why-counted_later = Chez { $seat }, la grille sera comptée à la fin du tour. Continuez avec les autres.
why-turn_it_up = La place { $place } a une carte cachée. Retournez-la et lisez-la.
why-no_empty_place = Chez { $seat }, aucune place ne peut être vide ici. Lisez la carte qui s'y trouve, ou dites cachée.
why-need_pool = Il faut trois rangées : le voisin de gauche, trois cartes à soi, le voisin de droite. Séparez-les par des barres.
why-numdraft-need_nine_places = Une grille a 9 places ; ici il y en a { $found }. Nommez toutes les places, les inconnues aussi.

# companion count numdraft
help-count-numdraft = Compter des grilles de Num Draft, sans partie en cours. Nommez-les dans l'ordre des places : le voisin de gauche vient ensuite. ? est une carte inconnue. Une grille seule se compte sans voisins.
help-count-mode = Si les groupes doivent se toucher : classic ou discovery.
numdraft-count-total = En tout : { $points }.

# Words of every table, as this game says them
table-help-numdraft-always = Toujours : score, qui, grille et un nom, table, nombre, répète, annuler, corriger, recompter, manqué, quitter.
repair-numdraft-recount = recompter une grille
repair-numdraft-unseen = tour manqué : personne ne l'a lu
