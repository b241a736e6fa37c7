//! What a view shows goes on as the flight itself does, given the cards and dice that come.

use alloc::boxed::Box;
use alloc::collections::BTreeSet;
use alloc::vec;
use alloc::vec::Vec;
use core::error::Error;

use rand_core::SeedableRng;
use rand_pcg::Pcg32;

use crate::dice::{Random, RandomSource};
use crate::grid::{Cell, Side};
use crate::table::{Actor, Play, Seat};
use crate::trucker::Game;
use crate::trucker::bots::{FlightBot, Skill, Trucker};
use crate::trucker::cards::{Card, Deck, Family, Level, RoundCard};
use crate::trucker::flight::{Ask, Choice, Event, Flight, Pilot, Progress, Setup as Launch, View};
use crate::trucker::game::{Choice as Move, Setup};
use crate::trucker::parts::blueprint::Class;
use crate::trucker::parts::board::Board;
use crate::trucker::parts::component::{Capacity, Component, Kind};
use crate::trucker::rules::rulings::Rulings;
use crate::trucker::settlement::settle;
use crate::trucker::ship::layout::Layout;

type Dice = Random<Pcg32>;
type Tried<T> = Result<T, Box<dyn Error>>;
/// A card, and a question about it.
type Moment = (Option<Family>, Ask);

fn one<T: Clone>(of: &[T], dice: &mut Dice) -> Tried<T> {
    let place = dice.below(u32::try_from(of.len())?);
    Ok(of.get(place as usize).ok_or("nothing to choose from")?.clone())
}

/// A flight of ships that bots have built.
fn launched(class: Class, players: u8, dice: &mut Dice) -> Tried<Flight> {
    let mut game = Game::begin(&Setup::dealt(players, &[class], dice)?, &mut Vec::new())?;
    let (mut events, mut listed) = (vec![], vec![]);
    while game.flight().is_none() {
        let wanted = game.awaited().seats.iter().find_map(|seat| {
            listed.clear();
            game.choices(seat.into(), &mut listed);
            let choice = Trucker::new(seat, Skill::Middle).choose(&game.view(Some(seat)), &listed)?;
            Some((Actor::Seat(seat), choice))
        });
        let (actor, choice): (Actor, Move) = if let Some(wanted) = wanted {
            wanted
        } else {
            listed.clear();
            game.choices(Actor::Table, &mut listed);
            (Actor::Table, one(&listed, dice)?)
        };
        game.apply(actor, &choice, &mut events)?;
    }
    Ok(game.flight().ok_or("no flight")?.clone())
}

/// An answer, by a bot or at random.
fn answer(flight: &Flight, dice: &mut Dice) -> Tried<Option<(Actor, Choice)>> {
    let Some((actor, question)) = flight.question() else { return Ok(None) };
    let mut listed = vec![];
    flight.choices(actor, &mut listed);
    let odds = if question.ask() == Ask::Withdraw { 40 } else { 2 };
    let choice = match actor.seat().filter(|_| dice.below(odds) > 0) {
        Some(seat) => {
            FlightBot::new(seat, Skill::Middle).choose(&flight.view(Some(seat)), &listed).ok_or("no answer")?
        }
        None => one(&listed, dice)?,
    };
    Ok(Some((actor, choice)))
}

fn coming(flight: &Flight) -> Vec<Card> {
    flight.deck.cards().iter().skip(flight.shown).cloned().collect()
}

/// The public view, without past cards, ships and components.
fn ahead(flight: &Flight) -> View {
    let mut view = flight.view(None);
    view.shown.clear();
    for player in &mut view.players {
        (player.gone, player.lost) = (vec![], crate::grid::CellSet::EMPTY);
    }
    view
}

/// Plays both to the end and compares every step and the settlement.
fn go_on(mut one: Flight, mut other: Flight, dice: &mut Dice) -> Tried<()> {
    loop {
        assert_eq!(ahead(&one), ahead(&other));
        let Some((actor, choice)) = answer(&one, dice)? else { break };
        let (mut events, mut alike): (Vec<Event>, Vec<Event>) = (vec![], vec![]);
        one.apply(actor, &choice, &mut events)?;
        other.apply(actor, &choice, &mut alike)?;
        assert_eq!(events, alike);
    }
    let settled = |flight: &Flight| settle(flight.table.terms.level.rewards(), &flight.homecomings());
    assert_eq!(settled(&one)?, settled(&other)?);
    Ok(())
}

/// The flight that a seat's view shows.
fn from_view(flight: &Flight, seat: Seat) -> Option<Flight> {
    Flight::from_view(&flight.view(Some(seat)), coming(flight))
}

/// Questions from which no flight can be restored: pieces of a ship, and the penalty of a line of a combat zone.
fn is_dark((family, ask): Moment) -> bool {
    let suffers = matches!(ask, Ask::Crew | Ask::Goods | Ask::Defend);
    ask == Ask::Keep || family == Some(Family::CombatZone) && suffers
}

