### Les règles telles qu’on les raconte à table, leurs images, et l’accompagnement de la première partie.

## En bref

guide-short = En bref
guide-contents = Sur cette page
guide-cabo-short = Tes cartes sont posées devant toi, face cachée, et c’est à toi de t’en souvenir. À ton tour, tu pioches une carte, tu prends celle du dessus de la défausse ou tu annonces Cabo ; peu à peu, tu échanges tes grosses cartes contre des petites. Après un Cabo, les autres ont encore un tour, puis on retourne tout. Les points, on les évite : le plus petit total gagne.
guide-dacapo-short = Tout le monde a une pile de cartes et veut s’en débarrasser avant les autres. Au milieu, des piles de construction montent de 1 à { $highest } : tu y poses la carte du dessus de ta pile, des cartes de ta main et de tes défausses. Tu termines ton tour en posant une carte de ta main sur une de tes défausses. La première personne à vider sa pile gagne.

## Cabo : avant le premier tour

guide-cabo-goal = Le but du jeu
    .text =
        { $cards ->
            [one] Une carte est posée devant toi, face cachée, et tu ne peux pas la regarder quand tu veux.
           *[other] { $cards } cartes sont posées devant toi, face cachée, et tu ne peux pas les regarder quand tu veux.
        } Échange les grosses contre des petites, retiens ce qui se trouve où, et annonce Cabo quand tu penses que personne n’a moins. Les points, on les évite : le plus petit total gagne.
guide-cabo-cards = Les cartes
    .cabo = Il y a 52 cartes de valeur 0 à 13 : quatre de chaque, mais seulement deux 0 et deux 13. Une carte vaut ce qu’elle montre. On joue de deux à cinq.
    .french = On joue avec 52 cartes à jouer ordinaires. Un as vaut 1, les cartes de 2 à 10 valent leur nombre, un valet 11 et une dame 12. On joue de deux à six.
guide-cabo-kings = Rois rouges, rois noirs
    .text = Un roi rouge vaut 0, un roi noir 13. Regardes-y à deux fois avant de faire la révérence.
guide-cabo-jokers = Les jokers valent de l’or
    .text =
        { $jokers ->
            [one] Il y a un joker dans le jeu.
           *[other] Il y a { $jokers } jokers dans le jeu.
        } Un joker vaut −1 : pas de meilleure carte. Il n’a pas d’action.
guide-cabo-deal = La distribution
    .text =
        { $cards ->
            [one] Tout le monde reçoit une carte, face cachée.
           *[other] Tout le monde reçoit { $cards } cartes, face cachée.
        } Le reste forme la pioche. On en retourne la première carte à côté : elle ouvre la défausse.
    .places = Tes cartes restent où elles sont ; interdit de les déplacer. Si l’une d’elles part pour de bon, sa place reste vide.
    .winner = Le sort désigne qui commence la première manche, puis c’est la personne qui a gagné la manche précédente. S’il y en a plusieurs, celle qui a le plus petit total commence.
    .youngest = Le ou la plus jeune commence chaque manche ; si personne ne dit qui c’est, le sort décide.
guide-cabo-first-look = On regarde ses cartes
    .choice =
        { $looks ->
            [one] Avant le premier tour, tu regardes une de tes cartes, au choix.
           *[other] Avant le premier tour, tu regardes { $looks } de tes cartes, au choix, l’une après l’autre.
        } Ensuite, tout est affaire de mémoire.
    .nearest =
        { $looks ->
            [one] Avant le premier tour, tu regardes la carte la plus proche de toi.
           *[other] Avant le premier tour, tu regardes les { $looks } cartes les plus proches de toi.
        } Tu ne peux pas en choisir d’autres. Ensuite, tout est affaire de mémoire.
    .none = Avant le premier tour, personne ne regarde rien. On part à l’aveuglette.
    .after = À partir de là, on ne regarde une carte que si une règle le permet.

## Cabo : un tour

guide-cabo-turn = Ton tour
    .text = On joue dans le sens des aiguilles d’une montre. À ton tour, tu choisis : piocher une carte, prendre celle du dessus de la défausse ou annoncer Cabo. Pas question de passer.
guide-cabo-draw = Piocher une carte
    .text = Prends la carte du dessus de la pioche et regarde-la en secret. Soit tu la gardes : tu la poses face cachée à la place d’une de tes cartes, qui va face visible sur la défausse. Soit tu la défausses aussitôt.
    .action = Si elle a une action, tu peux la défausser et utiliser l’action. La garder ou l’utiliser, jamais les deux.
guide-cabo-take = Prendre dans la défausse
    .text = Prends la carte du dessus de la défausse et pose-la face cachée à la place d’une de tes cartes, qui va face visible sur la défausse. Tout le monde l’a vue, son action est perdue, et une carte prise se garde.
guide-cabo-actions = Les cartes à action
    .cabo = Les cartes de 7 à 12 ont une action : regarder, espionner ou échanger. Elle ne vaut que pour une carte que tu viens de piocher et que tu défausses aussitôt.
    .french = Les cartes de 7 à 10, les valets, les dames et les rois noirs ont une action. Elle ne vaut que pour une carte que tu viens de piocher et que tu défausses aussitôt.
    .optional = Rien n’oblige à l’utiliser.
