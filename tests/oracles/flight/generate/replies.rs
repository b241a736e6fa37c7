//! What players answer by chance: mostly something legal, sometimes something that is refused.

use serde_json::{Value, json};

use super::{power, stow};
use crate::battle::generate::chooser::Chooser;
use crate::flight::attack::{self, Attack, single_reactions};
use crate::flight::harm::losses;
use crate::flight::hyperspace::ready;
use crate::flight::table::{Place, Question, Rules, Source};

/// How likely a wrong answer is, in a hundred.
const WRONG: usize = 20;

pub(crate) struct Replies<'a> {
    chooser: &'a mut Chooser,
    dice: Vec<i32>,
    answers: Vec<Vec<Value>>,
}

impl<'a> Replies<'a> {
    pub(crate) fn new(chooser: &'a mut Chooser, players: usize) -> Self {
        Self { chooser, dice: Vec::new(), answers: vec![Vec::new(); players] }
    }

    /// The dice that were rolled and the answers that were given.
    pub(crate) fn given(self) -> (Value, Value) {
        (json!(self.dice), json!(self.answers))
    }
}

impl Source for Replies<'_> {
    fn die(&mut self) -> i32 {
        let die = self.chooser.between(1, 6);
        self.dice.push(die);
        die
    }

    fn answer(&mut self, place: &Place, seat: usize, question: &Question) -> Value {
        let wrong = self.chooser.percent(WRONG);
        let answer = reply(self.chooser, place, question, wrong);
        self.answers[seat].push(answer.clone());
        answer
    }
}

/// A legal answer, or one that is likely to be refused.
fn reply(chooser: &mut Chooser, place: &Place, question: &Question, wrong: bool) -> Value {
    match question {
        Question::Hyperspace => jump(chooser, place, wrong),
        Question::Engines | Question::Cannons => power::power(chooser, place, question, wrong),
        Question::Land(free) => {
            let planet =
                if wrong { Some(chooser.below(6)) } else { chooser.any(free.clone()).filter(|_| chooser.percent(75)) };
            json!({"ask": "land", "planet": planet})
        }
        Question::Take => json!({"ask": "take", "take": chooser.percent(70)}),
        Question::Crew(number) => {
            let off = if wrong { chooser.of(&[-1, 1, 0]) } else { 0 };
            crew(chooser, place, number + off, wrong)
        }
        Question::Goods(number) => {
            let off = if wrong { chooser.of(&[-1, 0]) } else { 0 };
            goods(chooser, place, number + off, wrong)
        }
        Question::Stow(loads) => stow::stow(chooser, place, loads, wrong),
        Question::Defend(attack) => defend(chooser, place, attack, wrong),
        Question::Keep(may) => {
            let pieces: Vec<_> = may.iter().flatten().copied().collect();
            let all: Vec<_> = if wrong { place.board.open.iter().copied().collect() } else { pieces };
            json!({"ask": "keep", "piece": chooser.of(&all)})
        }
    }
}

/// Random crew of this number; if wrong, all from one cabin.
fn crew(chooser: &mut Chooser, place: &Place, number: i32, wrong: bool) -> Value {
    let player = place.player;
    let mut aboard = Vec::new();
    for cabin in player.manned() {
        aboard.extend((0..player.crew_of(cabin)).map(|_| cabin));
    }
    let mut aboard = chooser.shuffled(aboard);
    if wrong && chooser.percent(30) {
        aboard = vec![aboard[0]; usize::try_from(number).expect("a number of crew")];
    }
    aboard.truncate(usize::try_from(number).expect("a number of crew"));
    aboard.sort_unstable();
    let mut from: Vec<(_, i32)> = Vec::new();
    for cabin in aboard {
        match from.last_mut().filter(|(last, _)| *last == cabin) {
            Some((_, lost)) => *lost += 1,
            None => from.push((cabin, 1)),
        }
    }
    json!({"ask": "crew", "from": from})
}

/// Some of the ships that can go, each by a booster and a token of its own; wrong, with a pair too many.
fn jump(chooser: &mut Chooser, place: &Place, wrong: bool) -> Value {
    let player = place.player;
    let mut jump = Vec::new();
    for ship in ready(place) {
        let aboard = player.tiles_in(&place.ships[ship]);
        let boosters = aboard.iter().filter(|tile| tile.kind == "booster").map(|tile| tile.at);
        let batteries = aboard.iter().map(|tile| tile.at).filter(|&cell| player.tokens_of(cell) > 0);
        let (booster, battery) = (chooser.any(boosters), chooser.any(batteries));
        jump.extend(booster.zip(battery).filter(|_| chooser.percent(45)));
    }
    if wrong {
        let anything: Vec<_> = player.tiles.iter().map(|tile| tile.at).collect();
        let boosters: Vec<_> = player.tiles.iter().filter(|tile| tile.kind == "booster").map(|tile| tile.at).collect();
        let booster = if chooser.percent(70) { chooser.of(&boosters) } else { chooser.of(&anything) };
        let batteries: Vec<_> = player.tokens.keys().copied().collect();
        let battery = if chooser.percent(80) { chooser.of(&batteries) } else { chooser.of(&anything) };
        jump.push((booster, battery));
    }
    json!({"ask": "hyperspace", "jump": jump})
}

