#!/bin/sh
# Opens the companion from the file manager and leaves the window open at the end.
cd "$(dirname "$0")" || exit 1
if command -v python3 >/dev/null 2>&1; then
  python3 start.py "$@"
else
  echo "Il faut Python 3.11 ou plus récent : installez-le depuis python.org."
  echo "Python 3.11 or newer is needed: install it from python.org."
fi
printf 'Entrée pour fermer. / Enter to close. '
read -r _
