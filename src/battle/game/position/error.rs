//! Why parts are no game.

use crate::battle::game::save::VERSION;
use crate::battle::game::step::Step;
use crate::battle::pieces::piece::PieceId;
use crate::hex::Hex;
use crate::table::seat::Seat;

/// Why parts are no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PositionError {
    /// A list by seat does not have one entry for each player.
    #[error("`{list}` needs an entry for each of the {players} players (BBS-1)")]
    Seats {
        /// Which list.
        list: &'static str,
        /// How many players the layout has.
        players: u8,
    },
    /// Two players have the same race.
    #[error("{seat} needs a race of its own (BBS-1)")]
    Race {
        /// The later seat.
        seat: Seat,
    },
    /// Nobody sits there.
    #[error("nobody sits on {seat} (BBS-1)")]
    NobodyThere {
        /// The seat.
        seat: Seat,
    },
    /// The form has another version.
    #[error("this position has version {given}, and version {VERSION} was expected")]
    Version {
        /// The version given.
        given: u8,
    },
    /// A power is another race's, or spent without having been revealed.
    #[error("{seat} has another race's power, or one that is spent but not revealed (BBS-6, BBS-61)")]
    Power {
        /// The seat.
        seat: Seat,
    },
    /// A ship bears a mark that its kind, its owner's power or another ship does not allow.
    #[error("{piece} cannot be an elite, shielded or shot at, as it is said to be (BBS-E1.1, BBS-D1.1)")]
    Mark {
        /// The piece.
        piece: PieceId,
    },
    /// The round is not 1 to 9.
    #[error("a game has rounds 1 to 9, not {round} (BBS-19)")]
    Round {
        /// The round given.
        round: u8,
    },
    /// A piece is in two places, in none, or belongs to nobody.
    #[error("{piece} must be in exactly one of pieces, airborne, trophies and lost")]
    Whereabouts {
        /// The piece.
        piece: PieceId,
    },
    /// A player holds an own ship as a trophy.
    #[error("{piece} is a trophy of its own owner (BBS-59)")]
    OwnTrophy {
        /// The piece.
        piece: PieceId,
    },
    /// A ship's hexes are not one, or two that lie as its facing says.
    #[error("the hexes of {piece} do not fit its kind and facing (BBS-11)")]
    Shape {
        /// The piece.
        piece: PieceId,
    },
    /// A ship has more damage than it survives.
    #[error("{piece} cannot be on the board with {damage} damage (BBS-36, BBS-37)")]
    Damage {
        /// The piece.
        piece: PieceId,
        /// The damage given.
        damage: u8,
    },
    /// A hex is off the board or holds something already.
    #[error("{hex} is off the board or holds a ship or an asteroid already (BBS-12)")]
    Occupied {
        /// The hex.
        hex: Hex,
    },
    /// A probe is off the board or listed twice.
    #[error("the probe on {hex} is off the board or listed twice")]
    Probe {
        /// The hex.
        hex: Hex,
    },
    /// The ring's centre is off the board, or the central asteroid is not on it.
    #[error("the ring's centre {hex} is off the board or lacks the central asteroid (BBS-R23)")]
    Centre {
        /// The hex.
        hex: Hex,
    },
    /// A player's cards do not fit the turns taken.
    #[error("{seat} needs nine cards: {played} of them played, and one in hand if the deck is not used up (BBS-19)")]
    Cards {
        /// The seat.
        seat: Seat,
        /// How many turns the player has begun.
        played: u8,
    },
    /// The step, the card of the turn and the move under way do not fit each other.
    #[error("the parts are not at a point where one has to {step} (BBS-15)")]
    Step {
        /// The step given.
        step: Step,
    },
}
