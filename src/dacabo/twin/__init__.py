"""The former name of `dacabo.research.simulator`: what docs told people to import, and no more."""