/// One of the ways to lose that many; wrong, any blocks.
fn goods(chooser: &mut Chooser, place: &Place, number: i32, wrong: bool) -> Value {
    if wrong && chooser.percent(50) {
        let some = chooser.some(place.player.goods.clone(), 50);
        let tokens = chooser.some(place.player.tokens.clone(), 30);
        return json!({"ask": "goods", "goods": some, "batteries": tokens});
    }
    let ways = losses(place, number);
    let (goods, tokens) = chooser.of(&ways);
    let (goods, tokens): (Vec<_>, Vec<_>) = (goods.into_iter().collect(), tokens.into_iter().collect());
    json!({"ask": "goods", "goods": goods, "batteries": tokens})
}

/// Reactions heaped on one another as long as they are legal; wrong, one that need not be.
fn defend(chooser: &mut Chooser, place: &Place, attack: &Attack, wrong: bool) -> Value {
    let singles = single_reactions(place, attack.aim.lines.len());
    if wrong {
        let first = if chooser.percent(15) { absurd(chooser, place) } else { chooser.of(&singles) };
        let second = if chooser.percent(20) { first.clone() } else { chooser.of(&singles) };
        let both = if chooser.percent(50) { joined(&first, &second) } else { first };
        return struck(chooser, place, attack, both.clone(), wrong).unwrap_or(both);
    }
    if let Some(tie) = chooser.any(ties(place, attack, &singles)) {
        return struck(chooser, place, attack, tie.clone(), false).unwrap_or(tie);
    }
    let mut answer = json!({"ask": "defend"});
    for _ in 0..chooser.below(4) {
        let legal: Vec<Value> = singles
            .iter()
            .map(|single| joined(&answer, single))
            .filter_map(|longer| struck(chooser, place, attack, longer, false))
            .collect();
        match chooser.any(legal) {
            Some(longer) => answer = longer,
            None => break,
        }
    }
    answer
}

/// LM-R21: the steps of two ships that leave the owner a choice of what is struck.
fn ties(place: &Place, attack: &Attack, singles: &[Value]) -> Vec<Value> {
    if place.ships.len() == 1 {
        return Vec::new();
    }
    let is_tie = |rules: Rules| rules == Rules::from(["LM-FLEET-14", "LM-R21"]);
    let is_legal = |answer: &Value| attack::judge(place, attack, answer).is_ok();
    let is_step = |single: &&Value| single.get("thrust").is_some() && is_legal(single);
    let steps: Vec<&Value> = singles.iter().filter(is_step).collect();
    let pairs = steps.iter().flat_map(|first| steps.iter().map(|second| joined(first, second)));
    pairs.filter(|answer| attack::judge(place, attack, answer).is_err_and(is_tie)).collect()
}

/// A use of a component that can do no such thing, or a double without a battery.
fn absurd(chooser: &mut Chooser, place: &Place) -> Value {
    let at = chooser.of(&place.player.tiles).at;
    let battery = chooser.any(place.player.tokens.keys().copied());
    match (chooser.below(5), battery) {
        (0, Some(battery)) => json!({"ask": "defend", "thrust": [[at, battery]]}),
        (1, Some(battery)) => json!({"ask": "defend", "shields": [[at, battery]]}),
        (2, Some(battery)) => json!({"ask": "defend", "boosts": [[at, [battery]]]}),
        (3, Some(battery)) => json!({"ask": "defend", "boosts": [[at, [battery, battery]]]}),
        _ => json!({"ask": "defend", "shots": [attack::shot(at, 0, None)]}),
    }
}

/// Two answers in one, without the choice of what is struck.
fn joined(first: &Value, second: &Value) -> Value {
    let mut both = json!({"ask": "defend"});
    for field in ["thrust", "shots", "shields", "boosts"] {
        let parts = [first, second].into_iter().filter_map(|answer| answer.get(field)?.as_array()).flatten();
        let parts: Vec<Value> = parts.cloned().collect();
        if !parts.is_empty() {
            both[field] = Value::Array(parts);
        }
    }
    both
}

/// The answer with a choice of what is struck where one is needed, if it is legal then; wrong, with any choice.
fn struck(chooser: &mut Chooser, place: &Place, attack: &Attack, answer: Value, wrong: bool) -> Option<Value> {
    let Err(rules) = attack::judge(place, attack, &answer) else { return Some(answer) };
    if !rules.contains("LM-R21") {
        return None;
    }
    let with = |cell| {
        let mut answer = answer.clone();
        answer["struck"] = json!(cell);
        answer
    };
    let cells = place.player.tiles.iter().map(|tile| with(tile.at));
    chooser.any(cells.filter(|answer| wrong || attack::judge(place, attack, answer).is_ok()))
}
