//! The setup of a game: races, shuffled decks, dealt powers.

use alloc::vec::Vec;

use crate::battle::board::Layout;
use crate::battle::pieces::card::Deck;
use crate::battle::pieces::race::{Power, Race};
use crate::battle::rules::Rule;
use crate::battle::rules::rulings::Rulings;
use crate::dice::RandomSource;
use crate::table::refused::count;
use crate::table::seat::Seat;

/// One player's race, deck and power.
///
/// JSON:
/// ```json
/// {"race": "earthers", "deck": [[3, 1, 2], [3, 1, 2], [3, 1, 2], [3, 1, 2], [3, 1, 2], [3, 1, 2], [3, 1, 2],
///  [3, 1, 2], [3, 1, 2]], "power": "E1"}
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Player {
    /// The race; each player's is different (BBS-1).
    pub race: Race,
    /// The movement cards, already shuffled: the first is drawn first (BBS-5).
    pub deck: Deck,
    /// The power dealt (BBS-6), or none in a game without powers.
    pub power: Option<Power>,
}

/// Everything decided before the first ship is placed. It stores shuffled decks, not a seed, so the same setup and choices give
/// the same game everywhere. It holds all secrets: send players their [`View`](crate::battle::game::view::View) instead.
///
/// JSON:
/// ```json
/// {"layout": "three_players", "players": [{"race": "earthers", "deck": [[3, 1, 2], [3, 1, 2], [3, 1, 2], [3, 1, 2],
///  [3, 1, 2], [3, 1, 2], [3, 1, 2], [3, 1, 2], [3, 1, 2]], "power": null}, {"race": "vonyan", "deck": [[3, 1, 2],
///  [3, 1, 2], [3, 1, 2], [3, 1, 2], [3, 1, 2], [3, 1, 2], [3, 1, 2], [3, 1, 2], [3, 1, 2]], "power": null},
///  {"race": "valkyries", "deck": [[3, 1, 2], [3, 1, 2], [3, 1, 2], [3, 1, 2], [3, 1, 2], [3, 1, 2], [3, 1, 2],
///  [3, 1, 2], [3, 1, 2]], "power": null}], "first": 0, "rulings": {"straight_displacement": false,
///  "rammed_asteroid_points": 0, "returning": "own_squadron"}}
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The board (BBS-3).
    pub layout: Layout,
    /// The players by seat.
    pub players: Vec<Player>,
    /// The first player (BBS-14).
    pub first: Seat,
    /// The answers to what the rulebook leaves open.
    pub rulings: Rulings,
}

impl Setup {
    /// Shuffles every player's deck (BBS-5) and draws the first player (BBS-14); no powers are dealt.
    pub fn shuffled(layout: Layout, players: &[(Race, Deck)], chance: &mut impl RandomSource) -> Self {
        let players: Vec<Player> = players
            .iter()
            .map(|&(race, mut deck)| {
                chance.shuffle(&mut deck.0);
                Player { race, deck, power: None }
            })
            .collect();
        let first = chance.below(u32::from(layout.players())).to_le_bytes()[0];
        let first = Seat::of(4).nth(usize::from(first)).unwrap_or(Seat::Zero);
        Self { layout, players, first, rulings: Rulings::DEFAULT }
    }

    /// Deals every player one of the race's three powers (BBS-6).
    #[must_use]
    pub fn with_powers(mut self, chance: &mut impl RandomSource) -> Self {
        for player in &mut self.players {
            let [one, two, three] = player.race.powers();
            player.power = Some(match chance.below(3) {
                0 => one,
                1 => two,
                _ => three,
            });
        }
        self
    }

    /// Checks the setup.
    ///
    /// # Errors
    /// [`SetupError`] for the first fault.
    pub fn check(&self) -> Result<(), SetupError> {
        let seats = self.layout.players();
        if self.players.len() != usize::from(seats) {
            return Err(SetupError::Players { given: count(self.players.len()), expected: seats });
        }
        if !Seat::of(seats).any(|seat| seat == self.first) {
            return Err(SetupError::First { seat: self.first });
        }
        for (seat, player) in Seat::of(seats).zip(&self.players) {
            let same =
                Seat::of(seats).zip(&self.players).find(|(other, each)| *other < seat && each.race == player.race);
            if let Some((other, _)) = same {
                return Err(SetupError::SameRace { seat, other, race: player.race });
            }
            if let Some(power) = player.power.filter(|power| power.race() != player.race) {
                return Err(SetupError::ForeignPower { seat, power });
            }
        }
        Ok(())
    }
}

messages! {
    /// Why a setup is refused.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum SetupError refused Rule of "battle-setup" {
        Players { given: u32, expected: u8 } => Rule::Bbs1, "this layout is for {expected} players, not {given}";
        First { seat: Seat } => Rule::Bbs14, "nobody sits on {seat}, so it cannot begin";
        SameRace { seat: Seat, other: Seat, race: Race } => Rule::Bbs1, "{seat} and {other} both play the {race}";
        ForeignPower { seat: Seat, power: Power } => Rule::Bbs6, "{seat} has the power {power} of another race";
    }
}
