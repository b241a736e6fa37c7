//! Invariants of the yard: every component is in exactly one place, and sites and launch are right.

use std::collections::BTreeSet;

use starwright::dice::RandomSource as _;
use starwright::grid::Rotation;
use starwright::table::{Play, Seat};
use starwright::trucker::Rule;
use starwright::trucker::yard::{Choice, Event, Launched, PlayerView, Step, Tile, TileSource, View, Yard};

use super::of;
use crate::harness::Dice;

/// A tile, and whose it is if it is a starting cabin.
type Owned = (Tile, Option<Seat>);

pub(super) fn audit(before: &Yard, yard: &Yard, events: &[Event], dice: &mut Dice) {
    let (was, is) = (before.view(None), yard.view(None));
    audit_tiles(&was, &is, events);
    audit_players(&was, &is, events);
    for player in &is.players {
        assert_eq!(yard.layout(player.seat), Some(&player.layout));
    }
    if dice.below(12) == 0 {
        audit_views(yard);
        audit_sites(yard, &is, dice);
    }
    if let Some(launched) = yard.launched() {
        audit_launched(launched, &is);
    }
}

fn owned(tile: Tile, seat: Seat) -> Owned {
    (tile, Some(seat).filter(|_| tile == Tile::StartingCabin))
}

/// BG-BUILD-1, BG-BUILD-2, LM-CABIN-1: quick events make no tile vanish or double; each player has one starting cabin.
fn audit_tiles(was: &View, is: &View, events: &[Event]) {
    let mut gone: Vec<Owned> = vec![];
    let mut drawn: Vec<Owned> = vec![];
    for event in events {
        match *event {
            Event::Took { seat, tile, from: TileSource::FaceDown } => drawn.push(owned(tile, seat)),
            Event::Removed { seat, cells } => {
                let layout = &was.players[usize::from(seat.number())].layout;
                gone.extend(cells.iter().map(|cell| owned(Tile::of(layout.get(cell).unwrap()), seat)));
            }
            _ => {}
        }
    }
    let lying = sorted(open_tiles(is).chain(gone));
    let lay = sorted(open_tiles(was).chain(drawn.iter().copied()));
    assert_eq!(lying, lay);
    assert_eq!(lying.iter().collect::<BTreeSet<_>>().len(), lying.len(), "no tile in two places");
    assert_eq!(was.face_down as usize, is.face_down as usize + drawn.len());
    if is.step <= Step::Closing {
        let cabins = lying.iter().filter(|(tile, _)| *tile == Tile::StartingCabin);
        assert_eq!(cabins.count(), is.players.len());
    }
}

fn sorted(tiles: impl Iterator<Item = Owned>) -> Vec<Owned> {
    let mut tiles: Vec<Owned> = tiles.collect();
    tiles.sort_unstable();
    tiles
}

/// Everything that lies open: on the table, before the players and on their boards.
fn open_tiles(view: &View) -> impl Iterator<Item = Owned> {
    let on_the_table = view.face_up.iter().map(|tile| (Tile::from(tile), None));
    on_the_table.chain(view.players.iter().flat_map(|player| {
        let built = player.layout.components().map(|(_, component)| Tile::of(component));
        built.chain(player.aside.iter().copied()).chain(player.hand).map(|tile| owned(tile, player.seat))
    }))
}

/// BG-BUILD-2, LM-CABIN-3, LM-R28: a component is counted lost once, an order tile is taken once, no hand is left after building.
fn audit_players(was: &View, is: &View, events: &[Event]) {
    let checked = was.step < Step::Check && is.step >= Step::Check;
    for (was, is) in was.players.iter().zip(&is.players) {
        let removed = events.iter().filter_map(|event| match event {
            Event::Removed { seat, cells } if *seat == is.seat => Some(cells.len()),
            _ => None,
        });
        let left_over = if checked { u32::try_from(is.aside.len()).unwrap() } else { 0 };
        assert_eq!(is.lost, was.lost + removed.sum::<u32>() + left_over);
        assert!(is.aside.len() <= 2);
        assert!(was.order.is_none() || is.order == was.order);
    }
    let orders: Vec<u8> = is.players.iter().filter_map(|player| player.order).collect();
    assert_eq!(orders.iter().collect::<BTreeSet<_>>().len(), orders.len());
    assert!(orders.iter().all(|order| (1..=is.players.len()).contains(&usize::from(*order))));
    let idle = |player: &PlayerView| player.hand.is_none() && player.last.is_none();
    assert!(is.step == Step::Building || is.players.iter().all(idle));
}

/// A view reads as written; missing values are `null`, and fields may neither be added nor left out.
fn audit_views(yard: &Yard) {
    for viewer in Seat::ALL.into_iter().map(Some).chain([None]) {
        let view = yard.view(viewer);
        let json = serde_json::to_value(&view).unwrap();
        assert_eq!(serde_json::from_value::<View>(json.clone()).unwrap(), view);
        for field in json.as_object().unwrap().keys() {
            let mut fewer = json.clone();
            fewer.as_object_mut().unwrap().remove(field);
            assert!(serde_json::from_value::<View>(fewer).unwrap_err().to_string().contains(field.as_str()));
        }
        let mut more = json;
        more["players"][0]["colour"] = "blue".into();
        let error = serde_json::from_value::<View>(more).unwrap_err().to_string();
        assert!(error.starts_with("players[0]: unknown field `colour`"), "{error}");
    }
}

/// LM-CABIN-4, LM-R18: any rotation is accepted on every site and on no other cell; strict tables refuse some of them.
fn audit_sites(yard: &Yard, view: &View, dice: &mut Dice) {
    for player in view.players.iter().filter(|player| !yard.sites(player.seat).is_empty()) {
        let (sites, fits) = (yard.sites(player.seat), yard.fits(player.seat));
        assert!(sites.is_superset(fits.anyhow()));
        for at in player.layout.board().blueprint().cells() {
            let place = Choice::Place { at, turn: of(&Rotation::ALL, dice) };
            let refused = yard.check(player.seat.into(), &place).err();
            let strict = refused.as_ref().is_some_and(|refusal| refusal.rule() == Rule::LmR18);
            assert_eq!(refused.is_none() || strict, sites.contains(at), "{at}");
        }
    }
}

/// LM-LAUNCH-1, LM-R32, LM-LEGAL-12.
fn audit_launched(launched: &Launched, view: &View) {
    for starter in launched.starters() {
        let fleet = starter.fleet();
        assert!(fleet.layout().is_legal());
        assert!(fleet.ships().all(|ship| fleet.ship_crew(ship).humans > 0));
        let flies = fleet.ships().next().is_some();
        assert_eq!(launched.flight_order().contains(&starter.seat()), flies);
        assert_eq!(launched.behind(starter.seat()).is_some(), flies);
        let player = &view.players[usize::from(starter.seat().number())];
        let left = starter.gave_up().fold(fleet.layout().occupied(), |cells, ship| cells | ship);
        assert_eq!(left, player.layout.occupied());
        assert_eq!((starter.credits(), starter.lost()), (player.credits, player.lost));
    }
}
