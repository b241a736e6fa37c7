//! What the other benches measure, before the count begins.

#[path = "../common/battles.rs"]
pub mod battles;
#[path = "../common/builders.rs"]
pub mod builders;
#[path = "../common/fire.rs"]
pub mod fire;
#[path = "../common/rounds.rs"]
pub mod rounds;
#[path = "../common/ships.rs"]
pub mod ships;

use starwright::battle;
use starwright::grid::Side;
use starwright::table::{Play, Seat};
use starwright::trucker::attack::{Attack, AttackKind, Incoming};
use starwright::trucker::cards::{Card, CardKind, Deck, Level, RoundCard};
use starwright::trucker::flight::{self, Pilot};
use starwright::trucker::yard::{Setup, Yard};
use starwright::trucker::{Board, Class, Component, Fleet, Game, Layout, Rulings, TileId};

/// It stays where it is, so that nothing is counted that moves it.
pub fn still<T>(value: T) -> &'static mut T {
    Box::leak(Box::new(value))
}

/// The ship of class IIIC whose joints are a chain.
pub fn snake() -> Layout {
    let (_, layout) = ships::bench_ships().pop().expect("the snake comes last");
    layout
}

/// The largest ship under a large meteor.
pub fn under_fire() -> (Fleet, Incoming) {
    fire::attacked(ships::largest_ship())
}

/// The largest ship before a swarm of two meteors.
pub fn swarm() -> flight::Setup {
    let (fleet, _) = under_fire();
    let meteors = [Side::Front, Side::Left].map(|from| Attack { kind: AttackKind::LargeMeteor, from });
    let kind = CardKind::MeteorSwarm { meteors: meteors.into_iter().collect() };
    flight::Setup {
        board: Board::new(Class::IIIC),
        level: RoundCard::III,
        level_iii_cards: false,
        rulings: Rulings::DEFAULT,
        deck: Deck::new(vec![Card::custom(Level::III, kind).expect("a card")]).expect("a deck"),
        under_way: true,
        players: vec![Pilot { fleet: Some(fleet), position: Some(0), ..Pilot::default() }, Pilot::default()],
    }
}

/// A half-built ship and the tile in the hand.
pub fn in_the_hand(tile: u8) -> (Layout, Component) {
    (ships::half_built(), TileId::new(tile).expect("a tile").component())
}

pub fn one_battle() -> battle::Game {
    battles::placed(1, false)
}

/// Four players who begin to build on IIIC.
pub fn empty_yard() -> Yard {
    Yard::begin(&Setup::new(Class::IIIC, 4), &mut Vec::new()).expect("a table")
}

/// All four have built.
pub fn built_yard() -> Yard {
    let mut yard = empty_yard();
    assert!(builders::build(&mut yard, 1, &mut Vec::new()) > 0);
    yard
}

pub fn third_card() -> Game {
    rounds::third_card().game
}

/// What a player sees then, as it is sent.
pub fn written_view() -> String {
    serde_json::to_string(&third_card().view(Some(Seat::One))).expect("a view can be written")
}
