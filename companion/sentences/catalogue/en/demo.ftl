# The demonstration.
help-demo = Show the whole road with a recorded round: labels, scans, rules, voice, score.
help-demo-out = Folder for the labels and the recording; demo-kit if nothing is said.
metavar-game-optional = [GAME]
demo-kit = First the labels of the game.
demo-round = Now a recorded round, with { $players }. An imitated USB reader sends each card.
demo-port = Reader open: { $port }
demo-repeats = { $n ->
    [0] No card passed twice in a row.
    [1] 1 card passed twice in a row and counted only once.
   *[other] { $n } cards passed twice in a row and counted only once.
}
demo-listen = To listen to it: { $path }
demo-journal = The journal of this round: { $path }
demo-done = End of the demonstration. To play: companion table pixies --players Ana,Bo,Cy
