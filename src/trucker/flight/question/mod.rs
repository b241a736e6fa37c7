//! The questions of a flight: listing, checking and applying answers.

mod crew;
mod defend;
mod goods;
mod hyperspace;
mod keep;
mod land;
mod power;
mod stow;
mod withdraw;

use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::dice::Die;
use crate::table::{Actor, Seat};
use crate::trucker::attack::{Attack, Impact, Incoming, Wanted};
use crate::trucker::fleet::Fleet;
use crate::trucker::fleet::aboard::Goods;
use crate::trucker::flight::answer::{Answer, Settled};
use crate::trucker::flight::ask::Ask;
use crate::trucker::flight::choice::Choice;
use crate::trucker::flight::event::Event;
use crate::trucker::flight::refusal::Refusal;
use crate::trucker::flight::table::Table;
use crate::trucker::rules::rulings::Rulings;
pub(super) use hyperspace::can_jump;

/// A question to a player or the table, with everything that matters for the answer. A player is asked only if more than one
/// answer is legal.
///
/// With the feature `serde` a question is tagged with `ask`.
///
/// JSON: `{"ask": "crew", "count": 2}`
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Question {
    /// Before a card is shown: does a ship [withdraw](Choice::Withdraw), or do all [fly on](Choice::FlyOn) (LM-END-1)? If the
    /// [rulings](Rulings::boosts_and_stasis) say so, sleepers may also be [woken](Choice::Wake) (LM-FLEET-8).
    Withdraw,
    /// When a card is shown, if the [rulings](Rulings::boosts_and_stasis) say so: does a ship with a booster
    /// [go into hyperspace](Choice::Jump), or do all [fly on](Choice::FlyOn) (LM-FLEET-13)? Only players are asked who have a
    /// booster and a battery on the same ship.
    Hyperspace,
    /// Which double engines to [power](Choice::Power) (BG-POWER)?
    Engines,
    /// Which double cannons to [power](Choice::Power) (BG-POWER)?
    Cannons,
    /// [Land](Choice::Land), or [not](Choice::Decline) (BG-PLANETS)?
    Land {
        /// The free planets, from 0.
        free: Vec<u8>,
        /// The number of planets.
        planets: u8,
    },
    /// [Take](Choice::Take) or [leave](Choice::Decline) the card's offer (BG-SHIP, BG-STATION, BG-ENEMY-1)?
    Take,
    /// Which crew to [lose](Choice::GiveCrew) (LM-FLEET-9)?
    Crew {
        /// How many the card takes; no more go than there are.
        count: u32,
    },
    /// Which goods, and batteries in their place, to [lose](Choice::GiveGoods) (LM-FLEET-9)?
    Goods {
        /// How many the card takes; no more go than there are.
        count: u32,
    },
    /// How to [stow](Choice::Stow) the goods (BG-GOODS-2, LM-FLEET-6)?
    Stow {
        /// The possible loads: first as printed, then, in a class IV flight with level III cards, others (LM-IV3-5).
        loads: Vec<Goods>,
    },
    /// How to [defend](Choice::Defend) against an attack (LM-SPLICE-10)?
    Defend {
        /// The attack.
        incoming: Incoming,
    },
    /// Which piece of a broken ship to [keep](Choice::Keep) (LM-LEGAL-12)?
    Keep {
        /// The hit, and the broken ships.
        impact: Box<Impact>,
    },
    /// The table: the next [die](Choice::Die) of an attack.
    Roll {
        /// The attack, with the side after the dice so far.
        attack: Attack,
        /// The purpose of the die.
        wanted: Wanted,
    },
    /// The table: the next [die](Choice::Die) of a sabotage (BG-SABOTAGE).
    Locate {
        /// The dice of this try so far.
        rolled: Vec<Die>,
    },
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Question by "ask" {
    "withdraw" => Withdraw,
    "hyperspace" => Hyperspace,
    "engines" => Engines,
    "cannons" => Cannons,
    "land" => Land { free, planets },
    "take" => Take,
    "crew" => Crew { count },
    "goods" => Goods { count },
    "stow" => Stow { loads },
    "defend" => Defend { incoming },
    "keep" => Keep { impact },
    "roll" => Roll { attack, wanted },
    "locate" => Locate { rolled },
});

impl Question {
    /// Its subject.
    #[must_use]
    pub const fn ask(&self) -> Ask {
        match self {
            Self::Withdraw => Ask::Withdraw,
            Self::Hyperspace => Ask::Hyperspace,
            Self::Engines => Ask::Engines,
            Self::Cannons => Ask::Cannons,
            Self::Land { .. } => Ask::Land,
            Self::Take => Ask::Take,
            Self::Crew { .. } => Ask::Crew,
            Self::Goods { .. } => Ask::Goods,
            Self::Stow { .. } => Ask::Stow,
            Self::Defend { .. } => Ask::Defend,
            Self::Keep { .. } => Ask::Keep,
            Self::Roll { .. } => Ask::Roll,
            Self::Locate { .. } => Ask::Locate,
        }
    }

