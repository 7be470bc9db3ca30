# The table session: refusals with what would be right, undo, correct, resume.

list-item = { $number }, { $what }.
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
# Des numéros qui se suivent.
list-range = { $first } à { $last }

table-undone = Annulé : { $move }.
table-cancelled = Laissé de côté.
table-corrected = Corrigé : { $old } devient { $new }.

table-unfit = Ce coup ne va plus, { $move } : la suite reste de côté.
table-aside = { $n ->
    [1] Un coup est mis de côté. Dites-le de nouveau s'il est juste.
   *[other] { $n } coups sont mis de côté. Dites-les de nouveau s'ils sont justes.
}
table-places-empty = { $count ->
    [1] Place { $first } vide.
    [2] Places { $first } et { $last } vides.
   *[other] Places { $first } à { $last } vides.
}
table-ask-correct-old = Quelle carte a été mal lue ? Pour laisser : annuler.
table-ask-correct-new = Quelle était la bonne carte ?
table-ask-which = Laquelle ? { $list }
table-ask-repair = Une lecture manque peut-être. { $list }
table-ask-repair-words = Une lecture manque peut-être. Dites { $list }, ou répondez.
repair-word-undo = annuler
repair-word-correct = corriger
repair-word-recount = recompter
repair-word-unseen = manqué
repair-undo = annuler le dernier coup
repair-correct = corriger une carte mal lue
repair-recount = recompter une aire
repair-unseen = tour manqué : une carte prise sans être lue
repair-go_on = rien ne manque, continuer

# Deux lecteurs ou plus sont à la table.
table-readers = Plusieurs lecteurs. Passez d'abord votre carte de joueur sur le vôtre, et il est à vous.
table-reader-owned = Ce lecteur est à { $who }.
table-resumed = Partie { $game ->
    [Odin] d'Odin
   *[other] de { $game }
} reprise, { $n ->
    [0] aucun coup joué
    [1] un coup joué
   *[other] { $n } coups joués
}.
table-resumed-torn = La dernière ligne du journal était coupée, elle est laissée de côté. S'il manque un coup, redites-le.
table-resumed-players = Autour de la table : { $who }.
table-private = Carte lue, elle n'est pas dite à la table.
table-saved = Partie gardée.
table-saved-halfway = Partie gardée, jusqu'au dernier coup complet.
table-again = { $number } sur { $n } : { $said }
table-ended = Pour réentendre les points : score ou score détaillé. Pour partir : quitter.
table-help-correct = Dites la carte comme elle a été annoncée, puis la bonne. Pour abandonner : annuler.
table-help-always = Toujours : score, qui, aire et un nom, table, répète, annuler, corriger, recompter, manqué, quitter.
table-moves = Coups possibles : { $list }
table-moves-places = Coups possibles : { $list }.
table-moves-range = Coups possibles : une place, de { $first } à { $last }.
table-moves-at = { $n ->
    [1] Un seul coup possible : place { $list }.
   *[other] Coups possibles : place { $list }.
}
table-moves-many = { $n_feminine } cartes sont possibles : lisez celle qui est sur la table.
table-history-empty = Rien n'a encore été dit.

# A typed line of which a part does not fit; the reason follows.
table-withdrawn = Rien n'est fait : { $part } ne va pas.
    .text = Rien n'est fait : « { $part } » ne va pas.
table-withdrawn-move = Rien n'est fait.

# Why not: what is wrong, then what would be right.
why-over = La partie est terminée. Pour revenir en arrière : annuler ; pour partir : quitter.
why-one_move_a_line = Un coup par ligne : dites seulement le premier.
why-not_your_turn = Ce n'est pas à { $seat }. C'est à { $turn }.
    .you = Ce n'est pas à vous. C'est à { $turn }.
    .turn-you = Ce n'est pas à { $seat }. C'est à vous.
why-not_now = { $phase ->
    [start] Pas encore. Dites d'abord qui commence.
    [show] Pas encore. Lisez d'abord la carte retournée.
    [take] Pas maintenant. Il faut d'abord prendre une carte.
    [keep] Pas maintenant. Dites d'abord laquelle reste visible, nouvelle ou ancienne.
    [place] Pas maintenant. Dites d'abord sur quelle place va la carte.
    [recount] Pas maintenant. Il faut d'abord recompter une aire.
    [round] La manche est terminée. Dites manche pour la suivante.
   *[other] Pas maintenant. Dites aide pour savoir quoi répondre.
}
why-goes_by_number = Une carte va sur la place de son numéro. Prenez d'abord une carte.
why-no_keep_choice = Pas de choix ici : la nouvelle carte va sur la place de son numéro.
why-no_such_seat = Personne ne porte ce nom ici. Dites un nom de la table.
why-wrong_round = Ce n'est pas la bonne manche. La prochaine est la manche { $round }.
why-no_such_card = Il n'y a pas de telle carte dans ce jeu. Redites-la.
    .text = « { $card } » : il n'y a pas de telle carte dans ce jeu. Redites-la.
