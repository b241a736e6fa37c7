//! Games that fit what a seat knows: the cards that it has not seen are others of the same levels, in another order.

use pyo3::prelude::*;
use starwright::dice::RandomSource;
use starwright::table::{Play, Seat};
use starwright::trucker::Game;
use starwright::trucker::cards::{Card, CardId, CardSet, Deck, Level, Piles};
use starwright::trucker::flight::{self, Flight};
use starwright::trucker::game;
use starwright::trucker::yard::{self, Start, Yard};

use crate::deal::Dice;
use crate::refusal::unreadable;

/// Which printed card stands for which: a random exchange within each level, in which known cards stay.
struct Exchange(Vec<(CardId, CardId)>);

impl Exchange {
    fn of(known: CardSet, dice: &mut Dice) -> Self {
        let mut pairs = Vec::new();
        for level in Level::ALL {
            let unknown = || CardId::all().filter(|id| id.card().level() == level && !known.contains(*id));
            let mut others: Vec<_> = unknown().collect();
            dice.shuffle(&mut others);
            pairs.extend(unknown().zip(others));
        }
        Self(pairs)
    }

    fn id(&self, id: CardId) -> CardId {
        self.0.iter().find(|&&(one, _)| one == id).map_or(id, |&(_, other)| other)
    }

    fn card(&self, card: &Card) -> Card {
        card.id().map_or_else(|| card.clone(), |id| self.id(id).card().clone())
    }

    fn set(&self, cards: CardSet) -> CardSet {
        cards.iter().map(|id| self.id(id)).collect()
    }

    fn start(&self, start: &Start) -> PyResult<Start> {
        let Start::Building { pool, piles: Some(piles) } = start else { return Ok(start.clone()) };
        let piles = (1..=4).map(|number| piles.pile(number).iter().map(|card| self.card(card)).collect()).collect();
        Ok(Start::Building { pool: pool.clone(), piles: Some(Piles::new(piles).map_err(unreadable)?) })
    }

    /// A deck in which the cards after those shown are exchanged and in another order; the first of a flight keeps its level.
    fn deck(&self, deck: &Deck, shown: usize, dice: &mut Dice) -> PyResult<Deck> {
        let (past, coming) = deck.cards().split_at(shown.min(deck.cards().len()));
        let mut coming: Vec<_> = coming.iter().map(|card| self.card(card)).collect();
        dice.shuffle(&mut coming);
        let level = deck.cards().first().map(Card::level);
        if let Some(first) = coming.iter().position(|card| Some(card.level()) == level).filter(|_| past.is_empty()) {
            coming.swap(0, first);
        }
        Deck::new(past.iter().cloned().chain(coming).collect()).map_err(unreadable)
    }
}

pub fn yard(yard: &Yard, setup: &yard::Setup, seat: Seat, dice: &mut Dice) -> PyResult<yard::Setup> {
    let exchange = Exchange::of(yard.peeked(seat), dice);
    Ok(yard::Setup { start: exchange.start(&setup.start)?, ..setup.clone() })
}

pub fn flight(flight: &Flight, setup: &flight::Setup, seat: Seat, dice: &mut Dice) -> PyResult<flight::Setup> {
    let (shown, known) = seen(flight, seat);
    let exchange = Exchange::of(known, dice);
    let mut setup = flight::Setup { deck: exchange.deck(&setup.deck, shown, dice)?, ..setup.clone() };
    setup.players.iter_mut().for_each(|pilot| pilot.peeked = exchange.set(pilot.peeked));
    Ok(setup)
}

/// The number of cards shown, and all cards that the seat knows.
fn seen(flight: &Flight, seat: Seat) -> (usize, CardSet) {
    let view = flight.view(Some(seat));
    let shown = view.shown.iter().filter_map(Card::id);
    (view.shown.len(), shown.chain(view.peeked.iter()).collect())
}

pub fn game(game: &Game, setup: &game::Setup, seat: Seat, dice: &mut Dice) -> PyResult<game::Setup> {
    let (shown, now) = match (game.yard(), game.flight()) {
        (Some(yard), _) => (0, yard.peeked(seat)),
        (_, Some(flight)) => seen(flight, seat),
        _ => (0, CardSet::EMPTY),
    };
    let exchange = Exchange::of(game.used().iter().chain(now.iter()).collect(), dice);
    let current = game.round() as usize;
    let mut rounds = Vec::new();
    for (number, round) in setup.rounds.iter().enumerate() {
        let mut round = round.clone();
        if number >= current {
            round.start = exchange.start(&round.start)?;
            round.deck = exchange.deck(&round.deck, if number == current { shown } else { 0 }, dice)?;
        }
        rounds.push(round);
    }
    Ok(game::Setup { rounds: rounds.into(), ..setup.clone() })
}
