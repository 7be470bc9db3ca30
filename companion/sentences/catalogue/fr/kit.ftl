# companion kit : fabriquer les étiquettes d'un jeu.
help-kit = Fabriquer les étiquettes d'un jeu : feuilles à imprimer, légende en gros caractères, guide de collage. Tout est relu sur la page avant d'être gardé.
help-kit-out = Dossier où ranger le kit. Il est créé s'il n'existe pas.
help-kit-sheet = Feuille d'étiquettes : un code donné par la commande companion sheets, A4 ou LETTER pour du papier ordinaire à découper, ou la taille des étiquettes d'une imprimante d'étiquettes, comme 57x32.
help-kit-start = Première case libre de la première feuille, comptée de gauche à droite puis de haut en bas.
help-kit-skip = Cases à laisser vides sur la première feuille.
help-kit-cards = Ne faire que ces cartes, par leur code.
help-kit-copy = Numéro du jeu, quand on en possède plusieurs.
help-kit-ids = Code des étiquettes : qr, qr-text avec la carte en toutes lettres pour n'importe quel téléphone, datamatrix pour un petit, none pour aucun.
help-kit-route = Procédés pour ce qui se sent, séparés par des virgules : paper, swell, plotter, embosser, 3d, uv, label-printer, bump-dots. Les feuilles d'étiquettes sont toujours faites.
help-kit-inset = Traceur de découpe : distance des repères au bord du papier, en millimètres.
help-kit-braille-cells = Embosseuse : cellules par ligne.
help-kit-braille-lines = Embosseuse : lignes par page.
help-kit-dpi = Imprimante d'étiquettes : points par pouce. Dymo et Brother en ont 300, la plupart des autres 203.
help-kit-spot = Imprimante UV : nom que l'imprimeur donne au ton direct en relief.
metavar-kit-routes = PROCÉDÉ,PROCÉDÉ
help-kit-printer = Profil d'imprimante fait avec companion calibrate ; les étiquettes sont déplacées pour compenser l'imprimante.
help-kit-proof = Vérifier un kit de nouveau : ses fichiers sont tels qu'ils ont été faits, chaque code se lit sur sa page, aucune encre ne sort des étiquettes.
help-kit-codebook = Code tactile : un de ceux que donne la commande companion codebooks, ou un fichier à vous.
help-kit-digits = Chiffres braille : antoine, comme en France, ou ueb, à l'anglaise ; ceux de la langue si rien n'est dit.
help-kit-card-size = Largeur et hauteur d'une carte en millimètres, comme 63x88, pour vérifier ce que couvrent les étiquettes.
help-kit-times = Combien de fois faire chaque étiquette.
help-kit-onto = Sur quoi coller : la carte même ou une pochette. Les conseils d'entretien en dépendent.
help-kit-go-on = Continuer la feuille là où le dernier kit s'est arrêté, ou en commencer une ; sans l'un ni l'autre, la question est posée.
kit-estimate = Avant de commencer : { $labels ->
    [0] aucune étiquette
    [1] 1 étiquette
   *[other] { $labels } étiquettes
} sur { $paper }, { $pieces ->
    [0] aucun relief à poser
    [1] 1 relief à poser
   *[other] { $pieces } reliefs à poser
}, environ { $minutes ->
    [0] 0 minute
    [1] 1 minute
   *[other] { $minutes } minutes
} de travail. { $growth }
kit-sheets = { $n ->
    [0] aucune feuille
    [1] 1 feuille
   *[other] { $n } feuilles
}
kit-roll = un rouleau
kit-grows-by = Le paquet grossit de { $flat ->
    [0] 0 millimètre
    [1] 1 millimètre
   *[other] { $flat } millimètres
}.
kit-grows-between = Le paquet grossit de { $flat } à { $raised } millimètres.
kit-card-size-unknown = La taille des cartes n'est pas connue : ce que couvrent les étiquettes n'est pas vérifié. Posez une carte sur la page des contours, puis donnez sa taille au prochain kit.
    .text = La taille des cartes n'est pas connue : ce que couvrent les étiquettes n'est pas vérifié. Posez une carte sur la page outlines.pdf, puis donnez sa taille avec --card-size.
