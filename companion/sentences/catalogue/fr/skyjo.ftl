# Skyjo: what is said at the table. $who and $seat are players' names, $card a card in words
# ("moins 2"), $place a place from 1 to 12, counted row by row.

# Events
skyjo-round-began = Manche { $round }.
skyjo-discard-shown = À la défausse : { $card }.
    .brief = Défausse : { $card }.
skyjo-discard-unread = Le dessus de la défausse n'est pas lu.
skyjo-starter-sum = { $who } commence, avec { $sum }.
    .you = Vous commencez, avec { $sum }.
    .brief = { $who } commence.
    .brief-you = Vous commencez.
    .detailed = { $who } commence : ses deux cartes font { $sum }, la plus grande somme.
    .detailed-you = Vous commencez : vos deux cartes font { $sum }, la plus grande somme.
skyjo-starter = { $who } commence.
    .you = Vous commencez.
skyjo-pile-renewed = La pioche est vide. Mélangez la défausse, sauf sa carte du dessus : nouvelle pioche de { $n_feminine } cartes.
    .brief = Nouvelle pioche : { $n_feminine } cartes de la défausse.
skyjo-card-drawn = { $who } pioche { $card }.
    .you = Vous piochez { $card }.
    .detailed = { skyjo-card-drawn } { skyjo-pile }
    .detailed-you = { skyjo-card-drawn.you } { skyjo-pile }
skyjo-card-taken = { $who } prend { $card } à la défausse.
    .you = Vous prenez { $card } à la défausse.
    .brief = { $who } prend { $card }.
    .brief-you = Vous prenez { $card }.
skyjo-card-taken-unread = { $who } prend la défausse.
    .you = Vous prenez la défausse.
skyjo-card-exchanged = { $who } pose { $card }, place { $place }. À la défausse : { $out }.
    .you = Vous posez { $card }, place { $place }. À la défausse : { $out }.
    .brief = { $who }, place { $place } : { $card }. Défausse : { $out }.
    .brief-you = Place { $place } : { $card }. Défausse : { $out }.
    .detailed = { skyjo-card-exchanged } { skyjo-hidden-left }
    .detailed-you = { skyjo-card-exchanged.you } { skyjo-hidden-left }
skyjo-card-discarded = { $who } défausse { $card }.
    .you = Vous défaussez { $card }.
skyjo-card-turned = { $who } retourne { $card }, place { $place }.
    .you = Vous retournez { $card }, place { $place }.
    .brief = { $who }, place { $place } : { $card }.
    .brief-you = Place { $place } : { $card }.
    .detailed = { skyjo-card-turned } { skyjo-hidden-left }
    .detailed-you = { skyjo-card-turned.you } { skyjo-hidden-left }
skyjo-column-removed = Trois fois { $card } : la colonne { $column } part sur la défausse.
    .brief = Colonne { $column } retirée. Défausse : { $card }.
skyjo-last-lap = { $who } n'a plus de carte cachée. Un dernier tour pour les autres.
    .you = Vous n'avez plus de carte cachée. Un dernier tour pour les autres.
    .brief = { $who } : plus de carte cachée. Dernier tour.
skyjo-turn-unseen = { $who } : tour non lu. Sa grille sera recomptée.
    .you = Vous : tour non lu. Votre grille sera recomptée.
    .brief = { $who } : tour non lu.
skyjo-grid-count = { $n ->
    [0] aucune carte visible
    [1] une carte visible
   *[other] { $n_feminine } cartes visibles
}, { $hidden ->
    [0] aucune cachée
    [1] une cachée
   *[other] { $hidden } cachées
}
skyjo-grid-recounted = { $who }, grille recomptée : { skyjo-grid-count }.
    .you = Votre grille, recomptée : { skyjo-grid-count }.
# The cards of a grid that nobody has seen yet, of the player who has just played.
skyjo-hidden-left = { $hidden ->
    [0] Plus aucune carte cachée.
    [1] Reste une carte cachée.
   *[other] Restent { $hidden_feminine } cartes cachées.
}
skyjo-ender-named = { $who } a terminé la manche.
    .you = Vous avez terminé la manche.
skyjo-round-ended = Manche { $round } finie. { $who } l'a terminée.
    .you = Manche { $round } finie. Vous l'avez terminée.
    .brief = Manche { $round } finie.
