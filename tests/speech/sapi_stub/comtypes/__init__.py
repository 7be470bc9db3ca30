"""An imitation of the parts of comtypes that pyttsx3 asks for SAPI."""
