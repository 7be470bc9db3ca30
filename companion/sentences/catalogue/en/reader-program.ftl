# companion readers program: the program of the open reader goes to a Raspberry Pi Pico.
help-readers-program = Copy the program of the open reader to a Raspberry Pi Pico.
help-readers-program-places = How many modules the reader has. One if nothing is said.
program-begin = Copying to the Pico. This takes about ten seconds.
program-done = The Pico has its program, for { $n ->
    [one] one place.
   *[other] { $n_said } places.
} Unplug it. When it is plugged in again it is a reader.
error-program-no-firmware = The program of the reader is not on this computer. It is in the folder of the project: unpack that, and type there python3 start.py readers program.
error-program-no-copier =
    The tool that copies to a Pico is not installed. Type the line that follows, which fetches it from the internet, then yours again:
    { $command }
error-program-no-pico = No Pico is plugged in, or it is still a drive that waits for its first file. Plug it in without holding its button.
error-program-several = More than one Pico is plugged in. Leave only the one that gets the program.
error-program-refused = The Pico did not take the program: { $why }. Unplug it and plug it in again without holding its button, and close other programs that use it. A Pico that is a reader already is stopped by a wire between its pins 13 and 14.
error-program-silent = The Pico does not answer. Unplug it and plug it in again without holding its button, then type the same line once more.

# companion readers build, more than one place.
build-places = Several places see hidden cards too, so at a game they name none that is not known already. Have a reader with one place beside them for new cards.
