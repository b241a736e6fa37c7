//! Which bots build better ships, and which earn more in flight: the same deals, with the bots in all seats in turn.

#[path = "../manners/mod.rs"]
mod manners;

mod baseline;
mod figures;
mod table;

use std::error::Error;
use std::io::Write;
use std::process::ExitCode;

use manners::arguments::Arguments;
use starwright::table::Seat;
use starwright::trucker::Class;
use starwright::trucker::bots::Skill;

use figures::Figures;
use table::{Flier, Player, play};

const HELP: &str = "\
Compares the bots' three skills on all classes in turn. Builders: one bot of each skill in a yard, their ships flown by bots
of middle skill; every deal is played three times, with each bot in every seat. Captains: two of one skill against two of
another in ships built at high skill; every deal is played twice, with seats swapped. Differences are in credits after one
round from the same deal, with the half width of their 95 % confidence interval. The same seed always gives the same figures.

Usage: contest [--deals N] [--seed N]

  --deals N    default 24
  --seed N     the seed of the first deal, default 1

Example: cargo run --release --example contest -- --deals 8 --seed 3

Exit code: 0 done, 2 wrong arguments, 3 the output cannot be written.
";

const CLASSES: [Class; 8] =
    [Class::I, Class::II, Class::III, Class::IIIA, Class::IC, Class::IIC, Class::IIIC, Class::IVC];

fn main() -> ExitCode {
    manners::run(HELP, run)
}

fn run(arguments: Arguments, out: &mut dyn Write) -> Result<ExitCode, Box<dyn Error>> {
    let (deals, seed) = options(arguments)?;
    builders(deals, seed, out)?;
    captains(deals, seed, out)?;
    Ok(ExitCode::SUCCESS)
}

fn options(mut arguments: Arguments) -> Result<(u32, u64), lexopt::Error> {
    let (mut deals, mut seed) = (24, 1);
    while let Some(option) = arguments.option()? {
        match option.as_str() {
            "--deals" => deals = arguments.number(1..=u32::MAX)?,
            "--seed" => seed = arguments.number(0..=u64::MAX)?,
            _ => return Err(lexopt::Error::UnexpectedOption(option)),
        }
    }
    Ok((deals, seed))
}

fn class(deal: u32) -> Class {
    CLASSES[deal as usize % CLASSES.len()]
}

/// Skill against skill in the yard.
fn builders(deals: u32, seed: u64, out: &mut dyn Write) -> Result<(), Box<dyn Error>> {
    let mut purses = [(); 3].map(|()| Vec::new());
    let mut ships = [(); 3].map(|()| table::Ship::default());
    for deal in 0..deals {
        let mut sums = [0.0; 3];
        for turn in 0..3 {
            let skills = Seat::of(3).map(|seat| Skill::ALL[(usize::from(seat.number()) + turn) % 3]);
            let players: Vec<Player> =
                skills.map(|building| Player { building, flying: Flier::Bot(Skill::Middle) }).collect();
            let result = play(class(deal), &players, seed.wrapping_add(deal.into()))?;
            for (player, (purse, ship)) in players.iter().zip(result) {
                sums[player.building as usize] += f64::from(purse) / 3.0;
                ships[player.building as usize].add(ship);
            }
        }
        for (purses, sum) in purses.iter_mut().zip(sums) {
            purses.push(sum);
        }
    }
    writeln!(out, "Builders, {deals} deals, three games each")?;
    for (skill, (purses, ship)) in Skill::ALL.into_iter().zip(purses.iter().zip(&ships)) {
        writeln!(out, "  {skill}: {} credits; {ship}", Figures::of(purses))?;
    }
    for (low, high) in [(0, 1), (1, 2), (0, 2)] {
        let gain = Figures::between(&purses[high], &purses[low]);
        writeln!(out, "  {} over {}: {gain}", Skill::ALL[high], Skill::ALL[low])?;
    }
    Ok(())
}

/// Two captains of one kind against two of another.
fn captains(deals: u32, seed: u64, out: &mut dyn Write) -> Result<(), Box<dyn Error>> {
    let [low, middle, high] = Skill::ALL.map(Flier::Bot);
    writeln!(out, "Captains, {deals} deals, two games each")?;
    for (one, other) in [(high, Flier::Simple), (middle, Flier::Simple), (middle, low), (high, middle), (high, low)] {
        let mut purses = [(); 2].map(|()| Vec::new());
        for deal in 0..deals {
            let mut sums = [0.0; 2];
            for turn in 0..2 {
                let fliers: Vec<usize> = (0..4).map(|seat| (seat + turn) % 2).collect();
                let player = |&flier: &usize| Player { building: Skill::High, flying: [one, other][flier] };
                let players: Vec<Player> = fliers.iter().map(player).collect();
                let result = play(class(deal), &players, seed.wrapping_add(deal.into()))?;
                for (flier, (purse, _)) in fliers.iter().zip(result) {
                    sums[*flier] += f64::from(purse) / 4.0;
                }
            }
            for (purses, sum) in purses.iter_mut().zip(sums) {
                purses.push(sum);
            }
        }
        let [ours, theirs] = [&purses[0], &purses[1]].map(|purses| Figures::of(purses));
        writeln!(out, "  {one} {ours}, {other} {theirs}: {}", Figures::between(&purses[0], &purses[1]))?;
    }
    Ok(())
}