kit-file-box-pdf = { $file } : pour la boîte du jeu, dix lignes pour commencer, l'entretien, les marques.
kit-file-box-txt = { $file } : la même chose, à lire à voix haute.
kit-file-outlines-pdf = { $file } : contours de cartes courantes en vraie grandeur, pour trouver la vôtre.
kit-ask-go-on = La dernière feuille { $sheet } est utilisée jusqu'à l'étiquette { $used }. La continuer à la { $next } ?
kit-went-on = La première étiquette va dans la case { $next } de la feuille entamée.
kit-ask-size = Quelle est la taille des cartes ?
kit-size-other = une autre taille
kit-size-unknown = je ne sais pas : imprimer une page pour la trouver
kit-ask-size-other = Largeur et hauteur en millimètres, comme 63x88.
metavar-kit-folder = DOSSIER

kit-not-felt = À savoir d'abord : ce que l'imprimante dépose ne se sent pas sous les doigts. Les marques imprimées montrent où coller les reliefs.
kit-for-eyes = À savoir d'abord : ce kit est fait pour les yeux, rien ne s'y sent sous les doigts.
kit-laid-out = Mise en page : { $labels ->
    [0] aucune étiquette
    [1] 1 étiquette
   *[other] { $labels } étiquettes
} sur { $paper }.
kit-split = { $corner ->
    [bottom-left] Trois étiquettes par carte : le code a la sienne, en bas à gauche.
   *[bottom-right] Deux étiquettes par carte : le code a la sienne, en bas à droite.
}
kit-page-written = Page { $page } sur { $pages } écrite.
kit-codes-decoded = Codes relus : { $decoded } sur { $expected }.
kit-done = Le kit est prêt et vérifié : { $n ->
    [0] aucune étiquette
    [1] 1 étiquette
   *[other] { $n } étiquettes
} pour { $cards ->
    [0] aucune carte
    [1] 1 carte
   *[other] { $cards } cartes
}, { $paper }.
kit-files = Dans le dossier { $out } :
kit-file-sheets = { $file } : les étiquettes, à imprimer à 100 pour cent.
    .text = { $file } : les étiquettes, à imprimer à 100 %.
kit-file-legend-pdf = { $file } : ce que dit chaque marque, en gros caractères.
kit-file-kit-txt = { $file } : le guide de collage, à lire à voix haute.
kit-file-kit-html = { $file } : le même guide, pour un navigateur.
kit-file-manifest-csv = { $file } : la liste des étiquettes, pour un tableur.
kit-file-proof-json = { $file } : le résultat de la vérification.
kit-file-swell-pdf = { $file } : le relief pour papier thermogonflable. Seul le noir gonfle ; le bleu reste plat.
kit-file-uv-pdf = { $file } : les étiquettes pour un imprimeur, le relief en ton direct.
kit-file-plotter = { $file } : un dossier avec les étiquettes à imprimer et découper, un fichier par sorte de marque, et la liste de collage.
kit-file-3d = { $file } : un dossier avec des solides pour imprimante 3D : un gabarit pour le coin de la carte, un porte-cartes, un jeton par marque.
kit-file-label-printer = { $file } : un dossier avec une page et une image par étiquette, pour une imprimante d'étiquettes.
kit-file-bump-dots-pdf = { $file } : où poser pastilles, barres et formes, en vraie grandeur.
kit-file-code-pdf = { $file } : toutes les marques sur une page, pour la table.
kit-file-legend-txt = { $file } : la légende en texte simple.
kit-file-legend-brf = { $file } : la légende en braille, pour une embosseuse.
kit-file-embosser = { $file } : un dossier avec les étiquettes en braille pour une embosseuse, les mêmes en noir, et la liste à taper et à découper.
kit-file-codebook-toml = { $file } : une copie de votre code tactile, pour réimprimer des étiquettes.
kit-file-shapes-pdf = { $file } : toutes les formes en vraie grandeur, à découper avec des ciseaux.
kit-proof-good = Rien n'a changé : { $pages ->
    [0] aucune page vérifiée
    [1] 1 page vérifiée
   *[other] { $pages } pages vérifiées
}.

kit-more-faults = Et encore { $n ->
    [0] 0 défaut
    [1] 1 défaut
   *[other] { $n } défauts
} du même genre ou d'un autre.

