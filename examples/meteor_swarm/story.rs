//! The events as text.

use std::error::Error;
use std::io::{self, Write};

use starwright::dice::{Dice, Die, OutOfDice};
use starwright::grid::Cell;
use starwright::table::message::told;
use starwright::trucker::attack::{Aftermath, Defence, Fate, Impact, Incoming, LineEnd, Losses, Outcome, Salvo};
use starwright::trucker::{Board, Component, Contents, Fleet, LossWeights};

/// The loss weights; a boosted shield costs only its batteries.
const VALUES: LossWeights = LossWeights { boost: Some(0), ..LossWeights::DEFAULT };

/// Dice that remember what they showed.
struct Remembered<'a, D> {
    dice: &'a mut D,
    shown: Vec<Die>,
}

impl<D: Dice> Dice for Remembered<'_, D> {
    fn roll(&mut self) -> Result<Die, OutOfDice> {
        let die = self.dice.roll()?;
        self.shown.push(die);
        Ok(die)
    }
}

pub fn fleet(fleet: &Fleet) -> String {
    let aboard = fleet.aboard();
    let all = fleet.layout().occupied();
    format!(
        "{} in {}, with a crew of {}, {} and {}",
        many(all.len(), "component"),
        many(u32::try_from(fleet.ships().count()).unwrap_or_default(), "ship"),
        fleet.crew().total(),
        many(aboard.batteries(all), "battery token"),
        aboard.goods(all),
    )
}

/// Flies a fleet through all attacks of a card, and returns what is left of it.
pub fn fly(
    out: &mut dyn Write,
    mut fleet: Fleet,
    salvo: &Salvo,
    dice: &mut impl Dice,
) -> Result<Fleet, Box<dyn Error>> {
    for (number, wave) in (1..).zip(salvo.waves()) {
        let mut dice = Remembered { dice, shown: Vec::new() };
        let lines = wave.roll(fleet.board(), &mut dice)?;
        let shown: Vec<String> = dice.shown.iter().map(Die::to_string).collect();
        writeln!(out, "  {number}. {}, dice {}", wave.attack, shown.join(" "))?;
        let incoming = Incoming::new(wave.attack.kind, lines);
        let best = fleet.best_defence(&incoming, &VALUES)?;
        let Outcome { lines, impact, .. } = fleet.defend(&incoming, &best.defence)?;
        reactions(out, &fleet, &best.defence)?;
        if best.defence != Defence::default() {
            let spared = fleet.spared(&incoming, &best, &VALUES)?;
            writeln!(out, "     that {}", told(&spared, fleet.board()))?;
        }
        if lines.is_empty() {
            writeln!(out, "     no line of the board")?;
        }
        for end in &lines {
            writeln!(out, "     {}", line(&fleet, end))?;
        }
        fleet = settled(out, impact)?;
    }
    writeln!(out, "  left: {}", self::fleet(&fleet))?;
    for ship in fleet.ships().filter(|&ship| fleet.ship_crew(ship).humans == 0) {
        writeln!(out, "  ship {} has no human left and would give up now (LM-END-2)", ship.number + 1)?;
    }
    Ok(fleet)
}

fn reactions(out: &mut dyn Write, fleet: &Fleet, defence: &Defence) -> io::Result<()> {
    for thruster in defence.thrusters {
        let nozzle = fleet.get(thruster).and_then(Component::nozzle).map_or("", |side| side.name());
        writeln!(out, "     the thruster on {} shifts the lines to the {nozzle}", fleet.board().name(thruster))?;
    }
    if !defence.tokens.is_empty() {
        let tokens: Vec<String> = defence.tokens.iter().map(|&cell| fleet.board().name(cell)).collect();
        writeln!(out, "     batteries from {}", tokens.join(", "))?;
    }
    Ok(())
}

fn line(fleet: &Fleet, end: &LineEnd) -> String {
    let name = |cell| fleet.board().name(cell);
    let component = end.struck.and_then(|cell| Some(format!("the {} on {}", fleet.get(cell)?.kind(), name(cell))));
    let what = component.unwrap_or_else(|| "nothing".to_owned());
    let fate = match end.fate {
        Fate::Missed => "misses".to_owned(),
        Fate::Dodged => "is dodged".to_owned(),
        Fate::Bounced => format!("bounces off {what}"),
        Fate::ShotDown(cannon) => format!("is shot down by the cannon on {}", name(cannon)),
        Fate::Shielded(shield) => format!("is stopped by the shield on {} before {what}", name(shield)),
        Fate::Withstood => format!("does not harm {what}"),
        Fate::Destroyed => format!("destroys {what}"),
        Fate::Repelled => format!("is defeated at {what}"),
        Fate::Boarded => format!("boards at {what}"),
    };
    format!("{}: {fate}", told(&end.line, fleet.board()))
}

/// Of a broken ship, keeps the piece with the least loss.
fn settled(out: &mut dyn Write, mut impact: Impact) -> Result<Fleet, Box<dyn Error>> {
    for kept in impact.best_pieces(&VALUES) {
        let lost = impact.keep(kept)?;
        writeln!(out, "     the ship falls apart: {} cut off", many(lost.len(), "component"))?;
    }
    let Aftermath { fleet, losses, .. } = impact.settle()?;
    let gone = gone(fleet.board(), &losses);
    if !gone.is_empty() {
        writeln!(out, "     lost with them: {}", gone.join(", "))?;
    }
    Ok(fleet)
}

fn gone(board: &Board, losses: &Losses) -> Vec<String> {
    losses
        .aboard
        .contents()
        .map(|(cell, contents): (Cell, Contents)| format!("{contents} on {}", board.name(cell)))
        .collect()
}

fn many(number: impl Into<u64> + Copy, thing: &str) -> String {
    let ending = if number.into() == 1 { "" } else { "s" };
    format!("{} {thing}{ending}", number.into())
}
