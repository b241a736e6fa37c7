//! Batteries for strength.

use core::cmp::Reverse;

use super::Asked;
use crate::grid::CellSet;
use crate::trucker::attack::AttackKind;
use crate::trucker::cards::{CardKind, Criterion, Penalty};
use crate::trucker::fleet::Fleet;
use crate::trucker::flight::{Choice, PlayerView};

/// The expected cost of one shot of pirates, in tenths of a credit; many miss or are stopped.
const LIGHT_SHOT: i64 = 12;
pub(super) const HEAVY_SHOT: i64 = 25;

impl Asked<'_> {
    pub(super) fn engines(&self) -> Option<Choice> {
        match self.view.part() {
            Some(CardKind::OpenSpace) => self.open_space(),
            _ => self.not_to_be_worst(engines),
        }
    }

    pub(super) fn cannons(&self) -> Option<Choice> {
        match self.view.part().and_then(|card| Some((card, strength(card)?))) {
            Some((card, enemy)) => {
                let penalty = self.penalty(card);
                self.dearest(|plan| match cannons(&self.own.fleet, plan) {
                    ours if ours > 2 * enemy => penalty + self.reward(card).max(0),
                    ours if ours == 2 * enemy => penalty,
                    _ => 0,
                })
            }
            None => self.not_to_be_worst(cannons),
        }
    }

    /// The listed power whose use, less its batteries, is worth most; of equals the one with fewer batteries.
    fn dearest(&self, worth: impl Fn(CellSet) -> i64) -> Option<Choice> {
        let plans = self.listed.iter().filter_map(|choice| match choice {
            Choice::Power { powered, .. } => Some((*powered, choice)),
            _ => None,
        });
        let rated = plans.map(|(plan, choice)| {
            let net = worth(plan) - self.prospects.token() * i64::from(plan.len());
            ((net, Reverse(plan.len())), choice)
        });
        rated.reduce(|best, next| if next.0 > best.0 { next } else { best }).map(|(_, choice)| choice.clone())
    }

    /// Powers engines as far as it pays, and so that no ship is stranded needlessly (BG-OPEN, LM-FLEET-3).
    fn open_space(&self) -> Option<Choice> {
        let fleet = &self.own.fleet;
        self.dearest(|plan| {
            let Ok(stranded) = fleet.stranded(plan) else { return i64::MIN / 2 };
            let flying = fleet.ships().filter(|ship| !stranded.contains(ship));
            let spaces = flying.filter_map(|ship| Some(fleet.ship_strengths_with(ship, plan).ok()?.engines)).min();
            let left_behind = i64::try_from(stranded.len()).unwrap_or(i64::MAX);
            -self.prospects.days(-i64::from(spaces.unwrap_or(0))) - left_behind.saturating_mul(1_000_000)
        })
    }

    /// Exceeds the weakest of the others, assuming that they spend nothing, if the penalty is worth it (BG-COMBAT).
    fn not_to_be_worst(&self, strength: fn(&Fleet, CellSet) -> u32) -> Option<Choice> {
        let is_compared = |player: &&PlayerView| {
            let is_away = !player.hyperspace.is_empty() && player.fleet.ships().next().is_none();
            player.seat != self.own.seat && player.position.is_some() && !is_away
        };
        let others = self.view.players.iter().filter(is_compared);
        let weakest =
            others.map(|player| self.declared(player).unwrap_or_else(|| strength(&player.fleet, CellSet::EMPTY)));
        let weakest = weakest.min();
        let suffers = self.suffering();
        let is_safe = |plan| weakest.is_none_or(|weakest| strength(&self.own.fleet, plan) > weakest);
        self.dearest(|plan| if is_safe(plan) { suffers } else { 0 })
    }

    fn declared(&self, player: &PlayerView) -> Option<u32> {
        let declared = self.view.progress.declared.iter();
        declared.into_iter().find(|(seat, _)| *seat == player.seat).map(|&(_, strength)| strength)
    }

    /// The cost of the penalty in the line of the combat zone.
    fn suffering(&self) -> i64 {
        let lines = match self.view.part() {
            Some(CardKind::CombatZone { lines }) => lines,
            Some(CardKind::Intruders { number, boards, .. }) if !boards.is_most() => {
                return HEAVY_SHOT * i64::from(*number);
            }
            _ => return 0,
        };
        let line = lines.get(usize::from(self.view.progress.line)).filter(|line| line.worst != Criterion::FewestCrew);
        match line.map(|line| &line.penalty) {
            Some(Penalty::Days(days)) => self.prospects.days(i64::from(*days)),
            Some(Penalty::Crew(crew)) => self.crew(*crew),
            Some(Penalty::Goods(goods)) => self.goods(*goods),
            Some(Penalty::Shots(shots)) => shots.attacks().iter().map(|shot| shot_at(shot.kind)).sum(),
            None => 0,
        }
    }

    /// The cost of losing to an enemy (BG-ENEMY-2).
    fn penalty(&self, card: &CardKind) -> i64 {
        match card {
            CardKind::Slavers { lose_crew, .. } => self.crew(*lose_crew),
            CardKind::Smugglers { lose_goods, .. } => self.goods(*lose_goods),
            CardKind::Pirates { shots, .. } => shots.attacks().iter().map(|shot| shot_at(shot.kind)).sum(),
            _ => 0,
        }
    }

    /// The cost of losing crew; losing nearly all means giving up.
    fn crew(&self, lost: u16) -> i64 {
        let humans = self.own.fleet.crew().humans;
        let stranded = if humans <= u32::from(lost) { i64::from(self.prospects.values.ship) } else { 0 };
        i64::from(self.prospects.values.human) * i64::from(lost) + stranded
    }

    /// The cost of losing blocks of goods, the most valuable first, then tokens.
    fn goods(&self, lost: u16) -> i64 {
        let aboard = self.own.fleet.aboard().goods(self.own.fleet.layout().occupied());
        let mut left = u32::from(lost);
        let mut worth = 0;
        for good in crate::trucker::fleet::aboard::Good::ALL {
            let taken = left.min(aboard.of(good).into());
            left -= taken;
            worth += i64::from(self.prospects.values.goods) * i64::from(good.value()) * i64::from(taken);
        }
        let tokens = left.min(self.own.fleet.aboard().batteries(self.own.fleet.layout().occupied()));
        worth + self.prospects.token() * i64::from(tokens)
    }
}

pub(super) const fn shot_at(kind: AttackKind) -> i64 {
    match kind {
        AttackKind::HeavyFire | AttackKind::LargeMeteor => HEAVY_SHOT,
        _ => LIGHT_SHOT,
    }
}

/// Points of engines.
fn engines(fleet: &Fleet, powered: CellSet) -> u32 {
    fleet.strengths_with(powered).map_or(0, |strengths| strengths.engines)
}

/// Half points of cannons.
fn cannons(fleet: &Fleet, powered: CellSet) -> u32 {
    fleet.strengths_with(powered).map_or(0, |strengths| strengths.cannons.halves())
}

const fn strength(card: &CardKind) -> Option<u32> {
    match card {
        CardKind::Slavers { strength, .. }
        | CardKind::Smugglers { strength, .. }
        | CardKind::Pirates { strength, .. } => Some(*strength as u32),
        _ => None,
    }
}
