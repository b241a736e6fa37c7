//! Advice and bots. They see only what their seat may know.

mod hint;
mod odds;
mod why;

use serde::Serialize;
use serde::de::DeserializeOwned;
use starwright::battle::{self, Bot};
use starwright::table::Seat;
use starwright::table::message::Message;
use starwright::trucker::attack::{AttackKind, Incoming};
use starwright::trucker::bots::{FlightBot, Skill, Trucker, YardBot};
use starwright::trucker::{BuildWeights, Component, Fleet, Layout, LossWeights, Rulings, flight, game, yard};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::answer::{Answer, Json, Problem, Question, refused, said, unreadable};
use crate::dice::dice;
use hint::Hint;
use why::{Why, because};

/// One question to a bot: `{"ask": …}` with what the bot may know.
#[wasm_bindgen]
pub fn advise(question: &str) -> String {
    said(Question::read(question).and_then(|question| answer(&question)))
}

fn answer(question: &Question) -> Answer {
    match question.field::<String>("ask")?.as_str() {
        "battle" => in_battle(question),
        "yard" => asked(question, |bot, view: &yard::View, listed| {
            Some(Hint::in_yard(view, bot.seat, YardBot::new(bot.seat, bot.skill).choose(view, &listed)?))
        }),
        "flight" => asked(question, |bot, view: &flight::View, listed| {
            Some(Hint::in_flight(view, bot.seat, FlightBot::new(bot.seat, bot.skill).choose(view, &listed)?))
        }),
        "game" => asked(question, |bot, view: &game::View, listed| {
            Some(Hint::in_game(view, bot.seat, Trucker::new(bot.seat, bot.skill).choose(view, &listed)?))
        }),
        "defence" => defence(question),
        "place" => place(question),
        "odds" => odds::answer(question),
        other => Err(unreadable(format_args!("unknown question `{other}`"))),
    }
}

/// The seat and skill of a bot.
struct Asked {
    seat: Seat,
    skill: Skill,
}

/// One of the listed choices, and the reason.
fn asked<V: DeserializeOwned, C: DeserializeOwned + Serialize + Message>(
    question: &Question,
    choose: impl FnOnce(Asked, &V, Vec<C>) -> Option<Hint<C>>,
) -> Answer {
    let bot = Asked { seat: question.field("seat")?, skill: question.field("skill")? };
    let hint = choose(bot, &question.field("view")?, question.field("listed")?);
    Ok(hint.map_or_else(Json::null, |hint| hint.json()))
}

fn in_battle(question: &Question) -> Answer {
    let bot = match question.field("skill")? {
        Skill::Low => Bot::ALL[0],
        Skill::Middle => Bot::ALL[1],
        Skill::High => Bot::ALL[2],
    };
    let view: battle::View = question.field("view")?;
    let advice = bot.advise(&view, &question.optional::<Vec<_>>("decks")?, &mut dice(question.field("seed")?));
    Ok(advice.map_or_else(Json::null, |advice| Hint::expecting(advice.choice, advice.expected).json()))
}

/// The defence that loses least, and what it saves.
fn defence(question: &Question) -> Answer {
    let fleet: Fleet = question.field("fleet")?;
    let incoming = if question.has("incoming") {
        question.field("incoming")?
    } else {
        Incoming::new(question.field::<AttackKind>("kind")?, question.field("lines")?)
    };
    let values: LossWeights = question.optional("values")?;
    let best = fleet.best_defence(&incoming, &values).map_err(|error| problem(&fleet, &error))?;
    let spared = fleet.spared(&incoming, &best, &values).map_err(|error| problem(&fleet, &error))?;
    let does = flight::Choice::Defend { defence: best.defence.clone() };
    let why = Why::Spared(Box::new(spared));
    Ok(because(Json::object(&[("best", Json::of(&best))]), &does, Some(&why), fleet.layout()))
}

fn problem(fleet: &Fleet, error: &starwright::trucker::attack::DefenceError) -> Problem {
    refused(error, fleet.layout())
}

/// The best place for a component, and what it changes.
fn place(question: &Question) -> Answer {
    let (layout, component): (Layout, Component) = (question.field("layout")?, question.field("component")?);
    let aims = if question.has("aims") { question.field("aims")? } else { BuildWeights::of(layout.board()) };
    Ok(layout.best_place(component, &aims, Rulings::DEFAULT).map_or_else(Json::null, |best| {
        let why = Why::placed(&layout, best.at, component.turned(best.turn), &aims);
        let does = yard::Choice::Place { at: best.at, turn: best.turn };
        because(Json::object(&[("placing", Json::of(&best))]), &does, why.as_ref(), layout.board())
    }))
}
