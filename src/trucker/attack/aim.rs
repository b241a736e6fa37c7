//! Aiming: from dice to lines, one die at a time.

#![expect(
    clippy::inline_always,
    reason = "an attack on its way to a component stays in registers: passed through memory it would take twice as long"
)]

use crate::dice::{Dice, Die, OutOfDice};
use crate::grid::Side;
use crate::trucker::attack::aim_error::AimError;
use crate::trucker::attack::ground::{Ground, Next};
use crate::trucker::attack::lines::Lines;
use crate::trucker::attack::wanted::Wanted;
use crate::trucker::parts::board::Board;

/// An attack whose dice are being rolled.
///
/// ```
/// use starwright::dice::Die;
/// use starwright::grid::Side;
/// use starwright::trucker::{Board, Class};
/// use starwright::trucker::attack::{Line, Step, Wanted};
///
/// let aim = Board::new(Class::IIC).aim(Side::Front)?;
/// assert_eq!(aim.wanted(), Wanted::ColumnOrSide);
/// let Step::More(aim) = aim.feed(Die::One) else { panic!("a 1 is rolled again") };
/// assert_eq!((aim.from(), aim.wanted()), (Side::Left, Wanted::Row));
/// let Step::Final(lines) = aim.feed(Die::Four) else { panic!("the row is known") };
/// assert_eq!(lines.iter().collect::<Vec<_>>(), [Line::Row(3), Line::Row(5)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// JSON: `{"class": "II", "from": "front", "dice": [3]}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Aim {
    from: Side,
    wanted: Wanted,
    ground: Ground,
}

/// The result of one more die.
///
/// JSON: `{"final": {"class": "IIIC", "from": "rear", "starts": [[2, 3]]}}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Another die is needed.
    More(Aim),
    /// The lines are known.
    Final(Lines),
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Step by name { "more" => More(aim), "final" => Final(lines) });

impl Board {
    /// Starts rolling for an attack from that side, whatever its kind (LM-SPLICE-3).
    ///
    /// The board determines how dice are read: on a torus they select a cell (LM-TORUS-7), with a splice single dice select lines
    /// (LM-SPLICE-3, LM-SPLICE-4), otherwise the sum of two dice selects a line (LM-ATTACK-1).
    ///
    /// # Errors
    /// [`AimError`] if the board has no printed numbers for dice to select.
    #[inline(always)]
    pub fn aim(&self, from: Side) -> Result<Aim, AimError> {
        Aim::begun(Ground::of(self), from)
    }
}

impl Aim {
    #[inline(always)]
    pub(in crate::trucker) fn begun(ground: Ground, from: Side) -> Result<Self, AimError> {
        Ok(Self { from, wanted: ground.first_wanted(from)?, ground })
    }

    /// The state after some dice, as far as the purpose of the next one determines it.
    pub(in crate::trucker) fn under_way(board: &Board, from: Side, wanted: Wanted) -> Self {
        Self { from, wanted, ground: Ground::of(board) }
    }

    pub(in crate::trucker) const fn ground(&self) -> &Ground {
        &self.ground
    }

    /// The earlier die that counts with the next one.
    #[must_use]
    pub const fn rolled(&self) -> Option<Die> {
        match self.wanted {
            Wanted::Second { first } => Some(first),
            Wanted::AimedRow { column } => Some(column),
            Wanted::First | Wanted::ColumnOrSide | Wanted::Row | Wanted::AimedColumn => None,
        }
    }

    /// The side the attack comes from, after the dice so far.
    #[must_use]
    pub const fn from(&self) -> Side {
        self.from
    }

    /// What the next die is for.
    #[must_use]
    pub const fn wanted(&self) -> Wanted {
        self.wanted
    }

    /// Reads the next die.
    #[inline(always)]
    #[must_use]
    pub fn feed(self, die: Die) -> Step {
        match self.ground.next(self.from, self.wanted, die) {
            Next::Die { from, wanted } => Step::More(Self { from, wanted, ..self }),
            Next::Lines { from, starts } => Step::Final(self.ground.lines(from, starts)),
        }
    }

    /// Takes as many dice as needed.
    ///
    /// # Errors
    /// [`OutOfDice`] if the source has too few; those it had are used up.
    pub fn roll(self, dice: &mut impl Dice) -> Result<Lines, OutOfDice> {
        let mut aim = self;
        loop {
            match aim.feed(dice.roll()?) {
                Step::More(next) => aim = next,
                Step::Final(lines) => return Ok(lines),
            }
        }
    }

    /// Reads dice already rolled, exactly as many as needed.
    ///
    /// # Errors
    /// [`AimError`] if one is missing or left over.
    #[inline(always)]
    pub fn read(self, dice: impl IntoIterator<Item = Die>) -> Result<Lines, AimError> {
        let (mut dice, mut wanted) = (dice.into_iter(), self.wanted);
        let first = dice.next().ok_or(AimError::Missing { wanted })?;
        let mut next = self.ground.next(self.from, wanted, first);
        if let Next::Die { from, wanted: then } = next {
            wanted = then;
            let second = dice.next().ok_or(AimError::Missing { wanted })?;
            next = self.ground.next(from, wanted, second);
        }
        let Next::Lines { from, starts } = next else { return Err(AimError::Missing { wanted }) };
        let lines = self.ground.lines(from, starts);
        dice.next().map_or(Ok(lines), |die| Err(AimError::Surplus { die, after: wanted }))
    }
}
