//! Movement cards and decks.

use crate::battle::pieces::no_such::NoSuch;

/// A movement card, serialised as `[fighter move, rotation, action points]`.
///
/// ```
/// use starwright::battle::Card;
///
/// let card = Card::new(4, 1, 3)?;
/// assert_eq!((card.distance(), card.turn(), card.points()), (4, 1, 3));
/// assert!(Card::new(4, 4, 3).is_err());
/// # Ok::<(), starwright::battle::NoSuch>(())
/// ```
///
/// JSON: `[3, 1, 2]`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card {
    distance: u8,
    turn: u8,
    points: u8,
}

impl Card {
    /// The longest fighter move that a card may show, in hexes.
    pub const MAX_DISTANCE: u8 = 12;
    /// The widest rotation that a card may show, in hexsides (BBS-41).
    pub const MAX_TURN: u8 = 3;
    /// The most action points that a card may show.
    pub const MAX_POINTS: u8 = 6;

    /// A card with these three numbers.
    ///
    /// # Errors
    /// [`NoSuch`] if a number is above its maximum.
    pub const fn new(distance: u8, turn: u8, points: u8) -> Result<Self, NoSuch> {
        if distance > Self::MAX_DISTANCE {
            Err(NoSuch::Distance { given: distance })
        } else if turn > Self::MAX_TURN {
            Err(NoSuch::Turn { given: turn })
        } else if points > Self::MAX_POINTS {
            Err(NoSuch::Points { given: points })
        } else {
            Ok(Self { distance, turn, points })
        }
    }

    /// The fighter move, in hexes (BBS-21).
    #[must_use]
    pub const fn distance(self) -> u8 {
        self.distance
    }

    /// The rotation: how far each fighter may turn, in hexsides (BBS-40).
    #[must_use]
    pub const fn turn(self) -> u8 {
        self.turn
    }

    /// The action points of the capital ship (BBS-42).
    #[must_use]
    pub const fn points(self) -> u8 {
        self.points
    }
}

impl From<Card> for [u8; 3] {
    fn from(card: Card) -> Self {
        [card.distance, card.turn, card.points]
    }
}

impl TryFrom<[u8; 3]> for Card {
    type Error = NoSuch;

    fn try_from([distance, turn, points]: [u8; 3]) -> Result<Self, NoSuch> {
        Self::new(distance, turn, points)
    }
}

impl core::fmt::Display for Card {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}/{}/{}", self.distance, self.turn, self.points)
    }
}

crate::table::message::words!(Card);

/// The nine movement cards of a player (BBS-5), in the order in which they will be drawn.
///
/// JSON:
/// ```json
/// [[3, 1, 2], [3, 1, 2], [3, 1, 2], [3, 1, 2], [3, 1, 2], [3, 1, 2], [3, 1, 2], [3, 1, 2], [3, 1, 2]]
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deck(pub [Card; 9]);

impl Deck {
    /// A deck for all races. **Invented**: no source at hand gives the printed values, except that rotations 0 and 3 occur;
    /// supply the real ones if you have the game.
    pub const HOUSE: Self = Self([
        Card { distance: 2, turn: 3, points: 3 },
        Card { distance: 3, turn: 3, points: 2 },
        Card { distance: 3, turn: 2, points: 3 },
        Card { distance: 4, turn: 2, points: 2 },
        Card { distance: 4, turn: 1, points: 3 },
        Card { distance: 5, turn: 1, points: 2 },
        Card { distance: 5, turn: 2, points: 1 },
        Card { distance: 6, turn: 0, points: 2 },
        Card { distance: 6, turn: 1, points: 1 },
    ]);

    /// Whether these are the invented cards of [`Deck::HOUSE`], in any order.
    #[must_use]
    pub fn is_house(self) -> bool {
        let (mut ours, mut house) = (self.0, Self::HOUSE.0);
        ours.sort_unstable();
        house.sort_unstable();
        ours == house
    }
}
