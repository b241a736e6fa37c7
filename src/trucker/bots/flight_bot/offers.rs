//! Offers and landings.

use core::cmp::Reverse;

use super::Asked;
use crate::grid::Cell;
use crate::trucker::cards::CardKind;
use crate::trucker::fleet::aboard::Goods;
use crate::trucker::flight::Choice;

/// The least crew that must remain after an abandoned ship is taken, plus one per ship.
const LEFT_BEHIND: u32 = 2;

impl Asked<'_> {
    /// The planet with the greatest gain, if it is worth its days.
    pub(super) fn land(&self, free: &[u8]) -> Choice {
        let Some(CardKind::Planets { planets, days }) = self.view.part() else { return Choice::Decline };
        let gains = free.iter().filter_map(|&planet| {
            let goods = planets.get(usize::from(planet))?;
            Some((self.load(*goods) - self.prospects.days(i64::from(*days)), planet))
        });
        let best = gains.filter(|&(gain, _)| gain > 0).min_by_key(|&(gain, planet)| (Reverse(gain), planet));
        best.map_or(Choice::Decline, |(_, planet)| Choice::Land { planet })
    }

    /// Takes the offer if it is worth its days and its crew, and leaves enough crew.
    pub(super) fn take(&self) -> Choice {
        let Some(card) = self.view.part() else { return Choice::Decline };
        let enough = match card {
            CardKind::AbandonedShip { crew, .. } => {
                let ships = u32::try_from(self.own.fleet.ships().count()).unwrap_or(u32::MAX);
                self.own.fleet.crew().total() >= u32::from(*crew) + LEFT_BEHIND + ships
            }
            _ => true,
        };
        if enough && self.reward(card) > 0 { Choice::Take } else { Choice::Decline }
    }

    /// The value of a card's reward, minus its days and its crew.
    pub(super) fn reward(&self, card: &CardKind) -> i64 {
        let human = i64::from(self.prospects.values.human);
        match card {
            CardKind::AbandonedShip { crew, credits, days } => {
                10 * i64::from(*credits) - human * i64::from(*crew) - self.prospects.days(i64::from(*days))
            }
            CardKind::AbandonedStation { goods, days, .. } | CardKind::Smugglers { goods, days, .. } => {
                self.load(*goods) - self.prospects.days(i64::from(*days))
            }
            CardKind::Slavers { credits, days, .. } | CardKind::Pirates { credits, days, .. } => {
                10 * i64::from(*credits) - self.prospects.days(i64::from(*days))
            }
            _ => 0,
        }
    }

    /// The value of goods stowed as well as possible, minus the goods that have to make room.
    fn load(&self, goods: Goods) -> i64 {
        let fleet = &self.own.fleet;
        let now = i64::from(fleet.aboard().goods(fleet.layout().occupied()).value());
        i64::from(self.prospects.values.goods) * (value(&fleet.best_stowage(goods)) - now)
    }

    /// The most valuable stowage, the first of equals.
    pub(super) fn stow(&self) -> Option<Choice> {
        let stowed = |choice: &&Choice| if let Choice::Stow { holds, .. } = choice { value(holds) } else { 0 };
        self.listed.iter().rev().max_by_key(stowed).cloned()
    }
}

fn value(holds: &[(Cell, Goods)]) -> i64 {
    holds.iter().map(|(_, goods)| i64::from(goods.value())).sum()
}
