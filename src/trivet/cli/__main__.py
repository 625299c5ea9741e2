"""`python -m trivet.cli`, for where the `trivet` script is not on the path."""

import sys

from .main import main

if __name__ == "__main__":
    sys.exit(main())
