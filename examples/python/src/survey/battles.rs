//! A round robin of battles: every table of bots, powers and races once, then all of them again with other shuffles.

use starwright::battle::{Power, Race};

use crate::batch::battle_to_the_end;
use crate::bots::Bot;
use crate::deal::{battle_of, dice};
use crate::survey::tally::Tally;

/// The battles of a round are numbered out of order, so that a part of a round is a fair sample. It shares no factor with
/// the length of a round, which has the factors 2 and 3 only.
const STRIDE: u64 = 2_654_435_761;

/// Who meets, by seat.
pub struct Meeting(Vec<(usize, Race, Power)>);

impl Meeting {
    /// The meeting of a number: three bots, three powers a race, and the order of the four races about the table.
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

/// How many battles a round has.
fn round(players: u8) -> u64 {
    24 * 9_u64.pow(players.into())
}

/// Adds the battle of a number: for any two seats, for the bots, races and powers on them that differ, two halves of a win to
/// whoever has more points, or one each.
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
        tally.add("points", *score, 1);
        for (other, beaten) in entrants.iter().zip(&ended.scores) {
            let halves = 1 + score.cmp(beaten) as i64;
            let both = [("bot", one.0, other.0), ("race", &one.1, &other.1), ("power", &one.2, &other.2)];
            for (kind, one, other) in both.into_iter().filter(|(_, one, other)| one != other) {
                tally.add(&format!("{kind}/{one}/{other}"), halves, 1);
            }
        }
    }
}
