//! What a picture says, a row each.

use crate::battle::pieces::piece::PieceId;
use crate::hex::{Direction, Hex};
use crate::table::{Confidence, Seat};

messages! {
    /// A title.
    #[expect(unreachable_pub, reason = "a part of a picture only")]
    pub enum Caption of "battle-picture" {
        Title { round: u8, provenance: Confidence } "Battle Beyond Space, round {round}, board {provenance}";
        Fighter { piece: PieceId, seat: Seat, at: Hex, facing: Direction, damaged: bool, elite: bool, shielded: bool }
            "fighter {piece} of {seat} on {at}, facing {facing}{damaged|0:|, damaged}{elite|0:|, elite}{shielded|0:|, shielded}";
        Capital { piece: PieceId, seat: Seat, at: Hex, facing: Direction, damaged: bool, elite: bool, shielded: bool }
            "capital ship {piece} of {seat} on {at}, facing {facing}{damaged|0:|, damaged}{elite|0:|, elite}{shielded|0:|, shielded}";
        Asteroid { at: Hex } "asteroid on {at}";
        Probe { at: Hex } "probe on {at}";
    }
}
