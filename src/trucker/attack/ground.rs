//! What of a board the dice and the lines of an attack need, small enough to go with every attack.

use crate::grid::{Side, Surface, Topology};
use crate::trucker::attack::aim::{Aim, NoNumbers, Wanted};
use crate::trucker::parts::blueprint::{Identity, Numbers};
use crate::trucker::parts::board::Board;

/// The numbers of a board, and how its dice are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::trucker) struct Ground {
    pub(in crate::trucker) columns: Numbers,
    pub(in crate::trucker) rows: Numbers,
    pub(in crate::trucker) surface: Surface,
    /// Whether one die is read a line (LM-SPLICE-3).
    pub(in crate::trucker) is_spliced: bool,
    pub(in crate::trucker) board: Identity,
}

impl Ground {
    pub(in crate::trucker) fn of(board: &Board) -> Self {
        let blueprint = board.blueprint();
        Self {
            columns: blueprint.columns(),
            rows: blueprint.rows(),
            surface: blueprint.surface(),
            is_spliced: blueprint.splice().is_some(),
            board: blueprint.identity(),
        }
    }

    /// The dice of an attack from that side, none rolled yet (LM-ATTACK-1, LM-SPLICE-3, LM-SPLICE-4, LM-TORUS-7).
    pub(in crate::trucker) fn aim(self, from: Side) -> Result<Aim, NoNumbers> {
        let by_column = from.is_along_column();
        let wanted = match (self.surface.topology(), self.is_spliced) {
            (Topology::Torus, _) => Wanted::AimedColumn,
            (_, true) if by_column => Wanted::ColumnOrSide,
            (_, true) => Wanted::Row,
            (_, false) => Wanted::First,
        };
        let both = matches!(wanted, Wanted::AimedColumn | Wanted::ColumnOrSide);
        let no_column = (both || by_column) && self.columns.is_none();
        if no_column || (both || !by_column) && self.rows.is_none() {
            Err(NoNumbers { rule: wanted.rule() })
        } else {
            Ok(Aim::new(self, from, wanted))
        }
    }
}
