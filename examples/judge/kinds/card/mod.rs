//! `card`: one card, resolved for the whole table.

mod answers;
mod outcome;
mod players;

use std::collections::VecDeque;

use answers::Reading;
use serde_json::{Value, json};
use starwright::dice::Die;
use starwright::grid::Cell;
use starwright::table::{Actor, Play, Seat};

use starwright::trucker::cards::{Card, Deck, Level};
use starwright::trucker::flight::{Ask, Choice, Flight, Question, Setup};
use starwright::trucker::{Rule, Rulings};

use super::{fields, yard};

pub fn answer(case: &Value) -> Result<Value, String> {
    fields::only(
        case,
        &[
            "class",
            "board",
            "opened",
            "level_four",
            "settings",
            "card",
            "players",
            "wake",
            "withdraw",
            "dice",
            "answers",
        ],
    )?;
    let mut played = Played::begin(case)?;
    while let Some((actor, question)) = played.flight.question().map(|(actor, question)| (actor, question.clone())) {
        match (actor, &question) {
            (Actor::Table, _) => played.roll()?,
            (Actor::Seat(seat), Question::Withdraw) => played.withdraw(seat)?,
            (Actor::Seat(seat), Question::Hyperspace) => played.jump(seat)?,
            (Actor::Seat(seat), _) => played.ask(seat, &question)?,
        }
    }
    played.end()
}

/// A case being played.
struct Played {
    flight: Flight,
    /// Sleepers who wake: whose, from which chamber, in which cabin.
    wake: Vec<(Seat, Cell, Cell)>,
    withdraw: Vec<(Seat, Cell)>,
    dice: VecDeque<Die>,
    /// The remaining answers by seat, with their numbers.
    answers: Vec<VecDeque<(usize, Value)>>,
    asked: Vec<Value>,
    refused: Vec<Value>,
}

impl Played {
    fn begin(case: &Value) -> Result<Self, String> {
        let players: Vec<Value> = fields::read(case, "players")?;
        let answers: Vec<Vec<Value>> = fields::read(case, "answers")?;
        if answers.len() != players.len() {
            return Err(format!("there are `answers` for {} seats of {}", answers.len(), players.len()));
        }
        let wake = if case.get("wake").is_some() { fields::read(case, "wake")? } else { Vec::new() };
        let withdraw = if case.get("withdraw").is_some() { fields::read(case, "withdraw")? } else { Vec::new() };
        Ok(Self {
            flight: Flight::begin(&setup(case, &players)?, &mut Vec::new()).map_err(|error| error.to_string())?,
            wake,
            withdraw,
            dice: fields::read(case, "dice")?,
            answers: answers.into_iter().map(|answers| answers.into_iter().enumerate().collect()).collect(),
            asked: Vec::new(),
            refused: Vec::new(),
        })
    }

    fn roll(&mut self) -> Result<(), String> {
        let face = self.dice.pop_front().ok_or("a die is missing in `dice`")?;
        self.apply(Actor::Table, &Choice::Die { face })
    }

    /// The player to act wakes the sleepers in `wake`, withdraws the ships in `withdraw`, then flies on.
    fn withdraw(&mut self, seat: Seat) -> Result<(), String> {
        if let Some(place) = self.wake.iter().position(|&(owner, ..)| owner == seat) {
            let (_, chamber, cabin) = self.wake.remove(place);
            return self.apply(seat.into(), &Choice::Wake { chamber, cabin });
        }
        let place = self.withdraw.iter().position(|&(owner, _)| owner == seat);
        let choice = place.map_or(Choice::FlyOn, |place| Choice::Withdraw { at: self.withdraw.remove(place).1 });
        self.apply(seat.into(), &choice)
    }

    /// Takes answers until all ships of one can go.
    fn jump(&mut self, seat: Seat) -> Result<(), String> {
        self.asked.push(json!([seat, Ask::Hyperspace]));
        loop {
            let (number, answer) = self.next_answer(seat, Ask::Hyperspace)?;
            let jumps = answers::jumps(&answer).map_err(|error| format!("answer {number} of {seat}: {error}"))?;
            match jumped(&self.flight, seat, &jumps) {
                Ok(flight) => {
                    self.flight = flight;
                    return Ok(());
                }
                Err(rule) => self.refused.push(json!([seat, number, [rule]])),
            }
        }
    }

