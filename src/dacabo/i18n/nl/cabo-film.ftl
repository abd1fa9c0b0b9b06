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