#[test]
fn a_flight_foreseen_is_the_flight() -> Tried<()> {
    let (mut met, mut dark) = (BTreeSet::new(), BTreeSet::new());
    for number in 0..64_u8 {
        let mut dice = Random::new(Pcg32::seed_from_u64(number.into()));
        let class = *Class::ALL.iter().cycle().nth(number.into()).ok_or("no class")?;
        let mut flight = launched(class, 2 + number / 8 % 4, &mut dice)?;
        while let Some((actor, choice)) = answer(&flight, &mut dice)? {
            let ask = flight.question().ok_or("nobody is asked")?.1.ask();
            let moment = (flight.card().map(|card| card.kind().family()), ask);
            let other = from_view(&flight, one(&[Seat::Zero, Seat::One], &mut dice)?);
            assert_eq!(other.is_none(), actor == Actor::Table || is_dark(moment), "{moment:?}");
            match other {
                Some(other) if met.insert(moment) || dice.below(40) == 0 => go_on(flight.clone(), other, &mut dice)?,
                None if actor != Actor::Table => drop(dark.insert(moment)),
                _ => {}
            }
            flight.apply(actor, &choice, &mut vec![])?;
        }
    }
    let of = |family, asks: &[Ask]| asks.iter().map(move |&ask| (family, ask)).collect::<Vec<Moment>>();
    let all = [
        of(None, &[Ask::Withdraw]),
        of(Some(Family::OpenSpace), &[Ask::Engines]),
        of(Some(Family::MeteorSwarm), &[Ask::Defend]),
        of(Some(Family::Planets), &[Ask::Land, Ask::Stow]),
        of(Some(Family::AbandonedShip), &[Ask::Take, Ask::Crew]),
        of(Some(Family::AbandonedStation), &[Ask::Take, Ask::Stow]),
        of(Some(Family::Slavers), &[Ask::Cannons, Ask::Take, Ask::Crew]),
        of(Some(Family::Smugglers), &[Ask::Cannons, Ask::Take, Ask::Goods, Ask::Stow]),
        of(Some(Family::Pirates), &[Ask::Cannons, Ask::Take, Ask::Defend]),
        of(Some(Family::CombatZone), &[Ask::Engines, Ask::Cannons]),
    ];
    assert_eq!(met, all.concat().into_iter().collect());
    assert!(dark.len() >= 3, "{dark:?}");
    Ok(())
}

/// Two ships with a booster and a stasis chamber, and six cards.
fn boosting(dice: &mut Dice) -> Tried<Flight> {
    let battery = Kind::Battery(Capacity::Three);
    let kinds = [
        (2, 1, Kind::DoubleCannon, "0030"),
        (1, 2, Kind::Booster, "0300"),
        (2, 2, Kind::StartingCabin, "3333"),
        (3, 2, battery, "0033"),
        (2, 3, Kind::StasisChamber, "3000"),
        (3, 3, Kind::DoubleEngine, "3000"),
    ];
    let mut layout = Layout::new(Board::new(Class::I));
    for (column, row, kind, edges) in kinds {
        layout.place(Cell::new(column, row)?, Component::new(kind, edges.parse()?, Side::Front)?)?;
    }
    let mut fleet = layout.into_fleet()?;
    fleet.embark(&[])?;
    let mut cards: Vec<Card> = Card::ALL.iter().filter(|card| card.level() == Level::I).cloned().collect();
    dice.shuffle(&mut cards);
    cards.truncate(6);
    let pilot = |position| Pilot { fleet: Some(fleet.clone()), position: Some(position), ..Pilot::default() };
    let setup = Launch {
        board: Board::new(Class::I),
        level: RoundCard::I,
        level_iii_cards: false,
        rulings: Rulings::DEFAULT.with_boosts_and_stasis(true),
        deck: Deck::new(cards)?,
        under_way: false,
        players: vec![pilot(0), pilot(-2)],
    };
    Ok(Flight::begin(&setup, &mut vec![])?)
}

/// LM-FLEET-13: ships in hyperspace, and the question which go there, are in the view; ships that cannot have left are refused.
#[test]
fn hyperspace_is_foreseen() -> Tried<()> {
    let (mut asked, mut away) = (0, 0);
    for number in 0..24 {
        let mut dice = Random::new(Pcg32::seed_from_u64(number));
        let (mut flight, mut events) = (boosting(&mut dice)?, vec![]);
        while let Some((actor, question)) = flight.question() {
            let ask = question.ask();
            if let Some(other) = from_view(&flight, Seat::Zero) {
                let mut view = flight.view(None);
                let gone = view.players.iter_mut().find(|player| !player.hyperspace.is_empty());
                away += u32::from(gone.is_some());
                asked += u32::from(ask == Ask::Hyperspace);
                if let Some(player) = gone {
                    player.hyperspace.extend(player.hyperspace.clone());
                    assert_eq!(Flight::from_view(&view, coming(&flight)), None);
                }
                if dice.below(3) == 0 {
                    go_on(flight.clone(), other, &mut dice)?;
                }
            }
            let mut listed = vec![];
            flight.choices(actor, &mut listed);
            listed.retain(|choice| !matches!(choice, Choice::Withdraw { .. }));
            let choice = one(&listed, &mut dice)?;
            flight.apply(actor, &choice, &mut events)?;
            let shown = events.iter().filter(|event| matches!(event, Event::Shown { .. })).count();
            assert_eq!(flight.shown(), shown);
        }
    }
    assert!(asked > 20 && away > 20, "{asked} {away}");
    Ok(())
}

/// Nobody waits, is a target, has lost, has landed or has declared twice.
#[test]
fn no_seat_is_in_progress_twice() -> Tried<()> {
    let flight = boosting(&mut Random::new(Pcg32::seed_from_u64(0)))?;
    let (view, coming) = (flight.view(None), coming(&flight));
    let lists: [fn(&mut Progress, [Seat; 2]); 5] = [
        |progress, seats| progress.waiting = seats.into(),
        |progress, seats| progress.targets = seats.into(),
        |progress, seats| progress.losers = seats.into(),
        |progress, seats| progress.landed = seats.map(|seat| (seat, 0)).into(),
        |progress, seats| progress.declared = seats.map(|seat| (seat, 0)).into(),
    ];
    for list in lists {
        let with = |seats| {
            let mut view = view.clone();
            list(&mut view.progress, seats);
            Flight::from_view(&view, coming.clone())
        };
        assert!(with([Seat::One, Seat::Zero]).is_some());
        assert_eq!(with([Seat::One, Seat::One]), None);
    }
    Ok(())
}
