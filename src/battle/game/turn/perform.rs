//! What a choice does.

use alloc::vec::Vec;

use crate::battle::event::Event;
use crate::battle::game::Game;
use crate::battle::game::choice::Choice;
use crate::battle::game::placement::Placement;
use crate::battle::game::sortie::{Airborne, Sortie};
use crate::battle::game::step::Step;
use crate::battle::pieces::piece::{PieceId, Squadron};
use crate::battle::pieces::set::Pieces;
use crate::battle::pieces::ship::Ship;
use crate::hex::Hex;
use crate::table::few::Few;

impl Game {
    /// Does what [`Game::check`] has allowed.
    pub(super) fn perform(&mut self, choice: &Choice, order: Option<&[PieceId]>, events: &mut Vec<Event>) {
        match *choice {
            Choice::Place(ref placement) => self.place(placement, events),
            Choice::Reveal { card } => {
                self.cards.get_mut(self.turn.active).play(card);
                self.turn.card = Some(card);
                self.turn.step = Step::Squadron;
                events.push(Event::Revealed { seat: self.turn.active, card });
            }
            Choice::Squadron { squadron } => self.fly(squadron, order),
            Choice::Double { squadron, fighters } => self.lift_off_doubled(squadron, fighters, order, events),
            Choice::Displace { squadron, by } => self.displace(squadron, by, order, events),
            Choice::Land { fighter } => {
                let flier = self.turn.under_way.airborne.iter().find(|flier| flier.id == fighter);
                if let Some((flier, to)) = flier.and_then(|flier| Some((flier, flier.to?))) {
                    self.come_down(flier, to, events);
                }
            }
            Choice::Destroy { fighter } => self.settle_collision(fighter, events),
            Choice::EliteFace { facing } => {
                if let Step::EliteFace { elite } = self.turn.step {
                    self.face_elite(elite, facing, events);
                }
            }
            Choice::Fire { fighter } => self.fire(fighter, events),
            Choice::Pass => self.turn.under_way.crashed = Few::new(),
            Choice::Turn { fighter, facing } => {
                self.field.turn(fighter, facing);
                self.turn.under_way.turning.remove(fighter);
                events.push(Event::Turned { piece: fighter, facing });
            }
            Choice::Capital { ship, to } => {
                self.field.sail(ship, to, events);
                self.turn.step = Step::Shoot { ship };
            }
            Choice::Shoot { target } => {
                if let Step::Shoot { ship } = self.turn.step {
                    events.push(Event::Shot { by: ship, at: target });
                    self.turn.step = Step::End;
                    self.strike(target, 1, events);
                }
            }
            Choice::HoldFire => self.turn.step = Step::End,
            Choice::End => self.end_turn(events),
            _ => self.perform_power(choice, events),
        }
    }

    /// BBS-R1: a fleet is placed, and the next player's turn to place one comes, or the first round.
    fn place(&mut self, placement: &Placement, events: &mut Vec<Event>) {
        for (piece, ship) in placement.ships(self.turn.active) {
            self.field.put(piece, ship);
        }
        events.push(Event::Placed { seat: self.turn.active });
        self.turn.active = self.turn.active.next(self.field.players());
        if self.turn.active == self.turn.first {
            self.turn.step = Step::Reveal;
        }
    }

    /// BBS-21: the squadron moves straight ahead, except the elite (BBS-E1.2). With a first number of 0 it stays where it is
    /// (BBS-R30).
    fn fly(&mut self, squadron: Squadron, order: Option<&[PieceId]>) {
        let distance = self.distance().cast_signed();
        self.lift_off(squadron, order, |_, ship| (!ship.elite).then(|| ship.at.ahead(ship.facing, distance)));
    }

    /// BBS-R4: the whole squadron lifts off, unless everybody ends where they are. `end` is the hex where a fighter comes down,
    /// if that is known already.
    pub(in crate::battle::game) fn lift_off(
        &mut self,
        squadron: Squadron,
        order: Option<&[PieceId]>,
        end: impl Fn(PieceId, Ship) -> Option<Hex>,
    ) {
        let fighters: Pieces = self.fighters(squadron).collect();
        let elite = fighters.iter().find(|&piece| self.field.ship(piece).is_some_and(|ship| ship.elite));
        let turning = fighters.without(elite.into_iter().collect());
        self.turn.under_way = Sortie { ready: fighters, turning, elite, ..Sortie::NONE };
        self.turn.step = Step::Fire;
        let ends = |piece: PieceId| self.field.ship(piece).and_then(|ship| Some((ship.at, end(piece, ship)?)));
        if self.distance() == 0 && fighters.iter().filter_map(ends).all(|(from, to)| from == to) {
            return;
        }
        self.turn.step = Step::Land;
        self.turn.under_way.ordered = order.is_some();
        match order {
            Some(order) => order.iter().for_each(|&piece| self.take_off(piece, &end)),
            None => fighters.iter().for_each(|piece| self.take_off(piece, &end)),
        }
    }

    fn take_off(&mut self, piece: PieceId, end: &impl Fn(PieceId, Ship) -> Option<Hex>) {
        if let Some(ship) = self.field.take_off(piece) {
            let to = end(piece, ship);
            // A squadron has six fighters: there is room for each.
            let _ = self.turn.under_way.airborne.push(Airborne::of(piece, ship, to));
        }
    }

    /// One fighter comes down on its final hex, unless its owner has to choose first (BBS-27).
    pub(super) fn come_down(&mut self, flier: Airborne, to: Hex, events: &mut Vec<Event>) {
        let (mover, ship) = (flier.id, flier.ship());
        if let Some(other) = self.field.land(mover, ship, to, events) {
            self.turn.step = Step::Collide { mover, other };
        } else {
            self.turn.under_way.airborne.take(|each| each == flier);
            self.note_crash(mover, to);
        }
    }

    /// BBS-33 to BBS-39: a fighter fires.
    fn fire(&mut self, by: PieceId, events: &mut Vec<Event>) {
        self.turn.under_way.ready.remove(by);
        self.turn.under_way.crashed = Few::new();
        let Some(ship) = self.field.ship(by) else { return };
        let hit = self.field.aim(by.seat(), ship.at, ship.facing, self.gun(by.seat()));
        events.push(Event::Fired { by, hit });
        if let Some(target) = hit {
            self.strike(target, 1, events);
        }
    }

    /// BBS-27, BBS-R6: one of two own fighters is destroyed, and the other has the hex.
    pub(super) fn settle_collision(&mut self, destroyed: PieceId, events: &mut Vec<Event>) {
        let Step::Collide { mover, .. } = self.turn.step else { return };
        self.turn.step = Step::Land;
        let Some(flier) = self.turn.under_way.airborne.take(|flier| flier.id == mover) else { return };
        let (ship, Some(to)) = (flier.ship(), flier.to) else { return };
        self.field.destroy(destroyed, None, events);
        if destroyed == mover {
            self.note_crash(mover, to);
        } else {
            self.field.touch_down(mover, ship.moved(to, ship.facing), events);
        }
    }

    /// BBS-15, BBS-20: the turn ends, and a card is drawn if there is one.
    fn end_turn(&mut self, events: &mut Vec<Event>) {
        let seat = self.turn.active;
        self.end_powers(seat, events);
        if self.cards.get_mut(seat).draw() {
            events.push(Event::Drew { seat });
        }
        events.push(Event::Ended { seat });
        self.turn.card = None;
        self.turn.step = Step::Reveal;
        self.pass_on();
        if self.turn.step == Step::Over {
            events.push(Event::Over);
        }
    }
}
