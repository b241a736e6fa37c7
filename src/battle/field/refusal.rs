//! Why the board does not allow a move or a shot.

use crate::battle::pieces::piece::PieceId;
use crate::battle::pieces::pose::Pose;
use crate::battle::rules::Rule;
use crate::hex::Hex;

messages! {
    /// Why the board, as it lies, does not allow a move or a shot.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum FieldRefusal refused Rule of "battle-refusal" {
        NotOnBoard { piece: PieceId } => Rule::BbsR15, "{piece} is not on the board";
        OutOfReach { ship: PieceId, to: Pose, points: u8 } => Rule::Bbs42, "capital ship {ship} cannot reach {to} with {points|1:1 action point|# action points}";
        EndsOffBoard { ship: PieceId, hex: Hex } => Rule::Bbs48, "capital ship {ship} would end its move on {hex}, off the board";
        EndsOnAsteroid { ship: PieceId, hex: Hex } => Rule::Bbs48, "capital ship {ship} would end its move on the asteroid on {hex}";
        EndsOnShip { ship: PieceId, hex: Hex, other: PieceId } => Rule::Bbs48, "capital ship {ship} would end its move on {other}, which is on {hex}";
        Suicide { ship: PieceId, rammed: u8 } => Rule::BbsR12, "capital ship {ship} would be destroyed by ramming {rammed|1:1 enemy fighter|# enemy fighters}";
        FriendlyTarget { target: PieceId } => Rule::Bbs55, "{target} is a friendly ship";
        OutOfRange { ship: PieceId, target: PieceId } => Rule::Bbs54, "{target} is not in range of the turrets of capital ship {ship}";
    }
}
