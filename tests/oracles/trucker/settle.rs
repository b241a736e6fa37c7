//! The settlement, worked out player by player and pair by pair.

/// One ship at the end of the flight; `goods` are letters: R, Y, G, B.
#[derive(Clone, Debug)]
pub(crate) struct Ship {
    pub(crate) arrived: bool,
    pub(crate) goods: String,
    pub(crate) exposed: i64,
    /// LM-FLEET-15: what the player's specialist brings for it, if he serves it.
    pub(crate) reward: i64,
}

#[derive(Clone, Debug)]
pub(crate) struct Player {
    pub(crate) position: i64,
    pub(crate) ships: Vec<Ship>,
    /// `"merchant"` or `"manager"`, and the number of his ship.
    pub(crate) specialist: Option<(&'static str, usize)>,
    pub(crate) lost: i64,
    pub(crate) cap: Option<i64>,
    pub(crate) purse: i64,
    pub(crate) debt: i64,
}

/// What it is about, what was owed, the credits.
pub(crate) type Line = (&'static str, Option<i64>, i64);

#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Settled {
    pub(crate) ranking: Vec<usize>,
    pub(crate) best_looking: Vec<usize>,
    pub(crate) players: Vec<(Vec<Line>, i64)>,
}

impl Player {
    fn finished(&self) -> usize {
        self.ships.iter().filter(|ship| ship.arrived).count()
    }

    fn exposed(&self) -> i64 {
        self.ships.iter().filter(|ship| ship.arrived).map(|ship| ship.exposed).sum()
    }

    /// LM-END-4: more ships, else further ahead.
    fn ranks_before(&self, other: &Player) -> bool {
        self.finished() > other.finished() || self.finished() == other.finished() && self.position > other.position
    }

    /// BG-GOODS-1.
    fn worth(&self, arrived: bool) -> i64 {
        let mut sum = 0;
        for ship in self.ships.iter().filter(|ship| ship.arrived == arrived) {
            for block in ship.goods.chars() {
                sum += match block {
                    'R' => 4,
                    'Y' => 3,
                    'G' => 2,
                    'B' => 1,
                    _ => unreachable!("no such block"),
                };
            }
        }
        sum
    }
}

/// BG-END-1: by order of arrival, a fifth nothing, then for the best looks.
fn rewards(level: usize) -> ([i64; 5], i64) {
    match level {
        1 => ([4, 3, 2, 1, 0], 2),
        2 => ([8, 6, 4, 2, 0], 4),
        3 => ([12, 9, 6, 3, 0], 6),
        4 => ([16, 12, 8, 4, 0], 8),
        _ => unreachable!("no such level"),
    }
}

pub(crate) fn settle(level: usize, players: &[Player]) -> Settled {
    let (arrival, looks) = rewards(level);
    let arrived: Vec<usize> = (0..players.len()).filter(|&seat| players[seat].finished() > 0).collect();
    let place = |seat: usize| arrived.iter().filter(|&&other| players[other].ranks_before(&players[seat])).count();
    let mut ranking = arrived.clone();
    for &seat in &arrived {
        ranking[place(seat)] = seat;
    }
    let most = players.iter().map(Player::finished).max().unwrap_or(0);
    let compete = |seat: &&usize| players[**seat].finished() == most;
    let fewest = arrived.iter().filter(compete).map(|&seat| players[seat].exposed()).min();
    let best_looking: Vec<usize> =
        arrived.iter().filter(compete).copied().filter(|&seat| Some(players[seat].exposed()) == fewest).collect();
    let mut settled = Vec::new();
    for (seat, player) in players.iter().enumerate() {
        let mut lines: Vec<Line> = Vec::new();
        let is_in = |seats: &[usize]| seats.contains(&seat);
        if is_in(&arrived) {
            lines.push(("arrival", None, arrival[place(seat)]));
        }
        if is_in(&best_looking) {
            lines.push(("best_looking", None, looks));
        }
        lines.push(("goods", None, player.worth(true)));
        // LM-END-3: rounded up once
        lines.push(("set_aside", None, (player.worth(false) + 1) / 2));
        if let Some((who, own)) = player.specialist {
            let all = player.ships.iter().filter(|ship| ship.arrived).map(|ship| ship.reward).sum();
            let brought = match (player.ships[own].arrived, who) {
                (true, _) => all,
                (false, "merchant") => player.ships[own].reward,
                (false, _) => 0,
            };
            lines.push((who, None, brought));
        }
        lines.retain(|line| line.2 != 0);
        let mut purse = player.purse + lines.iter().map(|line| line.2).sum::<i64>();
        let penalty = player.cap.map_or(player.lost, |cap| player.lost.min(cap));
        for (item, owed) in [("debt", player.debt), ("penalty", penalty)] {
            if owed > 0 {
                let paid = owed.min(purse);
                purse -= paid;
                lines.push((item, Some(owed), -paid));
            }
        }
        settled.push((lines, purse));
    }
    Settled { ranking, best_looking, players: settled }
}
