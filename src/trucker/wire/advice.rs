//! Plans, whose steps say which tile is put where.

use crate::grid::{Cell, Rotation};
use crate::table::wire::form;
use crate::trucker::advice::plan::Plan;

form!(Plan { steps: steps, gain, nodes, is_through });

struct Step {
    tile: u32,
    at: Cell,
    turn: Rotation,
}

form!(Step { tile, at, turn });

mod steps {
    use alloc::vec::Vec;

    use super::Step;
    use crate::grid::{Cell, Rotation};
    #[cfg(feature = "schema")]
    use crate::table::wire::schema::Definitions;
    use crate::table::wire::{Form, Node, WireError};

    pub(super) fn read(node: &Node<'_>) -> Result<Vec<(usize, Cell, Rotation)>, WireError> {
        let step = |Step { tile, at, turn }| Some((usize::try_from(tile).ok()?, at, turn));
        Ok(Vec::<Step>::read(node)?.into_iter().filter_map(step).collect())
    }

    pub(super) fn write(steps: &[(usize, Cell, Rotation)]) -> Node<'static> {
        let step = |&(tile, at, turn): &_| Some(Step { tile: u32::try_from(tile).ok()?, at, turn }.write());
        Node::List(steps.iter().filter_map(step).collect())
    }

    #[cfg(feature = "schema")]
    pub(super) fn schema(definitions: &mut Definitions) -> Node<'static> {
        Vec::<Step>::schema(definitions)
    }
}
