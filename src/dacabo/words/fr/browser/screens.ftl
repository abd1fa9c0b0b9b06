### L’application dans le navigateur : les écrans autour de la table.

## Ce que disent plusieurs d’entre eux

app-name = Ton nom
app-language = Langue
app-copy-link = Copier le lien
app-copied = Copié
app-copy-selected = Le lien est sélectionné : copie-le avec Ctrl+C, ou laisse ton doigt dessus.

# Les robots portent des noms de tempo ; un mot dit à quoi s’attendre.
app-level-largo = rêveur
app-level-andante = tranquille
app-level-allegro = affûté
app-level-presto = redoutable

## Le premier écran

app-home-sentence = Cabo et Da Capo!, entre amis ou contre des robots. Prends une chaise, c’est déjà mélangé.
app-home-greeting = Content de te revoir, { $name } ! Ta chaise est encore chaude.
app-home-play = Jouer
app-home-dealing = On distribue…
app-home-against = Contre
app-home-bots = Combien
app-home-game = Jeu
app-home-learn = Jamais joué ? Apprends en une partie
app-home-friends = Entre amis
app-home-new = Nouvelle table
app-home-join = Rejoindre une table
app-home-code = Code ou lien
app-home-code-missing = Tape les six caractères du code de la table, ou colle son lien.
app-home-join-do = Y aller
app-home-camera = Un code QR ? L’appareil photo de ton téléphone ouvre la table tout seul.
app-home-mine = Mes tables
app-home-open = Tables ouvertes
app-home-looking = Un coup d’œil dans la salle…
app-home-nobody = Personne n’attend pour l’instant – ouvre une table et invite Allegro.
app-home-real = Avec de vraies cartes
app-home-pads = Feuille de score
app-home-events = Tournois
app-home-more = Et aussi
app-home-rules = Règles
app-home-settings = Réglages

## Une table dans une liste

app-table-of = Hôte : { $host }
app-phase-open = { $taken } sur { $players } à table
app-phase-playing = en cours
app-phase-paused = en pause
app-phase-over = terminée
app-phase-closed = fermée

## Une nouvelle table

app-new-table = À table
app-new-players = Nombre de joueurs
app-new-memory = Mémoire
app-new-memory-classic = Classique
    .about = Ce que tu as vu et reposé, à toi de t’en souvenir.
app-new-memory-assisted = Assistée
    .about = Chacun voit les cartes qu’il connaît et où elles sont maintenant. Idéal avec des enfants, ou en fin de journée.
app-new-clock = Temps par tour
    .about = Le temps écoulé, un coup sans danger est joué à ta place.
app-new-clock-none = Libre
    .about = Prends tout le temps qu’il te faut.
app-new-seconds = { $seconds } s
app-new-snap = Temps pour jeter à la volée
    .about = Le temps qu’a chacun pour poser une carte égale sur la défausse.
app-new-public = Publique
    .about = La table est annoncée sur le premier écran, et qui veut s’y assoit.
app-new-spectators = Spectateurs
    .about = Qui a le lien peut regarder, et ne voit que ce qui est visible de tous.
app-new-house-rules = Règles maison
    .about = Chaque règle peut changer. Ce que tu changes est signalé, et tu peux revenir en arrière.
app-new-changes =
    { $changes ->
        [0] rien de changé
        [one] un changement
       *[other] { $changes } changements
    }
app-new-cards = Cartes et distribution
app-new-playing = Pendant le jeu
app-new-pile = La pioche
app-new-points = Points
app-new-end = La fin
app-new-less = { $option } : un de moins
app-new-more = { $option } : un de plus
app-new-set-back = Revenir à « { $value } »
app-new-link = Un lien avec ces règles
    .about = Qui l’ouvre trouve tout réglé comme ici.
app-new-link-copy = Copier le lien
app-new-ignored = Le lien disait quelque chose que nous ne comprenons pas, et que nous avons laissé de côté : { $what }.
app-new-open = Ouvrir la table

## Avant la partie

app-lobby-invite = Viens t’asseoir
    .about = Scanne le code QR, tape le code ou ouvre le lien.
app-lobby-qr = Code QR avec le lien vers cette table
app-lobby-chairs = Chaises
app-lobby-free = Libre
app-lobby-you = toi
app-lobby-host = hôte
app-lobby-bot = robot
app-lobby-ready = c’est prêt
app-lobby-not-ready = pas encore
app-lobby-sit = M’asseoir ici
app-lobby-move = Venir ici
app-lobby-leave = Me lever
app-lobby-seat-bot = Inviter { $level }
app-lobby-free-chair = Demander à { $name } de se lever
app-lobby-watching =
    { $watching ->
        [one] Une autre personne regarde.
       *[other] { $watching } autres personnes regardent.
    }
app-lobby-nobody = Personne d’autre pour l’instant – envoie le lien, ou invite Allegro.
app-lobby-bots = Robots
app-lobby-fill =
    { $free ->
        [one] Installer { $level } sur la dernière chaise
       *[other] Installer { $level } sur les { $free } chaises libres
    }
app-lobby-full = Toutes les chaises sont prises. Reste donc regarder.
app-lobby-sit-down = M’asseoir
app-lobby-wait-chairs =
    { $free ->
        [one] Il reste une chaise libre.
       *[other] Il reste { $free } chaises libres.
    }
app-lobby-wait-ready =
    { $count ->
        [one] { $names } n’a pas encore dit oui.
       *[other] { $names } n’ont pas encore dit oui.
    }
