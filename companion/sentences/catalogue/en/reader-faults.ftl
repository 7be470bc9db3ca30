# A reader that does not open.
error-reader-missing = No reader is plugged in at { $port }. Plug it in, or type companion readers to see those that are there.
error-reader-busy = The reader { $port } is held by { $named ->
    [no] another program
   *[other] { $program }
}. Close that program and try again.
error-reader-denied = You may not open { $port }. { $named ->
    [no] Ask whoever looks after this computer for the right to.
   *[other] Join the group { $group }: sudo usermod -aG { $group } $USER, then log in again.
}
error-reader-not-serial = { $port } is no reader. Type companion readers to see those that are there, or file: before the name of a recorded file.
error-reader-no-answer = Nothing answers at the address { $port }. Check the address, and that the other side is running.
error-reader-bad-address = { $port } is no address of a reader. Write it like socket://127.0.0.1:7000.
error-reader-none-found = No reader is plugged in. Plug one in, or write --reader keyboard for a reader that types like a keyboard.
error-reader-several = Several readers are plugged in: { $ports }. Choose one with --reader.
error-reader-one = This command takes one reader, and { $readers } are given. Write --reader once.
error-reader-no-kind = There is no kind of reader called { $kind }. Before the at sign can stand: { $known }.
error-reader-no-port = After { $kind } and the at sign comes a port, like { $kind }@/dev/ttyUSB0 or { $kind }@COM3. Type companion readers to see the ports that are there.
error-reader-no-keys = { $port } is no reader that types. Choose the device in /dev/input/by-id whose name ends with event-kbd.
error-reader-no-library =
    The library that takes a reader from the keyboard is not installed. Write --reader keyboard, or fetch it from the internet with this line:
    { $command }

# A file of recorded readings that cannot be read.
error-readers-mixed = { $file } is a recording, and a recording does not go with a plugged-in reader. Give readers alone, or recordings alone.
error-recording-missing = There is no file { $path }. Check its name and its folder.
error-recording-unnamed = The name of the file is missing after file:. Write it there, without a blank.
error-recording-directory = { $path } is a folder. Give the name of a file of readings.
error-recording-denied = You may not read { $path }. Change its permissions, or copy it elsewhere.
error-recording-not-text = { $path } is not text. Give a file of recorded readings in UTF-8.
error-recording-not-a-line = In { $path }, line { $line } is no reading. Write milliseconds, a tab, then what the reader sent.
error-recording-bad-escape = In { $path }, line { $line } has a backslash that leads nowhere. Write \r, \n, \t, \\ or \x and two digits.
error-recording-bad-mark = In { $path }, line { $line } has an unknown word. After the exclamation mark come only unplug or plug, and before the first line profile.
error-recording-bad-profile = In { $path }, line { $line } names an unknown kind of reader. Known are: { $known }.
error-recording-time-back = In { $path }, line { $line } is older than the one before. Put the lines in the order of time.
error-recording-unplugged = In { $path }, line { $line } comes from a reader that is unplugged. Put a line !plug before it.
error-recording-plugged = In { $path }, line { $line } plugs in a reader that is plugged in. Put a line !unplug before it, or remove it.
