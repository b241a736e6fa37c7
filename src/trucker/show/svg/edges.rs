//! The joints between components.

use core::fmt;

use super::tile::prongs;
use super::{CELL, corner};
use crate::grid::Side;
use crate::trucker::ship::layout::Layout;
use crate::trucker::show::scene::joints::held;

/// A bridge over each joint, half of it from either component: over a meeting edge the halves lie at both ends.
pub(super) fn draw(f: &mut fmt::Formatter<'_>, layout: &Layout) -> fmt::Result {
    f.write_str(r#"<path class="joint over" d=""#)?;
    for (cell, side, connector) in held(layout) {
        let [x, y] = corner(cell);
        for place in prongs(connector) {
            let along = CELL / 2 - 4 + place;
            match side {
                Side::Front => write!(f, "M{} {y}h8v11h-8z", x + along)?,
                Side::Right => write!(f, "M{} {}h11v8h-11z", x + CELL - 11, y + along)?,
                Side::Rear => write!(f, "M{} {}h8v11h-8z", x + along, y + CELL - 11)?,
                Side::Left => write!(f, "M{x} {}h11v8h-11z", y + along)?,
            }
        }
    }
    f.write_str("\"/>\n")
}
