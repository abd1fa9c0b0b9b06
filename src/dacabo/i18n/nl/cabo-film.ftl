### De film van een partij Cabo: wat maar één speler zag, aan iedereen verteld; en waar geloof en waarheid uiteenliepen.

cabo-film-drawn =
    { $who-is ->
        [you] Je hebt { $card-a } getrokken.
       *[other] { $who } heeft { $card-a } getrokken.
    }
cabo-film-saw =
    { $who-is ->
        [you] Je ziet { $card-a } ({ $where }).
       *[other] { $who } ziet { $card-a } ({ $where }).
    }
# $by had die kaart eerder weggeruild.
cabo-film-mistook =
    { $who-is ->
        [you] Je zag { $where } nog aan voor { $believed-the }, maar { $by } had al geruild.
       *[other]
            { $by-is ->
                [you] { $who } zag { $where } nog aan voor { $believed-the }, maar jij had al geruild.
               *[other] { $who } zag { $where } nog aan voor { $believed-the }, maar { $by } had al geruild.
            }
    }
cabo-film-changed =
    { $who-is ->
        [you] Je had daar voor het laatst { $believed-a } gezien ({ $where }); intussen had { $by } geruild.
       *[other]
            { $by-is ->
                [you] { $who } had daar voor het laatst { $believed-a } gezien ({ $where }); intussen had jij geruild.
               *[other] { $who } had daar voor het laatst { $believed-a } gezien ({ $where }); intussen had { $by } geruild.
            }
    }

## Een moment, na de ronde verteld met alle kaarten open

cabo-film-replaced =
    { $who-is ->
        [you] Je verving { $cards-a } door { $new-a }.
       *[other] { $who } verving { $cards-a } door { $new-a }.
    }
cabo-film-replaced-kept =
    { $who-is ->
        [you] Je verving { $cards-a } door { $new-a } en hield { $kept-a }.
       *[other] { $who } verving { $cards-a } door { $new-a } en hield { $kept-a }.
    }
# Twee tot vier kaarten.
cabo-film-set =
    { $who-is ->
        [you] Een set! Je verving { $cards-a } door { $new-a }.
       *[other] Een set! { $who } verving { $cards-a } door { $new-a }.
    }
# Twee plaatsen met elk één kaart.
cabo-film-swapped =
    { $who-is ->
        [you] Je ruilde { $one } ({ $first-a }) tegen { $other } ({ $second-a }).
       *[other] { $who } ruilde { $one } ({ $first-a }) tegen { $other } ({ $second-a }).
    }
# $rival heeft van de anderen de minste punten.
cabo-film-called =
    { $who-is ->
        [you] Je riep Cabo met een som van { $sum }; { $rival } had { $fewest }.
       *[other]
            { $rival-is ->
                [you] { $who } riep Cabo met een som van { $sum }; jij had { $fewest }.
               *[other] { $who } riep Cabo met een som van { $sum }; { $rival } had { $fewest }.
            }
    }
# $who heeft de hoogste som, $rival de laagste.
cabo-film-dealt =
    { $who-is ->
        [you] Bij het delen kreeg je een som van { $sum }, { $rival } maar { $fewest }.
       *[other]
            { $rival-is ->
                [you] Bij het delen kreeg { $who } een som van { $sum }, jij maar { $fewest }.
               *[other] Bij het delen kreeg { $who } een som van { $sum }, { $rival } maar { $fewest }.
            }
    }
cabo-film-no-snap =
    { $who-is ->
        [you] Je speelde niets kwijt.
       *[other] { $who } speelde niets kwijt.
    }
