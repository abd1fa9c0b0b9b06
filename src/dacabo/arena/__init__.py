"""Bots against bots: paired deals, intervals, ratings."""
