//! A round robin of battles: every combination of bots, powers and seats of the races once, then all again with other shuffles.

use starwright::battle::{Power, Race};

use crate::batch::battle_to_the_end;
use crate::bots::Bot;
use crate::deal::{battle_of, dice};
use crate::survey::tally::Tally;

/// Scrambles the numbers within a round, so that any part of it is a fair sample. Coprime to the length of a round, whose only
/// prime factors are 2 and 3.
const STRIDE: u64 = 2_654_435_761;

/// The entrants of a battle, by seat.
pub struct Meeting(Vec<(usize, Race, Power)>);

impl Meeting {
    /// The entrants with the given number: from three bots, three powers per race, and the orders of the four races.
    pub fn of(players: u8, number: u64) -> Self {
        let mut within = (number % round(players)).wrapping_mul(STRIDE) % round(players);
        let mut digit = |base: u64| {
            let digit = usize::try_from(within % base).unwrap_or(0);
            within /= base;
            digit
        };
        let mut races = Race::ALL.to_vec();
        let order: Vec<Race> = (0..players).map(|seat| races.remove(digit(4 - u64::from(seat)))).collect();
        let bots = Bot::ALL.len() as u64;
        Self(order.into_iter().map(|race| (digit(bots), race, race.powers()[digit(3)])).collect())
    }

    pub fn names(&self) -> Vec<(&'static str, String, String)> {
        self.0.iter().map(|&(bot, race, power)| (Bot::ALL[bot].0, race.to_string(), power.to_string())).collect()
    }
}

/// The number of battles in a round.
fn round(players: u8) -> u64 {
    24 * 9_u64.pow(players.into())
}

/// Adds the battle with the given number. For each pair of seats, where bots, races or powers differ, whoever has more points
/// gets two half wins; on a draw each gets one.
pub fn survey(players: u8, number: u64, tally: &mut Tally) {
    let meeting = Meeting::of(players, number);
    let sides: Vec<_> = meeting.0.iter().map(|&(_, race, power)| (race, Some(power))).collect();
    let bots: Vec<Bot> = meeting.0.iter().map(|&(bot, ..)| Bot::ALL[bot].1).collect();
    let mut dice = dice(number);
    let setup = battle_of(&sides, &mut dice);
    let Some(ended) = battle_to_the_end(&setup, &bots, &mut dice) else {
        tally.add("unfinished", 0, 1);
        return;
    };
    let entrants = meeting.names();
    tally.add("choices", ended.choices, 1);
    for (one, score) in entrants.iter().zip(&ended.scores) {
        tally.add(&format!("points/{}", one.0), *score, 1);
        for (other, beaten) in entrants.iter().zip(&ended.scores) {
            let halves = 1 + score.cmp(beaten) as i64;
            let both = [("bot", one.0, other.0), ("race", &one.1, &other.1), ("power", &one.2, &other.2)];
            for (kind, one, other) in both.into_iter().filter(|(_, one, other)| one != other) {
                tally.add(&format!("{kind}/{one}/{other}"), halves, 1);
            }
        }
    }
}
