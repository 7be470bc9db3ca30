# companion readers : ce qui est branché, et l'essai d'un lecteur.
help-readers = Montrer ce qui est branché et pourrait lire des cartes, et dire quoi taper ensuite.
help-readers-test = Essayer un lecteur : chaque code qu'il lit est affiché avec ce qu'il est.
help-readers-test-reader = Le lecteur : auto, le nom d'un port, une adresse, keyboard, ou file: suivi du nom d'un enregistrement. Devant un port peuvent venir sa sorte et une arobase, comme pn532@/dev/ttyUSB0 : id12, line, open, pn532, rdm6300, rdm6300-burst ou simple-serial.
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
    .text = Branchez un lecteur de codes-barres ou QR en USB, réglé en mode série USB (sa notice dit peut-être USB virtual COM), puis tapez de nouveau companion readers. Quoi acheter : companion readers buy
readers-keyboard = Un lecteur qui tape comme un clavier n'a pas besoin de port. Choisissez le clavier comme lecteur.
    .text = Un lecteur qui tape comme un clavier n'a pas besoin de port : écrivez --reader keyboard.
readers-try = Essayez-le, puis jouez avec.
    .text = Pour l'essayer : companion readers test --reader { $port }
readers-kinds = Si une carte PN532 est derrière un adaptateur, nommez-la devant le port.
    .text = Si c'est une carte PN532 qui est derrière, nommez-la devant le port : --reader pn532@{ $port }
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

# companion readers buy et setup.
help-readers-buy = Dire quoi acheter, un premier choix de chaque sorte.
help-readers-setup = Dire comment un lecteur se met en mode série USB, et imprimer ses codes de réglage quand ils sont connus. Modèles : honeywell, netum, zebra, datalogic, gm65.
help-readers-setup-out = Dossier des pages à imprimer.
metavar-model = MODÈLE
buy-codes = Pour lire des codes imprimés : un lecteur à main, à fil, qui lit les codes QR et dont la notice a USB virtual COM, comme un Netum. C'est le moins cher, et il ne faut pas de puces.
    .text = Pour lire des codes imprimés : un lecteur à main, à fil, qui lit les codes QR et dont la notice a USB virtual COM, comme un Netum. C'est le moins cher, et il ne faut pas de puces. Pour le régler : companion readers setup netum
buy-typing = Si vous avez un lecteur qui tape comme un clavier, gardez-le. Il marche tel quel.
buy-tags = Pour lire des puces sans viser : le lecteur libre, à construire avec un Raspberry Pi Pico et une carte RC522 ; ou, sans rien construire, une carte PN532 avec un câble série USB.
buy-labels = Les puces : des étiquettes en papier à puce NTAG213, de 25 millimètres de diamètre. Quatre-vingts épaississent un paquet d'environ un centimètre.
buy-not = N'achetez pas de lecteur ni de puces à 125 kilohertz pour un paquet de cartes, les puces sont trop épaisses ; ni un ACR122, qui n'est pas un lecteur série.
setup-booklet = { $title } : nous n'en connaissons aucun code certain. Cherchez dans sa notice les codes qui portent ces noms, et lisez-les dans cet ordre.
setup-name = { $number_said }, { $name }.
    .text = { $number }. { $name }
setup-after = Ensuite débranchez le lecteur, rebranchez-le et essayez-le.
    .text = Ensuite débranchez le lecteur, rebranchez-le et essayez-le : companion readers test
setup-page = Code { $number_said } sur { $all_said }. { $title }
    .text = Code { $number } sur { $all }. { $title }
setup-serial = Lisez ce code. Le lecteur devient un port série USB : il ne tape plus.
setup-line-end = Lisez ce code. Le lecteur termine chaque code par une fin de ligne.
setup-printed = { $n ->
    [1] 1 page est prête.
   *[other] { $n_feminine } pages sont prêtes.
}
    .text = { $n ->
    [1] 1 page est prête : { $file }
   *[other] { $n } pages sont prêtes : { $file }
}
setup-untried = Personne n'a encore essayé ces codes avec un lecteur. S'il ne répond par aucun son, prenez ceux de sa notice.
error-setup-model = Nous ne connaissons pas le lecteur { $model }. Nous connaissons : { $models }. Pour un autre, cherchez dans sa notice USB virtual COM, puis Add CR suffix, et lisez ces deux codes dans cet ordre. Ou laissez-le taper comme il le fait : --reader keyboard.
error-setup-none = Dites quel lecteur, par exemple : companion readers setup netum. Nous connaissons : { $models }. Le modèle d'un autre va aussi : vous entendez quoi chercher dans sa notice.
error-setup-out = Les codes s'impriment dans un dossier. Donnez-en un : companion readers setup { $model } --out DOSSIER
error-setup-proof = Un code de { $file } ne se relit pas. Prenez ceux de la notice.

