"""The store in PostgreSQL, an extra: for several servers, and for machines that may die."""
