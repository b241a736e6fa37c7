//! What a choice does.

use alloc::vec::Vec;

use crate::battle::event::Event;
use crate::battle::game::Game;
use crate::battle::game::placement::Placement;
use crate::battle::game::sortie::{Airborne, Sortie};
use crate::battle::game::step::Step;
use crate::battle::game::turn::settled::{Settled, Way};
use crate::battle::pieces::card::Card;
use crate::battle::pieces::piece::{PieceId, Squadron};
use crate::battle::pieces::ship::Ship;
use crate::hex::Hex;
use crate::table::array_vec::ArrayVec;

impl Game {
    /// Applies a checked choice.
    pub(super) fn commit(&mut self, settled: Settled<'_>, events: &mut Vec<Event>) {
        match settled {
            Settled::Placed { placement } => self.place(placement, events),
            Settled::Revealed { card } => self.reveal(card, events),
            Settled::Moved { squadron, way, order } => match way {
                Way::Ahead => self.fly(squadron, order),
                Way::Doubled(wing) => self.lift_off_doubled(squadron, wing, order, events),
                Way::Displaced(by) => self.displace(squadron, by, order, events),
            },
            Settled::CameDown { flier, to } => self.come_down(flier, to, events),
            Settled::Collided { flier, to, destroyed } => self.settle_collision(flier, to, destroyed, events),
            Settled::Faced { elite, facing } => self.face_elite(elite, facing, events),
            Settled::Fired { by, ship } => self.fire(by, ship, events),
            Settled::Passed => self.turn.under_way.crashed = ArrayVec::new(),
            Settled::Turned { fighter, facing } => {
                self.field.turn(fighter, facing);
                self.turn.under_way.turning.remove(fighter);
                events.push(Event::Turned { piece: fighter, facing });
            }
            Settled::Sailed { piece, ship, to } => {
                self.field.sail(piece, ship, to, events);
                self.turn.step = Step::Shoot { ship: piece };
            }
            Settled::Shot { by, at } => {
                events.push(Event::Shot { by, at });
                self.turn.step = Step::End;
                self.strike(at, 1, events);
            }
            Settled::HeldFire => self.turn.step = Step::End,
            Settled::Ended => self.end_turn(events),
            Settled::Unveiled { power } => self.unveil_unused(power, events),
            Settled::Elite { fighter } => self.choose_elite(fighter, events),
            Settled::EliteEnded { elite, to } => self.end_elite(elite, to, events),
            Settled::Blast { fighter, at } => self.blast(fighter, at, events),
            Settled::Asteroid { from, to } => self.move_asteroid(from, to, events),
            Settled::Laser { by, at } => self.fire_laser(by, at, events),
            Settled::SuperShot { by, pose } => self.fire_super_shot(by, pose, events),
            Settled::Shielded { ship } => self.raise_shield(ship, events),
            Settled::Answered { hit, raise, volley } => self.answer(hit, raise, volley, events),
            Settled::Resurrecting { first } => self.resurrect(first, events),
            Settled::Returned { fighter, at, facing } => self.bring_back(fighter, at, facing, events),
            Settled::Stayed { fighter } => self.return_next(fighter),
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

    /// BBS-16: a card is revealed.
    fn reveal(&mut self, card: Card, events: &mut Vec<Event>) {
        self.cards.get_mut(self.turn.active).play(card);
        self.turn.card = Some(card);
        self.turn.step = Step::Squadron;
        events.push(Event::Revealed { seat: self.turn.active, card });
    }

    /// BBS-21: the squadron moves straight ahead, except the elite (BBS-E1.2). With a first number of 0 it stays where it is
    /// (BBS-R30).
    fn fly(&mut self, squadron: Squadron, order: Option<&[PieceId]>) {
        let distance = self.distance().cast_signed();
        self.lift_off(squadron, order, |_, ship| (!ship.elite).then(|| ship.at.ahead(ship.facing, distance)));
    }

    /// BBS-R4: the whole squadron lifts off, unless all end where they are. `end` is the hex where a fighter comes down, if that
    /// is known already.
    pub(in crate::battle::game) fn lift_off(
        &mut self,
        squadron: Squadron,
        order: Option<&[PieceId]>,
        end: impl Fn(PieceId, Ship) -> Option<Hex>,
    ) {
        let fighters = self.fighters(squadron);
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
    fn fire(&mut self, by: PieceId, ship: Ship, events: &mut Vec<Event>) {
        self.turn.under_way.ready.remove(by);
        self.turn.under_way.crashed = ArrayVec::new();
        let hit = self.field.aim(by.seat(), ship.at, ship.facing, self.gun(by.seat()));
        events.push(Event::Fired { by, hit });
        if let Some(target) = hit {
            self.strike(target, 1, events);
        }
    }

    /// BBS-27, BBS-R6: one of two own fighters is destroyed, and the other has the hex.
    fn settle_collision(&mut self, flier: Airborne, to: Hex, destroyed: PieceId, events: &mut Vec<Event>) {
        let (mover, ship) = (flier.id, flier.ship());
        self.turn.step = Step::Land;
        self.turn.under_way.airborne.take(|each| each == flier);
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
        self.forget_fallen_of_others();
        if self.turn.step == Step::Over {
            events.push(Event::Over);
        }
    }
}
