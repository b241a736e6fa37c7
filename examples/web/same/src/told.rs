//! Playthroughs, as `tests/playthroughs/` has them: the setup, then each choice with what happened, then how it ended.

use std::error::Error;
use std::fmt::Write;

use serde::Serialize;
use serde::de::DeserializeOwned;
use starwright::battle;
use starwright::table::{Actor, Play};
use starwright::trucker::cards::RoundCard;
use starwright::trucker::flight::{self, Flight};
use starwright::trucker::settlement::settle;
use starwright::trucker::yard::Yard;

type Outcome<T> = Result<T, Box<dyn Error>>;

/// Told from the lines that are not indented.
pub(crate) fn again(kind: &str, text: &str) -> Outcome<String> {
    match kind {
        "battle" => told::<battle::Game>(text),
        "yard" => told::<Yard>(text),
        "flight" => told::<Flight>(text),
        _ => Err("a playthrough is of a battle, yard or flight".into()),
    }
}

/// What is particular to the text of a game.
trait Told: Play {
    fn opening(_: &Self::Setup) -> String {
        String::new()
    }

    fn end(&self, setup: &Self::Setup) -> Outcome<String>;
}

impl Told for battle::Game {
    fn end(&self, _: &Self::Setup) -> Outcome<String> {
        Ok(format!("points {}, ranking {}\n", json(&self.field().scores())?, json(&self.field().ranking())?))
    }
}

impl Told for Yard {
    fn end(&self, _: &Self::Setup) -> Outcome<String> {
        let launched = self.launched().ok_or("it did not come to the end")?;
        Ok(format!("starts {}\n", json(&launched.flight_order())?))
    }
}

impl Told for Flight {
    fn opening(setup: &flight::Setup) -> String {
        let drawing = |pilot: &flight::Pilot| {
            pilot.fleet.as_ref().map_or(String::new(), |fleet| fleet.layout().drawing().to_string())
        };
        let ships = (0..)
            .zip(&setup.players)
            .map(|(seat, pilot): (u32, _)| indented(&format!("seat {seat}: {}", drawing(pilot))));
        ships.collect()
    }

    fn end(&self, setup: &flight::Setup) -> Outcome<String> {
        let level = if setup.level_iii_cards { RoundCard::III } else { setup.level };
        Ok(indented(&settle(level.rewards(), &self.homecomings())?.to_string()))
    }
}

fn told<G>(text: &str) -> Outcome<String>
where
    G: Told<Setup: Serialize + DeserializeOwned, Choice: Serialize + DeserializeOwned, Event: Serialize>,
    G::SetupError: Error + 'static,
    G::Refusal: Error + 'static,
{
    let (setup, rest) = text.split_once('\n').ok_or("there is no setup")?;
    let setup: G::Setup = serde_json::from_str(setup)?;
    let mut game = G::begin(&setup, &mut Vec::new())?;
    let mut told = format!("{}\n{}", json(&setup)?, G::opening(&setup));
    for line in rest.lines().filter(|line| !line.starts_with(' ')) {
        let Some((by, choice)) = line.split_once(": ").filter(|_| !line.starts_with('#')) else {
            if line.starts_with('#') {
                writeln!(told, "{line}")?;
            }
            continue;
        };
        let choice: G::Choice = serde_json::from_str(choice)?;
        writeln!(told, "{by}: {}", json(&choice)?)?;
        if let Some(by) = by.strip_suffix(" may not") {
            let refusal = game.check(actor(by)?, &choice).err().ok_or("it is not refused")?;
            writeln!(told, "    {refusal}")?;
            continue;
        }
        let mut events = Vec::new();
        game.apply(actor(by)?, &choice, &mut events)?;
        for event in &events {
            writeln!(told, "    {}", json(event)?)?;
        }
    }
    Ok(told + &game.end(&setup)?)
}

/// `0`, `seat 0` or `"table"`.
fn actor(text: &str) -> Outcome<Actor> {
    Ok(serde_json::from_str(text.strip_prefix("seat ").unwrap_or(text))?)
}

fn json(value: &impl Serialize) -> Outcome<String> {
    Ok(serde_json::to_string(value)?)
}

fn indented(block: &str) -> String {
    block.lines().map(|line| format!("{}\n", format!("    {line}").trim_end())).collect()
}
