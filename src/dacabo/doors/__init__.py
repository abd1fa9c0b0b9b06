"""The former name of `dacabo.research.adapters`: what docs told people to import, and no more."""
