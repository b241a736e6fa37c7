//! The worth of things at this point of the flight.

use crate::trucker::bots::Skill;
use crate::trucker::cards::RoundCard;
use crate::trucker::fleet::loss_weights::LossWeights;
use crate::trucker::flight::{PlayerView, View};

/// The worth of a day that does not affect the order.
const SPARE_DAY: i64 = 3;

/// The value of things to a captain, in tenths of a credit.
pub(super) struct Prospects {
    pub(super) values: LossWeights,
    days: Days,
}

/// The value of days.
enum Days {
    /// The same for each day.
    Flat(i64),
    /// By the distances of the others (BG-END-1).
    Ranked {
        /// The value of a place in the order.
        place: i64,
        /// How many spaces players may still gain or lose on each other.
        spread: i64,
        /// How far each of the others is behind; negative for those ahead.
        leads: [Option<i64>; 5],
    },
}

impl Prospects {
    pub(super) fn of(skill: Skill, view: &View, own: &PlayerView) -> Self {
        let values = LossWeights::DEFAULT.with_rulings(view.rulings);
        match skill {
            Skill::Low => Self { values: LossWeights { token: 10_000, ..values }, days: Days::Flat(0) },
            Skill::Middle => Self { values, days: Days::Flat(10) },
            Skill::High => Self { values, days: ranked(view, own) },
        }
    }

    /// The cost of losing days.
    pub(super) fn days(&self, lost: i64) -> i64 {
        match &self.days {
            Days::Flat(day) => day * lost,
            Days::Ranked { place, spread, leads } => {
                // the chance of falling behind, as a fraction of twice the spread
                let behind = |lead: i64| (spread - lead).clamp(0, 2 * spread);
                let more = leads.iter().flatten().map(|&lead| behind(lead - lost) - behind(lead));
                // another day always has some value
                place * more.sum::<i64>() / (2 * spread) + SPARE_DAY * lost
            }
        }
    }

    pub(super) fn token(&self) -> i64 {
        self.values.token.into()
    }
}

fn ranked(view: &View, own: &PlayerView) -> Days {
    let rewards = if view.level_iii_cards { RoundCard::III } else { view.level }.rewards();
    let place = 10 * i64::from(rewards.arrival(1) - rewards.arrival(2));
    let mut leads = [None; 5];
    let others = view.players.iter().filter(|player| player.seat != own.seat);
    for (lead, other) in leads.iter_mut().zip(others) {
        *lead = own.position.zip(other.position).map(|(own, other)| i64::from(own) - i64::from(other));
    }
    Days::Ranked { place, spread: 5 + i64::from(view.cards_left) / 2, leads }
}
