//! The worth of things at this point of the flight.

use crate::trucker::bots::Skill;
use crate::trucker::cards::RoundCard;
use crate::trucker::fleet::loss_weights::LossWeights;
use crate::trucker::flight::{PlayerView, View};

/// The worth of a day that does not affect the order.
const SPARE_DAY: i64 = 3;

/// What things are worth to a captain, in tenths of a credit.
pub(super) struct Prospects {
    pub(super) values: LossWeights,
    days: Days,
}

/// What days are worth.
enum Days {
    /// Each so much.
    Flat(i64),
    /// By how far off the others are (BG-END-1).
    Ranked {
        /// What a place is worth.
        place: i64,
        /// How far the order may still be turned about, in spaces.
        spread: i64,
        /// How far each of the others is behind; less than nothing for those ahead.
        leads: [Option<i64>; 5],
    },
}

impl Prospects {
    pub(super) fn of(skill: Skill, view: &View, own: &PlayerView) -> Self {
        match skill {
            Skill::Low => Self { values: LossWeights { token: 10_000, ..LossWeights::DEFAULT }, days: Days::Flat(0) },
            Skill::Middle => Self { values: LossWeights::DEFAULT, days: Days::Flat(10) },
            Skill::High => Self { values: LossWeights::DEFAULT, days: ranked(view, own) },
        }
    }

    /// What it costs to lose so many days.
    pub(super) fn days(&self, lost: i64) -> i64 {
        match &self.days {
            Days::Flat(day) => day * lost,
            Days::Ranked { place, spread, leads } => {
                // the chance of being behind, in parts of twice the spread
                let behind = |lead: i64| (spread - lead).clamp(0, 2 * spread);
                let more = leads.iter().flatten().map(|&lead| behind(lead - lost) - behind(lead));
                // a day more is never quite without use
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
