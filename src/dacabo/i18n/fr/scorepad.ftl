### La feuille de score pour de vraies cartes.

## Ce qu’il faut faire ensuite

scorepad-begins =
    { $unit ->
        [game] Manche { $round } : { $who } commence.
       *[round] Manche { $round } : { $who } commence.
    }
scorepad-begins-winner = Manche { $round } : { $who } a gagné la précédente et commence.
scorepad-begins-lot =
    { $unit ->
        [game] Manche { $round } : tirez au sort qui commence. Dans le chapeau : { $players }.
       *[round] Manche { $round } : tirez au sort qui commence. Dans le chapeau : { $players }.
    }
scorepad-begins-drawn =
    { $unit ->
        [game] Manche { $round } : le sort a désigné { $who }, qui commence.
       *[round] Manche { $round } : le sort a désigné { $who }, qui commence.
    }
scorepad-begins-youngest = Manche { $round } : le ou la plus jeune commence.
scorepad-begins-left = Manche { $round } : on commence à gauche de la personne qui a commencé la précédente.
scorepad-enter =
    { $unit ->
        [game] Notez la manche { $round } dès que quelqu’un a gagné.
       *[round] Notez la manche { $round } dès que les cartes sont retournées.
    }
scorepad-last-round = Le temps est écoulé : la manche { $round } est la dernière.

## Comment une partie se termine

scorepad-over-limit =
    { $limit ->
        [one] Quelqu’un a { $limit } point ou plus : la partie est finie.
       *[other] Quelqu’un a { $limit } points ou plus : la partie est finie.
    }
scorepad-over-rounds =
    { $rounds ->
        [one] Une seule manche était convenue : la partie est finie.
       *[other] Les { $rounds } manches sont jouées : la partie est finie.
    }
scorepad-over-time = Le temps est écoulé : la partie est finie.
scorepad-over-target =
    { $target ->
        [one] Quelqu’un a { $target } point ou plus : l’objectif est atteint.
       *[other] Quelqu’un a { $target } points ou plus : l’objectif est atteint.
    }
scorepad-over-single = La partie est finie.
scorepad-after-the-end =
    { $unit ->
        [game]
            { $count ->
                [one] Une manche a été jouée après la fin. Elle reste sur la feuille, mais ne compte pas.
               *[other] { $count } manches ont été jouées après la fin. Elles restent sur la feuille, mais ne comptent pas.
            }
       *[round]
            { $count ->
                [one] Une manche a été jouée après la fin. Elle reste sur la feuille, mais ne compte pas.
               *[other] { $count } manches ont été jouées après la fin. Elles restent sur la feuille, mais ne comptent pas.
            }
    }

## L’historique

scorepad-opened = La feuille a été ouverte.
scorepad-entered =
    { $unit ->
        [game] La manche { $round } a été notée.
       *[round] La manche { $round } a été notée.
    }
scorepad-corrected =
    { $unit ->
        [game] La manche { $round } a été corrigée.
       *[round] La manche { $round } a été corrigée.
    }
scorepad-filled-in = La manche { $round } a été notée une seconde fois, avec les cartes.
scorepad-taken-back =
    { $unit ->
        [game] La manche { $round } a été annulée.
       *[round] La manche { $round } a été annulée.
    }
scorepad-renamed = { $old } s’appelle désormais { $new }.
scorepad-left = { $who } a quitté la partie, les autres continuent.
scorepad-returned = { $who } est de retour.
scorepad-lot-drawn =
    { $unit ->
        [game] Le sort a désigné { $who }, qui commence la manche { $round }.
       *[round] Le sort a désigné { $who }, qui commence la manche { $round }.
    }
scorepad-went-on = Les mêmes joueurs continuent sur une nouvelle feuille.
scorepad-prolonged =
    { $unit ->
        [game] Une manche de plus a été décidée.
       *[round] Une manche de plus a été décidée.
    }
scorepad-not-prolonged =
    { $unit ->
        [game] Il n’y a finalement pas eu d’autre manche.
       *[round] Il n’y a finalement pas eu d’autre manche.
    }
scorepad-time-called = Temps écoulé : la manche { $round } a été déclarée la dernière.
scorepad-time-taken-back = Il reste du temps, finalement : « le temps est écoulé » a été annulé.

## Est-ce possible ?

scorepad-doubt-sum = { $who } avec { $sum } ? Aucune combinaison de cartes ne donne cette somme avec ces règles.
scorepad-doubt-sums = { $sum } en tout ? Les cartes du jeu ne permettent pas toutes ces sommes à la fois.
scorepad-doubt-kamikaze = { $who } avec un kamikaze et { $sum } ? Deux 12 et deux 13 font déjà 50.
scorepad-doubt-no-kamikaze = { $who } avec { $sum } ? Avec quatre cartes, c’est un kamikaze : deux 12 et deux 13.
scorepad-doubt-cards = La carte « { $card } » { $count } fois sur la table ? Il y en a { $held } dans le jeu.
scorepad-doubt-no-cards = { $who } sans une seule carte ? Avec ces règles, la dernière reste toujours.
scorepad-doubt-number-of-cards =
    { $count ->
        [one] { $who } avec une seule carte ? C’est impossible avec ces règles.
       *[other] { $who } avec { $count } cartes ? C’est impossible avec ces règles.
    }
