//! A whole game of Battle Beyond Space between bots, with a log, drawings of the table and the final ranking.
//!
//! Only the table knows the game. A bot is shown its own view, and with `--why` it says what it expects of each choice.

mod manners;

use std::error::Error;
use std::io::{self, Write};
use std::process::ExitCode;

use rand_pcg::Pcg32;
use starwright::battle::{Bot, Deck, Game, Layout, Race, Setup};
use starwright::dice::{Chance, Random};
use starwright::rand_core::SeedableRng;

const HELP: &str = "\
A whole game of Battle Beyond Space between bots. The same seed always tells the same game.

battle [--seed N] [--players 3|4] [--bots greedy|turn|monte-carlo] [--why yes|no]

With --why yes the bots say what they expect of each choice.

Exit code: 0 the game is over, 2 the options are wrong, 3 the output cannot be written.
";

fn main() -> ExitCode {
    manners::run(HELP, play)
}

fn play(words: &[String], out: &mut dyn Write) -> Result<ExitCode, Box<dyn Error>> {
    let options = Options::read(words)?;
    let mut dice = Random::new(Pcg32::seed_from_u64(options.seed));
    let layout = if options.players == 3 { Layout::three_players() } else { Layout::four_players() };
    let mut races = Race::ALL;
    dice.shuffle(&mut races);
    let decks: Vec<_> = races.into_iter().take(usize::from(options.players)).map(|race| (race, Deck::HOUSE)).collect();
    let setup = Setup::shuffled(layout, &decks, &mut dice).with_powers(&mut dice);
    let mut game = Game::new(&setup)?;
    writeln!(out, "Movement cards: invented.")?;
    let mut events = Vec::new();
    while let Some(seat) = game.decider() {
        let round = game.round();
        events.clear();
        let advice = options.bot.advise(&game.view(seat), &[Deck::HOUSE; 4], &mut dice).ok_or("no choice is left")?;
        if options.why && advice.expected.games > 0 {
            writeln!(out, "{seat}: {advice}")?;
        }
        game.apply(seat, &advice.choice, &mut events)?;
        for event in &events {
            writeln!(out, "  {event}")?;
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
}

impl Options {
    fn read(words: &[String]) -> Result<Self, Box<dyn Error>> {
        let [greedy, turn, monte_carlo] = Bot::ALL;
        let mut options = Self { seed: 1, players: 4, bot: greedy, why: false };
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let value = words.next().ok_or_else(|| format!("{word} needs a value"))?;
            match (word.as_str(), value.as_str()) {
                ("--seed", _) => options.seed = value.parse().map_err(|error| format!("{word} {value}: {error}"))?,
                ("--players", "3") => options.players = 3,
                ("--players", "4") => options.players = 4,
                ("--bots", "greedy") => options.bot = greedy,
                ("--bots", "turn") => options.bot = turn,
                ("--bots", "monte-carlo") => options.bot = monte_carlo,
                ("--why", "yes") => options.why = true,
                ("--why", "no") => options.why = false,
                _ => return Err(format!("{word} {value} is not known, see --help").into()),
            }
        }
        Ok(options)
    }
}

fn ranking(out: &mut dyn Write, game: &Game) -> io::Result<()> {
    for (rank, group) in (1..).zip(game.field().ranking()) {
        for seat in group {
            let race = game.race(seat).map_or_else(String::new, |race| race.to_string());
            writeln!(out, "{rank}. {race}: {} points", game.field().score(seat))?;
        }
    }
    Ok(())
}