guide-cabo-peek = Regarder : 7 et 8
    .text = Regarde une de tes propres cartes, puis repose-la où elle était.
guide-cabo-spy = Espionner : 9 et 10
    .text = Regarde une carte de quelqu’un d’autre. Tout le monde voit laquelle, mais il n’y a que toi qui vois ce qu’elle vaut.
guide-cabo-swap =
    { $deck ->
        [french] Échanger : valet et dame
       *[cabo] Échanger : 11 et 12
    }
    .text = Échange une de tes cartes contre une carte de quelqu’un d’autre. Personne ne les regarde.
    .free = Ici, l’échange peut aussi se faire entre deux autres joueurs.
guide-cabo-black-king = L’action du roi noir
    .text = Regarde une carte de quelqu’un d’autre. Ensuite seulement, tu décides si tu l’échanges contre une des tiennes, et laquelle.
guide-cabo-sets = Les cartes identiques
    .text = Deux, trois ou quatre de tes cartes ont la même valeur ? Tu peux toutes les échanger contre une seule nouvelle. Pioche ou prends d’abord, puis dis de quelles cartes il s’agit et retourne-les. Si elles sont identiques, elles vont sur la défausse, la nouvelle prend la place de la première, et te voilà avec moins de cartes.
    .cabo = Seule la valeur compte : un 11 et un 12 permettent tous deux d’échanger, mais ne sont pas identiques.
    .french = Seule la valeur compte : un roi rouge et un roi noir ne sont pas identiques.
    .one-by-one = Les cartes se retournent une par une, dans l’ordre où tu les annonces. À la première qui diffère, on s’arrête, et les autres restent face cachée.
guide-cabo-false-set = La fausse annonce
    .discard = Si les cartes ne sont pas identiques, on les remet face cachée à leur place. La nouvelle carte va sur la défausse sans son action, et tu perds ton tour. Tout le monde a vu les cartes retournées.
    .keep = Si les cartes ne sont pas identiques, on les remet face cachée à leur place, et tu dois garder la nouvelle : une carte de plus. Ton tour est fini, et tout le monde a vu les cartes retournées.
guide-cabo-snap = Défausser à la volée
    .text = Quand quelqu’un d’autre a mis une carte sur la défausse, fais vite : tu peux poser dessus une des tiennes que tu crois identique. Si tu as vu juste et devancé les autres, bon débarras !
    .french = C’est la figure ou le nombre qui compte : un roi va sur n’importe quel roi, rouge ou noir.
    .limits = Une seule carte par tour peut partir ainsi. La personne qui vient de jouer n’y a pas droit, celle qui a annoncé Cabo non plus, et tu gardes toujours ta dernière carte.
guide-cabo-snap-wrong = La volée ratée
    .text = Ta carte retourne à sa place, et tout le monde l’a vue. En plus, tu pioches deux cartes de pénalité, sans les regarder.
guide-cabo-sneak = Regarder en douce
    .text = La curiosité te démange ? Tu peux regarder en douce n’importe quelle carte, à toi ou à quelqu’un d’autre, même hors de ton tour. Le prix : deux cartes de pénalité, piochées sans les regarder, et tout le monde apprend où tu as regardé.
    .limits = Pas pendant une volée, et pas si c’est toi qui as annoncé Cabo.

## Cabo : la fin d’une manche

guide-cabo-call = Annoncer Cabo
    .text = Si tu penses que personne n’a moins que toi, annonce Cabo au lieu de piocher ou de prendre. Ton tour s’arrête là. Une seule personne peut l’annoncer par manche, et tu peux le faire dès ton premier tour.
    .below = N’annonce que si tes cartes font moins de { $call-below } en tout. On ne le vérifie qu’à la fin, mais c’est ta somme au moment de l’annonce qui compte.
guide-cabo-last-lap = Le dernier tour de table
    .text = Après un Cabo, les autres ont encore un tour, un seul. Puis on retourne toutes les cartes.
    .locked = Les cartes de la personne qui a annoncé sont bloquées : on peut encore les regarder, mais plus les échanger.
    .open = Annoncer ne protège pas : les autres peuvent encore espionner ces cartes et les échanger.
guide-cabo-empty-pile = La pioche est vide
    .reshuffle = Si quelqu’un veut piocher et qu’il n’y a plus rien, la carte du dessus de la défausse reste en place et toutes les autres sont mélangées pour refaire la pioche.
    .end = On ne remélange pas. Quand la pioche est vide, on termine le tour en cours, et la manche est finie.
    .pay = Si personne n’a annoncé Cabo d’ici là, tout le monde marque sa somme, et la plus petite coûte 5 points de plus : il fallait annoncer !
    .no-call = Si personne n’a annoncé Cabo d’ici là, tout le monde marque simplement sa somme.
    .end-cabo = Après un Cabo, la manche se termine aussi de cette façon, mais l’annonce compte comme d’habitude.
    .end-pile = Après un Cabo, la manche se termine aussi de cette façon, et on compte comme si personne n’avait annoncé.
    .play-on = Après un Cabo, tout le monde joue quand même son dernier tour ; au besoin, on remélange la défausse.
