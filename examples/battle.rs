//! A whole game of Battle Beyond Space between simple bots, with a log, drawings of the board and the final ranking.

mod manners;

use std::error::Error;
use std::io::{self, Write};
use std::process::ExitCode;

use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use starwright::battle::{Cell, Choice, Deck, Event, Field, Game, Layout, Race, Setup, Step, random_placement};
use starwright::dice::{Chance, Random};
use starwright::hex::Hex;
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
    writeln!(out, "Layout: {:?}. Movement cards: invented.", game.field().layout().provenance())?;
    let (mut choices, mut events) = (Vec::new(), Vec::new());
    while let Some(seat) = game.decider() {
        let round = game.round();
        events.clear();
        if game.step() == Step::Place {
            let zone = game.field().layout().zone(seat).ok_or("no such seat")?;
            let fleet = random_placement(zone, &mut dice).ok_or("no fleet fits into the zone")?;
            game.apply(seat, &Choice::place(fleet), &mut events)?;
        } else {
            choices.clear();
            game.choices(seat, &mut choices);
            let choice = choose(&game, seat, &choices, &mut dice).ok_or("no choice is left")?;
            game.apply(seat, choice, &mut events)?;
        }
        for event in &events {
            writeln!(out, "{}", line(&game, *event))?;
        }
        if game.round() != round || game.is_over() {
            writeln!(out, "\nAfter round {round}:\n{}", drawing(game.field()))?;
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

/// A simple bot: it tries every choice, takes one of those after which it leads by most, and turns to the centre.
fn choose<'a>(game: &Game, seat: Seat, choices: &'a [Choice], dice: &mut Dice) -> Option<&'a Choice> {
    let worth = |choice: &Choice| {
        let mut next = game.clone();
        next.apply(seat, choice, &mut Vec::new()).ok()?;
        let rivals = Seat::of(next.field().players()).filter(|&rival| rival != seat);
        let rivals: i32 = rivals.map(|rival| i32::from(next.field().score(rival))).sum();
        Some(
            3 * i32::from(next.field().score(seat)) - rivals + 4 * own_ships(next.field(), seat) - drift(&next, choice),
        )
    };
    let rated: Vec<(i32, &Choice)> = choices.iter().filter_map(|choice| Some((worth(choice)?, choice))).collect();
    let best = rated.iter().map(|&(worth, _)| worth).max()?;
    let equal: Vec<&Choice> = rated.into_iter().filter(|&(worth, _)| worth == best).map(|(_, choice)| choice).collect();
    let pick = dice.below(u32::try_from(equal.len()).ok()?);
    equal.get(pick as usize).copied()
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

fn line(game: &Game, event: Event) -> String {
    let name = |seat: Seat| game.race(seat).map_or_else(|| seat.to_string(), |race| race.to_string());
    match event {
        Event::Placed { seat } => format!("{} place their fleet.", name(seat)),
        Event::Revealed { seat, card } => format!("\n{} reveal {card}.", name(seat)),
        Event::Flew { piece, from, to } => format!("  {piece} flies from {from} to {to}"),
        Event::Fired { by, hit: Some(hit) } => format!("  {by} fires and hits {hit} of the {}", name(hit.seat())),
        Event::Fired { by, hit: None } => format!("  {by} fires and hits nothing"),
        Event::Turned { piece, facing } => format!("  {piece} faces {facing}"),
        Event::Sailed { piece, from, to } if from == to => format!("  {piece} stays on {to}"),
        Event::Sailed { piece, to, .. } => format!("  {piece} moves to {to}"),
        Event::Shot { by, at } => format!("  {by} fires at {at} of the {}", name(at.seat())),
        Event::Damaged { piece } => format!("    {piece} is damaged"),
        Event::Captured { piece, by } => format!("    {piece} is destroyed and taken by the {}", name(by)),
        Event::Lost { piece } => format!("    {piece} is lost"),
        Event::Probe { at, by } => format!("    the {} collect the probe on {at}", name(by)),
        Event::Absorbed { piece } => format!("    the shield of {piece} takes it"),
        Event::Unveiled { seat, power } => format!("  {} reveal {power}", name(seat)),
        Event::Elite { fighter } => format!("  {fighter} is the elite"),
        Event::Blast { fighter, at } => format!("  {fighter} blows up on {at}"),
        Event::Asteroid { from, to } => format!("  the asteroid on {from} moves to {to}"),
        Event::AsteroidLost { at } => format!("    the asteroid is destroyed at {at}"),
        Event::ProbeLost { at } => format!("    the probe on {at} is destroyed"),
        Event::Laser { by, at } => format!("  {by} fires its laser at {at} of the {}", name(at.seat())),
        Event::SuperShot { by } => format!("  {by} fires the super shot"),
        Event::Shield { ship, tokens } => format!("  the shield of {ship} has {tokens} tokens"),
        Event::Returned { piece, at } => format!("  {piece} returns to {at}"),
        Event::Drew { .. } => "  a card is drawn".into(),
        Event::Ended { .. } => "  the turn ends".into(),
        other => format!("  {other:?}"),
    }
}

/// The board: `a0` to `d5` are fighters by seat and facing, `A` to `D` capital ships (`*` the bow), `##` asteroids, `o` probes.
fn drawing(field: &Field) -> String {
    let radius = i8::try_from(field.layout().radius()).unwrap_or(10);
    let mut rows = String::new();
    // Every column is half a hex lower than its left neighbour: a row of text is half a hex high.
    for height in -2 * radius..=2 * radius {
        let mut row = String::new();
        for q in -radius..=radius {
            let twice = height - q;
            let here = Hex::new(q, twice / 2);
            row += &if twice % 2 == 0 && field.layout().contains(here) { symbol(field, here) } else { "  ".into() };
        }
        rows += row.trim_end();
        rows.push('\n');
    }
    rows
}

fn symbol(field: &Field, hex: Hex) -> String {
    match field.cell(hex) {
        Cell::Off => "  ".into(),
        Cell::Asteroid => "##".into(),
        Cell::Clear if field.has_probe(hex) => " o".into(),
        Cell::Clear => " .".into(),
        Cell::Ship(piece) => {
            let letter = char::from(b'a' + piece.seat().number());
            match field.ship(piece) {
                Some(ship) if piece.is_capital() && ship.pose().front() == hex => {
                    format!("{}*", letter.to_ascii_uppercase())
                }
                Some(_) if piece.is_capital() => format!("{} ", letter.to_ascii_uppercase()),
                Some(ship) => format!("{letter}{}", ship.facing),
                None => " ?".into(),
            }
        }
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
