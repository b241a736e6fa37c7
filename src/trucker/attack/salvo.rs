//! A card's series of attacks.

use crate::dice::{Dice, OutOfDice};
use crate::table::SharedSlice;
use crate::trucker::attack::Attack;
use crate::trucker::attack::aim_error::AimError;
use crate::trucker::attack::lines::Lines;
use crate::trucker::parts::board::Board;

/// The attacks of a card in their order: a meteor swarm (BG-METEOR), the shots of pirates or of a combat zone
/// (BG-ENEMY-2, BG-COMBAT).
///
/// Each is rolled once for all players, who resolve it in turn, leader first, before the next is rolled.
///
/// ```
/// use starwright::dice::{Die, Typed};
/// use starwright::grid::Side;
/// use starwright::trucker::{Board, Class, Layout};
/// use starwright::trucker::attack::{Attack, AttackKind, Defence, Incoming, Salvo};
///
/// let shot = |kind| Attack { kind, from: Side::Front };
/// let salvo: Salvo = [AttackKind::LightFire, AttackKind::HeavyFire].map(shot).into_iter().collect();
/// let board = Board::new(Class::IVC);
/// let fleet = || Layout::new(board.clone()).into_fleet();
/// let players = [fleet()?, fleet()?]; // leader first
/// let mut dice = Typed::new([Die::Two, Die::Four, Die::One, Die::One, Die::Six, Die::Two]);
///
/// // A class IV flight with level III cards: the first shot comes twice, with separate dice.
/// let repeated = salvo.repeating_first();
/// for wave in repeated.waves() {
///     let lines = wave.roll(&board, &mut dice)?;
///     let incoming = Incoming::new(wave.attack.kind, lines);
///     for fleet in &players {
///         let outcome = fleet.defend(&incoming, &Defence::default())?;
///         println!("{}: {:?}", wave.attack, outcome.lines);
///     }
/// }
/// assert_eq!(repeated.waves().map(|wave| wave.attack.kind).filter(|&kind| kind == AttackKind::LightFire).count(), 2);
/// assert_eq!(dice.left(), 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// JSON: `[{"kind": "large_meteor", "from": "front"}]`
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Salvo(SharedSlice<Attack>);

#[cfg(feature = "serde")]
crate::table::wire::form!(Salvo(attacks));

impl FromIterator<Attack> for Salvo {
    fn from_iter<I: IntoIterator<Item = Attack>>(attacks: I) -> Self {
        Self(attacks.into_iter().collect())
    }
}

impl Salvo {
    /// A salvo of `&'static` attacks, in order.
    #[must_use]
    pub const fn of(attacks: &'static [Attack]) -> Self {
        Self(SharedSlice::of(attacks))
    }

    /// The attacks, in order.
    #[must_use]
    pub fn attacks(&self) -> &[Attack] {
        &self.0
    }

    /// The same with its first attack twice, for a class IV flight with level III cards: same kind and side, separate dice
    /// (LM-IV3-6). Call it once per card.
    #[must_use]
    pub fn repeating_first(&self) -> Self {
        self.0.first().into_iter().chain(&self.0).copied().collect()
    }

    /// The attacks in order, with marks for the first.
    pub fn waves(&self) -> impl Iterator<Item = Wave> {
        self.0.iter().enumerate().map(|(number, &attack)| Wave { attack, is_first: number == 0 })
    }
}

/// One attack of a salvo.
///
/// JSON: `{"attack": {"kind": "large_meteor", "from": "front"}, "is_first": true}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Wave {
    /// The attack.
    pub attack: Attack,
    /// Whether it is the very first attack: an exemption from the first attack covers this one, not its repeat (LM-IV3-6).
    pub is_first: bool,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Wave { attack, is_first });

impl Wave {
    /// Rolls it, once for all players: their boards are of one class, so side and lines are the same for all (BG-METEOR,
    /// BG-ENEMY-2).
    ///
    /// # Errors
    /// [`RollError`] if the dice run out or the board has no numbers.
    pub fn roll(&self, board: &Board, dice: &mut impl Dice) -> Result<Lines, RollError> {
        Ok(board.aim(self.attack.from)?.roll(dice)?)
    }
}

/// Why an attack cannot be rolled. Running out of dice breaks no rule, so this does not implement
/// [`Refused`](crate::table::Refused), but [`AimError`] does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RollError {
    /// The board has no numbers.
    #[error(transparent)]
    Aim(#[from] AimError),
    /// The source has no more dice.
    #[error(transparent)]
    OutOfDice(#[from] OutOfDice),
}
