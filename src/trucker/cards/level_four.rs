//! Level IV from level III: what a class IV flight with level III cards makes of every card.

use alloc::vec::Vec;

use super::Card;
use super::kind::CardKind;
use crate::trucker::fleet::aboard::{Good, Goods};

impl Card {
    /// What a class IV flight with level III cards makes of it, whatever its level. A number of 0 on a card of the caller's own
    /// is raised as others are, but credits of 0 stay 0 (LM-R53). The goods stay as printed: who gains them
    /// chooses one of their [`loads`].
    #[must_use]
    pub fn at_level_four(&self) -> CardKind {
        self.kind.raised()
    }
}

/// What whoever gains these goods may take instead of them in a class IV flight with level III cards, once for each landing,
/// station and reward: the goods as they are, with one block a step better, or with one blue block more (LM-IV3-5). In that
/// order, the upgrades by the block, the most valuable first. No goods stay no goods.
///
/// ```
/// use starwright::trucker::Goods;
/// use starwright::trucker::cards::loads;
///
/// let offered = loads(Goods { red: 1, blue: 2, ..Goods::NONE });
/// let texts: Vec<String> = offered.iter().map(|load| load.to_string()).collect();
/// assert_eq!(texts, ["1 red, 2 blue", "1 red, 1 green, 1 blue", "1 red, 3 blue"]);
/// ```
#[must_use]
pub fn loads(goods: Goods) -> Vec<Goods> {
    let mut loads = alloc::vec![goods];
    if goods.is_none() {
        return loads;
    }
    let steps = Good::ALL.windows(2).filter_map(|step| <[Good; 2]>::try_from(step).ok());
    loads.extend(steps.filter(|&[_, from]| goods.of(from) > 0).map(|[to, from]| {
        Goods::each(|good| match good {
            _ if good == to => goods.of(good).saturating_add(1),
            _ if good == from => goods.of(good) - 1,
            _ => goods.of(good),
        })
    }));
    loads.push(Goods { blue: goods.blue.saturating_add(1), ..goods });
    loads
}
