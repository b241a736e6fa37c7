//! Level IV from level III cards.

use alloc::vec::Vec;

use super::Card;
use super::kind::CardKind;
use crate::trucker::fleet::aboard::{Good, Goods};
use crate::trucker::rules::rulings::ExtraCrew;

impl Card {
    /// The card as a class IV flight with level III cards applies it, whatever its level. On custom cards a 0 is raised like
    /// other numbers, but 0 credits stay 0, of a sequence each part is raised, and only its first attack comes twice (LM-R53).
    /// 65 535 stays 65 535. Goods stay as printed: the player who gains them chooses one of their
    /// [`loads`].
    #[must_use]
    pub fn at_level_four(&self) -> CardKind {
        self.kind.raised(&mut false)
    }

    /// The same by this answer to LM-R50: the additional crew member of an abandoned ship leaves with it, or stays.
    pub(in crate::trucker) fn at_level_four_by(&self, extra_crew: ExtraCrew) -> CardKind {
        match extra_crew {
            ExtraCrew::Leaves => self.at_level_four(),
            ExtraCrew::Aboard => taking_as_printed(self.at_level_four(), &self.kind),
        }
    }
}

/// LM-R50: an abandoned ship takes no more crew than is printed.
fn taking_as_printed(raised: CardKind, printed: &CardKind) -> CardKind {
    match (raised, printed) {
        (CardKind::AbandonedShip { credits, days, .. }, &CardKind::AbandonedShip { crew, .. }) => {
            CardKind::AbandonedShip { crew, credits, days }
        }
        (CardKind::Sequence { parts }, CardKind::Sequence { parts: printed }) => {
            let parts = parts.iter().cloned().zip(&**printed);
            CardKind::Sequence { parts: parts.map(|(raised, printed)| taking_as_printed(raised, printed)).collect() }
        }
        (raised, _) => raised,
    }
}

/// The loads from which the player who gains these goods chooses in a class IV flight with level III cards, at each landing,
/// station and reward: the goods as printed, with one block upgraded a step, or with one more blue block (LM-IV3-5). In that
/// order, upgrades of the most valuable blocks first. No goods stay no goods.
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