guide-cabo-turn-limit = Quand personne n’annonce
    .text =
        { $turn-limit ->
            [one] Si personne n’annonce Cabo au tout premier tour, la manche s’arrête là. On retourne tout et on compte, mais sans annonce.
           *[other] Si personne n’a annoncé Cabo après { $turn-limit } tours, tous joueurs confondus, la manche est finie. On retourne tout et on compte, mais sans annonce.
        }
guide-cabo-scoring = Les points d’une manche
    .cabo = On retourne tout et on additionne. La plus petite somme vaut 0 point, les autres marquent leur somme. Si tu as annoncé Cabo sans avoir la plus petite somme, tu marques 5 points de plus.
    .cabo-tie = Si plusieurs personnes partagent la plus petite somme, toutes marquent 0 ; mais si celle qui a annoncé en fait partie, elle seule marque 0.
    .dutch = On retourne tout, on additionne, et tout le monde marque sa somme. Si tu as annoncé Cabo sans avoir la plus petite somme, tu paies 20 points de plus ; si tu la partages avec quelqu’un, c’est 10.
    .dutch-below = Annoncer avec { $call-below } ou plus coûte aussi 20 points, même avec la plus petite somme. Mais on ne paie jamais deux fois.
    .dutch-winner = La personne qui marque le moins de points gagne la manche.
guide-cabo-kamikaze = Kamikaze, pour les intrépides
    .text =
        { $deck ->
            [french] Tu as deux dames et les deux rois noirs quand on retourne les cartes ?
           *[cabo] Tu as deux 12 et les deux 13 quand on retourne les cartes ?
        } Alors tu marques 0 et tous les autres 50, peu importe qui a annoncé.

## Cabo : la fin de la partie

guide-cabo-hundred = 100 tout rond
    .always = Si ton total est de 100 tout rond après une manche, il redescend à 50. Ça marche à chaque fois.
    .once = Si un total est de 100 tout rond après une manche, il redescend à 50. Ça ne marche que la première fois que quelqu’un y arrive ; ensuite, 100 reste 100.
guide-cabo-end = La fin de la partie
    .points =
        { $limit ->
            [one] Dès que quelqu’un a { $limit } point ou plus après une manche, la partie est finie.
           *[other] Dès que quelqu’un a { $limit } points ou plus après une manche, la partie est finie.
        }
    .rounds =
        { $rounds ->
            [one] La partie se termine après une manche.
           *[other] La partie se termine après { $rounds } manches.
        }
    .minutes =
        { $minutes ->
            [one] Après une minute, plus de nouvelle manche ; celle qui est en cours va jusqu’au bout et compte.
           *[other] Après { $minutes } minutes, plus de nouvelle manche ; celle qui est en cours va jusqu’au bout et compte.
        }
    .first = La première de ces limites atteinte met fin à la partie.
    .winner = Le plus petit total gagne. À égalité, on partage la place.

## Da Capo!

guide-dacapo-goal = Le but du jeu
    .text =
        { $stack ->
            [one] Tu as une pile d’une seule carte, et tu veux t’en débarrasser avant que les autres vident la leur.
           *[other] Tu as une pile de { $stack } cartes, et tu veux t’en débarrasser avant que les autres vident la leur.
        } Pour ça, tu poses des cartes au milieu, toujours dans l’ordre.
guide-dacapo-cards = Les cartes
    .text =
        { $copies ->
            [one] Il y a les nombres de 1 à { $highest }, une carte de chaque.
           *[other] Il y a les nombres de 1 à { $highest }, { $copies } cartes de chaque.
        } On joue de deux à six.
guide-dacapo-deal = La distribution
    .text =
        { $hand ->
            [one] Tout le monde reçoit une pile face cachée, dont la carte du dessus est retournée, et une carte en main.
           *[other] Tout le monde reçoit une pile face cachée, dont la carte du dessus est retournée, et { $hand } cartes en main.
        } Le reste forme la pioche. Ce qui se trouve plus bas dans ta pile, personne ne le sait, pas même toi.
    .starter = Le sort désigne qui distribue ; on commence à sa gauche, puis dans le sens des aiguilles d’une montre.
    .first-seat = La personne assise sur la première chaise commence, puis on joue dans le sens des aiguilles d’une montre.
    .next = À chaque manche, la personne suivante distribue.
guide-dacapo-turn = Ton tour
    .text =
        { $hand ->
            [one] D’abord, tu complètes ta main jusqu’à une carte.
           *[other] D’abord, tu complètes ta main jusqu’à { $hand } cartes.
        } Puis tu poses au milieu autant de cartes que tu veux, ou aucune. À la fin, tu poses une carte de ta main sur une de tes défausses, et c’est au tour de la personne suivante.
