# companion simulate : beaucoup de parties entre joueurs de l'ordinateur.
help-simulate = Faire jouer l'ordinateur contre lui-même, de nombreuses fois : qui gagne combien de parties, avec combien de points, en combien de coups. La même graine donne les mêmes parties sur tout ordinateur. Ctrl+C arrête avant la fin et montre les parties terminées, avec le code de sortie 130.
help-simulate-games = Nombre de parties, 1000 si rien n'est dit.
help-simulate-players = Un niveau par joueur, dans l'ordre des places, séparés par des virgules. Niveaux : { $levels }.
help-simulate-seed = Nombre dont dépend tout le hasard, 1 si rien n'est dit.
metavar-levels = NIVEAUX

error-simulate-level = Il n'y a pas de niveau « { $level } ». Choisissez parmi : { $levels }.

# Les niveaux, comme on les dit.
level-random = hasard
level-easy = facile
level-normal = normal
level-expert = expert
level-computer = ordinateur
# $n compte les secondes entières : 0,2 seconde, 1 seconde, 5 secondes.
level-expert-seconds = expert, { $n ->
    [0] { $seconds } seconde
    [1] { $seconds } seconde
   *[other] { $seconds } secondes
} par coup

simulate-progress = En cours, { $done ->
    [0] aucune partie terminée
    [1] 1 partie terminée
   *[other] { $done_said } parties terminées
} sur { $games_said }.
simulate-stopped = Arrêté, { $done ->
    [1] 1 partie terminée
   *[other] { $done_said } parties terminées
} sur { $games_said }.
# Un titre et une graine : Pixies, graine 1.
simulate-games = { $game }, graine { $seed_said } : { $n ->
    [1] 1 partie
   *[other] { $n_said } parties
}.
# mean et sd sont des points avec un chiffre après la virgule ; sd est l'écart type.
simulate-player = Joueur { $number_said }, { $level } : { $n ->
    [0] aucune victoire
    [1] 1 victoire
   *[other] { $n_said } victoires
}, { $mean } points par partie en moyenne, écart type { $sd }.
simulate-shared = Une victoire partagée compte pour chaque gagnant.
simulate-length = { $moves } coups par partie en moyenne, cartes qui apparaissent comprises ; { $rate_said } coups par seconde.
