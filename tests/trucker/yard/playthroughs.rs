//! A whole yard of each family of classes, committed as text: the setup, then each choice with what happened, then who starts.

use std::fmt::Write as _;

use starwright::table::{Actor, Entry, Play, Record};
use starwright::trucker::Class;
use starwright::trucker::yard::{Choice, Setup, Start, Yard};

use crate::golden;
use crate::support::random::Chooser;
use crate::yard::table::any_choice;

const YARDS: [(&str, Class, u64); 4] =
    [("plain", Class::I, 4), ("spliced", Class::IIC, 2), ("torus", Class::IIIC, 3), ("fleet", Class::IVC, 7)];

/// Two players at random with a small pool.
fn played(class: Class, seed: u64) -> Record<Yard> {
    let mut chooser = Chooser::new(seed);
    let mut setup = Setup::new(class, 2);
    setup.purses = vec![7, 3];
    if let Start::Building { pool, .. } = &mut setup.start {
        let mut rest = std::mem::take(pool);
        pool.extend((0..16).map(|_| rest.remove(chooser.below(rest.len()))));
    }
    let mut yard = Record::<Yard>::begin(setup).expect("a table");
    while !yard.game().is_over() {
        let (actor, choice) = any_choice(yard.game(), &mut chooser);
        yard.apply(actor, choice, &mut Vec::new()).expect("accepted");
    }
    yard
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("it has a form")
}

/// The text of a yard with these choices.
fn text(setup: &Setup, log: &[Entry<Choice>]) -> String {
    let mut yard = Yard::begin(setup, &mut Vec::new()).expect("a table");
    let mut text = format!("{}\n", json(setup));
    for Entry { by, choice } in log {
        let mut events = Vec::new();
        writeln!(text, "{}: {}", json(by), json(choice)).expect("text");
        yard.apply(*by, choice, &mut events).expect("accepted");
        for event in &events {
            writeln!(text, "    {}", json(event)).expect("text");
        }
    }
    let launched = yard.launched().expect("it came to the end");
    writeln!(text, "starts {}", json(&launched.flight_order())).expect("text");
    text
}

/// The setup and the choices that a text tells of.
fn read(text: &str) -> (Setup, Vec<Entry<Choice>>) {
    let mut lines = text.lines();
    let setup = serde_json::from_str(lines.next().expect("a setup")).expect("a setup");
    let choices = lines.filter(|line| !line.starts_with(' ') && !line.starts_with("starts")).map(|line| {
        let (by, choice) = line.split_once(": ").expect("who: what");
        let by: Actor = serde_json::from_str(by).expect("an actor");
        Entry { by, choice: serde_json::from_str(choice).expect("a choice") }
    });
    (setup, choices.collect())
}

#[test]
fn golden_playthroughs_play_as_written() {
    for (name, class, seed) in YARDS {
        let yard = played(class, seed);
        let told = text(yard.setup(), yard.log());
        golden::holds(&format!("playthroughs/yard-{name}.txt"), &told);
        let (setup, log) = read(&told);
        assert!(text(&setup, &log) == told, "{name} plays as written");
    }
}