guide-dacapo-building = Construire
    .text =
        { $building-piles ->
            [one] Au milieu, il y a de la place pour une pile de construction.
           *[other] Au milieu, il y a de la place pour { $building-piles } piles de construction.
        } Chacune commence par un 1, et chaque carte suivante vaut exactement un de plus. Le { $highest } complète une pile : on la met de côté, et place à une nouvelle !
guide-dacapo-sources = Ce que tu peux poser
    .stack = La carte du dessus de ta pile ; la suivante est aussitôt retournée, et tu peux la poser aussi.
    .hand = N’importe quelle carte de ta main.
    .help = La carte du dessus de chacune de tes défausses, puis celle d’en dessous.
    .others = La carte du dessus de la pile de quelqu’un d’autre.
guide-dacapo-jokers = Le joker
    .text =
        { $jokers ->
            [one] Il y a un joker dans le jeu.
           *[other] Il y a { $jokers } jokers dans le jeu.
        } Un joker remplace le nombre qu’il faut à la pile de construction, même le 1 qui la commence et le { $highest } qui la complète.
guide-dacapo-others-stacks = Les piles des autres
    .text = Tu peux aussi poser la carte du dessus de la pile de quelqu’un d’autre ; la suivante y est alors retournée. Ne le fais que si ça t’avance, car ça avance aussi l’autre : la personne dont la pile est vide gagne, peu importe qui en a posé la dernière carte.
guide-dacapo-help-piles = Les défausses
    .text =
        { $help-piles ->
            [one] Pour terminer ton tour, tu dois poser une carte de ta main, au choix, face visible sur ta seule défausse.
           *[other] Pour terminer ton tour, tu dois poser une carte de ta main, au choix, face visible sur une défausse. Tu peux en avoir jusqu’à { $help-piles }.
        } Les cartes n’y suivent aucun ordre, mais seule celle du dessus est jouable, et seulement sur une pile de construction.
    .none = Seule exception : si tu n’as plus de carte en main et qu’il n’y a rien à piocher, ton tour se termine sans cela.
guide-dacapo-draw-up = La main vide
    .text =
        { $hand ->
            [one] Si tu poses au milieu la dernière carte de ta main, tu en pioches aussitôt une nouvelle et tu continues.
           *[other] Si tu poses au milieu la dernière carte de ta main, tu en pioches aussitôt { $hand } nouvelles et tu continues.
        } Si tu la poses sur une défausse, ton tour est fini, et tu ne pioches qu’à ton prochain tour.
guide-dacapo-empty-pile = La pioche est vide
    .text = Si quelqu’un doit piocher et qu’il n’y a plus rien, les piles complètes sont mélangées pour refaire la pioche. S’il n’y en a pas non plus, on pioche ce qui reste, ou rien du tout.
guide-dacapo-winning = Gagner la manche
    .text = La personne dont la pile est vide gagne aussitôt. Ce qui reste en main ou sur les défausses ne compte pas.
guide-dacapo-stalemate = Quand personne ne peut jouer
    .text = Si, pendant tout un tour de table, personne ne pioche ni ne pose de carte, la manche est finie et la plus petite pile gagne. À égalité, on partage la victoire.
guide-dacapo-points = Les points
    .text = Si tu gagnes la manche, tu marques un point par carte restée dans les piles des autres. Les autres ne marquent rien.
guide-dacapo-end = La fin de la partie
    .single = Une manche, et c’est tout.
    .target =
        { $target ->
            [one] On joue jusqu’à ce que quelqu’un ait { $target } point ou plus.
           *[other] On joue jusqu’à ce que quelqu’un ait { $target } points ou plus.
        } Le plus grand total gagne. À égalité, on partage la place.

## Images

guide-picture-you = Toi
guide-picture-peek-label = regarder
guide-picture-spy-label = espionner
guide-picture-swap-label = échanger
guide-picture-stack-label = pile
guide-picture-help-label = défausses
guide-picture-hand-label = main
guide-picture-next = attend { $number }
guide-picture-called = a annoncé Cabo
guide-picture-who = Joueur
guide-picture-cards = Cartes
guide-picture-sum = Somme
guide-picture-points = Points
guide-picture-layout =
    { $looks ->
        [one] Tu regardes une de tes cartes, une seule fois. Puis tu la remets face cachée.
       *[other] Tu regardes { $looks } de tes cartes, une seule fois. Puis tu les remets face cachée.
    }
guide-picture-square =
    { $looks ->
        [one] Tu regardes la carte la plus proche de toi.
       *[other] Tu regardes les cartes les plus proches de toi.
    }
