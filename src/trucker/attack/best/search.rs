//! All defences that differ, in the order of LM-SPLICE-10: thrusters, choices, cannons, shields.

use alloc::vec::Vec;
use core::mem;

use super::BestDefence;
use super::toll::Scales;
use crate::grid::{Cell, CellSet, Side};
use crate::trucker::attack::AttackKind;
use crate::trucker::attack::approach::Approach;
use crate::trucker::attack::defence::{Choice, Defence, ONE_USE, Shot};
use crate::trucker::attack::incoming::Incoming;
use crate::trucker::attack::lines::Line;
use crate::trucker::attack::strike::Met;
use crate::trucker::fleet::Fleet;
use crate::trucker::fleet::loss_weights::LossWeights;

pub(super) struct Search<'a> {
    fleet: &'a Fleet,
    incoming: Incoming,
    values: &'a LossWeights,
    scales: Scales<'a>,
    ships: Vec<Able>,
    /// The components that a hit destroys (LM-ATTACK-3, LM-ATTACK-7).
    frail: CellSet,
    guards: CellSet,
    /// The lines of the attack after the moves of ships so far.
    lines: Vec<OnLine>,
    /// The defence so far, without shields.
    made: Defence,
    best: Option<Best>,
    nodes: u32,
}

/// The result.
pub(super) struct Found {
    pub(super) defence: Defence,
    pub(super) loss: u64,
    pub(super) nodes: u32,
    pub(super) is_proven: bool,
}

/// A ship that takes part.
struct Able {
    components: CellSet,
    tokens: u32,
    /// What it owes for its thruster and its cannons so far.
    owes: u32,
    shield: Option<Cell>,
}

#[derive(Clone, Copy)]
struct OnLine {
    line: Line,
    met: Met,
    able: CellSet,
    struck: Option<Cell>,
    is_shot: bool,
}

/// Sums over the ships, compared in order; less is better.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Cost {
    loss: u64,
    tokens: u32,
    reactions: u32,
    boosts: u32,
}

struct Best {
    cost: Cost,
    defence: Defence,
}

impl<'a> Search<'a> {
    pub(super) fn new(fleet: &'a Fleet, incoming: Incoming, values: &'a LossWeights, scales: Scales<'a>) -> Self {
        let (layout, from) = (fleet.layout(), incoming.lines().from());
        let shields = layout.shields(from);
        let ships = fleet.ships().filter(|ship| ship.components.is_disjoint(incoming.away())).map(|ship| Able {
            components: ship.components,
            tokens: fleet.aboard().batteries(ship.components),
            owes: 0,
            shield: (shields & ship.components).first(),
        });
        Self {
            fleet,
            incoming,
            values,
            scales,
            ships: ships.collect(),
            frail: layout.destroyed(incoming.kind(), from, layout.occupied()),
            guards: incoming.guards().unwrap_or_else(|| fleet.guards()),
            lines: Vec::new(),
            made: Defence::default(),
            best: None,
            nodes: 0,
        }
    }

    pub(super) fn run(mut self) -> Found {
        self.thrust(0, self.incoming.approach());
        let is_proven = self.nodes <= BestDefence::NODES;
        let Best { cost, defence } = self.best.unwrap_or(Best { cost: Cost::default(), defence: Defence::default() });
        Found { defence, loss: cost.loss, nodes: self.nodes.min(BestDefence::NODES), is_proven }
    }

    /// Whether the budget is used up, or doing nothing costs nothing.
    fn is_over(&self) -> bool {
        self.nodes > BestDefence::NODES || self.best.as_ref().is_some_and(|best| best.cost == Cost::default())
    }

