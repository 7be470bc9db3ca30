# Comment le programme parle : dit une fois au début, puis à chaque changement.
# $path est le fichier son, $engine le moteur vocal.
voice-speaking-own-voice = La voix du programme parle.
    .text = Voix : { $engine }.
voice-speaking-speech-dispatcher = Le service vocal de l'ordinateur parle.
    .text = Voix : speech-dispatcher, le service vocal de l'ordinateur.
voice-speaking-screen-reader = Votre lecteur d'écran parle.
    .text = Voix : { $engine }, votre lecteur d'écran.
voice-read-terminal = Votre lecteur d'écran lit les lignes, le programme se tait.
# Une autre voix a pris le relais. $now dit laquelle.
voice-changed = La voix ne répond plus. { $now }
voice-missing-screen-reader = Aucun lecteur d'écran ne répond.
voice-missing-speech-dispatcher = Le service vocal de l'ordinateur ne répond pas.
voice-missing-own-voice = La voix du programme ne marche pas ici.
voice-muted = La voix est coupée. Tapez muet pour l'entendre de nouveau.
# Ce qu'un écran partagé montre d'une phrase privée.
voice-in-the-ear = Dit dans l'écouteur.
# Un écouteur muet. $reason est un code.
voice-ear-silent = { $reason ->
    [no_voice] L'écouteur pour { $name } n'a pas de voix française. Installez-en une.
    [no_engine] Aucune voix ne démarre dans l'écouteur pour { $name }. Tapez companion doctor.
    [no_player] Il manque le programme aplay pour l'écouteur, et { $name } n'entend rien. Installez le paquet alsa-utils.
   *[other] L'écouteur pour { $name } ne dit rien. Branchez-le et vérifiez sa sortie avec companion doctor.
}
voice-wav-chosen = La voix est enregistrée dans un fichier son.
    .text = La voix est enregistrée dans { $path }.
voice-wav-no-device = Aucune sortie son n'a été trouvée. La voix est enregistrée dans un fichier son.
    .text = Aucune sortie son n'a été trouvée. La voix est enregistrée dans { $path }.
voice-wav-no-answer = La sortie son ne répond pas. La voix est enregistrée dans un fichier son.
    .text = La sortie son ne répond pas. La voix est enregistrée dans { $path }.
voice-wav-no-player = Il manque le programme aplay, du paquet alsa-utils. La voix est enregistrée dans un fichier son.
    .text = Il manque le programme aplay, du paquet alsa-utils. La voix est enregistrée dans { $path }.
voice-text-only-chosen = Tout est écrit, rien n'est dit.
voice-text-only-no-engine = Aucune voix ne démarre, tout reste écrit. Tapez companion doctor pour savoir quoi installer.
voice-text-only-no-voice = L'ordinateur n'a pas de voix française, tout reste écrit. Installez-en une pour entendre le jeu.
voice-text-only-no-device = Aucune sortie son n'a été trouvée, tout reste écrit. Branchez un casque ou un haut-parleur, puis relancez le programme.
voice-text-only-no-answer = La sortie son ne répond pas, tout reste écrit. Fermez ce qui retient le son, puis relancez le programme.
voice-text-only-no-player = Il manque le programme aplay, tout reste écrit. Installez le paquet alsa-utils.
voice-text-only-no-recording = Cette voix ne sait pas s'enregistrer dans un fichier, tout reste écrit. Relancez sans demander de fichier son.
voice-text-only-wav-not-writable = Le fichier son ne peut pas être écrit, tout reste écrit à l'écran. Choisissez un autre dossier ou faites de la place.
    .text = Le fichier son { $path } ne peut pas être écrit, tout reste écrit à l'écran. Choisissez un autre dossier ou faites de la place.
voice-text-only-voice-lost = La voix s'est arrêtée deux fois, la suite est écrite. Relancez le programme pour l'entendre de nouveau, rien n'est perdu.