guide-picture-replace = Tu pioches un 3 et le poses à la place de ton 10. Le 10 va sur la défausse.
guide-picture-powers = Trois choses qu’une carte peut faire pour toi.
guide-picture-peek = Tu regardes une de tes cartes, et personne d’autre ne la voit.
guide-picture-spy = Tu regardes une carte de Ben, et personne d’autre ne la voit.
guide-picture-swap = Ta carte et celle de Ben changent de place, et personne ne regarde.
guide-picture-set = Deux 5 partent, un 2 arrive : une carte de moins.
guide-picture-snap = Ben défausse un 6. Tu en as un aussi : hop, à la volée !
guide-picture-kings = Même couronne, autre valeur.
guide-picture-scoring-cabo = Ana a annoncé, mais Ben a moins. Il marque 0, et elle paie 5 de plus.
guide-picture-scoring-dutch = Ana a annoncé, mais Ben a moins. Elle paie 20 de plus.
guide-picture-kamikaze = En tout, ça fait 50, et c’est ce que marquent tous les autres.
guide-picture-hundred = Avec 13 de plus, Ana arrive à 100 tout rond et redescend à 50.
guide-picture-building = Cette pile en est à 3. Ensuite vient un 4.
guide-picture-joker = Le joker remplace le 3. Ensuite vient un 4.
guide-picture-place = Ta place : la pile à vider, tes défausses, ta main.
guide-picture-others-stack = Avec le 4 de Ben, la pile passe à 4, et maintenant tu peux poser le 5 de ta propre pile.
guide-picture-left = Ta pile est vide. Il reste 7 cartes à Ben et 5 à Chloé : 12 points pour toi.

## The guided first game: any game

guide-lesson-status-mine = À toi de jouer.
guide-lesson-status-other = C’est à { $who } de jouer.
guide-lesson-status-others = Les autres choisissent encore.
guide-lesson-status-over = La manche est finie.

## La première partie : Cabo

guide-lesson-cabo-first-look-1 = Voici tes cartes, face cachée. Tu peux en regarder deux : touche une carte qui brille.
guide-lesson-cabo-looking = Regarde bien : plus c’est petit, mieux c’est. Retiens la carte et sa place, puis appuie sur « { app-seen } ».
guide-lesson-cabo-first-look-2 = Et maintenant, une autre. Ce que tu n’as pas vu reste un mystère pour l’instant.
guide-lesson-cabo-first-looks-done = Bien. À partir de maintenant, ta mémoire est ta meilleure carte. Dès que tout le monde a regardé, on commence.
guide-lesson-cabo-first-turn = À toi ! « { app-draw } » te donne une carte que personne d’autre ne voit. Ou prends celle du dessus de la défausse si elle est petite ; celle-là, tout le monde la connaît.
guide-lesson-cabo-discard-low = La carte du dessus de la défausse ne vaut que { $value }. Prends-la, et pose-la à la place d’une grosse carte ou d’une inconnue.
guide-lesson-cabo-holding-low = Une petite carte : garde-la ! Touche celle de tes cartes qui doit partir, de préférence une grosse ou une inconnue.
guide-lesson-cabo-holding-middle =
    { $better ->
        [known] Ni petite ni grosse. Tu sais qu’une des tiennes vaut plus : pose-la à sa place. Si tu ne sais plus laquelle, appuie sur « { app-discard } ».
        [unseen] Ni petite ni grosse, un peu au-dessous de la moyenne. Pose-la à la place d’une inconnue, ou appuie sur « { app-discard } ».
       *[unsure] Ni petite ni grosse, un peu au-dessous de la moyenne. Pose-la à la place d’une plus grosse ou d’une inconnue, ou appuie sur « { app-discard } ».
    }
guide-lesson-cabo-holding-none = Tu connais toutes tes cartes, et aucune n’est plus grosse que celle-ci. Appuie sur « { app-discard } ».
guide-lesson-cabo-holding-worst = Une très grosse carte. Ne la garde pas : appuie sur « { app-discard } ».
guide-lesson-cabo-holding-peek = Elle te permet de regarder une de tes cartes : appuie sur « { app-use-peek } » et choisis de préférence une inconnue.
guide-lesson-cabo-holding-spy = Elle te permet d’espionner : appuie sur « { app-use-spy } » et regarde une carte de quelqu’un d’autre. Tu sauras à quoi t’attendre.
guide-lesson-cabo-holding-swap = Elle te permet d’échanger : appuie sur « { app-use-swap } » et échange à l’aveugle une de tes cartes avec quelqu’un. Une grosse à refiler ?
guide-lesson-cabo-holding-king = Le roi noir : défausse-le et regarde une carte de quelqu’un d’autre. Si elle te plaît, échange-la contre une des tiennes.
guide-lesson-cabo-holding-taken = Touche maintenant la carte qu’elle remplace. Pas de retour en arrière : une carte prise, on la garde.
guide-lesson-cabo-sets = Un conseil : si deux de tes cartes sont identiques, appuie sur « { app-set } » et touche les deux. Une seule nouvelle les remplace. Mais ne te trompe pas !
guide-lesson-cabo-choosing-set = Ne touche que des cartes que tu connais bien : elles doivent toutes avoir la même valeur. La nouvelle va à la place de la première.
guide-lesson-cabo-calling =
    { $unknown ->
        [0] Tu connais toutes tes cartes. Fais-en la somme avant d’annoncer.
        [one] Une de tes cartes t’est inconnue ; elle peut être grosse. Les autres sont-elles assez petites ?
       *[other] { $unknown } de tes cartes te sont inconnues ; elles peuvent être grosses. Tu oses ?
    }
