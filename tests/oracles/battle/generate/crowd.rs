//! Crowded states: most ships within a few hexes of one spot, often near asteroids, the ring or the edge.

use std::collections::{BTreeMap, BTreeSet};

use crate::battle::oracle::board::{first_asteroids, radius};
use crate::battle::oracle::hex::{Hex, ahead, distance, neighbours, within};
use crate::battle::oracle::rulings::Rulings;
use crate::battle::oracle::state::{Piece, State, is_capital, owner};

use super::chooser::Chooser;

const RACES: [&str; 4] = ["earthers", "vonyan", "valkyries", "dreckach"];

/// What the state must have.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Wish {
    /// This race plays.
    pub(crate) race: Option<&'static str>,
    /// There may be an elite.
    pub(crate) elite: bool,
    /// There may be a shield, or a ship that was shot at.
    pub(crate) shield: bool,
}

/// A random state, with the spot around which it is crowded.
pub(crate) fn crowd(chooser: &mut Chooser, wish: Wish) -> (State, Hex) {
    let players = 3 + chooser.below(2);
    let mut state = empty(chooser, players, wish);
    let spot = spot(chooser, players);
    scatter_asteroids(chooser, &mut state, spot);
    choose_centre(chooser, &mut state, spot);
    place_probes(chooser, &mut state);
    place_ships(chooser, &mut state, spot);
    if wish.elite && chooser.percent(60) {
        make_elite(chooser, &mut state, |_| true);
    }
    if wish.shield {
        mark_dreckach(chooser, &mut state);
    }
    account_for_the_rest(chooser, &mut state);
    (state, spot)
}

fn empty(chooser: &mut Chooser, players: usize, wish: Wish) -> State {
    let mut races = chooser.shuffled(RACES);
    if let Some(race) = wish.race {
        races.retain(|&other| other != race);
        races.insert(chooser.below(players), race);
    }
    races.truncate(players);
    State {
        players,
        races: races.into_iter().map(str::to_owned).collect(),
        asteroids: BTreeSet::new(),
        centre: (0, 0),
        central_asteroid: true,
        probes: BTreeSet::new(),
        pieces: BTreeMap::new(),
        trophies: vec![BTreeSet::new(); players],
        lost: BTreeSet::new(),
        probes_held: vec![0; players],
        rulings: if chooser.percent(30) { rulings(chooser) } else { Rulings::default() },
    }
}

/// BBS-R22, BBS-R26, BBS-R36: what a table may decide.
fn rulings(chooser: &mut Chooser) -> Rulings {
    Rulings {
        both: chooser.percent(60),
        late_asteroids: chooser.percent(60),
        far_super_shot: chooser.percent(60),
        blocked_super_shot: chooser.percent(60),
    }
}

/// The middle of the board, somewhere, or near the edge.
fn spot(chooser: &mut Chooser, players: usize) -> Hex {
    let radius = radius(players);
    let anywhere = within((0, 0), radius);
    match chooser.below(10) {
        0..4 => chooser.of(&within((0, 0), 2)),
        4..7 => chooser.of(&anywhere),
        _ => {
            let rim: Vec<Hex> = anywhere.into_iter().filter(|&hex| distance((0, 0), hex) >= radius - 1).collect();
            chooser.of(&rim)
        }
    }
}

/// Some stand where they began, some near the spot, some are gone.
fn scatter_asteroids(chooser: &mut Chooser, state: &mut State, spot: Hex) {
    let near = within(spot, 4);
    for hex in first_asteroids(state.players) {
        match chooser.below(10) {
            0..7 => drop(state.asteroids.insert(hex)),
            7..9 => drop(state.asteroids.insert(chooser.of(&near))),
            _ => {}
        }
    }
    let players = state.players;
    state.asteroids.retain(|&hex| crate::battle::oracle::board::on_board(players, hex));
    state.asteroids.remove(&(0, 0));
}

fn choose_centre(chooser: &mut Chooser, state: &mut State, spot: Hex) {
    if chooser.percent(40) {
        let near: Vec<Hex> = within(spot, 3).into_iter().filter(|&hex| state.on_board(hex)).collect();
        state.centre = chooser.of(&near);
    }
    state.central_asteroid = chooser.percent(75);
    if state.central_asteroid {
        state.asteroids.insert(state.centre);
    }
}

