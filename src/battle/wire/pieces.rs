//! The forms of pieces and cards.

use alloc::vec::Vec;

use crate::battle::pieces::card::{Card, Deck};
use crate::battle::pieces::piece::{PieceId, Squadron};
use crate::battle::pieces::pose::Pose;
use crate::battle::pieces::set::Pieces;
use crate::battle::pieces::wing::Wing;
use crate::hex::Hex;
#[cfg(feature = "schema")]
use crate::table::wire::schema;
use crate::table::wire::{WireError, form};

form!(PieceId as u8, Self::try_from, |piece| piece.number(), like | _ | schema::number(0, 79));

form!(Squadron as [u8; 2], Self::try_from, |squadron| (*squadron).into());

form!(Wing as Vec<u8>, Self::try_from, |wing| (*wing).into());

form!(Pose as [Hex; 2], Self::try_from, |pose| pose.hexes());

form!(Card as [u8; 3], Self::try_from, |card| (*card).into());

form!(Deck(cards));

form!(
    Pieces as Vec<PieceId>,
    once,
    |pieces| pieces.iter().collect(),
    like | definitions | schema::set(PieceId::schema(definitions), 80)
);

fn once(pieces: Vec<PieceId>) -> Result<Pieces, WireError> {
    pieces.into_iter().try_fold(Pieces::EMPTY, |mut set, piece| {
        if set.contains(piece) {
            return Err(WireError::new(format_args!("{piece} stands twice in a set of pieces")));
        }
        set.insert(piece);
        Ok(set)
    })
}
