# companion readers : ce qui est branché, et l'essai d'un lecteur.
help-readers = Montrer ce qui est branché et pourrait lire des cartes, et dire quoi taper ensuite.
help-readers-test = Essayer un lecteur : chaque code qu'il lit est affiché avec ce qu'il est.
help-readers-test-reader = Le lecteur : auto, le nom d'un port, une adresse, keyboard, ou file: suivi du nom d'un enregistrement.
help-readers-test-count = S'arrêter après ce nombre de lectures.
metavar-readers-count = NOMBRE

# Ce qu'est sans doute un port ; $name est le nom que se donne l'appareil.
readers-kind-scanner = un lecteur de codes-barres ou QR
readers-kind-adapter = un adaptateur série, peut-être avec un lecteur derrière
readers-kind-usb = un appareil USB inconnu
readers-kind-arduino = une carte Arduino, qui peut porter un lecteur de cartes
readers-kind-pico = une carte Raspberry Pi Pico, qui peut porter un lecteur de cartes
readers-kind-braille = une plage braille, jamais prise comme lecteur
readers-kind-builtin = un port série de l'ordinateur lui-même, pas en USB
readers-port = Port numéro { $number_said } : { $kind }.
    .text = { $number }. { $port } : { $kind }.
readers-port-named = Port numéro { $number_said } : { $kind }, { $name }.
    .text = { $number }. { $port } : { $kind } ({ $name }).

readers-none = Aucun lecteur de cartes n'est branché.
readers-plug-in = Branchez un lecteur de codes-barres ou QR en USB, réglé en mode série USB, puis redemandez la liste.
    .text = Branchez un lecteur de codes-barres ou QR en USB, réglé en mode série USB (sa notice dit peut-être USB virtual COM), puis tapez de nouveau companion readers.
readers-keyboard = Un lecteur qui tape comme un clavier n'a pas besoin de port. Choisissez le clavier comme lecteur.
    .text = Un lecteur qui tape comme un clavier n'a pas besoin de port : écrivez --reader keyboard.
readers-try = Essayez-le, puis jouez avec.
    .text = Pour l'essayer : companion readers test --reader { $port }
readers-play = Ensuite, jouez avec.
    .text = Pour jouer avec : companion table pixies --players Ana,Bo --reader { $port }

# L'essai d'un lecteur.
readers-test-begin = Lisez une carte.
    .text = Lecture depuis { $reader }. Lisez une carte. Ctrl+C termine l'essai.
readers-test-typed = Lisez une carte. Une ligne vide termine l'essai.
readers-good = Un bon code de carte, du jeu { $title }.
    .text = { $code } : bon code de carte, jeu { $deck } { $title }.
readers-good-own = Un bon code de carte, d'un jeu à vous.
    .text = { $code } : bon code de carte, jeu { $deck }, aucun des cinq jeux.
readers-good-command = Une bonne carte de commande.
    .text = { $code } : bonne carte de commande.
readers-wrong-check = Un code de carte dont le caractère de contrôle est faux. Relisez-le, et imprimez une nouvelle étiquette s'il reste faux.
    .text = { $code } : jeu { $deck }, mais son caractère de contrôle { $found } devrait être { $right }. Relisez-le, et imprimez une nouvelle étiquette s'il reste faux.
readers-other = Un code, mais d'aucune carte.
    .text = { $code } : pas un code de carte.
readers-symbology = Sorte de code : { $name }.
readers-tally = { $readings ->
    [0] Aucune lecture
    [1] 1 lecture
   *[other] { $readings_said } lectures
}, { $repeats ->
    [0] aucune répétition
    [1] 1 répétition
   *[other] { $repeats_said } répétitions
}, { $torn ->
    [0] aucune ligne abîmée
    [1] 1 ligne abîmée
   *[other] { $torn_said } lignes abîmées
}.
readers-portrait = Le lecteur s'appelle { $name }, version { $version }.
    .text = Le lecteur : { $name }, version { $version }{ $chips ->
        [none] .
       *[other] , puces { $chips }.
    }
readers-lifted = Enlevée.
    .text = { $code } : enlevée.
readers-tag = Une puce qui n'est encore à aucune carte. Apprenez-la avec la commande enrol.
    .text = { $code } : une puce qui n'est encore à aucune carte. Apprenez-la : companion enrol, puis le nom du jeu.
readers-tag-known = Une puce : { $card }.
    .text = { $code } : la puce de { $card }.
readers-test-echo = Si votre lecteur d'écran dit chaque lettre que le lecteur tape, coupez l'écho des caractères tapés, dans ses réglages du clavier.
readers-traced = La trace est écrite.
    .text = La trace est dans { $file }. Elle se relit : companion readers test --reader file:{ $file }
error-readers-trace = Sans port, il n'y a rien à tracer. Donnez le port du lecteur avec --reader.
help-readers-test-trace = Écrire dans ce fichier tout ce qui passe par le port, pour signaler un défaut.
