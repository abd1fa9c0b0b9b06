### Links of pads and events.

error-no-such-key = Ce lien ne mène à rien ici. Il a peut-être été coupé en le copiant, ou ce qu’il ouvrait a été supprimé depuis longtemps.
error-key-not-for-this = Ce lien sert à autre chose. Demande le bon à l’organisation.
error-no-online-match = Aucun match ne se joue en ligne ici.
error-online-table-changed = Les joueurs de ce match ont changé depuis l’ouverture de sa table en ligne. L’organisation peut en ouvrir une autre ; si le match a commencé, continuez à une vraie table, et l’organisation saisit les totaux.
error-no-match-pad = Ce match n’a pas de feuille de score en ce moment : il n’a pas commencé, se joue en ligne ou est terminé.
error-match-pad-closed = Quelqu’un a quitté ce match, sa feuille de score est donc fermée. Continuez à jouer et saisissez les totaux à la fin.