guide-lesson-cabo-unknown-cards =
    { $unknown ->
        [one] Une de tes cartes t’est encore inconnue. Elle compte quand même : regarde-la dès que tu peux, ou remplace-la.
       *[other] { $unknown } de tes cartes te sont encore inconnues. Elles comptent quand même : regarde-les dès que tu peux, ou remplace-les.
    }
guide-lesson-cabo-reveal = La manche est finie : toutes les cartes sont retournées et additionnées. Plus c’est petit, mieux c’est.
guide-lesson-cabo-looking-peek = Cette carte, tu la connais maintenant. Retiens sa valeur et sa place, puis appuie sur « { app-seen } ».
guide-lesson-cabo-looking-spy = Voilà donc ce qui se cache là. Retiens-la bien : tu pourras peut-être l’échanger un jour.
guide-lesson-cabo-looking-king = Elle vaut moins qu’une des tiennes ? Échange-la. Sinon, repose-la tout simplement.
guide-lesson-cabo-after-replace = Bien joué. Si tu as gardé la nouvelle carte, tu sais maintenant ce qu’il y a là. Ne l’oublie pas.
guide-lesson-cabo-others-turn = Aux autres de jouer. Observe ce qu’ils défaussent, et où ils regardent ou échangent : ça en dit long.
guide-lesson-cabo-fewer-cards = Tu as moins de cartes qu’au début. Bravo : ce qui est parti ne te coûtera plus de points.
guide-lesson-cabo-more-cards = Tu as maintenant plus de cartes qu’avant. Ça arrive ; débarrasse-toi des grosses, l’une après l’autre.
guide-lesson-cabo-when-to-call =
    { $scoring ->
        [dutch]
            { $call-below ->
                [0] Tu penses que personne n’a moins que toi ? Alors tu peux annoncer Cabo. Si quelqu’un a quand même moins à la fin, ça te coûte 20 points.
               *[other] Tes cartes font moins de { $call-below } en tout ? Alors tu peux annoncer Cabo. Si quelqu’un a quand même moins à la fin, ça te coûte 20 points.
            }
       *[cabo] Tu penses que personne n’a moins que toi ? Alors tu peux annoncer Cabo. Si quelqu’un a quand même moins à la fin, ça te coûte 5 points.
    }
guide-lesson-cabo-called-by-other = Cabo est annoncé : c’est ton dernier tour de la manche. Fais baisser ta somme autant que tu peux.
guide-lesson-cabo-called-by-me = Quel courage ! Les autres ont encore un tour, puis on retourne les cartes. Croisons les doigts.
guide-lesson-cabo-snap = Quelqu’un vient de défausser. Si tu sais que tu as la même carte, défausse-la à la volée, vite. Une erreur coûte deux cartes de pénalité.
guide-lesson-cabo-round-won =
    { $points ->
        [0] Tu gagnes la manche sans marquer un seul point ! « { app-round-points } » montre ceux de tout le monde.
        [one] Tu gagnes la manche avec { $points } point ! « { app-round-points } » montre ceux de tout le monde.
       *[other] Tu gagnes la manche avec { $points } points ! « { app-round-points } » montre ceux de tout le monde.
    }
guide-lesson-cabo-round-lost =
    { $points ->
        [0] Quelqu’un d’autre gagne la manche, et tu ne marques aucun point. « { app-round-points } » montre ceux de tout le monde.
        [one] Quelqu’un d’autre gagne la manche, et tu marques { $points } point. « { app-round-points } » montre ceux de tout le monde.
       *[other] Quelqu’un d’autre gagne la manche, et tu marques { $points } points. « { app-round-points } » montre ceux de tout le monde.
    }
guide-lesson-cabo-next-round = Nouvelle manche, nouvelles cartes : oublie les anciennes. Seuls les totaux restent.
guide-lesson-cabo-aim = Le but : avoir le moins de points. Qui pense avoir la plus petite somme annonce Cabo ; les autres jouent encore une fois, puis la manche se termine.
guide-lesson-cabo-other-threw = { $who } a pioché une carte et l’a défaussée aussitôt : { $card-a }. Elle est sur la défausse ; à ton tour, tu peux la prendre.
guide-lesson-cabo-other-took = { $who } prend la carte du dessus de la défausse : { $card-a }. Tout le monde l’a vue ; retiens où elle va.
guide-lesson-cabo-other-kept = { $who } garde la carte piochée, la pose à la place { $slots } et défausse ce qui s’y trouvait : { $cards-a }. La nouvelle est sans doute plus petite.
guide-lesson-cabo-set-mine = Bien vu ! Tes cartes identiques sont parties, une nouvelle les remplace. Moins de cartes, moins de points.
guide-lesson-cabo-set-other = { $who } avait des cartes identiques aux places { $slots } : une seule nouvelle les remplace. Moins de cartes, moins de points.
guide-lesson-cabo-failed-set-mine =
    { $kept ->
        [yes] Ces cartes ne sont pas identiques. Elles restent là, et la nouvelle s’y ajoute : tu en as une de plus.
       *[no] Ces cartes ne sont pas identiques. Elles restent là, la nouvelle part à la défausse, et ton tour est fini.
    }
