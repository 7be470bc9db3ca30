# companion doctor : une ligne par chose examinée, quoi, résultat, ce qu'il faut faire.
help-doctor = Examiner cet ordinateur, la voix, le son, les lecteurs, les étiquettes, les dossiers, et dire quoi faire. Une phrase d'essai est dite.

doctor-program = Programme : version { $version }, Python { $python }, { $system }.
doctor-engine = Moteur vocal : { $engine }, il démarre.
doctor-no-engine = Moteur vocal : aucun ne démarre. Sous Linux, installez les paquets espeak-ng et alsa-utils ; ailleurs, relancez python3 start.py.
doctor-voice = { $language ->
    [fr] Voix française
   *[en] Voix anglaise
} : { $voice }.
doctor-no-voice = { $language ->
    [fr] Voix française
   *[en] Voix anglaise
} : aucune. Ajoutez-en une dans les réglages de parole de l'ordinateur ; d'ici là, les parties dans cette langue restent écrites.
doctor-sound = Sortie son : trouvée.
doctor-sound-unknown = Sortie son : elle ne peut pas être vérifiée ici. Écoutez la phrase d'essai.
doctor-no-device = Sortie son : aucune. Branchez un casque ou un haut-parleur ; d'ici là, la voix ne peut aller que dans un fichier son.
doctor-no-answer = Sortie son : elle ne répond pas. Fermez ce qui retient le son, ou rebranchez l'appareil.
doctor-no-player = Sortie son : il manque le programme aplay. Installez le paquet alsa-utils.
doctor-voice-lost = Sortie son : la phrase d'essai n'est pas arrivée au bout. Vérifiez qu'aucun autre programme ne garde le son, puis recommencez.
doctor-screen-reader = Lecteur d'écran : { $engine } répond. Il peut recevoir chaque phrase, en braille aussi : companion settings outlet screen-reader.
doctor-no-screen-reader = Lecteur d'écran : aucun ne répond. Celui qui lit le terminal convient tout aussi bien.
doctor-reader-library =
    Lecteur d'écran : la bibliothèque qui lui parle n'est pas installée. Celui qui lit le terminal convient tout aussi bien. Qui veut la bibliothèque la prend sur internet par cette ligne :
    { $command }
doctor-dispatcher = Service vocal de l'ordinateur : il répond, avec { $n ->
    [one] une voix.
   *[other] { $n_said } voix.
}
doctor-no-dispatcher = Service vocal de l'ordinateur : il ne répond pas, ou n'a pas de voix de cette langue. La voix du programme s'en passe.
doctor-device = Sortie son : { $device }, { $title }.
doctor-who-speaks = Qui parle : { $notice }
doctor-ear = Écouteur pour { $name } : { $device }, il marche. Seule cette personne doit avoir entendu la phrase d'essai.
doctor-ear-silent = Écouteur pour { $name } : { $device } ne joue rien. Branchez-le, et écrivez l'une des sorties son ci-dessus.
doctor-ear-reader = Écouteur pour { $name } : le lecteur d'écran lit les lignes. Mettez l'écouteur sur la sortie du lecteur d'écran.
doctor-settings = Réglages : { $file }.
doctor-settings-damaged = Réglages : { $file } est abîmé, et aucun choix ne compte. Tapez companion settings.
# Types de $kind : scanner, braille, adapter, arduino, pico, usb, builtin.
doctor-reader = { $kind ->
    [scanner] Lecteur de codes { $port } : prêt.
    [braille] Plage braille { $port } : laissée tranquille, ce n'est pas un lecteur de cartes.
    [builtin] Port série { $port } : libre. Donnez son nom après --reader si un lecteur y est branché.
   *[other] Port { $port } : libre, peut-être un lecteur. Essayez-le avec companion readers.
}
doctor-reader-busy = Port { $port } : un autre programme le tient. Fermez ce programme.
doctor-reader-denied = Port { $port } : vous n'avez pas le droit de l'ouvrir. { $group ->
    [none] Demandez ce droit à qui gère l'ordinateur.
   *[other] Faites-vous ajouter au groupe { $group }, puis ouvrez une nouvelle session.
}
doctor-no-reader = Lecteurs : aucun n'est branché. Branchez-en un, ou servez-vous d'un lecteur qui tape comme un clavier.
doctor-tags = Puces : { $n ->
    [1] 1 carte a sa puce.
   *[other] { $n } cartes ont leur puce.
}
doctor-tags-faulty = Puces : { $problem }
doctor-kit = Étiquettes : tout est là pour en imprimer.
doctor-kit-missing = Étiquettes : il manque { $missing }. Relancez python3 start.py pour l'installer.
doctor-folder = Dossier de vos fichiers : { $path }, on peut y écrire, { $free ->
    [0] 0 mégaoctet libre.
    [1] 1 mégaoctet libre.
   *[other] { $free_said } mégaoctets libres.
}
doctor-folder-refused = Dossier de vos fichiers : { $path } ne peut pas être écrit. Changez ses droits, ou donnez un autre dossier dans COMPANION_HOME.
doctor-folder-full = Dossier de vos fichiers : le disque de { $path } est presque plein, il reste { $free ->
    [0] 0 mégaoctet.
    [1] 1 mégaoctet.
   *[other] { $free_said } mégaoctets.
} Faites de la place.
doctor-journals = Parties enregistrées : { $n ->
    [0] aucune.
    [1] une.
   *[other] { $n_said }.
}
doctor-hear = Si vous entendez cette phrase, la voix marche.
doctor-playable = Conclusion : on peut jouer, avec la voix.
doctor-playable-in-text = Conclusion : on peut jouer, mais seulement à l'écran ou en braille.
doctor-not-playable = Conclusion : on ne peut pas jouer, parce qu'une partie ne pourrait pas être enregistrée. Réparez d'abord le dossier de vos fichiers.