fn place_probes(chooser: &mut Chooser, state: &mut State) {
    let kept = chooser.some(neighbours((0, 0)), 70);
    state.probes = kept.into_iter().filter(|hex| !state.asteroids.contains(hex)).collect();
    for _ in state.probes.len()..6 {
        if chooser.percent(60) {
            let seat = chooser.below(state.players);
            state.probes_held[seat] += 1;
        }
    }
}

fn place_ships(chooser: &mut Chooser, state: &mut State, spot: Hex) {
    let reach = chooser.between(3, 5);
    let share = chooser.between(25, 80);
    let near: Vec<Hex> = within(spot, reach).into_iter().filter(|&hex| state.on_board(hex)).collect();
    let far = within((0, 0), radius(state.players));
    let mut ids = chooser.shuffled(0..20 * state.players);
    ids.sort_by_key(|&id| !is_capital(id));
    for id in ids {
        let chance = if is_capital(id) { 80 } else { usize::try_from(share).expect("a share") };
        let around = if chooser.percent(85) { &near } else { &far };
        if chooser.percent(chance) {
            place(chooser, state, id, around);
        }
    }
}

/// Puts a ship on free hexes, if the first that comes to mind are free.
fn place(chooser: &mut Chooser, state: &mut State, id: usize, around: &[Hex]) {
    let front = chooser.of(around);
    let facing = chooser.below(6);
    let mut at = vec![front];
    if is_capital(id) {
        at.push(ahead(front, (facing + 3) % 6, 1));
    }
    if at.iter().all(|&hex| is_free(state, hex)) {
        let damage = i32::from(is_capital(id) && chooser.percent(40));
        state.pieces.insert(id, Piece { at, facing, damage, elite: false, shield: 0, shot: false });
    }
}

pub(crate) fn is_free(state: &State, hex: Hex) -> bool {
    state.on_board(hex)
        && !state.asteroids.contains(&hex)
        && !state.probes.contains(&hex)
        && state.ship_on(hex).is_none()
}

/// A shield of the Dreckach, or a ship of theirs that was shot at.
fn mark_dreckach(chooser: &mut Chooser, state: &mut State) {
    let Some(dreckach) = state.seat_of("dreckach") else { return };
    let ships: Vec<usize> =
        state.pieces.keys().copied().filter(|&id| is_capital(id) && owner(id) == dreckach).collect();
    match (chooser.any(ships), chooser.below(4)) {
        (Some(ship), 0) => state.pieces.get_mut(&ship).expect("it is there").shield = chooser.between(1, 3),
        (Some(ship), 1) => {
            let piece = state.pieces.get_mut(&ship).expect("it is there");
            piece.shot = piece.damage > 0;
        }
        _ => {}
    }
}

/// Makes one fighter of the Earthers, of those that will do, the elite; which one.
pub(crate) fn make_elite(chooser: &mut Chooser, state: &mut State, fits: impl Fn(usize) -> bool) -> Option<usize> {
    let earthers = state.seat_of("earthers")?;
    let fighters = state.pieces.keys().copied().filter(|&id| owner(id) == earthers && !is_capital(id) && fits(id));
    let id = chooser.any(fighters)?;
    for (_, piece) in state.pieces.iter_mut().filter(|(_, piece)| piece.elite) {
        (piece.elite, piece.damage) = (false, 0);
    }
    let piece = state.pieces.get_mut(&id).expect("it is there");
    (piece.elite, piece.damage) = (true, chooser.between(0, 1));
    Some(id)
}

/// Whatever is not on the board is a trophy of an enemy, or lost.
pub(crate) fn account_for_the_rest(chooser: &mut Chooser, state: &mut State) {
    for id in 0..20 * state.players {
        let seat = chooser.below(state.players);
        let known = state.pieces.contains_key(&id) || state.lost.contains(&id);
        if known || state.trophies.iter().any(|trophies| trophies.contains(&id)) {
            continue;
        }
        if seat == owner(id) {
            state.lost.insert(id);
        } else {
            state.trophies[seat].insert(id);
        }
    }
}
