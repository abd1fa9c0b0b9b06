### Werte von Regeln, in jedem Spiel.

value-yes = Ja
value-no = Nein
value-none = Unbegrenzt
