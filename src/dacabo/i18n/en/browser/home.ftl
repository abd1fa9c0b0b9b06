### The browser app: the home screen.

## What several of them say

app-name = Your name
app-language = Language

## The first screen

app-home-sentence = Cabo and Da Capo!, with friends or against bots. Take a seat: the cards are shuffled.
app-home-greeting = Welcome back, { $name }! Your chair is still warm.
app-home-play = Play now
app-home-dealing = Dealing…
app-home-against = Against
app-home-change = change
app-home-game = Game
app-home-one-round = one round
app-home-to-points = to { $points }
app-tempo-calm = calm
app-tempo-brisk = brisk
app-tempo-instant = instant
app-home-learn = Learn to play
app-home-new = New table
app-home-events = Tournaments
    .about = Draw the tables, keep time, crown a winner.
app-home-more = More
app-home-rules = Rules
app-home-settings = Settings
