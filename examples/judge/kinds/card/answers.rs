//! The answers of a case, read as choices.

use std::collections::BTreeSet;

use serde::Deserialize;
use serde_json::Value;
use starwright::grid::{Cell, CellSet};
use starwright::trucker::attack::{Choice as Struck, Defence, Incoming, Line, Shot};
use starwright::trucker::flight::{Choice, Question};
use starwright::trucker::{Fleet, Goods, GoodsLoss, Rule};

use super::super::{fields, goods};

/// A component that is used and the battery that pays for it.
pub type Use = (Cell, Cell);

/// An answer as a choice, and what no choice can say.
pub struct Reading {
    pub choice: Choice,
    /// The rule that refuses to use a component twice, if one is named twice.
    pub twice: Option<Rule>,
    /// Which battery pays for which component; a choice only says which batteries pay for a ship.
    uses: Vec<Use>,
}

impl From<Choice> for Reading {
    fn from(choice: Choice) -> Self {
        Self { choice, twice: None, uses: Vec::new() }
    }
}

impl Reading {
    /// Whether a battery is to pay for a component of another ship (LM-FLEET-1).
    pub fn crosses(&self, fleet: &Fleet) -> bool {
        let ship = |cell| fleet.board().ship_at(cell);
        self.uses.iter().any(|&(component, battery)| ship(component) != ship(battery))
    }
}

pub fn read(answer: &Value, question: &Question) -> Result<Reading, String> {
    match question {
        Question::Engines | Question::Cannons => power(answer),
        Question::Land { .. } => {
            fields::known(answer, &["ask", "planet"])?;
            let planet: Option<u8> = fields::read(answer, "planet")?;
            Ok(planet.map_or(Choice::Decline, |planet| Choice::Land { planet }).into())
        }
        Question::Take => {
            fields::known(answer, &["ask", "take"])?;
            Ok(if fields::read(answer, "take")? { Choice::Take } else { Choice::Decline }.into())
        }
        Question::Crew { .. } => {
            fields::known(answer, &["ask", "from"])?;
            Ok(Choice::GiveCrew { from: fields::read(answer, "from")? }.into())
        }
        Question::Goods { .. } => {
            fields::known(answer, &["ask", "goods", "batteries"])?;
            let batteries = fields::read(answer, "batteries")?;
            Ok(Choice::GiveGoods { loss: GoodsLoss { goods: holds(answer, "goods")?, batteries } }.into())
        }
        Question::Stow { loads } => stow(answer, loads),
        Question::Defend { incoming } => defend(answer, incoming),
        Question::Keep { .. } => {
            fields::known(answer, &["ask", "piece"])?;
            Ok(Choice::Keep { at: fields::read(answer, "piece")? }.into())
        }
        _ => Err("nobody answers that".into()),
    }
}

/// The ships that go into hyperspace, each with the battery that pays.
pub fn jumps(answer: &Value) -> Result<Vec<Use>, String> {
    fields::known(answer, &["ask", "jump"])?;
    fields::read(answer, "jump")
}

fn power(answer: &Value) -> Result<Reading, String> {
    fields::known(answer, &["ask", "power"])?;
    let uses: Vec<Use> = fields::read(answer, "power")?;
    let choice = Choice::Power { powered: components(&uses), tokens: batteries(&uses).collect() };
    Ok(Reading { choice, twice: has_twice(&uses).then_some(Rule::BgPower), uses })
}

fn components(uses: &[Use]) -> CellSet {
    uses.iter().map(|&(component, _)| component).collect()
}

fn batteries(uses: &[Use]) -> impl Iterator<Item = Cell> {
    uses.iter().map(|&(_, battery)| battery)
}

fn has_twice(uses: &[Use]) -> bool {
    let mut seen = BTreeSet::new();
    uses.iter().any(|&(component, _)| !seen.insert(component))
}

fn stow(answer: &Value, loads: &[Goods]) -> Result<Reading, String> {
    fields::known(answer, &["ask", "load", "holds"])?;
    let load = match answer.get("load") {
        Some(_) => goods::read(&fields::read::<String>(answer, "load")?)?,
        None => loads.first().copied().unwrap_or_default(),
    };
    Ok(Choice::Stow { load, holds: holds(answer, "holds")? }.into())
}

fn holds(answer: &Value, name: &str) -> Result<Vec<(Cell, Goods)>, String> {
    let holds: Vec<(Cell, String)> = fields::read(answer, name)?;
    holds.iter().map(|(hold, letters)| Ok((*hold, goods::read(letters)?))).collect()
}

#[derive(Deserialize)]
struct Reaction {
    #[serde(default)]
    thrust: Vec<Use>,
    #[serde(default)]
    shots: Vec<Fired>,
    #[serde(default)]
    shields: Vec<Use>,
    #[serde(default)]
    boosts: Vec<(Cell, Vec<Cell>)>,
    struck: Option<Cell>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fired {
    cannon: Cell,
    line: usize,
    battery: Option<Cell>,
}

fn defend(answer: &Value, incoming: &Incoming) -> Result<Reading, String> {
    fields::known(answer, &["ask", "thrust", "shots", "shields", "boosts", "struck"])?;
    let reaction: Reaction = serde_json::from_value(answer.clone()).map_err(|error| error.to_string())?;
    let lines: Vec<Line> = incoming.lines().iter().collect();
    let shot = |fired: &Fired| {
        let line = lines.get(fired.line).ok_or_else(|| format!("there is no line {}", fired.line))?;
        Ok(Shot { line: *line, cannon: fired.cannon })
    };
    let shots = reaction.shots.iter().map(shot).collect::<Result<_, String>>()?;
    let fired = reaction.shots.iter().filter_map(|fired| Some((fired.cannon, fired.battery?)));
    let boosts: Vec<Use> = reaction
        .boosts
        .iter()
        .flat_map(|(shield, batteries)| batteries.iter().map(move |&battery| (*shield, battery)))
        .collect();
    let shields = reaction.shields.iter().copied();
    let uses: Vec<Use> = reaction.thrust.iter().copied().chain(fired).chain(shields).chain(boosts).collect();
    let choices = lines.iter().zip(reaction.struck).map(|(&line, struck)| Struck { line, struck }).collect();
    let defence = Defence {
        thrusters: components(&reaction.thrust),
        choices,
        shots,
        shields: components(&reaction.shields),
        boosted_shields: reaction.boosts.iter().map(|&(shield, _)| shield).collect(),
        tokens: batteries(&uses).collect(),
    };
    let boosted: Vec<Use> = reaction.boosts.iter().map(|&(shield, _)| (shield, shield)).collect();
    let twice = [&reaction.thrust, &reaction.shields, &boosted].into_iter().any(|uses| has_twice(uses));
    Ok(Reading { choice: Choice::Defend { defence }, twice: twice.then_some(Rule::LmR24), uses })
}
