//! Checked choices.

use crate::battle::game::holding::Waiting;
use crate::battle::game::placement::Placement;
use crate::battle::game::sortie::Airborne;
use crate::battle::pieces::card::Card;
use crate::battle::pieces::piece::{PieceId, Squadron};
use crate::battle::pieces::pose::Pose;
use crate::battle::pieces::race::Power;
use crate::battle::pieces::ship::Ship;
use crate::battle::pieces::wing::Wing;
use crate::hex::{Direction, Hex};

/// A checked choice with everything needed to apply it, so that applying cannot fail.
#[derive(Clone, Copy)]
pub(super) enum Settled<'c> {
    Placed { placement: &'c Placement },
    Revealed { card: Card },
    Moved { squadron: Squadron, way: Way, order: Option<&'c [PieceId]> },
    CameDown { flier: Airborne, to: Hex },
    Collided { flier: Airborne, to: Hex, destroyed: PieceId },
    Faced { elite: PieceId, facing: Direction },
    Fired { by: PieceId, ship: Ship },
    Passed,
    Turned { fighter: PieceId, facing: Direction },
    Sailed { piece: PieceId, ship: Ship, to: Pose },
    Shot { by: PieceId, at: PieceId },
    HeldFire,
    Ended,
    Unveiled { power: Power },
    Elite { fighter: PieceId },
    EliteEnded { elite: Airborne, to: Hex },
    Blast { fighter: PieceId, at: Hex },
    Asteroid { from: Hex, to: Hex },
    Laser { by: PieceId, at: PieceId },
    SuperShot { by: PieceId, pose: Pose },
    Shielded { ship: PieceId },
    Answered { hit: Waiting, raise: bool, volley: bool },
    Resurrecting { first: PieceId },
    Returned { fighter: PieceId, at: Hex, facing: Direction },
    Stayed { fighter: PieceId },
}

/// How a squadron moves.
#[derive(Clone, Copy)]
pub(super) enum Way {
    Ahead,
    Doubled(Wing),
    Displaced(Hex),
}