skyjo-grid-scored = { $who }, manche { $round } : { $points }. Total : { $total }.
    .you = Vos points, manche { $round } : { $points }. Total : { $total }.
    .brief = { $who } : { $points }, total { $total }.
skyjo-line-column-sum = { $n ->
    [1] Une seule colonne : { $points }.
   *[other] Colonnes : { $list }. Cela fait { $points }.
}
    .brief = { "" }
skyjo-line-nothing-left = Il ne reste aucune carte : { $points }.
    .brief = { "" }
skyjo-line-column-removed = Colonne { $column }, trois fois { $card }, retirée.
    .brief = { "" }
skyjo-line-doubled = Manche terminée sans le plus petit score, points doublés : encore { $points }.
    .brief = { "" }
skyjo-game-ended-one = Partie terminée. { $who } gagne avec { $points }.
    .you = Partie terminée. Vous gagnez avec { $points }.
    .brief = { $who } gagne, { $points }.
    .brief-you = Vous gagnez, { $points }.
skyjo-game-ended-shared = Partie terminée. { $who } gagnent ensemble avec { $points }.
    .you = Partie terminée. { $who } gagnez ensemble avec { $points }.
    .brief = { $who } gagnent, { $points }.
    .brief-you = { $who } gagnez, { $points }.

# Questions
skyjo-ask-round-first = Chaque grille reçoit 12 cartes cachées. Retournez une carte pour la défausse et lisez-la.
skyjo-ask-round = Pour la manche { $round }, mélangez tout ; { $who } commencera. Posez les grilles, retournez une carte pour la défausse et lisez-la.
    .you = Pour la manche { $round }, mélangez tout ; vous commencerez. Posez les grilles, retournez une carte pour la défausse et lisez-la.
skyjo-ask-count-round = Après la manche { $round }, dites manche pour compter.
skyjo-ask-first = Quelle carte ouvre la défausse ?
skyjo-ask-opening-first = { $who } retourne deux cartes. Première place ?
    .you = Retournez deux cartes. Première place ?
    .brief = { $who } : première place ?
    .brief-you = Première place ?
skyjo-ask-opening-second = Deuxième place ?
skyjo-ask-choose = À { $who } : pioche, ou défausse, { $card } ?
    .brief = À { $who } : pioche, ou { $card } ?
    .you = À vous : pioche, ou défausse, { $card } ?
    .brief-you = À vous : pioche, ou { $card } ?
skyjo-ask-choose-unread = À { $who } : pioche ou défausse ?
    .you = À vous : pioche ou défausse ?
skyjo-ask-choose-list = À { $who }. 1, la pioche. 2, la défausse, { $card }.
    .brief = À { $who }. 1, pioche. 2, { $card }.
    .you = À vous. 1, la pioche. 2, la défausse, { $card }.
    .brief-you = À vous. 1, pioche. 2, { $card }.
skyjo-ask-choose-pile = À { $who } de piocher.
    .you = À vous de piocher.
skyjo-ask-drawn = Lisez la carte piochée.
skyjo-ask-taken = Lisez la carte prise.
skyjo-ask-decide = Sur quelle place, ou défausse ?
    .brief = Place, ou défausse ?
skyjo-ask-exchange = Sur quelle place ?
    .brief = Place ?
skyjo-ask-turn = Quelle carte cachée retourner ? Dites sa place.
    .brief = Place à retourner ?
skyjo-ask-turned = Lisez la carte de la place { $place }.
skyjo-ask-replaced = Lisez la carte de la place { $place }, qui va à la défausse.
skyjo-ask-last = Chez { $who }, place { $place } : lisez la carte cachée.
    .you = Chez vous, place { $place } : lisez la carte cachée.
skyjo-ask-top = Quelle carte est maintenant sur la défausse ?
skyjo-ask-ended = Qui a terminé la manche ? { $list }
skyjo-ask-recount-seat = Quelle grille recompter ? { $list }
skyjo-ask-recount = Chez { $who }, rangée par rangée. Place 1 : une carte, cachée, ou vide ?
    .you = Votre grille, rangée par rangée. Place 1 : une carte, cachée, ou vide ?
skyjo-ask-recount-next = Place { $place } ?

