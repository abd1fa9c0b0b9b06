### De app als bestanden voor elke webserver: wat alleen voor één apparaat geldt.

app-pocket-alone = Deze speelzaal bestaat alleen op dit apparaat. Wil je met meerdere telefoons spelen of een toernooi houden, installeer Dacabo dan op een computer.
