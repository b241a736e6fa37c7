# What the stories of this package add to what the crate says, in German: headings, and the table at the end.

story-class = Runde { $round }: Klasse { $class }
story-round = Runde { $round }
story-take-off = Start
story-landed = Der Flug ist vorbei
story-settlement = Abrechnung
story-standings = Rangliste
story-rich = { $rank }. { $player }: { $credits ->
        [one] { $credits } Credit
       *[other] { $credits } Credits
    }
story-score = { $rank }. { $player } ({ $race }): { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
