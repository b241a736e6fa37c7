//! A ship under attack, step by step: the gate, the dice, what threatens, the defence, the pieces.

use serde_json::{Value, json};
use starwright::dice::Die;
use starwright::grid::{Cell, CellSet, Side};
use starwright::trucker::attack::{Aftermath, AttackKind, Defence, Impact, Incoming, Step, Threat};
use starwright::trucker::{Board, Fleet, Layout};

use crate::answer::{Answer, Problem, field, refused, unreadable, value};

pub(super) fn answer(question: &Value) -> Answer {
    match field::<String>(question, "ask")?.as_str() {
        "fleet" => fleet(question),
        "aim" => aim(question),
        "threat" => {
            let attacked = Attacked::of(question)?;
            let threat = attacked.fleet.threat(&attacked.incoming, &attacked.defence);
            threat.map(|threat| shown(&attacked, &threat)).map_err(|error| attacked.refused(&error))
        }
        "defend" => defend(&Attacked::of(question)?),
        "keep" => keep(question),
        other => Err(unreadable(format_args!("nothing is asked by `{other}`"))),
    }
}

/// Through the gate, everybody aboard.
fn fleet(question: &Value) -> Answer {
    let rejected = |error: &starwright::trucker::Rejected| {
        Problem::Refused(json!({ "refused": "rejected", "report": value(error.report()), "says": error.to_string() }))
    };
    let mut fleet = field::<Layout>(question, "layout")?.into_fleet().map_err(|error| rejected(&error))?;
    fleet.embark(&[]).map_err(|error| refused(&error, &fleet.board().told(&error).to_string()))?;
    Ok(value(&fleet))
}

/// Where dice lead: the lines, or how many more dice are wanted.
fn aim(question: &Value) -> Answer {
    let board: Board = field::<Layout>(question, "layout")?.board().clone();
    let aim = board.aim(field::<Side>(question, "from")?).map_err(|error| refused(&error, &error.to_string()))?;
    let mut step = Step::More(aim);
    for die in field::<Vec<Die>>(question, "dice")? {
        step = match step {
            Step::More(aim) => aim.feed(die),
            done @ Step::Final(_) => done,
        };
    }
    Ok(value(&step))
}

/// A fleet and what comes at it.
struct Attacked {
    fleet: Fleet,
    incoming: Incoming,
    defence: Defence,
}

impl Attacked {
    fn of(question: &Value) -> Result<Self, Problem> {
        let fleet = field(question, "fleet")?;
        let incoming = match question.get("incoming") {
            Some(_) => field(question, "incoming")?,
            None => Incoming::new(field::<AttackKind>(question, "kind")?, field(question, "lines")?),
        };
        let defence = if question.get("defence").is_some() { field(question, "defence")? } else { Defence::default() };
        Ok(Self { fleet, incoming, defence })
    }

    fn refused(&self, error: &starwright::trucker::attack::DefenceError) -> Problem {
        refused(error, &self.fleet.board().told(error).to_string())
    }
}

fn shown(attacked: &Attacked, threat: &Threat) -> Value {
    let struck = threat.lines.iter().fold(CellSet::EMPTY, |struck, line| struck | line.met.cells());
    json!({ "incoming": value(&attacked.incoming), "threat": value(threat), "struck": value(&struck) })
}

/// The defence, its batteries found if none are named.
fn defend(attacked: &Attacked) -> Answer {
    let Attacked { fleet, incoming, defence } = attacked;
    let paid = if defence.tokens.is_empty() { fleet.paid(incoming, defence.clone()) } else { Ok(defence.clone()) };
    let outcome = paid.and_then(|paid| fleet.defend(incoming, &paid)).map_err(|error| attacked.refused(&error))?;
    let lines: Vec<Value> = outcome
        .lines
        .iter()
        .map(|line| json!({ "line": value(line), "says": fleet.board().told(line).to_string() }))
        .collect();
    Ok(json!({ "lines": lines, "after": settled(outcome.impact) }))
}

fn keep(question: &Value) -> Answer {
    let mut impact: Impact = field(question, "impact")?;
    let board = impact.before().board().clone();
    impact.keep(field::<Cell>(question, "cell")?).map_err(|error| refused(&error, &board.told(&error).to_string()))?;
    Ok(settled(impact))
}

/// What is left, or the pieces among which the owner chooses.
fn settled(impact: Impact) -> Value {
    match impact.settle() {
        Ok(Aftermath { fleet, losses, .. }) => json!({ "fleet": value(&fleet), "losses": value(&losses) }),
        Err(undecided) => {
            let impact = undecided.into_impact();
            let pieces: Vec<CellSet> = impact.broken().flat_map(|ship| ship.pieces().collect::<Vec<_>>()).collect();
            let destroyed = impact.destroyed();
            json!({ "impact": value(&impact), "pieces": value(&pieces), "destroyed": value(&destroyed) })
        }
    }
}
