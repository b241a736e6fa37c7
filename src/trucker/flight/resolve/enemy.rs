//! Slavers, smugglers and pirates (BG-ENEMY-1, BG-ENEMY-2).

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::cmp::Ordering;

use super::barrage::Barrage;
use super::turns::Turns;
use super::{Asked, of};
use crate::table::Seat;
use crate::table::few::Few;
use crate::trucker::attack::salvo::Salvo;
use crate::trucker::fleet::aboard::Goods;
use crate::trucker::fleet::strength::Strength;
use crate::trucker::flight::event::{Event, Fight};
use crate::trucker::flight::progress::Progress;
use crate::trucker::flight::question::{Answer, Question};
use crate::trucker::flight::table::{Seats, Table};

/// An enemy attacks in order until it is beaten.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::trucker::flight) struct Enemy {
    foe: Foe,
    strength: u16,
    days: u16,
    turns: Turns,
    current: Option<Seat>,
    /// What is asked of who lost just now.
    due: Option<Question>,
    losers: Seats,
    winner: Option<Seat>,
    end: End,
}

/// What the enemy takes and leaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Foe {
    Slavers { lose_crew: u16, credits: u16 },
    Smugglers { lose_goods: u16, goods: Goods },
    Pirates { shots: Salvo, credits: u16 },
}

/// How far the end has come, once the enemy is beaten or has attacked all.
#[derive(Clone, Debug, PartialEq, Eq)]
enum End {
    Fighting,
    Salvo(Box<Barrage>),
    Reward,
    /// The reward was offered, and so were goods that were taken.
    Offered,
    /// These goods are to be stowed.
    Taken(Goods),
}

impl Enemy {
    pub(super) fn new(foe: Foe, strength: u16, days: u16, table: &Table) -> Self {
        Self {
            foe,
            strength,
            days,
            turns: Turns::leader_first(table),
            current: None,
            due: None,
            losers: Seats::new(),
            winner: None,
            end: End::Fighting,
        }
    }

    /// In the midst of it, with that player asked to fight or what the enemy takes, to meet a shot, or about the reward.
    pub(super) fn resumed(self, seat: Seat, question: &Question, progress: &Progress) -> Option<Self> {
        let losers = Few::collect(progress.losers.iter().copied())?;
        let end = match (question, &self.foe) {
            (Question::Defend { incoming }, Foe::Pirates { shots, .. }) => {
                End::Salvo(Box::new(Barrage::resumed(shots, seat, *incoming, progress)?))
            }
            (Question::Take | Question::Stow { .. }, _) => End::Offered,
            _ => End::Fighting,
        };
        let turns = if end == End::Fighting { Turns::waiting_are(progress)? } else { Turns::NOBODY };
        Some(Self { turns, current: Some(seat), losers, winner: progress.winner, end, ..self })
    }

    pub(super) fn next(&mut self, table: &mut Table, events: &mut Vec<Event>) -> Option<Asked> {
        loop {
            match &mut self.end {
                End::Fighting => match self.next_fight(table) {
                    Some(asked) => return Some(asked),
                    None => self.end = self.aftermath(),
                },
                End::Salvo(barrage) => match barrage.next(table, events) {
                    Some(asked) => return Some(asked),
                    None => self.end = End::Reward,
                },
                End::Reward => {
                    self.end = End::Offered;
                    return Some(of(self.winner?, Question::Take));
                }
                End::Taken(goods) => {
                    let asked = of(self.winner?, Question::Stow { loads: table.loads(*goods) });
                    self.end = End::Offered;
                    return Some(asked);
                }
                End::Offered => return None,
            }
        }
    }

    fn next_fight(&mut self, table: &Table) -> Option<Asked> {
        if let (Some(seat), Some(due)) = (self.current, self.due.take()) {
            return Some(of(seat, due));
        }
        self.current = if self.winner.is_some() { None } else { self.turns.next(table) };
        self.current.map(|seat| of(seat, Question::Cannons))
    }

    /// LM-R47: the salvo comes before the reward.
    fn aftermath(&self) -> End {
        match &self.foe {
            Foe::Pirates { shots, .. } => End::Salvo(Box::new(Barrage::new(shots, self.losers))),
            Foe::Slavers { .. } | Foe::Smugglers { .. } => End::Reward,
        }
    }

    /// BG-ENEMY-1: the winner takes the reward; goods are to be stowed first.
    fn reward(&mut self, table: &mut Table, events: &mut Vec<Event>) {
        match (self.winner, &self.foe) {
            (_, &Foe::Smugglers { goods, .. }) => self.end = End::Taken(goods),
            (Some(seat), &(Foe::Slavers { credits, .. } | Foe::Pirates { credits, .. })) => {
                table.pay(seat, credits.into(), events);
                table.lose_days(seat, self.days.into(), events);
            }
            (None, _) => {}
        }
    }

    pub(super) fn progress(&self, table: &Table) -> Progress {
        let shooting = match &self.end {
            End::Salvo(barrage) => barrage.progress(table),
            End::Fighting => Progress { waiting: self.turns.waiting(table), ..Progress::default() },
            End::Reward | End::Offered | End::Taken(_) => Progress::default(),
        };
        Progress { losers: Turns::of(self.losers).waiting(table), winner: self.winner, ..shooting }
    }

    pub(super) fn hear(&mut self, answer: Answer, table: &mut Table, events: &mut Vec<Event>) {
        match (&mut self.end, answer) {
            (End::Fighting, Answer::Powered { strengths, .. }) => self.fight(strengths.cannons, events),
            (End::Salvo(barrage), answer) => barrage.hear(answer, table, events),
            (End::Offered, Answer::Takes(true)) => self.reward(table, events),
            (End::Offered, Answer::Done) => {
                if let Some(seat) = self.winner {
                    table.lose_days(seat, self.days.into(), events);
                }
            }
            _ => {}
        }
    }

    /// The shot that is being rolled, after each of its outcomes, with the throws that bring it.
    pub(super) fn rolls(&self, table: &Table) -> Vec<(Self, u32)> {
        let End::Salvo(barrage) = &self.end else { return Vec::new() };
        let rolls = barrage.rolls(table).into_iter();
        rolls.map(|(barrage, ways)| (Self { end: End::Salvo(Box::new(barrage)), ..self.clone() }, ways)).collect()
    }

    /// BG-ENEMY-1, BG-HALF: above the enemy's strength it is beaten, below it the penalty is due.
    fn fight(&mut self, ours: Strength, events: &mut Vec<Event>) {
        let Some(seat) = self.current else { return };
        let fight = match ours.cmp(&Strength::from_points(self.strength.into())) {
            Ordering::Greater => Fight::Won,
            Ordering::Equal => Fight::Drawn,
            Ordering::Less => Fight::Lost,
        };
        events.push(Event::Fought { seat, fight });
        match fight {
            Fight::Won => self.winner = Some(seat),
            Fight::Drawn => {}
            Fight::Lost => self.suffer(seat),
        }
    }

    /// BG-ENEMY-2.
    fn suffer(&mut self, seat: Seat) {
        match self.foe {
            Foe::Slavers { lose_crew, .. } => self.due = Some(Question::Crew { count: lose_crew.into() }),
            Foe::Smugglers { lose_goods, .. } => self.due = Some(Question::Goods { count: lose_goods.into() }),
            // there are as many places as seats
            Foe::Pirates { .. } => drop(self.losers.push(seat)),
        }
    }
}
