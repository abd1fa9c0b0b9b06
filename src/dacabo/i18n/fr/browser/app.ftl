### L’appli dans le navigateur : ce que tous les écrans partagent, et la table de Cabo.

app-close = Fermer
app-back = Retour
app-home = Retour à l’accueil
app-never-mind = Annuler
app-offline = Le serveur ne répond pas pour l’instant. On continue d’essayer.
app-try-again = Le serveur ne répond pas pour l’instant. Réessaie dans un moment.
app-connecting = On rejoint la table…
app-unreachable = Cette page n’a pas pu se charger. La connexion est peut-être coupée, ou une nouvelle version est disponible. Recharge la page.
app-reload = Recharger
app-guest-name = Invité

## La table

app-table = Table { $code }
app-others = Les autres
app-middle = Au milieu
app-mine = Tes cartes
app-actions = Ce que tu peux faire
app-menu = Menu
app-rules-now = Que disent les règles ?
app-round = Manche { $round }
app-first-looks = On regarde ses cartes
app-your-turn = À toi de jouer
app-their-turn = C’est à { $who }
app-minutes-left = { $minutes } min
app-total = Total
app-of-goal = sur { $goal }
app-card-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
app-called = a annoncé Cabo
app-away = pas là
app-bot-name = { $name } (bot)
app-looks-here = { $who } regarde ici
app-key-menu = Ouvrir le menu
app-key-help = Afficher ou masquer les raccourcis

## Les places, comme les nomme un lecteur d’écran

app-spot-down = { $where }, face cachée
app-spot-open = { $where } : { $card }
app-spot-remembered = { $where }, face cachée ; tu as vu : { $card }
app-spot-empty = { $where } : vide
app-pile =
    { $count ->
        [0] Pioche, vide
        [one] Pioche, une carte
       *[other] Pioche, { $count } cartes
    }
app-discard-pile = Défausse : { $card }
app-discard-empty = Défausse, vide
app-no-hand = Personne ne tient de carte
app-you-hold = Tu tiens { $card }
app-they-hold = { $who } tient { $card }
app-they-hold-hidden = { $who } tient une carte

## Ce qu’on peut faire au Cabo

app-draw = Piocher
app-take-card = Prendre { $card-the }
app-take-index = Prendre { $card }
app-cabo = Cabo
app-sneak = Regarder en douce (deux cartes de pénalité)
app-cabo-yes = Cabo !
app-pass = Passer
app-seen = C’est vu
app-remember = Retiens-la bien.
app-remember-next = Retiens-la bien, puis touche la suivante.
app-discard = Défausser
app-set = Cartes identiques…
app-use-peek = Regarder
app-use-spy = Espionner
app-use-swap = Échanger
app-use-king = Jouer le roi
app-choose-first-look =
    { $count ->
        [one] Choisis encore une de tes cartes à regarder.
       *[other] Choisis { $count } de tes cartes, l’une après l’autre.
    }
app-summary-awaited =
    { $players-are ->
        [you] On n’attend plus que toi.
        [you-and] Encore devant les cartes : { $players } – et toi.
        [one] { $players } regarde encore les cartes.
       *[many] { $players } regardent encore les cartes.
    }
app-choose-replace = Touche la carte qu’elle doit remplacer.
app-choose-power =
    { $power ->
        [none] Pour la garder, touche la carte à remplacer. Sinon, défausse-la.
        [peek] Pour la garder, touche la carte à remplacer. Sinon, défausse-la et regarde.
        [spy] Pour la garder, touche la carte à remplacer. Sinon, défausse-la et espionne.
        [swap] Pour la garder, touche la carte à remplacer. Sinon, défausse-la et échange.
       *[king] Pour la garder, touche la carte à remplacer. Sinon, défausse-la et joue le roi.
    }
app-wave = Continuer sans attendre
app-last-lap = { $who } a annoncé Cabo. Dernier tour de table !
app-last-lap-you = Tu as annoncé Cabo. Croisons les doigts !
app-last-lap-sign = Dernier tour

## Apprendre en jouant

app-coach = Ton coach
app-coach-on = Continuer
# The caption of a button that asks for something first.
app-more = { $text }…

## Le journal

app-log-title = Ce qui s’est passé
app-log-played-as = Il y a du monde : { $who } a joué comme { $level }.
app-log-sits-in =
    { $who-is ->
        [you] Un bot joue pour toi.
       *[other] Un bot joue pour { $who }.
    }

## Réactions

app-react = Réagir

## Messages

app-fair-broken = Ne te fie pas à ces cartes : elles n’ont pas été mélangées avec ce que chacun avait scellé.
app-fair-without-me = La part de cet appareil n’est pas dans le mélange : il est arrivé trop tard, ou un autre de tes appareils a pris sa place.
app-banner-lost = Connexion perdue. Reconnexion…
app-banner-bot = Un bot joue pour toi.
app-banner-take-over = Reprendre la main
app-banner-paused = La partie est en pause. N’importe quel joueur peut la reprendre.
app-banner-continue = Reprendre
app-banner-outdated = Nouvelle version disponible. Elle se chargera entre deux tours.
app-banner-load = Charger
app-banner-time-up = Le temps est écoulé : c’est la dernière manche.
app-banner-watching = Tu regardes la partie.
app-banner-missed = C’était ton tour pendant ton absence. On te prévient la prochaine fois ?
app-banner-call-me = Oui, volontiers
