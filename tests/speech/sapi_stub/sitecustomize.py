"""Let pyttsx3 take its Windows driver in every Python that starts with this folder on its path."""

import pyttsx3.engine

pyttsx3.engine.default_engine_by_sys_platform = lambda: "sapi5"
