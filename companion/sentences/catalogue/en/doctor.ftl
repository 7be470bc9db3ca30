# companion doctor: one line for each thing examined: what, result, what to do.
help-doctor = Examine this computer, its voice, sound, readers, stickers and folders, and tell what to do. A test sentence is spoken.

doctor-program = Program: version { $version }, Python { $python }, { $system }.
doctor-engine = Speech engine: { $engine }, it starts.
doctor-no-engine = Speech engine: none starts. On Linux install the packages espeak-ng and alsa-utils; elsewhere run python3 start.py again.
doctor-voice = { $language ->
    [fr] French voice
   *[en] English voice
}: { $voice }.
doctor-no-voice = { $language ->
    [fr] French voice
   *[en] English voice
}: none. Add one in the speech settings of the computer; until then games in that language are only written.
doctor-sound = Sound output: found.
doctor-sound-unknown = Sound output: it cannot be checked here. Listen for the test sentence.
doctor-no-device = Sound output: none. Plug in headphones or a loudspeaker; until then the voice can only go to a sound file.
doctor-no-answer = Sound output: it does not answer. Close what keeps the sound, or plug the device in again.
doctor-no-player = Sound output: the program aplay is missing. Install the package alsa-utils.
doctor-voice-lost = Sound output: the test sentence did not come to its end. Check that no other program keeps the sound, then try again.
doctor-screen-reader = Screen reader: { $engine } answers. It can be handed each sentence, in braille too: companion settings outlet screen-reader.
doctor-no-screen-reader = Screen reader: none answers. One that reads the terminal works all the same.
doctor-reader-library =
    Screen reader: the library that talks to it is not installed. One that reads the terminal works all the same. Whoever wants the library fetches it from the internet with this line:
    { $command }
doctor-dispatcher = Speech service of the computer: it answers, with { $n ->
    [one] one voice.
   *[other] { $n_said } voices.
}
doctor-no-dispatcher = Speech service of the computer: it does not answer, or has no voice of this language. The program's own voice does not need it.
doctor-device = Sound device: { $device }, { $title }.
doctor-who-speaks = Who speaks: { $notice }
doctor-ear = Earphone of { $name }: { $device }, it works. Only { $name } should have heard the test sentence.
doctor-ear-silent = Earphone of { $name }: { $device } does not play. Plug it in, and write one of the sound devices above.
doctor-ear-reader = Earphone of { $name }: the screen reader reads the lines. Put the earphone on the screen reader's sound.
doctor-settings = Settings: { $file }.
doctor-settings-damaged = Settings: { $file } is damaged, and nothing chosen counts. Type companion settings.
# Kinds: scanner, braille, adapter, arduino, pico, usb, builtin.
doctor-reader = { $kind ->
    [scanner] Code reader { $port }: ready.
    [braille] Braille display { $port }: left alone, it is no card reader.
    [builtin] Serial port { $port }: free. Give its name after --reader if a reader is plugged in there.
   *[other] Port { $port }: free, perhaps a reader. Try it with companion readers.
}
doctor-reader-busy = Port { $port }: another program holds it. Close that program.
doctor-reader-denied = Port { $port }: you may not open it. { $group ->
    [none] Ask whoever looks after the computer for that right.
   *[other] Have yourself added to the group { $group }, then log in again.
}
doctor-no-reader = Readers: none is plugged in. Plug one in, or use one that types like a keyboard.
doctor-tags = Tags: { $n ->
    [1] 1 card has its tag.
   *[other] { $n } cards have their tag.
}
doctor-tags-faulty = Tags: { $problem }
doctor-kit = Stickers: everything is there to print them.
doctor-kit-missing = Stickers: { $missing } is missing. Run python3 start.py again to install it.
doctor-folder = Folder of your files: { $path }, writable, { $free ->
    [1] 1 megabyte free.
   *[other] { $free_said } megabytes free.
}
doctor-folder-refused = Folder of your files: { $path } cannot be written. Change its permissions, or give another folder in COMPANION_HOME.
doctor-folder-full = Folder of your files: the disk of { $path } is nearly full, { $free ->
    [1] 1 megabyte is left.
   *[other] { $free_said } megabytes are left.
} Make room.
doctor-journals = Recorded games: { $n ->
    [0] none.
   *[other] { $n_said }.
}
doctor-hear = If you hear this sentence, the voice works.
doctor-playable = Conclusion: you can play, with the voice.
doctor-playable-in-text = Conclusion: you can play, but only on the screen or in braille.
doctor-not-playable = Conclusion: you cannot play, because a game could not be recorded. First mend the folder of your files.