    /// Lets each ship from `ship` on stay or take a step, if it can pay; of thrusters with the same effect only the first is tried.
    fn thrust(&mut self, ship: usize, approach: Approach) {
        let Some(&Able { components, tokens, .. }) = self.ships.get(ship) else { return self.meet(&approach) };
        self.thrust(ship + 1, approach);
        let (lines, rulings) = (self.incoming.lines(), self.incoming.rulings());
        let cost = u32::from(rulings.thruster_cost);
        for nozzle in Side::ALL {
            let thrusters = self.fleet.layout().thrusters(&lines, nozzle, rulings) & components;
            let Some(thruster) = thrusters.first().filter(|_| cost <= tokens && !self.is_over()) else { continue };
            let cells = self.fleet.board().ship_around(thruster);
            self.made.thrusters.insert(thruster);
            self.owe(ship, |owed| owed + cost);
            self.thrust(ship + 1, approach.thrust(cells, nozzle, rulings));
            self.owe(ship, |owed| owed - cost);
            self.made.thrusters.remove(thruster);
        }
    }

    fn meet(&mut self, approach: &Approach) {
        let mut lines = mem::take(&mut self.lines);
        lines.clear();
        let layout = self.fleet.layout();
        lines.extend(layout.strikes_on(approach).map(|strike| OnLine {
            line: strike.line,
            met: strike.met,
            able: CellSet::EMPTY,
            struck: if let Met::Component(cell) = strike.met { Some(cell) } else { None },
            is_shot: false,
        }));
        if self.incoming.kind().stopped_by_cannon() {
            for (on_line, (_, able)) in lines.iter_mut().zip(layout.shooters_on(approach, self.incoming.rulings())) {
                on_line.able = able;
            }
        }
        self.choose(&mut lines, 0);
        self.lines = lines;
    }

    /// Chooses what is struck on each line from `next` on (LM-R21).
    fn choose(&mut self, lines: &mut [OnLine], next: usize) {
        let Some(&OnLine { line, met, .. }) = lines.get(next) else { return self.shoot(lines, 0, CellSet::EMPTY) };
        let Met::Choice(among) = met else { return self.choose(lines, next + 1) };
        for struck in among {
            if self.is_over() {
                return;
            }
            note(lines, next, |on_line| on_line.struck = Some(struck));
            self.made.choices.push(Choice { line, struck });
            self.choose(lines, next + 1);
            self.made.choices.pop();
        }
        note(lines, next, |on_line| on_line.struck = None);
    }

    /// Chooses a cannon, or none, for each line from `next` on. Of a ship's cannons that reach the same lines for the same price
    /// only the first is tried.
    fn shoot(&mut self, lines: &mut [OnLine], next: usize, used: CellSet) {
        let Some(&OnLine { line, able, struck, .. }) = lines.get(next) else { return self.shield(lines) };
        self.shoot(lines, next + 1, used);
        if !struck.is_some_and(|cell| self.frail.contains(cell)) {
            return;
        }
        let mut left = able - used;
        while let Some(cannon) = left.first().filter(|_| !self.is_over()) {
            left -= self.alike(lines, cannon);
            let owner = self.ships.iter().enumerate().find(|(_, ship)| ship.components.contains(cannon));
            let Some((ship, &Able { owes, tokens, .. })) = owner else { continue };
            let cost = if self.fleet.powered_cannons().contains(cannon) { ONE_USE } else { 0 };
            if owes + cost > tokens {
                continue;
            }
            self.owe(ship, |owed| owed + cost);
            note(lines, next, |on_line| on_line.is_shot = true);
            self.made.shots.push(Shot { line, cannon });
            self.shoot(lines, next + 1, used | cannon.into());
            self.made.shots.pop();
            note(lines, next, |on_line| on_line.is_shot = false);
            self.owe(ship, |owed| owed - cost);
        }
    }

    fn owe(&mut self, ship: usize, change: impl Fn(u32) -> u32) {
        if let Some(ship) = self.ships.get_mut(ship) {
            ship.owes = change(ship.owes);
        }
    }

