//! Small flights on every family of boards, committed as text: the setup and its ships, then each choice with what happened,
//! choices that are refused among them, and the settlement.
//!
//! The setups, the choices and the remarks are written by hand; `.ci/accept` writes everything else anew.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use starwright::table::{Actor, Play};
use starwright::trucker::Rule;
use starwright::trucker::cards::{Family, RoundCard};
use starwright::trucker::flight::{Choice, Event, Flight, Setup};
use starwright::trucker::settlement::settle;

use crate::golden;

const FLIGHTS: [&str; 7] = ["plain", "own", "boosts", "spliced", "torus", "fleet", "fleet-under-fire"];

/// A line that is written by hand.
enum Line {
    /// `# LM-FLEET-1: …`
    Remark(String),
    /// `0: {"do": "fly_on"}`
    Choice(Actor, Choice),
    /// `0 may not: {"do": "take"}`
    Refused(Actor, Choice),
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("it has a form")
}

fn actor(text: &str) -> Actor {
    serde_json::from_str(text).expect("an actor")
}

fn read(text: &str) -> (Setup, Vec<Line>) {
    let (setup, rest) = text.split_once('\n').expect("a setup");
    let by_hand = rest.lines().filter(|line| !line.is_empty() && !line.starts_with(' '));
    let line = |line: &str| {
        if line.starts_with('#') {
            return Line::Remark(line.into());
        }
        let (by, choice) = line.split_once(": ").expect("who: what");
        let choice = serde_json::from_str(choice).expect("a choice");
        match by.strip_suffix(" may not") {
            Some(by) => Line::Refused(actor(by), choice),
            None => Line::Choice(actor(by), choice),
        }
    };
    (serde_json::from_str(setup).expect("a setup"), by_hand.map(line).collect())
}

/// The text of a flight with these choices, and what happened.
fn told(setup: &Setup, lines: &[Line]) -> (String, Vec<Event>) {
    let mut flight = Flight::begin(setup, &mut Vec::new()).expect("a flight");
    let (mut text, mut all) = (format!("{}\n", json(setup)), Vec::new());
    for (seat, pilot) in (0..).zip(&setup.players) {
        let drawing = pilot.fleet.as_ref().map_or(String::new(), |fleet| fleet.layout().drawing().to_string());
        indented(&mut text, &format!("seat {seat}: {drawing}"));
    }
    for line in lines {
        match line {
            Line::Remark(remark) => writeln!(text, "{remark}"),
            Line::Choice(by, choice) => {
                let mut events = Vec::new();
                flight.apply(*by, choice, &mut events).expect("accepted");
                let mut told = writeln!(text, "{}: {}", json(by), json(choice));
                for event in &events {
                    told = told.and_then(|()| writeln!(text, "    {}", json(event)));
                }
                all.append(&mut events);
                told
            }
            Line::Refused(by, choice) => {
                let refusal = flight.check(*by, choice).expect_err("refused");
                writeln!(text, "{} may not: {}\n    {refusal}", json(by), json(choice))
            }
        }
        .expect("text");
    }
    assert!(flight.is_over(), "{} is asked", json(&flight.view(None).asked));
    let level = if setup.level_iii_cards { RoundCard::III } else { setup.level };
    indented(&mut text, &settle(level.rewards(), &flight.homecomings()).expect("an end").to_string());
    (text, all)
}

fn indented(text: &mut String, block: &str) {
    for line in block.lines() {
        text.push_str(format!("    {line}").trim_end());
        text.push('\n');
    }
}

/// The playthroughs match the committed ones. All families of cards and all fleet rules of a flight occur, except those that no
/// card needs: crew and batteries gained, cyan aliens (LM-FLEET-7, -15).
#[test]
fn golden_playthroughs_play_as_written() {
    let (mut families, mut remarks) = (BTreeSet::new(), String::new());
    for name in FLIGHTS {
        let path = format!("playthroughs/flight-{name}.txt");
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(&path);
        let (setup, lines) = read(&fs::read_to_string(file).expect("committed"));
        let (text, events) = told(&setup, &lines);
        golden::holds(&path, &text);
        families.extend(events.iter().filter_map(|event| match event {
            Event::Shown { card, .. } => Some(card.kind().family()),
            _ => None,
        }));
        for line in lines {
            if let Line::Remark(remark) = line {
                writeln!(remarks, "{remark}").expect("text");
            }
        }
    }
    assert_eq!(families, Family::ALL.into_iter().collect());
    for number in (1..=16).filter(|number| ![7, 15].contains(number)) {
        let rule: Rule = format!("LM-FLEET-{number}").parse().expect("a rule");
        let is_remarked = |word: &str| word.trim_matches(|sign: char| !sign.is_alphanumeric()) == rule.to_string();
        assert!(remarks.split_whitespace().any(is_remarked), "{rule}");
    }
}
