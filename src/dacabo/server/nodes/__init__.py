"""Several servers with one database: processes of one machine, and what all have to agree on."""
