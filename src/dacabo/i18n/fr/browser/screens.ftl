### L’application dans le navigateur : les écrans autour de la table.

## Un lien à transmettre

app-copy-link = Copier le lien
app-share = Partager
app-copied = Copié
app-copy-selected = Le lien est sélectionné : copie-le avec Ctrl+C, ou laisse ton doigt dessus.
app-link-only-here = Seul cet ordinateur peut ouvrir ce lien : les téléphones n’y ont pas accès. Lance le serveur avec « dacabo serve --lan ».

## Une partie rapide

app-home-opponents = Contre qui veux-tu jouer ?
    .about = Un à quatre adversaires, chacun avec son niveau et sa manie.
app-home-options = Ta table
app-home-length = Durée
app-home-remember = Aide-moi à me souvenir
    .about = Ce que tu as vu reste visible pour toi.

## Une nouvelle table

app-new-table = Autour de la table
app-new-players = Nombre de joueurs
app-new-memory = Mémoire
app-new-memory-classic = Classique
    .about = À toi de te souvenir des cartes que tu as vues.
app-new-memory-assisted = Assistée
    .about = Chacun revoit les cartes qu’il connaît, là où elles sont. Idéal avec des enfants, ou en fin de journée.
app-new-clock = Temps par tour
    .about = Une fois le temps écoulé, un coup sans risque est joué à ta place.
app-new-clock-none = Libre
    .about = Prends tout le temps qu’il te faut.
app-new-seconds = { $seconds } s
app-tempo = Tempo des bots
app-new-snap = Temps pour la volée
    .about = Le temps de poser une carte identique sur la défausse.
app-new-snap-tempo = Auto
app-new-public = Publique
    .about = La table figure sur l’accueil, et tout le monde peut s’y installer.
app-new-spectators = Spectateurs
    .about = Avec le lien, on peut regarder, mais seulement les cartes visibles.
app-new-house-rules = Règles maison
    .about = Change les règles que tu veux. Chaque changement est signalé, et tu peux revenir en arrière.
app-new-other-rules = Autres règles
    .about = Elles concernent le jeu lui-même et ne changent pas les points.
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
    .about = En l’ouvrant, on retrouve exactement ces réglages.
app-new-link-copy = Copier le lien
app-new-ignored = Nous n’avons pas compris une partie du lien, et nous l’avons laissée de côté : { $what }.
app-new-open = Ouvrir la table

## Avant la partie

app-lobby-invite = Rejoins la table
    .about = Tape le code, ouvre le lien ou scanne le QR code.
app-lobby-qr = QR code avec le lien vers cette table
app-lobby-chairs = Qui joue ?
app-lobby-free = Libre
app-lobby-you = toi
app-lobby-host = hôte
app-lobby-bot = bot
app-lobby-ready = c’est bon
app-lobby-not-ready = pas encore
app-lobby-sit = M’asseoir ici
app-lobby-move = Venir ici
app-lobby-leave = Me lever
app-lobby-free-chair = Retirer { $name } de la table
app-lobby-add-seat = Une chaise de plus
app-lobby-remove-seat = Retirer cette chaise
app-lobby-watching =
    { $watching ->
        [one] Une autre personne regarde.
       *[other] { $watching } autres personnes regardent.
    }
app-lobby-nobody = Personne d’autre pour l’instant. Envoie le lien, ou invite { $names }.
app-lobby-cast = Inviter un bot ici
app-lobby-fill = Inviter { $names }
app-lobby-full = Toutes les chaises sont prises. Tu peux rester pour regarder.
app-lobby-sit-down = M’asseoir
app-lobby-here = sur cet appareil
app-lobby-here-add = Quelqu’un d’autre sur cet appareil
    .about = Vous vous le passez, et personne ne voit les cartes des autres.
app-lobby-here-name = Son nom
app-lobby-elsewhere = Inviter quelqu’un à distance
app-lobby-wait-chairs =
    { $free ->
        [one] Il reste une chaise libre.
       *[other] Il reste { $free } chaises libres.
    }
