//! Damage that waits for an answer, and the fighters that have fallen lately.

use crate::battle::game::Game;
use crate::battle::game::holding::Hit;
use crate::battle::game::position::{Position, Waiting};
use crate::battle::game::step::Step;
use crate::battle::pieces::piece::PieceId;
use crate::battle::pieces::race::Power;
use crate::battle::pieces::set::Pieces;
use crate::battle::pieces::ship::Fate;
use crate::battle::rules::Rule;
use crate::battle::rules::rulings::Returning;
use crate::table::few::Few;
use crate::table::refused::count;
use crate::table::seat::Seat;

/// Why damage cannot wait for an answer so, or why a fighter cannot have fallen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum HitsError {
    /// Damage waits although nobody is asked.
    #[error("damage to {ship} waits in `hits`, and nobody is asked when it is time to {step} ({})", self.rule())]
    Idle {
        /// The ship.
        ship: PieceId,
        /// The step.
        step: Step,
    },
    /// More ships wait than a player has.
    #[error("{given} ships wait in `hits`, and one player has two capital ships ({})", self.rule())]
    Crowd {
        /// How many wait.
        given: u32,
    },
    /// The ship that is asked for is not the first whose damage waits.
    #[error("{ship} is asked for, and its damage is not the first in `hits` ({})", self.rule())]
    NotFirst {
        /// The ship.
        ship: PieceId,
    },
    /// A ship waits that nobody is asked for: it is no capital ship on the board, has been shot at before, is a ship of
    /// whose turn it is, or of somebody without a hidden power of the Dreckach.
    #[error("{ship} in `hits`: {why} ({})", self.rule())]
    NoQuestion {
        /// The ship.
        ship: PieceId,
        /// Why nobody is asked.
        why: NoQuestion,
    },
    /// A ship waits twice.
    #[error("{ship} is twice in `hits` ({})", self.rule())]
    Twice {
        /// The ship.
        ship: PieceId,
    },
    /// A shot does neither 1 nor 2 damage.
    #[error("{ship} in `hits` has {damage} damage by a shot, which does 1, or 2 by a super shot ({})", self.rule())]
    Damage {
        /// The ship.
        ship: PieceId,
        /// The damage.
        damage: u8,
    },
    /// More than one damage waits, and nobody has fired a super shot.
    #[error("more than 1 damage waits in `hits`, and {active} has fired no super shot ({})", self.rule())]
    NoSuperShot {
        /// Whose turn it is.
        active: Seat,
    },
    /// Nobody can have fired.
    #[error("damage to {ship} waits in `hits`, and {active} has nobody who can have fired ({})", self.rule())]
    NobodyFired {
        /// The ship.
        ship: PieceId,
        /// Whose turn it is.
        active: Seat,
    },
    /// The fallen are noted although the table does not play with them.
    #[error("{piece} is in `fallen`, and the table lets one own squadron return ({})", self.rule())]
    FallenUnused {
        /// The piece.
        piece: PieceId,
    },
    /// A fallen piece is no fighter that an enemy holds.
    #[error("{piece} is in `fallen`, and is no fighter that another player has taken ({})", self.rule())]
    NotFallen {
        /// The piece.
        piece: PieceId,
    },
    /// A fallen fighter is listed twice.
    #[error("{piece} is twice in `fallen` ({})", self.rule())]
    FallenTwice {
        /// The piece.
        piece: PieceId,
    },
}

/// Why nobody is asked about a shot at a ship (BBS-D1.2, BBS-R27).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum NoQuestion {
    /// It is a fighter.
    Fighter,
    /// It is not on the board.
    Gone,
    /// Its owner's turn it is.
    OwnTurn,
    /// It has been hit by a shot before.
    ShotBefore,
    /// Its owner has no hidden power of the Dreckach.
    NothingHidden,
}

impl core::fmt::Display for NoQuestion {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            Self::Fighter => "it is no capital ship",
            Self::Gone => "it is not on the board",
            Self::OwnTurn => "it is its owner's turn",
            Self::ShotBefore => "it has been hit by a shot before",
            Self::NothingHidden => "its owner has no hidden power of the Dreckach",
        })
    }
}

refused!(HitsError {
    Idle { ship, step },
    Crowd { given },
    NotFirst { ship },
    NoQuestion { ship, why },
    Twice { ship },
    Damage { ship, damage },
    NoSuperShot { active },
    NobodyFired { ship, active },
    FallenUnused { piece },
    NotFallen { piece },
    FallenTwice { piece },
});

