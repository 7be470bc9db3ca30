# Un lecteur qui ne s'ouvre pas.
error-reader-missing = Aucun lecteur n'est branché sur { $port }. Branchez-le, ou tapez companion readers pour voir ceux qui sont là.
error-reader-busy = Le lecteur { $port } est tenu par { $named ->
    [no] un autre programme
   *[other] { $program }
}. Fermez ce programme et recommencez.
error-reader-denied = Vous n'avez pas le droit d'ouvrir { $port }. { $named ->
    [no] Demandez ce droit à qui gère l'ordinateur.
   *[other] Entrez dans le groupe { $group } : sudo usermod -aG { $group } $USER, puis ouvrez une nouvelle session.
}
error-reader-not-serial = { $port } n'est pas un lecteur. Tapez companion readers pour voir ceux qui sont là, ou file: devant le nom d'un fichier enregistré.
error-reader-no-answer = Rien ne répond à l'adresse { $port }. Vérifiez l'adresse, et que l'autre côté est en marche.
error-reader-bad-address = { $port } n'est pas une adresse de lecteur. Écrivez-la comme socket://127.0.0.1:7000.
error-reader-none-found = Aucun lecteur n'est branché. Branchez-en un, ou écrivez --reader keyboard pour un lecteur qui tape comme un clavier.
error-reader-several = Plusieurs lecteurs sont branchés : { $ports }. Choisissez-en un avec --reader.
error-reader-one = Cette commande prend un seul lecteur, et vous donnez { $readers }. Écrivez --reader une fois.
error-reader-no-kind = Aucune sorte de lecteur ne s'appelle { $kind }. Devant l'arobase peut venir : { $known }.
error-reader-no-port = Après { $kind } et l'arobase vient un port, comme { $kind }@/dev/ttyUSB0 ou { $kind }@COM3. Tapez companion readers pour voir les ports qui sont là.
error-reader-no-keys = { $port } n'est pas un lecteur qui tape. Choisissez dans /dev/input/by-id l'appareil dont le nom finit par event-kbd.
error-reader-no-library =
    La bibliothèque qui prend un lecteur au clavier n'est pas installée. Écrivez --reader keyboard, ou prenez-la sur internet par cette ligne :
    { $command }

# Un fichier de lectures enregistrées qui ne se lit pas.
error-readers-mixed = { $file } est un enregistrement, qui ne va pas avec un lecteur branché. Donnez seulement des lecteurs, ou seulement des enregistrements.
error-recording-missing = Il n'y a pas de fichier { $path }. Vérifiez son nom et son dossier.
error-recording-unnamed = Il manque le nom du fichier après file:. Écrivez-le là, sans espace.
error-recording-directory = { $path } est un dossier. Donnez le nom d'un fichier de lectures.
error-recording-denied = Vous n'avez pas le droit de lire { $path }. Changez ses droits, ou copiez-le ailleurs.
error-recording-not-text = { $path } n'est pas du texte. Donnez un fichier de lectures enregistrées en UTF-8.
error-recording-not-a-line = Dans { $path }, la ligne { $line } n'est pas une lecture. Écrivez des millisecondes, une tabulation, puis ce que le lecteur a envoyé.
error-recording-bad-escape = Dans { $path }, la ligne { $line } a une barre oblique inverse mal suivie. Écrivez \r, \n, \t, \\ ou \x et deux chiffres.
error-recording-bad-mark = Dans { $path }, la ligne { $line } a un mot inconnu. Après le point d'exclamation viennent seulement unplug ou plug, et profile avant la première ligne.
error-recording-bad-profile = Dans { $path }, la ligne { $line } nomme une sorte de lecteur inconnue. Il y a : { $known }.
error-recording-time-back = Dans { $path }, la ligne { $line } est plus ancienne que celle d'avant. Remettez les lignes dans l'ordre du temps.
error-recording-unplugged = Dans { $path }, la ligne { $line } vient d'un lecteur débranché. Mettez une ligne !plug avant elle.
error-recording-plugged = Dans { $path }, la ligne { $line } rebranche un lecteur déjà branché. Mettez une ligne !unplug avant elle, ou ôtez-la.
