//! Rounds with a table's own cards among the printed ones.

use starwright::dice::RandomSource;
use starwright::table::message::Plain;
use starwright::trucker::cards::{Card, CardError, CardId, CardSet, Level, Mix, Piles, RoundCard};
use starwright::trucker::game::Round;
use starwright::trucker::{Board, Class, catalogue, yard};

use crate::answer::{Problem, Question, refused};

/// The cards left for the rounds still to be dealt.
pub struct Own {
    /// `cards`: they come before the printed cards of their level.
    cards: Vec<Card>,
    /// `in_pile`: how many cards of levels I to IV are in each pile of a flight of level IV. Without it such a flight has the
    /// cards of level III.
    in_pile: Option<[u8; 4]>,
    used: CardSet,
}

impl Own {
    pub fn of(wanted: &Question) -> Result<Self, Problem> {
        Ok(Self { cards: wanted.optional("cards")?, in_pile: wanted.optional("in_pile")?, used: CardSet::EMPTY })
    }

    /// The next round: what its piles hold is in no later one (BG-PILES).
    pub fn round(&mut self, class: Class, chance: &mut impl RandomSource) -> Result<Round, Problem> {
        self.dealt(class, chance).map_err(|error| refused(&error, &Plain))
    }

    fn dealt(&mut self, class: Class, chance: &mut impl RandomSource) -> Result<Round, CardError> {
        if self.cards.is_empty() && self.in_pile.is_none() {
            let round = Round::dealt(class, self.used, chance)?;
            self.used.extend(round.deck.printed().iter());
            return Ok(round);
        }
        let level = RoundCard::of(class);
        let level_iii_cards = level == RoundCard::IV && self.in_pile.is_none();
        let mix = Mix::of(level, level_iii_cards);
        let piles = self.piles(mix, chance)?;
        let deck = piles.shuffled(mix, chance)?;
        self.used.extend(deck.printed().iter());
        let start = yard::Start::Building { pool: catalogue::pool().collect(), piles: Some(piles) };
        Ok(Round { board: Board::new(class), level, level_iii_cards, start, deck })
    }

    fn piles(&mut self, mix: Mix, chance: &mut impl RandomSource) -> Result<Piles, CardError> {
        let barred = self.used.barred_from(mix);
        let mut piles = vec![Vec::new(); 4];
        for (level, wanted) in Level::ALL.into_iter().zip(self.in_pile.unwrap_or_default()) {
            let in_pile = usize::from(mix.in_pile(level).unwrap_or(wanted));
            let mut cards = self.taken(level, 4 * in_pile, barred, chance)?;
            chance.shuffle(&mut cards);
            for (cards, pile) in cards.chunks(in_pile.max(1)).zip(&mut piles) {
                pile.extend_from_slice(cards);
            }
        }
        Piles::new(piles)
    }

    /// So many cards of a level: the table's own at random, then printed ones.
    fn taken(
        &mut self,
        level: Level,
        count: usize,
        barred: CardSet,
        chance: &mut impl RandomSource,
    ) -> Result<Vec<Card>, CardError> {
        let of_level = |card: &Card| card.level() == level;
        let (mut own, others) = self.cards.drain(..).partition::<Vec<_>, _>(of_level);
        chance.shuffle(&mut own);
        self.cards = others;
        self.cards.extend(own.drain(count.min(own.len())..));
        let is_free = |id: &CardId| !barred.contains(*id) && !own.iter().any(|card| card.id() == Some(*id));
        let mut printed: Vec<Card> = Card::ALL
            .iter()
            .filter(|card| of_level(card) && card.id().as_ref().is_some_and(is_free))
            .cloned()
            .collect();
        chance.shuffle(&mut printed);
        own.extend(printed.into_iter().take(count - own.len()));
        if own.len() < count { Err(CardError::NonePrinted { level }) } else { Ok(own) }
    }
}
