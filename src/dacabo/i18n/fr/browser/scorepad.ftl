### La feuille de score dans le navigateur.

## Mes feuilles, et une nouvelle

app-pad-title = Feuille de score
app-pad-opening = On cherche la feuille…
app-pad-gone = Feuille introuvable
    .about = Vérifie le lien, ou demande à la personne qui te l’a envoyé.
app-pad-outdated = Nouvelle version de cette page disponible.
app-pad-mine = Mes feuilles
    .about = Seul ce navigateur garde leurs liens.
app-pad-forget = Oublier
    .about = Ce navigateur oublie le lien. Les autres personnes qui l’ont peuvent encore ouvrir la feuille.
app-pad-forget-waiting = Des saisies ne sont pas encore envoyées et seraient perdues.
app-pad-players = Qui joue ?
    .about = Dans l’ordre de vos places, dans le sens des aiguilles d’une montre.
app-pad-player = Joueur { $number }
app-pad-up = Monter la ligne { $number }
app-pad-down = Descendre la ligne { $number }
app-pad-remove = Enlever la ligne { $number }
app-pad-add = Ajouter un joueur
app-pad-won-by = Victoire : { $names }
app-pad-rounds =
    { $count ->
        [one] Une manche
       *[other] { $count } manches
    }
app-pad-same-people = Comme la dernière fois :
app-pad-known = Récemment :
app-pad-starter = Qui commence ?
app-pad-starter-none = On verra à table
app-pad-too-few = Il faut être { $fewest } pour jouer. Qui d’autre est là ?
app-pad-open = Ouvrir la feuille
app-pad-file = Feuille enregistrée
    .about = Reprends une feuille depuis son fichier, enregistré ici ou sur un autre serveur.
app-pad-file-choose = Choisir un fichier

## La feuille

app-pad-total = Total :
app-pad-totals = Totaux
app-pad-struck = a quitté la partie
app-pad-begins = commence
app-pad-kamikaze = Kamikaze
app-pad-kamikaze-sum = { $sum }, kamikaze
app-pad-cards-left = cartes restantes
app-pad-ran-out = pioche vide
app-pad-corrected = corrigée
app-pad-doubtful = peu vraisemblable
app-pad-in-doubt = Pas encore de gagnant
    .about = La manche { $round } est peu vraisemblable. Corrigez-la, ou envoyez le résultat : l’organisation, ou un autre téléphone de la table, devra le confirmer.
app-pad-waits = en attente d’envoi
app-pad-void = jouée après la fin, ne compte pas
app-pad-round =
    { $unit ->
        [game] Manche { $round }
       *[round] Manche { $round }
    }
app-pad-draw-lot = Tirer au sort
app-pad-now-over = Voilà qui met fin à la partie.
app-pad-now-open = La partie continue donc.
app-pad-will-be-over = Cela met fin à la partie.
app-pad-will-go-on = La partie continuera.
app-pad-goes-on = La partie suivante
app-pad-names = Noms
app-pad-save = Enregistrer
app-pad-time = Le temps est écoulé
    .about = Une manche est-elle encore en cours ?
app-pad-time-this = Oui, la { $round } est la dernière
app-pad-time-none = Non, la { $round } était la dernière
app-pad-time-back = Il reste du temps, finalement
app-pad-again = Nouvelle partie
app-pad-one-more =
    { $unit ->
        [game] Encore une manche
       *[round] Encore une manche
    }
app-pad-one-more-back = On en reste là
app-pad-picture = Partager en image
app-pad-picture-none = Ce navigateur ne peut pas dessiner l’image. Fais plutôt une capture d’écran.
app-pad-more = Fichiers, règles, qui note
app-pad-paper = Enregistrer la feuille (Excel)
app-pad-csv = Enregistrer tous les détails (CSV)
app-pad-json = Enregistrer la feuille entière (JSON)
app-pad-share-do = Partager
app-pad-share = Sur tous les téléphones de la table
    .about = Avec ce lien, chacun voit la feuille en direct et peut y noter les points.
app-pad-qr = QR code avec le lien vers cette feuille
app-pad-renew = Remplacer le lien
    .about = L’ancien lien ne marchera plus pour personne ; pour continuer à noter, il faudra le nouveau.
app-pad-renewed-here = Voici le nouveau lien. L’ancien ne marche plus.
app-pad-renewed = Cette feuille a un nouveau lien
    .about = Quelqu’un à la table a remplacé l’ancien, qui ne marche plus. Demande le nouveau.
app-pad-who-writes = Qui note ici ?
    .about = Pour l’historique : on saura à qui demander. Facultatif.
app-pad-nobody-writes = Peu importe

## On note une manche

app-pad-enter =
    { $unit ->
        [game] Noter la manche { $round }
       *[round] Noter la manche { $round }
    }
app-pad-correct =
    { $unit ->
        [game] Corriger la manche { $round }
       *[round] Corriger la manche { $round }
    }
app-pad-take-back =
    { $unit ->
        [game] Annuler la manche { $round }
       *[round] Annuler la manche { $round }
    }
    .about = Elle disparaît de la feuille. L’historique la garde.
app-pad-writing =
    { $unit ->
        [game]
            { $count ->
                [one] { $names } note la manche { $round }.
               *[other] { $names } notent la manche { $round }.
            }
       *[round]
            { $count ->
                [one] { $names } note la manche { $round }.
               *[other] { $names } notent la manche { $round }.
            }
    }
