//! Drawing a layout in a terminal.

use core::fmt;

use super::layout::Layout;

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.board().blueprint().art().try_for_each(|row| writeln!(f, "{row}"))
    }
}
