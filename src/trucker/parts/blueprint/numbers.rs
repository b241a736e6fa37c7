//! The numbers printed along the edge of a board.

use crate::grid::MAX;

const LINES: usize = MAX as usize;

/// The printed numbers of the columns, or of the rows: what the dice call.
///
/// Lines are counted from zero at the front-left corner. A number may stand at several lines (3 and 4 on IC and IIC,
/// LM-SPLICE-1), a line may have several numbers (the columns of IA, LM-BOARD-1) or none, and a board may have no numbers
/// at all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Numbers([u32; LINES]);

impl Numbers {
    /// No line has a number.
    pub const NONE: Self = Self([0; LINES]);

    /// The greatest number that can be printed; dice call no more than 12.
    pub const GREATEST: u8 = 31;

    /// One number a line; 0, or a number that cannot be printed, is a line without one. What exceeds eleven lines is left
    /// off.
    pub(super) const fn new(numbers: &[u8]) -> Self {
        let mut lines = [0; LINES];
        let mut line = 0;
        while line < LINES && line < numbers.len() {
            #[expect(clippy::indexing_slicing, reason = "below both lengths by the loop's condition")]
            {
                lines[line] = bit(numbers[line]);
            }
            line += 1;
        }
        Self(lines)
    }

    /// Any numbers a line, as [`new`](Self::new) takes them.
    pub(in crate::trucker) fn several<L: AsRef<[u8]>>(lines: &[L]) -> Self {
        let mut numbers = Self::NONE;
        for (line, printed) in numbers.0.iter_mut().zip(lines) {
            *line = printed.as_ref().iter().fold(0, |line, &number| line | bit(number));
        }
        numbers
    }

    /// The numbers printed at `line`, lowest first.
    pub fn of(self, line: u8) -> impl Iterator<Item = u8> {
        bits(self.0.get(usize::from(line)).copied().unwrap_or(0))
    }

    /// The lines that bear `number`, lowest first.
    pub fn lines(self, number: u8) -> impl Iterator<Item = u8> {
        let called = bit(number);
        let bears = |(line, printed): (usize, u32)| u32::from(printed & called != 0) << line;
        bits(self.0.into_iter().enumerate().map(bears).fold(0, |lines, line| lines | line))
    }

    /// Whether no line has a number.
    #[must_use]
    pub fn is_none(self) -> bool {
        self == Self::NONE
    }
}

/// A set of just this number, empty for one that cannot be printed.
const fn bit(number: u8) -> u32 {
    if number == 0 || number > Numbers::GREATEST { 0 } else { 1 << number }
}

fn bits(mut set: u32) -> impl Iterator<Item = u8> {
    core::iter::from_fn(move || {
        let lowest = u8::try_from(set.trailing_zeros()).ok().filter(|_| set != 0)?;
        set &= set - 1;
        Some(lowest)
    })
}
