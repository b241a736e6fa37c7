//! Reading a case: its fields, and the game that it describes at a step of a turn.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use starwright::battle::{Choice, Game, Holding, Power, Race, Refusal, Rule, Step};
use starwright::table::{Actor, Seat};

/// Fields that any case may have.
const COMMON: [&str; 6] = ["id", "kind", "state", "expect", "why", "from_source"];

/// Refuses a case with a field that is neither common nor among `known`.
pub(crate) fn only(case: &Value, known: &[&str]) -> Result<(), String> {
    let fields = case.as_object().ok_or("a case is an object")?.keys();
    match fields.map(String::as_str).find(|field| !COMMON.contains(field) && !known.contains(field)) {
        Some(field) => Err(format!("unknown field {field:?}")),
        None => Ok(()),
    }
}

/// The value of a field.
pub(crate) fn field<T: DeserializeOwned>(case: &Value, name: &str) -> Result<T, String> {
    let value = case.get(name).ok_or_else(|| format!("the field {name:?} is missing"))?;
    serde_json::from_value(value.clone()).map_err(|error| format!("{name}: {error}"))
}

/// The value of a field that may be left out.
pub(crate) fn maybe<T: DeserializeOwned>(case: &Value, name: &str) -> Result<Option<T>, String> {
    case.get(name).map(|_| field(case, name)).transpose()
}

/// The moment of the game at which a case begins.
pub(crate) struct Moment {
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// Fighter move, rotation and action points of the revealed card.
    pub(crate) card: [u8; 3],
    /// The step of the turn.
    pub(crate) step: Step,
    /// The round.
    pub(crate) round: u8,
    /// The power that the case is about, if any.
    pub(crate) power: Dealt,
}

/// A power and the seat that has it.
pub(crate) type Dealt = Option<(Seat, Holding)>;

impl Moment {
    /// A step of a turn in the first round.
    pub(crate) fn new(active: Seat, card: [u8; 3], step: Step) -> Self {
        Self { active, card, step, round: 1, power: None }
    }

    /// The game that the case's state describes, at this moment.
    pub(crate) fn game(&self, case: &Value) -> Result<Game, String> {
        let mut state: Value = field(case, "state")?;
        let parts = state.as_object_mut().ok_or("a state is an object")?;
        let players: usize = match parts.remove("players").and_then(|players| players.as_u64()) {
            Some(3) => 3,
            Some(4) => 4,
            _ => return Err("a state has 3 or 4 players".into()),
        };
        if !(1..=9).contains(&self.round) {
            return Err(format!("a battle has rounds 1 to 9, not {}", self.round));
        }
        let (over, revealed) = (self.step == Step::Over, self.step != Step::Reveal);
        let begun = |seat| over || (revealed && seat == usize::from(self.active.number()));
        let cards = (0..players).map(|seat| self.cards(begun(seat), seat == usize::from(self.active.number())));
        parts.insert("layout".into(), json!(if players == 3 { "three_players" } else { "four_players" }));
        let powers = self.powers(parts)?;
        parts.insert("v".into(), json!(1));
        parts.insert("powers".into(), json!(powers));
        parts.insert("cards".into(), cards.collect());
        parts.insert("first".into(), json!(self.active));
        parts.insert("active".into(), json!(self.active));
        parts.insert("round".into(), json!(self.round));
        parts.insert("card".into(), if over || !revealed { Value::Null } else { json!(self.card) });
        parts.insert("step".into(), json!(self.step));
        serde_json::from_value(state).map_err(|error| format!("state: {error}"))
    }

    /// The powers by seat: the one that the case is about; those that a mark on a ship betrays; any for the others, hidden.
    fn powers(&self, state: &Map<String, Value>) -> Result<Vec<Holding>, String> {
        let races: Vec<Race> = field(&Value::Object(state.clone()), "races")?;
        let betrays = |mark: &str| {
            let pieces = state.get("pieces").and_then(Value::as_array);
            pieces.is_some_and(|pieces| pieces.iter().any(|piece| piece.get(mark).is_some()))
        };
        let holding = |(seat, race): (u8, &Race)| {
            let [first, ..] = race.powers();
            match self.power {
                Some((owner, holding)) if owner.number() == seat => holding,
                _ if first == Power::E1 && betrays("elite") => Holding { revealed: true, ..Holding::hidden(first) },
                _ if first == Power::D1 && betrays("shield") => Holding { power: first, revealed: true, spent: true },
                _ => Holding::hidden(first),
            }
        };
        Ok((0..).zip(&races).map(holding).collect())
    }

    /// The cards of a player who has or has not revealed one in this round; nothing depends on their numbers, but the last
    /// one that the active player has revealed is the card of the turn.
    fn cards(&self, revealed: bool, active: bool) -> Value {
        let filler = |count: u8| vec![json!([0, 0, 0]); usize::from(count)];
        let count = self.round - u8::from(!revealed);
        let (hand, mut played) = (u8::from(!revealed), filler(count));
        if let Some(last) = played.last_mut().filter(|_| revealed && active) {
            *last = json!(self.card);
        }
        json!({ "hand": filler(hand), "deck": filler(9 - count - hand), "played": played })
    }
}

/// The state afterwards, as cases write it.
pub(crate) fn after(game: &Game) -> Result<Value, String> {
    let mut position = serde_json::to_value(game).map_err(|error| error.to_string())?;
    let mut pieces = position["pieces"].take();
    for piece in pieces.as_array_mut().into_iter().flatten() {
        piece.as_object_mut().map(|piece| piece.remove("shot"));
    }
    let mut state = json!({ "pieces": pieces });
    for part in ["asteroids", "centre", "central_asteroid", "probes", "trophies", "lost", "probes_held"] {
        state[part] = position[part].take();
    }
    Ok(state)
}

/// What a case expects when its last choice is refused: the one rule that the refusal names.
pub(crate) fn illegal(refusal: Refusal) -> Value {
    broken(refusal.rule())
}

/// What a case expects when a choice breaks this rule.
pub(crate) fn broken(rule: Rule) -> Value {
    json!({ "illegal": [rule.id()] })
}

/// Applies a choice of the player to act.
pub(crate) fn act(game: &mut Game, choice: &Choice) -> Result<(), Refusal> {
    game.apply(decider(game), choice, &mut Vec::new())
}

/// The listed choices of the player to act.
pub(crate) fn listed(game: &Game) -> Vec<Choice> {
    let mut choices = Vec::new();
    game.choices(decider(game), &mut choices);
    choices
}

fn decider(game: &Game) -> Actor {
    game.awaited_seat().map_or(Actor::Table, Actor::Seat)
}
