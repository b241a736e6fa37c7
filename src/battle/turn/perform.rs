//! What a choice does.

use alloc::vec::Vec;

use crate::battle::action::Action;
use crate::battle::card::Card;
use crate::battle::event::Event;
use crate::battle::game::Game;
use crate::battle::piece::{PieceId, Squadron};
use crate::battle::pieces::Pieces;
use crate::battle::sortie::{Flier, Sortie};
use crate::battle::step::Step;

impl Game {
    /// Does what [`Game::check`] has allowed.
    pub(in crate::battle) fn perform(&mut self, action: Action, order: Option<&[PieceId]>, events: &mut Vec<Event>) {
        match action {
            Action::Reveal { card } => {
                self.cards.get_mut(self.active).play(card);
                self.card = Some(card);
                self.step = Step::Squadron;
                events.push(Event::Revealed { seat: self.active, card });
            }
            Action::Squadron { squadron } => self.lift_off(squadron, order),
            Action::Land { fighter } => {
                let flier = self.sortie.airborne.iter().find(|flier| flier.piece == fighter);
                if let Some(flier) = flier {
                    self.come_down(flier, events);
                }
            }
            Action::Destroy { fighter } => self.settle_collision(fighter, events),
            Action::Fire { fighter } => {
                self.field.fire(fighter, events);
                self.sortie.ready.remove(fighter);
            }
            Action::Turn { fighter, facing } => {
                self.field.turn(fighter, facing);
                self.sortie.turning.remove(fighter);
                events.push(Event::Turned { piece: fighter, facing });
            }
            Action::Capital { ship, to } => {
                self.field.sail(ship, to, events);
                self.step = Step::Shoot { ship };
            }
            Action::Shoot { target } => {
                if let Step::Shoot { ship } = self.step {
                    events.push(Event::Shot { by: ship, at: target });
                    self.field.shoot(target, ship, events);
                }
                self.step = Step::End;
            }
            Action::HoldFire => self.step = Step::End,
            Action::End => self.end_turn(events),
        }
    }

    /// BBS-21, BBS-R4: the whole squadron lifts off. With a first number of 0 it stays where it is (BBS-R30).
    fn lift_off(&mut self, squadron: Squadron, order: Option<&[PieceId]>) {
        let fighters: Pieces = self.fighters(squadron).collect();
        self.sortie = Sortie { ready: fighters, turning: fighters, ordered: order.is_some(), ..Sortie::NONE };
        self.step = Step::Fire;
        let distance = self.card.map_or(0, Card::distance);
        if distance == 0 {
            return;
        }
        self.step = Step::Land;
        for piece in
            order.map_or_else(|| fighters, |_| Pieces::EMPTY).iter().chain(order.into_iter().flatten().copied())
        {
            if let Some(ship) = self.field.take_off(piece) {
                let to = ship.at.ahead(ship.facing, distance.cast_signed());
                // A squadron has six fighters: there is room for each.
                let _ = self.sortie.airborne.push(Flier { piece, ship, to });
            }
        }
    }

    /// One fighter comes down, unless its owner has to choose first (BBS-27).
    pub(in crate::battle) fn come_down(&mut self, flier: Flier, events: &mut Vec<Event>) {
        let mover = flier.piece;
        match self.field.land(flier, events) {
            Some(other) => self.step = Step::Collide { mover, other },
            None => {
                self.sortie.airborne.take(|each| each == flier);
            }
        }
    }

    /// BBS-27, BBS-R6: one of two own fighters is destroyed, and the other has the hex.
    pub(in crate::battle) fn settle_collision(&mut self, destroyed: PieceId, events: &mut Vec<Event>) {
        let Step::Collide { mover, .. } = self.step else { return };
        self.step = Step::Land;
        let Some(flier) = self.sortie.airborne.take(|flier| flier.piece == mover) else { return };
        self.field.destroy(destroyed, None, events);
        if destroyed != mover {
            self.field.touch_down(mover, flier.ship.moved(flier.to, flier.ship.facing), events);
        }
    }

    /// BBS-15, BBS-20: the turn ends, and a card is drawn if there is one.
    fn end_turn(&mut self, events: &mut Vec<Event>) {
        let seat = self.active;
        if self.cards.get_mut(seat).draw() {
            events.push(Event::Drew { seat });
        }
        events.push(Event::Ended { seat });
        self.card = None;
        self.step = Step::Reveal;
        self.pass_on();
        if self.step == Step::Over {
            events.push(Event::Over);
        }
    }
}
