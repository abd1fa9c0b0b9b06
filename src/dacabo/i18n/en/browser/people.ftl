# The characters among the bots: what they are known for, and what they say now and then. They are
# remarks on what everybody has seen: no line may sound as if its speaker knew a hidden card.

app-person-says = { $who } says: { $line }

# The faces of people.
app-face-offered = Random faces
app-face-number = Face { $number }
app-face-chance = Show others
app-face-done = Done
app-face-skin = Skin
app-face-hair = Hair
app-face-hair-colour = Hair colour
app-face-glasses = Glasses
app-face-hat = Hat
app-face-extra = Extras
app-face-clothes = Clothes
app-face-ground = Background

# The level that is nobody in particular.
app-nameless = Uncanny. It learned by playing against itself, and never says a word.

character-mila = Wants to know what you have.
    .hello = Hi! What have you got?
    .calls = I’ve seen enough!
    .called = Already? What have you got there?
    .wrong = Oh. I should have looked at mine.
    .won = I knew it! I looked.
    .touched = Hey, I was keeping an eye on that one!
    .amazed = How did you do that? Show me!
    .victory = I won! Did you see that?
    .defeat = Next time I’ll look more closely.

character-gus = Always up for something new.
    .hello = Good evening! Fresh cards, fresh luck.
    .calls = Enough waiting. Turn them over!
    .called = Oh, are we done already?
    .wrong = Well, it was worth a try.
    .won = Ha! A new broom sweeps clean.
    .touched = Go ahead, I like surprises.
    .amazed = Well I never! That’s a first.
    .victory = What a lovely evening!
    .defeat = Good game. Another one?

character-clara = Waits until she is sure.
    .hello = Good evening. No hurry.
    .calls = Now I’m quite sure.
    .called = That’s a little early for me.
    .wrong = And I was so sure…
    .won = Patience pays.
    .touched = Please, I had them in order.
    .amazed = That took courage. I’m impressed.
    .victory = Slowly, but surely.
    .defeat = Well played. I waited too long.

character-bram = Collects what goes together.
    .hello = Hello! Anyone got two of a kind?
    .calls = My collection is complete.
    .called = Wait, I was still collecting!
    .wrong = Hm. One piece was missing.
    .won = They do go well together.
    .touched = Careful, that’s my collection!
    .amazed = Now that is a collector’s piece!
    .victory = This one goes in the album.
    .defeat = Lost. I collect those, too.

character-otto = Can’t wait.
    .hello = Ready? I’ve been ready for ages.
    .calls = Fast enough for you?
    .called = Hey! That’s my line.
    .wrong = Too fast again. Never mind!
    .won = Done and dusted!
    .touched = Fine, fine. Go on!
    .amazed = Whoa! Again, but slowly.
    .victory = That was quick!
    .defeat = Rematch? Now?

character-yara = Can’t leave things alone.
    .hello = Hi! Lovely cards you have there.
    .calls = Hands off, everyone. I’m done.
    .called = But I wasn’t finished with you!
    .wrong = That went better in my head.
    .won = A little stirring helps.
    .touched = Two can play at that game!
    .amazed = I wish I’d thought of that!
    .victory = It was a pleasure stirring with you.
    .defeat = I’ll get you next time.

character-ines = Takes what’s there, and keeps it.
    .hello = Good evening. Nothing goes to waste here.
    .calls = I have all I need.
    .called = A bold investment.
    .wrong = An expensive mistake.
    .won = Every little helps.
    .touched = That goes on your bill.
    .amazed = Now that was worth the money.
    .victory = It all adds up.
    .defeat = You got a bargain today.

character-theo = Never misses a thing.
    .hello = Evening. I don’t forget a thing.
    .calls = And that’s that.
    .called = We’ll see about that.
    .wrong = I still say I was right.
    .won = As I said.
    .touched = I’ll remember that.
    .amazed = Hm. Not bad.
    .victory = I told you so.
    .defeat = This isn’t over.
