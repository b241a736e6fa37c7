//! Sets of printed cards.

use super::{Card, CardId, Level, Mix};

/// A set of printed cards, such as those used in earlier flights. Serialised as an ascending list of numbers.
///
/// ```
/// use starwright::trucker::cards::{Card, CardId, CardSet};
///
/// let mut used: CardSet = CardId::new(7).into_iter().collect();
/// assert!(!CardId::new(7).is_some_and(|card| used.insert(card)));
/// assert_eq!(used.iter().collect::<Vec<_>>(), [Card::ALL[7].id().ok_or("printed")?]);
/// # Ok::<(), &str>(())
/// ```
///
/// JSON: `[7, 43]`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// The number of cards.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the set contains a card.
    #[must_use]
    pub const fn contains(self, card: CardId) -> bool {
        self.0 >> card.get() & 1 == 1
    }

    /// Adds a card; false if it was in the set.
    pub const fn insert(&mut self, card: CardId) -> bool {
        let new = !self.contains(card);
        self.0 |= 1 << card.get();
        new
    }

    /// The cards, ascending.
    #[must_use]
    pub fn iter(self) -> impl DoubleEndedIterator<Item = CardId> + Clone {
        CardId::all().filter(move |&card| self.contains(card))
    }

    /// The cards of a level.
    #[must_use]
    pub fn of_level(self, level: Level) -> Self {
        self.iter().filter(|card| card.card().level() == level).collect()
    }

    /// Which of these cards, used in earlier flights, are excluded from a flight: all of them (BG-PILES), except those of level
    /// III when class IV flies with level III cards (LM-IV3-1), and those of a level with too few unused cards, which all return,
    /// so that any rounds can be played (LM-BOARD-3).
    #[must_use]
    pub fn barred_from(self, mix: Mix) -> Self {
        let out = Level::ALL.into_iter().filter(|&level| {
            let comes_back = mix == Mix::FourFromThree && level == Level::III;
            !comes_back && self.leaves_enough(level, mix)
        });
        out.flat_map(|level| self.of_level(level).iter()).collect()
    }

    fn leaves_enough(self, level: Level, mix: Mix) -> bool {
        let printed = Card::ALL.iter().filter(|card| card.level() == level).count();
        let needed = 4 * usize::from(mix.in_pile(level).unwrap_or(0));
        self.of_level(level).iter().count() + needed <= printed
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        set.extend(cards);
        set
    }
}

impl Extend<CardId> for CardSet {
    fn extend<I: IntoIterator<Item = CardId>>(&mut self, cards: I) {
        cards.into_iter().for_each(|card| {
            self.insert(card);
        });
    }
}

#[cfg(feature = "serde")]
crate::table::wire::form!(
    CardSet as alloc::vec::Vec<CardId>,
    each_once,
    |set| set.iter().collect(),
    like | definitions
        | crate::table::wire::schema::set(
            <CardId as crate::table::wire::Form>::schema(definitions),
            CardId::COUNT.into()
        )
);

#[cfg(feature = "serde")]
fn each_once(cards: alloc::vec::Vec<CardId>) -> Result<CardSet, alloc::string::String> {
    let mut set = CardSet::EMPTY;
    match cards.into_iter().find(|&card| !set.insert(card)) {
        Some(card) => Err(alloc::format!("card {card} stands twice in a set of cards")),
        None => Ok(set),
    }
}
