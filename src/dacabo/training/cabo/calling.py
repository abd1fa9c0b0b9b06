"""The former name of `dacabo.research.training.cabo.call_calibration`."""

import sys

from dacabo.research.training.cabo.call_calibration import main

if __name__ == "__main__":
    main(sys.argv[1:])