guide-lesson-cabo-failed-set-other = { $who } pensait avoir des cartes identiques aux places { $slots }. Raté : elles sont de nouveau cachées, et le tour est perdu. Tu les as vues ? Retiens-les !
guide-lesson-cabo-other-peeked =
    { $known ->
        [yes] { $who } a regardé sa propre carte { $slots }. Tu l’as déjà vue, toi aussi.
        [no] { $who } a regardé sa propre carte { $slots }. Personne d’autre ne sait ce que c’est.
       *[unsure] { $who } a regardé sa propre carte { $slots }.
    }
guide-lesson-cabo-spied = { $who } a espionné ta carte { $slots }. Elle reste à toi, mais { $who } la connaît. Tu n’as rien à faire.
guide-lesson-cabo-swapped-other =
    { $known ->
        [both] { $who } a échangé avec toi, sans regarder. Mais tu as vu les deux cartes : ta carte { $mine } était chez { $who } à la place { $theirs }, et c’est là qu’est maintenant l’ancienne.
        [new] { $who } a échangé avec toi, sans regarder. Mais la carte que tu reçois, tu l’as vue : ta carte { $mine } était chez { $who } à la place { $theirs }.
        [old] { $who } a échangé avec toi, sans regarder : tu ne connais plus ta carte { $mine }. Mais tu sais ce qu’il y a chez { $who } à la place { $theirs } : l’ancienne.
        [neither] { $who } a échangé avec toi, sans regarder : ta carte { $mine } contre la sienne, à la place { $theirs }. Tu n’en connaissais aucune, tu n’as donc rien à oublier.
       *[unsure] { $who } a échangé avec toi, sans regarder : ta carte { $mine } contre la sienne, à la place { $theirs }. Ce que tu en savais reste vrai, mais à l’autre place.
    }
guide-lesson-cabo-swapped-mine =
    { $known ->
        [both] Échangé. Tu as vu les deux cartes : tu connais ta nouvelle carte { $mine }, et tu sais ce qu’il y a chez { $owner } à la place { $theirs }.
        [new] Échangé. Ta nouvelle carte { $mine }, tu l’avais déjà vue : tu la connais donc.
        [old] Échangé, sans regarder : tu ne connais pas ta nouvelle carte { $mine }. Mais tu sais ce qu’il y a chez { $owner } à la place { $theirs } : l’ancienne.
        [neither] Échangé, sans regarder : tu ne connais pas ta nouvelle carte { $mine }, et tu ne connaissais pas non plus l’ancienne.
       *[unsure] Échangé, sans regarder : ta carte { $mine } n’est plus la même. Ce que tu savais de l’ancienne vaut maintenant chez { $owner }, à la place { $theirs }.
    }
guide-lesson-cabo-snap-mine = Bien visé ! Une carte de moins, et ce n’était même pas ton tour.
guide-lesson-cabo-no-snap-mine = Ce n’est pas la même. Ta carte { $slots } retourne à sa place, et tu reçois des cartes de pénalité, face cachée.
guide-lesson-cabo-snap-other = { $who } a vite défaussé une carte identique à la volée : une carte de moins.
guide-lesson-cabo-no-snap-other = { $who } a défaussé à la volée une carte différente. Elle retourne à la place { $slots }, avec des cartes de pénalité.
guide-lesson-cabo-penalty = Des cartes de pénalité pour toi, face cachée. Elles comptent comme les autres ; débarrasse-t’en.
guide-lesson-cabo-reshuffled = La pioche était vide. On a donc mélangé la défausse pour en faire une nouvelle ; seule la carte du dessus reste.
guide-lesson-cabo-turned-up = La défausse était vide : on a retourné la carte du dessus de la pioche.
guide-lesson-cabo-kamikaze-mine = Kamikaze ! Avec exactement ces quatre cartes, deux 12 et deux 13, tu ne marques rien et tous les autres marquent 50.
guide-lesson-cabo-kamikaze-other = Kamikaze ! Qui finit avec exactement deux 12 et deux 13 ne marque rien, et tous les autres marquent 50. C’est rare, et tu viens de le voir.
guide-lesson-cabo-call-lost = Tu as annoncé Cabo, mais quelqu’un avait moins. Tes cartes comptent, et l’erreur coûte { $penalty } de plus. En tout : { $points }.
guide-lesson-cabo-call-advice = Tu as annoncé avec { $sum }. Les bons joueurs annoncent avec 14 au plus à leur premier tour, et avec deux de moins à chaque tour suivant.
guide-lesson-cabo-call-good = Tu as annoncé avec { $sum } et gagné : bien vu. Plus une manche dure, plus ta somme doit être basse.
guide-lesson-cabo-call-unlucky = Tu as eu raison d’annoncer avec { $sum }, mais cette fois quelqu’un avait autant, ou moins. En général, ça paie.
guide-lesson-cabo-call-tied = Tu as annoncé Cabo, mais quelqu’un a la même somme. L’égalité ne suffit pas : ça te coûte { $penalty } de plus. En tout : { $points }.
guide-lesson-cabo-call-too-high = Tu as annoncé Cabo avec une somme trop grande. Ça coûte { $penalty } en plus de tes cartes. En tout : { $points }.
guide-lesson-cabo-tied-with-caller = Tu as la même somme que la personne qui a annoncé Cabo, mais c’est elle qui l’emporte en cas d’égalité. Tes cartes comptent : { $points }.
guide-lesson-cabo-pile-end = La pioche était vide, et la manche s’arrête sans annonce. Points pour toi : { $points }.

