//! What players lose: components to attacks, crew, goods.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use super::attack::{self, Attack, Reaction, can_react};
use super::player::{pairs, sorted};
use super::table::{Place, Question, Rules, Table};
use crate::trucker::aim::{aim, dice_needed};
use crate::trucker::defence::Kind;
use crate::trucker::json;
use crate::trucker::side::{Cell, Side};

impl Table<'_> {
    /// LM-R44, LM-R45, LM-R48, BG-METEOR: one attack: one roll for all who are meant, each of whom reacts and takes it in turn.
    pub(crate) fn attack(&mut self, text: &str, is_meteor: bool, seats: &[usize]) {
        if seats.iter().all(|&seat| self.players[seat].tiles.is_empty()) {
            return self.note("not rolled: it would meet nobody");
        }
        let (kind, from) = read(text, is_meteor);
        let attack = self.aimed(kind, from);
        for &seat in seats {
            if self.players[seat].tiles.is_empty() {
                self.note("a player without components is not attacked");
            } else if !attack.aim.lines.is_empty() {
                let destroyed = self.react(seat, &attack).destroyed;
                self.destroy(seat, &destroyed);
            }
        }
    }

    /// One roll for all.
    pub(crate) fn aimed(&mut self, kind: Kind, from: Side) -> Attack {
        let mut dice = vec![self.die()];
        while dice.len() < dice_needed(&self.board, from, dice[0]) {
            dice.push(self.die());
        }
        let attack = Attack { kind, aim: aim(&self.board, from, &dice) };
        self.note(format!("{kind:?} from the {}, lines: {}", attack.aim.from.name(), attack.aim.lines.len()));
        if attack.aim.from != from {
            self.note("redirected");
        }
        attack
    }

    /// LM-SPLICE-10: the owner reacts, if he can, and pays; the hits are to come.
    pub(crate) fn react(&mut self, seat: usize, attack: &Attack) -> Reaction {
        let reaction = if can_react(&self.place(seat), attack) {
            let question = Question::Defend(attack.clone());
            self.ask(seat, &question, |place, answer| attack::judge(place, attack, answer))
        } else {
            attack::judge(&self.place(seat), attack, &json!({})).expect("nobody reacts")
        };
        for told in &reaction.told {
            self.note(format!("{:?}: {told}", attack.kind));
        }
        for (&battery, &tokens) in &reaction.spent {
            self.players[seat].lose_tokens(battery, tokens);
            if reaction.destroyed.contains(&battery) {
                self.note("a battery pays and is lost");
            }
        }
        reaction
    }

    /// LM-ATTACK-9, LM-LEGAL-12, BG-CREW-1: components are destroyed together, the rest falls apart, aliens leave.
    pub(crate) fn destroy(&mut self, seat: usize, destroyed: &BTreeSet<Cell>) {
        self.lose_components(seat, destroyed);
        for ship in self.ships.clone() {
            let pieces = self.players[seat].pieces_of(&self.board, &ship);
            if pieces.len() > 1 {
                let kept = self.kept(seat, &pieces);
                let cut_off = pieces.into_iter().filter(|piece| *piece != kept).flatten().collect();
                self.lose_components(seat, &cut_off);
            }
        }
        let left = self.players[seat].let_aliens_leave(&self.board);
        if left > 0 {
            self.note("an alien leaves without support");
        }
    }

    fn lose_components(&mut self, seat: usize, lost: &BTreeSet<Cell>) {
        self.players[seat].remove(lost);
        self.players[seat].lost.extend(lost);
    }

    /// LM-LEGAL-12, LM-R52: a piece with a human aboard if there is one, else any; the owner chooses where there are several.
    fn kept(&mut self, seat: usize, pieces: &BTreeSet<BTreeSet<Cell>>) -> BTreeSet<Cell> {
        let player = &self.players[seat];
        let manned: Vec<BTreeSet<Cell>> = pieces.iter().filter(|piece| player.has_human_in(piece)).cloned().collect();
        self.note(format!("breaks into {}, with humans {}", pieces.len().min(3), manned.len().min(3)));
        let may = if manned.is_empty() || self.settings.any_piece {
            pieces.iter().cloned().collect()
        } else {
            manned.clone()
        };
        if let [only] = may.as_slice() {
            return only.clone();
        }
        let kept = self.ask(seat, &Question::Keep(may.clone()), |_, answer| {
            let cell = json::cell(&answer["piece"]);
            may.iter().find(|piece| piece.contains(&cell)).cloned().ok_or(Rules::from(["LM-LEGAL-12"]))
        });
        if !manned.is_empty() && !manned.contains(&kept) {
            self.note("LM-R52: kept without a human");
        }
        kept
    }

    /// LM-FLEET-9: crew is lost from cabins of the owner's choice; `rules` are those by which the card takes it.
    pub(crate) fn lose_crew(&mut self, seat: usize, number: i32, rules: &[&'static str]) {
        if number == 0 {
            return self.note("no crew is asked for"); // LM-R53
        }
        let rules = self.by(rules);
        let manned = self.players[seat].manned();
        let all = number >= self.players[seat].crew();
        if all {
            self.note("all crew is lost");
        }
        let from: Vec<(Cell, i32)> = if all {
            manned.iter().map(|&cabin| (cabin, self.players[seat].crew_of(cabin))).collect()
        } else if let [only] = manned.as_slice() {
            self.note("only one cabin to lose crew from");
            vec![(*only, number)]
        } else {
            self.ask(seat, &Question::Crew(number), |place, answer| judge_crew(place, number, &rules, answer))
        };
        for (cabin, lost) in from {
            self.players[seat].lose_crew(cabin, lost);
        }
    }

    /// BG-ENEMY-2, BG-COMBAT, LM-FLEET-9, LM-R51: the most valuable goods over the whole fleet or ship by ship, then batteries in their stead.
    pub(crate) fn lose_goods(&mut self, seat: usize, number: i32, rules: &[&'static str]) {
        let mut rules = self.by(rules);
        rules.extend(self.settings.goods_by_ship.then_some("LM-R51"));
        let losses = losses(&self.place(seat), number);
        if losses.len() > 1 {
            if self.settings.goods_by_ship && self.ships.len() > 1 {
                self.note("LM-R51: a ship gives first");
            }
            let question = Question::Goods(number);
            let (goods, tokens) = self.ask(seat, &question, |place, answer| judge_goods(place, number, &rules, answer));
            return self.take_goods(seat, goods, tokens);
        }
        let (goods, tokens) = losses[0].clone();
        self.take_goods(seat, goods, tokens);
    }

    /// The rules by which a card takes something; those of LM-IV3 only where they hold.
    fn by(&self, rules: &[&'static str]) -> Vec<&'static str> {
        rules.iter().copied().filter(|rule| self.level_four || !rule.starts_with("LM-IV3")).collect()
    }

    fn take_goods(&mut self, seat: usize, goods: BTreeMap<Cell, String>, tokens: BTreeMap<Cell, i32>) {
        self.note(match (goods.is_empty(), tokens.is_empty()) {
            (true, true) => "no goods and no batteries to lose",
            (true, false) => "batteries are lost for goods",
            (false, true) => "goods are lost",
            (false, false) => "goods and batteries are lost",
        });
        for (hold, lost) in goods {
            self.players[seat].lose_goods(hold, &lost);
        }
        for (battery, lost) in tokens {
            self.players[seat].lose_tokens(battery, lost);
        }
    }
}

/// The kind of an attack and the side it comes from.
fn read(text: &str, is_meteor: bool) -> (Kind, Side) {
    let kind = match (text.as_bytes()[0], is_meteor) {
        (b's', true) => Kind::SmallMeteor,
        (b'L', true) => Kind::LargeMeteor,
        (b's', false) => Kind::LightFire,
        (b'L', false) => Kind::HeavyFire,
        _ => panic!("no such attack: {text}"),
    };
    let from = match text.as_bytes()[1] {
        b'F' => Side::Front,
        b'R' => Side::Right,
        b'B' => Side::Rear,
        b'L' => Side::Left,
        _ => panic!("no such side: {text}"),
    };
    (kind, from)
}

/// BG-CREW-1, LM-FLEET-9: just as many as are lost, of cabins that have them.
fn judge_crew(place: &Place, number: i32, by: &[&'static str], answer: &Value) -> Result<Vec<(Cell, i32)>, Rules> {
    let from: Vec<(Cell, i32)> =
        pairs(&answer["from"]).into_iter().map(|(cabin, lost)| (cabin, json::number(&lost))).collect();
    let mut rules = Rules::new();
    if from.iter().map(|&(_, lost)| lost).sum::<i32>() != number {
        rules.extend(by);
        rules.insert("LM-FLEET-9");
    }
    for &(cabin, lost) in &from {
        if lost > place.player.crew_of(cabin) {
            rules.extend(by);
            rules.extend(["BG-CREW-1", "LM-FLEET-9"]);
        }
    }
    if rules.is_empty() { Ok(from) } else { Err(rules) }
}

/// What is lost from each hold and from each battery.
pub(crate) type Loss = (BTreeMap<Cell, String>, BTreeMap<Cell, i32>);

/// Every legal way to lose that many.
pub(crate) fn losses(place: &Place, number: i32) -> Vec<Loss> {
    let count = usize::try_from(number).expect("a number of blocks");
    let all = place.player.all_goods();
    let rest = count - count.min(all.len());
    let rest = rest.min(usize::try_from(place.player.tokens.values().sum::<i32>()).expect("tokens"));
    let mut ways: Vec<Loss> = vec![Loss::default()];
    if !all.is_empty() {
        let takings = if place.settings.goods_by_ship { by_ship(place, count) } else { vec![from_fleet(place, count)] };
        let ways_of = |taking: Vec<(char, Option<usize>)>| goods_taken(place, &taking);
        ways = takings.into_iter().flat_map(ways_of).collect::<BTreeSet<Loss>>().into_iter().collect();
    }
    for _ in 0..rest {
        let mut longer = BTreeSet::new();
        for (goods, tokens) in &ways {
            for (&battery, &aboard) in &place.player.tokens {
                let mut tokens = tokens.clone();
                let taken = tokens.entry(battery).or_default();
                *taken += 1;
                if *taken <= aboard {
                    longer.insert((goods.clone(), tokens));
                }
            }
        }
        ways = longer.into_iter().collect();
    }
    ways
}

/// BG-ENEMY-2: the most valuable blocks, of any ship.
fn from_fleet(place: &Place, count: usize) -> Vec<(char, Option<usize>)> {
    place.player.all_goods().chars().take(count).map(|block| (block, None)).collect()
}

/// LM-R51: for each order of the ships, the most valuable blocks of the first, then those of the next.
fn by_ship(place: &Place, count: usize) -> Vec<Vec<(char, Option<usize>)>> {
    let of_ship = |&ship: &usize| {
        let holds = place.player.goods.iter().filter(|(hold, _)| place.ships[ship].contains(hold));
        let goods: String = holds.map(|(_, goods)| goods.as_str()).collect();
        sorted(&goods).chars().map(|block| (block, Some(ship))).collect::<Vec<_>>()
    };
    let orders = orders(&(0..place.ships.len()).collect::<Vec<_>>());
    orders.iter().map(|order| order.iter().flat_map(of_ship).take(count).collect()).collect()
}

fn orders(of: &[usize]) -> Vec<Vec<usize>> {
    if of.is_empty() {
        return vec![Vec::new()];
    }
    let begun_with = |&first: &usize| {
        let others: Vec<usize> = of.iter().copied().filter(|&other| other != first).collect();
        let others = orders(&others);
        others.into_iter().map(move |rest| [vec![first], rest].concat()).collect::<Vec<_>>()
    };
    of.iter().flat_map(begun_with).collect()
}

/// Every choice of holds for these blocks, each of any ship or of one.
fn goods_taken(place: &Place, taking: &[(char, Option<usize>)]) -> Vec<Loss> {
    let mut ways: Vec<Loss> = vec![Loss::default()];
    for &(block, ship) in taking {
        let mut longer = BTreeSet::new();
        for (goods, tokens) in &ways {
            for (&hold, aboard) in &place.player.goods {
                if ship.is_some_and(|ship| !place.ships[ship].contains(&hold)) {
                    continue;
                }
                let mut goods = goods.clone();
                let taken = goods.entry(hold).or_default();
                taken.push(block);
                *taken = sorted(taken);
                let of = |blocks: &str| blocks.chars().filter(|&other| other == block).count();
                if of(taken) <= of(aboard) {
                    longer.insert((goods, tokens.clone()));
                }
            }
        }
        ways = longer.into_iter().collect();
    }
    ways
}

fn judge_goods(place: &Place, number: i32, by: &[&'static str], answer: &Value) -> Result<Loss, Rules> {
    let mut loss = Loss::default();
    for (hold, goods) in answer.get("goods").map_or(Vec::new(), pairs) {
        loss.0.insert(hold, sorted(json::text(&goods)));
    }
    for (battery, lost) in answer.get("batteries").map_or(Vec::new(), pairs) {
        loss.1.insert(battery, json::number(&lost));
    }
    if losses(place, number).contains(&loss) {
        return Ok(loss);
    }
    let of_setting = place.settings.goods_by_ship.then_some("LM-R51");
    Err(by.iter().copied().chain(["LM-FLEET-9"]).chain(of_setting).collect())
}
