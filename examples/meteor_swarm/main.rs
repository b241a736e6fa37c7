//! The real meteor swarms of the base game against a loaded fleet of each class, told step by step.

#[path = "../manners/mod.rs"]
mod manners;

mod ships;
mod story;

use std::error::Error;
use std::io::Write;
use std::process::ExitCode;

use rand_pcg::Pcg32;
use starwright::dice::Random;
use starwright::rand_core::SeedableRng;
use starwright::trucker::Class;
use starwright::trucker::cards::{Card, CardKind, Level};

const HELP: &str = "\
The real meteor swarms of the base game against a loaded fleet of each class, told step by step.

meteor_swarm          with the seed 8
meteor_swarm SEED     with another; the same seed tells the same story

The swarms are of the level of the class, and each fleet flies through all three of them with what it has left. IVC flies
with level III cards, whose first meteor comes twice (LM-IV3-6). Every defence is the one that loses least, and says what it
keeps that is lost if nothing is done.

Exit code: 0 the story is told, 2 the seed is no number, 3 the output cannot be written.
";

fn main() -> ExitCode {
    manners::run(HELP, tell)
}

fn tell(words: &[String], out: &mut dyn Write) -> Result<ExitCode, Box<dyn Error>> {
    let seed = match words {
        [] => 8,
        [seed] => seed.parse().map_err(|error| format!("{seed}: {error}"))?,
        _ => return Err("one seed is enough".into()),
    };
    let mut dice = Random::new(Pcg32::seed_from_u64(seed));
    for (class, level) in [(Class::IIC, Level::II), (Class::IIIC, Level::III), (Class::IVC, Level::III)] {
        let mut fleet = ships::loaded(class)?;
        writeln!(out, "Class {class}: {}", story::fleet(&fleet))?;
        for card in Card::ALL.iter().filter(|card| card.level() == level) {
            let kind = if class == Class::IVC { card.at_level_four() } else { card.kind().clone() };
            if let CardKind::MeteorSwarm { meteors } = kind {
                writeln!(out, "\n  A swarm of {} meteors of level {level}", meteors.attacks().len())?;
                fleet = story::fly(out, fleet, &meteors, &mut dice)?;
            }
        }
        writeln!(out)?;
    }
    Ok(ExitCode::SUCCESS)
}
