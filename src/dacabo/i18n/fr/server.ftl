### Le serveur.

## Ce qui ne peut pas être gardé

error-stream-went-on = Quelqu’un a été plus rapide, la table a déjà avancé. Regarde où elle en est.
error-guest-exists = Cette personne existe déjà. Réessaie.
error-store-full = Le disque du serveur est plein, rien ne peut être enregistré pour l’instant. Préviens les responsables du serveur.
error-store-nearly-full = Le disque du serveur est presque plein, rien de nouveau ne peut être ouvert pour l’instant. Ce qui a commencé continue. Préviens les responsables du serveur.
error-store-busy = La base de données du serveur est occupée. Réessaie dans un instant.
error-store-away = Le serveur n’arrive pas à joindre sa base de données pour le moment. Rien n’est perdu : la partie reprendra dès son retour.
error-store-moved-on = Entre-temps, un Dacabo plus récent a mis la base de données à jour. Préviens les responsables : ce serveur doit être mis à jour et relancé.
error-stream-unreadable = Ce qui est enregistré ici est devenu illisible. Préviens les responsables du serveur : il en reste peut-être une sauvegarde.
error-store-failed = L’enregistrement a échoué ({ $reason }). Préviens les responsables du serveur.
error-store-closed = Le serveur est en train de s’arrêter. Reviens dans un instant.

## À table

error-no-such-table = Aucune table n’a ce code. Vérifie-le.
error-no-such-match = Cette partie n’a pas été jouée à cette table. Vérifie le lien.
error-no-such-link = Ce lien a déjà servi ou a expiré. Crées-en un nouveau sur l’autre appareil.
error-no-such-address = Il n’y a rien à cette adresse. Retourne à l’accueil.
error-method-not-allowed = Cette adresse n’accepte pas ce type de requête. Vérifie la méthode HTTP.
error-no-such-chair = Cette table n’a pas cette chaise. Choisis-en une autre.
error-not-a-guest = Nous ne te connaissons pas encore. Choisis d’abord un nom.
error-not-seated = Tu n’es pas à cette table. Installe-toi d’abord.
error-not-host = Seul l’hôte peut le faire. Demande-lui.
error-house-full = Le serveur est complet pour l’instant. Réessaie dans quelques minutes.
error-table-full = Toutes les chaises sont prises. Tu peux regarder.
error-chair-taken = Quelqu’un y est déjà assis. Choisis une autre chaise.
error-chair-not-taken = Cette chaise est déjà libre.
error-too-many-seated = Il y a { $people } personnes assises ici. Garde une chaise pour chacune, ou demande à quelqu’un de se lever.
error-chairs-assigned = À cette table, chaque chaise est attribuée. Passe par le lien de ta page de joueur.
error-sits-already = Tu es déjà à cette table, sur une autre chaise. Lève-toi d’abord.
error-character-sits = { $name } est déjà à cette table. Choisis quelqu’un d’autre.
error-chairs-free = Il reste des chaises libres. Attends d’autres joueurs ou ajoute des bots.
error-not-everybody-ready = Tout le monde n’est pas encore prêt. Attends un instant.
error-match-not-begun = La partie n’a pas encore commencé. Attends le début.
error-match-about-to-begin = La partie va commencer. Patiente un instant.
error-seal-differs = Ce n’est pas ce que tu avais scellé. Recharge la page ; si ça ne suffit pas, réessaie dans un instant.
error-share-not-shown = Tu n’as pas montré ce que tu avais scellé. Cette partie commence sans ta part.
error-match-goes-on = La partie n’est pas finie. Terminez-la d’abord.
error-match-rests = La partie est en pause. Reprends-la d’abord.
error-rules-changed = Cette partie a commencé avec des règles plus anciennes (version { $began } ; à présent { $now }) et ne peut plus être affichée. Commences-en une autre.
error-table-worn-out = Cette table a trop servi. Ouvres-en une nouvelle.
error-what-if-unfinished = Cette partie n’est pas terminée. Tu ne peux reprendre qu’une partie terminée.
error-what-if-no-moment = Ce moment n’existe pas dans cette partie. Choisis-en un autre dans le film.
error-what-if-after-the-end = À ce moment, la partie est déjà terminée. Choisis un moment plus tôt.
error-what-if-too-long = Trop de coups précèdent ce moment pour reprendre ici. Choisis un moment plus tôt.
error-what-if-over = Ce n’était qu’un « Et si ? ». Retourne au film et choisis un autre moment.
error-what-if-no-record = Cette partie a commencé au milieu d’une autre et n’est pas enregistrée. Prends l’autre.
error-hello-first = Dis d’abord bonjour (hello).
error-table-closed = Cette table est fermée. Ouvres-en une autre.
error-round-goes-on = La manche n’est pas finie. Terminez-la d’abord.
error-bot-sits-in = Un bot joue pour toi. Reprends d’abord la main.
error-bot-stays = Deux fois par manche, ça suffit : le bot termine celle-ci pour toi. Ensuite, tu pourras reprendre la main.
error-nobody-sits-in = Aucun bot ne joue pour toi : à toi de jouer.
error-somebody-is-there = Cette personne est là. Un bot ne remplace que les absents.
error-decision-over = Trop tard, c’est déjà décidé. Regarde la table.
error-other-decision = Ce coup ne va pas ici. Regarde ce que la table attend.

## Ce que dit le lien d’une table

invitation = { $host } t’invite à jouer à { $game }
invitation-watch = Viens voir jouer { $host } : { $game }
invitation-later = Une table de { $game }

## Ce qui est illisible

error-message-unreadable = Le serveur n’a pas compris. Recharge la page.
error-too-fast = C’était trop d’un coup. Attends un instant.
error-body-not-json = Envoie le tout en JSON (type application/json).
error-body-too-large = C’est trop long. Raccourcis un peu.
error-body-too-slow = C’est arrivé trop lentement. Réessaie.
error-body-unreadable = Le serveur n’a pas compris. Recharge la page.
