# The demonstration.
help-demo = Montrer tout le chemin avec une manche enregistrée : étiquettes, cartes lues, règles, voix, score.
help-demo-out = Dossier des étiquettes et de l'enregistrement ; demo-kit si rien n'est dit.
metavar-game-optional = [JEU]
demo-kit = D'abord les étiquettes du jeu.
demo-round = Maintenant une manche enregistrée, avec { $players }. Un lecteur USB imité envoie chaque carte.
demo-port = Lecteur ouvert : { $port }
demo-repeats = { $n ->
    [0] Aucune carte n'est passée deux fois de suite.
    [1] Une carte est passée deux fois de suite et n'a compté qu'une fois.
   *[other] { $n } cartes sont passées deux fois de suite et n'ont compté qu'une fois.
}
demo-listen = Pour l'écouter : { $path }
demo-journal = Le journal de cette manche : { $path }
demo-done = Fin de la démonstration. Pour jouer : companion table pixies --players Ana,Bo,Cy
