# Jeux à soi : fichiers de jeu, ce qui n'y va pas, companion deck-new.
help-deck-new = Écrire le fichier d'un jeu à vous : un exemple commenté, ou depuis un tableur, ou par des questions.
help-deck-new-from = Tableur enregistré en CSV, une carte par ligne, avec les titres famille, nombre, exemplaires, texte.
help-deck-new-ask = Demander les familles, leurs valeurs et les exemplaires.
help-deck-new-template = Écrire plutôt un tableur vide à remplir : FICHIER finit alors par csv.
metavar-deck-file = FICHIER
metavar-csv = CSV

deck-new-done = { $file } contient un jeu de { $n ->
    [0] 0 carte
    [1] 1 carte
   *[other] { $n } cartes
}.
deck-new-next = Faites maintenant ses étiquettes : companion kit { $file }
deck-new-template = { $file } est un tableur à remplir, une carte par ligne. Écrivez ensuite companion deck-new avec l'option from et ce fichier.
    .text = { $file } est un tableur à remplir, une carte par ligne. Écrivez ensuite companion deck-new --from { $file } suivi du nom du fichier de jeu.
deck-new-ask-title = Comment s'appelle le jeu ?
deck-new-ask-any-family = Le jeu a-t-il des couleurs ou des familles ?
deck-new-ask-families = Leurs noms, séparés par des virgules.
deck-new-ask-values = Quels nombres pour { $family } ? Par exemple 1-9, 12.
deck-new-ask-all-values = Quels nombres sont sur les cartes ? Par exemple 1-9, 12.
deck-new-ask-values-again = { $part } n'est pas compris. Écrivez des nombres séparés par des virgules, ou le premier et le dernier avec un tiret.
deck-new-ask-copies = Combien d'exemplaires de chaque carte ?

deck-line = Ligne { $line } : { $problem }
deck-problem-syntax = cela ne se lit pas, { $reason }. Vérifiez guillemets, crochets et signes égal.
deck-problem-no-key = il manque { $key }. Ajoutez-le.
deck-problem-unknown-key = { $key } n'est pas connu ici. On connaît : { $known }.
deck-problem-name-shape = le nom { $name } ne convient pas. Prenez des minuscules, des chiffres et des traits d'union.
deck-problem-name-ours = le nom { $name } est celui d'un jeu du programme. Choisissez-en un autre.
deck-problem-prefix-shape = le préfixe { $prefix } ne convient pas. Écrivez une majuscule et un chiffre de 1 à 9.
deck-problem-words-shape = { $key } ne contient pas de mots. Écrivez un texte, ou un en français et un en anglais.
deck-problem-not-a-list = { $key } est mal placé. Commencez chacun par son nom entre doubles crochets.
deck-problem-letter-shape = la lettre { $letter } ne convient pas. Écrivez une ou deux majuscules.
deck-problem-letter-twice = la lettre { $letter } est prise par une autre famille. Choisissez-en une autre.
deck-problem-ink-shape = l'encre { $ink } n'est pas une couleur. Écrivez un dièse et six chiffres.
deck-problem-wild-shape = wild vaut true ou false. Écrivez l'un des deux.
deck-problem-no-cards = le jeu n'a pas de cartes. Écrivez leurs nombres après faces.
deck-problem-family-unknown = il n'y a pas de famille { $family }. Ajoutez-la aux familles, ou corrigez la lettre.
deck-problem-no-family = ces cartes n'ont pas de famille. Ajoutez une ligne avec la famille.
deck-problem-face-shape = { $face } n'est pas une carte. Écrivez un nombre, puis plus et des points, moins et des points, ou une étoile pour un bonus.
deck-problem-face-twice = la carte { $face } est déjà à la ligne { $first }. Prenez copies pour des cartes pareilles.
deck-problem-copies-shape = { $copies } exemplaires ne convient pas. Écrivez un nombre de 1 à { $most }.
deck-problem-too-many = le jeu a { $n } cartes. Il peut en avoir { $most } au plus.
deck-problem-zone-shape = la zone demande un nom et un cadre. Donnez left, top, right et bottom en parts de 0 à 1.
deck-problem-text-unknown = il n'y a pas de carte { $face } pour ces mots. Écrivez sa famille et son nombre.
deck-problem-size-shape = { $size } n'est pas une taille de carte. Écrivez largeur et hauteur en millimètres, comme 63x88.
deck-problem-csv-excel = c'est un fichier de tableur, pas du CSV. Ouvrez-le dans le tableur et enregistrez-le au format CSV.
deck-problem-csv-torn = ce n'est pas le texte d'un tableau. Enregistrez-le de nouveau au format CSV.
deck-problem-csv-bare = la carte n'a ni nombre ni texte. Écrivez l'un des deux.
deck-problem-csv-headings = aucune colonne ne s'appelle nombre ni texte. Écrivez les titres famille, nombre, exemplaires, texte.
deck-problem-csv-number = { $number } n'est pas un nombre de carte. Écrivez un nombre entier jusqu'à 999, ou laissez vide et écrivez des mots.
deck-problem-csv-copies = { $copies } exemplaires ne convient pas. Écrivez un nombre de 1 à { $most }.
deck-problem-csv-empty = il n'y a pas de carte. Écrivez une carte par ligne sous les titres.
deck-problem-csv-twice = la carte { $card } y est déjà. Mettez les exemplaires sur une seule ligne.

error-deck-faulty = { $n ->
    [0] Rien ne va dans { $file }.
    [1] Il y a 1 faute dans { $file }.
   *[other] Il y a { $n } fautes dans { $file }.
}
    { $sentences }
error-deck-unreadable = Le fichier { $file } ne s'ouvre pas. Vérifiez son nom et son emplacement.
error-deck-encoding = Le fichier { $file } n'est pas écrit en UTF-8. Enregistrez-le en UTF-8 dans votre éditeur.
error-deck-prefix-taken = Les codes qui commencent par { $prefix } sont déjà ceux de votre jeu { $other }. Écrivez un autre préfixe dans le fichier : { $free } est libre.
error-deck-name-taken = Vous avez un autre jeu appelé { $name }, avec le préfixe { $prefix }. Changez le nom ou le préfixe dans le fichier.
error-decks-full = Tous les préfixes sont pris. Supprimez un jeu dans le dossier { $folder }.
error-deck-new-one = Une seule façon de faire un jeu à la fois. Donnez une seule des options --from, --ask et --template.
error-deck-new-name = Le nom de ce fichier doit finir par { $ending }. Appelez-le { $wanted }.
error-deck-new-exists = { $file } existe déjà. Donnez un autre nom.
error-deck-new-odd = Le jeu ne peut pas être fait : { $reason }. Changez ce que vous avez donné.
error-deck-new-left = Rien n'est écrit. Relancez companion deck-new pour recommencer.
