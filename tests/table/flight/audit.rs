//! Invariants after every choice of a flight: nothing appears or vanishes without an event.

use std::collections::BTreeSet;

use starwright::dice::RandomSource;
use starwright::grid::{Cell, CellSet};
use starwright::table::{Actor, Play, Seat};
use starwright::trucker::flight::{Event, Flight, PlayerView, View};
use starwright::trucker::{Aboard, Component, Goods};

use super::progress;
use crate::harness::Dice;

fn everywhere() -> CellSet {
    !CellSet::EMPTY
}

pub(crate) fn audit(before: &Flight, after: &Flight, events: &[Event], dice: &mut Dice) {
    let (was, is) = (before.view(None), after.view(None));
    for (was, is) in was.players.iter().zip(&is.players) {
        let own: Vec<&Event> = events.iter().filter(|event| seat(event) == Some(is.seat)).collect();
        audit_components(was, is, &own);
        audit_contents(was, is, &own);
        audit_marker(was, is, &own);
        let paid: u32 =
            own.iter().map(|event| if let Event::Paid { credits, .. } = event { *credits } else { 0 }).sum();
        assert_eq!(is.credits, was.credits + paid);
        assert_eq!((after.fleet(is.seat), after.credits(is.seat)), (Some(&is.fleet), Some(is.credits)));
    }
    audit_table(after, &is);
    progress::audit(&was, &is, events);
    for event in events {
        let told = event.to_string();
        assert!(!told.is_empty() && !told.contains(['\n', '{']) && !told.contains("  "), "{told}");
    }
    if dice.below(20) == 0 {
        audit_views(after);
    }
}

fn seat(event: &Event) -> Option<Seat> {
    match event {
        Event::Engines { seat, .. }
        | Event::Cannons { seat, .. }
        | Event::Woken { seat, .. }
        | Event::Jumped { seat, .. }
        | Event::Moved { seat, .. }
        | Event::Paid { seat, .. }
        | Event::Stowed { seat, .. }
        | Event::Lost { seat, .. }
        | Event::Met { seat, .. }
        | Event::Wrecked { seat, .. }
        | Event::Left { seat, .. }
        | Event::OutOfFlight { seat } => Some(*seat),
        _ => None,
    }
}

/// What of a player has not left the flight, in hyperspace or not (LM-FLEET-13).
fn flying(player: &PlayerView) -> Vec<(Cell, Component)> {
    let away = player.hyperspace.iter().flat_map(|ship| ship.components.clone());
    let mut flying: Vec<_> = player.fleet.layout().components().chain(away).collect();
    flying.sort_by_key(|&(cell, _)| cell);
    flying
}

fn cells(components: &[(Cell, Component)]) -> CellSet {
    components.iter().map(|&(cell, _)| cell).collect()
}

/// Every component flies, is lost, or is back on the table, each once; what flies is legal.
fn audit_components(was: &PlayerView, is: &PlayerView, events: &[&Event]) {
    let (mut lost, mut left, mut jumped) = (CellSet::EMPTY, CellSet::EMPTY, CellSet::EMPTY);
    for event in events {
        match event {
            Event::Wrecked { destroyed, cut_off, .. } => {
                assert!(destroyed.is_disjoint(*cut_off) && lost.is_disjoint(*destroyed | *cut_off));
                lost |= *destroyed | *cut_off;
            }
            Event::Left { cells, .. } => left |= *cells,
            Event::Jumped { cells, .. } => jumped |= *cells,
            _ => {}
        }
    }
    assert!(lost.is_disjoint(left));
    let (before, after) = (flying(was), flying(is));
    let (there, away) =
        (cells(&after), cells(&is.hyperspace.iter().flat_map(|ship| ship.components.clone()).collect::<Vec<_>>()));
    assert_eq!(after.len(), there.iter().count(), "a cell twice");
    assert_eq!(cells(&before), there | lost | left);
    assert!(there.is_disjoint(lost | left));
    // nobody is in hyperspace who has not just gone there, or was there and the card is not over
    let was_away = was.hyperspace.iter().fold(CellSet::EMPTY, |away, ship| away | ship.ship.components);
    assert!(away.is_empty() || away == was_away | jumped, "{away} {was_away} {jumped}");
    assert_eq!((is.lost, is.lost_pile), (was.lost | lost, was.lost_pile + lost.len()));
    let gone = is.gone.iter().skip(was.gone.len()).fold(CellSet::EMPTY, |gone, ship| gone | ship.ship.components);
    assert_eq!(gone, left);
    assert!(is.fleet.layout().is_legal());
    assert!(after.iter().all(|component| before.contains(component)));
}

