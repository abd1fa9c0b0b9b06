### Les valeurs des variantes, dans tous les jeux.

value-yes = Oui
value-no = Non
value-none = Sans limite
