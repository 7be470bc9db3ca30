"""`python -m companion`: the same as the `companion` command."""

from companion.commands.main import main

main()