kit-at-top-left = en haut à gauche
kit-at-bottom-right = en bas à droite
kit-at-bottom-left = en bas à gauche
kit-fault-same-marks = Les cartes { $one } et { $other } ont les mêmes marques.
kit-fault-same-wild = Les jokers { $one } et { $other } ont les mêmes marques.
kit-fault-braille-long = Carte { $card }, { $position } : le braille prend { $cells } cellules, c'est trop long.
kit-fault-braille-grid = Carte { $card }, { $position } : { $measure ->
    [braille_dot] la largeur des points de braille est de { $mm }
    [braille_pitch] la distance entre les points de braille est de { $mm }
   *[other] la distance entre les cellules de braille est de { $mm }
}, il faut de { $least } à { $most } { $n ->
    [0] millimètre
    [1] millimètre
   *[other] millimètres
}.
kit-fault-leak-height = Les reliefs font { $mm } { $n ->
    [0] millimètre
    [1] millimètre
   *[other] millimètres
} de haut, il faut { $most } au plus : ils se voient au dos des cartes.
kit-fault-leak-corner = Les cartes { $one } et { $other } n'ont pas leurs reliefs dans les mêmes coins : cela se voit au dos.
kit-fault-off-card = L'étiquette { $position } est plus grande que la carte.
kit-fault-labels-meet = Les deux étiquettes d'une carte se recouvrent.
kit-fault-covers = L'étiquette { $position } couvre ce qui est imprimé sur la carte, zone { $zone }.
kit-fault-gap = Carte { $card }, { $position } : deux reliefs sont trop proches, { $mm } au lieu de { $least } { $n ->
    [0] millimètre
    [1] millimètre
   *[other] millimètres
}.
kit-fault-small = Carte { $card }, { $position } : un relief est trop petit pour les doigts, { $mm } au lieu de { $least } { $n ->
    [0] millimètre
    [1] millimètre
   *[other] millimètres
}.
kit-fault-outside = Carte { $card }, { $position } : quelque chose sort de l'étiquette.
kit-fault-overlap = Carte { $card }, { $position } : deux choses se recouvrent.
kit-fault-contrast = Carte { $card }, { $position } : une couleur est trop pâle et n'a pas de contour.
kit-fault-module = Carte { $card }, { $position } : le code est trop fin pour un lecteur, un carré fait { $mm } au lieu de { $least } { $n ->
    [0] millimètre
    [1] millimètre
   *[other] millimètres
}.
kit-fault-print-small = Carte { $card }, { $position } : { $words } est imprimé trop petit.
kit-fault-code-missing = Page { $page }, rangée { $row }, colonne { $column } : le code de la carte { $card } ne se lit pas.
kit-fault-code-wrong = Page { $page }, rangée { $row }, colonne { $column } : le code dit { $read } au lieu de { $card }.
kit-fault-code-stray = Page { $page }, rangée { $row }, colonne { $column } : un code { $read } n'a rien à faire là.
kit-fault-code-weak = Page { $page }, rangée { $row }, colonne { $column } : le code de la carte { $card } ne se lirait plus sur une étiquette usée.
kit-fault-print-wrong = Page { $page }, rangée { $row }, colonne { $column } : ce qui est imprimé ne va pas avec la carte { $card }.
kit-fault-mark-missing = Page { $page }, rangée { $row }, colonne { $column } : une marque de la carte { $card } manque ou a une autre forme.
kit-fault-ink-outside = Page { $page } : de l'encre sort des étiquettes, à { $across } millimètres du bord gauche et { $down } du haut.
kit-fault-relief-flat = Page { $page } pour papier thermogonflable : une marque ne gonflerait pas.
kit-fault-relief-stray = Page { $page } pour papier thermogonflable : quelque chose gonflerait qui doit rester plat, à { $across } millimètres du bord gauche et { $down } du haut.
kit-fault-spot-missing = Il manque le ton direct { $spot } au document pour l'imprimante UV.
kit-fault-picture-code = Carte { $card } : le code de l'image { $file } ne se lit pas.
kit-fault-not-watertight = La surface du solide { $file } a un trou.
kit-fault-slot-empty = À remplir : { $slot ->
    [colour] la couleur { $name }
    [star] l'étoile
    [digit] le chiffre { $name }
    [minus] le moins
   *[other] la ligne du haut
}.
    .text = À remplir : { $slot ->
    [colour] la couleur { $name }, ligne { $key } de [shapes]
    [star] l'étoile, ligne shape de [wild]
    [digit] le chiffre { $name }, dans digits de [numbers]
    [minus] le moins, ligne minus de [numbers]
   *[other] la ligne du haut, ligne up de [numbers]
}.
kit-fault-sample-twice = { $one } et { $other } : les deux ont la même marque.
kit-fault-sample-missing = Une marque manque sur la page : { $words }.
kit-fault-file-missing = Le fichier { $file } n'est plus là.
kit-fault-file-changed = Le fichier { $file } n'est plus tel qu'il a été fait.
kit-fault-pages = Le document a { $found ->
    [0] 0 page
    [1] 1 page
   *[other] { $found } pages
} au lieu de { $expected }.

