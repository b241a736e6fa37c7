//! Pieces: their numbers and their squadrons.

use core::fmt;

use crate::battle::pieces::no_such::NoSuch;
use crate::table::seat::Seat;

/// The number of a ship: 20 × seat + n, where n = 0 to 17 are fighters (squadron n div 6) and 18, 19 capital ships (BBS-2). It
/// prints as the label used in pictures: `b2.4` is the fourth fighter of squadron `b2`, `B1` a capital ship.
///
/// ```
/// use starwright::battle::{Kind, PieceId};
///
/// let piece = PieceId::try_from(38)?;
/// assert_eq!((piece.seat().number(), piece.kind()), (1, Kind::Capital));
/// assert_eq!(piece.to_string(), "B1");
/// assert!(PieceId::try_from(80).is_err());
/// # Ok::<(), starwright::battle::NoSuch>(())
/// ```
///
/// JSON: `39`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PieceId(u8);

/// The two kinds of ships.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// One hex; destroyed by its first damage.
    Fighter,
    /// Two hexes; destroyed by its second damage.
    Capital,
}

impl PieceId {
    /// The number of pieces with four players.
    pub const COUNT: u8 = 80;
    /// The number of ships in a fleet (BBS-2).
    pub const FLEET: u8 = 20;
    /// The number of fighters in a fleet; the other ships are capital ships.
    pub const FIGHTERS: u8 = 18;

    /// The number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Whose ship it is.
    #[must_use]
    pub const fn seat(self) -> Seat {
        match self.0 / Self::FLEET {
            0 => Seat::Zero,
            1 => Seat::One,
            2 => Seat::Two,
            3 => Seat::Three,
            _ => Seat::Four,
        }
    }

    /// Fighter or capital ship.
    #[must_use]
    pub const fn kind(self) -> Kind {
        if self.0 % Self::FLEET < Self::FIGHTERS { Kind::Fighter } else { Kind::Capital }
    }

    /// Whether it is a capital ship.
    #[must_use]
    pub const fn is_capital(self) -> bool {
        matches!(self.kind(), Kind::Capital)
    }

    /// The squadron of a fighter.
    #[must_use]
    pub const fn squadron(self) -> Option<Squadron> {
        match self.kind() {
            Kind::Fighter => Some(Squadron(self.0 / Self::FLEET * 3 + self.0 % Self::FLEET / 6)),
            Kind::Capital => None,
        }
    }

    /// The ships of a seat, ascending; empty for a fifth seat (BBS-1).
    #[must_use]
    pub fn fleet(seat: Seat) -> impl DoubleEndedIterator<Item = Self> + Clone {
        Self::ships(seat, 0)
    }

    /// The two capital ships of a seat, ascending; empty for a fifth seat (BBS-1).
    #[must_use]
    pub fn capitals(seat: Seat) -> impl DoubleEndedIterator<Item = Self> + Clone {
        Self::ships(seat, Self::FIGHTERS)
    }

    /// The ships of a seat from the `first` of its fleet on.
    fn ships(seat: Seat, first: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        let fleet = seat.number() * Self::FLEET;
        (fleet + first..fleet + Self::FLEET).filter(|&number| number < Self::COUNT).map(Self)
    }

    /// The ships of all seats with this many players, ascending.
    pub fn of(players: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..players.min(4) * Self::FLEET).map(Self)
    }
}

impl fmt::Display for PieceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.squadron() {
            Some(squadron) => write!(f, "{squadron}.{}", self.0 % Self::FLEET % 6 + 1),
            None => {
                write!(f, "{}{}", letter(self.seat()).to_ascii_uppercase(), self.0 % Self::FLEET - Self::FIGHTERS + 1)
            }
        }
    }
}

/// The letter of a seat's fighters; capital ships have the capital.
pub(in crate::battle) fn letter(seat: Seat) -> char {
    char::from(b'a' + seat.number())
}

crate::table::message::nameable!(PieceId, Squadron);

impl From<PieceId> for u8 {
    fn from(piece: PieceId) -> Self {
        piece.0
    }
}

impl TryFrom<u8> for PieceId {
    type Error = NoSuch;

    #[inline]
    fn try_from(number: u8) -> Result<Self, NoSuch> {
        if number < Self::COUNT { Ok(Self(number)) } else { Err(NoSuch::NoSuchPiece { number }) }
    }
}

/// One of a seat's three squadrons of six fighters (BBS-2), which prints as the letter of the seat and a number
/// from 1: `b2`. Serialised as `[seat, index]`.
///
/// JSON: `[1, 2]`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Squadron(u8);

impl Squadron {
    /// The three squadrons of a seat, ascending; empty for a fifth seat (BBS-1).
    pub fn all(seat: Seat) -> impl DoubleEndedIterator<Item = Self> + Clone {
        let first = seat.number() * 3;
        (first..first + 3).map(Self).filter(|squadron| squadron.fighter(0).0 < PieceId::COUNT)
    }

    /// Whose squadron it is.
    #[must_use]
    pub fn seat(self) -> Seat {
        self.fighter(0).seat()
    }

    /// Which of the seat's squadrons, 0 to 2.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0 % 3
    }

    /// Its fighters, ascending.
    #[must_use]
    pub fn fighters(self) -> impl DoubleEndedIterator<Item = PieceId> + Clone {
        (0..6).map(move |place| self.fighter(place))
    }

    pub(crate) const fn fighter(self, place: u8) -> PieceId {
        PieceId(self.0 / 3 * PieceId::FLEET + self.0 % 3 * 6 + place % 6)
    }
}

impl fmt::Display for Squadron {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", letter(self.seat()), self.index() + 1)
    }
}

impl From<Squadron> for [u8; 2] {
    fn from(squadron: Squadron) -> Self {
        [squadron.0 / 3, squadron.index()]
    }
}

impl TryFrom<[u8; 2]> for Squadron {
    type Error = NoSuch;

    fn try_from([seat, index]: [u8; 2]) -> Result<Self, NoSuch> {
        if seat < 4 && index < 3 { Ok(Self(seat * 3 + index)) } else { Err(NoSuch::NoSuchSquadron { seat, index }) }
    }
}
