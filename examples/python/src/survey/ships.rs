//! Random legal ships, and their measures.

use std::sync::LazyLock;

use starwright::dice::RandomSource;
use starwright::grid::Rotation;
use starwright::trucker::attack::{Impact, Incoming, Salvo};
use starwright::trucker::cards::{Card, CardKind};
use starwright::trucker::{Board, Class, Component, Fleet, Layout, LossWeights, Marks, Rulings, TileId, catalogue};

use crate::deal::{Dice, dice};
use crate::survey::tally::Tally;

/// The smallest target number of components.
const FEWEST: u32 = 8;
/// The tiles of the starting cabins.
const CABINS: [u8; 4] = [31, 32, 33, 34];

/// A random legal ship. Starts from a starting cabin, on its printed cell or else anywhere; then adds tiles in random order,
/// each on a random cell and turn where it fits and joins, up to a random target of 8 components to all cells. Tiles that fit
/// nowhere are skipped. On IVC the dice are rolled first.
pub fn random(class: Class, dice: &mut Dice) -> Layout {
    let rolled = Marks::rolled(dice.die(), Some(dice.die()));
    let board = Board::new(class);
    let mut layout = Layout::new(board.with_opened(rolled).unwrap_or(board));
    let cells = layout.board().open().len();
    let wanted = FEWEST + dice.below(cells.saturating_sub(FEWEST) + 1);
    start(&mut layout, dice);
    let mut tiles: Vec<Component> = catalogue::pool().map(TileId::component).collect();
    dice.shuffle(&mut tiles);
    for tile in tiles {
        if layout.occupied().len() >= wanted {
            break;
        }
        add(&mut layout, tile, dice);
    }
    layout
}

fn start(layout: &mut Layout, dice: &mut Dice) {
    let Ok(cabin) = catalogue::tile(CABINS[dice.below(4) as usize]) else { return };
    // where it is printed there is an open cell of an empty board
    let printed = layout.board().blueprint().starting_cabin();
    if printed.is_none_or(|cell| layout.place(cell, cabin).is_err()) {
        add(layout, cabin, dice);
    }
}

/// Places a component at random where it fits and joins, if anywhere.
fn add(layout: &mut Layout, component: Component, dice: &mut Dice) {
    let fits = layout.fits(component, Rulings::DEFAULT.with_strict_joints(true));
    let ways = Rotation::ALL.map(|rotation| (rotation, fits.turned(rotation)));
    let count: u32 = ways.iter().map(|(_, cells)| cells.len()).sum();
    if count == 0 {
        return;
    }
    let place = dice.below(count) as usize;
    let mut places = ways.into_iter().flat_map(|(rotation, cells)| cells.iter().map(move |cell| (rotation, cell)));
    if let Some((rotation, cell)) = places.nth(place) {
        // a cell where it fits is empty
        let _ = layout.place(cell, component.turned(rotation));
    }
}

/// The nine meteor swarms of the base game by card number: as printed, and as in a class IV flight.
static SWARMS: LazyLock<Vec<(String, [Salvo; 2])>> = LazyLock::new(|| {
    let salvo = |kind| if let CardKind::MeteorSwarm { meteors } = kind { Some(meteors) } else { None };
    let swarm = |card: &Card| {
        let id = card.id().map_or(0, u8::from);
        Some((format!("{id:02}"), [salvo(card.kind().clone())?, salvo(card.at_level_four()).unwrap_or_default()]))
    };
    Card::ALL.iter().filter_map(swarm).collect()
});

/// Adds the random ship with the given number.
pub fn survey(class: Class, number: u64, tally: &mut Tally) {
    let mut dice = dice(number);
    let layout = random(class, &mut dice);
    let strengths = layout.strengths();
    let premium = layout.weak_spot().map(|spot| spot.premium);
    tally.add("legal", i64::from(layout.is_legal()), 1);
    tally.add("components", layout.occupied().len(), 1);
    tally.add("premium", premium.map_or(-1, i64::from), 1);
    tally.add("exposed", layout.exposed_connectors(), 1);
    tally.add("engines", strengths.unpowered.engines, 1);
    tally.add("engines_at_most", strengths.at_most.engines, 1);
    tally.add("cannon_halves", strengths.unpowered.cannons.halves(), 1);
    tally.add("cannon_halves_at_most", strengths.at_most.cannons.halves(), 1);
    if let Some(premium) = premium {
        tally.add(&format!("engines_at_most/premium/{premium}"), strengths.at_most.engines, 1);
        tally.add(&format!("cannon_halves_at_most/premium/{premium}"), strengths.at_most.cannons.halves(), 1);
    }
    let Ok(mut fleet) = layout.into_fleet() else { return };
    if fleet.embark(&[]).is_err() {
        return;
    }
    tally.add("crew", fleet.crew().total(), 1);
    let components = fleet.layout().occupied().len();
    let mut survived = Vec::new();
    for (id, [printed, level_four]) in SWARMS.iter() {
        let salvo = if class == Class::IVC { level_four } else { printed };
        let left = fly(fleet.clone(), salvo, &mut dice);
        let manned = left.as_ref().is_some_and(|left| left.crew().humans > 0);
        tally.add(&format!("swarm_{id}_lost"), components - left.map_or(0, |left| left.layout().occupied().len()), 1);
        if manned {
            survived.push(id);
        }
    }
    let count = survived.len() as i64;
    tally.add("swarms_survived", count, 1);
    for id in survived {
        tally.add(&format!("swarm_{id}_among"), count, 1);
    }
}

/// Weights for choosing a defence; boosting a shield costs only its batteries.
const VALUES: LossWeights = LossWeights { boost: Some(0), ..LossWeights::DEFAULT };

/// The fleet after a swarm, with the defences and the pieces that lose least.
fn fly(mut fleet: Fleet, salvo: &Salvo, dice: &mut Dice) -> Option<Fleet> {
    for wave in salvo.waves() {
        let lines = wave.roll(fleet.board(), dice).ok()?;
        let incoming = Incoming::new(wave.attack.kind, lines);
        let defence = fleet.best_defence(&incoming, &VALUES).ok()?.defence;
        fleet = settled(fleet.defend(&incoming, &defence).ok()?.impact)?;
    }
    Some(fleet)
}

fn settled(mut impact: Impact) -> Option<Fleet> {
    for kept in impact.best_pieces(&VALUES) {
        impact.keep(kept).ok()?;
    }
    impact.settle().ok().map(|aftermath| aftermath.fleet)
}