error-kit-unknown-sheet = Il n'y a pas de feuille { $sheet }. { $near ->
    [none] La commande companion sheets les donne toutes.
   *[other] Est-ce { $near } ? La commande companion sheets les donne toutes.
}
error-kit-label-small = Les étiquettes { $sheet } sont trop petites pour ce qui doit y tenir. Prenez une de ces feuilles : { $fits }.{ $book ->
    [none] {""}
   *[other] {" "}Ou gardez la vôtre, avec le code tactile { $book } et { $ids } comme code pour lecteur.
}
    .text = Les étiquettes { $sheet } sont trop petites pour ce qui doit y tenir. Prenez une de ces feuilles : { $fits }.{ $book ->
    [none] {""}
   *[other] {" "}Ou gardez la vôtre avec --codebook { $book } --ids { $ids }.
}
error-kit-unknown-lang = Il n'y a pas de kit dans la langue { $lang }. Choisissez parmi celles-ci : { $known }.
error-kit-start-outside = La feuille n'a pas de case { $start }. Donnez un nombre de 1 à { $cells }.
error-kit-skip-outside = La feuille n'a pas de case { $cell } à sauter. Donnez des nombres de 1 à { $cells }.
error-kit-skip-words = { $cell } n'est pas une case à sauter. Écrivez des nombres séparés par des virgules, comme 3,9.
error-kit-skip-all = Il ne reste aucune case sur la première feuille. Sautez moins de cases, ou prenez une feuille neuve.
error-kit-copy-outside = Un jeu ne peut pas porter le numéro { $copy }. Donnez un nombre de 1 à { $most }.
error-kit-unknown-card = Ce jeu n'a pas de carte { $card }. La commande companion deck { $deck } donne toutes les cartes avec leur code.
error-kit-no-cards = Aucune carte n'est choisie. Donnez des codes de cartes séparés par des virgules, ou enlevez l'option cards.
    .text = Aucune carte n'est choisie. Donnez des codes de cartes séparés par des virgules, ou enlevez --cards.
error-kit-no-shape = Le code tactile { $codebook } n'a plus de marque pour la famille { $family }. Prenez un autre code, ou ajoutez des marques dans son fichier.
error-kit-slot-empty = Le code tactile { $codebook } n'a pas encore de marque pour { $slot ->
    [colour] la couleur { $name }
    [star] l'étoile
    [digit] le chiffre { $name }
    [minus] le moins
   *[other] la ligne du haut
}. Ajoutez-la dans son fichier ; la commande companion codebooks check donne toutes celles qui manquent.
error-kit-unknown-codebook = Il n'y a pas de code tactile { $codebook }. Choisissez parmi ceux-ci, ou donnez un fichier dont le nom finit par .toml : { $known }.
error-kit-unknown-notation = Il n'y a pas de chiffres braille { $notation }. Choisissez parmi ceux-ci : { $known }.
error-kit-codebook-unreadable = Le fichier { $file } ne s'ouvre pas. Vérifiez son nom et son emplacement.
error-kit-codebook-faulty = { $n ->
    [0] Rien ne va dans { $file }.
    [1] Il y a 1 faute dans { $file }.
   *[other] Il y a { $n } fautes dans { $file }.
}
    { $sentences }
error-kit-card-size = Une carte de { $size } n'existe pas. Donnez largeur et hauteur en millimètres, de { $least } à { $most }, comme 63x88.
error-kit-card-size-words = { $size } n'est pas une taille de carte. Donnez largeur et hauteur en millimètres, comme 63x88.
error-kit-unknown-onto = On ne colle pas d'étiquettes sur { $onto }. Choisissez parmi ceux-ci : { $known }.
error-kit-times-outside = Les étiquettes ne peuvent pas être faites { $times } fois. Donnez un nombre de 1 à { $most }.
error-kit-go-on = Les options go-on, new-sheet et start s'excluent. Donnez l'une des trois.
    .text = --go-on, --new-sheet et --start s'excluent. Donnez l'une des trois.
