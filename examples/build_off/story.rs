//! The yard as text.

use std::io::{Result, Write};

use starwright::table::Play;
use starwright::trucker::yard::{Event, Launched, Step, Yard};

/// What is worth telling of what happened.
pub fn events(events: &[Event], out: &mut dyn Write) -> Result<()> {
    for event in events {
        match event {
            Event::RanOut { at } => writeln!(out, "  The hourglass on {at} has run out.")?,
            Event::Flipped { seat, to } => writeln!(out, "  {seat} flips it onto {to}.")?,
            Event::Opened { face, mark } => writeln!(out, "  A die shows {face} and opens {mark}.")?,
            Event::Finished { seat, order } => writeln!(out, "  {seat} takes order tile {order}.")?,
            Event::BuildingOver => writeln!(out, "  Building is over.")?,
            Event::Removed { seat, cells } => {
                let cells: Vec<String> = cells.iter().map(|cell| cell.to_string()).collect();
                writeln!(out, "  {seat} loses {} at the check.", cells.join(" "))?;
            }
            Event::Passed { seat, lost } => writeln!(out, "  {seat} passes the check, {lost} in the lost pile.")?,
            Event::PaidPremium { seat, premium } => writeln!(
                out,
                "  {seat} pays {} of a premium of {} for a weak spot of {} cells.",
                premium.paid, premium.premium, premium.largest_group
            )?,
            Event::Welcomed { seat, at, alien } => writeln!(out, "  A {alien} boards on {at} of {seat}.")?,
            Event::Insured { seat, insurance } => writeln!(out, "  {seat} insures for {} credits.", insurance.price())?,
            Event::GaveUp { seat, cells } => {
                writeln!(out, "  A ship of {seat} with {} components gives up.", cells.len())?;
            }
            Event::Started { seat, behind } => writeln!(out, "  {seat} starts {behind} spaces behind the leader.")?,
            _ => {}
        }
    }
    Ok(())
}

/// What lies before everybody at the check, with what it finds, and after it; how everybody starts.
pub fn stage(yard: &Yard, out: &mut dyn Write) -> Result<()> {
    let view = yard.view(None);
    writeln!(out, "\n  {:?}", view.step)?;
    if !matches!(view.step, Step::Check | Step::Boarding) {
        return yard.launched().map_or(Ok(()), |launched| summary(launched, out));
    }
    for player in view.players {
        let report = player.layout.check();
        writeln!(out, "  {}\n{}", player.seat, player.layout.drawing().with_report(&report))?;
        if view.step == Step::Check {
            write!(out, "{}", player.layout.repair())?;
        }
    }
    Ok(())
}

fn summary(launched: &Launched, out: &mut dyn Write) -> Result<()> {
    for starter in launched.starters() {
        let crew = starter.fleet().crew();
        writeln!(
            out,
            "  {}: {} humans and {} aliens, {} lost, {} credits",
            starter.seat(),
            crew.humans,
            crew.aliens,
            starter.lost(),
            starter.credits()
        )?;
    }
    Ok(())
}
