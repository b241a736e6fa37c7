//! The yard as text.

use std::io::{Result, Write};

use starwright::table::Play;
use starwright::table::message::told;
use starwright::trucker::yard::{Launched, Step, Yard};

use crate::happened::name;

/// All ships before the check, with its findings, and after it; the players at launch.
pub fn stage(yard: &Yard, out: &mut dyn Write) -> Result<()> {
    let view = yard.view(None);
    writeln!(out, "\n  {}", view.step)?;
    if !matches!(view.step, Step::Check | Step::Boarding) {
        return yard.launched().map_or(Ok(()), |launched| summary(launched, out));
    }
    for player in view.players {
        let report = player.layout.check();
        writeln!(out, "  {}\n{}", name(player.seat), player.layout.drawing().with_report(&report))?;
        if view.step == Step::Check {
            write!(out, "{}", told(&player.layout.repair(), player.layout.board()))?;
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
            name(starter.seat()),
            crew.humans,
            crew.aliens,
            starter.lost(),
            starter.credits()
        )?;
    }
    Ok(())
}
