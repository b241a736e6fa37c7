//! The pieces: where each is, and the marks of those on the board.

use crate::battle::game::powers::SHIELD_TOKENS;
use crate::battle::pieces::piece::PieceId;
use crate::battle::pieces::race::Power;
use crate::battle::rules::Rule;
use crate::hex::{Direction, Hex};

/// Why a piece is not as a game can have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PieceError {
    /// The piece is of a seat that nobody has.
    #[error("{piece} is in `{list}`, and a table of {players} has no such piece ({})", self.rule())]
    Nobodys {
        /// The piece.
        piece: PieceId,
        /// Where it is listed.
        list: &'static str,
        /// How many players the layout has.
        players: u8,
    },
    /// The piece is in two places.
    #[error("{piece} is in `{first}` and again in `{second}` ({})", self.rule())]
    Twice {
        /// The piece.
        piece: PieceId,
        /// Where it is listed first.
        first: &'static str,
        /// Where it is listed again.
        second: &'static str,
    },
    /// The piece is nowhere.
    #[error("{piece} is in none of `pieces`, `under_way.airborne`, `trophies` and `lost` ({})", self.rule())]
    Nowhere {
        /// The piece.
        piece: PieceId,
    },
    /// The piece's fleet is still to be placed.
    #[error("{piece} is in `{list}`, and its fleet is still to be placed ({})", self.rule())]
    NotPlaced {
        /// The piece.
        piece: PieceId,
        /// Where it is listed.
        list: &'static str,
    },
    /// A player holds an own ship as a trophy.
    #[error("{piece} is a trophy of its own owner ({})", self.rule())]
    OwnTrophy {
        /// The piece.
        piece: PieceId,
    },
    /// A ship covers more or fewer hexes than its kind.
    #[error("{piece} has {given} hexes in `at`, and covers {expected} ({})", self.rule())]
    Hexes {
        /// The piece.
        piece: PieceId,
        /// How many were given.
        given: u32,
        /// How many it covers.
        expected: u32,
    },
    /// The front hex of a capital ship is not ahead of its rear hex.
    #[error("the front of {piece}, which faces {facing:?}, is on {front} and not ahead of its rear on {rear} ({})", self.rule())]
    Shape {
        /// The piece.
        piece: PieceId,
        /// Its facing.
        facing: Direction,
        /// Its front hex.
        front: Hex,
        /// Its rear hex.
        rear: Hex,
    },
    /// A ship is off the board.
    #[error("{piece} is on {hex}, off a board of radius {radius} ({})", self.rule())]
    OffBoard {
        /// The piece.
        piece: PieceId,
        /// The hex.
        hex: Hex,
        /// The board's radius.
        radius: u8,
    },
    /// A ship is on an asteroid.
    #[error("{piece} is on {hex}, and so is an asteroid ({})", self.rule())]
    OnAsteroid {
        /// The piece.
        piece: PieceId,
        /// The hex.
        hex: Hex,
    },
    /// Two ships share a hex.
    #[error("{piece} is on {hex}, and so is {other} ({})", self.rule())]
    Shared {
        /// The piece listed later.
        piece: PieceId,
        /// The piece listed before it.
        other: PieceId,
        /// The hex.
        hex: Hex,
    },
    /// A ship has more damage than it survives.
    #[error("{piece} has {damage} damage, and survives {most} ({})", self.rule())]
    Damage {
        /// The piece.
        piece: PieceId,
        /// The damage given.
        damage: u8,
        /// How much it survives.
        most: u8,
    },
    /// A fleet has been harmed although fleets are still being placed.
    #[error("fleets are still being placed, and {piece} has been harmed already ({})", self.rule())]
    HarmedAlready {
        /// The piece.
        piece: PieceId,
    },
    /// A capital ship is the elite, or not a ship of the Earthers with E1.
    #[error("{piece} is marked as the elite, and its owner has not revealed {power} ({})", self.rule(), power = Power::E1)]
    NoElite {
        /// The piece.
        piece: PieceId,
    },
    /// The elite is no fighter.
    #[error("{piece} is marked as the elite, which is a fighter ({})", self.rule())]
    EliteCapital {
        /// The piece.
        piece: PieceId,
    },
    /// There are two elites.
    #[error("{piece} is marked as the elite, and {elite} is it already ({})", self.rule())]
    SecondElite {
        /// The piece.
        piece: PieceId,
        /// The other one.
        elite: PieceId,
    },
    /// The shield's owner has not revealed it.
    #[error("{piece} has shield tokens, and its owner has not revealed {power} ({})", self.rule(), power = Power::D1)]
    NoShield {
        /// The piece.
        piece: PieceId,
    },
    /// A fighter is shielded.
    #[error("{piece} has shield tokens, which only a capital ship can have ({})", self.rule())]
    ShieldedFighter {
        /// The piece.
        piece: PieceId,
    },
    /// Two ships are shielded.
    #[error("{piece} has shield tokens, and {shielded} has them already ({})", self.rule())]
    SecondShield {
        /// The piece.
        piece: PieceId,
        /// The other one.
        shielded: PieceId,
    },
    /// There are too many shield tokens.
    #[error("{piece} has {tokens} shield tokens of {SHIELD_TOKENS} ({})", self.rule())]
    Tokens {
        /// The piece.
        piece: PieceId,
        /// The tokens given.
        tokens: u8,
    },
    /// A fighter is marked as hit by a shot, which is noted of capital ships only.
    #[error("{piece} is marked as hit by a shot, which is noted of capital ships only ({})", self.rule())]
    ShotFighter {
        /// The piece.
        piece: PieceId,
    },
}

refused!(PieceError {
    Nobodys { piece, list, players },
    Twice { piece, first, second },
    Nowhere { piece },
    NotPlaced { piece, list },
    OwnTrophy { piece },
    Hexes { piece, given, expected },
    Shape { piece, facing, front, rear },
    OffBoard { piece, hex, radius },
    OnAsteroid { piece, hex },
    Shared { piece, other, hex },
    Damage { piece, damage, most },
    HarmedAlready { piece },
    NoElite { piece },
    EliteCapital { piece },
    SecondElite { piece, elite },
    NoShield { piece },
    ShieldedFighter { piece },
    SecondShield { piece, shielded },
    Tokens { piece, tokens },
    ShotFighter { piece },
});

impl PieceError {
    /// The rule that the parts break.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self {
            Self::Nobodys { .. } | Self::Twice { .. } | Self::Nowhere { .. } => Rule::Bbs2,
            Self::NotPlaced { .. } | Self::HarmedAlready { .. } => Rule::Bbs13,
            Self::OwnTrophy { .. } => Rule::Bbs59,
            Self::Hexes { .. } | Self::Shape { .. } => Rule::Bbs11,
            Self::OffBoard { .. } => Rule::Bbs3,
            Self::OnAsteroid { piece, .. } => {
                if piece.is_capital() {
                    Rule::Bbs48
                } else {
                    Rule::Bbs28
                }
            }
            Self::Shared { .. } => Rule::Bbs12,
            Self::Damage { piece, .. } => {
                if piece.is_capital() {
                    Rule::Bbs37
                } else {
                    Rule::Bbs36
                }
            }
            Self::NoElite { .. } | Self::EliteCapital { .. } | Self::SecondElite { .. } => Rule::BbsE1_1,
            Self::NoShield { .. } | Self::ShieldedFighter { .. } | Self::SecondShield { .. } => Rule::BbsD1_1,
            Self::Tokens { .. } => Rule::BbsD1_3,
            Self::ShotFighter { .. } => Rule::BbsR27,
        }
    }
}
