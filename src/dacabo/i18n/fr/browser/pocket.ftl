### L’app en simples fichiers pour tout hébergeur : ce qui ne vaut que pour un appareil.

app-pocket-alone = Cette salle de jeux n’existe que sur cet appareil. Pour jouer chacun sur son téléphone ou organiser un tournoi, installe Dacabo sur un ordinateur.
