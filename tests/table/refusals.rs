//! Refusals of both games: each names its rule the same way, as text and as data.

use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use serde_json::Value;
use starwright::battle::{self, Card, PieceId, Pose, Squadron};
use starwright::dice::Random;
use starwright::grid::{Cell, CellSet, Side};
use starwright::hex::Hex;
use starwright::table::{Numbered, Play, Refused, Seat};
use starwright::trucker::cards::{self, CardId, CardKind, CardSet, Level, Mix, Piles};
use starwright::trucker::flight::{Choice, Flight};
use starwright::trucker::yard::{self, Yard};
use starwright::trucker::{
    Board, Class, Component, Game, Goods, Insurance, Kind, Layout, Mark, Marks, Rulings, catalogue, flight, game,
};

use crate::harness::Tested;

/// The text ends with the id of the rule; the data have a tag in small letters and the same id, and nothing that is null.
fn told<R: Refused + serde::Serialize>(refusal: &R, tag: &str, id: &str) {
    assert_eq!(refusal.rule().id(), id, "{refusal}");
    assert!(refusal.to_string().ends_with(&format!(" ({id})")), "{refusal}");
    let data = serde_json::to_value(refusal).expect("a refusal has a form");
    let fields = data.as_object().expect("a refusal is an object");
    assert_eq!((&fields["refused"], &fields["rule"]), (&Value::from(tag), &Value::from(id)), "{data}");
    assert!(fields.values().all(|field| !field.is_null()), "{data}");
    let text = serde_json::to_string(refusal).expect("a refusal has a form");
    assert_eq!(text.len(), data.to_string().len(), "no field stands twice: {text}");
}

#[test]
fn battle_values() {
    told(&PieceId::try_from(80).unwrap_err(), "no_such_piece", "BBS-2");
    told(&Squadron::try_from([4, 0]).unwrap_err(), "no_such_squadron", "BBS-2");
    told(&Pose::of(Hex::ORIGIN, Hex::ORIGIN).unwrap_err(), "not_adjacent", "BBS-11");
    told(&Card::new(200, 0, 0).unwrap_err(), "distance", "BBS-21");
    told(&Card::new(1, 9, 0).unwrap_err(), "turn", "BBS-41");
    told(&Card::new(1, 1, 200).unwrap_err(), "points", "BBS-42");
    let layout = |radius, asteroids: &[Hex]| battle::Layout::custom(radius, asteroids, &[]).unwrap_err();
    told(&layout(200, &[]), "radius", "BBS-3");
    told(&layout(8, &[Hex::ORIGIN]), "players", "BBS-1");
}

#[test]
fn trucker_values() {
    told(&Board::new(Class::II).with_opened(Marks::EMPTY.with(Mark::One)).unwrap_err(), "no_such_mark", "LM-IVC-1");
    told(&Insurance::try_from(3).unwrap_err(), "no_such_insurance", "LM-IVC-INSURE");
}

/// BG-SHIP, BG-PILES, LM-IV3-1: cards, piles and decks.
#[test]
fn cards() {
    let ship = CardKind::AbandonedShip { crew: 1, credits: 1, days: 300 };
    told(&cards::Card::custom(Level::I, ship).unwrap_err(), "number", "BG-SHIP");
    told(&CardId::try_from(60).unwrap_err(), "no_such_card", "BG-PILES");
    told(&Piles::new(Vec::new()).unwrap_err(), "piles", "BG-PILES");
    let piles = Piles::new(vec![Vec::new(); 4]).expect("four piles");
    told(&piles.check(Mix::FourFromThree, CardSet::EMPTY).unwrap_err(), "pile", "LM-IV3-1");
    let mut setup = yard::Setup::new(Class::I, 2);
    setup.start = yard::Start::Building { pool: Vec::new(), piles: Some(piles) };
    told(&Yard::begin(&setup).unwrap_err(), "pile", "BG-PILES");
}

/// LM-BOARD-3, LM-R31, BG-PILES: games of rounds.
#[test]
fn rounds() {
    let mut chance = Random::new(Pcg32::seed_from_u64(7));
    let mut setup = game::Setup::dealt(2, &[Class::I, Class::II], &mut chance).expect("printed cards");
    let begun = Game::begin(&setup).expect("a game");
    let fly = game::Choice::Flight(flight::Choice::FlyOn);
    told(&begun.check(Seat::Zero.into(), &fly).unwrap_err(), "other_part", "LM-R31");
    let flip = game::Choice::Yard(yard::Choice::Flip);
    told(&begun.check(Seat::Zero.into(), &flip).unwrap_err(), "still_running", "BG-TIMER-1");
    let mut rounds = setup.rounds.to_vec();
    rounds[1].deck = rounds[0].deck.clone();
    setup.rounds = rounds.into();
    told(&Game::begin(&setup).unwrap_err(), "deck", "BG-PILES");
    setup.rounds = Vec::new().into();
    told(&Game::begin(&setup).unwrap_err(), "no_round", "LM-BOARD-3");
}

