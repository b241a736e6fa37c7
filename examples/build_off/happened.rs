//! What is worth telling of what happened in the yard.

use std::io::{Result, Write};

use starwright::trucker::Board;
use starwright::trucker::yard::Event;

/// A sentence a line, with the names of cells that are printed on the board.
pub fn tell(events: &[Event], board: &Board, out: &mut dyn Write) -> Result<()> {
    events.iter().filter_map(sentence).try_for_each(|sentence| writeln!(out, "  {}", board.told(&sentence)))
}

fn sentence(event: &Event) -> Option<String> {
    Some(match event {
        Event::RanOut { at } => format!("The hourglass on {at} has run out."),
        Event::Flipped { seat, to } => format!("{seat} flips it onto {to}."),
        Event::Opened { face, mark } => format!("A die shows {face} and opens {mark}."),
        Event::Finished { seat, order } => format!("{seat} takes order tile {order}."),
        Event::BuildingOver => "Building is over.".into(),
        Event::Removed { seat, cells } => {
            let cells: Vec<String> = cells.iter().map(|cell| cell.to_string()).collect();
            format!("{seat} loses {} at the check.", cells.join(", "))
        }
        Event::Passed { seat, lost } => format!("{seat} passes the check, {lost} in the lost pile."),
        Event::PaidPremium { seat, premium } => format!(
            "{seat} pays {} of a premium of {} for a weak spot of {} cells.",
            premium.paid, premium.premium, premium.largest_group
        ),
        Event::Welcomed { seat, at, alien } => format!("A {alien} boards on {at} of {seat}."),
        Event::Insured { seat, insurance } => format!("{seat} insures for {} credits.", insurance.price()),
        Event::GaveUp { seat, cells } => format!("A ship of {seat} with {} components gives up.", cells.len()),
        Event::Started { seat, behind } => format!("{seat} starts {behind} spaces behind the leader."),
        _ => return None,
    })
}
