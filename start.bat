@echo off
rem Opens the companion from the file manager and leaves the window open at the end.
cd /d "%~dp0"
where py >nul 2>nul
if %errorlevel%==0 (
  py -3 start.py %*
) else (
  where python >nul 2>nul
  if errorlevel 1 (
    echo Il faut Python 3.11 ou plus recent : installez-le depuis python.org.
    echo Python 3.11 or newer is needed: install it from python.org.
  ) else (
    python start.py %*
  )
)
pause
