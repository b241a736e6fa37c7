//! What a card does: one file for each family of cards, and what several of them share.
//!
//! A [`Script`] says who is asked what next, and hears the answers. It never waits by itself.

mod abandoned;
mod barrage;
mod combat_zone;
mod enemy;
mod epidemic;
mod meteor_swarm;
mod offers;
mod open_space;
mod planets;
mod resumed;
mod sabotage;
mod stardust;
mod suffering;
mod turns;
mod withdrawal;
mod wreck;

use alloc::vec::Vec;

use crate::table::{Actor, Seat};
use crate::trucker::cards::{CardKind, Penalty};
use crate::trucker::flight::event::Event;
use crate::trucker::flight::progress::Progress;
use crate::trucker::flight::question::{Answer, Question};
use crate::trucker::flight::table::Table;

use abandoned::{Abandoned, Find};
use combat_zone::CombatZone;
use enemy::{Enemy, Foe};
use meteor_swarm::MeteorSwarm;
use open_space::OpenSpace;
use planets::Planets;
use sabotage::Sabotage;
use suffering::Suffering;
use withdrawal::Withdrawal;

/// What is going on, and how far it has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Script {
    /// Nothing: the flight is over.
    Over,
    /// Before a card.
    Withdrawal(Withdrawal),
    /// Whatever happens without a question has happened.
    Done,
    OpenSpace(OpenSpace),
    Planets(Planets),
    Abandoned(Abandoned),
    MeteorSwarm(MeteorSwarm),
    CombatZone(CombatZone),
    Enemy(Enemy),
    Sabotage(Sabotage),
    /// A line of a combat zone, for somebody who meets it alone.
    Suffering(Suffering),
}

/// Who is asked, and what.
pub(super) type Asked = (Actor, Question);

fn of(seat: Seat, question: Question) -> Asked {
    (Actor::Seat(seat), question)
}

impl Script {
    /// Players may withdraw before the next card.
    pub(super) fn withdrawal(table: &Table) -> Self {
        Self::Withdrawal(Withdrawal::new(table))
    }

    /// Begins what a card does.
    pub(super) fn of(card: &CardKind, table: &mut Table, events: &mut Vec<Event>) -> Self {
        let foe = |foe, strength, days| Self::Enemy(Enemy::new(foe, strength, days, table));
        match card {
            CardKind::OpenSpace => Self::OpenSpace(OpenSpace::new(table)),
            CardKind::Stardust => {
                stardust::resolve(table, events);
                Self::Done
            }
            CardKind::Epidemic => {
                epidemic::resolve(table, events);
                Self::Done
            }
            CardKind::Sabotage => Self::Sabotage(Sabotage::new(table, events)),
            CardKind::MeteorSwarm { meteors } => Self::MeteorSwarm(MeteorSwarm::new(meteors, table)),
            CardKind::Planets { planets, days } => Self::Planets(Planets::new(planets, *days, table)),
            &CardKind::AbandonedShip { crew, credits, days } => {
                Self::Abandoned(Abandoned::new(Find::Ship { crew, credits }, crew, days, table))
            }
            &CardKind::AbandonedStation { crew, goods, days } => {
                Self::Abandoned(Abandoned::new(Find::Station { goods }, crew, days, table))
            }
            &CardKind::Slavers { strength, lose_crew, credits, days } => {
                foe(Foe::Slavers { lose_crew, credits }, strength, days)
            }
            &CardKind::Smugglers { strength, lose_goods, goods, days } => {
                foe(Foe::Smugglers { lose_goods, goods }, strength, days)
            }
            CardKind::Pirates { strength, shots, credits, days } => {
                foe(Foe::Pirates { shots: shots.clone(), credits: *credits }, *strength, *days)
            }
            CardKind::CombatZone { lines } => Self::CombatZone(CombatZone::new(lines)),
        }
    }

    /// Begins what a line of a combat zone does to somebody.
    pub(super) fn penalty(penalty: &Penalty, seat: Seat, table: &mut Table, events: &mut Vec<Event>) -> Self {
        Self::Suffering(Suffering::new(penalty, seat, table, events))
    }

    /// Where the table is asked for dice: after each of the outcomes of that roll, with the throws that bring it.
    pub(super) fn rolls(&self, table: &Table) -> Vec<(Self, u32)> {
        fn each<T>(rolls: Vec<(T, u32)>, script: impl Fn(T) -> Script) -> Vec<(Script, u32)> {
            rolls.into_iter().map(|(rolled, ways)| (script(rolled), ways)).collect()
        }
        match self {
            Self::MeteorSwarm(script) => each(script.rolls(table), Self::MeteorSwarm),
            Self::Enemy(script) => each(script.rolls(table), Self::Enemy),
            Self::Sabotage(script) => each(script.rolls(table), Self::Sabotage),
            Self::Suffering(script) => each(script.rolls(table), Self::Suffering),
            _ => Vec::new(),
        }
    }

    /// Goes on to the next question; none, when all is done.
    pub(super) fn next(&mut self, table: &mut Table, events: &mut Vec<Event>) -> Option<Asked> {
        match self {
            Self::Over | Self::Done => None,
            Self::Withdrawal(script) => script.next(table),
            Self::OpenSpace(script) => script.next(table),
            Self::Planets(script) => script.next(table, events),
            Self::Abandoned(script) => script.next(table),
            Self::MeteorSwarm(script) => script.next(table, events),
            Self::CombatZone(script) => script.next(table, events),
            Self::Enemy(script) => script.next(table, events),
            Self::Sabotage(script) => script.next(table, events),
            Self::Suffering(script) => script.next(table, events),
        }
    }

    /// How far it has come.
    pub(super) fn progress(&self, table: &Table) -> Progress {
        match self {
            Self::Over | Self::Done => Progress::default(),
            Self::Withdrawal(script) => script.progress(table),
            Self::OpenSpace(script) => script.progress(table),
            Self::Planets(script) => script.progress(table),
            Self::Abandoned(script) => script.progress(table),
            Self::MeteorSwarm(script) => script.progress(table),
            Self::CombatZone(script) => script.progress(table),
            Self::Enemy(script) => script.progress(table),
            Self::Sabotage(script) => script.progress(),
            Self::Suffering(script) => script.progress(table),
        }
    }

    /// Hears the answer to the question it asked last.
    pub(super) fn hear(&mut self, answer: Answer, table: &mut Table, events: &mut Vec<Event>) {
        match self {
            Self::Over | Self::Done => {}
            Self::Withdrawal(script) => script.hear(&answer, table, events),
            Self::OpenSpace(script) => script.hear(&answer, table, events),
            Self::Planets(script) => script.hear(&answer),
            Self::Abandoned(script) => script.hear(&answer, table, events),
            Self::MeteorSwarm(script) => script.hear(answer, table, events),
            Self::CombatZone(script) => script.hear(answer, table, events),
            Self::Enemy(script) => script.hear(answer, table, events),
            Self::Sabotage(script) => script.hear(answer, table, events),
            Self::Suffering(script) => script.hear(answer, table, events),
        }
    }
}
