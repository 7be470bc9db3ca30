# Words that every part uses.
# The player who is spoken to, wherever a name may stand: "Total : Ana, 12 points; vous, 9 points."
you = vous
points = { $n ->
    [0] 0 point
    [1] 1 point
    [-1] { $n_said } point
   *[other] { $n_said } points
}
card-unread = carte non lue
card-plain = { $card } sans symbole
