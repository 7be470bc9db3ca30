# companion kit-check : coller les étiquettes, chacune entendue juste ou fausse.
help-kit-check = Coller les étiquettes d'un jeu une par une : vous entendez où est chacune et ce qui est imprimé sur sa carte, vous la lisez, et vous entendez si c'est juste. Ensuite, tout le paquet est regardé. On peut s'arrêter à tout moment.
help-kit-check-kit = Dossier du kit dont on colle les étiquettes ; le kit habituel du jeu si l'option manque.
help-kit-check-new = Oublier ce qui a été collé et tout recommencer.
help-kit-check-reprint = Ne rien coller : faire dans ce dossier un kit des étiquettes à réimprimer.

kit-check-goes-on = On reprend : les étiquettes sont collées pour { $n ->
    [0] aucune carte
    [1] 1 carte
   *[other] { $n_said } cartes
} sur { $all }.
kit-check-answers = Collez chaque étiquette, puis lisez-la. Ou tapez 1 si elle est abîmée, 2 pour réentendre l'étape, 3 pour la remettre à plus tard, 0 pour arrêter.
kit-check-step = Carte { $step } sur { $steps }. { $places } { $card }.
kit-check-place = Étiquette { $where } : feuille { $page }, rangée { $row }, colonne { $column }.
kit-check-right = Juste : { $card }.
kit-check-wrong = Faux : cette étiquette dit { $card }, il faut { $wanted }. Décollez-la et cherchez la bonne place sur la feuille, puis relisez.
kit-check-already = Cette étiquette est déjà sur sa carte : { $card }. Lisez l'étiquette de cette étape.
kit-check-lost = Cette étiquette ne doit pas servir : { $card }. Mettez-la de côté, elle est à réimprimer.
kit-check-spoiled = Noté, à réimprimer : { $card }.
kit-check-other-deck = Cette carte est du jeu { $game }. Lisez une carte du jeu que vous équipez.
kit-check-not-understood = Ce n'est pas une réponse à cette étape.

kit-check-look = Maintenant, mélangez le paquet et regardez chaque carte. Lisez-en une, écoutez ce qui doit y être imprimé, et répondez. Tapez 1 quand il n'y a plus de carte, 2 pour réentendre, 0 pour arrêter.
kit-check-next = Lisez la carte suivante, { $n ->
    [0] il n'en reste pas
    [1] il en reste 1
   *[other] il en reste { $n_said }
}.
kit-check-is-printed = { $card } : est-ce imprimé sur la carte ? 1, oui. 2, non.
kit-check-seen = Cette carte a déjà été regardée : { $card }. Lisez-en une autre.
kit-check-other-kit = Cette carte n'est pas du kit que vous vérifiez : { $card }. Mettez-la de côté et lisez-en une autre.
kit-check-misplaced = Cette étiquette est sur une mauvaise carte, elle est à réimprimer : { $card }. Décollez-la maintenant.
kit-check-missing = { $n ->
    [0] Aucune carte ne manque.
    [1] 1 carte n'est pas venue : son étiquette est à réimprimer.
   *[other] { $n_said } cartes ne sont pas venues : leurs étiquettes sont à réimprimer.
}

kit-check-kept = Tout est gardé. La même commande reprend ici.
    .text = Tout est gardé. Pour reprendre : { $typed }
kit-check-all-good = { $n ->
    [0] Aucune étiquette n'est collée.
    [1] 1 étiquette est collée et vérifiée : tout est juste.
   *[other] Les { $n_said } étiquettes sont collées et vérifiées : tout est juste.
}
kit-check-lost-cards = { $n ->
    [0] Aucune étiquette n'est à réimprimer.
    [1] Les étiquettes d'une carte sont à réimprimer : { $cards }.
   *[other] Les étiquettes de { $n_said } cartes sont à réimprimer : { $cards }.
}
kit-check-print-again = La commande qui les réimprime est à l'écran.
    .text = Pour imprimer : { $typed } --reprint DOSSIER ou companion kit { $game } --out DOSSIER --cards { $ids }
