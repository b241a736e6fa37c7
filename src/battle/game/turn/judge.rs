//! Whether something may be chosen, and what it comes to.

use crate::battle::game::Game;
use crate::battle::game::choice::{Choice, Landing};
use crate::battle::game::placement::Placement;
use crate::battle::game::refusal::Refusal;
use crate::battle::game::step::Step;
use crate::battle::game::turn::settled::{Settled, Way};
use crate::battle::pieces::card::Card;
use crate::battle::pieces::piece::{PieceId, Squadron};
use crate::battle::pieces::set::Pieces;
use crate::battle::pieces::ship::Ship;
use crate::hex::Direction;
use crate::table::Actor;

impl Game {
    /// Checks a choice without applying it.
    ///
    /// # Errors
    /// [`Refusal`] with the rule that forbids it.
    pub fn check(&self, actor: impl Into<Actor>, choice: &Choice) -> Result<(), Refusal> {
        self.judge_of(actor.into(), choice).map(|_| ())
    }

    /// Checks a choice of an actor.
    pub(super) fn judge_of<'c>(&self, actor: Actor, choice: &'c Choice) -> Result<Settled<'c>, Refusal> {
        match self.awaited_seat() {
            None => Err(Refusal::Over),
            Some(decider) if actor != Actor::Seat(decider) => {
                Err(Refusal::NotAwaited { actor, decider, expected: self.turn.step })
            }
            Some(_) => self.judge(choice),
        }
    }

    /// Checks a choice of the player to act.
    pub(super) fn judge<'c>(&self, choice: &'c Choice) -> Result<Settled<'c>, Refusal> {
        let not_now = || Refusal::OutOfOrder { expected: self.turn.step };
        match *choice {
            Choice::Place(ref placement) => self.judge_placement(placement),
            Choice::Reveal { card } => self.may_reveal(card).map(|()| Settled::Revealed { card }),
            Choice::Squadron { .. } | Choice::Double { .. } | Choice::Displace { .. } => {
                self.judge_move(choice).map(|(squadron, way)| Settled::Moved { squadron, way, order: None })
            }
            Choice::Landing(ref landing) => self.judge_order(landing),
            Choice::Land { fighter } => self.judge_landing(fighter),
            Choice::Destroy { fighter } => self.judge_collision(fighter),
            Choice::EliteFace { facing } => match self.turn.step {
                Step::EliteFace { elite } => Ok(Settled::Faced { elite, facing }),
                _ => Err(not_now()),
            },
            Choice::Fire { fighter } => self.judge_fire(fighter),
            Choice::Pass if self.turn.under_way.ready.is_empty() => self.is_now(Step::Fire).map(|()| Settled::Passed),
            Choice::Pass => Err(not_now()),
            Choice::Turn { fighter, facing } => self.judge_turn(fighter, facing),
            Choice::Capital { ship: piece, to } => {
                self.is_now(Step::Capital)?;
                let ship = self.own_capital(piece)?;
                self.field.may_sail(piece, ship, to, self.points())?;
                Ok(Settled::Sailed { piece, ship, to })
            }
            Choice::Shoot { target: at } => {
                let Step::Shoot { ship: by } = self.turn.step else { return Err(not_now()) };
                self.field.may_shoot(by, self.own_capital(by)?, at)?;
                Ok(Settled::Shot { by, at })
            }
            Choice::HoldFire => match self.turn.step {
                Step::Shoot { .. } => Ok(Settled::HeldFire),
                _ => Err(not_now()),
            },
            Choice::End => self.is_now(Step::End).map(|()| Settled::Ended),
            Choice::Unveil => self.may_unveil().map(|power| Settled::Unveiled { power }),
            Choice::Elite { fighter } => self.may_choose_elite(fighter).map(|()| Settled::Elite { fighter }),
            Choice::EliteEnd { to } => self.may_end_elite(to).map(|elite| Settled::EliteEnded { elite, to }),
            Choice::Blast { fighter } => self.may_blast(fighter).map(|at| Settled::Blast { fighter, at }),
            Choice::Asteroid { from, to } => self.may_move_asteroid(from, to).map(|()| Settled::Asteroid { from, to }),
            Choice::Laser { ship: by } => self.may_fire_laser(by).map(|at| Settled::Laser { by, at }),
            Choice::SuperShot { ship: by } => self.may_fire_super_shot(by).map(|pose| Settled::SuperShot { by, pose }),
            Choice::Shield { ship } => self.may_shield(ship).map(|()| Settled::Shielded { ship }),
            Choice::Answer { raise } => {
                self.may_answer(raise).map(|(hit, volley)| Settled::Answered { hit, raise, volley })
            }
            Choice::Resurrect { squadron } => self.may_resurrect(squadron).map(|first| Settled::Resurrecting { first }),
            Choice::ResurrectFallen => self.may_resurrect_fallen().map(|first| Settled::Resurrecting { first }),
            Choice::Return { fighter, at, facing } => {
                self.may_return(fighter, at).map(|()| Settled::Returned { fighter, at, facing })
            }
            Choice::Leave { fighter } => self.may_leave(fighter).map(|()| Settled::Stayed { fighter }),
        }
    }

    /// BBS-15: whether this is what has to be decided next.
    pub(in crate::battle::game) fn is_now(&self, step: Step) -> Result<(), Refusal> {
        if self.turn.step == step { Ok(()) } else { Err(Refusal::OutOfOrder { expected: self.turn.step }) }
    }

    fn judge_placement<'c>(&self, placement: &'c Placement) -> Result<Settled<'c>, Refusal> {
        self.is_now(Step::Place)?;
        let zone = self.field.layout().zone(self.turn.active);
        zone.map_or(Ok(()), |zone| placement.check(self.turn.active, zone))?;
        Ok(Settled::Placed { placement })
    }

    /// The move of a squadron, and how it moves.
    fn judge_move(&self, choice: &Choice) -> Result<(Squadron, Way), Refusal> {
        match *choice {
            Choice::Squadron { squadron } => {
                self.is_now(Step::Squadron)?;
                self.may_fly(squadron).map(|()| (squadron, Way::Ahead))
            }
            Choice::Double { squadron, fighters } => {
                self.may_double(squadron, fighters).map(|()| (squadron, Way::Doubled(fighters)))
            }
            Choice::Displace { squadron, by } => {
                self.may_displace(squadron, by).map(|()| (squadron, Way::Displaced(by)))
            }
            _ => Err(Refusal::NoLanding),
        }
    }

    /// BBS-R5: whether the squadron can come down in this order.
    fn judge_order<'c>(&self, Landing { with, order }: &'c Landing) -> Result<Settled<'c>, Refusal> {
        self.is_now(Step::Squadron)?;
        let (squadron, way) = self.judge_move(with)?;
        let fighters = self.fighters(squadron);
        let each_once = fighters.len() == order.len() && order.iter().copied().collect::<Pieces>() == fighters;
        each_once
            .then_some(Settled::Moved { squadron, way, order: Some(order) })
            .ok_or(Refusal::LandingOrder { squadron })
    }

    /// BBS-R5: whether this fighter may be the next to come down.
    fn judge_landing(&self, fighter: PieceId) -> Result<Settled<'static>, Refusal> {
        self.is_now(Step::Land)?;
        let flier = self.turn.under_way.contenders().find(|flier| flier.id == fighter);
        let landing = flier.and_then(|flier| Some(Settled::CameDown { flier, to: flier.to? }));
        landing.ok_or(Refusal::NotLanding { fighter })
    }

    /// BBS-27: whether this fighter may be the one that is destroyed.
    fn judge_collision(&self, destroyed: PieceId) -> Result<Settled<'static>, Refusal> {
        let Step::Collide { mover, other } = self.turn.step else {
            return Err(Refusal::OutOfOrder { expected: self.turn.step });
        };
        let flier = self.turn.under_way.airborne.iter().find(|flier| flier.id == mover);
        let flier = flier.filter(|_| collided(mover, other).contains(destroyed));
        let collision = flier.and_then(|flier| Some(Settled::Collided { flier, to: flier.to?, destroyed }));
        collision.ok_or(Refusal::NotColliding { fighter: destroyed, mover, other })
    }

    /// BBS-33: whether this fighter has yet to fire.
    fn judge_fire(&self, by: PieceId) -> Result<Settled<'static>, Refusal> {
        self.is_now(Step::Fire)?;
        if !self.turn.under_way.ready.contains(by) {
            return Err(Refusal::NotFiring { fighter: by });
        }
        Ok(Settled::Fired { by, ship: self.field.find(by)? })
    }

    /// BBS-40, BBS-41: whether this fighter turns now, and may turn so far.
    fn judge_turn(&self, fighter: PieceId, facing: Direction) -> Result<Settled<'static>, Refusal> {
        match self.turn.step {
            Step::Turn { fighter: expected } => {
                self.may_turn(fighter, facing, expected).map(|()| Settled::Turned { fighter, facing })
            }
            _ if self.turn.card.is_some() && self.turn_limit() == 0 => Err(Refusal::NobodyTurns { fighter }),
            expected => Err(Refusal::OutOfOrder { expected }),
        }
    }

    /// BBS-16, BBS-D3.1: may this card be revealed?
    fn may_reveal(&self, card: Card) -> Result<(), Refusal> {
        self.is_now(Step::Reveal)?;
        let (seat, cards) = (self.turn.active, self.cards.get(self.turn.active));
        if cards.hand.contains(card) {
            Ok(())
        } else if self.chooses_cards(seat) {
            Err(Refusal::NoChoice { seat, card })
        } else {
            Err(Refusal::NotInHand { seat, card })
        }
    }

    /// BBS-18, BBS-R2: may this squadron be the one that moves?
    pub(in crate::battle::game) fn may_fly(&self, squadron: Squadron) -> Result<(), Refusal> {
        if squadron.seat() != self.turn.active {
            return Err(Refusal::NotOwn { seat: self.turn.active, piece: squadron.fighter(0) });
        }
        if self.fighters(squadron).is_empty() { Err(Refusal::EmptySquadron { squadron }) } else { Ok(()) }
    }

    /// BBS-18, BBS-R2: the squadrons of which one moves.
    pub(in crate::battle::game) fn able_to_fly(&self) -> impl Iterator<Item = Squadron> + '_ {
        Squadron::all(self.turn.active).filter(|&squadron| self.may_fly(squadron).is_ok())
    }

    /// BBS-R5: the fighters of which one comes down next.
    pub(super) fn able_to_land(&self) -> Pieces {
        self.turn.under_way.contenders().map(|flier| flier.id).collect()
    }

    /// BBS-40, BBS-41: may this fighter turn so far?
    pub(super) fn may_turn(&self, fighter: PieceId, facing: Direction, expected: PieceId) -> Result<(), Refusal> {
        if fighter != expected {
            return Err(Refusal::NotTurning { fighter, expected });
        }
        let ship = self.field.find(fighter)?;
        let (sides, most) = (ship.facing.apart(facing), self.turn_limit());
        if sides > most { Err(Refusal::TurnsTooFar { fighter, sides, most }) } else { Ok(()) }
    }

    /// BBS-40, BBS-41: the facings that this fighter may take.
    pub(super) fn facings(&self, fighter: PieceId) -> impl Iterator<Item = Direction> + '_ {
        Direction::ALL.into_iter().filter(move |&facing| self.may_turn(fighter, facing, fighter).is_ok())
    }

    /// BBS-18, BBS-42: a capital ship of the player whose turn it is.
    fn own_capital(&self, piece: PieceId) -> Result<Ship, Refusal> {
        if piece.seat() != self.turn.active {
            return Err(Refusal::NotOwn { seat: self.turn.active, piece });
        }
        if !piece.is_capital() {
            return Err(Refusal::NotCapital { piece });
        }
        Ok(self.field.find(piece)?)
    }

    /// BBS-42, BBS-K1.1: the action points of this turn's capital ship.
    pub(in crate::battle::game) fn points(&self) -> u8 {
        self.turn.card.map_or(0, Card::points) + self.bonus_points()
    }

    /// BBS-21: how far the fighters of this turn move.
    pub(in crate::battle::game) fn distance(&self) -> u8 {
        self.turn.card.map_or(0, Card::distance)
    }

    pub(super) fn turn_limit(&self) -> u8 {
        self.turn.card.map_or(0, Card::turn)
    }
}

/// BBS-27: the fighters of which one is destroyed.
pub(super) fn collided(mover: PieceId, other: PieceId) -> Pieces {
    [mover, other].into_iter().collect()
}
