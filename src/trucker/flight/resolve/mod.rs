//! The effects of cards: one file for each family, and what several share.
//!
//! A family is one function. It starts the card, or takes the answer to its last question, and returns the next question, or
//! `None` when the card is done. It is stateless: it sees only the card, the question and the [`Progress`].

mod abandoned;
mod barrage;
mod combat_zone;
mod enemy;
mod epidemic;
mod hyperspace;
mod intruders;
mod meteor_swarm;
mod moment;
mod open_space;
mod planets;
mod sabotage;
mod sequence;
mod stardust;
mod suffering;
mod withdrawal;
mod wreck;

use alloc::vec::Vec;

use crate::table::{Actor, Seat};
use crate::trucker::attack::Incoming;
use crate::trucker::cards::{CardKind, Penalty};
use crate::trucker::flight::answer::Answer;
use crate::trucker::flight::event::Event;
use crate::trucker::flight::progress::Progress;
use crate::trucker::flight::question::Question;
use crate::trucker::flight::table::Table;
use crate::trucker::rules::rulings::Rulings;

use abandoned::Find;
use enemy::{Enemy, Foe};
use intruders::Intruders;
use moment::Moment;

/// What is being resolved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Page {
    /// Nothing: the flight is over.
    Over,
    /// Players may withdraw before the next card.
    Withdrawal,
    /// Ships may go into hyperspace before this card is resolved.
    Jump(CardKind),
    Card(CardKind),
    /// A line of a combat zone, for a player who meets it alone.
    Penalty(Penalty, Seat),
}

impl Page {
    /// The first page of a card.
    pub(super) fn of_card(card: CardKind, rulings: Rulings) -> Self {
        if rulings.boosts_and_stasis { Self::Jump(card) } else { Self::Card(card) }
    }

    /// The part of the card that is being resolved (LM-R53).
    fn part(&self, progress: &Progress) -> Option<&CardKind> {
        match self {
            Self::Card(card) => progress.part_of(card),
            Self::Over | Self::Withdrawal | Self::Jump(_) | Self::Penalty(..) => None,
        }
    }
}

/// What is being resolved, and the progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Script {
    page: Page,
    progress: Progress,
    /// The current attack, needed while a player chooses a piece of a ship.
    incoming: Option<Incoming>,
}

/// The actor asked, and the question.
pub(super) type Asked = (Actor, Question);

/// The actor asked, the question and the answer.
pub(super) type Heard<'a> = (Actor, &'a mut Question, &'a mut Answer);

fn of(seat: Seat, question: Question) -> Asked {
    (Actor::Seat(seat), question)
}

impl Script {
    pub(super) fn of(page: Page) -> Self {
        Self { page, progress: Progress::default(), incoming: None }
    }

    /// Resumes with a player being asked. `None` if that does not determine how it continues (pieces of a ship, the penalty of a
    /// line of a combat zone), or if the progress is impossible.
    pub(super) fn resumed(page: Page, progress: &Progress, question: &Question) -> Option<Self> {
        let is_zone = matches!(page.part(progress), Some(CardKind::CombatZone { .. }));
        let incoming = match question {
            Question::Engines | Question::Cannons => None,
            Question::Keep { .. } => return None,
            _ if is_zone => return None,
            Question::Defend { incoming } => Some(*incoming),
            _ => None,
        };
        progress.is_possible().then(|| Self { page, progress: progress.clone(), incoming })
    }

    pub(super) const fn page(&self) -> &Page {
        &self.page
    }

    /// The progress.
    pub(super) const fn progress(&self) -> &Progress {
        &self.progress
    }

    /// Begins, or continues after an answer, up to the next question; `None` at the end.
    pub(super) fn go_on(
        &mut self,
        heard: Option<Heard<'_>>,
        table: &mut Table,
        events: &mut Vec<Event>,
    ) -> Option<Asked> {
        let Self { page, progress, incoming } = self;
        let now = &mut Moment { table, progress, incoming, events };
        let asked = match page {
            Page::Over => None,
            Page::Withdrawal => withdrawal::go_on(heard.as_ref(), now),
            Page::Jump(_) => hyperspace::go_on(heard.as_ref(), now),
            Page::Card(card) => resolve(card, heard, now),
            Page::Penalty(penalty, seat) => match heard {
                None => suffering::begin(penalty, *seat, now),
                Some(heard) => suffering::go_on(penalty, heard, now),
            },
        }?;
        self.progress.leave_out(|seat| !table.has_ship(seat));
        Some(asked)
    }

    /// The possible outcomes of the roll, each with its number of throws.
    pub(super) fn rolls(&self, question: &Question, table: &Table) -> Vec<(Answer, u32)> {
        match question {
            Question::Roll { attack, wanted } => barrage::rolls(*attack, *wanted, table),
            Question::Locate { .. } => sabotage::rolls(&self.progress, table),
            _ => Vec::new(),
        }
    }
}

fn resolve(card: &CardKind, heard: Option<Heard<'_>>, now: &mut Moment<'_>) -> Option<Asked> {
    match card {
        CardKind::Sequence { parts } => sequence::go_on(parts, heard, now),
        card => resolve_part(card, heard, now),
    }
}

fn resolve_part(card: &CardKind, heard: Option<Heard<'_>>, now: &mut Moment<'_>) -> Option<Asked> {
    match card {
        // no sequence contains another
        CardKind::Sequence { .. } => None,
        CardKind::OpenSpace => open_space::go_on(heard.as_ref(), now),
        CardKind::Stardust => stardust::resolve(now),
        CardKind::Epidemic => epidemic::resolve(now),
        CardKind::Sabotage => sabotage::go_on(heard, now),
        CardKind::MeteorSwarm { meteors } => meteor_swarm::go_on(meteors, heard, now),
        CardKind::Planets { planets, days } => planets::go_on(planets, *days, heard.as_ref(), now),
        &CardKind::AbandonedShip { crew, credits, days } => {
            abandoned::go_on(Find::Ship { credits }, crew, days, heard.as_ref(), now)
        }
        &CardKind::AbandonedStation { crew, goods, days } => {
            abandoned::go_on(Find::Station { goods }, crew, days, heard.as_ref(), now)
        }
        &CardKind::Slavers { strength, lose_crew, credits, days } => {
            Enemy { foe: Foe::Slavers { lose_crew, credits }, strength, days }.go_on(heard, now)
        }
        &CardKind::Smugglers { strength, lose_goods, goods, days } => {
            Enemy { foe: Foe::Smugglers { lose_goods, goods }, strength, days }.go_on(heard, now)
        }
        &CardKind::Pirates { strength, ref shots, credits, days } => {
            Enemy { foe: Foe::Pirates { shots, credits }, strength, days }.go_on(heard, now)
        }
        CardKind::CombatZone { lines } => combat_zone::go_on(lines, heard, now),
        &CardKind::Intruders { from, number, boards, ref turns, deed, credits, days } => {
            Intruders { from, number, boards, turns, deed, credits, days }.go_on(heard, now)
        }
    }
}
