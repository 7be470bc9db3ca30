# Odin: what is said at the table. $who and $seat are players' names, $card and $cards cards in
# words ("8 rouge et 2 rouge"), $left the number of cards in a hand, $value the worth of a set.

# Cards of a hand, and what a set beats.
odin-left = { $left ->
    [1] une carte
   *[other] { $left_feminine } cartes
}
odin-cards-in-hand = { $left ->
    [0] aucune carte
    [1] une carte
   *[other] { $left_feminine } cartes
}
odin-against = { $beaten ->
    [0] {""}
   *[other] , contre { $beaten_said }
}

# Events
odin-round-began = Manche { $round }. { $who } commence.
    .you = Manche { $round }. Vous commencez.
odin-card-dealt = { $who }, dans votre main : { $card }.
    .you = Dans votre main : { $card }.
odin-hand-dealt = { $who }, votre main : { $cards }.
    .you = Votre main : { $list }
odin-played = { $who } pose { $cards }.
    .you = Vous posez { $cards }.
    .brief = { $who } : { $cards }.
    .brief-you = Vous : { $cards }.
odin-played-left = { $who } pose { $cards } et garde { odin-left }.
    .you = Vous posez { $cards } et gardez { odin-left }.
    .brief = { $who } : { $cards }. En main : { odin-left }.
    .brief-you = Vous : { $cards }. En main : { odin-left }.
odin-played-set = { $who } pose { $cards }, valeur { $value_said }.
    .you = Vous posez { $cards }, valeur { $value_said }.
    .brief = { $who } : { $cards }.
    .brief-you = Vous : { $cards }.
    .detailed = { $who } pose { $cards } : valeur { $value_said }{ odin-against }.
    .detailed-you = Vous posez { $cards } : valeur { $value_said }{ odin-against }.
odin-played-set-left = { $who } pose { $cards }, valeur { $value_said }, et garde { odin-left }.
    .you = Vous posez { $cards }, valeur { $value_said }, et gardez { odin-left }.
    .brief = { $who } : { $cards }. En main : { odin-left }.
    .brief-you = Vous : { $cards }. En main : { odin-left }.
odin-picked = { $who } reprend { $card }, { odin-left } en main.
    .you = Vous reprenez { $card }, { odin-left } en main.
    .brief = { $who } reprend { $card }. En main : { odin-left }.
    .brief-you = Vous reprenez { $card }. En main : { odin-left }.
odin-picked-at-once = { $who } reprend { $card }, { odin-left } en main.
    .you = Vous reprenez { $card }, { odin-left } en main.
    .brief = { $who } reprend { $card }. En main : { odin-left }.
    .brief-you = Vous reprenez { $card }. En main : { odin-left }.
    .detailed = { $who } reprend { $card }, seule carte au milieu : { odin-left } en main.
    .detailed-you = Vous reprenez { $card }, seule carte au milieu : { odin-left } en main.
odin-picked-unread = { $who } reprend une carte, non lue, { odin-left } en main.
    .you = Vous reprenez une carte, non lue, { odin-left } en main.
    .brief = { $who } reprend une carte non lue. En main : { odin-left }.
    .brief-you = Vous reprenez une carte non lue. En main : { odin-left }.
odin-passed = { $who } passe.
    .you = Vous passez.
odin-middle-cleared = Tous les autres ont passé, le milieu est vide.
    .brief = Milieu vide.
odin-turn-unseen = { $who } : cartes non lues.
odin-hand-recounted = En main chez { $who } : { odin-cards-in-hand }.
    .you = En main chez vous : { odin-cards-in-hand }.
odin-set-found = Au milieu, { $n ->
    [1] une carte non lue.
   *[other] { $n_feminine } cartes non lues.
}
odin-round-ended = Manche { $round } terminée : { $who } n'a plus de carte.
    .you = Manche { $round } terminée : vous n'avez plus de carte.
    .brief = { $who } termine la manche { $round }.
    .brief-you = Vous terminez la manche { $round }.
odin-hand-scored = { $who } : { $points }. Total : { $total }.
    .brief = { $who } : { $points }, total { $total }.
odin-line-cards_left = Cartes restantes : { $points }.
    .brief = { "" }
