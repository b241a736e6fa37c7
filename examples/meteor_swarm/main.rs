//! The real meteor swarms of the base game against a loaded fleet of each class, told step by step.
//!
//! ```text
//! meteor_swarm          with the seed 8
//! meteor_swarm SEED     with another; the same seed tells the same story
//! ```
//!
//! The swarms are of the level of the class, and each fleet flies through all three of them with what it has left. IVC flies with level III cards, whose first meteor comes twice (LM-IV3-6).

mod captain;
mod ships;
mod story;

use std::error::Error;
use std::process::ExitCode;

use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use starwright::dice::Random;
use starwright::trucker::Class;
use starwright::trucker::cards::{Level, MeteorSwarm};

fn main() -> ExitCode {
    match seed().and_then(tell) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

fn seed() -> Result<u64, Box<dyn Error>> {
    Ok(std::env::args().nth(1).map_or(Ok(8), |seed| seed.parse())?)
}

fn tell(seed: u64) -> Result<(), Box<dyn Error>> {
    let mut dice = Random::new(Pcg32::seed_from_u64(seed));
    for (class, level) in [(Class::IIC, Level::II), (Class::IIIC, Level::III), (Class::IVC, Level::III)] {
        let mut fleet = ships::loaded(class)?;
        println!("Class {class}: {}", story::fleet(&fleet));
        for swarm in MeteorSwarm::ALL.iter().filter(|swarm| swarm.level == level) {
            let salvo = if class == Class::IVC { swarm.salvo().repeating_first() } else { swarm.salvo() };
            println!("\n  A swarm of {} meteors of level {level:?}", salvo.attacks().len());
            fleet = story::fly(fleet, &salvo, &mut dice)?;
        }
        println!();
    }
    Ok(())
}
