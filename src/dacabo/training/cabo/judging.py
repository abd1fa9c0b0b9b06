"""The former name of `dacabo.research.training.cabo.decision_losses`."""

import sys

from dacabo.research.training.cabo.decision_losses import main

if __name__ == "__main__":
    main(sys.argv[1:])