odin-game-ended-one = Partie terminée. { $who } gagne avec { $points }.
    .you = Partie terminée. Vous gagnez avec { $points }.
    .brief = { $who } gagne, { $points }.
    .brief-you = Vous gagnez, { $points }.
odin-game-ended-shared = Partie terminée. { $who } gagnent ensemble avec { $points }.
    .you = Partie terminée. { $who } gagnez ensemble avec { $points }.
    .brief = { $who } gagnent, { $points }.
    .brief-you = { $who } gagnez, { $points }.

# Questions
odin-ask-start = Qui commence ? { $list }
odin-ask-deal = Quelle carte pour { $who } ?
    .you = Quelle carte pour vous ?
odin-ask-deal-seat = La main de qui ? { $list }
odin-ask-first = { $who } pose la première carte.
    .you = À vous de poser la première carte, celle que vous voulez.
    .brief = À { $who } de commencer.
    .brief-you = À vous de commencer.
odin-ask-play = À { $who } de jouer.
    .you = À vous de jouer ou de passer.
    .brief = À { $who }.
    .brief-you = À vous.
odin-ask-pass = Rien dans votre main ne bat { $value_said } : dites passe.
    .brief = Rien ne bat { $value_said } : passe ?
odin-ask-more = Jusqu'ici : { $cards }. Encore une, ou fini ?
    .brief = { $cards }. Encore, ou fini ?
odin-ask-rest = Jusqu'ici : { $cards }, pas encore assez. Carte suivante ?
    .brief = { $cards }, pas assez. Ensuite ?
odin-ask-pick = { $who } en reprend une. { $list }
    .you = Vous en reprenez une. { $list }
    .brief = { $who } : laquelle ? { $list }
    .brief-you = Laquelle ? { $list }
odin-ask-pick-unread = { $who } en reprend une. Lisez-la, ou dites illisible.
    .you = Vous en reprenez une. Lisez-la, ou dites illisible.
odin-ask-recount = { $who } a combien de cartes en main ? Pour laisser : annuler.
    .you = Combien de cartes avez-vous en main ? Pour laisser : annuler.
odin-ask-recount-seat = Quelle main compter ? { $list }
odin-ask-left = Combien de cartes reste-t-il chez { $who } ? Dites le nombre, ou lisez-les une par une.
odin-noted = { $card }.
odin-ask-left-too = Et chez { $who } ?
odin-ask-left-next = { $n ->
    [1] Une carte
   *[other] { $n_feminine } cartes
}. Encore une, ou fini ?
odin-ask-round = Pour la manche { $round }, mélangez tout et distribuez neuf cartes à chacun ; { $who } commence. Lisez la première carte, ou dites manche.
    .you = Pour la manche { $round }, mélangez tout et distribuez neuf cartes à chacun ; vous commencez. Lisez la première carte, ou dites manche.
odin-ask-count-round = Après la manche { $round }, dites manche pour compter.
odin-count-round = Manche { $round }.
# What may be laid on the middle.
odin-beats = { $least ->
    [1] Une carte de plus de { $value_said }, ou deux de même couleur ou de même numéro.
   *[other] Même couleur ou même numéro : { $least_feminine } cartes qui valent plus de { $value_said }, ou { $most_feminine } cartes.
}
# Only nines lie there: no more cards of that number can beat them.
odin-beats-nines = { $most_feminine } cartes de même couleur ou de même numéro.
odin-beats-unread = { $least } ou { $most_feminine } cartes de même couleur ou de même numéro.
odin-beats-nothing = Une seule carte, ou toute une main de même couleur ou de même numéro.
odin-or-pass = Ou passer.

# Answers
odin-totals = Total : { $list }.
odin-now = { "" }
    .detailed = { odin-counts } Chaque carte qui reste en main à la fin de la manche coûte un point.
odin-seat-points = { $who }, { $points }
odin-seat-cards = { $who }, { odin-cards-in-hand }
odin-counts = En main : { $list }.
odin-no-hand = Personne n'a encore de cartes : la partie n'a pas commencé.
odin-middle = Au milieu : { $cards }.
odin-middle-set = Au milieu : { $cards }, valeur { $value_said }.
odin-middle-unread = Au milieu : { $n ->
    [1] une carte non lue
   *[other] { $n_feminine } cartes non lues
}.
odin-middle-empty = Le milieu est vide.
odin-where = Manche { $round }.

