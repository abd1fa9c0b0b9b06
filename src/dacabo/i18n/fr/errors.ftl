### Ce qui n’allait pas, et que faire maintenant.

## À qui le tour, et quand

error-match-over = La partie est finie. On en refait une ?
error-not-your-turn = Ce n’est pas encore ton tour. Il arrive bientôt.
error-not-now = Pas maintenant. Regarde ce que la table attend.
error-no-such-seat = Personne n’est à cette place. Choisis quelqu’un à cette table.
error-not-asked = C’est déjà réglé. Regarde ce que la table attend.
error-not-your-memory = C’est la mémoire de quelqu’un d’autre. Prends celle de cette place.
error-sample-while-shuffling = On mélange les cartes. Redemande quand ce sera à quelqu’un de jouer.
error-no-time-limit = Cette partie n’a pas de limite de temps. Continuez tranquillement.
error-time-is-up-already = Le temps était déjà écoulé. Terminez la manche.
error-no-such-lot = Ce numéro n’est pas dans le chapeau. Tires-en un autre.
error-youngest-does-not-begin = Avec ces règles, l’âge ne compte pas. Tirez au sort qui commence.
error-not-an-order =
    { $cards ->
        [one] Un mélange doit contenir son unique carte une seule fois.
       *[other] Un mélange doit contenir chacune de ses { $cards } cartes une seule fois.
    }

## Regarder

error-still-looking = Tu regardes encore une carte. Repose-la d’abord.
error-not-looking = Tu ne regardes aucune carte. Choisis-en d’abord une.
error-first-look-over = Tu as déjà regardé tes cartes. Attends les autres.
error-not-this-card = Tu ne peux pas regarder cette carte maintenant. Choisis-en une autre.
error-own-cards-only = Cette fois, seulement tes propres cartes. Regarde l’une d’elles.
error-other-cards-only = Cette fois, seulement les cartes des autres. Regardes-en une.
error-card-does-not-let-look = Cette carte ne permet pas de regarder. Garde-la ou défausse-la.
error-no-sneaking = Ces règles n’autorisent pas à regarder en douce. Fie-toi à ta mémoire.
error-no-sneaking-now = On ne peut pas regarder en douce maintenant. Et plus tard, mieux vaut éviter.

## Un tour

error-nothing-to-draw = Il n’y a plus rien à piocher. Prends plutôt la carte du dessus de la défausse.
error-nothing-to-take = La défausse est vide. Pioche plutôt une carte.
error-already-called = Cabo est déjà annoncé. C’est ton dernier tour : fais-en bon usage.
error-no-passing = On ne passe que si rien d’autre n’est possible. Choisis un autre coup.
error-taken-card-must-be-kept = Une carte prise dans la défausse, on la garde. Pose-la à la place d’une des tiennes.
error-no-such-place = Cette place n’existe pas à cette table. Choisis une carte qui s’y trouve.
error-empty-place = Il n’y a plus de carte ici. Choisis-en une autre.
error-not-a-set = Choisis une de tes cartes, ou jusqu’à { $most } identiques, chacune une seule fois.
error-no-sets = Avec ces règles, une carte en remplace une seule. Choisis-en une.
error-slots-not-in-order = Indique d’abord la place de la nouvelle carte, puis celles des autres, de gauche à droite.

## Échanger et défausser à la volée

error-card-does-not-swap = Cette carte ne permet pas d’échanger. Garde-la ou défausse-la.
error-swap-needs-own-card = L’une des deux cartes doit être à toi. Recommence.
error-swap-between-two-players = Un échange se fait entre deux joueurs différents. Recommence.
error-swap-not-in-order = Indique d’abord ta carte ou, entre deux autres joueurs, celle de la première place.
error-swap-the-card-you-saw = Échange la carte que tu viens de voir contre une des tiennes, ou repose-la.
error-cards-locked = Cabo annoncé, cartes bloquées. Choisis-en d’autres.
error-not-awaited = Cette fois, tu ne peux pas défausser à la volée. Guette la prochaine carte.
error-no-snapping = Avec ces règles, on ne défausse pas à la volée. Attends ton tour.
error-snap-too-late = Trop tard pour la volée. Guette la prochaine carte.

## Construire

error-no-such-pile = Aucune pile ne porte ce numéro. Choisis-en une autre.
error-empty-pile = Cette défausse est vide. Choisis une autre carte.
error-first-free-place = Une nouvelle pile va sur la première place libre. Choisis celle-là.
error-does-not-fit = Cette carte ne va pas ici. Sur cette pile, il faut un { $number } ou un joker.
error-put-a-card-down = Il te reste des cartes en main. Termine ton tour en posant l’une d’elles sur une défausse.
error-not-in-your-hand = Tu n’as pas cette carte en main. Choisis-en une autre.