why-in_display = La carte { $card } est déjà retournée. Lisez la carte suivante.
why-held = { $seat } tient déjà { $card }. Dites où elle va.
    .you = Vous tenez déjà { $card }. Dites où elle va.
why-in_area = La carte { $card } est déjà chez { $seat }, place { $place }. Il en faut une autre.
    .you = La carte { $card } est déjà dans votre aire, place { $place }. Il en faut une autre.
why-face_down_in_area = La carte { $card } est face cachée chez { $seat }, place { $place }. Il en faut une autre.
    .you = La carte { $card } est face cachée dans votre aire, place { $place }. Il en faut une autre.
why-seen_before = La carte { $card } a déjà paru dans cette manche. Il en faut une autre.
why-face_needed = Il faut savoir quelle carte c'est. Lisez-la, tapez-la, ou dites manqué si elle est déjà posée.
why-not_displayed = La carte { $card } n'est pas retournée. Sont à prendre : { $display }.
why-new_or_old = Ce n'est ni l'une ni l'autre. Gardez visible la nouvelle, { $new }, ou l'ancienne, { $old }.
why-place_missing = { $card } n'a pas encore de place. Possible : place { $free }, ou annuler.
why-place_not_free = La place { $place } n'est pas libre. Possible : place { $free }.
why-need_nine_places = Une aire a 9 places ; en voici { $found }. { $found ->
    [10] Rien ne vient après la place 9.
   *[other] Nommez chaque place, même vide.
}
why-nothing_to_validate = Il n'y a pas de carte à valider ici. Lisez d'abord la carte de la place.
why-wrong_place = La carte { $card } ne peut pas être place { $place } : sa place est la { $right }. Lisez dans l'ordre des places.
why-card_twice = La carte { $card } y est deux fois. Relisez.
why-full_before_pick = L'aire serait pleine, mais { $seat } doit encore prendre une carte. Dites d'abord manqué.
    .you = L'aire serait pleine, mais vous devez encore prendre une carte. Dites d'abord manqué.
why-still_in_display = La carte { $card } est encore parmi les cartes retournées. Si { $seat } l'a prise, dites d'abord manqué.
    .you = La carte { $card } est encore parmi les cartes retournées. Si vous l'avez prise, dites d'abord manqué.
why-too_many_arguments = Il y a un mot de trop. Dites seulement ce qui est demandé.
why-incomplete = Il manque quelque chose. Dites aide pour savoir quoi.
why-nothing_to_correct = Aucune carte n'a encore été lue, il n'y a rien à corriger.
why-nothing_to_undo = Il n'y a rien à annuler.
why-none_unread = Il ne reste aucune carte non lue. Dites la carte telle qu'elle a été annoncée.
why-not_read = La carte { $card } n'a pas été lue dans cette manche. Dites la carte telle qu'elle a été annoncée.
why-read_too = La carte { $card } a été lue aussi dans cette manche. Si c'était faux, corrigez-la d'abord.
why-not_here = Cela ne répond pas à la question.
why-several_cards = Plusieurs cartes vont : { $which }. Dites laquelle.
why-card_expected = Une carte est attendue. Lisez-la ou tapez-la, par exemple 5 bleu.
why-none_of_colour = Aucune des cartes à choisir n'a cette couleur.
why-no_such_number = Il n'y a pas de numéro { $number }. { $last ->
    [1] Le seul numéro est 1.
    [2] Dites 1 ou 2.
   *[other] Dites un numéro de 1 à { $last }.
}
why-wrong_check = Code mal lu. Passez la carte encore une fois.
    .text = Code { $code } mal lu : son dernier signe ne va pas. Passez la carte encore une fois.
why-unknown_code = Code inconnu, ce n'est pas une carte de nos jeux. Passez la bonne étiquette.
    .text = Code { $code } inconnu : ce n'est pas une carte de nos jeux. Passez la bonne étiquette.
why-other_deck = C'est une carte de { $deck } : { $foreign }. Passez une carte du jeu en cours.
why-on_a_tray = Un lecteur à plusieurs places voit aussi les cartes cachées : il n'en nomme aucune. Passez la carte sur un lecteur à une seule place, ou dites-la.
# Une flèche, une touche de fonction, tabulation ou échap : elle écrit des signes que personne ne voulait.
why-key_unusable = Cette touche ne sert pas ici. Tapez un mot ou un numéro, puis Entrée.
why-not_understood = Je ne comprends pas { $part }. Dites aide pour la liste des mots.
    .text = Je ne comprends pas « { $part } ». Tapez aide pour la liste des mots.
why-ambiguous = { $part } peut dire plusieurs choses : { $list }. Tapez une lettre de plus.
    .text = « { $part } » peut dire plusieurs choses : { $list }. Tapez une lettre de plus.
