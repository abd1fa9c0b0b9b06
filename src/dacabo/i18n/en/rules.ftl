### Values of rule options, in any game.

value-yes = Yes
value-no = No
value-none = No limit
