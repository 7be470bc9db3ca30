# companion enrol : apprendre les puces carte par carte.
help-enrol = Apprendre les puces RFID ou NFC d'un jeu : vous entendez une carte, vous posez sa puce sur le lecteur, et vous entendez qu'elle est retenue. On peut s'arrêter à tout moment et reprendre plus tard.
help-enrol-reader = Le lecteur de puces : auto, un port, ou keyboard. Une sorte et une arobase devant le port disent lequel c'est, comme pn532@/dev/ttyUSB0.
help-enrol-copy = Lequel de plusieurs paquets du même jeu. Sans cela, le premier ; une liste qu'on reprend va au paquet qu'elle nomme.
help-enrol-new = Commencer une nouvelle liste pour ce paquet. La première puce remplace l'ancienne liste, qui est gardée à côté.
help-enrol-export = Écrire la liste des puces dans ce fichier.
help-enrol-import = Prendre la liste des puces dans ce fichier. Celle qu'elle remplace est gardée à côté.

enrol-goes-on = On reprend : { $n ->
    [1] 1 carte a sa puce
   *[other] { $n_feminine } cartes ont leur puce
}, sur { $all }.
enrol-answers = Posez la carte et sa puce sur le lecteur. Ou tapez 1 pour remettre la carte à plus tard, 2 pour la réentendre, 3 pour reprendre la dernière, 0 pour arrêter.
enrol-step = { $n ->
    [1] La dernière
   *[other] Encore { $n_feminine } cartes
} : { $card }.
enrol-taught = Retenue : { $card }.
enrol-same = Cette puce est déjà celle de cette carte : { $card }. Enlevez-la, et posez la carte suivante.
enrol-taken = Cette puce est déjà une autre carte : { $card }. Prenez une autre puce.
enrol-no-number = Ce qui a été lu n'est pas un numéro de puce. Posez la puce de la carte sur le lecteur.
enrol-random = Cette puce change de numéro à chaque fois, comme un téléphone ou une carte bancaire. Prenez une autre puce.
enrol-too-soon = C'est trop tôt après la puce d'avant. Enlevez celle-ci, puis reposez-la.
enrol-choose = Choisie : { $card }. Posez sa puce sur le lecteur.
enrol-choose-again = Choisie : { $card }. Elle a une puce ; la prochaine que vous poserez la remplacera.
enrol-choose-other = Cette carte est d'un autre jeu. Choisissez une carte du jeu que vous apprenez.
enrol-choose-wrong = Ce code a un caractère de contrôle faux. Relisez-le, ou retapez-le.
enrol-taken-back = Reprise : { $card }.
enrol-nothing-back = Il n'y a rien à reprendre. Pour changer la puce d'une carte, lisez son étiquette ou tapez son code.
enrol-not-understood = Ce n'est pas une réponse ici.
enrol-done = Les { $n_feminine } cartes ont toutes leur puce. Jouez avec, maintenant.
    .text = Les { $n } cartes ont toutes leur puce. La liste est dans { $file }
enrol-kept = Tout est gardé, il reste { $n ->
    [1] 1 carte
   *[other] { $n_feminine } cartes
}. La même commande reprend d'ici.
    .text = Tout est gardé, il reste { $n ->
    [1] 1 carte
   *[other] { $n } cartes
}. Pour reprendre : { $typed }
enrol-imported = { $n ->
    [0] Aucune puce reprise
    [1] 1 puce reprise
   *[other] { $n_feminine } puces reprises
}, pour { $all_feminine } cartes{ $copy ->
    [1] .
   *[other] {" "}du paquet { $copy_said }.
}
    .text = { $n ->
    [0] Aucune puce reprise
    [1] 1 puce reprise
   *[other] { $n } puces reprises
}, pour { $all } cartes{ $copy ->
    [1] .
   *[other] {" "}du paquet { $copy }.
}
enrol-former = { $n ->
    [1] 1 carte n'a plus
   *[other] { $n_feminine } cartes n'ont plus
} la puce de l'ancienne liste. Cette liste est gardée à côté de la nouvelle.
    .text = { $n ->
    [1] 1 carte n'a plus
   *[other] { $n } cartes n'ont plus
} la puce de l'ancienne liste, gardée dans { $file }
enrol-former-damaged = L'ancienne liste, abîmée, est gardée à côté de la nouvelle.
    .text = L'ancienne liste, abîmée, est gardée dans { $file }
enrol-unchanged = Aucune puce n'a été apprise : la liste reste comme elle était.
enrol-exported = { $n ->
    [1] 1 puce est dans le fichier.
   *[other] { $n_feminine } puces sont dans le fichier.
}
    .text = { $n ->
    [1] 1 puce est dans { $file }
   *[other] { $n } puces sont dans { $file }
}

# Fautes d'une liste de puces.
error-tags-not-a-list = { $file } n'est pas une liste de puces. Corrigez-la avec un éditeur, ou importez une liste que companion enrol a exportée.
error-tags-unreadable = { $file } ne se lit pas. Vérifiez son nom, et que vous avez le droit de le lire.
error-tags-other-deck = { $file } est une liste du jeu { $deck }. Importez-la avec : companion enrol { $deck }
error-tags-no-card = { $file } nomme { $card }, que le jeu n'a pas. Ôtez cette ligne.
error-tags-bad-tag = Dans { $file }, la puce de { $card } n'en est pas une. Écrivez-la entre guillemets droits, comme "nfc:04A1B2C3D4E5F6".
error-tags-twice = Dans { $file }, les cartes { $other } et { $card } ont la même puce. Ôtez une des deux lignes.
error-tags-elsewhere = { $n ->
    [1] Dans { $file }, la puce de { $card } est déjà celle de la carte { $other } dans { $list }. Ôtez cette ligne, ou réapprenez cette carte.
   *[other] Dans { $file }, { $n } puces sont déjà celles d'autres cartes ; celle de { $card } est à { $other } dans { $list }. Ôtez ces lignes, ou réapprenez ces cartes.
}
error-tags-none = Aucune puce de { $game } n'est encore apprise. Apprenez-les d'abord : companion enrol { $game }
