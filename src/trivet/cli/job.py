"""`python -m trivet.cli.job report GAME …`: a command of the lab, for a server whose page asked for it.

It is the command as anybody types it, but tells its progress in lines of JSON, and ends when its stdin does, even in the
middle of a game: with the server, however that ends.
"""

import os
import signal
import sys
import threading

from . import output
from .main import main


def follow() -> None:
    while os.read(0, 1024):
        pass
    os._exit(1)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the server's to handle
    threading.Thread(target=follow, daemon=True).start()
    output.in_lines = True
    sys.exit(main())