app-lobby-wait-host = Il ne manque plus que le coup d’envoi.
app-lobby-wait-start = { $host } peut commencer.
app-lobby-start = Commencer la partie
app-lobby-shuffling = On mélange…
app-lobby-shuffling-waits = On mélange… il ne manque plus que { $names }.
app-lobby-say-ready = C’est bon pour moi
app-lobby-say-not-ready = Attendez un peu
app-lobby-rules = Toutes les règles
app-lobby-word = Mélange avec nous
    .about = Ton navigateur mêle toujours un secret à lui au mélange, et un mot de toi si tu veux. Les deux restent sur cet appareil jusqu’à ce que tout le monde ait scellé : personne ne peut donc avoir choisi les cartes, pas même ce serveur.
app-lobby-word-label = Un mot au choix
app-lobby-word-give = Mélanger
app-lobby-word-mine = Ton mot : « { $word } ».
app-lobby-word-others =
    { $count ->
        [one] { $names } a mélangé aussi.
       *[other] { $names } ont mélangé aussi.
    }
app-lobby-commitment = Empreinte
    .about = C’est le SHA-256 du nombre de départ. Il est dévoilé après la partie, et chacun peut le vérifier, lui et le mélange.
app-lobby-close = Fermer la table
app-lobby-close-sure = Fermer la table pour tout le monde ? Elle ne rouvrira pas.
app-lobby-close-yes = Fermer

# Les règles de cette table, en quelques mots.
app-rules-change = { $option } : { $value }
app-rules-classic = mémoire classique
app-rules-assisted = mémoire assistée
app-rules-no-clock = sans chrono
app-rules-clock = { $seconds } s par tour
app-rules-snap = { $seconds } s pour jeter à la volée
app-rules-public = publique
app-rules-no-spectators = sans spectateurs

## Réglages

app-settings = Réglages
app-settings-looks = Apparence
app-settings-theme = Jour ou nuit
app-settings-theme-auto = Comme l’appareil
app-settings-theme-light = Jour
app-settings-theme-dark = Nuit
app-settings-face = Cartes
app-settings-face-normal = Dessinées
    .about = Avec des images : plus c’est haut, plus c’est chaud.
app-settings-face-large = Grands chiffres
    .about = Un chiffre géant, lisible d’un bout à l’autre de la pièce.
app-settings-preview = Trois cartes comme tu les verras
app-settings-table = À table
app-settings-sound = Sons
    .about = Des cartes feutrées, un toc quand c’est ton tour, une cloche pour Cabo.
app-settings-motion = Mouvement
    .about = Les cartes glissent jusqu’à leur place. Si ton appareil demande moins de mouvement, elles restent calmes de toute façon.
app-settings-reactions = Réactions
    .about = Voir quand les autres applaudissent, rient ou soupirent.
app-settings-keys = Touches seules
    .about = À la table, chaque action a sa lettre. Désactive-les si tu parles à ton appareil au lieu de taper.
app-settings-extreme = Extrême
    .about = Le même jeu, le plaisir en moins : ni couleur, ni mouvement, ni son. Pour les gens sérieux, et les lundis.
app-settings-me = Moi
app-settings-name-keep = Garder
app-settings-name-kept = Désormais, tu t’appelles { $name }.
app-settings-nobody = Nous ne te connaissons pas encore. Dès que tu joueras, tu pourras continuer ici sur un autre appareil, ou te faire oublier.
app-settings-devices = Continuer sur un autre appareil
    .about = Scanne un code avec ton téléphone, et ta chaise tient dans ta poche.
app-settings-link = Montrer mon lien personnel
    .about = Il marche une fois, pendant dix minutes. Qui l’a devient toi : garde-le pour toi.
app-settings-qr = Code QR avec ton lien personnel
app-settings-log-out = Se déconnecter
    .about = Sur un appareil que d’autres utilisent aussi, ou que tu n’as plus.
app-settings-log-out-here = Me déconnecter de cet appareil
app-settings-log-out-sure = Cet appareil oublie qui tu es ; tes tables et ton nom restent. Sans un autre appareil à toi, ou un lien personnel créé auparavant, tu ne pourras pas revenir.
app-settings-log-out-others = Me déconnecter de tous les autres appareils
app-settings-logged-out = Déconnexion faite. La prochaine personne ici sera quelqu’un de nouveau. Les liens vers les feuilles de score et les tournois restent dans ce navigateur.
app-settings-logged-out-others = C’est fait. Seul cet appareil te connaît encore.
app-settings-delete = M’effacer
    .about = Tout ce que nous savons de toi. Ce n’est pas grand-chose.
app-settings-delete-sure = Ton nom, tes liens et la liste de tes tables sont effacés aussitôt, sur tous tes appareils, et personne ne peut les récupérer. Dans les parties en cours, un robot te remplace. Tes coups restent, sans ton nom, aussi longtemps que la table, car la partie des autres en est faite.
app-settings-delete-yes = Oui, oubliez-moi
app-settings-deleted = C’était qui, déjà ? Tout est oublié. Reviens quand tu veux.

## À l’autre bout d’un lien personnel

app-continue = On continue
app-continue-waiting = Tes cartes déménagent…
app-continue-no-code = Il manque le code dans ce lien. Crée-en un nouveau dans les réglages de ton autre appareil.
app-continue-instead = Ici, tu es pour l’instant { $name }. Si tu continues avec ce lien, cet appareil passe à quelqu’un d’autre, et { $name } est perdu, à moins d’exister aussi sur un autre appareil.
app-continue-yes = Continuer avec le lien

## Nulle part

app-lost = Cette place est vide
    .about = Quelqu’un a peut-être posé des cartes identiques ici. Quoi que ce fût, c’est maintenant dans la défausse.
