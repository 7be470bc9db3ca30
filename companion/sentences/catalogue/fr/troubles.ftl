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
