# What the stories of this package add to what the crate says, in French: headings, and the table at the end.

story-class = Manche { $round } : Classe { $class }
story-round = Manche { $round }
story-take-off = Décollage
story-landed = Le vol est terminé
story-settlement = Décompte
story-standings = Classement
story-rich = { $rank }. { $player } : { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    }
story-score = { $rank }. { $player } ({ $race }) : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
