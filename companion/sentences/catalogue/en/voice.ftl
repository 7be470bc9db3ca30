# How the program speaks: told once at the start, then at each change.
# $path is the sound file, $engine the speech engine.
voice-speaking-own-voice = The program's voice speaks.
    .text = Voice: { $engine }.
voice-speaking-speech-dispatcher = The speech service of this computer speaks.
    .text = Voice: speech-dispatcher, the speech service of this computer.
voice-speaking-screen-reader = Your screen reader speaks.
    .text = Voice: { $engine }, your screen reader.
voice-read-terminal = Your screen reader reads the lines, the program keeps quiet.
# Another voice has taken over. $now says which.
voice-changed = The voice no longer answers. { $now }
voice-missing-screen-reader = No screen reader answers.
voice-missing-speech-dispatcher = The speech service of this computer does not answer.
voice-missing-own-voice = The program's own voice does not work here.
voice-muted = The voice is muted. Type mute to hear it again.
# What a shared screen shows of a private sentence.
voice-in-the-ear = Said in the earphone.
# An earphone that is silent. $reason is a code.
voice-ear-silent = { $reason ->
    [no_voice] The earphone of { $name } has no English voice. Install one.
    [no_engine] No voice starts for the earphone of { $name }. Type companion doctor.
    [no_player] The program aplay is missing for the earphone of { $name }. Install the package alsa-utils.
   *[other] The earphone of { $name } is silent. Plug it in and check its name with companion doctor.
}
voice-wav-chosen = The voice is recorded in a sound file.
    .text = The voice is recorded in { $path }.
voice-wav-no-device = No sound output was found. The voice is recorded in a sound file.
    .text = No sound output was found. The voice is recorded in { $path }.
voice-wav-no-answer = The sound output does not answer. The voice is recorded in a sound file.
    .text = The sound output does not answer. The voice is recorded in { $path }.
voice-wav-no-player = The program aplay, of the package alsa-utils, is missing. The voice is recorded in a sound file.
    .text = The program aplay, of the package alsa-utils, is missing. The voice is recorded in { $path }.
voice-text-only-chosen = Everything is written, nothing is spoken.
voice-text-only-no-engine = No voice starts, so everything is only written. Type companion doctor to learn what to install.
voice-text-only-no-voice = This computer has no English voice, so everything is only written. Install one to hear the game.
voice-text-only-no-device = No sound output was found, so everything is only written. Plug in headphones or a loudspeaker, then start the program again.
voice-text-only-no-answer = The sound output does not answer, so everything is only written. Close what keeps the sound, then start the program again.
voice-text-only-no-player = The program aplay is missing, so everything is only written. Install the package alsa-utils.
voice-text-only-no-recording = This voice cannot be recorded in a file, so everything is only written. Start again without asking for a sound file.
voice-text-only-wav-not-writable = The sound file cannot be written, so everything is only on the screen. Choose another folder or make room.
    .text = The sound file { $path } cannot be written, so everything is only on the screen. Choose another folder or make room.
voice-text-only-voice-lost = The voice stopped twice, so the rest is only written. Start the program again to hear it, nothing is lost.
