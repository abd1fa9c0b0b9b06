"""Bots that understand Da Capo!."""