error-kit-out-is-file = { $out } est un fichier, ou passe par un fichier. Donnez un dossier.
error-kit-out-denied = Impossible d'écrire dans { $out }. Fermez les fichiers du kit s'ils sont ouverts, ou choisissez un autre dossier.
error-kit-disk-full = Il n'y a plus de place sur le disque pour écrire dans { $out }. Libérez de la place ou choisissez un autre dossier.
error-kit-out-nowhere = Aucun dossier ne peut être créé à { $out } : l'ordinateur n'y garde pas de fichiers, ou n'accepte pas ce nom. Choisissez un dossier à vous.
error-kit-out-other-kit = Dans { $out } se trouve un autre kit, { $game }. Choisissez un autre dossier, ou videz celui-ci.
error-kit-out-failed = L'écriture dans { $out } a échoué. Vérifiez le disque ou choisissez un autre dossier.
error-kit-proof-failed = { $faults ->
    [0] Le kit n'a pas passé la vérification et n'est pas gardé.
    [1] Le kit a 1 défaut et n'est pas gardé.
   *[other] Le kit a { $faults } défauts et n'est pas gardé.
} Essayez une autre feuille.
error-kit-unknown-ids = Une étiquette ne peut pas porter de code de la sorte { $ids }. Choisissez parmi celles-ci : { $known }.
error-kit-unknown-route = Il n'y a pas de procédé { $route }. Choisissez-en un ou plusieurs parmi ceux-ci : { $known }.
error-kit-viewer-scales = Cette page est sortie à { $across } pour cent en largeur et { $down } en hauteur : votre lecteur de PDF la met à l'échelle. Imprimez-la de nouveau à 100 pour cent, taille réelle, puis mesurez encore.
error-kit-offset-far = La page paraît décalée de { $shift } millimètres, ce qu'aucune imprimante ne fait. Mesurez de nouveau depuis le bord du papier.
error-kit-reading-odd = { $direction ->
    [across] Une des distances au bord gauche doit être fausse d'environ { $off } millimètres.
   *[down] Une des distances au bord du haut doit être fausse d'environ { $off } millimètres.
} Mesurez de nouveau.
error-kit-inset-far = Des repères à { $inset } millimètres du bord ne laissent pas de place pour une étiquette. Donnez la distance que demande votre traceur, en général 10 à 16.
error-kit-no-kits3d =
    Faire des solides demande deux paquets de plus, à prendre sur internet. Tapez la ligne qui suit, puis de nouveau la vôtre :
    { $command }
error-kit-no-roll = Une imprimante d'étiquettes ne prend pas de feuille { $sheet }. Donnez le rouleau qui s'y trouve : { $fits }, ou la taille de ses étiquettes, comme 57x32.
    .text = Une imprimante d'étiquettes ne prend pas de feuille { $sheet }. Donnez le rouleau qui s'y trouve avec --sheet : { $fits }, ou la taille de ses étiquettes, comme 57x32.
error-kit-roll-size = Une étiquette de { $size } ne se colle pas sur une carte. Donnez largeur et hauteur en millimètres, de { $least } à { $most }, comme 57x32.
error-kit-dpi-outside = Aucune imprimante d'étiquettes n'a { $dpi } points par pouce. Donnez un nombre de { $least } à { $most }, le plus souvent 203 ou 300.
error-kit-spot-name = Un ton direct ne peut pas s'appeler { $spot }. Prenez des lettres sans accent, des chiffres, des espaces, des traits d'union et des traits bas.
error-kit-braille-page = Une page de braille ne peut pas avoir { $lines } lignes de { $cells } cellules. Donnez au moins 10 cellules et 5 lignes, au plus 60 de chaque.
error-kit-no-kit = Il n'y a pas de kit dans { $out }. Donnez le dossier que companion kit a rempli.
error-kit-kit-torn = Le fichier { $file } du kit ne se comprend pas. Refaites le kit.
error-kit-proof-again = { $faults ->
    [0] Le kit n'est plus bon.
    [1] Le kit a 1 défaut.
   *[other] Le kit a { $faults } défauts.
} Refaites-le avant de l'imprimer.
