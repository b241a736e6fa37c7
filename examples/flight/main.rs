//! A whole game of Galaxy Trucker between bots: a yard, a flight and a settlement each round, as a log with drawings of the
//! ships.
//!
//! A bot sees only its own view and its choices, never the cards to come, and explains what its defences save.

#[path = "../build_off/happened.rs"]
mod happened;
#[path = "../manners/mod.rs"]
mod manners;

mod story;
mod yard;

use std::error::Error;
use std::io::Write;
use std::process::ExitCode;

use manners::arguments::Arguments;
use rand_pcg::Pcg32;
use starwright::dice::{Random, RandomSource};
use starwright::rand_core::SeedableRng;
use starwright::table::{Actor, Play, Record};
use starwright::trucker::bots::{FlightBot, Skill};
use starwright::trucker::flight::{Choice, Flight};
use starwright::trucker::game::{Event, Setup};
use starwright::trucker::{Class, Game, Unreadable};

type Dice = Random<Pcg32>;
type Outcome<T> = Result<T, Box<dyn Error>>;

const HELP: &str = "\
A whole game of Galaxy Trucker between bots, one round per class: they build against the hourglass, fly through the real
cards of 2007 and are paid. For each defence the log says what it saves. The same seed always plays the same game.

Usage: flight [--seed N] [--players N] [--classes CLASS,CLASS,…] [--skill low|middle|high]

  --seed N           default 1
  --players N        2 to 5, default 3
  --classes CLASSES  one per round: I, II, III, IIIA, IC, IIC, IIIC, IVC; default II,IIIC,IVC
  --skill NAME       of all bots, default middle

IVC flies with level III cards (LM-IV3).

Example: cargo run --release --example flight -- --players 4 --classes IC,IIIC --skill high

Exit code: 0 the game is over, 2 wrong arguments, 3 the output cannot be written.
";

fn main() -> ExitCode {
    manners::run(HELP, play)
}

fn play(arguments: Arguments, out: &mut dyn Write) -> Outcome<ExitCode> {
    let Options { seed, players, classes, skill } = Options::read(arguments)?;
    let mut dice = Random::new(Pcg32::seed_from_u64(seed));
    let mut game = Record::<Game>::begin(Setup::dealt(players, &classes, &mut dice)?)?;
    for (round, class) in (0..).zip(&classes) {
        writeln!(out, "Round {}: class {class}\n", round + 1)?;
        yard::build(&mut game, round, skill, &mut dice, out)?;
        fly(&mut game, round, skill, &mut dice, out)?;
    }
    story::standings(&game.game().standings(), out)?;
    Ok(ExitCode::SUCCESS)
}

/// The flight of a round, if any player flies.
fn fly(game: &mut Record<Game>, round: u32, skill: Skill, dice: &mut Dice, out: &mut dyn Write) -> Outcome<()> {
    if let Some(flight) = under_way(game, round) {
        story::take_off(&flight.view(None), out)?;
    }
    while let Some(flight) = under_way(game, round) {
        let (actor, _) = flight.question().ok_or("a flight always waits for an actor")?;
        let choice = match actor {
            Actor::Table => Choice::Die { face: dice.die() },
            Actor::Seat(seat) => {
                let mut listed = Vec::new();
                flight.choices(actor, &mut listed);
                let view = flight.view(Some(seat));
                let choice = FlightBot::new(seat, skill).choose(&view, &listed).ok_or("no choice is listed")?;
                story::why(&view, seat, &choice, out)?;
                choice
            }
        };
        // the game drops its flight when it ends, so apply to a copy
        let mut after = flight.clone();
        let mut events = Vec::new();
        after.apply(actor, &choice, &mut events)?;
        story::happened(&events, &flight.view(None), &after.view(None), out)?;
        advance(game, actor, choice, out)?;
    }
    Ok(())
}

fn under_way(game: &Record<Game>, round: u32) -> Option<&Flight> {
    game.game().flight().filter(|_| game.game().round() == round)
}

/// Applies a choice, and prints the settlement at the end of a round.
fn advance(
    game: &mut Record<Game>,
    by: Actor,
    choice: impl Into<starwright::trucker::game::Choice>,
    out: &mut dyn Write,
) -> Outcome<Vec<Event>> {
    let mut events = Vec::new();
    game.apply(by, choice.into(), &mut events)?;
    for event in &events {
        if let Event::Settled { settlement, .. } = event {
            story::settled(settlement, out)?;
        }
    }
    Ok(events)
}

struct Options {
    seed: u64,
    players: u8,
    classes: Vec<Class>,
    skill: Skill,
}

impl Options {
    fn read(mut arguments: Arguments) -> Result<Self, lexopt::Error> {
        let classes = vec![Class::II, Class::IIIC, Class::IVC];
        let mut options = Self { seed: 1, players: 3, classes, skill: Skill::Middle };
        while let Some(option) = arguments.option()? {
            match option.as_str() {
                "--seed" => options.seed = arguments.number(0..=u64::MAX)?,
                "--players" => options.players = arguments.number(2..=5)?,
                "--classes" => options.classes = arguments.value(classes_of)?,
                "--skill" => options.skill = arguments.one_of(Skill::ALL.map(|skill| (skill.to_string(), skill)))?,
                _ => return Err(lexopt::Error::UnexpectedOption(option)),
            }
        }
        Ok(options)
    }
}

fn classes_of(value: &str) -> Result<Vec<Class>, Unreadable> {
    value.split(',').map(str::parse).collect()
}