## La première partie : Da Capo!

guide-lesson-dacapo-start = À toi ! Touche une carte, puis l’endroit où elle doit aller. Au milieu, chaque pile commence par un 1 et monte de un en un.
guide-lesson-dacapo-build-one = Tu as un 1 : de quoi commencer une nouvelle pile de construction au milieu.
guide-lesson-dacapo-stack-first = La carte du dessus de ta pile est jouable : une pile attend le { $number }. Pose-la d’abord : c’est ce qui te rapproche le plus de la victoire.
guide-lesson-dacapo-joker = Tu as un joker. Il remplace n’importe quel nombre ; garde-le pour libérer une carte de ta pile.
guide-lesson-dacapo-build = Une carte de ta main est jouable : une pile attend le { $number }. Pose-la si ça rapproche cette pile de la carte du dessus de la tienne.
guide-lesson-dacapo-help-top = La carte du dessus d’une défausse est jouable : une pile attend le { $number }. Et ça ne te coûte aucune carte de ta main.
guide-lesson-dacapo-others-stack = Tu peux même poser la carte du dessus de la pile de quelqu’un d’autre. Mais ça l’aide aussi : ne le fais que si tu y gagnes davantage.
guide-lesson-dacapo-help-pile = Rien à poser pour l’instant. Termine ton tour : touche une carte de ta main, puis une défausse. Garde sur le dessus ce qu’il te faudra bientôt.
guide-lesson-dacapo-empty-hand = Tu n’as plus de carte en main, et il n’y a rien à piocher. Pose encore ce que tu peux, ou appuie sur « { app-dacapo-end } ».
guide-lesson-dacapo-nearly-done = Il ne reste pas grand-chose de ta pile. Garde un œil sur les nombres qu’il lui faut !
guide-lesson-dacapo-other-nearly-done = Attention, la pile de quelqu’un d’autre est presque vide. Évite de lui ouvrir la voie : regarde le nombre du dessus.
guide-lesson-dacapo-ended = Ton tour est fini. Tu compléteras ta main au prochain.
guide-lesson-dacapo-others-turn = Quelqu’un d’autre commence. Regarde les piles grandir au milieu ; bientôt, ce sera à toi.
guide-lesson-dacapo-reveal = La manche est finie : on compte ce qui reste dans chaque pile.
guide-lesson-dacapo-round-won = Tu gagnes la manche ! Ça fait { $points } : un point par carte restée dans les piles des autres.
guide-lesson-dacapo-round-lost = Quelqu’un d’autre gagne la manche. Ce qui reste dans ta pile lui rapporte des points ; la prochaine fois, tu iras plus vite.
guide-lesson-dacapo-aim = Le but : vider ta pile avant tout le monde. Les cartes se posent au milieu, sur des piles qui montent de 1 à { $highest }.
guide-lesson-dacapo-stack-waits = Sur ta pile, il y a un { $number }. Il ne peut encore aller nulle part : il attend qu’une pile du milieu ait besoin d’un { $number }.
guide-lesson-dacapo-stack-mine = Une de moins ! La carte suivante de ta pile est visible. Continue tant que quelque chose est jouable.
guide-lesson-dacapo-hand-emptied = Ta main était vide : tu la complètes tout de suite et tu continues. Bien joué !
guide-lesson-dacapo-other-built = { $who } a posé un { $number } au milieu. Ces piles sont à tout le monde : une de tes cartes est peut-être jouable maintenant.
guide-lesson-dacapo-other-stack = { $who } a posé un { $number } de sa propre pile : une carte de moins. Surveille combien il lui en reste.
guide-lesson-dacapo-other-joker = { $who } a posé un joker, ici comme { $number } : un joker remplace n’importe quel nombre.
guide-lesson-dacapo-stack-gift = { $who } a posé la carte du dessus de ta pile, un { $number }. C’est permis, et c’est un cadeau : une carte de moins pour toi !
guide-lesson-dacapo-other-put = { $who } pose une carte sur une défausse : { $card-a }. C’est la fin du tour. De là, elle pourra aller au milieu plus tard.
guide-lesson-dacapo-finished = Une pile est arrivée à { $highest } et s’en va. Sa place est libre pour un nouveau 1.
guide-lesson-dacapo-reshuffled = La pioche était vide : les piles complètes ont été mélangées pour la refaire.
guide-lesson-dacapo-no-card = Tu n’avais aucune carte à poser : ton tour se termine, tout simplement.
guide-lesson-dacapo-stalemate = Personne ne pouvait plus rien faire : la manche est finie, et la plus petite pile gagne.
