# companion calibrate : mesurer ce qu'une imprimante fait d'une page.
help-calibrate = Mesurer une imprimante une fois, pour que chaque étiquette tombe à sa place : une page à imprimer, huit distances à taper, une page pour vérifier.
help-calibrate-out = Dossier où ranger les pages. Sans lui, le dossier où vous êtes.
help-calibrate-printer = Nom du profil, à donner à companion kit avec --printer.
help-calibrate-readings = Les huit distances en millimètres, séparées par des espaces, sans rien demander.
help-calibrate-paper = Papier : A4 ou Letter.
metavar-name = NOM
calibrate-name = imprimante
calibrate-page = La page à imprimer est { $file }. Imprimez-la à 100 pour cent, taille réelle.
    .text = La page à imprimer est { $file }. Imprimez-la à 100 %, taille réelle.
calibrate-begin = Une fois qu'elle est imprimée, tapez les huit distances en millimètres, au demi-millimètre près si possible. 0 arrête ici ; vous pourrez revenir plus tard.
calibrate-ask-left = Numéro { $number }. Carré { $square } : du bord gauche du papier au côté gauche du carré.
calibrate-ask-top = Numéro { $number }. Carré { $square } : du bord du haut du papier au côté du haut du carré.
calibrate-prompt = Millimètres :
calibrate-again = Ce n'est pas possible. Tapez une longueur en millimètres, environ { $about }.
calibrate-later = Rien n'est gardé pour l'instant. Quand vous aurez les distances, tapez de nouveau companion calibrate --printer { $name }.
calibrate-kept = Le profil { $name } est gardé dans { $file }.
calibrate-was-off = Au pire carré, cette imprimante se trompait de { $tenths } { $n ->
    [0] millimètre
    [1] millimètre
   *[other] millimètres
}.
calibrate-was-right = Cette imprimante est juste : rien à corriger.
calibrate-proof = Imprimez { $file } de la même façon : les carrés doivent être à leur place. Faites ensuite vos kits avec --printer { $name }.
error-calibrate-count = Il faut huit distances, et { $n ->
    [0] aucune n'est donnée
    [1] une seule est donnée
   *[other] { $n } sont données
}. Écrivez-les dans l'ordre des numéros, séparées par des espaces.
error-calibrate-reading = La distance { $number } ne peut pas être { $text }. Donnez une longueur en millimètres, mesurée depuis le bord du papier.
error-printer-name = Une imprimante ne peut pas s'appeler { $printer }. Prenez des lettres, des chiffres, des espaces et des traits d'union, 40 au plus.
error-no-such-printer = Il n'y a pas de profil pour l'imprimante { $printer }. Choisissez parmi ceux-ci : { $known }.
error-no-printer-yet = Il n'y a pas de profil pour l'imprimante { $printer }. La commande companion calibrate en fait un.
error-kit-profile-torn = Le profil { $printer } ne se comprend pas. Corrigez-le, ou refaites-le avec companion calibrate.
