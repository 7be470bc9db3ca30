# companion kit commands, companion kit table : des étiquettes qui ne sont pas des cartes.
metavar-kit-target = JEU
metavar-kit-table = [JEU DE LA TABLE]
kit-commands-title = Cartes de commande
kit-commands-how = Collez chaque étiquette sur une carte vierge et gardez ces cartes sous la main : en lire une vaut taper son mot. Les cartes à numéro répondent aux questions numérotées.
kit-commands-corner = Pour trouver du doigt les cartes à numéro, coupez un coin de chacune.
kit-table-title = { $game } : étiquettes de la table
kit-table-how = Collez chaque étiquette à sa place sur la grille en carton ou sur la table. Il en faut un jeu par grille de joueuse ou de joueur.
kit-table-no-grid = Ce jeu n'a pas de grille, aucune place n'a donc besoin d'un nom : les cartes vont en tas au milieu. Collez chaque étiquette sur la table ou sur une boîte pour le tas.
kit-table-track = Les étiquettes de points font la piste de score : collez-les sur une rangée, et donnez un pion à chacun.
kit-table-strip = Les points de ce jeu s'écrivent sur papier. Les étiquettes de points remplacent le papier : collez celles jusqu'à neuf sur une rangée et les dizaines sur une autre, avec un pion par personne sur chaque rangée.
kit-plain-done = Le kit est prêt et vérifié : { $n ->
    [0] aucune étiquette
    [1] 1 étiquette
   *[other] { $n } étiquettes
}, { $pages ->
    [0] aucune feuille
    [1] 1 feuille
   *[other] { $pages } feuilles
}.
kit-file-labels-brf = { $file } : chaque mot en braille, un par ligne, pour une embosseuse.
kit-file-braille-txt = { $file } : quelle ligne de ce braille est laquelle.
kit-file-templates-pdf = { $file } : la grille, un gabarit d'angle et un porte-cartes, à découper dans du carton.
error-kit-table-game = Pour quelle table ? Ajoutez un jeu : { $games }.
error-kit-no-table = Il n'y a pas de table de { $game }. Choisissez parmi celles-ci : { $games }.
error-kit-words-long = { $words } ne tient pas en gros caractères sur cette étiquette. Prenez une feuille à étiquettes plus grandes.
error-kit-card-page = Des cartes de { $size } millimètres ne tiennent pas sur une page. Vérifiez la taille de vos cartes.
error-kit-nothing-raised = Le code tactile { $codebook } ne met rien en relief : le procédé { $route } n'a rien à faire. Choisissez un autre code ou enlevez ce procédé.
error-kit-idle-option = L'option { $option } ne va pas avec { $target }. Ne l'écrivez pas.
error-kit-one-target = { $game } ne prend pas de second mot. Écrivez companion kit avec un seul jeu, ou companion kit table avec un jeu.

# Ce qui est écrit sur une carte de commande, en gros caractères.
command-card-place = place { $n }
command-card-choice = choix { $n }
command-card-seat = joueur { $n }
command-card-yes = oui
command-card-no = non
command-card-new = nouvelle
command-card-old = ancienne
command-card-pile = pioche
command-card-discard = défausse
command-card-pass = passer
command-card-done = fini
command-card-end-of-set = fin du tour
command-card-refill = compléter
command-card-empty = vide
command-card-face-down = face cachée
command-card-validated = validée
command-card-unread = illisible
command-card-unseen = tour manqué
command-card-undo = annuler
command-card-correct = corriger
command-card-recount = recompter
command-card-repeat = répéter
command-card-more = encore
command-card-score = score
command-card-hint = conseil
command-card-who = qui
command-card-area = aire
command-card-display = table
command-card-help = aide
command-card-announce = NUM DRAFT
