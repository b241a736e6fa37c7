//! A whole game of Battle Beyond Space between bots, with a log, drawings of the board and the final ranking.
//!
//! A bot sees only its own view; with `--why` it says what it expects of each choice.

mod manners;

use std::error::Error;
use std::io::{self, Write};
use std::process::ExitCode;

use manners::arguments::Arguments;
use rand_pcg::Pcg32;
use starwright::battle::{Bot, Deck, Event, Game, Layout, Race, Setup};
use starwright::dice::{Random, RandomSource};
use starwright::rand_core::SeedableRng;
use starwright::table::message::{Called, told};

const HELP: &str = "\
A whole game of Battle Beyond Space between bots. The same seed always plays the same game.

Usage: battle [--seed N] [--players 3|4] [--bots greedy|turn|monte-carlo] [--why] [--verbose]

  --seed N        default 1
  --players 3|4   default 4
  --bots NAME     default greedy
  --why           prints what the bots expect of each choice
  --verbose       prints every move, too

Example: cargo run --release --example battle -- --seed 7 --players 3 --why

Exit code: 0 the game is over, 2 wrong arguments, 3 the output cannot be written.
";

/// The players, by seat.
const PEOPLE: [&str; 4] = ["Ann", "Bob", "Cleo", "Dan"];

fn main() -> ExitCode {
    manners::run(HELP, play)
}

fn play(arguments: Arguments, out: &mut dyn Write) -> Result<ExitCode, Box<dyn Error>> {
    let options = Options::read(arguments)?;
    let mut dice = Random::new(Pcg32::seed_from_u64(options.seed));
    let layout = if options.players == 3 { Layout::three_players() } else { Layout::four_players() };
    let mut races = Race::ALL;
    dice.shuffle(&mut races);
    let decks: Vec<_> = races.into_iter().take(usize::from(options.players)).map(|race| (race, Deck::HOUSE)).collect();
    let setup = Setup::shuffled(layout, &decks, &mut dice).with_powers(&mut dice);
    let mut game = Game::new(&setup)?;
    writeln!(out, "Movement cards: invented.")?;
    let mut events = Vec::new();
    while let Some(seat) = game.awaited_seat() {
        let round = game.round();
        events.clear();
        let advice = options.bot.advise(&game.view(seat), &[Deck::HOUSE; 4], &mut dice).ok_or("no choice is left")?;
        if options.why && advice.expected.games > 0 {
            writeln!(out, "{}: {advice}", PEOPLE[usize::from(seat.number())])?;
        }
        game.apply(seat, &advice.choice, &mut events)?;
        for event in events.iter().filter(|event| options.verbose || !is_small(**event)) {
            writeln!(out, "  {}", told(event, &Called::new(&PEOPLE)))?;
        }
        if game.round() != round || game.is_over() {
            writeln!(out, "\nAfter round {round}:\n{}", game.view(None).drawing())?;
        }
    }
    ranking(out, &game)?;
    Ok(ExitCode::SUCCESS)
}

struct Options {
    seed: u64,
    players: u8,
    bot: Bot,
    why: bool,
    verbose: bool,
}

impl Options {
    fn read(mut arguments: Arguments) -> Result<Self, lexopt::Error> {
        let mut options = Self { seed: 1, players: 4, bot: Bot::Greedy, why: false, verbose: false };
        while let Some(option) = arguments.option()? {
            match option.as_str() {
                "--seed" => options.seed = arguments.number(0..=u64::MAX)?,
                "--players" => options.players = arguments.number(3..=4)?,
                "--bots" => options.bot = arguments.one_of(bots())?,
                "--why" => options.why = true,
                "--verbose" => options.verbose = true,
                _ => return Err(lexopt::Error::UnexpectedOption(option)),
            }
        }
        Ok(options)
    }
}

/// Moves that change nothing but where ships are.
const fn is_small(event: Event) -> bool {
    use Event::{Drew, Ended, Flew, Placed, Revealed, Sailed, Turned};
    matches!(
        event,
        Drew { .. } | Ended { .. } | Flew { .. } | Placed { .. } | Revealed { .. } | Sailed { .. } | Turned { .. }
    )
}

fn bots() -> impl Iterator<Item = (String, Bot)> {
    ["greedy", "turn", "monte-carlo"].map(str::to_owned).into_iter().zip(Bot::ALL)
}

fn ranking(out: &mut dyn Write, game: &Game) -> io::Result<()> {
    for (rank, group) in (1..).zip(game.field().ranking()) {
        for seat in group {
            let race = game.race(seat).map_or_else(String::new, |race| race.to_string());
            let name = PEOPLE[usize::from(seat.number())];
            writeln!(out, "{rank}. {name}, the {race}: {} points", game.field().score(seat))?;
        }
    }
    Ok(())
}
