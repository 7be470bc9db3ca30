# Words that every part uses.
points = { $n ->
    [1] 1 point
    [-1] { $n_said } point
   *[other] { $n_said } points
}
card-unread = card not read
