### Les liens des feuilles de score et des tournois.

error-no-such-key = Ce lien ne mène à rien ici. Il a peut-être été mal copié ou remplacé par un nouveau, ou ce qu’il ouvrait a été supprimé. Demande le lien actuel.
error-link-withdrawn = Ce lien a été retiré ou remplacé par un nouveau. Demande celui qui marche maintenant.
error-event-deleted = Ce tournoi a été supprimé par l’organisation, avec tout ce qu’il contenait.
error-club-deleted = Ce carnet de club a été supprimé par la personne qui le tenait, avec tout ce qu’il contenait.
error-key-not-for-this = Ce lien sert à autre chose. Demande le bon à l’organisation.
error-no-online-match = Aucune partie ne se joue en ligne ici. Demande à l’organisation.
error-online-table-changed = Les joueurs de cette partie ont changé depuis l’ouverture de sa table en ligne. L’organisation peut en ouvrir une autre ; si la partie a commencé, continuez à une vraie table et donnez les totaux à l’organisation.
error-no-match-pad = Cette partie n’a pas de feuille de score en ce moment : elle n’a pas commencé, se joue en ligne ou est terminée. Sinon, demande à l’organisation.
error-match-pad-closed = Quelqu’un a rejoint cette partie après le début : la feuille de score est donc fermée. Continuez à jouer et saisissez les totaux à la fin.
error-totals-not-on-pad = Ces totaux ne correspondent pas à la feuille de score de cette table. Envoyez ceux de la feuille, ou demandez à l’organisation de saisir le résultat.
error-pad-written-on = Quelqu’un vient d’écrire sur la feuille. Vérifiez les totaux, puis envoyez-les.
error-pad-empty = Il n’y a encore rien sur la feuille de score. Notez d’abord les manches, ou demandez à l’organisation de saisir le résultat.
