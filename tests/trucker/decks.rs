//! Piles and decks.

use std::collections::BTreeSet;

use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use starwright::dice::{Random, RandomSource};
use starwright::trucker::Rule;
use starwright::trucker::cards::{Card, CardError, CardId, CardKind, CardSet, Deck, Level, Mix, Piles};

fn card(number: u8) -> Card {
    id(number).card().clone()
}

fn id(number: u8) -> CardId {
    CardId::new(number).expect("a printed card")
}

fn cards(numbers: &[u8]) -> Vec<Card> {
    numbers.iter().copied().map(card).collect()
}

fn chance(seed: u64) -> Random<Pcg32> {
    Random::new(Pcg32::seed_from_u64(seed))
}

/// Cards of levels I, II, III in a pile.
const IN_PILE: [(Mix, [usize; 3]); 4] =
    [(Mix::I, [2, 0, 0]), (Mix::II, [1, 2, 0]), (Mix::III, [1, 1, 2]), (Mix::FourFromThree, [1, 1, 3])];

fn levels(cards: &[Card]) -> [usize; 3] {
    [Level::I, Level::II, Level::III].map(|level| cards.iter().filter(|card| card.level() == level).count())
}

/// BG-PILES: a card that was used before stays out of the deck, however often it is named.
#[test]
fn a_card_is_in_a_set_once() {
    let mut used = CardSet::EMPTY;
    assert!(used.is_empty());
    assert!(used.insert(id(7)));
    assert!(!used.insert(id(7)));
    assert!(used.contains(id(7)) && !used.is_empty());
    assert_eq!((used.len(), used.iter().collect::<Vec<_>>()), (1, vec![id(7)]));
}

/// BG-PILES, LM-IV3-1: dealt piles have their cards of each level, none of them twice, and make a deck with a card of the
/// flight's own level on top.
#[test]
fn dealt_piles_are_those_of_the_level() {
    for (mix, [one, two, three]) in IN_PILE {
        for seed in 0..50 {
            let piles = Piles::dealt(mix, CardSet::EMPTY, &mut chance(seed)).expect("printed cards");
            for pile in 1..=4 {
                assert_eq!(levels(piles.pile(pile)), [one, two, three]);
            }
            assert!(piles.pile(0).is_empty() && piles.pile(5).is_empty());
            assert_eq!(piles.check(mix, CardSet::EMPTY), Ok(()));
            let deck = piles.shuffled(mix, &mut chance(seed)).expect("a card for the top");
            assert_eq!(deck.check(mix, CardSet::EMPTY), Ok(()));
            assert_eq!(levels(deck.cards()), [4 * one, 4 * two, 4 * three]);
            assert_eq!(deck.printed().len() as usize, 4 * (one + two + three));
            let own =
                [Level::I, Level::II, Level::III, Level::III][IN_PILE.iter().position(|row| row.0 == mix).unwrap()];
            assert_eq!(deck.cards()[0].level(), own);
            assert_eq!(piles.ordered(mix, deck.cards().to_vec()), Ok(deck));
        }
    }
    let none = CardError::NonePrinted { level: Level::IV };
    assert_eq!(Piles::dealt(Mix::IV, CardSet::EMPTY, &mut chance(1)), Err(none));
}

/// Every run of numbers below the bounds that are asked for.
struct Every {
    script: Vec<u32>,
    bounds: Vec<u32>,
}

impl RandomSource for Every {
    fn below(&mut self, bound: u32) -> u32 {
        self.bounds.push(bound);
        let place = self.bounds.len() - 1;
        if place == self.script.len() {
            self.script.push(0);
        }
        self.script[place]
    }
}

impl Every {
    /// The next run; none after the last.
    fn next(mut self) -> Option<Self> {
        while let Some(last) = self.script.pop() {
            if last + 1 < self.bounds[self.script.len()] {
                self.script.push(last + 1);
                return Some(Self { script: self.script, bounds: vec![] });
            }
        }
        None
    }
}

/// BG-PILES: every order with a card of the flight's own level on top comes, and each as often.
#[test]
fn every_order_is_equally_likely() {
    // levels I, II, I, II
    let piles = Piles::new([3, 23, 4, 24].map(|number| vec![card(number)]).into()).expect("four piles");
    let (mut runs, mut orders) = (0, BTreeSet::new());
    let mut every = Some(Every { script: vec![], bounds: vec![] });
    while let Some(mut chance) = every {
        let deck = piles.shuffled(Mix::II, &mut chance).expect("a deck");
        orders.insert(deck.cards().iter().filter_map(Card::id).collect::<Vec<_>>());
        runs += 1;
        every = chance.next();
    }
    assert_eq!((runs, orders.len()), (12, 12));
    assert!(orders.iter().all(|order| order[0].card().level() == Level::II));
    assert_eq!(
        piles.shuffled(Mix::III, &mut chance(1)).unwrap_err().to_string(),
        "the top card must be of level III, not I (BG-PILES)",
    );
}