    /// Whether there are too many answers to list them all.
    pub(super) const fn accepts_unlisted(&self) -> bool {
        matches!(
            self,
            Self::Engines
                | Self::Cannons
                | Self::Crew { .. }
                | Self::Goods { .. }
                | Self::Stow { .. }
                | Self::Defend { .. }
        )
    }

    /// The answer, if there is only one and no question is needed.
    pub(super) fn only(&self, fleet: &Fleet, rulings: Rulings) -> Option<Choice> {
        match self {
            Self::Engines | Self::Cannons => power::only(fleet, self.ask()),
            Self::Crew { count } => crew::only(fleet, *count),
            Self::Goods { count } => goods::only(fleet, *count, rulings.goods_from),
            Self::Stow { loads } => stow::only(fleet, loads),
            Self::Defend { incoming } => defend::only(fleet, incoming),
            Self::Keep { impact } => keep::only(impact),
            Self::Withdraw
            | Self::Hyperspace
            | Self::Land { .. }
            | Self::Take
            | Self::Roll { .. }
            | Self::Locate { .. } => None,
        }
    }

    /// Appends the answers that are listed.
    pub(super) fn list(&self, fleet: &Fleet, rulings: Rulings, choices: &mut Vec<Choice>) {
        match self {
            Self::Withdraw => withdraw::list(fleet, rulings, choices),
            Self::Hyperspace => hyperspace::list(fleet, choices),
            Self::Engines | Self::Cannons => power::list(fleet, self.ask(), choices),
            Self::Land { free, .. } => {
                choices.extend(free.iter().map(|&planet| Choice::Land { planet }));
                choices.push(Choice::Decline);
            }
            Self::Take => choices.extend([Choice::Take, Choice::Decline]),
            Self::Crew { count } => crew::list(fleet, *count, choices),
            Self::Goods { count } => goods::list(fleet, *count, rulings.goods_from, choices),
            Self::Stow { loads } => stow::list(fleet, loads, choices),
            Self::Defend { incoming } => defend::list(fleet, incoming, choices),
            Self::Keep { impact } => keep::list(impact, choices),
            Self::Roll { .. } | Self::Locate { .. } => choices.extend(Die::ALL.map(|face| Choice::Die { face })),
        }
    }

    /// Checks a choice of the player asked.
    pub(super) fn judge(&self, table: &Table, actor: Actor, choice: &Choice) -> Result<Settled, Refusal> {
        match (self, actor, choice) {
            (Self::Roll { .. } | Self::Locate { .. }, Actor::Table, &Choice::Die { face }) => {
                Ok(Settled { event: Some(Event::Rolled { face }), ..Settled::only(Answer::Rolled(face)) })
            }
            (_, Actor::Seat(seat), _) => self.judge_player(table, seat, choice),
            _ => Err(self.no_answer(actor)),
        }
    }

    fn judge_player(&self, table: &Table, seat: Seat, choice: &Choice) -> Result<Settled, Refusal> {
        let fleet = table.fleet(seat);
        match (self, choice) {
            (Self::Withdraw | Self::Hyperspace, Choice::FlyOn) => Ok(Settled::only(Answer::FliesOn)),
            (Self::Withdraw, &Choice::Withdraw { at }) => withdraw::judge(fleet, seat, at),
            (Self::Withdraw, &Choice::Wake { chamber, cabin }) => {
                withdraw::judge_waking(fleet, seat, table.terms.rulings, chamber, cabin)
            }
            (Self::Hyperspace, &Choice::Jump { booster, battery }) => hyperspace::judge(fleet, seat, booster, battery),
            (Self::Engines | Self::Cannons, Choice::Power { powered, tokens }) => {
                power::judge(fleet, seat, self.ask(), *powered, tokens)
            }
            (Self::Land { free, planets }, &Choice::Land { planet }) => land::judge(seat, planet, free, *planets),
            (Self::Land { .. }, Choice::Decline) => {
                Ok(Settled { event: Some(Event::Declined { seat }), ..Settled::only(Answer::Lands(None)) })
            }
            (Self::Take, Choice::Take) => {
                Ok(Settled { event: Some(Event::Took { seat }), ..Settled::only(Answer::Takes(true)) })
            }
            (Self::Take, Choice::Decline) => {
                Ok(Settled { event: Some(Event::Declined { seat }), ..Settled::only(Answer::Takes(false)) })
            }
            (Self::Crew { count }, Choice::GiveCrew { from }) => crew::judge(fleet, seat, *count, from),
            (Self::Goods { count }, Choice::GiveGoods { loss }) => {
                goods::judge(fleet, seat, *count, table.terms.rulings.goods_from, loss)
            }
            (Self::Stow { loads }, Choice::Stow { load, holds }) => {
                stow::judge(fleet, seat, loads, *load, holds, table.rule_of_loads())
            }
            (Self::Defend { incoming }, Choice::Defend { defence }) => defend::judge(fleet, seat, incoming, defence),
            (Self::Keep { impact }, &Choice::Keep { at }) => keep::judge(impact, at),
            _ => Err(self.no_answer(seat.into())),
        }
    }

    const fn no_answer(&self, awaited: Actor) -> Refusal {
        Refusal::NoAnswer { awaited, ask: self.ask() }
    }
}
