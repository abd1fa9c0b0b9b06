### Waarden van regels, in elk spel.

value-yes = Ja
value-no = Nee
value-none = Geen grens