# Answers
skyjo-totals = Total : { $list }.
skyjo-open = Cartes visibles de cette manche : { $list }.
skyjo-now = { "" }
    .detailed = { skyjo-grid-of } Cartes visibles par colonne : { $list }. { skyjo-hidden-left }
    .detailed-you = { skyjo-grid-of.you } Cartes visibles par colonne : { $list }. { skyjo-hidden-left }
skyjo-seat-points = { $who }, { $points }
# "Chez Ana", since "grille de" would need an elision before a vowel.
skyjo-grid-of = Chez { $who }.
    .you = Votre grille.
skyjo-no-grid = Il n'y a pas encore de grille : la manche n'a pas commencé.
skyjo-row = Rangée { $row } : { $list }.
skyjo-place = Place { $place } : { $what }.
skyjo-cell-hidden = cachée
skyjo-cell-gone = vide
skyjo-discard = Défausse : { $card }, { $n ->
    [0] seule carte
    [1] sur une autre carte
   *[other] sur { $n_feminine } autres cartes
}.
skyjo-discard-empty = La défausse est vide.
skyjo-pile = Pioche : { $n ->
    [0] aucune carte
    [1] une carte
   *[other] { $n_feminine } cartes
}.
skyjo-held = { $who } tient { $card }.
    .you = Vous tenez { $card }.
skyjo-where = Manche { $round }.
skyjo-where-last-lap = Manche { $round }, dernier tour : { $who } n'a plus de carte cachée.
    .you = Manche { $round }, dernier tour : vous n'avez plus de carte cachée.

# Moves as one may make them
skyjo-move-round = commencer la manche { $round }
skyjo-move-show = montrer { $card }
skyjo-move-draw = piocher
skyjo-move-take = prendre la défausse
skyjo-move-swap = échanger la place { $place }
skyjo-move-discard = défausser la carte piochée
skyjo-move-turn = retourner la place { $place }
skyjo-move-ended = { $who } a terminé la manche
    .you = vous avez terminé la manche
skyjo-move-recount = recompter une grille
skyjo-move-unseen = tour manqué

# Help: what is valid now
skyjo-help-round = Lisez la première carte de la défausse, ou tapez manche.
skyjo-help-count-round = Tapez manche quand la manche suivante est jouée, pour la compter.
skyjo-help-first = Lisez la carte qui ouvre la défausse, ou tapez son nombre, comme moins 2. Si elle ne se lit pas : illisible.
skyjo-help-shown = Lisez la carte, ou tapez son nombre, comme moins 2.
skyjo-help-unread = Lisez la carte, ou tapez son nombre. Si elle ne se lit pas : illisible.
skyjo-help-opening = Répondez par une place de 1 à 12, ou rangée 2 colonne 3.
skyjo-help-choose = Répondez pioche ou défausse, p ou d. Lire une carte veut dire qu'elle est piochée.
skyjo-help-decide = Répondez par la place à échanger, de 1 à 12, ou rangée 2 colonne 3 ; ou défausse, puis retournez une carte cachée.
skyjo-help-exchange = Répondez par la place à échanger, de 1 à 12, ou rangée 2 colonne 3.
skyjo-help-turn = Répondez par la place d'une carte cachée, de 1 à 12, ou rangée 2 colonne 3.
skyjo-help-recount = Place par place, rangée par rangée : la carte, cachée, ou vide.
skyjo-help-ended = Dites qui, en premier, n'avait plus de carte cachée : un nom ou son numéro.
skyjo-help-over = La partie est terminée. score redit les points, quitter ferme.

