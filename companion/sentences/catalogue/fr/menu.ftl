# Le menu et ses questions. Chaque entrée du menu porte le nom de sa commande.
menu-welcome = Compagnon de cartes. Tapez le numéro de votre choix, puis Entrée.
menu-question = Que faire ?
# Quand la liste a déjà été lue.
menu-once-more = Que faire ? Tapez un numéro, ou aide pour la liste.
menu-play-alone = Jouer seul contre l'ordinateur
menu-play-together = Jouer à plusieurs autour de cette machine
menu-table = Jouer à table avec de vraies cartes
menu-count = Compter un score
menu-kit = Fabriquer des étiquettes
menu-kit-check = Coller les étiquettes, chacune vérifiée
menu-learn = Apprendre le code tactile
menu-readers = Essayer mon lecteur
menu-enrol = Apprendre les puces d'un jeu
menu-say = Dire mes cartes
menu-resume = Reprendre une partie
# La partie laissée en dernier. $day et $month sont des nombres.
menu-resuming = La dernière partie : { $game }, laissée le { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[other] décembre
}.
menu-nothing-to-resume = Aucune partie à reprendre. Tapez 1 pour en commencer une.
menu-doctor = Vérifier cet ordinateur
menu-demo = Voir une démonstration
menu-leave = Quitter
menu-bye = À bientôt.
menu-ask-game = Quel jeu ?
menu-ask-count = Comment compter ?
menu-count-table = Lire les cartes à la table, manche après manche
menu-count-written = Taper ce qui est posé, une fois
menu-ask-round = Quelle manche est-ce ?
menu-ask-layouts = Tapez les cartes rangée par rangée, une personne par ligne, comme Ana: puis les cartes. Une ligne vide termine ; { $command } montre un exemple.
menu-ask-code = Dans quel code tactile ?
menu-own-code = un code à moi, dans un fichier
menu-ask-code-file = Nom de son fichier, qui finit par toml ?
    .text = Nom de son fichier, qui finit par .toml ?
menu-ask-sheet = Sur quoi imprimer ?
menu-usual-sheet = Des feuilles d'étiquettes { $sheet }
menu-plain-paper = Du papier A4 ordinaire, à découper et coller
menu-other-sheet = D'autres étiquettes
menu-ask-sheet-code = Code de la feuille, comme le donne la commande companion sheets, ou taille des étiquettes d'une imprimante d'étiquettes, comme 57x32 ?
menu-ask-folder = Dans quel dossier écrire les étiquettes ?
menu-ask-players = Combien de personnes jouent ?
menu-ask-computers = Combien d'adversaires joués par l'ordinateur ?
menu-ask-total = Combien jouent en tout, l'ordinateur compris ?
menu-ask-level = { $n ->
    [1] Comment doit-il jouer ?
   *[other] Comment doivent-ils jouer ?
}
menu-level-random = Au hasard
menu-level-easy = Comme un débutant
menu-level-normal = Raisonnablement
menu-level-expert = Comme un expert
menu-ask-name = Nom de la personne numéro { $n } ?

ask-number-prompt = Numéro :
ask-text-prompt = Réponse :
ask-back = Revenir au menu
ask-number-nothing = { $most ->
    [1] Tapez 1, ou 0.
    [2] Tapez 1, 2 ou 0.
   *[other] Tapez un numéro de 1 à { $most }, ou 0.
}
ask-number-again = La réponse { $answer } ne va pas. { ask-number-nothing }
ask-count-limits = De { $least } à { $most }, ou 0 pour revenir.
ask-count-nothing = Tapez un nombre de { $least } à { $most }, ou 0.
ask-count-again = La réponse { $answer } ne va pas. { ask-count-nothing }
ask-with-default = { $question } Entrée seule : { $default }
ask-text-again = Il faut une réponse. Tapez-la, ou 0 pour revenir.
ask-name-comma = Un nom ne contient pas de virgule. Tapez-le sans virgule.
ask-name-signs = Une touche autre qu'une lettre a été appuyée. Retapez le nom.
ask-name-taken = Le nom { $name } est déjà pris. Donnez un autre nom.
ask-yes-no-choices = 1. Oui. 2. Non.
ask-yes-no-nothing = Tapez 1 pour oui ou 2 pour non.
ask-yes-no-again = La réponse { $answer } ne va pas. { ask-yes-no-nothing }

ask-reader = D'où viennent les cartes ?
ask-reader-keyboard = Je tape les codes, ou mon lecteur écrit comme un clavier
ask-reader-file = Des lectures enregistrées dans un fichier
ask-reader-path = Nom du fichier ?
