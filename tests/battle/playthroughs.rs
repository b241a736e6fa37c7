//! Four whole games, committed as text: the setup, then each choice with what happened, then the points.

use std::fmt::Write as _;

use starwright::battle::{Choice, Event, Game, Setup};
use starwright::table::Record;

use crate::golden;
use crate::random::{decider, played};

/// Name, players, seed of the random play that was written down.
const GAMES: [(&str, u8, u64); 4] = [("three-a", 3, 101), ("three-b", 3, 102), ("four-a", 4, 103), ("four-b", 4, 104)];

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap()
}

/// The text of a game that takes these choices.
fn text(setup: &Setup, choices: &[Choice]) -> String {
    let mut game = Game::new(setup).unwrap();
    let mut text = format!("{}\n", json(setup));
    for choice in choices {
        let mut events: Vec<Event> = vec![];
        writeln!(text, "{}: {}", game.awaited_seat().unwrap(), json(choice)).unwrap();
        game.apply(decider(&game), choice, &mut events).unwrap();
        for event in &events {
            writeln!(text, "    {}", json(event)).unwrap();
        }
    }
    writeln!(text, "points {}, ranking {}", json(&game.field().scores()), json(&game.field().ranking())).unwrap();
    text
}

fn choices(record: &Record<Game>) -> Vec<Choice> {
    record.log().iter().map(|entry| entry.choice.clone()).collect()
}

/// The setup and the choices that a text tells of.
fn read(text: &str) -> (Setup, Vec<Choice>) {
    let mut lines = text.lines();
    let setup = serde_json::from_str(lines.next().unwrap()).unwrap();
    let choices = lines.filter(|line| line.starts_with("seat "));
    let choices = choices.map(|line| serde_json::from_str(line.split_once(": ").unwrap().1).unwrap());
    (setup, choices.collect())
}

/// The committed games replay, and the same seed gives the same game on every platform: dice, shuffles, lists and play.
#[test]
fn golden_playthroughs_play_as_written() {
    for (name, players, seed) in GAMES {
        let record = played(players, seed);
        let told = text(record.setup(), &choices(&record));
        golden::holds(&format!("playthroughs/battle-{name}.txt"), &told);
        let (setup, choices) = read(&told);
        assert!(text(&setup, &choices) == told, "{name} plays as written");
        assert!(choices.len() > 150);
    }
}
