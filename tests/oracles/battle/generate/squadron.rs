//! Squadrons that move into a crowd.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::battle::oracle::elite::ends as ends_of_elite;
use crate::battle::oracle::fire::{FIGHTER, Shot};
use crate::battle::oracle::hex::{Hex, ahead, clockwise, distance, within};
use crate::battle::oracle::play::{Play, Reaction};
use crate::battle::oracle::sortie::{EliteMove, Sortie, Teleport};
use crate::battle::oracle::state::{Piece, State, is_capital, owner, squadron};

use super::chooser::Chooser;
use super::crowd::is_free;
use super::owner::Whim;

/// What a power adds to the move of a squadron.
#[derive(Clone, Debug)]
pub(crate) struct Extra {
    pub(crate) shot: Shot,
    pub(crate) doubled: BTreeSet<usize>,
    pub(crate) teleport: Option<Teleport>,
    pub(crate) used: bool,
    pub(crate) blast_after: Option<usize>,
    pub(crate) wild_blast: bool,
    pub(crate) react: Option<Reaction>,
}

impl Default for Extra {
    fn default() -> Self {
        Self {
            shot: FIGHTER,
            doubled: BTreeSet::new(),
            teleport: None,
            used: false,
            blast_after: None,
            wild_blast: false,
            react: None,
        }
    }
}

/// A squadron with a fighter on the board, of those that fit.
pub(crate) fn any_squadron(
    chooser: &mut Chooser,
    state: &State,
    fits: impl Fn(usize) -> bool,
) -> Option<(usize, usize)> {
    let all = (0..state.players).filter(|&seat| fits(seat)).flat_map(|seat| (0..3).map(move |which| (seat, which)));
    chooser.any(all.filter(|&squadron| state.fighters(squadron).len() >= 2))
}

/// Lets most fighters of a squadron face something to fly into.
pub(crate) fn aim(chooser: &mut Chooser, state: &mut State, squadron: (usize, usize), steps: i32) {
    let mut wanted: BTreeSet<Hex> = state.pieces.values().flat_map(|piece| piece.at.clone()).collect();
    wanted.extend(state.asteroids.iter().chain(&state.probes));
    for id in state.fighters(squadron) {
        let from = state.pieces[&id].at[0];
        let ends = (0..6).filter(|&facing| wanted.contains(&ahead(from, facing, steps)));
        let facing = if chooser.percent(60) { chooser.any(ends) } else { None };
        if let Some(facing) = facing {
            state.pieces.get_mut(&id).expect("it is there").facing = facing;
        }
        let fighter = &state.pieces[&id];
        wanted.insert(ahead(from, fighter.facing, steps));
    }
}

/// Sets a squadron up so that many of its fighters come down on one hex, or on the hexes around it that face it.
pub(crate) fn converge(
    chooser: &mut Chooser,
    state: &mut State,
    squadron: (usize, usize),
    steps: i32,
    goal: Option<usize>,
) {
    let wants_capital = chooser.percent(50);
    let enemies = state.pieces.keys().copied().filter(|&id| owner(id) != squadron.0);
    let enemies: Vec<usize> = enemies.filter(|&id| !wants_capital || is_capital(id)).collect();
    let Some(goal) = goal.or_else(|| chooser.any(enemies)) else { return };
    let goals = state.pieces[&goal].at.clone();
    let collide = chooser.percent(35);
    for id in state.fighters(squadron) {
        let piece = state.pieces.remove(&id).expect("it is there");
        let facing = chooser.below(6);
        let goal = chooser.of(&goals);
        let far = if chooser.percent(20) { 11 } else { 6 };
        let short = if collide { 0 } else { chooser.between(1, far) };
        let start = ahead(goal, clockwise(facing, 3), short + steps);
        let place = if is_free(state, start) { (start, facing) } else { (piece.at[0], piece.facing) };
        state.pieces.insert(id, Piece { at: vec![place.0], facing: place.1, ..piece });
    }
}

/// One of the two.
pub(crate) fn prepare(chooser: &mut Chooser, state: &mut State, squadron: (usize, usize), steps: i32) {
    if chooser.percent(50) {
        aim(chooser, state, squadron, steps);
    } else {
        converge(chooser, state, squadron, steps, None);
    }
}

/// A case of one squadron's move; `case` holds what the power needs.
pub(crate) fn fly(
    chooser: &mut Chooser,
    state: &State,
    squadron: (usize, usize),
    steps: i32,
    extra: Extra,
    mut case: Value,
) -> Value {
    let turn = chooser.below(4);
    let mut landing = chooser.shuffled(state.fighters(squadron));
    if chooser.percent(50) {
        landing.sort_unstable();
    }
    let elite = elite_move(chooser, state, squadron, steps);
    case["squadron"] = json!(squadron);
    case["move"] = json!(steps);
    case["turn"] = json!(turn);
    case["landing"] = json!(landing);
    if let Some(elite) = elite {
        case["elite"] = json!({ "id": elite.id, "to": elite.to, "facing": elite.facing });
    }
    if let Some(teleport) = extra.teleport {
        case["teleport"] = json!(teleport.vector);
        case["round"] = json!(teleport.round);
    }
    if extra.used {
        case["used"] = json!(true);
    }
    if let Some(reaction) = &extra.react {
        case["react"] = json!(reaction.ship);
    }
    if !extra.doubled.is_empty() {
        case["doubled"] = json!(extra.doubled);
    }
    let Extra { shot, doubled, teleport, used, blast_after, wild_blast, react } = extra;
    let sortie = Sortie { squadron, steps, turn, landing, doubled, teleport, elite, shot, used };
    let overturns = chooser.percent(4);
    let mut whim = Whim::new(chooser, squadron.0, turn);
    (whim.overturns, whim.blast_after, whim.wild_blast) = (overturns, blast_after, wild_blast);
    let mut play = Play::new(state.clone());
    play.reaction = react;
    // If the choice is refused, what would follow is left out.
    let _ = play.fly(&sortie, &mut whim);
    whim.record(&mut case);
    case["state"] = state.to_json();
    case
}

/// Somewhere the elite could fly to, now and then a little too far.
fn elite_move(chooser: &mut Chooser, state: &State, of: (usize, usize), steps: i32) -> Option<EliteMove> {
    let elite = state.pieces.iter().find(|&(&id, piece)| piece.elite && squadron(id) == of);
    let (&id, piece) = elite?;
    let from = piece.at[0];
    let reach = if chooser.percent(30) { steps + 1 } else { steps };
    let mut open = state.clone();
    for mate in state.fighters(of) {
        open.pieces.remove(&mate);
    }
    let near = if chooser.percent(75) {
        ends_of_elite(&open, id, piece, steps).into_iter().collect()
    } else {
        within(from, reach)
    };
    let ends = state.fighters(of).into_iter().filter(|&mate| mate != id).map(|mate| {
        let mate = &state.pieces[&mate];
        ahead(mate.at[0], mate.facing, steps)
    });
    let mate = chooser.any(ends.chain([from]).filter(|&end| distance(from, end) <= reach));
    let full: Vec<Hex> = near.iter().copied().filter(|&hex| open.ship_on(hex).is_some()).collect();
    let to = match (chooser.below(10), mate) {
        (0..2, Some(mate)) => mate,
        (2..6, _) if !full.is_empty() => chooser.of(&full),
        _ => chooser.of(&near),
    };
    Some(EliteMove { id, to, facing: chooser.below(6) })
}