/// LM-R30, LM-LEGAL-12: a wrong ship, and what is refused about it.
#[test]
fn ships() {
    let cell = |column, row| Cell::new(column, row).expect("a cell");
    let wrong = Layout::from_notation("I 2,t94,2/2,t31,2/5/5/5").expect("a layout");
    assert_eq!(wrong.check().violations.len(), 0, "the cannon looks ahead");
    let mut wrong = wrong;
    let strut = Component::new(Kind::Structural, "3333".parse().expect("edges"), Side::Front).expect("a strut");
    told(&wrong.place(cell(2, 0), strut).unwrap_err(), "occupied", "LM-CABIN-4");
    told(&wrong.place(cell(0, 0), strut).unwrap_err(), "no_cell", "LM-LEGAL-10");
    let misfits = wrong.misfits(cell(2, 0), strut, Rulings::DEFAULT);
    told(misfits.first().expect("no room"), "occupied", "LM-CABIN-4");
    wrong.remove(cell(2, 0));
    let engine = catalogue::tile(66).expect("an engine");
    let misfits = wrong.misfits(cell(2, 0), engine, Rulings::DEFAULT);
    assert!(!misfits.is_empty());
    for misfit in &misfits {
        told(misfit, "breaks", misfit.rule().id());
    }
    wrong.place(cell(2, 0), engine).expect("a free cell");
    told(&wrong.judge_repair(CellSet::EMPTY, &Rulings::DEFAULT).unwrap_err(), "mistakes_left", "LM-LEGAL-11");
    let mut fleet = Layout::new(Board::new(Class::I)).into_fleet().expect("an empty board");
    told(&fleet.stow(Goods { red: 1, ..Goods::NONE }, &[]).unwrap_err(), "not_boarded", "LM-LAUNCH-2");
}

/// LM-END-1, BG-PILES, LM-BOARD-4: a flight.
#[test]
fn flights() {
    let mut dice = Random::new(Pcg32::seed_from_u64(7));
    let mut setup = <Flight as Tested>::setup(1, &mut dice);
    let flight = Flight::begin(&setup).expect("a flight");
    let (asked, _) = flight.asked().expect("who leads is asked");
    let seat = asked.seat().expect("a player");
    let idle = seat.next(u8::try_from(setup.players.len()).expect("few"));
    let told_of = |seat: Seat, choice: &Choice, tag, id| told(&flight.check(seat.into(), choice).unwrap_err(), tag, id);
    told_of(idle, &Choice::FlyOn, "out_of_turn", "LM-END-1");
    told_of(seat, &Choice::Take, "no_answer", "LM-END-1");
    told_of(Seat::Four, &Choice::FlyOn, "no_seat", "LM-BOARD-4");
    setup.players.truncate(1);
    told(&Flight::begin(&setup).unwrap_err(), "players", "LM-BOARD-4");
}

/// BBS-R1, LM-R31, BG-BUILD-1: who is not awaited, and what is not the time for.
#[test]
fn games() {
    let mut chance = Random::new(Pcg32::seed_from_u64(7));
    let players = battle::Race::ALL.map(|race| (race, battle::Deck::HOUSE));
    let setup = battle::Setup::shuffled(battle::Layout::four_players(), &players, &mut chance);
    let game = battle::Game::new(&setup).expect("a game");
    let idle = setup.first.next(4);
    told(&game.check(idle, &battle::Choice::End).unwrap_err(), "not_awaited", "BBS-R1");
    told(&game.check(setup.first, &battle::Choice::End).unwrap_err(), "out_of_order", "BBS-15");

    let yard = Yard::begin(&yard::Setup::new(Class::IIIC, 2)).expect("a yard");
    let refusal = Play::check(&yard, Seat::Zero.into(), &yard::Choice::Return).unwrap_err();
    told(&refusal, "hand_empty", "BG-BUILD-1");
    let refusal = Yard::begin(&yard::Setup::new(Class::IIIC, 6)).unwrap_err();
    told(&refusal, "players", refusal.rule().id());
}
