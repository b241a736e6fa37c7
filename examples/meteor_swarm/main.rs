//! The real meteor swarms of the base game against a loaded fleet of each class, told step by step.

#[path = "../manners/mod.rs"]
mod manners;

mod ships;
mod story;

use std::error::Error;
use std::io::Write;
use std::process::ExitCode;

use manners::arguments::Arguments;
use rand_pcg::Pcg32;
use starwright::dice::Random;
use starwright::rand_core::SeedableRng;
use starwright::trucker::Class;
use starwright::trucker::cards::{Card, CardKind, Level};

const HELP: &str = "\
The real meteor swarms of the base game against a loaded fleet of each class, told step by step.

Usage: meteor_swarm [--seed N]

  --seed N    the same seed tells the same story; 8 if left out

The swarms are of the level of the class, and each fleet flies through all three of them with what it has left. IVC flies
with level III cards, whose first meteor comes twice (LM-IV3-6). Every defence is the one that loses least, and says what it
keeps that is lost if nothing is done.

Example: cargo run --release --example meteor_swarm -- --seed 9

Exit code: 0 the story is told, 2 the arguments are wrong, 3 the output cannot be written.
";

fn main() -> ExitCode {
    manners::run(HELP, tell)
}

fn tell(mut arguments: Arguments, out: &mut dyn Write) -> Result<ExitCode, Box<dyn Error>> {
    let mut seed = 8;
    while let Some(option) = arguments.option()? {
        match option.as_str() {
            "--seed" => seed = arguments.number(0..=u64::MAX)?,
            _ => return Err(lexopt::Error::UnexpectedOption(option).into()),
        }
    }
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