/// Humans, aliens, batteries and goods.
#[derive(Debug, Default, PartialEq)]
struct Sum {
    humans: u32,
    sleepers: u32,
    aliens: u32,
    batteries: u32,
    goods: [u32; 4],
}

impl Sum {
    fn add(&mut self, aboard: &Aboard) {
        let crew = aboard.crew(everywhere());
        self.humans += crew.humans;
        self.sleepers += aboard.sleepers(everywhere());
        self.aliens += crew.aliens;
        self.batteries += aboard.batteries(everywhere());
        self.load(aboard.goods(everywhere()));
    }

    fn load(&mut self, goods: Goods) {
        let Goods { red, yellow, green, blue } = goods;
        for (sum, blocks) in self.goods.iter_mut().zip([red, yellow, green, blue]) {
            *sum += u32::from(blocks);
        }
    }
}

/// Crew, batteries and goods are aboard, or events say where they went and came from.
fn audit_contents(was: &PlayerView, is: &PlayerView, events: &[&Event]) {
    let (mut had, mut has) = (Sum::default(), Sum::default());
    for (sum, player) in [(&mut had, was), (&mut has, is)] {
        sum.add(player.fleet.aboard());
        player.hyperspace.iter().for_each(|ship| sum.add(&ship.aboard));
    }
    for event in events {
        match event {
            Event::Engines { tokens, .. } | Event::Cannons { tokens, .. } => {
                has.batteries += u32::try_from(tokens.len()).unwrap();
            }
            Event::Met { defence, .. } => has.batteries += u32::try_from(defence.tokens.len()).unwrap(),
            Event::Woken { .. } => {
                had.humans += 1;
                has.sleepers += 1;
            }
            Event::Jumped { .. } => has.batteries += 1,
            Event::Lost { lost, .. } => has.add(lost),
            Event::Wrecked { aboard, .. } => has.add(aboard),
            Event::Stowed { load, thrown_away, .. } => {
                had.load(*load);
                has.load(*thrown_away);
            }
            _ => {}
        }
    }
    is.gone.iter().skip(was.gone.len()).for_each(|ship| has.add(&ship.aboard));
    assert_eq!(had, has);
}

/// A marker moves as events say, and is there as long as a ship is, when a card is resolved.
fn audit_marker(was: &PlayerView, is: &PlayerView, events: &[&Event]) {
    let mut position = was.position;
    for event in events {
        match event {
            Event::Moved { days, to, .. } => {
                let from = position.expect("a marker");
                assert!((to - from).signum() == days.signum() && (to - from).abs() >= days.abs());
                position = Some(*to);
            }
            Event::OutOfFlight { .. } => position = None,
            _ => {}
        }
    }
    assert_eq!(is.position, position);
    assert!(is.position.is_some() || is.fleet.ships().next().is_none());
}

/// BG-TRACK-1: no two markers share a space; a player who is asked has a ship.
fn audit_table(flight: &Flight, view: &View) {
    let spaces: Vec<i32> = view.players.iter().filter_map(|player| Some(player.position?.rem_euclid(40))).collect();
    assert_eq!(spaces.iter().collect::<BTreeSet<_>>().len(), spaces.len());
    if let Some((Actor::Seat(seat), question)) = flight.question() {
        let player = &view.players[usize::from(seat.number())];
        assert!(player.position.is_some() && player.fleet.ships().next().is_some(), "{question:?}");
        let mut listed = vec![];
        flight.choices(seat.into(), &mut listed);
        assert!((2..60).contains(&listed.len()) || flight.accepts_unlisted(seat.into()), "{listed:?}");
    }
    if flight.is_over() {
        assert!(view.cards_left == 0 || view.players.iter().all(|player| player.position.is_none()));
        assert_eq!(flight.homecomings().len(), view.players.len());
    }
}

/// The view of a seat round-trips.
fn audit_views(flight: &Flight) {
    for viewer in [None, Some(Seat::Zero)] {
        let view = flight.view(viewer);
        let json = serde_json::to_value(&view).unwrap();
        assert_eq!(serde_json::from_value::<View>(json.clone()).unwrap(), view);
        let mut more = json;
        more["players"][0]["colour"] = "blue".into();
        let error = serde_json::from_value::<View>(more).unwrap_err().to_string();
        assert!(error.starts_with("players[0]: unknown field `colour`"), "{error}");
    }
}