/// BG-PILES: used cards are out of the later flights, until too few of a level are left.
#[test]
fn used_cards_are_not_dealt_again() {
    for (mix, _) in IN_PILE {
        let mut used = CardSet::EMPTY;
        for seed in 0..6 {
            let piles = Piles::dealt(mix, used, &mut chance(seed)).expect("any number of rounds");
            assert_eq!(piles.check(mix, used), Ok(()));
            let again = piles.cards().filter_map(Card::id).filter(|&card| used.contains(card));
            for card in again {
                let level = card.card().level();
                let left = 20 - used.iter().filter(|card| card.card().level() == level).count();
                let comes_back = mix == Mix::FourFromThree && level == Level::III;
                assert!(comes_back || left < 4 * usize::from(mix.in_pile(level).expect("said")), "{mix:?} {card}");
            }
            used.extend(piles.cards().filter_map(Card::id));
        }
    }
    let used: CardSet = [id(3), id(43)].into_iter().collect();
    let piles = Piles::new([3, 4, 5, 6].map(|number| cards(&[number, number + 4])).into()).expect("four piles");
    assert_eq!(piles.check(Mix::I, used).unwrap_err(), CardError::CardUsed { card: id(3) });
    assert_eq!(piles.check(Mix::I, CardSet::EMPTY), Ok(()));
    let deck = Deck::new(cards(&[4, 5, 6, 7, 8, 9, 10, 3])).expect("a deck");
    assert_eq!(deck.check(Mix::I, used).unwrap_err(), CardError::CardUsed { card: id(3) });
}

/// LM-IV3-1: level III cards come back for a class IV flight with level III cards, and for no other; the others do not.
#[test]
fn level_three_cards_return() {
    let used: CardSet = [3, 23, 43].map(id).into_iter().collect();
    let barred = |mix| used.barred_from(mix).iter().map(CardId::get).collect::<Vec<_>>();
    assert_eq!(barred(Mix::FourFromThree), [3, 23]);
    assert_eq!(barred(Mix::III), [3, 23, 43]);
    assert_eq!(barred(Mix::I), [3, 23, 43]);
}

/// BG-PILES, LM-IV3-1: what is refused, and why.
#[test]
fn wrong_piles_and_decks() {
    assert_eq!(Piles::new(vec![vec![]; 3]).unwrap_err(), CardError::Piles { piles: 3 });
    let twice = Piles::new(vec![cards(&[3, 4]), cards(&[5, 6]), cards(&[7, 8]), cards(&[9, 3])]);
    assert_eq!(twice.unwrap_err().to_string(), "card 3 appears twice (BG-PILES)");
    assert_eq!(Deck::new(cards(&[3, 4, 3])).unwrap_err(), CardError::CardTwice { card: id(3) });
    let piles = Piles::new(vec![cards(&[3, 4]), cards(&[5, 6]), cards(&[7, 8]), cards(&[9, 23])]).expect("four piles");
    let error = piles.check(Mix::I, CardSet::EMPTY).unwrap_err();
    assert_eq!(error.to_string(), "pile 4 must have 2 cards of level I, not 1 (BG-PILES)");
    assert_eq!(piles.check(Mix::FourFromThree, CardSet::EMPTY).unwrap_err().rule(), Rule::LmIv31);
    let ordered = |numbers: &[u8]| piles.ordered(Mix::I, cards(numbers)).unwrap_err();
    assert_eq!(ordered(&[3, 4, 5, 6, 7, 8, 9, 24]), CardError::NotOfThePiles { place: 7 });
    assert_eq!(ordered(&[3, 4, 5, 6, 7, 8, 9]), CardError::Missing { cards: 1 });
    assert_eq!(ordered(&[23, 4, 5, 6, 7, 8, 9, 3]).rule(), Rule::BgPiles);
    assert_eq!(piles.ordered(Mix::I, cards(&[9, 23, 8, 7, 6, 5, 4, 3])).map(|deck| deck.cards().len()), Ok(8));
    let deck = Deck::new(cards(&[3, 4, 5, 6, 7, 8, 9])).expect("a deck");
    let seven = deck.check(Mix::I, CardSet::EMPTY).unwrap_err();
    assert_eq!(seven.to_string(), "the deck must have 8 cards of level I, not 7 (BG-PILES)");
    assert_eq!(Deck::new(vec![]).and_then(|deck| deck.check(Mix::IV, CardSet::EMPTY)), Err(CardError::NoCard));
    let of_level_four = Card::custom(Level::IV, CardKind::Stardust).expect("a card");
    let deck = Deck::new(vec![of_level_four.clone(), of_level_four]).expect("cards of a table's own may be alike");
    assert_eq!(deck.check(Mix::IV, CardSet::EMPTY), Ok(()));
}