    fn alike(&self, lines: &[OnLine], cannon: Cell) -> CellSet {
        let powered = self.fleet.powered_cannons();
        let price = if powered.contains(cannon) { powered } else { !powered };
        let reach =
            lines.iter().map(|on_line| if on_line.able.contains(cannon) { on_line.able } else { !on_line.able });
        reach.fold(self.fleet.board().ship_around(cannon) & price, |alike, able| alike & able)
    }

    /// The last step, for each ship by itself: its shield, if that stops anything, and its losses.
    fn shield(&mut self, lines: &[OnLine]) {
        self.nodes += 1;
        if self.is_over() {
            return;
        }
        let unshot = lines.iter().filter(|on_line| !on_line.is_shot);
        let struck: CellSet = unshot.filter_map(|on_line| on_line.struck).collect();
        let made = &self.made;
        let mut cost = Cost {
            loss: self.boarded(lines),
            reactions: made.thrusters.len() + u32::try_from(made.shots.len()).unwrap_or(u32::MAX),
            ..Cost::default()
        };
        let (mut shields, mut boosted) = (CellSet::EMPTY, CellSet::EMPTY);
        for ship in &self.ships {
            let (more, shield, boost) = self.spare(ship, struck & ship.components & self.frail);
            cost = cost.plus(more);
            shields |= shield;
            boosted |= boost;
        }
        let better = self.best.as_ref().is_none_or(|best| {
            let other = &best.defence;
            let this = (cost, made.thrusters, &made.choices, &made.shots, shields, boosted);
            this < (best.cost, other.thrusters, &other.choices, &other.shots, other.shields, other.boosted_shields)
        });
        if better {
            self.best = Some(Best { cost, defence: Defence { shields, boosted_shields: boosted, ..made.clone() } });
        }
    }

    /// The cheapest of no shield, a shield, and a boosted one, for a ship with these components to be destroyed.
    fn spare(&self, ship: &Able, doomed: CellSet) -> (Cost, CellSet, CellSet) {
        let toll = |doomed, tokens| self.scales.toll(ship.components, doomed, tokens).loss;
        let bare = Cost { loss: toll(doomed, ship.owes), tokens: ship.owes, ..Cost::default() };
        let mut best = (bare, CellSet::EMPTY, CellSet::EMPTY);
        let Some(shield) = ship.shield.filter(|_| !doomed.is_empty()) else { return best };
        let kind = self.incoming.kind();
        let mut offer = |uses: u32, price: u32, boosts: u32| {
            let tokens = ship.owes + uses;
            let cost = Cost { loss: toll(CellSet::EMPTY, tokens) + u64::from(price), tokens, reactions: 1, boosts };
            if tokens <= ship.tokens && cost < best.0 {
                let used = CellSet::of(shield);
                best = if boosts == 0 { (cost, used, CellSet::EMPTY) } else { (cost, CellSet::EMPTY, used) };
            }
        };
        if kind.stopped_by_shield() {
            offer(ONE_USE, 0, 0);
        }
        if let Some(price) = self.values.boost.filter(|_| kind.stopped_by_boosted_shield()) {
            offer(self.incoming.rulings().boosted_shield_cost.into(), price, 1);
        }
        best
    }

    fn boarded(&self, lines: &[OnLine]) -> u64 {
        if self.incoming.kind() != AttackKind::Intruder {
            return 0;
        }
        let boards = |on_line: &&OnLine| on_line.struck.is_some_and(|cell| !self.guards.contains(cell));
        u64::from(self.values.intruder) * lines.iter().filter(boards).map(|_| 1).sum::<u64>()
    }
}

fn note(lines: &mut [OnLine], place: usize, change: impl Fn(&mut OnLine)) {
    if let Some(on_line) = lines.get_mut(place) {
        change(on_line);
    }
}

impl Cost {
    const fn plus(self, other: Self) -> Self {
        Self {
            loss: self.loss + other.loss,
            tokens: self.tokens + other.tokens,
            reactions: self.reactions + other.reactions,
            boosts: self.boosts + other.boosts,
        }
    }
}
