//! What may be chosen at each step.

use crate::battle::game::Game;
use crate::battle::game::choice::{Choice, Landing};
use crate::battle::game::refusal::Refusal;
use crate::battle::game::step::Step;
use crate::battle::pieces::card::Card;
use crate::battle::pieces::piece::{PieceId, Squadron};
use crate::battle::pieces::set::Pieces;
use crate::battle::pieces::ship::Ship;
use crate::hex::Direction;
use crate::table::Actor;

impl Game {
    /// Judges a choice without taking it: may this actor make it now?
    ///
    /// # Errors
    /// [`Refusal`] with the rule that forbids it.
    pub fn check(&self, actor: impl Into<Actor>, choice: &Choice) -> Result<(), Refusal> {
        let actor = actor.into();
        match self.decider() {
            None => Err(Refusal::Over),
            Some(decider) if actor != Actor::Seat(decider) => {
                Err(Refusal::NotAwaited { actor, decider, expected: self.turn.step })
            }
            Some(_) => self.may_choose(choice),
        }
    }

    /// May the player who is awaited choose so?
    fn may_choose(&self, choice: &Choice) -> Result<(), Refusal> {
        match (self.turn.step, choice) {
            (Step::Place, Choice::Place(placement)) => {
                let zone = self.field.layout().zone(self.turn.active);
                Ok(zone.map_or(Ok(()), |zone| placement.check(self.turn.active, zone))?)
            }
            (Step::Reveal, &Choice::Reveal { card }) => self.may_reveal(card),
            (Step::Squadron, &Choice::Squadron { squadron }) => self.may_fly(squadron),
            (Step::Squadron, Choice::Landing(landing)) => self.may_land_so(landing),
            (Step::Land, &Choice::Land { fighter }) => {
                self.able_to_land().contains(fighter).then_some(()).ok_or(Refusal::NotLanding { fighter })
            }
            (Step::Collide { mover, other }, &Choice::Destroy { fighter }) => collided(mover, other)
                .contains(fighter)
                .then_some(())
                .ok_or(Refusal::NotColliding { fighter, mover, other }),
            (Step::Fire, &Choice::Fire { fighter }) => {
                let ready = self.turn.under_way.ready.contains(fighter);
                ready.then_some(()).ok_or(Refusal::NotFiring { fighter })
            }
            (Step::Turn { fighter: expected }, &Choice::Turn { fighter, facing }) => {
                self.may_turn(fighter, facing, expected)
            }
            (Step::Capital, &Choice::Capital { ship, to }) => {
                Ok(self.field.may_sail(ship, self.own_capital(ship)?, to, self.points())?)
            }
            (Step::Shoot { ship }, &Choice::Shoot { target }) => {
                Ok(self.field.may_shoot(ship, self.own_capital(ship)?, target)?)
            }
            (Step::Shoot { .. }, Choice::HoldFire)
            | (Step::End, Choice::End)
            | (Step::EliteFace { .. }, Choice::EliteFace { .. }) => Ok(()),
            (Step::Fire, Choice::Pass) if self.turn.under_way.ready.is_empty() => Ok(()),
            (_, &Choice::Turn { fighter, .. }) if self.turn.card.is_some() && self.turn_limit() == 0 => {
                Err(Refusal::NobodyTurns { fighter })
            }
            (_, choice) => self.check_power(choice),
        }
    }

    /// BBS-16, BBS-D3.1: may this card be revealed?
    fn may_reveal(&self, card: Card) -> Result<(), Refusal> {
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
        self.fighters(squadron).next().map(|_| ()).ok_or(Refusal::EmptySquadron { squadron })
    }

    /// BBS-18, BBS-R2: the squadrons of which one moves.
    pub(in crate::battle::game) fn able_to_fly(&self) -> impl Iterator<Item = Squadron> + '_ {
        Squadron::all(self.turn.active).filter(|&squadron| self.may_fly(squadron).is_ok())
    }

    /// BBS-R5: the fighters of which one comes down next.
    pub(super) fn able_to_land(&self) -> Pieces {
        self.turn.under_way.contenders().map(|flier| flier.id).collect()
    }

    /// BBS-R5: is this an order in which the squadron can come down?
    fn may_land_so(&self, Landing { with, order }: &Landing) -> Result<(), Refusal> {
        let &(Choice::Squadron { squadron } | Choice::Double { squadron, .. } | Choice::Displace { squadron, .. }) =
            with
        else {
            return Err(Refusal::NoLanding);
        };
        self.may_choose(with)?;
        let fighters: Pieces = self.fighters(squadron).collect();
        let each_once = fighters.iter().count() == order.len() && order.iter().copied().collect::<Pieces>() == fighters;
        each_once.then_some(()).ok_or(Refusal::LandingOrder { squadron })
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
