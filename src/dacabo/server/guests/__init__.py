"""Who somebody is, on which devices, and the way to a table by its code."""
