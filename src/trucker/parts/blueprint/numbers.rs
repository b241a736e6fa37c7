//! The numbers printed along the edge of a board.

use core::hash::{Hash, Hasher};

use crate::grid::MAX;
use crate::trucker::parts::blueprint::Calls;

const LINES: usize = MAX as usize;

/// The printed numbers of the columns or of the rows, which dice select.
///
/// Lines are counted from zero at the front-left corner. Several lines may share a number (3 and 4 on IC and IIC, LM-SPLICE-1), a
/// line may have several numbers (the columns of IA, LM-BOARD-1) or none, and a board may have no numbers at all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Numbers {
    /// For each number the lines that have it, one bit per line.
    lines: [u16; Self::GREATEST as usize + 1],
    /// What one die calls, from 1 on.
    by_face: Calls,
    /// What the sum of two dice calls, from 2 on.
    by_sum: Calls,
}

impl Numbers {
    /// No line has a number.
    pub const NONE: Self = Self { lines: [0; Self::GREATEST as usize + 1], by_face: Calls::NONE, by_sum: Calls::NONE };

    /// The greatest number that can be printed; dice select at most 12.
    pub const GREATEST: u8 = 31;

    /// One number per line; 0 or an invalid number is a line without one. Lines beyond the eleventh are dropped.
    pub(super) const fn new(numbers: &[u8]) -> Self {
        let mut printed = Self::NONE;
        let mut line = 0;
        while line < MAX && (line as usize) < numbers.len() {
            #[expect(clippy::indexing_slicing, reason = "below the length by the loop's condition")]
            printed.print(line, numbers[line as usize]);
            line += 1;
        }
        printed
    }

    /// Any numbers per line, treated as in [`new`](Self::new).
    pub(in crate::trucker) fn several<L: AsRef<[u8]>>(lines: &[L]) -> Self {
        let mut numbers = Self::NONE;
        for (line, printed) in (0..MAX).zip(lines) {
            printed.as_ref().iter().for_each(|&number| numbers.print(line, number));
        }
        numbers
    }

    const fn print(&mut self, line: u8, number: u8) {
        if number != 0 && number <= Self::GREATEST {
            #[expect(clippy::indexing_slicing, reason = "a number that can be printed has its place")]
            {
                self.lines[number as usize] |= 1 << line;
            }
            self.by_face = self.by_face.and(if number <= 6 { number - 1 } else { u8::MAX }, line);
            self.by_sum = self.by_sum.and(number.wrapping_sub(2), line);
        }
    }

    /// What dice can call: the faces of one die, or the sums of two.
    #[inline]
    pub(in crate::trucker) const fn calls(&self, by_one_die: bool) -> Calls {
        if by_one_die { self.by_face } else { self.by_sum }
    }

    /// The numbers printed at `line`, lowest first.
    pub fn of(self, line: u8) -> impl Iterator<Item = u8> {
        let is_printed =
            move |&(_, lines): &(u8, u16)| lines.checked_shr(line.into()).is_some_and(|bits| bits & 1 == 1);
        (0..).zip(self.lines).filter(is_printed).map(|(number, _)| number)
    }

    /// The lines with this number, lowest first.
    pub fn lines(self, number: u8) -> impl Iterator<Item = u8> {
        let bearing = self.lines.get(usize::from(number)).copied().unwrap_or(0);
        (0..MAX).filter(move |line| bearing >> line & 1 == 1)
    }

    /// Whether no line has a number.
    #[must_use]
    #[inline]
    pub fn is_none(self) -> bool {
        self.lines.iter().fold(0, |bearing, lines| bearing | lines) == 0
    }
}

/// Line by line, each as the set of its numbers.
impl Hash for Numbers {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let line = |line: u8| self.of(line).fold(0, |numbers: u32, number| numbers | 1 << number);
        core::array::from_fn::<u32, LINES, _>(|place| u8::try_from(place).map_or(0, line)).hash(state);
    }
}
