# Les jeux, les cartes d'un jeu, les cartes qui parlent.
help-games = Donner la liste des jeux : nom, joueurs, cartes, et si leurs règles sont là.
help-deck = Donner chaque carte d'un jeu : son code, sa notation, ses mots ; puis les comptes à vérifier.
help-say = Dire chaque carte dont le code est donné, tapé ou lu. Sans code, tapez ou lisez un code par ligne ; une ligne vide termine.
help-say-reader = D'où viennent les codes : keyboard pour le clavier, un port, ou file: suivi du nom d'un fichier enregistré.
help-say-silent = Écrire seulement, sans voix.
metavar-game = JEU
metavar-ids = [CODE]...
metavar-reader = LECTEUR

games-playable = { $title }, nom à taper { $name } : { $n } cartes, { $fewest } à { $most } joueurs, règles présentes.
games-cards-only = { $title }, nom à taper { $name } : { $n } cartes, étiquettes et cartes parlantes, pas encore de règles.

deck-card = { $id }, { $face } : { $said }.
deck-copy = { $id }, { $face } : { $said }, exemplaire { $copy } sur { $copies }.
deck-family = { $family } : { $n ->
    [0] 0 carte
    [1] 1 carte
   *[other] { $n } cartes
}.
deck-family-symbols = { $family } : { $n } cartes, { $spirals ->
    [0] 0 spirale
    [1] 1 spirale
   *[other] { $spirals } spirales
}, { $crosses } croix, { $bonus } bonus.
deck-values = Somme des valeurs : { $n }.
deck-total = { $title } : { $n } cartes.

# Une carte d'un jeu sans couleurs n'est qu'un nombre : le mot « carte » le précède.
say-number = carte { $card }
say-game-first = { $title }. { $card }
say-command = Carte de commande : { $command }.
say-ready = Lisez une carte, ou tapez son code. Une ligne vide termine.
say-done = Terminé.

error-no-such-game = Il n'y a pas de jeu { $game }. Les jeux sont : { $games }.
error-not-an-id = { $code } n'est pas le code d'une carte. Un code a deux lettres, trois chiffres et un signe de contrôle, comme { $example }.
error-wrong-check = Le code { $code } est mal lu ou mal tapé : son dernier signe ne va pas avec les autres. Relisez la carte.
error-unknown-id = Aucun jeu n'a de carte { $code }. Vérifiez que l'étiquette vient d'un de ces jeux : { $games }.
