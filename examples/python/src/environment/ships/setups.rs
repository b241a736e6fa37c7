//! Setups of yards and flights, and what they earn.

use std::collections::BTreeMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use pyo3::prelude::*;
use starwright::table::Play;
use starwright::trucker::cards::{CardSet, Deck, RoundCard};
use starwright::trucker::flight::{self, Flight};
use starwright::trucker::game::{self, Round};
use starwright::trucker::settlement::settle;
use starwright::trucker::yard::{self, Built, Start, Yard};
use starwright::trucker::{BuildWeights, Class, Layout, Rulings};

use crate::bots::play_out;
use crate::deal::{begun, dice};
use crate::environment::terms::{Goal, Terms};
use crate::given::Seed;
use crate::refusal::{refused, unreadable};

/// How many fleets of bots a flight chooses from.
const FLEETS: u64 = 16;

pub fn round(terms: &Terms, Seed(seed): Seed) -> PyResult<Round> {
    let [class] = terms.classes[..] else {
        return Err(unreadable(format_args!("expected one class, got {}", terms.classes.len())));
    };
    let mut round = Round::dealt(class, CardSet::EMPTY, &mut dice(seed)).map_err(unreadable)?;
    if let Some(cards) = &terms.deck {
        round.deck = Deck::new(cards.clone()).map_err(|error| refused(&error, &error.to_string()))?;
        if let Start::Building { piles, .. } = &mut round.start {
            *piles = None;
        }
    }
    Ok(round)
}

pub fn yard(terms: &Terms, seed: Seed) -> PyResult<yard::Setup> {
    Ok(yard_of(&round(terms, seed)?, vec![0; terms.players.into()]))
}

fn yard_of(round: &Round, purses: Vec<u32>) -> yard::Setup {
    yard::Setup {
        board: round.board.clone(),
        level: round.level,
        level_iii_cards: round.level_iii_cards,
        rulings: Rulings::DEFAULT,
        purses,
        start: round.start.clone(),
    }
}

pub fn flight(terms: &Terms, Seed(seed): Seed) -> PyResult<flight::Setup> {
    let round = round(terms, Seed(seed))?;
    match &terms.ships {
        Some(ships) => launched(&built(&round, ships)?, round.deck),
        None => {
            let fleets = fleets(round_class(&round)?, terms.players, seed % FLEETS)?;
            Ok(flight::Setup { deck: round.deck, ..fleets })
        }
    }
}

fn launched(yard: &Yard, deck: Deck) -> PyResult<flight::Setup> {
    let launched = yard.launched().ok_or_else(|| unreadable("the ships were not launched"))?;
    Ok(flight::Setup::launched(launched, deck))
}

fn round_class(round: &Round) -> PyResult<Class> {
    round.board.class().ok_or_else(|| unreadable("the board has no class"))
}

/// The yard at its end with these ships; bots board and insure.
fn built(round: &Round, ships: &[Layout]) -> PyResult<Yard> {
    let placed = |(order, layout): (u8, &Layout)| Built { layout: layout.clone(), aside: 0, order };
    let board = ships.first().map_or_else(|| round.board.clone(), |ship| ship.board().clone());
    let start = Start::Built((1..).zip(ships).map(placed).collect());
    let mut yard: Yard = begun(&yard::Setup { board, start, ..yard_of(round, vec![0; ships.len()]) })?;
    play_out(&mut yard, &mut dice(0));
    Ok(yard)
}

/// A flight of ships that bots have built. There are few for each class and number of players, and each is built once.
fn fleets(class: Class, players: u8, number: u64) -> PyResult<flight::Setup> {
    type Built = BTreeMap<(&'static str, u8, u64), flight::Setup>;
    static BUILT: LazyLock<Mutex<Built>> = LazyLock::new(Mutex::default);
    let key = (class.name(), players, number);
    if let Some(setup) = BUILT.lock().unwrap_or_else(PoisonError::into_inner).get(&key) {
        return Ok(setup.clone());
    }
    let round = Round::dealt(class, CardSet::EMPTY, &mut dice(number)).map_err(unreadable)?;
    let mut yard: Yard = begun(&yard_of(&round, vec![0; players.into()]))?;
    play_out(&mut yard, &mut dice(number));
    let setup = launched(&yard, round.deck)?;
    BUILT.lock().unwrap_or_else(PoisonError::into_inner).insert(key, setup.clone());
    Ok(setup)
}

/// The points of a ship in a yard.
pub fn points(layout: &Layout, goal: Goal) -> f32 {
    match goal {
        Goal::Merit => merit(layout),
        Goal::Premium => layout.weak_spot().map_or(0.0, |spot| -f32::from(spot.premium)),
        Goal::Credits => 0.0,
    }
}

#[expect(clippy::cast_precision_loss, reason = "a merit is some thousands at most")]
fn merit(layout: &Layout) -> f32 {
    layout.merit(&BuildWeights::of(layout.board())) as f32
}

/// The credits by seat after a flight of the launched ships with the crate's captains.
pub fn flown(yard: &Yard, setup: &yard::Setup, terms: &Terms, seed: u64) -> Vec<f32> {
    let nothing = || vec![0.0; terms.players.into()];
    let Some((launched, deck)) = yard.launched().zip(deck(setup, terms, seed).ok()) else { return nothing() };
    let start = flight::Setup::launched(launched, deck);
    let Ok(mut flight) = Flight::begin(&start, &mut Vec::new()) else { return nothing() };
    play_out(&mut flight, &mut dice(!seed));
    let earned = settled(&start, &flight);
    earned.iter().zip(&setup.purses).map(|(&after, &before)| after - credits(before)).collect()
}

/// The deck of a yard: its piles shuffled, or the cards given.
fn deck(setup: &yard::Setup, terms: &Terms, seed: u64) -> PyResult<Deck> {
    match &setup.start {
        Start::Building { piles: Some(piles), .. } => piles.shuffled(setup.mix(), &mut dice(seed)).map_err(unreadable),
        _ => Ok(round(terms, Seed(seed))?.deck),
    }
}

/// The credits by seat after the settlement.
pub fn settled(setup: &flight::Setup, flight: &Flight) -> Vec<f32> {
    let level = if setup.level_iii_cards { RoundCard::III } else { setup.level };
    let homes = flight.homecomings();
    settle(level.rewards(), &homes).map_or_else(
        |_| homes.iter().map(|home| credits(home.purse)).collect(),
        |settled| settled.statements.iter().map(|own| credits(own.after())).collect(),
    )
}

#[expect(clippy::cast_precision_loss, reason = "nobody has millions of credits")]
pub const fn credits(number: u32) -> f32 {
    number as f32
}

pub fn game(terms: &Terms, Seed(seed): Seed) -> PyResult<game::Setup> {
    game::Setup::dealt(terms.players, &terms.classes, &mut dice(seed)).map_err(unreadable)
}