scorepad-doubt-pile = Manche finie faute de pioche ? Avec ces règles, on mélange la défausse et on continue.
scorepad-doubt-turns = Manche finie sans annonce ? Ces règles ne limitent pas le nombre de tours.
scorepad-doubt-called-with = { $who } a annoncé avec { $before } et termine avec { $sum } ? Après l’annonce, ces cartes sont bloquées.
scorepad-doubt-stack = { $who } avec { $count } cartes dans sa pile ? Il y en avait { $most } au départ.
scorepad-doubt-no-empty-stack = Aucune pile n’est vide. Plus personne ne pouvait jouer ?
scorepad-doubt-empty-stacks = Plusieurs piles vides, { $players } ? La première met fin à la manche.

## Ce qui ne peut pas se noter

error-entry-not-everyone = Note quelque chose pour chacun des { $players } joueurs.
error-entry-absurd = Ce nombre est impossible. Choisis-en un de { $lowest } à { $highest }.
error-entry-too-many-cards = Personne n’a autant de cartes. Notes-en { $most } au plus.
error-entry-no-such-card = Aucun de nos jeux n’a de carte « { $card } ». Choisis-en une autre.
error-entry-no-kamikaze = Il n’y a pas de kamikaze dans ces règles. Note seulement la somme.
error-entry-two-kamikazes = Deux kamikazes dans une manche ? Il n’y a que deux 13. Vérifie à nouveau les cartes.
error-entry-nobody-called = Qui a annoncé Cabo ? Dis-le, ou indique comment la manche s’est terminée.
error-entry-caller-left = La personne qui a annoncé ne joue plus. Choisis quelqu’un qui joue encore.
error-entry-called-and-not = Quelqu’un a annoncé, ou personne : c’est l’un ou l’autre. Choisis de nouveau.
error-entry-other-game = Cette manche vient d’un autre jeu. Ouvre une feuille pour ce jeu.
error-entry-doubtful = C’est peu vraisemblable. Vérifie à nouveau les cartes, ou confirme.
error-round-entered-already = Quelqu’un a déjà noté la manche { $round }, avec d’autres points. Regarde ce qui est noté, et corrige si c’est faux.
error-round-changed = Quelqu’un vient de modifier la manche { $round }. Regarde ce qui est noté maintenant, puis décide.
error-round-differs = La manche { $round } figure sur la feuille avec d’autres points. Corrige-la plutôt.
error-round-missing = La prochaine manche à noter est la { $round }. Note d’abord celle-là.
error-round-not-there = Il n’y a pas de manche { $round } sur cette feuille. Choisis-en une qui s’y trouve.
error-round-not-last = On ne peut annuler que la dernière manche, la { $round }. Une manche plus ancienne se corrige.
error-time-other-round = La dernière manche est celle qui vient d’être notée ou la suivante : la manche { $round } au plus tard. Choisis l’une des deux.
error-time-not-up = Le temps n’est pas écoulé : il n’y a rien à annuler. Continuez à jouer.
error-left-already = Cette personne est déjà partie. Continuez sans elle.
error-not-left = Cette personne joue encore : il n’y a rien à annuler.
error-too-few-stay = On ne joue pas en solo : il doit rester au moins { $fewest } joueurs.
error-lot-not-needed = Pas besoin de tirer au sort : on sait qui commence.
error-lot-other-seed = Ce tirage ne vient pas de la graine scellée pour lui. Tirez au sort sur la feuille.
error-lot-no-seed = Impossible de tirer au sort ici. Rouvrez la feuille et tirez-y au sort.
error-match-not-over = La partie n’est pas finie. Jouez-la d’abord jusqu’au bout.
error-pad-went-on = Vous jouez déjà sur une autre feuille. Remplacez le lien de celle-là.
error-match-over-anyway = Ce n’est pas le nombre de manches qui a mis fin à la partie : une de plus n’y changera rien. Commencez une nouvelle partie.
error-pad-names = Ces noms ne vont pas : il en faut un visible par joueur, et jamais deux fois le même.
error-pad-text = Une note tient sur une ligne de { $most } caractères au plus. Raccourcis-la.
error-pad-open-already = Cette feuille est déjà ouverte. Continue sur celle-là.
error-pad-not-open = Cette feuille n’est pas encore ouverte. Ouvre-la d’abord.
error-pad-full = Cette feuille est pleine : { $most } lignes au plus. Ouvres-en une nouvelle.

## Une feuille pour tableurs

scorepad-column =
    { $unit ->
        [game] Partie
       *[round] Manche
    }
scorepad-jump = Exactement 100
scorepad-total = Total

## Fichiers

error-pad-file-too-large = Ce fichier est trop gros. Une feuille de score ne dépasse pas { $bytes } octets. Choisis un autre fichier.
error-pad-file-not-json = Ligne { NUMBER($line, useGrouping: 0) } : le fichier est abîmé ou s’interrompt ici. Rien n’a été repris : choisis une autre copie.
error-pad-file-foreign = Ce n’est pas une feuille de score de Dacabo. Choisis un fichier enregistré comme tel.
error-pad-file-version = Cette feuille de score a été enregistrée avec une autre version de Dacabo ({ $found } ; celle-ci lit { $known }). Mets Dacabo à jour.
error-pad-file-unreadable = Ligne { NUMBER($line, useGrouping: 0) } : ceci n’a pas sa place sur une feuille de score. Rien n’a été repris : choisis une autre copie.
error-pad-file-refused = Ligne { NUMBER($line, useGrouping: 0) } : c’est impossible sur une feuille de score. Rien n’a été repris : choisis une autre copie.
