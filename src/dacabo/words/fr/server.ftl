### Le serveur.

## Ce qui ne peut pas être gardé

error-stream-went-on = Quelqu’un a été plus rapide, la table a déjà avancé. Regarde à nouveau.
error-guest-exists = Cette personne est déjà là. Réessaie.
error-store-full = Le disque du serveur est plein, rien ne peut être enregistré pour l’instant. Préviens les responsables du serveur.
error-store-nearly-full = Le disque du serveur est presque plein, rien de nouveau ne peut être ouvert pour l’instant. Ce qui a commencé continue. Préviens les responsables du serveur.
error-store-busy = Un autre programme occupe en ce moment le fichier du serveur. Réessaie dans un instant.
error-stream-unreadable = Ce qui est enregistré ici est devenu illisible. Préviens les responsables du serveur : une sauvegarde l’a peut-être encore.
error-store-failed = L’enregistrement a échoué ({ $reason }). Préviens les responsables du serveur.
error-store-closed = Le serveur est en train de s’arrêter. Reviens dans un instant.

## À table

error-no-such-table = Aucune table n’a ce code. Vérifie-le.
error-no-such-match = Cette partie n’a pas été jouée à cette table.
error-no-such-link = Ce lien a déjà servi ou a expiré. Crée-en un nouveau sur l’autre appareil.
error-no-such-address = Il n’y a rien à cette adresse.
error-method-not-allowed = Il y a bien quelque chose à cette adresse, mais pas avec cette méthode.
error-no-such-chair = Cette table n’a pas cette chaise.
error-not-a-guest = Nous ne te connaissons pas encore. Choisis d’abord un nom.
error-not-seated = Tu n’es pas à cette table.
error-not-host = Seul l’hôte de la table peut faire cela.
error-house-full = Toutes les tables sont prises. Réessaie dans quelques minutes.
error-table-full = Toutes les chaises sont prises.
error-chair-taken = Quelqu’un y est déjà assis. Choisis une autre chaise.
error-chair-not-taken = Personne sur cette chaise à qui demander de se lever.
error-chairs-assigned = À cette table, chaque place est attribuée. Passe par le lien de ta page de joueur.
error-sits-already = Tu es déjà à cette table, à une autre place.
error-chairs-free = Il reste des chaises libres. Attends d’autres joueurs ou installe des robots.
error-not-everybody-ready = Tout le monde n’est pas encore prêt.
error-match-not-begun = La partie n’a pas encore commencé.
error-match-about-to-begin = La partie va commencer. Patiente un instant.
error-seal-differs = Ce n’est pas ce que tu avais scellé. Recharge la page ; si cela n’aide pas, recommencez dans un instant.
error-share-not-shown = Tu n’as pas montré ce que tu avais scellé. Cette partie commence sans ta part.
error-match-goes-on = La partie est en cours.
error-match-rests = La partie est en pause. Reprends-la d’abord.
error-rules-changed = Cette partie a commencé avec des règles plus anciennes (version { $began } ; à présent { $now }) et ne peut plus être affichée.
error-table-worn-out = C’en est trop pour une seule table. Ouvre-en une nouvelle.
error-hello-first = Dis d’abord bonjour (hello).
error-table-closed = Cette table est fermée.
error-round-goes-on = La manche est en cours.
error-bot-sits-in = Un robot joue pour toi. Reprends d’abord la main.
error-bot-stays = Deux fois par manche, c’est assez : le robot finit celle-ci pour toi. Dès qu’elle est terminée, tu peux reprendre ta place.
error-nobody-sits-in = Personne ne joue pour toi.
error-somebody-is-there = Cette personne est là. Un robot ne remplace que les absents.
error-decision-over = C’est déjà décidé.
error-other-decision = Ce n’est pas une réponse à ce qui t’est demandé.

## Ce qui est illisible

error-message-unreadable = Le serveur n’a pas compris ce message.
error-too-fast = C’était trop à la fois. Attends un instant.
error-body-not-json = Envoie cela en JSON (type application/json).
error-body-too-large = C’est trop long.
error-body-too-slow = C’est arrivé trop lentement. Réessaie.
error-body-unreadable = Le serveur n’a pas compris.
error-server-failed = Une erreur s’est produite dans le serveur. Rien n’a changé ; réessaie.