# Moves as one may make them
odin-move-start = { $who } commence
    .you = vous commencez
odin-move-deal = une carte pour { $who }
odin-move-play = poser { $cards }
odin-move-pick = reprendre { $card }
odin-move-pass = passer
odin-move-round = commencer la manche { $round }
odin-move-recount = compter une main
odin-move-unseen = tour manqué

# Help: what is valid now
odin-help-start = Dites qui commence : un nom ou son numéro.
odin-help-deal = Lisez les cartes de la main, une par une.
odin-help-play = Lisez les cartes posées, puis dites fini ; ou dites passe. coups dit ce qui est permis, table dit ce qui est au milieu.
odin-help-pick = Lisez la carte reprise, ou dites son numéro.
odin-help-recount = Dites combien de cartes sont en main. Après une manche, on peut aussi les lire une par une, puis dire fini.
odin-help-round = Lisez la première carte de la manche, ou tapez manche.
odin-help-over = La partie est terminée. score redit les points, quitter ferme.
repair-odin-recount = recompter une main
repair-odin-unseen = tour manqué : des cartes posées sans être lues
table-help-odin-always = Toujours : score, qui, main et un nom, table, nombre, répète, annuler, corriger, recompter, manqué, quitter.

# Why not: what is wrong, then what would be right.
why-odin-card_twice = La carte { $card } y est déjà. Prenez-en une autre.
why-odin-not_now = { $phase ->
    [start] Pas encore. Dites d'abord qui commence.
    [deal] Pas encore. Il faut d'abord distribuer les cartes.
    [play] Pas maintenant. Posez des cartes, ou dites passe.
    [pick] Pas maintenant. Il faut d'abord reprendre une carte.
    [recount] Pas maintenant. Il faut d'abord compter une main.
    [round] La manche est terminée. Dites manche pour la suivante.
   *[other] Pas maintenant. Dites aide pour savoir quoi répondre.
}
why-odin-face_needed = Il faut savoir quelle carte c'est. Lisez-la ou tapez-la.
why-odin-starter_must_play = Le milieu est vide : { $seat } ne peut pas passer. Il faut poser une carte.
    .you = Le milieu est vide : vous ne pouvez pas passer. Il faut poser une carte.
why-odin-must_pass = Chez { $seat }, aucune carte ne suffit ici. Dites passe.
    .you = Aucune de vos cartes ne suffit ici. Dites passe.
why-odin-one_card_to_start = On commence par une carte, ou par toute une main de même couleur ou numéro.
why-odin-mixed = Ces cartes n'ont ni la même couleur ni le même numéro. Posez seulement des cartes qui vont ensemble.
why-odin-too_few_cards = { $cards ->
    [1] Une carte, c'est
   *[other] { $cards_feminine } cartes, c'est
} trop peu ici. Posez-en { $least } ou { $most }.
why-odin-too_many_cards = { $cards_feminine } cartes, c'est trop ici. Posez-en { $least } ou { $most }.
why-odin-too_low = { $value_said } ne bat pas { $beaten_said }. { $beaten ->
    [9] Posez deux cartes de même couleur ou de même numéro.
    [99] Posez 3 cartes de même couleur ou de même numéro.
    [999] Posez 4 cartes de même couleur ou de même numéro.
   *[other] { $least ->
        [1] Posez une carte plus forte, ou deux cartes de même couleur ou de même numéro.
       *[other] Posez { $least_feminine } cartes qui valent plus, ou { $most_feminine } cartes.
    }
}
why-odin-colour_removed = La carte { $card } est d'une couleur qui ne se joue pas ici. Il en faut une autre.
why-odin-in_middle = La carte { $card } est au milieu. Il en faut une autre.
why-odin-in_discard = La carte { $card } a déjà été défaussée dans cette manche. Il en faut une autre.
why-odin-in_hand = La carte { $card } est déjà chez { $seat }. Il en faut une autre.
    .you = La carte { $card } est déjà dans votre main. Il en faut une autre.
why-odin-in_own_hand = La carte { $card } est déjà dans cette main. Il en faut une autre.
why-odin-told_already = La carte { $card } est déjà dans cette main. Lisez la carte suivante.
why-odin-hand_known = Chez { $seat }, toutes les cartes sont connues. Corrigez celle qui ne va pas.
    .you = Toutes vos cartes sont connues. Corrigez celle qui ne va pas.
