//! The best immediate result.

use alloc::vec::Vec;

use crate::battle::bots::advice::{Advice, Expectation};
use crate::battle::bots::world::Table;
use crate::battle::field::Field;
use crate::battle::game::choice::Choice;
use crate::dice::RandomSource;
use crate::table::seat::Seat;

pub(super) fn advise(table: &Table, seat: Seat, chance: &mut impl RandomSource) -> Option<Advice> {
    let (game, mut listed, mut events) = (table.deal(chance)?, Vec::new(), Vec::new());
    game.choices(seat, &mut listed);
    chance.shuffle(&mut listed); // a random one of equals
    let mut best: Option<(i32, Advice)> = None;
    for (nodes, choice) in (1..).zip(listed) {
        let mut after = game.clone();
        events.clear();
        if after.apply(seat, &choice, &mut events).is_err() {
            continue;
        }
        let liking = liking(after.field(), seat, &choice);
        match &mut best {
            Some((most, advice)) if liking <= *most => advice.nodes = nodes,
            _ => {
                let expected = Expectation::of(seat, &game, &after);
                best = Some((liking, Advice { choice, expected, nodes }));
            }
        }
    }
    best.map(|(_, advice)| advice)
}

/// The immediate score of a choice, as [`Bot::Greedy`](crate::battle::bots::Bot::Greedy) says.
fn liking(field: &Field, seat: Seat, choice: &Choice) -> i32 {
    let points = |each: Seat| i32::from(field.score(each));
    let rivals: i32 = Seat::of(field.players()).filter(|&rival| rival != seat).map(points).sum();
    3 * points(seat) - rivals + 4 * ships(field, seat) - drift(field, choice)
}

fn ships(field: &Field, seat: Seat) -> i32 {
    let own = field.ships().filter(|(piece, _)| piece.seat() == seat);
    own.map(|(piece, ship)| if piece.is_capital() { 4 - 2 * i32::from(ship.damage) } else { 1 }).sum()
}

fn drift(field: &Field, choice: &Choice) -> i32 {
    let far = match *choice {
        Choice::Turn { fighter, facing } => {
            field.ship(fighter).map_or(0, |ship| ship.at.ahead(facing, 4).distance(field.centre()))
        }
        Choice::Capital { to, .. } => to.front().distance(field.centre()),
        _ => 0,
    };
    i32::from(far) / 2
}
