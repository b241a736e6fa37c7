//! The notable events of the yard.

use std::io::{Result, Write};

use starwright::table::Seat;
use starwright::table::message::{Called, told};
use starwright::trucker::Board;
use starwright::trucker::yard::Event;

/// The players, by seat.
pub const PEOPLE: [&str; 5] = ["Ann", "Bob", "Cleo", "Dan", "Eve"];

/// Who sits there.
pub fn name(seat: Seat) -> &'static str {
    PEOPLE[usize::from(seat.number())]
}

/// One sentence per line, with the cell names printed on the board.
pub fn tell(events: &[Event], board: &Board, out: &mut dyn Write) -> Result<()> {
    let names = Called::new(&PEOPLE).at(board);
    events.iter().filter(|event| !is_small(event)).try_for_each(|event| writeln!(out, "  {}", told(event, &names)))
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
