# Un lecteur a un ennui, ou va de nouveau bien. $reader est son nom : un port, un fichier.
reader-trouble-lost = Le lecteur est débranché. Rebranchez-le, rien n'est perdu.
    .text = Le lecteur { $reader } est débranché. Rebranchez-le, rien n'est perdu.
reader-trouble-back = Le lecteur est revenu.
    .text = Le lecteur { $reader } est revenu.
reader-trouble-torn = Une lecture est arrivée abîmée. Lisez la carte encore une fois.
reader-trouble-flood = Le lecteur envoie n'importe quoi. Débranchez-le, puis rebranchez-le.
    .text = Le lecteur { $reader } envoie n'importe quoi. Débranchez-le, puis rebranchez-le.
reader-trouble-busy = Un autre programme tient le lecteur. Fermez ce programme.
    .text = Un autre programme tient le lecteur { $reader }. Fermez ce programme.
reader-trouble-denied = Vous n'avez pas le droit d'utiliser le lecteur. Demandez ce droit à qui gère l'ordinateur.
    .text = Vous n'avez pas le droit d'utiliser le lecteur { $reader }. Demandez ce droit à qui gère l'ordinateur.
reader-trouble-missing = Le lecteur n'est pas branché. Branchez-le.
    .text = Le lecteur { $reader } n'est pas branché. Branchez-le.
reader-trouble-silent = Le lecteur ne répond pas. Débranchez-le, puis rebranchez-le.
    .text = Le lecteur { $reader } ne répond pas. Débranchez-le, puis rebranchez-le.
# $version est un nombre.
reader-trouble-stranger = Le lecteur parle la version { $version } du protocole, que ce programme ne connaît pas. Mettez à jour le plus ancien des deux.
# $version est le numéro que la puce se donne, deux lettres ou chiffres.
reader-trouble-copy = La puce du lecteur est d'une marque inconnue. Si des cartes ne sont pas lues, essayez un autre module RC522.
    .text = La puce du lecteur est d'une marque inconnue, { $version }. Si des cartes ne sont pas lues, essayez un autre module RC522.
# $place vaut 0 quand le lecteur n'a qu'une place.
reader-trouble-dead = { $place ->
    [0] La puce du lecteur ne répond pas. Vérifiez ses fils.
   *[other] La place { $place } du lecteur ne répond pas. Vérifiez ses fils ; les autres places continuent.
}
reader-trouble-alive = { $place ->
    [0] La puce du lecteur répond de nouveau.
   *[other] La place { $place } du lecteur répond de nouveau.
}
reader-trouble-crowded = { $place ->
    [0] Plusieurs cartes sont posées sur le lecteur. N'en laissez qu'une.
   *[other] Plusieurs cartes sont posées à la place { $place } du lecteur. N'en laissez qu'une.
}
reader-trouble-poor = Le lecteur lit mal. Posez la carte bien à plat, et éloignez les autres puces et le métal.
    .text = Le lecteur { $reader } lit mal. Posez la carte bien à plat, et éloignez les autres puces et le métal.
# A card at the reader of a player ($seat) while another one ($turn) is awaited.
why-not_this_reader = Ce lecteur est à { $seat }, et c'est { $turn } qu'on attend. Pour le lui passer, lisez-y sa carte de joueur.
    .you = Ce lecteur est à vous, et c'est { $turn } qu'on attend. Pour le lui passer, lisez-y sa carte de joueur.
    .turn-you = Ce lecteur est à { $seat }, et c'est vous qu'on attend. Pour le prendre, lisez-y votre carte de joueur.
reader-trouble-untaught = Cette puce n'est encore à aucune carte. Apprenez-la d'abord, avec la commande enrol.
    .text = La puce { $tag } n'est encore à aucune carte. Apprenez-la d'abord : companion enrol, puis le nom du jeu.
reader-trouble-twice = Cette puce est apprise pour deux cartes et n'en désigne aucune. Réapprenez l'une des deux, avec la commande enrol.
    .text = La puce { $tag } est apprise pour deux cartes, { $card } et { $other }, et n'en désigne aucune. Réapprenez l'une des deux : companion enrol, puis le nom du jeu.
reader-trouble-shared = { $n ->
    [1] Une puce est apprise pour deux cartes et n'en désigne aucune.
   *[other] { $n_feminine } puces sont apprises chacune pour deux cartes et n'en désignent aucune.
} Réapprenez l'une des deux, avec la commande enrol.
    .text = { $n ->
    [1] Une puce est apprise pour deux cartes et n'en désigne aucune.
   *[other] { $n } puces sont apprises chacune pour deux cartes et n'en désignent aucune.
} Dans { $reader }, la puce de { $card } est aussi celle de { $other }. Réapprenez l'une des deux : companion enrol, puis le nom du jeu.
reader-trouble-unlisted = Une liste de puces est fautive. Ses puces peuvent être inconnues. La commande enrol dit ce qui ne va pas.
    .text = La liste de puces { $reader } est fautive, ses puces peuvent être inconnues. companion enrol, puis le nom du jeu, dit ce qui ne va pas.
