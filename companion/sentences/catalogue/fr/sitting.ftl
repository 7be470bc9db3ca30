# The commands table, resume, replay, journal and count.

metavar-names = NOMS
metavar-setting = NOM=VALEUR
metavar-journal = JOURNAL
metavar-journal-optional = [JOURNAL]
metavar-layouts = [AIRE]...

help-table = Jouer à une vraie table avec l'assistant : suivre les cartes lues, dire ce qui est permis, compter.
    Exemple : companion table pixies --players Ana,Bo,Cy --reader auto
help-table-players = Joueurs dans le sens du jeu, séparés par des virgules.
help-table-readers = D'où viennent les cartes : keyboard, auto, un port, ou file:CHEMIN. Plusieurs lecteurs : une fois chacun.
help-table-option = Option du jeu, par exemple bonus_counts_itself=no.
help-table-silent = Écrire seulement, sans voix.
help-resume = Reprendre une partie ; sans fichier, la dernière partie inachevée.
help-replay = Rejouer un journal et donner les scores.
help-journal = Raconter une partie d'après son journal ; sans fichier, la dernière.
help-journal-all = Montrer toutes les lignes du fichier, corrections comprises.
help-count = Compter ce qui est sur la table, pour le jeu nommé.
help-count-pixies = Compter les points d'une aire, ou de chaque aire lue carte par carte après la manche.
    Exemple : companion count pixies --round 2 "R1+3 M2 G3+2 / R4 G5 H / R7-1 . ."
help-count-round = Numéro de la manche, de 1 à 3 ; 1 si rien n'est dit.
help-count-reader = Lire les aires avec un lecteur, sans suivre la partie. Plusieurs lecteurs : une fois chacun.
help-count-players = Joueurs, pour compter avec un lecteur.

error-seat-empty = Il manque un nom dans « { $players } ». Écrivez par exemple Ana,Bo,Cy.
error-seat-twice = « { $name } » est là deux fois. Donnez à chacun un nom différent.
error-seat-signs = Il y a dans « { $players } » des signes qui ne s'affichent pas. Retapez sans eux.
error-seat-word = « { $name } » ne peut pas être un nom de joueur. Prenez un nom qui commence par une lettre et n'est ni un mot de commande ni une carte.
error-seat-number = { $game } se joue de { $least } à { $most } ; { $found ->
    [1] il n'y a qu'un nom
   *[other] il y a { $found } noms
}. Donnez de { $least } à { $most } noms.
error-option-twice = L'option { $name } est donnée deux fois. Gardez-en une.
error-option-form = « { $setting } » n'est pas une option. Écrivez nom=valeur.
error-option-name = Ce jeu n'a pas d'option « { $name } ». Il a : { $known }.
error-option-value = L'option { $name } ne prend pas « { $value } ». Elle prend : { $known }.
error-no-rules = Les règles de { $game } ne sont pas encore là. Essayez : { $games }.
error-nothing-to-resume = Il n'y a pas de partie à reprendre. Commencez-en une : companion table pixies --players Ana,Bo
error-no-journal = Il n'y a encore aucun journal. Commencez une partie : companion table pixies --players Ana,Bo
error-journal-missing = Il n'y a pas de journal { $path }. Vérifiez le nom du fichier.
error-journal-unreadable = Le journal { $path } ne se lit pas : { $why ->
    [denied] vous n'avez pas le droit de l'ouvrir. Changez ses droits.
    [folder] c'est un dossier. Donnez le nom d'un fichier.
   *[other] l'ordinateur refuse. Vérifiez le fichier.
}
error-journal-in-use = Le journal { $path } est ouvert dans une autre fenêtre. Continuez là-bas, ou fermez-la.
error-journal-game = Le journal { $path } est celui d'un jeu sans règles ici, « { $game } ». Les règles présentes : { $games }.
error-journal-not-a-journal = { $path } n'est pas un journal de partie. Choisissez un fichier qui finit par .journal.
error-journal-not-utf8 = Le journal { $path } est abîmé à la ligne { $line } : ce n'est pas du texte. Rien n'a été changé ; réparez cette ligne.
error-journal-header = L'en-tête du journal { $path } est abîmé à la ligne { $line } : « { $text } ». Rien n'a été changé ; réparez cette ligne.
error-journal-newer = Le journal { $path } vient d'un programme plus récent. Installez la dernière version du compagnon pour le reprendre.
error-journal-header-missing = Il manque la ligne « { $name }: » dans l'en-tête du journal { $path }. Rien n'a été changé ; ajoutez cette ligne.
error-journal-header-twice = L'en-tête du journal { $path } répète une chose à la ligne { $line } : « { $text } ». Rien n'a été changé ; ôtez l'une des deux lignes.
error-journal-header-value = L'en-tête du journal { $path } dit une chose inconnue à la ligne { $line } : « { $text } ». Rien n'a été changé ; prenez parmi : { $known }.
# $why est une phrase entière.
error-journal-damaged = Le journal { $path } est abîmé à la ligne { $line }, « { $text } » : { $why } Rien n'a été changé ; réparez ou ôtez cette ligne.
journal-not-understood = { $part } n'est pas compris.
    .text = « { $part } » n'est pas compris.
