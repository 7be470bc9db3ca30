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
