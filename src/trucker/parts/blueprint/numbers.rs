//! The numbers printed along the edge of a board.

use crate::grid::MAX;

const LINES: usize = MAX as usize;

/// The printed numbers of the columns, or of the rows: what the dice call.
///
/// Lines are counted from zero at the front-left corner; a printed number may stand at several lines (3 and 4 on IC and
/// IIC, LM-SPLICE-1) or at none, and a board may have no numbers at all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Numbers([u8; LINES]);

impl Numbers {
    /// No line has a number.
    pub const NONE: Self = Self([0; LINES]);

    /// The numbers of the lines in order; 0 is a line without one. What exceeds eleven lines is left off.
    #[must_use]
    pub const fn new(numbers: &[u8]) -> Self {
        let mut lines = [0; LINES];
        let mut line = 0;
        while line < LINES && line < numbers.len() {
            #[expect(clippy::indexing_slicing, reason = "below both lengths by the loop's condition")]
            {
                lines[line] = numbers[line];
            }
            line += 1;
        }
        Self(lines)
    }

    /// The number printed at `line`.
    #[must_use]
    pub fn of(self, line: u8) -> Option<u8> {
        self.0.get(usize::from(line)).copied().filter(|&number| number != 0)
    }

    /// The lines that bear `number`, lowest first.
    pub fn lines(self, number: u8) -> impl Iterator<Item = u8> {
        let bears = |(line, printed): (usize, u8)| u16::from(printed == number && number != 0) << line;
        let mut left = self.0.into_iter().enumerate().map(bears).fold(0, |lines, line| lines | line);
        core::iter::from_fn(move || {
            let line = u8::try_from(left.trailing_zeros()).ok().filter(|_| left != 0)?;
            left &= left - 1;
            Some(line)
        })
    }

    /// Whether no line has a number.
    #[must_use]
    pub fn is_none(self) -> bool {
        self == Self::NONE
    }
}
