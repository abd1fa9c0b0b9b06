### The browser app: the screens around the table.

## A link to pass on

app-copy-link = Copy link
app-share = Share
app-copied = Copied
app-copy-selected = The link is selected: copy it with Ctrl+C, or press and hold it.
app-link-only-here = Only this computer can open this link: phones can’t reach it. Start the server with “dacabo serve --lan”.

## A quick game

app-home-opponents = Who do you want to play against?
    .about = Choose up to four. Each has their own level and quirk.
app-home-options = Your table
app-home-length = Match length
app-home-remember = Help me remember
    .about = Cards you have seen stay visible to you.

## A new table

app-new-table = At the table
app-new-players = Players
app-new-memory = Memory
app-new-memory-classic = Classic
    .about = Remembering the cards you have seen is up to you.
app-new-memory-assisted = Assisted
    .about = Everyone is shown the cards they have seen, wherever those are now. Good with children, and after a long day.
app-new-clock = Time per turn
    .about = When time is up, the table makes a harmless move for you.
app-new-clock-none = No limit
    .about = Take all the time you need.
app-new-seconds = { $seconds } s
app-tempo = Bot speed
app-new-snap = Time to snap
    .about = How long everyone has to lay a matching card on a discard.
app-new-snap-tempo = Auto
app-new-public = Public
    .about = The table is listed on the home screen, and anyone can sit down.
app-new-spectators = Spectators
    .about = Anyone with the link can watch, and sees only face-up cards.
app-new-house-rules = House rules
    .about = Change any rule you like. Changes are marked and can be undone.
app-new-other-rules = Other rules
    .about = These affect play, not scoring.
app-new-changes =
    { $changes ->
        [0] nothing changed
        [one] one change
       *[other] { $changes } changes
    }
app-new-cards = Cards and the deal
app-new-playing = Playing
app-new-pile = The draw pile
app-new-points = Points
app-new-end = The end
app-new-less = { $option }: one less
app-new-more = { $option }: one more
app-new-set-back = Back to “{ $value }”
app-new-link = A link with these rules
    .about = Anyone who opens it gets exactly these settings.
app-new-link-copy = Copy link
app-new-ignored = We ignored part of the link: { $what }.
app-new-open = Open the table

## Before the match

app-lobby-invite = Come and join
    .about = Type the code, open the link, or scan the QR code.
app-lobby-qr = QR code with the link to this table
app-lobby-chairs = Who plays?
app-lobby-free = Free
app-lobby-you = you
app-lobby-host = host
app-lobby-bot = bot
app-lobby-ready = ready
app-lobby-not-ready = not ready yet
app-lobby-sit = Sit here
app-lobby-move = Move here
app-lobby-leave = Leave my seat
app-lobby-free-chair = Remove { $name }
app-lobby-add-seat = Add a seat
app-lobby-remove-seat = Remove this seat
app-lobby-watching =
    { $watching ->
        [one] One more person is watching.
       *[other] { $watching } more people are watching.
    }
app-lobby-nobody = Nobody else is here yet. Send the link, or deal { $names } in.
app-lobby-cast = Add a bot here
app-lobby-fill = Deal { $names } in
app-lobby-full = All seats are taken. Stay and watch, if you like.
app-lobby-sit-down = Sit down
app-lobby-here = on this device
app-lobby-here-add = Somebody else on this device
    .about = You pass it round, and nobody sees the others’ cards.
app-lobby-here-name = Their name
app-lobby-elsewhere = Invite somebody elsewhere
app-lobby-wait-chairs =
    { $free ->
        [one] One seat is still free.
       *[other] { $free } seats are still free.
    }
app-lobby-wait-ready =
    { $count ->
        [one] { $names } isn’t ready yet.
       *[other] { $names } aren’t ready yet.
    }
app-lobby-wait-host = Waiting for the host to start.
app-lobby-wait-start = { $host } can start now.
app-lobby-start = Deal
app-lobby-shuffling = Shuffling…
app-lobby-shuffling-waits = Shuffling… waiting for { $names }.
app-lobby-say-ready = I’m ready
app-lobby-say-not-ready = Wait, not yet
app-lobby-rules = The rules in full
app-lobby-change-rules = Change the rules
    .about = Everyone who was ready will be asked again.
app-lobby-agree = Play by these rules
app-lobby-fair = Nobody can stack the deck
app-lobby-word = Add to the shuffle
    .about = Your browser adds its own secret to every shuffle, and a word of yours if you like. Neither leaves this device until everyone has sealed theirs, so nobody can have chosen the cards: not the others, not this server.
app-lobby-word-label = Any word
app-lobby-word-give = Stir it in
app-lobby-word-mine = Your word: “{ $word }”.
app-lobby-word-others =
    { $count ->
        [one] { $names } has added a word too.
       *[other] { $names } have added a word too.
    }
app-lobby-commitment = Seal
    .about = This is the SHA-256 of the seed. When the match is over the seed is shown, and anyone can check every deal.
app-lobby-close = Close the table
app-lobby-close-sure = Close the table for everyone? It can’t be reopened.
app-lobby-close-yes = Close it

## One device for several

