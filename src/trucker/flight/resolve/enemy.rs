//! Slavers, smugglers and pirates (BG-ENEMY-1, BG-ENEMY-2).

use core::cmp::Ordering;

use super::moment::Moment;
use super::{Asked, Heard, barrage, of};
use crate::table::{Actor, Seat};
use crate::trucker::attack::salvo::Salvo;
use crate::trucker::fleet::aboard::Goods;
use crate::trucker::fleet::strength::Strength;
use crate::trucker::flight::answer::Answer;
use crate::trucker::flight::event::{Event, Fight};
use crate::trucker::flight::question::Question;

/// An enemy attacks in order until it is beaten.
#[derive(Clone, Copy)]
pub(super) struct Enemy<'a> {
    pub(super) foe: Foe<'a>,
    pub(super) strength: u16,
    pub(super) days: u16,
}

/// What the enemy takes and leaves.
#[derive(Clone, Copy)]
pub(super) enum Foe<'a> {
    Slavers { lose_crew: u16, credits: u16 },
    Smugglers { lose_goods: u16, goods: Goods },
    Pirates { shots: &'a Salvo, credits: u16 },
}

impl Enemy<'_> {
    pub(super) fn go_on(self, heard: Option<Heard<'_>>, now: &mut Moment<'_>) -> Option<Asked> {
        match heard {
            None => now.all_wait(),
            Some((Actor::Seat(seat), _, Answer::Powered { strengths, .. })) => {
                let due = self.fight(seat, strengths.cannons, now);
                if due.is_some() {
                    return due;
                }
            }
            Some((_, Question::Crew { .. } | Question::Goods { .. }, _)) => {}
            Some((Actor::Seat(seat), Question::Take, Answer::Takes(true))) => return self.reward(seat, now),
            Some((Actor::Seat(seat), Question::Stow { .. }, Answer::Done)) => {
                now.table.lose_days(seat, self.days.into(), now.events);
                return None;
            }
            Some((_, Question::Take, _)) => return None,
            Some(heard) => return self.salvo(|shots, now| barrage::go_on(shots, heard, now), now),
        }
        let asked = now.ask_next(Question::Cannons);
        asked.or_else(|| self.salvo(|shots, now| barrage::begin(shots, now.progress.losers.clone(), now), now))
    }

    /// LM-R47: the salvo comes before the reward.
    fn salvo<'m>(
        self,
        shoot: impl FnOnce(&Salvo, &mut Moment<'m>) -> Option<Asked>,
        now: &mut Moment<'m>,
    ) -> Option<Asked> {
        let shot_at = match self.foe {
            Foe::Pirates { shots, .. } => shoot(shots, now),
            Foe::Slavers { .. } | Foe::Smugglers { .. } => None,
        };
        shot_at.or_else(|| now.progress.winner.map(|seat| of(seat, Question::Take)))
    }

    /// BG-ENEMY-1: the winner takes the reward; goods are stowed before days are lost.
    fn reward(self, seat: Seat, now: &mut Moment<'_>) -> Option<Asked> {
        match self.foe {
            Foe::Smugglers { goods, .. } => Some(of(seat, Question::Stow { loads: now.table.loads(goods) })),
            Foe::Slavers { credits, .. } | Foe::Pirates { credits, .. } => {
                now.table.pay(seat, credits.into(), now.events);
                now.table.lose_days(seat, self.days.into(), now.events);
                None
            }
        }
    }

    /// BG-ENEMY-1, BG-HALF: above the enemy's strength it is beaten, below it the penalty is due.
    fn fight(self, seat: Seat, ours: Strength, now: &mut Moment<'_>) -> Option<Asked> {
        let fight = match ours.cmp(&Strength::from_points(self.strength.into())) {
            Ordering::Greater => Fight::Won,
            Ordering::Equal => Fight::Drawn,
            Ordering::Less => Fight::Lost,
        };
        now.events.push(Event::Fought { seat, fight });
        match fight {
            Fight::Won => {
                now.progress.winner = Some(seat);
                now.progress.waiting.clear();
                None
            }
            Fight::Drawn => None,
            Fight::Lost => self.suffer(seat, now),
        }
    }

    /// BG-ENEMY-2.
    fn suffer(self, seat: Seat, now: &mut Moment<'_>) -> Option<Asked> {
        match self.foe {
            Foe::Slavers { lose_crew, .. } => Some(of(seat, Question::Crew { count: lose_crew.into() })),
            Foe::Smugglers { lose_goods, .. } => Some(of(seat, Question::Goods { count: lose_goods.into() })),
            Foe::Pirates { .. } => {
                now.progress.losers.push(seat);
                None
            }
        }
    }
}