## Convenir des règles

error-unknown-option = Aucune règle ne s’appelle « { $option } ». Vérifie l’orthographe.
error-option-unreadable = Cette valeur ne va pas pour « { $option } ». Choisis-en une dans la liste.
error-option-out-of-range = Choisis un nombre de { $lowest } à { $highest } pour « { $option } ».
error-more-looks-than-cards =
    { $cards ->
        [one] Avec une carte par joueur, impossible d’en regarder { $looks }. Distribue plus de cartes ou fais-en regarder moins.
       *[other] Avec { $cards } cartes par joueur, impossible d’en regarder { $looks }. Distribue plus de cartes ou fais-en regarder moins.
    }
error-jokers-need-french-cards = Les jokers vont avec les cartes à jouer. Choisis celles-ci ou joue sans jokers.
error-call-below-needs-dutch-scoring = « Cabo en dessous de » ne va qu’avec le décompte néerlandais. Choisis-le ou retire cette limite.
error-one-by-one-needs-sets = Sans la règle des cartes identiques, rien à retourner une par une. Autorise-les ou retire cette règle.
error-match-without-end = Cette partie ne finirait jamais. Fixe une limite de points, de manches ou de minutes.
error-number-of-players = Ce jeu se joue de { $fewest } à { $most } joueurs. Modifie le nombre de joueurs.
error-deck-too-small = Avec { $deck } cartes, impossible d’en donner { $cards } à chacun des { $players } joueurs. Choisis des piles ou des mains plus petites, ou plus de cartes par nombre.
error-too-few-cards = { $deck } cartes ne suffisent pas pour en donner { $cards } à chacun des { $players } joueurs. Distribue moins de cartes ou réduis le nombre de joueurs.

## Tables disposées exprès

error-too-many-of-a-card = Le jeu compte { $deck } fois « { $card } », et il y en a { $needed } ici. Prends une autre carte.
error-position-totals = Donne les points des { $players } joueurs, un nombre pour chacun.
error-position-hands = Donne une main à chacun des { $players } joueurs.
error-position-round = Les manches vont de 1 à la dernière de la partie. Choisis l’une d’elles.
error-position-over = Avec ces points, la partie est déjà finie. Donnes-en moins.
error-position-no-cards = Personne ne joue sans cartes. Poses-en au moins une pour chacun.
error-position-caller = La personne qui a annoncé a déjà joué son dernier tour. Fais jouer quelqu’un d’autre.
error-position-large-hand =
    { $most ->
        [one] Une main ne dépasse pas { $most } carte. Retires-en.
       *[other] Une main ne dépasse pas { $most } cartes. Retires-en.
    }
error-position-building = Une pile de construction monte à partir de 1, jokers compris, et s’arrête à { $highest }. Dispose-la ainsi.
error-position-piles = Il y a de la place pour { $most } piles au plus. Poses-en moins.
error-another-match = Cet état vient d’autres règles ou d’un autre nombre de joueurs. Reprends les mêmes.
error-bot-needs-the-beginning = Un bot ne sait que ce qu’on lui a dit. Fais-le jouer depuis le début, avec des cartes préparées si tu veux.
error-record-needs-the-beginning = On ne peut enregistrer qu’une partie jouée depuis le début. Commences-en une nouvelle.

## Textes, hasard et mots

error-move-unreadable = Ce n’est pas un coup de ce jeu. Vérifie l’orthographe.
error-move-too-long = Aucun coup ne dépasse { $characters } caractères. Vérifie ce que tu as collé.
error-seed-size = Une graine compte exactement { $bytes } octets. Tires-en une nouvelle.
error-share-size = Une part du mélange et son sel comptent exactement { $bytes } octets. Tires-en de nouveaux.
error-word-unreadable = Ton mot contient un caractère illisible. Choisis un autre mot.
error-word-too-long = Ton mot est trop long : { $bytes } octets au plus. Choisis-en un plus court.
error-unknown-language = Nous ne parlons pas encore « { $language } ». Choisis l’anglais, l’allemand, le néerlandais ou le français.
error-no-such-words = Ici, les mots nous manquent. Dis-nous ce que tu étais en train de faire.
error-words-incomplete = Ici, une moitié de phrase s’est perdue. Dis-nous ce que tu étais en train de faire.

## Installer

error-missing-extra = Pour cela, il manque ici une bibliothèque. La personne qui fait tourner Dacabo peut l’installer ainsi : pip install dacabo[{ $extra }].
error-no-judge = Il n’y a pas encore d’expert pour ce jeu ou pour ces règles. Choisis une autre partie.
error-too-long-to-analyse = Cette partie est trop longue pour être analysée : { $moves } coups au plus. Choisis-en une plus courte.
