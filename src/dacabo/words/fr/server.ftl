### Le serveur.

## Ce qui ne peut pas être gardé

error-stream-went-on = Quelqu’un a été plus rapide, la table a déjà avancé. Regarde à nouveau.
error-guest-exists = Cette personne est déjà là. Réessaie.
error-store-full = Le disque du serveur est plein, rien ne peut être enregistré pour l’instant. Préviens les responsables du serveur.
error-store-busy = Un autre programme occupe en ce moment le fichier du serveur. Réessaie dans un instant.
error-store-failed = L’enregistrement a échoué ({ $reason }). Préviens les responsables du serveur.
error-store-closed = Le serveur est en train de s’arrêter. Reviens dans un instant.
error-store-cannot-open = Impossible d’ouvrir « { $file } » ({ $reason }).
error-store-not-ours = « { $file } » n’est pas une salle de jeu de Dacabo et reste tel quel. Choisis un autre fichier.
error-store-newer = « { $file } » vient d’un Dacabo plus récent (version { NUMBER($found, useGrouping: 0) } ; celui-ci connaît la version { NUMBER($known, useGrouping: 0) }). Mets Dacabo à jour, ou choisis un autre fichier.
error-store-unsafe = Des coups pourraient se perdre sur ce disque : le réglage { $setting } de SQLite reste à { $found } au lieu de { $needed }. Mets le fichier sur un disque local.

## Sauvegardes

error-backup-exists = « { $file } » existe déjà et ne sera pas écrasé. Choisis un autre nom.
error-backup-failed = Impossible d’écrire la sauvegarde « { $file } » ({ $reason }).
error-backup-damaged = La copie de « { $file } » est abîmée et a été supprimée. Le disque est peut-être en train de lâcher ; vérifie-le.

## La commande

serve-about = Ouvrir la salle de jeu : des tables pour joueurs et robots, dans le navigateur ou par WebSocket.
serve-opened = La salle est ouverte : { $link }
serve-stop = Arrêter avec Ctrl-C.
copy-about = Copier le fichier du serveur, même pendant qu’il tourne.
copy-file = où va la copie ; rien n’est écrasé
copy-progress = { $percent } % copiés
copy-done = Copié et vérifié : { $file }
error-cannot-listen = Impossible d’écouter sur { $host }, port { NUMBER($port, useGrouping: 0) } ({ $reason }). Un serveur y tourne-t-il déjà ? Choisis un autre --port.

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
error-match-goes-on = La partie est en cours.
error-match-rests = La partie est en pause. Reprends-la d’abord.
error-rules-changed = Cette partie a commencé avec des règles plus anciennes (version { $began } ; à présent { $now }) et ne peut plus être affichée.
error-table-worn-out = C’en est trop pour une seule table. Ouvre-en une nouvelle.
error-hello-first = Dis d’abord bonjour (hello).
error-table-closed = Cette table est fermée.
error-round-goes-on = La manche est en cours.
error-bot-sits-in = Un robot joue pour toi. Reprends d’abord la main.
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

## Links of pads and events

error-no-such-key = Ce lien ne mène à rien ici. Il a peut-être été coupé en le copiant, ou ce qu’il ouvrait a été supprimé depuis longtemps.
error-key-not-for-this = Ce lien sert à autre chose. Demande le bon à l’organisation.
error-no-online-match = Aucun match ne se joue en ligne ici.
error-online-table-changed = Les joueurs de ce match ont changé depuis l’ouverture de sa table en ligne. L’organisation peut en ouvrir une autre ; si le match a commencé, continuez à une vraie table, et l’organisation saisit les totaux.
error-no-match-pad = Ce match n’a pas de feuille de score en ce moment : il n’a pas commencé, se joue en ligne ou est terminé.
error-match-pad-closed = Quelqu’un a quitté ce match, sa feuille de score est donc fermée. Continuez à jouer et saisissez les totaux à la fin.
