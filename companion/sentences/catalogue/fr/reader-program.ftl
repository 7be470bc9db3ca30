# companion readers program : le programme du lecteur libre passe sur un Raspberry Pi Pico.
help-readers-program = Copier le programme du lecteur libre sur un Raspberry Pi Pico.
help-readers-program-places = Combien de modules a le lecteur. Un seul sans précision.
program-begin = Copie sur le Pico. Cela dure une dizaine de secondes.
program-done = Le Pico a son programme, pour { $n ->
    [one] une place.
   *[other] { $n_said } places.
} Débranchez-le. Rebranché, il est un lecteur.
error-program-no-firmware = Le programme du lecteur n'est pas sur cet ordinateur. Il est dans le dossier du projet : décompressez-le, et tapez-y python3 start.py readers program.
error-program-no-copier =
    L'outil qui copie sur un Pico n'est pas installé. Tapez la ligne qui suit, qui le prend sur internet, puis de nouveau la vôtre :
    { $command }
error-program-no-pico = Aucun Pico n'est branché, ou il est encore un disque qui attend son premier fichier. Branchez-le sans tenir son bouton.
error-program-several = Plusieurs Pico sont branchés. Ne laissez que celui qui reçoit le programme.
error-program-refused = Le Pico n'a pas pris le programme : { $why }. Débranchez-le et rebranchez-le sans tenir son bouton, et fermez les autres programmes qui s'en servent. Un Pico qui est déjà un lecteur s'arrête par un fil entre ses broches 13 et 14.
error-program-silent = Le Pico ne répond pas. Débranchez-le et rebranchez-le sans tenir son bouton, puis retapez la même ligne.

# companion readers build, plus d'une place.
build-places = Plusieurs places voient aussi les cartes cachées : en jeu, elles n'en nomment aucune qui ne soit déjà connue. Ayez à côté un lecteur à une seule place pour les nouvelles cartes.