# Why not: what is wrong, then what would be right
why-skyjo-not_now = { $phase ->
    [round] La manche est finie. Dites manche pour la suivante.
    [first] Pas encore. Lisez d'abord la carte qui ouvre la défausse.
    [opening] Pas encore. Deux cartes de chaque grille se retournent d'abord : dites une place.
    [choose] Pas encore. Dites d'abord pioche ou défausse.
    [decide] Pas maintenant. Dites d'abord sur quelle place va la carte, ou défausse.
    [exchange] Pas maintenant. Dites d'abord sur quelle place va la carte.
    [turn] Pas maintenant. Dites d'abord quelle carte cachée se retourne.
    [recount] Pas maintenant. Il faut d'abord recompter une grille.
    [ended] Pas encore. Dites d'abord qui a terminé la manche.
   *[other] Pas encore. Lisez d'abord la carte qui apparaît.
}
why-skyjo-nothing_held = Aucune carte n'est en main. Dites d'abord pioche ou défausse.
why-skyjo-holding = La carte { $card } est déjà en main. Dites sur quelle place elle va.
why-skyjo-discard_first = On retourne une carte seulement après avoir défaussé { $card }. Dites défausse, ou une place à échanger.
why-skyjo-taken_stays = La carte { $card } vient de la défausse et n'y retourne pas. Dites la place à échanger.
why-skyjo-nothing_to_swap = Il ne reste aucune carte à échanger. Piochez.
why-skyjo-pile_or_discard = Ce n'est ni la pioche ni la défausse. Dites p pour la pioche ou d pour la défausse.
why-skyjo-place_first = La place vient d'abord. Dites un nombre de 1 à 12.
why-skyjo-no_such_place = Il n'y a pas de place { $place }. Dites un nombre de 1 à 12.
why-skyjo-place_gone = Colonne retirée : la place { $place } est vide. Dites une de celles-ci : { $free }.
why-skyjo-already_open = La place { $place } est déjà visible, { $card }. Cachées : { $free }.
why-skyjo-face_needed = Il faut connaître la carte ici. Lisez-la, ou tapez son nombre.
why-skyjo-card_expected = Il faut une carte. Lisez-la ou tapez-la, de moins 2 à 12.
why-skyjo-in_hand = { $seat } a déjà en main cette carte, { $card }. Il en faut une autre.
    .you = Vous avez déjà en main cette carte, { $card }. Il en faut une autre.
why-skyjo-in_grid = Cette carte, { $card }, est déjà chez { $seat }, place { $place }. Il en faut une autre.
    .you = Cette carte, { $card }, est déjà chez vous, place { $place }. Il en faut une autre.
why-skyjo-in_discard = Cette carte, { $card }, est dans la défausse. Il en faut une autre.
why-skyjo-all_seen = Les { $copies_feminine } cartes { $card } ont toutes été vues. Relisez la carte.
why-skyjo-not_in_pile = La nouvelle pioche ne contient aucune carte { $card }. Relisez la carte.
why-skyjo-not_hidden = Plus aucune carte cachée ne peut être { $card }. Relisez la carte.
why-skyjo-need_twelve_places = Une grille a 12 places ; en voici { $found }. { $found ->
    [13] Rien ne suit la place 12.
   *[other] Nommez chaque place, les cachées et les vides aussi.
}
why-skyjo-column_goes_whole = La colonne { $column } part ou reste entière : la place { $place } ne va pas. Dites vide pour les trois places, ou pour aucune.
why-skyjo-column_stays = Trois fois { $card } dans la colonne { $column } ne peuvent pas rester. Elles partent à la défausse : dites vide pour la colonne.
why-skyjo-card_twice = Cette carte, { $card }, y est deux fois. Relisez-la.
why-skyjo-too_many = Il n'y a que { $copies_feminine } cartes { $card }, et on en verrait davantage. Relisez la carte.

# companion count skyjo
help-count-skyjo = Compter une manche de Skyjo. Dispositions : douze cartes rangée par rangée, comme « Ana: 5 3 -1 0 / 2 2 8 1 / 0 4 ? 7 » ; une colonne retirée est un point dans chaque rangée, une carte non lue est ?. Avec --reader et --players, les grilles sont lues à la table après chaque manche.
metavar-skyjo-ender = NOM
help-count-ended-by = Qui a terminé la manche ; sans le plus petit score à lui seul, ses points comptent double.
error-count-ended-by = { $who } n'a pas de disposition ici, et ne peut donc pas avoir terminé la manche. Les dispositions sont de : { $names }.
error-count-skyjo-reader = Donnez des dispositions, ou bien des noms et un lecteur : --ended-by va avec les dispositions.
skyjo-count-total = { $points }.
skyjo-count-total-of = { $who } : { $points }.

# Words of every table, as this game says them
table-help-skyjo-always = Toujours : score, qui, grille et un nom, table, nombre, répète, annuler, corriger, recompter, manqué, quitter.
repair-skyjo-recount = recompter une grille
repair-skyjo-unseen = tour manqué : personne ne l'a lu
