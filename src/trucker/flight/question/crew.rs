//! Crew that a card takes (LM-FLEET-9).

use alloc::vec::Vec;

use crate::grid::{Cell, CellSet};
use crate::table::Seat;
use crate::trucker::fleet::Fleet;
use crate::trucker::flight::answer::{Answer, Settled};
use crate::trucker::flight::choice::Choice;
use crate::trucker::flight::event::Event;
use crate::trucker::flight::refusal::Refusal;

pub(super) fn only(fleet: &Fleet, count: u32) -> Option<Choice> {
    fleet.only_crew_loss(count, CellSet::EMPTY).map(|from| Choice::GiveCrew { from })
}

/// Three ways: humans first, aliens first, and humans so that as many cabins as possible keep one; each from the first cabin on and
/// from the last.
pub(super) fn list(fleet: &Fleet, count: u32, choices: &mut Vec<Choice>) {
    let due = fleet.crew_due(count, CellSet::EMPTY);
    let (humans, all) = (fleet.aboard().manned(), fleet.aboard().crewed());
    let aliens = all - humans;
    let one_of_two: CellSet = humans.iter().filter(|&cabin| fleet.aboard().crew(cabin.into()).humans > 1).collect();
    let orders: [[(CellSet, u32); 3]; 3] = [
        [(humans, u32::MAX), (aliens, 1), (CellSet::EMPTY, 0)],
        [(aliens, 1), (humans, u32::MAX), (CellSet::EMPTY, 0)],
        [(one_of_two, 1), (humans, u32::MAX), (aliens, 1)],
    ];
    let begun = choices.len();
    for order in orders {
        for from_last in [false, true] {
            let choice = Choice::GiveCrew { from: take(fleet, due, &order, from_last) };
            if !choices.iter().skip(begun).any(|listed| *listed == choice) {
                choices.push(choice);
            }
        }
    }
}

/// Takes crew in this order of cabins, at most a number from each at a time.
fn take(fleet: &Fleet, due: u32, order: &[(CellSet, u32)], from_last: bool) -> Vec<(Cell, u8)> {
    let mut left = due;
    let mut from: Vec<(Cell, u8)> = Vec::new();
    for &(cabins, most) in order {
        let mut cabins: Vec<Cell> = cabins.iter().collect();
        if from_last {
            cabins.reverse();
        }
        for cabin in cabins {
            let place = from.iter().position(|&(named, _)| named == cabin);
            let taken = place.and_then(|place| from.get(place)).map_or(0, |&(_, taken)| taken);
            let aboard = fleet.aboard().crew(cabin.into()).total().saturating_sub(taken.into());
            let more = aboard.min(most).min(left);
            left -= more;
            let number = taken.saturating_add(u8::try_from(more).unwrap_or(u8::MAX));
            match place.and_then(|place| from.get_mut(place)) {
                Some(named) => named.1 = number,
                None if number > 0 => from.push((cabin, number)),
                None => {}
            }
        }
    }
    from.sort_unstable();
    from
}

/// LM-FLEET-9: exactly as many as the card takes, from cabins of the owner's choice.
pub(super) fn judge(fleet: &Fleet, seat: Seat, count: u32, from: &[(Cell, u8)]) -> Result<Settled, Refusal> {
    let mut after = fleet.clone();
    let lost = after.lose_crew(count, CellSet::EMPTY, from)?;
    let event = (!lost.is_empty()).then_some(Event::Lost { seat, lost });
    Ok(Settled { fleet: Some(after.into()), event, answer: Answer::Done })
}
