//! Three bots build ships of IIIC and IVC from the real tiles against the hourglass, repair, insure and launch them.

#[path = "../manners/mod.rs"]
mod manners;

mod happened;
mod story;

use std::error::Error;
use std::io::Write;
use std::process::ExitCode;

use manners::arguments::Arguments;
use rand_pcg::Pcg32;
use starwright::dice::{Random, RandomSource};
use starwright::grid::Rotation;
use starwright::rand_core::SeedableRng;
use starwright::table::{Actor, Play, Record, Seat};
use starwright::trucker::Class;
use starwright::trucker::bots::{Skill, YardBot};
use starwright::trucker::yard::{Choice, Setup, Yard};

const HELP: &str = "\
Three bots of low, middle and high skill build ships of IIIC and IVC from the real tiles against the hourglass, sometimes
turning a component the wrong way; then the ships are checked, repaired, insured and launched.

Usage: build_off [--seed N]

  --seed N    default 5; the same seed always gives the same output

Example: cargo run --release --example build_off -- --seed 9

Exit code: 0 done, 2 wrong arguments, 3 the output cannot be written.
";

/// Turns of all bots per run of the hourglass.
const RUN: u32 = 7;
/// One in this many components is turned at random.
const SLIPS: u32 = 12;
/// What each bot has in the purse, in credits.
const PURSES: [u32; 3] = [4, 9, 20];

fn main() -> ExitCode {
    manners::run(HELP, tell)
}

fn tell(mut arguments: Arguments, out: &mut dyn Write) -> Result<ExitCode, Box<dyn Error>> {
    let mut seed = 5;
    while let Some(option) = arguments.option()? {
        match option.as_str() {
            "--seed" => seed = arguments.number(0..=u64::MAX)?,
            _ => return Err(lexopt::Error::UnexpectedOption(option).into()),
        }
    }
    let mut dice = Random::new(Pcg32::seed_from_u64(seed));
    for class in [Class::IIIC, Class::IVC] {
        let mut setup = Setup::new(class, 3);
        setup.purses = PURSES.to_vec();
        writeln!(out, "Class {class}")?;
        build_off(setup, &mut dice, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// One yard from the first tile to launch.
fn build_off(setup: Setup, dice: &mut Random<Pcg32>, out: &mut dyn Write) -> Result<(), Box<dyn Error>> {
    let mut yard = Record::<Yard>::begin(setup)?;
    let bots = Seat::of(3).zip(Skill::ALL).map(|(seat, skill)| YardBot::new(seat, skill)).collect::<Vec<_>>();
    for turn in 1.. {
        for bot in &bots {
            while let Some(choice) = ask(*bot, yard.game(), dice) {
                take(&mut yard, bot.seat().into(), choice, dice, out)?;
                if is_content(choice) {
                    break;
                }
            }
        }
        if yard.game().is_over() {
            break;
        }
        if turn % RUN == 0 && yard.game().check(Actor::Table, &Choice::RanOut).is_ok() {
            take(&mut yard, Actor::Table, Choice::RanOut, dice, out)?;
        }
    }
    writeln!(out, "{} choices\n", yard.log().len())?;
    Ok(())
}

/// The bot's choice, sometimes with a random turn.
fn ask(bot: YardBot, yard: &Yard, dice: &mut Random<Pcg32>) -> Option<Choice> {
    let mut listed = Vec::new();
    yard.choices(bot.seat().into(), &mut listed);
    match bot.choose(&yard.view(Some(bot.seat())), &listed)? {
        Choice::Place { at, .. } if dice.below(SLIPS) == 0 => {
            let turn = Rotation::ALL.into_iter().nth(dice.below(4) as usize)?;
            Some(Choice::Place { at, turn })
        }
        choice => Some(choice),
    }
}

/// Whether this choice ends a turn.
fn is_content(choice: Choice) -> bool {
    use Choice::{Flip, Roll, TakeAside, TakeFaceDown, TakeFaceUp};
    !matches!(choice, TakeFaceDown | TakeFaceUp { .. } | TakeAside { .. } | Flip | Roll)
}

/// Applies a choice, and the random event that follows from it.
fn take(
    yard: &mut Record<Yard>,
    by: Actor,
    choice: Choice,
    dice: &mut Random<Pcg32>,
    out: &mut dyn Write,
) -> Result<(), Box<dyn Error>> {
    let mut events = Vec::new();
    let step = yard.game().step();
    yard.apply(by, choice, &mut events)?;
    while yard.game().awaited().seats.is_empty() && yard.game().awaited().table {
        let mut answers = Vec::new();
        yard.game().choices(Actor::Table, &mut answers);
        let Some(&answer) = answers.get(dice.below(u32::try_from(answers.len())?) as usize) else { break };
        yard.apply(Actor::Table, answer, &mut events)?;
    }
    happened::tell(&events, &yard.setup().board, out)?;
    if yard.game().step() != step {
        story::stage(yard.game(), out)?;
    }
    Ok(())
}
