//! The forms of pieces and cards.

use alloc::vec::Vec;

use crate::battle::board::Layout;
use crate::battle::pieces::card::Card;
use crate::battle::pieces::piece::{PieceId, Squadron};
use crate::battle::pieces::race::{Power, Race};
use crate::battle::pieces::set::Pieces;
#[cfg(feature = "schema")]
use crate::table::wire::{Form, schema};
use crate::table::wire::{WireError, by_serde, form};

form!(PieceId as u8, Self::try_from, |piece| piece.number(), like | _ | schema::number(0, 79));

form!(Squadron as [u8; 2], Self::try_from, |squadron| (*squadron).into());

form!(Card as [u8; 3], Self::try_from, |card| (*card).into());

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

crate::table::wire::words!(Race {
    "earthers" => Earthers, "vonyan" => Vonyan, "valkyries" => Valkyries, "dreckach" => Dreckach
});

crate::table::wire::words!(Power {
    "E1" => E1, "E2" => E2, "E3" => E3, "V1" => V1, "V2" => V2, "V3" => V3, "K1" => K1, "K2" => K2, "K3" => K3,
    "D1" => D1, "D2" => D2, "D3" => D3,
});

by_serde!(Layout);
