# Les parties jouées à l'ordinateur, seul ou à plusieurs autour d'une même machine.

help-play = Jouer à l'ordinateur, seul ou à plusieurs autour d'une même machine.
    Exemple : companion play skyjo --players moi,ordinateur
help-play-players = Qui joue, dans l'ordre du jeu : un nom, moi, ou un niveau : { $levels }. ordinateur vaut normal ; facile:Zoé donne un nom.
help-play-style = Comment jouent les ordinateurs : rapide ne réfléchit pas ; 0,2, 1 ou 5, c'est le nombre de secondes de réflexion par coup ; débutant fait des erreurs. La partie s'en souvient.
help-play-seed = Même graine, mêmes cartes : pour rejouer une partie.
metavar-seed = GRAINE

play-name-me = Moi
# Parmi d'autres personnes : le numéro de la place.
play-name-own = Joueur { $number }
play-name-computer = Ordinateur
# Le second ordinateur, le troisième...
play-name-computer-more = Ordinateur { $number }

play-gate = Passez l'appareil à { $who }. { $who }, appuyez sur Entrée.
play-gate-notice = Chacun joue à son tour, les autres se détournent. L'écran garde ce qu'il montre.
play-gate-notice-aloud = Chacun joue à son tour, les autres se détournent. L'écran garde ce qu'il montre. La voix dit les mains tout haut : muet la coupe.
play-taken-back = Pour { $who }, le dernier choix est annulé.
    .you = Votre dernier choix est annulé.
play-over = La partie est terminée. Pour partir : quitter.
play-pause-on = Après les autres, la partie attend la touche Entrée. Pour l'enlever : pause non.
play-pause-off = La partie n'attend plus.
play-level = Niveau { $level ->
    [brief] bref
    [detailed] détaillé
   *[normal] normal
}. Pour en changer : niveau bref, niveau normal ou niveau détaillé.
# Avant un coup que personne n'attend, comme l'annonce qui finit la partie.
play-ask-sure = { $who }, vraiment { $move } ? { $list }
    .you = Vraiment { $move } ? { $list }
play-sure-yes = oui
play-sure-no = non
play-continue = Entrée pour continuer.
play-thinking = { $who } réfléchit.

# L'aide : d'abord ce qui sert maintenant, puis, après « aide tout », tous les mots.
play-help-now = Répondez à la question par un mot ou par un numéro. Coups en donne la liste, conseil en propose un, annuler revient en arrière.
play-help-all = Pour les règles : règles. Pour tous les mots : aide tout. Pour partir : quitter.
play-help-game = Pour jouer : coups, l ; conseil, c ; conseil pourquoi ; annuler, u. Deux ou trois lettres d'un mot suffisent, un numéro aussi.
play-help-know = Pour savoir : main, m ; grille, g, et un nom ; table, t ; score, s ; score détaillé ; qui, q ; nombre, n.
# Ce qu'on peut dire dans un jeu : ses propres mots d'abord.
play-help-pixies-game = Pour jouer : prends ; nouvelle ; ancienne ; place ; coups, l ; conseil, c ; conseil pourquoi ; annuler, u. Deux ou trois lettres d'un mot suffisent, un numéro aussi.
play-help-skyjo-game = Pour jouer : retourne ; pioche, p ; défausse, d ; échange ; place 7, ou rangée 2 colonne 3 ; coups, l ; conseil, c ; conseil pourquoi ; annuler, u. Deux ou trois lettres d'un mot suffisent, un numéro aussi.
play-help-odin-game = Pour jouer : pose ; fini ; passe ; reprends ; coups, l ; conseil, c ; conseil pourquoi ; annuler, u. Deux ou trois lettres d'un mot suffisent, un numéro aussi.
play-help-numdraft-game = Pour jouer : retourne ; donne ; pose ; complète ; num draft, en entier ; coups, l ; conseil, c ; conseil pourquoi ; annuler, u. Deux ou trois lettres d'un mot suffisent, un numéro aussi.
play-help-yellowstone-game = Pour jouer : pose, ou pose 5 bleu colonne 4 ; fini ; complète ; garde ; pioche ; pénalités ; coups, l ; conseil, c ; conseil pourquoi ; annuler, u. Deux ou trois lettres d'un mot suffisent, un numéro aussi.
play-help-pixies-know = Pour savoir : aire, g, et un nom ; table, t ; score, s ; score détaillé ; qui, q ; nombre, n.
play-help-skyjo-know = Pour savoir : grille, g, et un nom ; table, t ; score, s ; score détaillé ; qui, q ; nombre, n.
play-help-odin-know = Pour savoir : main, m ; milieu, t ; score, s ; score détaillé ; qui, q ; nombre, n.
play-help-yellowstone-know = Pour savoir : main, m ; plateau, t ; score, s ; score détaillé ; qui, q ; nombre, n.
play-help-voice = Pour entendre : répète, r ; journal, j ; journal 10 ; suite ; niveau bref, normal ou détaillé ; plus vite ; moins vite ; plus fort ; moins fort ; muet ; voix ; pause.
play-help-leave = Pour partir : quitter, x. La partie est gardée.

table-more = Pour la suite, dites suite.
table-more-points = Les points sont comptés. Pour les entendre tous, dites suite.
table-more-next = La partie continue : dites suite.
table-no-more = Il n'y a pas de suite.

why-dealer_does = Ici, le programme donne les cartes lui-même. Dites ce que vous jouez.
why-card_comes_first = La carte vient d'abord. Dites la suite quand vous la connaîtrez.
why-nothing_unread = Ici, aucune carte n'est mal lue ni oubliée. Pour revenir en arrière, dites annuler.
why-undo_too_late = On ne peut plus annuler : une carte a été montrée depuis.

why-undo_alone = Rien n'est fait : annuler se dit seul.
why-undo_not_yours = Ce choix appartient à { $seat }, qui a passé l'appareil.
error-play-nobody = Dans « { $players } », personne n'est là pour jouer. Ajoutez un nom, ou moi.
style-fast = rapide
style-beginner = débutant
error-play-style = Il n'y a pas de style « { $style } ». Choisissez parmi : { $styles }.
error-play-level = Il n'y a pas de niveau « { $level } ». Les niveaux : { $levels }.