app-pad-somebody =
    { $known ->
        [0]
            { $count ->
                [one] Quelqu’un
               *[other] { $count } personnes
            }
       *[other]
            { $count ->
                [one] quelqu’un d’autre
               *[other] { $count } autres
            }
    }
app-pad-my-hand = Mes cartes
app-pad-hand =
    { $unit ->
        [game] Mes cartes de la manche { $round }
       *[round] Mes cartes de la manche { $round }
    }
app-pad-hand-do = Envoyer mes cartes
app-pad-hand-back = Retirer mes cartes
app-pad-hand-missing = Touche d’abord tes cartes.
app-pad-hands-in = Cartes déjà envoyées : { $names }.
app-pad-hands-missing = Il manque encore : { $names }.
app-pad-hand-from = { $name } (envoyées par { $by })
app-pad-renaming = Renommer { $old } en { $new }
app-pad-who-called = Qui a annoncé Cabo ? Touche sa cloche.
app-pad-called-by = { $name } a annoncé Cabo
app-pad-pile = Personne n’a annoncé : la pioche est vide
app-pad-turns = Personne n’a annoncé : tous les tours sont joués
app-pad-pile-out = Pioche vide au dernier tour de table
app-pad-called-with = Somme à l’annonce, si différente
app-pad-called-with-sum = avec { $sum } à l’annonce
app-pad-left = Cartes restantes (0 si vide)
app-pad-left-of = Cartes restantes : { $name }
app-pad-sum-of = Somme : { $name }
app-pad-by-sum = La somme seule
app-pad-by-card = Carte par carte
app-pad-keys = Touches
app-pad-minus = Moins
app-pad-back = Effacer la dernière saisie
app-pad-any-suit = Seule la couleur d’un roi compte.
app-pad-next = Ensuite : { $name }
app-pad-reason = Pourquoi ? (si tu veux)
app-pad-noted = C’est noté.
app-pad-kept = Enregistré sur ce téléphone. L’envoi se fera dès qu’il y aura du réseau.

## Est-ce possible ? Qu’est-ce qui compte ?

app-pad-look-again = Revoir la saisie
app-pad-sure = Si, c’est bien ça
app-pad-theirs = Sur la feuille
app-pad-ours = Sur ce téléphone
app-pad-keep-theirs = Garder la saisie de la feuille
app-pad-keep-mine = Garder ma saisie
app-pad-end = Fin de manche
app-pad-try-again = Réessayer
app-pad-throw-away = Supprimer
app-pad-throw-away-this = Supprimer : { $what }

## Sans réseau

app-pad-offline = Pas de connexion pour l’instant. Continue à noter : rien ne se perd.
app-pad-waiting =
    { $count ->
        [one] Une saisie attend d’être envoyée
       *[other] { $count } saisies attendent d’être envoyées
    }
app-pad-send-now = Envoyer maintenant
app-pad-unkept = Ce téléphone ne peut rien enregistrer. Ne ferme pas cette page avant que tout soit envoyé.
app-pad-too-late = Jamais envoyé depuis ce téléphone
    .about = La partie avait déjà son résultat, ou ses joueurs avaient changé, avant l’arrivée de ces saisies. Si le résultat en est faussé, montre-les à l’organisation.
app-pad-throw-all-away = Tout supprimer

## L’historique

app-pad-history = Historique
app-pad-by = noté par { $name }
app-pad-because = Motif : { $reason }
app-pad-before = Avant
app-pad-after = Après

## What a player did, when the match is over

app-pad-feat-kamikaze =
    { $count ->
        [one] Kamikaze à la manche { $round }
       *[other] { $count } kamikazes
    }
app-pad-feat-hundred =
    { $count ->
        [one] 100 tout rond à la manche { $round } : retour à 50
       *[other] { $count } fois 100 tout rond
    }
app-pad-feat-calls =
    { $calls ->
        [one]
            { $right ->
                [0] Une annonce, ratée
               *[other] Une annonce, réussie
            }
        [2]
            { $right ->
                [0] Deux annonces, ratées toutes les deux
                [one] Deux annonces, dont une réussie
               *[other] Deux annonces, réussies toutes les deux
            }
       *[other]
            { $wrong ->
                [0] { $calls } annonces, toutes réussies
               *[other]
                    { $right ->
                        [0] { $calls } annonces, aucune réussie
                        [1] { $calls } annonces, dont une réussie
                       *[other] { $calls } annonces, dont { $right } réussies
                    }
            }
    }
app-pad-feat-won =
    { $unit ->
        [game]
            { $won ->
                [one] Une manche gagnée sur { $played }
               *[other] { $won } manches gagnées sur { $played }
            }
       *[round]
            { $won ->
                [one] Une manche gagnée sur { $played }
               *[other] { $won } manches gagnées sur { $played }
            }
    }
app-pad-feat-lowest =
    { $points ->
        [one] Meilleure manche : { $points } point
       *[other] Meilleure manche : { $points } points
    }
app-pad-feat-most =
    { $points ->
        [one] Meilleure manche : { $points } point
       *[other] Meilleure manche : { $points } points
    }
app-pad-feat-closest =
    { $count ->
        [one] Au mieux, une carte restante
       *[other] Au mieux, { $count } cartes restantes
    }
