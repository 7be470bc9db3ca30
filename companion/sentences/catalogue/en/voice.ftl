# How the program speaks: told once at the start, then at each change.
# $path is the sound file, $engine the speech engine.
voice-speaking = The program's voice speaks.
    .text = Voice: { $engine }.
voice-wav-chosen = The voice is recorded in a sound file.
    .text = The voice is recorded in { $path }.
voice-wav-no-device = No sound output was found. The voice is recorded in a sound file.
    .text = No sound output was found. The voice is recorded in { $path }.
voice-wav-no-player = The program aplay, of the package alsa-utils, is missing. The voice is recorded in a sound file.
    .text = The program aplay, of the package alsa-utils, is missing. The voice is recorded in { $path }.
voice-text-only-chosen = Everything is written, nothing is spoken.
voice-text-only-no-engine = No voice starts, so everything is only written. Type companion doctor to learn what to install.
voice-text-only-no-voice = This computer has no English voice, so everything is only written. Install one to hear the game.
voice-text-only-no-device = No sound output was found, so everything is only written. Plug in headphones or a loudspeaker, then start the program again.
voice-text-only-no-player = The program aplay is missing, so everything is only written. Install the package alsa-utils.
voice-text-only-no-recording = This voice cannot be recorded in a file, so everything is only written. Start again without asking for a sound file.
voice-text-only-wav-not-writable = The sound file cannot be written, so everything is only on the screen. Choose another folder or make room.
    .text = The sound file { $path } cannot be written, so everything is only on the screen. Choose another folder or make room.
voice-text-only-voice-lost = The voice stopped twice, so the rest is only written. Start the program again to hear it, nothing is lost.
