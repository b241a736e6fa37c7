//! A whole game of Battle Beyond Space between simple bots, with a log, drawings of the table and the final ranking.
//!
//! Only the table knows the game. A bot is shown its own view and what it may choose from, and thinks ahead in a game that it
//! guesses.

mod manners;

use std::error::Error;
use std::io::{self, Write};
use std::process::ExitCode;

use rand_pcg::Pcg32;
use starwright::battle::{Choice, Deck, Field, Game, Layout, Race, Setup, Step, View, random_placement};
use starwright::dice::{Chance, Random};
use starwright::rand_core::SeedableRng;
use starwright::table::Seat;

type Dice = Random<Pcg32>;

const HELP: &str = "\
A whole game of Battle Beyond Space between simple bots. The same seed always tells the same game.

battle [--seed N] [--players 3|4]

Exit code: 0 the game is over, 2 the options are wrong, 3 the output cannot be written.
";

fn main() -> ExitCode {
    manners::run(HELP, play)
}

fn play(words: &[String], out: &mut dyn Write) -> Result<ExitCode, Box<dyn Error>> {
    let (seed, players) = options(words)?;
    let mut dice = Random::new(Pcg32::seed_from_u64(seed));
    let layout = if players == 3 { Layout::three_players() } else { Layout::four_players() };
    let mut races = Race::ALL;
    dice.shuffle(&mut races);
    let decks: Vec<_> = races.into_iter().take(usize::from(players)).map(|race| (race, Deck::HOUSE)).collect();
    let setup = Setup::shuffled(layout, &decks, &mut dice).with_powers(&mut dice);
    let mut game = Game::new(&setup)?;
    writeln!(out, "Movement cards: invented.")?;
    let (mut choices, mut events) = (Vec::new(), Vec::new());
    while let Some(seat) = game.decider() {
        let round = game.round();
        choices.clear();
        events.clear();
        game.choices(seat, &mut choices);
        let choice = choose(&game.view(seat), seat, &choices, &mut dice)?;
        game.apply(seat, &choice, &mut events)?;
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

/// Reads `--seed N` and `--players 3|4`.
fn options(words: &[String]) -> Result<(u64, u8), Box<dyn Error>> {
    let (mut seed, mut players) = (1, 4);
    let mut words = words.iter();
    while let Some(word) = words.next() {
        let value = words.next().ok_or_else(|| format!("{word} needs a value"))?;
        match word.as_str() {
            "--seed" => seed = value.parse().map_err(|error| format!("{word} {value}: {error}"))?,
            "--players" => players = value.parse().map_err(|error| format!("{word} {value}: {error}"))?,
            _ => return Err(format!("{word}: only --seed N and --players 3|4 are known").into()),
        }
    }
    if (3..=4).contains(&players) { Ok((seed, players)) } else { Err("3 or 4 players".into()) }
}

/// A simple bot, which sees a view: it places its fleet at random; later it guesses what is hidden, tries every choice, takes
/// one of those after which it leads by most, and turns to the centre.
fn choose(view: &View, seat: Seat, choices: &[Choice], dice: &mut Dice) -> Result<Choice, Box<dyn Error>> {
    if view.step == Step::Place {
        let zone = view.layout.zone(seat).ok_or("no such seat")?;
        let fleet = random_placement(zone, dice).ok_or("no fleet fits into the zone")?;
        return Ok(Choice::place(fleet));
    }
    let hidden = view.deal(&[Deck::HOUSE; 4], dice);
    let guess = Game::try_from(view.guess(&hidden))?;
    let rated: Vec<(i32, &Choice)> =
        choices.iter().filter_map(|choice| Some((worth(&guess, seat, choice)?, choice))).collect();
    let best = rated.iter().map(|&(worth, _)| worth).max().ok_or("no choice is left")?;
    let equal: Vec<&Choice> = rated.into_iter().filter(|&(worth, _)| worth == best).map(|(_, choice)| choice).collect();
    let pick = dice.below(u32::try_from(equal.len())?);
    Ok(equal.get(pick as usize).copied().ok_or("no choice is left")?.clone())
}

/// How far a player leads after a choice, as the bot sees it.
fn worth(game: &Game, seat: Seat, choice: &Choice) -> Option<i32> {
    let mut next = game.clone();
    next.apply(seat, choice, &mut Vec::new()).ok()?;
    let rivals = Seat::of(next.field().players()).filter(|&rival| rival != seat);
    let rivals: i32 = rivals.map(|rival| i32::from(next.field().score(rival))).sum();
    Some(3 * i32::from(next.field().score(seat)) - rivals + 4 * own_ships(next.field(), seat) - drift(&next, choice))
}

fn own_ships(field: &Field, seat: Seat) -> i32 {
    let weights = field.ships().filter(|(piece, _)| piece.seat() == seat);
    weights.map(|(piece, ship)| if piece.is_capital() { 4 - 2 * i32::from(ship.damage) } else { 1 }).sum()
}

/// How far from the centre a fighter looks that turns, or a capital ship lies that moves.
fn drift(game: &Game, choice: &Choice) -> i32 {
    let centre = game.field().centre();
    match *choice {
        Choice::Turn { fighter, facing } => {
            game.field().ship(fighter).map_or(0, |ship| i32::from(ship.at.ahead(facing, 4).distance(centre)) / 2)
        }
        Choice::Capital { to, .. } => i32::from(to.front().distance(centre)) / 2,
        _ => 0,
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
