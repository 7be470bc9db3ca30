# companion sheets : les feuilles d'étiquettes sur lesquelles imprimer un kit.
help-sheets = Donner la liste des feuilles d'étiquettes, ou seulement de celles qui conviennent à tous les mots : un code, une marque, un format de page, une taille, rond. Les mots « import FICHIER » ajoutent les feuilles d'un fichier de modèles gLabels ; d'autres mots après le fichier ne prennent que celles qui conviennent.
help-sheets-for = Seulement les feuilles dont les étiquettes conviennent à ce jeu, dans le code tactile de --codebook.
metavar-sheets = [MOTS]

sheets-sheet = { $code } : { $title }, { $labels }. { $certainty }
sheets-labels = { $n } étiquettes sur { $page }, { $size }
sheets-one-by-one = pour imprimante d'étiquettes, une étiquette à la fois, { $size }
sheets-size-rectangle = { $width } sur { $height } millimètres
    .text = { $width } × { $height } mm
sheets-size-round = rondes, { $width } millimètres de diamètre
    .text = rondes, { $width } mm de diamètre
sheets-sure-own = À découper.
sheets-sure-a = Deux sources donnent les mêmes mesures.
sheets-sure-b = Une seule source pour ses mesures : imprimez d'abord sur du papier ordinaire.
sheets-sure-c = Les sources ne donnent pas les mêmes mesures : comparez un essai sur papier ordinaire à une vraie feuille.
sheets-total = { $n ->
    [0] 0 feuille.
    [1] 1 feuille.
   *[other] { $n } feuilles.
}
sheets-refused = Laissée de côté, { $sheet }. { $reason }
sheets-imported = { $n ->
    [0] Aucune feuille ajoutée
    [1] 1 feuille ajoutée
   *[other] { $n } feuilles ajoutées
}, { $refused ->
    [0] aucune laissée
    [1] 1 laissée
   *[other] { $refused } laissées
} de côté.

kit-fault-sheet-torn = Une mesure manque ou n'est pas un nombre.
kit-fault-sheet-shape = Ses étiquettes ne sont ni des rectangles ni des ronds.
kit-fault-sheet-like = Elle est pareille à une feuille laissée de côté ou absente de ce fichier.
kit-fault-sheet-small = Ses étiquettes sont trop petites pour une marque.
kit-fault-sheet-page = Ses étiquettes sortent de la page.
kit-fault-sheet-overlap = Ses étiquettes se recouvrent.

error-kit-templates-unreadable = Le fichier { $file } ne s'ouvre pas. Vérifiez son nom et son emplacement.
error-kit-templates-torn = { $file } n'est pas un fichier de modèles gLabels. Choisissez un fichier de modèles, dont le nom finit par templates.xml.
error-kit-templates-empty = Il n'y a aucun modèle dans { $file }. Choisissez un fichier de modèles gLabels.
error-no-such-sheets = Aucune feuille ne convient à { $words }. La commande companion sheets les donne toutes.
error-no-sheet-for = Aucune de ces feuilles ne convient aux étiquettes de { $game }. Demandez avec moins de mots, ou prenez un autre code tactile.
error-sheets-import-what = Il manque le fichier à importer. Écrivez companion sheets import, puis le nom d'un fichier de modèles gLabels.
error-sheet-file = La feuille du fichier { $file } est abîmée. Réparez-la ou supprimez-la.
error-cannot-keep = { $file } ne peut pas être écrit. Vérifiez le disque et le dossier.
