//! What is worth telling of what happened in the yard.

use std::io::{Result, Write};

use starwright::table::message::told;
use starwright::trucker::Board;
use starwright::trucker::yard::Event;

/// A sentence a line, with the names of cells that are printed on the board.
pub fn tell(events: &[Event], board: &Board, out: &mut dyn Write) -> Result<()> {
    events.iter().filter(|event| !is_small(event)).try_for_each(|event| writeln!(out, "  {}", told(event, board)))
}

/// What happens all the time.
const fn is_small(event: &Event) -> bool {
    use Event::{Looked, Placed, Reached, Returned, Rolled, SetAside, Took};
    matches!(
        event,
        Looked { .. }
            | Placed { .. }
            | Reached { .. }
            | Returned { .. }
            | Rolled { .. }
            | SetAside { .. }
            | Took { .. }
    )
}
