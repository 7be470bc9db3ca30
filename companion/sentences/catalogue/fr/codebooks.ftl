# companion codebooks : les codes tactiles.
help-codebooks = Donner les codes tactiles dans lesquels un kit peut être fait.
help-codebooks-copy = Copier un code tactile dans un fichier, pour le changer ou remplir un modèle.
help-codebooks-check = Vérifier un code tactile sur les cartes de tous les jeux, ou de ceux qui sont nommés.
metavar-games = [JEU]...
codebooks-one = { $name } : { $title }. Fait pour la feuille d'étiquettes { $sheet }.
codebooks-copied = { $file } est à vous : changez-le. Vérifiez-le avec companion codebooks check, puis faites un kit avec l'option codebook.
    .text = { $file } est à vous : changez-le. Vérifiez-le avec companion codebooks check { $file }, puis faites un kit avec --codebook { $file }.
codebooks-checked = { $title } : { $n ->
    [0] toutes les règles sont respectées
    [1] 1 défaut
   *[other] { $n } défauts
}.
codebooks-empty = { $n ->
    [0] Aucune marque ne manque
    [1] Il manque encore 1 marque
   *[other] Il manque encore { $n } marques
} dans ce code.
codebooks-alike = { $sentence } De même sur { $n ->
    [1] une autre carte
   *[other] { $n } autres cartes
}.

# Ce qui ne va pas dans le fichier d'un code tactile.
kit-fault-codebook-syntax = Ligne { $line } : cela ne se lit pas. Vérifiez guillemets, crochets et signes égal.
kit-fault-codebook-missing = Ligne { $line } : il manque { $key }. Ajoutez-le.
kit-fault-codebook-unknown = Ligne { $line } : { $key } n'est pas connu ici. On connaît : { $known }.
kit-fault-codebook-table = Ligne { $line } : { $key } est mal placé. Mettez ce mot entre crochets, seul sur sa ligne, et ses réglages en dessous.
kit-fault-codebook-text = Ligne { $line } : { $key } demande des mots. Écrivez-les entre guillemets.
kit-fault-codebook-number = Ligne { $line } : { $key } demande un nombre. Écrivez-le sans unité, avec un point pour la virgule.
kit-fault-codebook-choice = Ligne { $line } : { $value } ne va pas pour { $key }. Choisissez parmi : { $known }.
kit-fault-codebook-figure = Ligne { $line } : il n'y a pas de figure { $figure }. Choisissez parmi celles-ci, ou dessinez la vôtre : { $known }.
kit-fault-codebook-digits = Ligne { $line } : il y a { $n } { $n ->
    [1] chiffre
   *[other] chiffres
}. Donnez-en dix, de 0 à 9.
kit-fault-codebook-letter = Ligne { $line } : la famille { $family } demande une lettre de braille. Écrivez une seule minuscule sans accent.
kit-fault-codebook-drawing = Ligne { $line } : le dessin de { $figure } ne se comprend pas. Donnez des pastilles, dots, ou un tracé fermé, path, avec width et height.
kit-fault-codebook-words = Ligne { $line } : la figure { $figure } n'a pas ses mots, { $lang }. Donnez-en deux, pour une et pour plusieurs.