kit-check-reprinted = { $n ->
    [0] Aucune étiquette n'est à imprimer.
    [1] Les étiquettes d'une carte sont prêtes à imprimer.
   *[other] Les étiquettes de { $n_said } cartes sont prêtes à imprimer.
}
    .text = { $n ->
    [0] Aucune étiquette n'est à imprimer : { $file }
    [1] Les étiquettes d'une carte sont prêtes à imprimer : { $file }
   *[other] Les étiquettes de { $n_said } cartes sont prêtes à imprimer : { $file }
}
kit-check-stick-again = Vérifiez-les ensuite comme les premières.
    .text = Collez-les ensuite : { $typed }

error-kit-check-other-game = Le kit dans { $out } est du jeu { $game }. Donnez le dossier du jeu que vous équipez.
error-kit-check-no-codes = Des étiquettes de ce kit n'ont pas de code et ne peuvent pas être lues. Faites le kit avec des codes, sans l'option ids none.
    .text = Des étiquettes de ce kit n'ont pas de code et ne peuvent pas être lues. Faites le kit sans --ids none.
error-kit-check-file = Le fichier { $file } est incompréhensible. Réparez-le, ou recommencez avec l'option new.
    .text = Le fichier { $file } est incompréhensible. Réparez-le, ou recommencez avec --new.
error-kit-check-nothing-lost = Aucune étiquette n'est à réimprimer. Vérifiez d'abord le paquet.
    .text = Aucune étiquette n'est à réimprimer. Vérifiez d'abord le paquet, sans --reprint.
error-kit-check-same-folder = Le dossier { $out } contient le kit que vous collez. Donnez un autre dossier pour les étiquettes à réimprimer.

# companion kit sampler : toutes les marques d'un code tactile sur une page.
sampler-not-felt = À savoir d'abord : ce que pose l'imprimante ne se sent pas sous les doigts. Mettez du relief sur chaque marque, et la page servira à apprendre.
sampler-done = La page est prête : { $n ->
    [0] aucune marque.
    [1] 1 marque.
   *[other] { $n_said } marques.
}
sampler-file-pdf = { $file } : les marques en vraie grandeur, en gros caractères.
sampler-file-txt = { $file } : la même chose en mots, à lire à voix haute.
error-sampler-printed = Le code { $codebook } est fait pour les yeux et n'a aucune marque à sentir. Choisissez un autre code.
error-sampler-no-game = Cette page montre un code, pas un jeu. N'écrivez pas { $game }.

# companion learn : toucher, deviner, lire.
help-learn = Apprendre le code tactile d'un jeu : touchez une carte, tapez ce que c'est, lisez-la, et vous entendez si c'est juste. Une ligne vide termine, et ce que vous avez confondu est nommé.
learn-begin = Prenez une carte, touchez-la, et tapez ce que vous sentez, par exemple { $example }. Puis lisez-la. Une ligne vide termine.
learn-guess = Votre réponse : { $guess }. Lisez la carte.
learn-guess-first = Touchez la carte et tapez d'abord ce que c'est. Lisez-la ensuite.
learn-not-understood = Il n'y a pas de carte { $guess } dans ce jeu. Tapez une carte, par exemple { $example }.
learn-right = Juste : { $card }.
learn-wrong = Non, c'est { $card }, vous avez dit { $guess }. Touchez-la encore, puis prenez la suivante.
learn-other-deck = Cette carte est du jeu { $game }. Prenez une carte du jeu que vous apprenez.
learn-nothing = Aucune carte n'a été devinée.
learn-count = { $n ->
    [0] Aucune carte devinée
    [1] 1 carte devinée
   *[other] { $n_said } cartes devinées
}, { $errors ->
    [0] aucune erreur.
    [1] 1 erreur.
   *[other] { $errors_said } erreurs.
}
learn-confused-families = Confusion : { $one } et { $other }, { $n ->
    [0] jamais.
    [1] une fois.
   *[other] { $n_said } fois.
}
learn-confused-numbers = Confusion : les nombres { $one } et { $other }, { $n ->
    [0] jamais.
    [1] une fois.
   *[other] { $n_said } fois.
}
learn-confused-points = Confusion : les symboles de { $one } et { $other }, { $n ->
    [0] jamais.
    [1] une fois.
   *[other] { $n_said } fois.
}
