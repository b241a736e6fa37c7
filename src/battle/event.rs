//! What happened: the public record of an action.

use crate::battle::pieces::card::Card;
use crate::battle::pieces::piece::PieceId;
use crate::battle::pieces::pose::Pose;
use crate::battle::pieces::race::Power;
use crate::hex::{Direction, Hex};
use crate::table::seat::Seat;

/// One thing that happened, in the order it happened. Every player may see every event.
///
/// Why a ship is [damaged](Self::Damaged), a [trophy](Self::Captured) or [lost](Self::Lost), or a shield
/// [takes it](Self::Absorbed), is said by the last of these before it:
///
/// | event before | why |
/// |---|---|
/// | [`Flew`](Self::Flew) | it came down off the board, on an asteroid or on a ship, or a fighter came down on it |
/// | [`Fired`](Self::Fired), [`Shot`](Self::Shot), [`Laser`](Self::Laser), [`SuperShot`](Self::SuperShot) | it was shot; where its owner is asked whether to raise a shield, the damage follows the answer |
/// | [`Sailed`](Self::Sailed) | it rammed or was rammed |
/// | [`Blast`](Self::Blast) | it blew up, or was near |
/// | [`Asteroid`](Self::Asteroid) | the asteroid moved onto it |
///
/// JSON: `{"event": "captured", "piece": 39, "by": 0}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Event {
    /// A player has placed a fleet.
    Placed {
        /// Who.
        seat: Seat,
    },
    /// A movement card was revealed.
    Revealed {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A fighter ended its move, on or off the board; what it met there follows.
    Flew {
        /// The fighter.
        piece: PieceId,
        /// Where it lifted off.
        from: Hex,
        /// Where it ended.
        to: Hex,
    },
    /// A fighter fired.
    Fired {
        /// The fighter.
        by: PieceId,
        /// The enemy ship it hit, if any.
        hit: Option<PieceId>,
    },
    /// A fighter turned.
    Turned {
        /// The fighter.
        piece: PieceId,
        /// Where it faces now.
        facing: Direction,
    },
    /// A capital ship ended its move.
    Sailed {
        /// The ship.
        piece: PieceId,
        /// Where it was.
        from: Pose,
        /// Where it is.
        to: Pose,
    },
    /// A capital ship fired with its turrets.
    Shot {
        /// The ship.
        by: PieceId,
        /// Its target.
        at: PieceId,
    },
    /// A ship took damage and survived it.
    Damaged {
        /// The ship.
        piece: PieceId,
    },
    /// A ship was destroyed and is a trophy now.
    Captured {
        /// The ship.
        piece: PieceId,
        /// Whose trophy it is.
        by: Seat,
    },
    /// A ship was destroyed and nobody scores it.
    Lost {
        /// The ship.
        piece: PieceId,
    },
    /// A probe was collected.
    Probe {
        /// Where it lay.
        at: Hex,
        /// Who has it.
        by: Seat,
    },
    /// A shield took damage for a ship (BBS-D1.1).
    Absorbed {
        /// The ship.
        piece: PieceId,
    },
    /// A power was revealed (BBS-61).
    Unveiled {
        /// Whose.
        seat: Seat,
        /// Which.
        power: Power,
    },
    /// A fighter became the elite (BBS-E1.1).
    Elite {
        /// The fighter.
        fighter: PieceId,
    },
    /// A fighter blew up (BBS-E3.1).
    Blast {
        /// The fighter.
        fighter: PieceId,
        /// The centre of the blast.
        at: Hex,
    },
    /// An asteroid moved, or tried to (BBS-V1.1).
    Asteroid {
        /// Where it was.
        from: Hex,
        /// Where it went.
        to: Hex,
    },
    /// An asteroid was destroyed.
    AsteroidLost {
        /// The hex of what destroyed it.
        at: Hex,
    },
    /// A probe was removed for good (BBS-V1.7).
    ProbeLost {
        /// Where it lay.
        at: Hex,
    },
    /// A capital ship fired its laser (BBS-K2.1).
    Laser {
        /// The ship.
        by: PieceId,
        /// The ship it struck.
        at: PieceId,
    },
    /// A capital ship fired the super shot (BBS-K3.1).
    SuperShot {
        /// The ship.
        by: PieceId,
    },
    /// A shield has so many tokens now (BBS-D1.3).
    Shield {
        /// The ship.
        ship: PieceId,
        /// The tokens left.
        tokens: u8,
    },
    /// A lost fighter returned (BBS-D2.2).
    Returned {
        /// The fighter.
        piece: PieceId,
        /// Its hex.
        at: Hex,
    },
    /// A player drew a movement card, which only that player sees.
    Drew {
        /// Who.
        seat: Seat,
    },
    /// A player's turn ended.
    Ended {
        /// Who.
        seat: Seat,
    },
    /// The last turn is closed.
    Over,
}
