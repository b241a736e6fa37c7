//! What the table chooses at random.

use starwright::battle;
use starwright::dice::RandomSource;
use starwright::table::{Actor, Play};
use starwright::trucker::flight::{self, Flight};
use starwright::trucker::yard::{self, Yard};
use starwright::trucker::{Game, game};

/// A game whose dice and tiles are thrown and drawn.
pub trait Chance: Play {
    /// A random choice for the table, if it is to act; never the hourglass, which depends on time.
    fn chance(&self, dice: &mut impl RandomSource) -> Option<Self::Choice>;
}

impl Chance for battle::Game {
    fn chance(&self, _: &mut impl RandomSource) -> Option<Self::Choice> {
        None
    }
}

impl Chance for Yard {
    fn chance(&self, dice: &mut impl RandomSource) -> Option<Self::Choice> {
        let mut listed = Vec::new();
        self.choices(Actor::Table, &mut listed);
        listed.retain(|choice| *choice != yard::Choice::RanOut);
        let count = u32::try_from(listed.len()).ok().filter(|&count| count > 0)?;
        listed.get(usize::try_from(dice.below(count)).ok()?).copied()
    }
}

impl Chance for Flight {
    fn chance(&self, dice: &mut impl RandomSource) -> Option<Self::Choice> {
        self.awaited().table.then(|| flight::Choice::Die { face: dice.die() })
    }
}

impl Chance for Game {
    fn chance(&self, dice: &mut impl RandomSource) -> Option<Self::Choice> {
        let yard = self.yard().and_then(|yard| yard.chance(dice)).map(game::Choice::Yard);
        yard.or_else(|| self.flight().and_then(|flight| flight.chance(dice)).map(game::Choice::Flight))
    }
}
