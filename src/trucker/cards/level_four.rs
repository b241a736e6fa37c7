//! Level IV from level III: what a class IV flight with level III cards makes of every card.

use alloc::vec::Vec;

use super::Card;
use super::kind::{CardKind, CombatLine, Penalty};
use crate::trucker::fleet::aboard::{Good, Goods};

impl Card {
    /// What a class IV flight with level III cards makes of it, whatever its level. A number of 0 on a card of the caller's own
    /// is raised as others are, but credits of 0 stay 0 (LM-R53). The goods stay as printed: who gains them
    /// chooses one of their [`loads`].
    #[must_use]
    pub fn at_level_four(&self) -> CardKind {
        match self.kind.clone() {
            // LM-IV3-7
            kind @ (CardKind::OpenSpace
            | CardKind::Stardust
            | CardKind::Epidemic
            | CardKind::Sabotage
            | CardKind::Planets { .. }) => kind,
            CardKind::MeteorSwarm { meteors } => CardKind::MeteorSwarm { meteors: meteors.repeating_first() },
            CardKind::AbandonedShip { crew, credits, days } => {
                CardKind::AbandonedShip { crew: asked(crew), credits: gained(credits), days }
            }
            CardKind::AbandonedStation { crew, goods, days } => {
                CardKind::AbandonedStation { crew: asked(crew), goods, days }
            }
            CardKind::Slavers { strength, lose_crew, credits, days } => CardKind::Slavers {
                strength: faced(strength),
                lose_crew: lost(lose_crew),
                credits: gained(credits),
                days,
            },
            CardKind::Smugglers { strength, lose_goods, goods, days } => {
                CardKind::Smugglers { strength: faced(strength), lose_goods: lost(lose_goods), goods, days }
            }
            CardKind::Pirates { strength, shots, credits, days } => CardKind::Pirates {
                strength: faced(strength),
                shots: shots.repeating_first(),
                credits: gained(credits),
                days,
            },
            CardKind::CombatZone { lines } => CardKind::CombatZone { lines: zone(lines) },
        }
    }
}

/// LM-IV3-2: enemies are stronger.
const fn faced(strength: u16) -> u16 {
    strength.saturating_add(1)
}

/// LM-IV3-3: abandoned ships and stations ask for more crew, and a ship takes them all away (LM-R50).
const fn asked(crew: u16) -> u16 {
    crew.saturating_add(1)
}

/// LM-IV3-4: more crew and goods are lost.
const fn lost(number: u16) -> u16 {
    number.saturating_add(1)
}

/// LM-IV3-5: more credits are gained, but not where there are none (LM-R53).
const fn gained(credits: u16) -> u16 {
    if credits == 0 { 0 } else { credits.saturating_add(1) }
}

/// LM-IV3-4 for every line; LM-IV3-6 for the first shot of the card only.
fn zone(lines: [CombatLine; 3]) -> [CombatLine; 3] {
    let mut first = true;
    lines.map(|CombatLine { worst, penalty }| {
        let penalty = match penalty {
            Penalty::Days(days) => Penalty::Days(days),
            Penalty::Crew(crew) => Penalty::Crew(lost(crew)),
            Penalty::Goods(blocks) => Penalty::Goods(lost(blocks)),
            Penalty::Shots(shots) if core::mem::take(&mut first) => Penalty::Shots(shots.repeating_first()),
            Penalty::Shots(shots) => Penalty::Shots(shots),
        };
        CombatLine { worst, penalty }
    })
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
