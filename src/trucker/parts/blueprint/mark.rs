//! The marked cells of class IVC and the dice that open them.

use core::fmt;
use core::str::FromStr;

use crate::dice::Die;
use crate::trucker::parts::unreadable::Unreadable;

/// The mark on a cell that is closed at first (LM-IVC-1).
///
/// JSON: `"="`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// The mark 1.
    One = 0,
    /// The mark 2.
    Two = 1,
    /// The mark 3.
    Three = 2,
    /// The mark 4.
    Four = 3,
    /// The mark 5.
    Five = 4,
    /// The mark 6.
    Six = 5,
    /// The mark =.
    Equals = 6,
}

impl Mark {
    /// The seven marks, 1 to 6 and =.
    pub const ALL: [Self; 7] = [Self::One, Self::Two, Self::Three, Self::Four, Self::Five, Self::Six, Self::Equals];

    /// The mark as printed.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::One => "1",
            Self::Two => "2",
            Self::Three => "3",
            Self::Four => "4",
            Self::Five => "5",
            Self::Six => "6",
            Self::Equals => "=",
        }
    }
}

impl From<Die> for Mark {
    fn from(die: Die) -> Self {
        match die {
            Die::One => Self::One,
            Die::Two => Self::Two,
            Die::Three => Self::Three,
            Die::Four => Self::Four,
            Die::Five => Self::Five,
            Die::Six => Self::Six,
        }
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

crate::table::message::words!(Mark);

impl FromStr for Mark {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        Self::ALL.into_iter().find(|mark| mark.name() == text).ok_or(Unreadable::Mark)
    }
}

/// A set of marks.
///
/// JSON: `["3", "="]`
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Marks(u8);

impl Marks {
    /// No mark.
    pub const EMPTY: Self = Self(0);

    /// The marks that two dice open: each its own number, or **=** for a second die that equals the first (LM-IVC-3).
    ///
    /// ```
    /// use starwright::dice::Die;
    /// use starwright::trucker::{Mark, Marks};
    ///
    /// let marks = Marks::rolled(Die::Three, Some(Die::Three));
    /// assert_eq!(marks.iter().collect::<Vec<_>>(), [Mark::Three, Mark::Equals]);
    /// ```
    #[must_use]
    pub fn rolled(first: Die, second: Option<Die>) -> Self {
        let marks = Self::EMPTY.with(first.into());
        match second {
            None => marks,
            Some(second) if second == first => marks.with(Mark::Equals),
            Some(second) => marks.with(second.into()),
        }
    }

    /// These marks and one more.
    #[must_use]
    pub const fn with(self, mark: Mark) -> Self {
        Self(self.0 | 1 << mark as u8)
    }

    /// Whether the set contains `mark`.
    #[must_use]
    pub const fn contains(self, mark: Mark) -> bool {
        self.0 & 1 << mark as u8 != 0
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The marks, 1 to 6, then =.
    pub fn iter(self) -> impl Iterator<Item = Mark> {
        Mark::ALL.into_iter().filter(move |&mark| self.contains(mark))
    }
}

impl FromIterator<Mark> for Marks {
    fn from_iter<I: IntoIterator<Item = Mark>>(marks: I) -> Self {
        marks.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for Marks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