# Un appareil branché, mais sans port.
readers-portless-taken = Un adaptateur série est branché, mais le logiciel braille l'a sans doute pris. Gardez le logiciel braille, et ôtez cet adaptateur de ses règles.
    .text = L'adaptateur série { $maker } ({ $numbers }) est branché, mais n'a pas de port : le logiciel braille BRLTTY l'a sans doute pris. Gardez BRLTTY. Copiez ses règles de /usr/lib/udev/rules.d dans /etc/udev/rules.d, mettez # devant la ligne qui a { $numbers }, et rebranchez l'adaptateur.
readers-portless-bare = Un adaptateur série est branché, mais n'a pas de port. Débranchez-le et rebranchez-le, ou essayez un autre câble.
    .text = L'adaptateur série { $maker } ({ $numbers }) est branché, mais n'a pas de port. Débranchez-le et rebranchez-le, ou essayez un autre câble : certains ne portent que le courant.

# companion readers build.
help-readers-build = Écrire tout ce qu'il faut pour construire le lecteur libre : les pièces, le câblage à suivre du doigt, et ce qu'imprime une imprimante 3D.
help-readers-build-out = Dossier où ranger les fichiers. Il est créé s'il n'existe pas.
help-readers-build-board = Le microcontrôleur : pico est le plus facile.
help-readers-build-places = Combien de places de lecture : jusqu'à neuf avec un Pico, trois avec un Arduino. Une seule sans précision, autant que possible avec --tray. En jeu, les nouvelles cartes se lisent sur un lecteur à une seule place.
help-readers-build-size = Largeur et hauteur d'une carte, en millimètres.
help-readers-build-sleeved = Les cartes sont dans des pochettes.
help-readers-build-tray = Imprimer aussi un plateau de neuf places, en trois rangées.
build-parts = La liste des achats est écrite.
    .text = Quoi acheter : { $file }
build-wiring = Chaque fil est écrit, à suivre du doigt.
    .text = Chaque fil, à suivre du doigt : { $file }
build-prints = { $n ->
    [one] Une pièce à imprimer en 3D est écrite.
   *[other] { $n_said } pièces à imprimer en 3D sont écrites.
}
    .text = { $n ->
    [one] Une pièce
   *[other] { $n } pièces
} à imprimer en 3D, sans support : { $folder }
build-volts = Attention : un module prend 3,3 volts, jamais 5.
build-guide = Comment le construire, une action par étape, est dans le guide construire un lecteur.
    .text = Comment le construire, une action par étape : docs/guides/construire-un-lecteur.fr.html
build-untried = Personne n'a encore imprimé ces pièces. Essayez d'abord le support avec une carte.
error-build-places = L'{ $board } prend { $most_said } modules au plus. Donnez-en moins avec --places, ou prenez un Pico, qui en prend neuf.
error-build-card-narrow = Des cartes de cette taille sont trop étroites pour le support : le module est plus large. Donnez une taille d'au moins { $least_said } millimètres de large.
    .text = Des cartes de { $size } mm sont trop étroites pour le support : le module est plus large. Donnez une taille d'au moins { $least } mm de large.
error-build-card-long = Le support pour ces cartes est trop long pour une imprimante. Donnez la taille de cartes plus courtes avec --card-size.
    .text = Le support pour des cartes de { $size } mm ne tient pas sur un plateau de { $bed } mm. Donnez la taille de cartes plus courtes avec --card-size.
error-build-tray-wide = Le plateau pour ces cartes est trop large pour une imprimante. Retirez --tray et imprimez des supports seuls.
    .text = Une rangée du plateau pour des cartes de { $size } mm dépasse un plateau d'imprimante de { $bed } mm. Retirez --tray et imprimez des supports seuls.
error-build-no-library =
    Les textes sont écrits. Faire les pièces à imprimer demande deux paquets de plus, à prendre sur internet. Tapez la ligne qui suit, puis de nouveau la vôtre :
    { $command }
