# What the stories of this package add to what the crate says, in English: headings, and the table at the end.

story-class = Round { $round }: class { $class }
story-round = Round { $round }
story-take-off = Take-off
story-landed = The flight is over
story-settlement = Settlement
story-standings = Standings
story-rich = { $rank }. { $player }: { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }
story-score = { $rank }. { $player } ({ $race }): { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
