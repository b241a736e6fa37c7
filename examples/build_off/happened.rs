//! The notable events of the yard.

use std::io::{Result, Write};

use starwright::table::message::told;
use starwright::trucker::Board;
use starwright::trucker::yard::Event;

/// One sentence per line, with the cell names printed on the board.
pub fn tell(events: &[Event], board: &Board, out: &mut dyn Write) -> Result<()> {
    events.iter().filter(|event| !is_small(event)).try_for_each(|event| writeln!(out, "  {}", told(event, board)))
}

/// Events too frequent to print.
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