app-lobby-wait-ready =
    { $count ->
        [one] On attend encore { $names }.
       *[other] On attend encore { $names }.
    }
app-lobby-wait-host = Il ne manque plus que le coup d’envoi.
app-lobby-wait-start = { $host } peut commencer.
app-lobby-start = Distribuer
app-lobby-shuffling = On mélange…
app-lobby-shuffling-waits = On mélange… on attend encore : { $names }.
app-lobby-say-ready = C’est bon pour moi
app-lobby-say-not-ready = Attendez un peu
app-lobby-rules = Toutes les règles
app-lobby-change-rules = Modifier les règles
    .about = Ceux qui étaient prêts devront confirmer.
app-lobby-agree = Jouer avec ces règles
app-lobby-fair = Personne ne peut truquer le mélange
app-lobby-word = Mélange avec nous
    .about = Ton navigateur ajoute toujours un secret au mélange, et un mot de ton choix si tu veux. Les deux restent sur cet appareil jusqu’à ce que tout le monde ait scellé : personne ne peut donc choisir les cartes, pas même ce serveur.
app-lobby-word-label = Un mot au choix
app-lobby-word-give = Mélanger
app-lobby-word-mine = Ton mot : « { $word } ».
app-lobby-word-others =
    { $count ->
        [one] { $names } a aussi ajouté un mot.
       *[other] { $names } ont aussi ajouté un mot.
    }
app-lobby-commitment = Sceau
    .about = C’est le SHA-256 de la graine. Elle est révélée après la partie, et chacun peut la vérifier, ainsi que les mélanges.
app-lobby-close = Fermer la table
app-lobby-close-sure = Fermer la table pour tout le monde ? Elle ne rouvrira pas.
app-lobby-close-yes = Fermer

## Un appareil pour plusieurs

app-hands-pass = Passe le téléphone à { $name }
app-hands-who = Qui a le téléphone ?
app-hands-alone = Les autres, on ne regarde pas !
app-hands-mine = C’est moi, { $name }
app-hands-gone = { $name } ne joue plus
app-hands-gone-price = Un bot continue pour { $name }, qui pourra revenir par le menu.
app-hands-gone-yes = Laisser jouer un bot
app-hands-return = { $name } est de retour
app-hands-snap = { $name } défausse à la volée
app-hands-snap-who = Qui a la même ? Si personne ne l’a, touchez la table.

# Les règles de cette table, en quelques mots.
app-rules-change = { $option } : { $value }
app-rules-classic = mémoire classique
app-rules-assisted = mémoire assistée
app-rules-no-clock = sans chrono
app-rules-clock = { $seconds } s par tour
app-rules-snap = { $seconds } s pour la volée
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
app-settings-face-normal = Illustrées
    .about = Avec des images : plus la carte est grosse, plus il fait chaud.
app-settings-face-large = Grands chiffres
    .about = Un chiffre géant, lisible d’un bout à l’autre de la pièce.
app-settings-preview = Trois cartes comme tu les verras
app-settings-table = Autour de la table
app-settings-sound = Sons
    .about = Un léger bruit de cartes, un toc quand c’est ton tour, une cloche pour Cabo. Sur téléphone, le son reste coupé tant que tu ne l’actives pas.
app-settings-volume = Volume
app-settings-vibration = Vibration
    .about = Une courte vibration quand c’est ton tour, quand on touche à tes cartes et à chaque volée.
app-settings-motion = Animations
    .about = Les cartes glissent jusqu’à leur place. Si ton appareil est réglé pour réduire les animations, elles ne bougent pas.
app-settings-reactions = Réactions
    .about = Voir quand les autres applaudissent, rient ou soupirent.
app-settings-keys = Raccourcis clavier
    .about = À la table, chaque action a sa lettre. Désactive-les si tu commandes ton appareil à la voix.
app-settings-hand = Mode gaucher
    .about = Les boutons de la table sont inversés.
app-settings-notify = Préviens-moi quand c’est mon tour
    .about = Si c’est ton tour et que tu regardes ailleurs, ton appareil te le signale.
    .no = Ton navigateur ne le permet pas. Tu peux changer cela dans ses réglages pour cette page.
