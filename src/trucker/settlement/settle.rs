//! The settlement of all players.

use alloc::vec::Vec;
use core::fmt;

use crate::table::{Seat, SeatSet};
use crate::trucker::cards::Rewards;
use crate::trucker::parts::board::Nth;
use crate::trucker::rules::Rule;
use crate::trucker::settlement::homecoming::Homecoming;
use crate::trucker::settlement::ranking::{best_looking, ranking};
use crate::trucker::settlement::statement::Statement;

/// The end of a flight for all players. Prints every statement, one after the other.
///
/// JSON:
/// ```json
/// {"rewards": {"arrival": [4, 3, 2, 1], "best_looking": 2, "provenance": "real"}, "ranking": [],
///  "best_looking": [], "statements": []}
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct Settlement {
    /// What was to be won.
    pub rewards: Rewards,
    /// Who arrived, in order (LM-END-4).
    pub ranking: Vec<Seat>,
    /// Whose ships looked best (LM-END-5).
    pub best_looking: SeatSet,
    /// By seat, also of those who gave up.
    pub statements: Vec<Statement>,
}

/// Settles a flight: rewards (BG-END-1), the bonus for the best looks (LM-END-5), the sale of goods (BG-END-2, LM-END-3),
/// merchant and manager (LM-FLEET-15), debts (LM-TORUS-5) and the penalty for lost components (LM-END-6), in the order of
/// LM-R36. Players are given by seat, also those who gave up.
///
/// # Errors
/// [`SettleError`], if that cannot be how a flight ended.
pub fn settle(rewards: Rewards, players: &[Homecoming]) -> Result<Settlement, SettleError> {
    admit(players)?;
    let (ranking, best_looking) = (ranking(players), best_looking(players));
    let statement = |(seat, player): (Seat, &Homecoming)| {
        let place = (1..).zip(&ranking).find(|&(_, &other)| other == seat).map(|(place, _)| place);
        Statement::of(player, rewards, place, best_looking.contains(seat))
    };
    let statements = Seat::ALL.into_iter().zip(players).map(statement).collect();
    Ok(Settlement { rewards, ranking, best_looking, statements })
}

fn admit(players: &[Homecoming]) -> Result<(), SettleError> {
    if players.len() > Seat::ALL.len() {
        return Err(SettleError::TooManyPlayers);
    }
    for (seat, player) in Seat::ALL.into_iter().zip(players) {
        match (player.position, player.finished()) {
            (None, 1..) => return Err(SettleError::NoMarker { seat }),
            (Some(_), 0) => return Err(SettleError::NothingArrived { seat }),
            _ => {}
        }
        let tied = |&(_, other): &(Seat, &Homecoming)| player.position.is_some() && other.position == player.position;
        if let Some((other, _)) = Seat::of(seat.number()).zip(players).find(tied) {
            return Err(SettleError::SamePosition { seat, other });
        }
        if let Some(specialist) = player.specialist
            && usize::from(specialist.ship) >= player.ships.len()
        {
            return Err(SettleError::NoSuchShip { seat, ship: specialist.ship });
        }
    }
    Ok(())
}

impl fmt::Display for Settlement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut between = "";
        for (seat, statement) in Seat::ALL.into_iter().zip(&self.statements) {
            write!(f, "{between}The statement of {seat}:\n{statement}")?;
            between = "\n\n";
        }
        Ok(())
    }
}

/// Why a flight cannot have ended so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SettleError {
    /// More players than there are boards for.
    #[error("there are at most {} players ({})", Seat::ALL.len(), self.rule())]
    TooManyPlayers,
    /// A ship arrived, but its player has no marker.
    #[error("a ship of {seat} arrived, and so its marker has a position ({})", self.rule())]
    NoMarker {
        /// The player.
        seat: Seat,
    },
    /// A player has a marker, but no ship arrived.
    #[error("no ship of {seat} arrived, and so it has no marker ({})", self.rule())]
    NothingArrived {
        /// The player.
        seat: Seat,
    },
    /// Two markers on one space.
    #[error("the markers of {seat} and {other} cannot have the same position ({})", self.rule())]
    SamePosition {
        /// The one.
        seat: Seat,
        /// The other.
        other: Seat,
    },
    /// The specialist is of a ship that is not listed.
    #[error("the specialist of {seat} cannot be of {}, which is not among those that came back ({})", Nth(*.ship), self.rule())]
    NoSuchShip {
        /// The player.
        seat: Seat,
        /// The ship named, counted from 0.
        ship: u8,
    },
}

refused!(SettleError {
    TooManyPlayers,
    NoMarker { seat },
    NothingArrived { seat },
    SamePosition { seat, other },
    NoSuchShip { seat, ship },
});

impl SettleError {
    /// The rule that refuses it.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self {
            Self::TooManyPlayers => Rule::LmBoard4,
            Self::NoMarker { .. } => Rule::LmEnd4,
            Self::NothingArrived { .. } => Rule::LmR32,
            Self::SamePosition { .. } => Rule::BgTrack1,
            Self::NoSuchShip { .. } => Rule::LmFleet15,
        }
    }
}