impl HitsError {
    /// The rule that the parts break.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self {
            Self::Idle { .. } | Self::NotFirst { .. } | Self::NoQuestion { .. } => Rule::BbsD1_2,
            Self::Crowd { .. } | Self::Twice { .. } => Rule::BbsR27,
            Self::Damage { .. } | Self::NoSuperShot { .. } => Rule::BbsK3_1,
            Self::NobodyFired { .. } => Rule::Bbs53,
            Self::FallenUnused { .. } | Self::NotFallen { .. } | Self::FallenTwice { .. } => Rule::BbsR28,
        }
    }
}

impl Position {
    pub(super) fn waiting(&self) -> Result<Few<Hit, 2>, HitsError> {
        let hits = self.hits.iter().map(|&Waiting { ship, damage }| Hit { ship, damage });
        Few::collect(hits).ok_or(HitsError::Crowd { given: count(self.hits.len()) })
    }

    pub(super) fn fallen_set(&self) -> Result<Pieces, HitsError> {
        let mut fallen = Pieces::EMPTY;
        for &piece in &self.fallen {
            if fallen.contains(piece) {
                return Err(HitsError::FallenTwice { piece });
            }
            fallen.insert(piece);
        }
        Ok(fallen)
    }
}

impl Game {
    /// BBS-D1.2, BBS-R27: whether the damage that waits is of shots about which its owner is asked.
    pub(super) fn check_hits(&self) -> Result<(), HitsError> {
        let step = self.step;
        let Step::Answer { ship, volley } = step else {
            return self.hits.first().map_or(Ok(()), |hit| Err(HitsError::Idle { ship: hit.ship, step }));
        };
        if self.hits.first().is_none_or(|hit| hit.ship != ship) {
            return Err(HitsError::NotFirst { ship });
        }
        for (place, hit) in self.hits.iter().enumerate() {
            self.check_hit(hit)?;
            if self.hits.iter().take(place).any(|earlier| earlier.ship == hit.ship) {
                return Err(HitsError::Twice { ship: hit.ship });
            }
        }
        let super_shot = self.power(self.active).is_some_and(|holding| holding.power == Power::K3 && holding.spent);
        let single = self.hits.len() == 1 && self.hits.iter().all(|hit| hit.damage == 1);
        if !single && (volley || !super_shot) {
            return Err(HitsError::NoSuperShot { active: self.active });
        }
        let fired = if volley { self.has_fired() } else { self.capitals().next().is_some() };
        fired.then_some(()).ok_or(HitsError::NobodyFired { ship, active: self.active })
    }

    fn check_hit(&self, hit: Hit) -> Result<(), HitsError> {
        let Hit { ship, damage } = hit;
        let why = match self.field.ship(ship) {
            _ if !ship.is_capital() => Some(NoQuestion::Fighter),
            None => Some(NoQuestion::Gone),
            _ if ship.seat() == self.active => Some(NoQuestion::OwnTurn),
            Some(at) if at.shot => Some(NoQuestion::ShotBefore),
            Some(_) => (!self.opens_question(ship)).then_some(NoQuestion::NothingHidden),
        };
        if let Some(why) = why {
            return Err(HitsError::NoQuestion { ship, why });
        }
        if (1..=2).contains(&damage) { Ok(()) } else { Err(HitsError::Damage { ship, damage }) }
    }

    /// Whether somebody of the squadron that moved is no longer to fire: whose shot it is that waits.
    fn has_fired(&self) -> bool {
        let moved = self.sortie.turning.first().or(self.sortie.ready.first()).and_then(PieceId::squadron);
        let fired = |piece: PieceId| self.field.is_aboard(piece) && !self.sortie.ready.contains(piece);
        match moved {
            Some(squadron) => squadron.fighters().any(fired),
            // The elite alone is left of the squadron.
            None => PieceId::fleet(self.active).any(|piece| self.field.ship(piece).is_some_and(|ship| ship.elite)),
        }
    }

    /// BBS-R28: the fallen are fighters that others have taken, noted only where a table plays so.
    pub(super) fn check_fallen(&self) -> Result<(), HitsError> {
        let plays = self.field.rulings().returning == Returning::Fallen;
        self.fallen.iter().try_for_each(|piece| {
            if !plays {
                Err(HitsError::FallenUnused { piece })
            } else if piece.is_capital() || !matches!(self.field.fate(piece), Fate::Captured(_)) {
                Err(HitsError::NotFallen { piece })
            } else {
                Ok(())
            }
        })
    }
}
