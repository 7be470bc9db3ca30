# Réglages : la première question, companion settings, et la voix pendant une partie.

# Demandé une seule fois, par écrit et de vive voix, au premier démarrage.
first-who-speaks = Qui doit parler ? Tapez 1 ou 2.
first-screen-reader = 1, mon lecteur d'écran parle.
    .text = 1. Mon lecteur d'écran parle.
first-program = 2, le programme parle.
    .text = 2. Le programme parle.

# La voix pendant une partie. $rate va de moins 10 à 10.
control-rate = Vitesse { $rate_said }.
control-fastest = Plus vite, ce n'est pas possible.
control-slowest = Moins vite, ce n'est pas possible.
control-volume = Volume { $volume }.
control-loudest = Plus fort, ce n'est pas possible.
control-softest = Moins fort, ce n'est pas possible.
# $accent est la fin du nom que le moteur vocal donne à la voix.
control-voice = Voix { $number } sur { $most }{ $accent ->
    [fr] { ", français de France" }
    [fr-be] { ", français de Belgique" }
    [fr-ch] { ", français de Suisse" }
   *[other] { "" }
}.
    .text = Voix { $number } sur { $most }{ $accent ->
        [fr] { " : français de France" }
        [fr-be] { " : français de Belgique" }
        [fr-ch] { " : français de Suisse" }
       *[other] { " : " }{ $voice }
    }.
control-one-voice = Il n'y a pas d'autre voix ici.
control-not-mine = Votre lecteur d'écran garde sa propre voix. Réglez-la chez lui.
control-only-writes = Ici, le programme écrit et ne parle pas. Si un lecteur d'écran vous lit, réglez sa voix chez lui.
control-muted = Voix coupée.
control-unmuted = La voix revient.
control-level-brief = Phrases brèves.
control-level-normal = Phrases normales.
control-level-detailed = Phrases détaillées.
# $done confirme le changement.
control-not-kept = { $done } Cela vaut pour cette partie, car les réglages n'ont pas pu être écrits.

# companion settings
help-settings = Choisir la langue, qui parle, la vitesse, la voix, le volume, les signaux sonores et l'imprimante. Sans mot, il pose des questions ; avec un nom, il montre ; avec un nom et une valeur, il change.
help-settings-outlet = Pour quelle voix valent une vitesse, un volume, une voix ou un niveau : auto, terminal, screen-reader, speech-dispatcher, own-voice. Sans cette option, celle qui parle.
metavar-setting-name = [NOM]
metavar-setting-value = [VALEUR]
metavar-outlet = SORTIE
about-settings = Choisir voix, vitesse, langue, signaux, imprimante.
menu-settings = Réglages
setting-shown = { $name } : { $value }
setting-kept = Noté. { $name } : { $value }.
settings-question = Que voulez-vous changer ?
settings-leave = C'est tout
settings-file = Les réglages sont gardés dans { $file }.
settings-sample = Voici comment parle la voix : Ana pose moins 3, place 2.

setting-name-language = Langue
setting-name-outlet = Qui parle
setting-name-rate = Vitesse de la voix
setting-name-voice = Voix
setting-name-volume = Volume de la voix
setting-name-level = Longueur des phrases
setting-name-muted = Voix coupée
setting-name-earcons = Signaux sonores
setting-name-earcon-volume = Volume des signaux sonores
setting-name-reader-signals = Signaux du lecteur
setting-name-printer = Imprimante des étiquettes
setting-with-value = { $setting } : { $now }

# Comme on les tape après companion settings ; les mots des deux langues sont compris.
setting-typed-language = langue
setting-typed-outlet = sortie
setting-typed-rate = vitesse
setting-typed-voice = voix
setting-typed-volume = volume
setting-typed-level = niveau
setting-typed-muted = muet
setting-typed-earcons = signaux
setting-typed-earcon-volume = volume-signaux
setting-typed-reader-signals = signaux-lecteur
setting-typed-printer = imprimante
value-typed-brief = bref
value-typed-normal = normal
value-typed-detailed = détaillé
value-typed-fr = français
value-typed-en = anglais

