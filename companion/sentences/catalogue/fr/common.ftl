# Words that every part uses.
points = { $n ->
    [0] 0 point
    [1] 1 point
    [-1] { $n_said } point
   *[other] { $n_said } points
}
card-unread = carte non lue