app-hands-pass = Pass the phone to { $name }
app-hands-who = Who has the phone?
app-hands-alone = Everyone else, look away!
app-hands-mine = I’m { $name }
app-hands-gone = { $name } isn’t coming back
app-hands-gone-price = A bot plays on for { $name }, who can come back through the menu.
app-hands-gone-yes = Let a bot play
app-hands-return = { $name } is back
app-hands-snap = { $name } snaps
app-hands-snap-who = Who has a matching card? If nobody does, tap the table.

# This table's rules, a few words each.
app-rules-change = { $option }: { $value }
app-rules-classic = classic memory
app-rules-assisted = assisted memory
app-rules-no-clock = no turn clock
app-rules-clock = { $seconds } s per turn
app-rules-snap = { $seconds } s to snap
app-rules-public = public
app-rules-no-spectators = no spectators

## Settings

app-settings = Settings
app-settings-looks = Appearance
app-settings-theme = Day or night
app-settings-theme-auto = Same as device
app-settings-theme-light = Day
app-settings-theme-dark = Night
app-settings-face = Cards
app-settings-face-normal = Illustrated
    .about = With pictures: the higher the card, the hotter it looks.
app-settings-face-large = Large numbers
    .about = One huge number, readable from across the room.
app-settings-preview = Three cards as you will see them
app-settings-table = At the table
app-settings-sound = Sounds
    .about = Soft card sounds, a knock when it’s your turn, a bell for Cabo. On phones they’re off until you switch them on.
app-settings-volume = Volume
app-settings-vibration = Vibration
    .about = A short buzz when it’s your turn, when somebody touches one of your cards, and on a snap.
app-settings-motion = Motion
    .about = Cards glide from place to place. If your device asks for less motion, they stay still anyway.
app-settings-reactions = Reactions
    .about = See when others applaud, laugh or sigh.
app-settings-keys = Keyboard shortcuts
    .about = A letter for each action at the table. Switch them off if you talk to your device instead of typing.
app-settings-hand = Left-handed
    .about = Mirrors the buttons at the table.
app-settings-notify = Tell me when it’s my turn
    .about = When it’s your turn and you’re looking elsewhere, your device lets you know.
    .no = Your browser doesn’t allow this. You can change that in its settings for this site.
app-settings-extreme = Extreme
    .about = The same game without the fun: no colour, no motion, no sound. For serious people, and for Mondays.
app-settings-me = Me
app-face = Your face
app-settings-name-keep = Save
app-settings-name-kept = From now on you are { $name }.
app-settings-nobody = We don’t know you yet. Once you’ve played, you can continue on another device from here, or delete your personal data.
app-settings-devices = Continue on another device
    .about = Scan a code with your phone, and your seat is in your pocket.
app-settings-link = Show my personal link
    .about = It works once, within ten minutes. Anyone who has it can play as you, so keep it to yourself.
app-settings-qr = QR code with your personal link
app-settings-log-out = Log out
    .about = On a device that others use too, or that you no longer have.
app-settings-log-out-here = Log out on this device
app-settings-log-out-sure = This device forgets who you are; your tables and your name stay. Without another device of yours, or a personal link made beforehand, there’s no way back.
app-settings-log-out-others = Log out everywhere else
app-settings-logged-out = Logged out. The next person here will be somebody new. Links to score pads and tournaments stay in this browser.
app-settings-logged-out-others = Done. Only this device knows you now.
app-settings-delete = Delete my personal data
    .about = Everything we know about you. It’s not much.
app-settings-delete-sure = Your name, your links and the list of your tables are deleted at once, on all your devices, and can’t be brought back. A bot takes your seat in matches under way. Your moves stay, without your name, as long as the table does, because the others’ match depends on them.
app-settings-delete-yes = Yes, delete my data
app-settings-deleted = Who were you again? All forgotten. Come back whenever you like.

## The other end of a personal link

app-continue = On we go
app-continue-waiting = Bringing your cards over…
app-continue-no-code = There’s no code in this link. Make a new one in your other device’s settings.
app-continue-instead = On this device you’re { $name }. If you continue with this link, you’ll be the other player here, and { $name } will be lost unless you’re also { $name } on another device.
app-continue-yes = Continue with the link

## Nowhere

app-cut-link = This link isn’t complete
    .about = The part after # is missing. It was probably cut off when the link was copied or sent. Ask for the whole link, or scan the QR code again.
app-lost = This place is empty
    .about = Perhaps somebody played a set here. Whatever it was, it’s on the discard pile now.

## Rules, and learning by playing

app-rules-title = Rules
app-rules-sets = Rule sets
app-rules-loading = Fetching the rules…
app-learn-title = Learn by playing
app-learn-about = The best way to learn a card game is to play it. You get a real match against Largo, who thinks slowly, and a coach at your side who explains things as they come up.
app-learn-cabo = Remember your cards, get rid of the high ones. Two rounds, about five minutes.
app-learn-dacapo = Build from 1 to 10, empty your stack. A small stack, about five minutes.
app-learn-start = Learn { $game }
app-learn-read = I’d rather read the rules.
app-coach-learned = That was everything you need to know. Ready for a real game?
app-coach-lead-on = Now play against two bots