value-none = aucun choix pour l'instant
value-on = oui
value-off = non
value-fr = français
value-en = anglais
value-auto = la première voix trouvée
value-terminal = mon lecteur d'écran lit les lignes
value-screen-reader = le programme confie chaque phrase à mon lecteur d'écran
value-speech-dispatcher = le service vocal de l'ordinateur
value-own-voice = la voix du programme
value-none-speaks = personne, seulement du texte
value-brief = brèves
value-normal = normales
value-detailed = détaillées

settings-ask-rate = Vitesse, de { $least } à { $most } ?
settings-ask-volume = Volume, de { $least } à { $most } ?
settings-ask-voice = Quelle voix ?
settings-no-voices = On ne peut choisir aucune voix ici.
settings-ask-printer = Quelle imprimante ?
settings-no-printers = Aucune imprimante n'a encore été mesurée. Tapez d'abord companion calibrate.
settings-damaged = Que faire du fichier abîmé ?
settings-set-aside = Le mettre de côté et repartir de zéro
settings-set-aside-done = L'ancien fichier s'appelle maintenant { $file }.

error-settings-torn = Le fichier des réglages { $file } { $line ->
    [0] ne peut pas être lu.
   *[other] ne peut pas être lu à la ligne { $line_said }.
} Réparez-le dans un éditeur, ou tapez companion settings pour le mettre de côté ; d'ici là, aucun réglage ne compte.
error-settings-entry = Le fichier des réglages { $file } contient une entrée fausse : { $entry }. Réparez-le dans un éditeur, ou tapez companion settings pour le mettre de côté ; d'ici là, aucun réglage ne compte.
error-settings-closed = Le fichier des réglages { $file } ne peut pas être ouvert. Vérifiez les droits du fichier.
error-setting-name = Il n'y a pas de réglage { $name }. Écrivez l'un de ceux-ci : { $known }.
error-setting-choice = { $setting } : { $value } ne va pas. Écrivez l'une de ces valeurs : { $known }.
error-setting-range = { $setting } : { $value } ne va pas. Écrivez un nombre entier de { $least_said } à { $most_said }.
error-setting-switch = { $setting } : { $value } ne va pas. Écrivez oui ou non.
error-setting-text = { $setting } : cette valeur ne va pas. Écrivez un nom sur une ligne.
error-setting-outlet = Il n'y a pas de voix appelée { $outlet }. Écrivez l'une de celles-ci : { $known }.
error-setting-voice = Il n'y a pas de voix { $value } ici. { $known ->
    [none] Aucune voix de cette langue n'est installée.
   *[other] Écrivez l'une de celles-ci : { $known }
}

metavar-private = JOUEUR=OÙ
help-private = Où un joueur entend ce qui est privé : un nom, le signe égal, puis screen-reader ou une sortie son. Une fois par joueur.
error-private-form = { $setting } ne dit pas qui entend où. Écrivez par exemple Ana=screen-reader ou Ana=plughw:1.
error-private-seat = Personne ne s'appelle { $name } dans la partie. Écrivez l'un de ces noms : { $known }
error-private-twice = { $name } a deux sorties privées. Écrivez une seule fois --private par joueur.
error-private-reader = Un lecteur d'écran ne lit que pour un joueur, et il lit déjà pour { $other }. Donnez à { $name } une sortie son, ou son tour seul devant l'écran.
error-private-overheard = Le lecteur d'écran lirait à { $other } les cartes de qui passe devant l'écran, car un écran ne donne qu'une place privée. Ajoutez --private { $name }= et le nom d'une sortie son, ou jouez sans --private.
error-private-computer = L'ordinateur joue { $name } et n'entend rien. Donnez l'écouteur à { $people }.
error-private-device = { $other } écoute déjà par la sortie son { $device }. Donnez-en une autre à { $name }.
error-private-system = Une sortie son comme { $device } ne peut être choisie que sous Linux. Écrivez screen-reader.
error-private-name = { $device } ne peut pas être le nom d'une sortie son. Tapez companion doctor pour savoir lesquelles existent.
