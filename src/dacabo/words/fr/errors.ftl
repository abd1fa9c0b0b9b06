### Ce qui n’allait pas, et que faire maintenant.

## À qui le tour, et quand

error-match-over = La partie est finie. On en refait une ?
error-not-your-turn = Ce n’est pas encore ton tour. Il arrive bientôt.
error-not-now = Pas maintenant. Regarde ce que la table attend.
error-no-such-seat = Personne n’est à cette place. Choisis quelqu’un à cette table.
error-not-asked = Ce n’est plus la question. Regarde ce que la table attend.
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
error-own-cards-only = Cette fois, seules tes cartes comptent. Regarde l’une d’elles.
error-other-cards-only = Cette fois, tes cartes restent cachées. Regarde celle de quelqu’un d’autre.
error-card-does-not-let-look = Cette carte ne permet pas de regarder. Fais-en autre chose.
error-no-sneaking = Lorgner une carte n’est pas prévu par ces règles. Fie-toi à ta mémoire.
error-no-sneaking-now = Pas moyen de lorgner une carte maintenant. Plus tard non plus, de préférence.

## Un tour

error-nothing-to-draw = Il n’y a plus rien à piocher. Choisis autre chose.
error-nothing-to-take = La défausse est vide, il n’y a rien à prendre.
error-already-called = Cabo est déjà annoncé. C’est ton dernier tour : fais-en bon usage.
error-no-passing = On ne passe pas tant qu’il reste autre chose à faire.
error-taken-card-must-be-kept = Une carte prise dans la défausse reste chez toi. Pose-la à la place d’une des tiennes.
error-no-such-place = Cette place n’existe pas à cette table. Choisis une carte qui s’y trouve.
error-empty-place = Il n’y a plus de carte ici. Choisis-en une autre.
error-not-a-set = Choisis une de tes cartes, ou jusqu’à { $most } identiques, chacune une seule fois.
error-no-sets = Avec ces règles, une carte en remplace une seule. Choisis-en une.
error-slots-not-in-order = Indique d’abord la place de la nouvelle carte, puis les autres de gauche à droite.

## Échanger et jeter à la volée

error-card-does-not-swap = Cette carte ne permet pas d’échange. Fais-en autre chose.
error-swap-needs-own-card = L’une des deux cartes doit être à toi. Choisis encore.
error-swap-between-two-players = Un échange se fait entre deux personnes différentes. Choisis encore.
error-swap-not-in-order = Indique d’abord ta carte ou, entre deux autres personnes, celle de la première place.
error-swap-the-card-you-saw = Échange justement la carte que tu as vue contre une des tiennes, ou repose-la.
error-cards-locked = Cabo annoncé, cartes bloquées. Choisis-en d’autres.
error-not-awaited = Cette fois, tu ne peux pas jeter à la volée. Guette la prochaine carte.
error-no-snapping = Avec ces règles, on ne jette pas de carte à la volée. Attends ton tour.
error-snap-too-late = Trop tard pour jeter à la volée. Garde l’œil sur la prochaine carte.

## Construire

error-no-such-pile = Aucune pile ne porte ce numéro. Choisis-en une autre.
error-empty-pile = Cette pile d’aide est vide. Choisis une autre carte.
error-first-free-place = Une nouvelle pile va sur la première place libre. Choisis celle-là.
error-does-not-fit = Cette carte ne va pas ici. Sur cette pile, il faut un { $number } ou un joker.
error-put-a-card-down = Il te reste des cartes en main. Termine ton tour en mettant l’une d’elles sur une pile d’aide.
error-not-in-your-hand = Tu n’as pas cette carte en main. Choisis-en une autre.

## Convenir des règles

