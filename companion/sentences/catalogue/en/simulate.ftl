# companion simulate: many games among computer players.
help-simulate = Let computer players play a game many times: who wins how often, with how many points, in how many moves. The same seed gives the same games on any computer. Ctrl+C ends it early and shows the games that were finished, with exit code 130.
help-simulate-games = How many games, 1000 if not said.
help-simulate-players = A level for each player, in seat order, with commas between. Levels: { $levels }.
help-simulate-seed = Number that all chance follows from, 1 if not said.
metavar-levels = LEVELS

error-simulate-level = There is no level "{ $level }". Choose from: { $levels }.

# The levels, as they are said.
level-random = random
level-easy = easy
level-normal = normal
level-expert = expert
level-computer = computer
level-expert-seconds = expert, { $n ->
    [1] { $seconds } second
   *[other] { $seconds } seconds
} a move

simulate-progress = Working, { $done_said } of { $games_said } games are done.
simulate-stopped = Stopped, { $done_said } of { $games_said } games were finished.
# A title and a seed: Pixies, seed 1.
simulate-games = { $game }, seed { $seed_said }: { $n ->
    [1] 1 game
   *[other] { $n_said } games
}.
# mean and sd are points with one digit after the point; sd is the standard deviation.
simulate-player = Player { $number_said }, { $level }: { $n ->
    [1] 1 win
   *[other] { $n_said } wins
}, { $mean } points a game on average, standard deviation { $sd }.
simulate-shared = A shared victory is counted as a win of each who shares it.
simulate-length = { $moves } moves a game on average, with the cards that appear; { $rate_said } moves a second.
