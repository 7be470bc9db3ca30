# Words that every part uses.
# The player who is spoken to, wherever a name may stand: "Total : Ana, 12 points; you, 9 points."
you = you
points = { $n ->
    [1] 1 point
    [-1] { $n_said } point
   *[other] { $n_said } points
}
card-plain = { $card } without symbols
card-unread = card not read
