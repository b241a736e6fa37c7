//! Every legal answer to an attack: try everything at each step and keep what is legal. For small fleets.

use std::collections::BTreeMap;

use super::defence::{Answer, Attack, Cover, House, Refusal, Shot, Thrust};
use super::loaded::Loaded;
use super::outcome::{LineEnd, Outcome};
use super::side::{Cell, SIDES};
use super::stand::{Stand, shot_cost};

/// An answer begun, and how things stand then.
type Begun<'a> = (Answer, Stand<'a>);

/// What an answer comes to: how every line ends and which components pay how much. It settles all else.
type Effect = (Vec<LineEnd>, BTreeMap<Cell, i32>);

/// Every legal answer and its outcome. Thrusts and covers are in order of the ships; the battery components that pay for
/// one activation are in order; `picks` and `shots` have an entry for every line, and a pick only where there is a choice.
pub(crate) fn all_answers(fleet: &Loaded, attack: &Attack, house: &House) -> Vec<(Answer, Outcome)> {
    let mut begun = vec![(Answer::default(), Stand::new(fleet, attack, house))];
    for ship in 0..fleet.ships.len() {
        begun = extended(
            begun,
            |stand| thrusts(stand, ship),
            Stand::thrust,
            |answer, thrust| {
                answer.thrusts.push(thrust);
            },
        );
    }
    for line in 0..attack.aim.lines.len() {
        begun = begun.into_iter().flat_map(|begun| picked(begun, line)).collect();
    }
    for line in 0..attack.aim.lines.len() {
        for (answer, _) in &mut begun {
            answer.shots.push(None);
        }
        begun = extended(
            begun,
            shots,
            |stand, shot| stand.shoot(line, shot),
            |answer, shot| {
                answer.shots[line] = Some(shot);
            },
        );
    }
    for ship in 0..fleet.ships.len() {
        begun = extended(
            begun,
            |stand| covers(stand, ship),
            Stand::cover,
            |answer, cover| {
                answer.covers.push(cover);
            },
        );
    }
    begun.into_iter().map(|(answer, stand)| (answer, stand.outcome())).collect()
}

/// The same with one answer for each effect.
pub(crate) fn distinct_answers(fleet: &Loaded, attack: &Attack, house: &House) -> Vec<(Answer, Outcome)> {
    let mut distinct: BTreeMap<Effect, (Answer, Outcome)> = BTreeMap::new();
    for (answer, outcome) in all_answers(fleet, attack, house) {
        distinct.entry((outcome.lines.clone(), outcome.spent.clone())).or_insert((answer, outcome));
    }
    distinct.into_values().collect()
}

/// Every beginning as it is, and with each of the things that could be done now and are accepted.
fn extended<'a, T>(
    begun: Vec<Begun<'a>>,
    things: impl Fn(&Stand) -> Vec<T>,
    accept: impl Fn(&mut Stand<'a>, &T) -> Result<(), Refusal>,
    note: impl Fn(&mut Answer, T),
) -> Vec<Begun<'a>> {
    let mut longer = Vec::new();
    for (answer, stand) in begun {
        for thing in things(&stand) {
            let (mut answer, mut stand) = (answer.clone(), stand.clone());
            if accept(&mut stand, &thing).is_ok() {
                note(&mut answer, thing);
                longer.push((answer, stand));
            }
        }
        longer.push((answer, stand));
    }
    longer
}

/// Ruling 21: a beginning with what the next line strikes, for each choice there is.
fn picked((answer, stand): Begun, line: usize) -> Vec<Begun> {
    let first = stand.first_on(stand.attack.aim.lines[line]);
    let choices: Vec<Option<usize>> = if first.len() > 1 { first.into_keys().map(Some).collect() } else { vec![None] };
    let with = |pick: Option<usize>| {
        let (mut answer, mut stand) = (answer.clone(), stand.clone());
        stand.meet(pick).expect("a choice there is");
        answer.picks.push(pick);
        (answer, stand)
    };
    choices.into_iter().map(with).collect()
}

/// Every component as if it were a thruster that way, paid by whatever has tokens.
fn thrusts(stand: &Stand, ship: usize) -> Vec<Thrust> {
    let mut thrusts = Vec::new();
    for thruster in cells(stand) {
        for nozzle in SIDES {
            for pay in payments(stand, stand.house.thruster_cost) {
                thrusts.push(Thrust { ship, thruster, nozzle, pay });
            }
        }
    }
    thrusts
}

/// Every component as if it were a cannon.
fn shots(stand: &Stand) -> Vec<Shot> {
    let mut shots = Vec::new();
    for tile in &stand.fleet.tiles {
        for pay in payments(stand, shot_cost(tile)) {
            shots.push(Shot { cannon: tile.at, pay });
        }
    }
    shots
}

/// Every component as if it were a shield, ordinary and boosted.
fn covers(stand: &Stand, ship: usize) -> Vec<Cover> {
    let mut covers = Vec::new();
    for shield in cells(stand) {
        for (boosted, cost) in [(false, 1), (true, stand.house.boosted_cost)] {
            for pay in payments(stand, cost) {
                covers.push(Cover { ship, shield, boosted, pay });
            }
        }
    }
    covers
}

/// The cells of all components.
fn cells(stand: &Stand) -> Vec<Cell> {
    stand.fleet.tiles.iter().map(|tile| tile.at).collect()
}

/// Every ordered list of this many battery components, with repetition.
fn payments(stand: &Stand, cost: usize) -> Vec<Vec<Cell>> {
    let mut payments = vec![Vec::new()];
    for _ in 0..cost {
        let mut longer = Vec::new();
        for payment in &payments {
            for battery in stand.charged() {
                if payment.last().is_none_or(|&last| last <= battery) {
                    longer.push([payment.clone(), vec![battery]].concat());
                }
            }
        }
        payments = longer;
    }
    payments
}