    fn next_answer(&mut self, seat: Seat, ask: Ask) -> Result<(usize, Value), String> {
        let answers = self.answers.get_mut(usize::from(seat.number()));
        let next = answers.and_then(VecDeque::pop_front);
        let (number, answer) = next.ok_or_else(|| format!("{seat} has no answer when asked for {ask}"))?;
        if answer.get("ask") == Some(&json!(ask)) {
            Ok((number, answer))
        } else {
            Err(format!("answer {number} of {seat} is {answer} when asked for {ask}"))
        }
    }

    fn apply(&mut self, actor: Actor, choice: &Choice) -> Result<(), String> {
        self.flight.apply(actor, choice, &mut Vec::new()).map_err(|refusal| refusal.to_string())
    }

    /// Takes answers until one is not refused.
    fn ask(&mut self, seat: Seat, question: &Question) -> Result<(), String> {
        let ask = question.ask();
        self.asked.push(json!([seat, ask]));
        loop {
            let (number, answer) = self.next_answer(seat, ask)?;
            let read = answers::read(&answer, question);
            let reading = read.map_err(|error| format!("answer {number} of {seat}: {error}"))?;
            match self.judge(seat, &reading) {
                None => return self.apply(seat.into(), &reading.choice),
                Some(rule) => self.refused.push(json!([seat, number, [rule]])),
            }
        }
    }

    /// The rule that refuses an answer.
    fn judge(&self, seat: Seat, reading: &Reading) -> Option<Rule> {
        let refused = self.flight.check(seat.into(), &reading.choice).err().map(|refusal| refusal.rule());
        let fleet = &self.flight.view(None).players[usize::from(seat.number())].fleet;
        reading.twice.or(refused).or_else(|| reading.crosses(fleet).then_some(Rule::LmFleet1))
    }

    /// The outcome, if every given answer was used.
    fn end(self) -> Result<Value, String> {
        if !self.dice.is_empty() {
            return Err(format!("{} of the `dice` are left over", self.dice.len()));
        }
        if let Some((seat, chamber, _)) = self.wake.first() {
            return Err(format!("no sleeper of {seat} on {chamber} can wake"));
        }
        if let Some((seat, at)) = self.withdraw.first() {
            return Err(format!("no ship of {seat} on {at} can withdraw"));
        }
        if let Some((number, answer)) = self.answers.iter().find_map(VecDeque::front) {
            return Err(format!("answer {number} is left over: {answer}"));
        }
        let players = self.flight.view(None).players;
        Ok(json!({
            "asked": self.asked,
            "refused": self.refused,
            "players": players.iter().map(outcome::of).collect::<Vec<_>>(),
        }))
    }
}

fn setup(case: &Value, players: &[Value]) -> Result<Setup, String> {
    let board = yard::board(case)?;
    let card = Card::custom(Level::I, fields::read(case, "card")?).map_err(|error| error.to_string())?;
    Ok(Setup {
        level: yard::level_of(&board)?,
        level_iii_cards: case.get("level_four").is_some() && fields::read(case, "level_four")?,
        rulings: rulings(case)?,
        deck: Deck::new(vec![card]).map_err(|error| error.to_string())?,
        under_way: true,
        players: players.iter().map(|player| players::pilot(case, player)).collect::<Result<_, _>>()?,
        board,
    })
}

/// The flight once exactly these ships of the player are in hyperspace; otherwise the rule that refuses one of them.
fn jumped(flight: &Flight, seat: Seat, jumps: &[answers::Use]) -> Result<Flight, Rule> {
    let mut flight = flight.clone();
    let is_asked =
        |flight: &Flight| flight.question().is_some_and(|asked| asked == (seat.into(), &Question::Hyperspace));
    for &(booster, battery) in jumps {
        if !is_asked(&flight) {
            return Err(Rule::LmFleet13);
        }
        let choice = Choice::Jump { booster, battery };
        flight.apply(seat.into(), &choice, &mut Vec::new()).map_err(|refusal| refusal.rule())?;
    }
    if is_asked(&flight) {
        flight.apply(seat.into(), &Choice::FlyOn, &mut Vec::new()).map_err(|refusal| refusal.rule())?;
    }
    Ok(flight)
}

/// The settings of the case (LM-R5, LM-R50 to LM-R52).
fn rulings(case: &Value) -> Result<Rulings, String> {
    let Some(settings) = case.get("settings") else { return Ok(Rulings::DEFAULT) };
    fields::known(settings, &["extra_crew", "goods_from", "any_piece", "boosts_and_stasis"])?;
    fields::read(case, "settings")
}