error-unknown-option = Aucune règle ne s’appelle « { $option } ». Vérifie l’orthographe.
error-option-unreadable = Cela ne convient pas à « { $option } ». Choisis une des valeurs proposées.
error-option-out-of-range = Choisis un nombre de { $lowest } à { $highest } pour « { $option } ».
error-more-looks-than-cards =
    { $cards ->
        [one] Avec une carte par personne, impossible d’en regarder { $looks }. Distribuez plus de cartes ou regardez-en moins.
       *[other] Avec { $cards } cartes par personne, impossible d’en regarder { $looks }. Distribuez plus de cartes ou regardez-en moins.
    }
error-jokers-need-french-cards = Les jokers vont avec les cartes à jouer. Choisissez celles-ci ou jouez sans jokers.
error-call-below-needs-dutch-scoring = Une limite pour annoncer ne va qu’avec le décompte néerlandais. Choisissez-le ou retirez la limite.
error-one-by-one-needs-sets = Sans cartes identiques à remplacer, rien à retourner une par une. Autorisez-les ou retirez cette règle.
error-match-without-end = Cette partie ne finirait jamais. Fixez une limite de points, de manches ou de minutes.
error-number-of-players = Ce jeu se joue de { $fewest } à { $most } personnes. Changez le nombre de places.
error-deck-too-small = Avec { $deck } cartes, impossible d’en donner { $cards } à { $players } personnes. Choisissez des piles ou des mains plus petites, ou plus de cartes par nombre.
error-too-few-cards = { $deck } cartes ne suffisent pas pour en donner { $cards } à { $players } personnes. Distribuez-en moins ou jouez en plus petit comité.

## Tables disposées exprès

error-too-many-of-a-card = Le jeu compte { $deck } fois « { $card } », et il y en a { $needed } ici. Prends une autre carte.
error-position-totals = Donne les points des { $players } joueurs, un nombre pour chacun.
error-position-hands = Donne une main à chacun des { $players } joueurs.
error-position-round = Les manches vont de 1 à la dernière de la partie. Choisis l’une d’elles.
error-position-over = Avec ces points, la partie est déjà finie. Donnes-en moins.
error-position-no-cards = Personne ne joue sans cartes. Poses-en au moins une pour chacun.
error-position-caller = Qui a annoncé a déjà joué son dernier tour. Fais jouer quelqu’un d’autre.
error-position-large-hand = Aucune main ne dépasse { $most }. Retire des cartes.
error-position-building = Une pile de construction monte à partir de 1, jokers compris, et s’en va à { $highest }. Dispose-la ainsi.
error-position-piles = Il y a de la place pour { $most } piles. Poses-en moins.
error-another-match = Cet état appartient à d’autres règles ou à un autre nombre de joueurs. Commence avec les mêmes.
error-bot-needs-the-beginning = Un bot ne sait que ce qu’on lui a dit. Fais-le jouer depuis le début, avec un jeu préparé si tu veux.
error-record-needs-the-beginning = On ne peut noter qu’une partie jouée depuis son début. Commence-en une nouvelle.

## Textes, hasard et mots

error-move-unreadable = Ce n’est pas un coup de ce jeu. Vérifie l’orthographe.
error-move-too-long = Aucun coup ne dépasse { $characters } caractères. Vérifie ce que tu as collé.
error-seed-size = Une graine compte exactement { $bytes } octets. Tires-en une nouvelle.
error-share-size = Une part du mélange et son sel comptent exactement { $bytes } octets. Tires-en une nouvelle.
error-word-unreadable = Ton mot contient un caractère illisible. Choisis un autre mot.
error-word-too-long = Ton mot est trop long : { $bytes } octets au plus. Choisis-en un plus court.
error-unknown-language = Nous ne parlons pas encore « { $language } ». Choisis l’anglais, l’allemand, le néerlandais ou le français.
error-no-such-words = Ici, les mots nous manquent. Dis-nous ce que tu étais en train de faire.
error-words-incomplete = Ici, une moitié de phrase s’est perdue. Dis-nous ce que tu étais en train de faire.