# Ce qui suit de soi-même, une carte ou le coup d'un ordinateur, ne peut pas être écrit.
error-journal-waits = La partie est gardée jusqu'ici, et la suite attend : { $why ->
    [full] le disque est plein. Faites de la place, puis appuyez sur Entrée.
    [denied] le dossier est protégé. Changez ses droits, puis appuyez sur Entrée.
   *[other] le dossier ne répond pas. Vérifiez le disque, puis appuyez sur Entrée.
}
error-journal-write = La partie ne peut pas être gardée, rien n'a donc été fait : { $why ->
    [full] le disque est plein. Faites de la place, puis redites-le.
    [denied] le dossier est protégé. Changez ses droits, puis redites-le.
   *[other] le dossier ne répond pas. Vérifiez le disque, puis redites-le.
}
    .text = Le journal { $path } ne s'écrit pas, rien n'a donc été fait : { $why ->
    [full] le disque est plein. Faites de la place, puis redites-le.
    [denied] le dossier est protégé. Changez ses droits, ou indiquez un autre dossier dans COMPANION_HOME.
   *[other] le dossier ne répond pas. Vérifiez le disque, ou indiquez un autre dossier dans COMPANION_HOME.
}
error-journal-exists = Le journal { $path } existe déjà. Recommencez.
error-count-reader = Pour compter avec un lecteur, il faut --players, et ni aire écrite ni --round. Exemple : companion count pixies --reader keyboard --players Ana,Bo
error-count-json = Compter à la table avec --players dure toute la soirée et ne donne pas de JSON. Enlevez --json, ou écrivez ce qui est posé au lieu de --players.
error-count-nothing = Il n'y a rien à compter. Écrivez une aire, ou donnez --reader et --players.
error-count-names = Il y a plusieurs aires, et toutes n'ont pas de nom. Écrivez « Ana: ... » devant chacune.
error-count-layout = L'aire « { $layout } » ne va pas. { $why }
# $who : les noms des joueurs ; $owners : combien ils sont, 0 pour une seule aire sans nom.
error-count-copies = La carte { $card } est là { $found } fois{ $owners ->
    [0] {""}
   *[other] , chez { $who }
} ; le jeu ne l'a { $copies ->
    [1] qu'une fois
   *[other] que { $copies } fois
}. Relisez ces cartes.

replay-round = Manche { $round }, { $who } : { $points }.
replay-total = Total, { $who } : { $points }.
replay-winner = { $n ->
    [1] { $who } gagne.
   *[other] { $who } gagnent ensemble.
}
replay-not-over = La partie n'est pas terminée.
journal-path = Journal : { $path }
journal-head = { $game }, { $seats }.
journal-line = Ligne { $line } : { $entry }
count-total = Manche { $round } : { $points }.
count-total-of = { $who }, manche { $round } : { $points }.
