# La ligne de commande elle-même : ce que toutes les commandes partagent.
help-companion = Jouer aux cartes à une même table, aveugles, malvoyants et voyants : étiquettes, lecteurs, règles et voix. Sans aucun mot, un menu numéroté s'ouvre.
help-lang = Langue de cette fois : fr pour le français, en pour l'anglais.
help-width = Longueur maximale d'une ligne, en caractères. 40 convient à un fort grossissement.
help-json = Donner la réponse en JSON, pour un autre programme.
metavar-options = [OPTIONS]
metavar-command = COMMANDE [MOTS]...
metavar-text = TEXTE
metavar-integer = NOMBRE
limits-most = { $most } ou moins
limits-least = { $least } ou plus
limits-both = { $least } à { $most }
metavar-file = FICHIER

# Une ligne par commande, dans la liste des commandes.
help-command-line = { $name } : { $about }
about-demo = Montrer tout le chemin : étiquettes, cartes lues, règles, voix.
about-games = Donner la liste des jeux.
about-deck = Donner la liste des cartes d'un jeu.
about-deck-new = Écrire le fichier d'un jeu à vous.
about-calibrate = Mesurer une imprimante, pour que les étiquettes tombent juste.
about-kit-proof = Vérifier un kit de nouveau, à partir de ses fichiers.
about-kit-check = Coller les étiquettes pas à pas, chacune entendue juste ou fausse.
about-learn = Apprendre à lire le code tactile d'un jeu.
about-kit = Fabriquer les étiquettes d'un jeu.
about-sheets = Donner la liste des feuilles d'étiquettes, ou en ajouter.
about-codebooks = Donner les codes tactiles, en copier ou en vérifier un.
about-readers = Trouver et essayer les lecteurs de cartes.
about-enrol = Apprendre les puces d'un jeu, carte par carte.
about-say = Dire chaque carte lue.
about-play = Jouer à l'ordinateur, seul ou avec d'autres.
about-table = Jouer avec de vraies cartes et un lecteur.
about-resume = Reprendre une partie.
about-journal = Montrer le journal d'une partie.
about-replay = Rejouer une partie enregistrée et donner ses scores.
about-count = Compter un score, sans partie en cours.
about-simulate = Faire jouer l'ordinateur contre lui-même, de nombreuses fois.
about-doctor = Vérifier la voix, les lecteurs et les dossiers de cet ordinateur.

error-lang = La langue { $wanted } n'existe pas ici. Écrivez --lang fr pour le français ou --lang en pour l'anglais.
error-width = Une ligne ne peut pas avoir { $wanted } caractères. Écrivez --width avec un nombre de { $least } à { $most }.
error-usage = { $problem } Tapez { $command } --help pour voir ce qui peut s'écrire.
error-option-empty = Rien n'est écrit après { $option }. Écrivez-y une valeur, ou enlevez l'option.
error-interrupted = Arrêté.
error-no-such-file = Il n'y a ni fichier ni dossier { $path }. Vérifiez son nom et son emplacement.
error-no-permission = Vous n'avez pas le droit d'ouvrir ou d'écrire { $path }. Choisissez un autre endroit, ou changez ses droits.
error-disk-full = Le disque qui contient { $path } est plein. Faites de la place et recommencez.
error-output-closed = La sortie standard est fermée, rien ne pourrait être affiché. Relancez la commande avec une sortie.
error-output = Ce qui devait s'afficher ne peut pas être écrit : { $why ->
    [full] il n'y a plus de place là où cela va.
   *[other] { $reason }.
} Envoyez-le ailleurs, ou faites de la place.
error-is-folder = { $path } est un dossier. Donnez le nom d'un fichier.
error-not-folder = { $path } n'est pas un dossier. Donnez le nom d'un dossier.
error-no-folder = Il n'y a pas de dossier { $path }. Vérifiez son nom, ou créez d'abord le dossier.
error-not-a-file = { $path } n'est pas un fichier, mais un appareil ou un tube de l'ordinateur. Donnez le nom d'un fichier.
error-other-content = { $path } existe déjà et contient autre chose. Donnez un autre nom, pour ne pas le perdre.
error-system = L'ordinateur a refusé : { $reason }. Vérifiez les noms donnés, puis recommencez.
error-unexpected = Quelque chose a mal tourné dans le programme. Les détails sont dans { $path } ; envoyez ce fichier à ceux qui le font, s'il vous plaît.
