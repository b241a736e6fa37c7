//! The real meteor swarms of the base game against a loaded fleet of each class, step by step.

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
The real meteor swarms of the base game against a loaded fleet of each class, step by step.

Usage: meteor_swarm [--seed N]

  --seed N    default 8; the same seed always gives the same output

Each fleet flies through all three swarms of its level with what it has left. IVC flies with level III cards, whose first
meteor comes twice (LM-IV3-6). Every defence is the best one; the output says what it saves.

Example: cargo run --release --example meteor_swarm -- --seed 9

Exit code: 0 done, 2 wrong arguments, 3 the output cannot be written.
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