why-odin-deal_in_order = Cette carte n'est pas pour { $seat }. Elle est pour { $turn }.
    .you = Cette carte n'est pas pour vous. Elle est pour { $turn }.
    .turn-you = Cette carte n'est pas pour { $seat }. Elle est pour vous.
why-odin-not_in_hand = { $seat } n'a pas { $card } en main. Choisissez une carte de la main.
    .you = Vous n'avez pas { $card } en main. Choisissez une carte de votre main.
why-odin-hand_too_small = { $seat } n'a que { $size ->
    [1] une carte
   *[other] { $size_feminine } cartes
} en main. Relisez, ou dites recompter.
    .you = Vous n'avez que { $size ->
        [1] une carte
       *[other] { $size_feminine } cartes
    } en main. Relisez, ou dites recompter.
why-odin-just_played = La carte { $card } vient d'être posée. Sont à reprendre : { $display }.
why-odin-not_in_middle = La carte { $card } n'est pas sous les cartes qui viennent d'être posées. Sont à reprendre : { $display }.
why-odin-number_expected = Un nombre est attendu. Dites combien de cartes sont en main.
why-odin-nine_at_most = Personne n'a { $number_feminine } cartes. Dites un nombre jusqu'à 9.
why-odin-not_so_many = { $seat } ne peut pas avoir ce nombre de cartes après ce tour. Possible : { $free }.
    .you = Vous ne pouvez pas avoir ce nombre de cartes après ce tour. Possible : { $free }.
why-odin-hand_not_empty = Sans carte, { $seat } aurait terminé la manche. Dites d'abord manqué.
    .you = Sans carte, vous auriez terminé la manche. Dites d'abord manqué.
why-odin-count_fewer_first = Il n'y a pas assez de cartes pour cela. Comptez d'abord la main qui en a moins qu'on ne croyait.
why-odin-count_other_hand = Il faut d'abord compter une autre main. { $seat } a combien de cartes en main ?
    .you = Il faut d'abord compter une autre main. Combien de cartes avez-vous en main ?
why-odin-out_already = { $seat } n'a déjà plus de carte, et une seule personne peut finir. Recomptez.
    .you = Vous n'avez déjà plus de carte, et une seule personne peut finir. Recomptez.
why-odin-nobody_out = Il reste des cartes à tous les autres, donc aucune chez { $seat }. Dites vide, ou recomptez.
    .you = Il reste des cartes à tous les autres, donc aucune chez vous. Dites vide, ou recomptez.
why-odin-must_have_passed = { $seat } a moins de { $least_feminine } cartes et n'a pas pu jouer. Dites passe, ou recompter.
    .you = Vous avez moins de { $least_feminine } cartes et n'avez pas pu jouer. Dites passe, ou recompter.
why-odin-not_held = La carte { $card } n'est pas dans la main donnée. Écrivez toute la main.
why-odin-middle_mixed = Les cartes du milieu n'ont ni la même couleur ni le même numéro. Écrivez ce qui s'y trouve vraiment.
why-odin-nothing_laid = Aucune carte n'est posée. Écrivez les cartes à poser.

# companion count odin
help-count-odin = Dire si des cartes peuvent être posées sur celles du milieu, et sinon pourquoi.
    Exemple : companion count odin --middle "BL9 RE9" --play "PI1 PI2 PI3"
help-count-odin-middle = Les cartes du milieu ; "" quand rien n'y est encore.
help-count-odin-play = Les cartes à poser.
help-count-odin-hand = Toute la main, quand elle est posée entière sur un milieu vide.
metavar-cards = CARTES
error-count-odin-reader = Pour compter avec un lecteur, donnez --players, sans cartes. Exemple : companion count odin --reader keyboard --players Ana,Bo
error-count-play = « { $layout } » ne peut pas être jugé. { $why }
error-count-odin-nothing = Il n'y a rien à juger. Donnez --middle et --play, ou --players pour compter les cartes restées en main.
count-odin-legal = Permis : { $value_said }.
count-odin-illegal = Pas permis. { $why }
count-odin-whole-hand = Si c'est toute la main, c'est permis : donnez-la aussi avec --hand.