app-settings-extreme = Extrême
    .about = Le même jeu, le plaisir en moins : ni couleur, ni mouvement, ni son. Pour les gens sérieux, et les lundis.
app-settings-me = Moi
app-face = Ton visage
app-settings-name-keep = Enregistrer
app-settings-name-kept = Désormais, tu t’appelles { $name }.
app-settings-nobody = Nous ne te connaissons pas encore. Dès que tu auras joué, tu pourras continuer sur un autre appareil, ou effacer tes données.
app-settings-devices = Sur un autre appareil
    .about = Scanne un code avec ton téléphone, et ta chaise tient dans ta poche.
app-settings-link = Montrer mon lien personnel
    .about = Il ne marche qu’une fois, expire au bout de dix minutes et permet de jouer à ta place : garde-le pour toi.
app-settings-qr = QR code avec ton lien personnel
app-settings-log-out = Se déconnecter
    .about = Sur un appareil que d’autres utilisent aussi, ou que tu n’as plus.
app-settings-log-out-here = Déconnecter cet appareil
app-settings-log-out-sure = Cet appareil oublie qui tu es ; tes tables et ton nom restent. Sans un autre appareil à toi, ou un lien personnel créé auparavant, tu ne pourras pas revenir.
app-settings-log-out-others = Déconnecter les autres appareils
app-settings-logged-out = C’est fait. Ici, la prochaine personne repart de zéro. Les liens vers les feuilles de score et les tournois restent dans ce navigateur.
app-settings-logged-out-others = C’est fait. Seul cet appareil te connaît encore.
app-settings-delete = Effacer mes données
    .about = Tout ce que nous savons de toi. Ce n’est pas grand-chose.
app-settings-delete-sure = Ton nom, tes liens et la liste de tes tables sont effacés aussitôt, sur tous tes appareils, et personne ne peut les récupérer. Dans les parties en cours, un bot te remplace. Tes coups restent, sans ton nom, aussi longtemps que la table : sans eux, la partie des autres n’aurait plus de sens.
app-settings-delete-yes = Oui, oubliez-moi
app-settings-deleted = C’était qui, déjà ? Tout est oublié. Reviens quand tu veux.

## À l’autre bout d’un lien personnel

app-continue = On continue
app-continue-waiting = Tes cartes déménagent…
app-continue-no-code = Il manque le code dans ce lien. Crées-en un nouveau dans les réglages de ton autre appareil.
app-continue-instead = Ici, tu es pour l’instant { $name }. Si tu continues avec ce lien, cet appareil changera de joueur, et tu perdras { $name }, sauf sur tes autres appareils.
app-continue-yes = Continuer avec le lien

## Nulle part

app-cut-link = Ce lien est incomplet
    .about = Il manque la partie après #. Elle a sans doute été coupée lors de la copie ou de l’envoi. Demande le lien entier, ou scanne à nouveau le code QR.
app-lost = Cette place est vide
    .about = Quelqu’un a peut-être défaussé ici des cartes identiques. En tout cas, c’est maintenant dans la défausse.

## Les règles, et apprendre en jouant

app-rules-title = Règles
app-rules-sets = Jeux de règles
app-rules-loading = Les règles arrivent…
app-learn-title = Apprendre en jouant
app-learn-about = Le meilleur moyen d’apprendre un jeu de cartes, c’est d’y jouer. Voici une vraie partie contre Largo, qui réfléchit lentement, avec un coach qui explique tout au bon moment.
app-learn-cabo = Retiens tes cartes et débarrasse-toi des grosses. Deux manches, environ cinq minutes.
app-learn-dacapo = Construis de 1 à 10 et vide ta pile. Une petite pile, environ cinq minutes.
app-learn-start = Apprendre { $game }
app-learn-read = Je préfère lire les règles.
app-coach-learned = Tu sais tout ce qu’il faut savoir. Envie d’une vraie partie ?
app-coach-lead-on = Et maintenant, contre deux bots !
