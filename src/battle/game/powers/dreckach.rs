//! The Dreckach: D1 the shield, D2 resurrection, D3 more cards.
//!
//! D1 also shows where ships collide and take damage: [`Ship::is_shielded`](crate::battle::pieces::ship::Ship).

use alloc::vec::Vec;

use crate::battle::field::Field;
use crate::battle::game::choice::Choice;
use crate::battle::game::event::Event;
use crate::battle::game::holding::Hit;
use crate::battle::game::powers::Game;
use crate::battle::game::refusal::Refusal;
use crate::battle::game::step::Step;
use crate::battle::pieces::piece::{PieceId, Squadron};
use crate::battle::pieces::race::{Power, Race};
use crate::battle::pieces::ship::Ship;
use crate::battle::rules::rulings::Returning;
use crate::hex::{Direction, Hex};
use crate::table::seat::Seat;

/// BBS-D1.3: how many tokens a shield starts with.
pub const SHIELD_TOKENS: u8 = 3;
/// BBS-D3.1: how many cards are drawn when D3 is revealed.
const EXTRA_CARDS: u8 = 2;

// D1: the shield.
impl Game {
    /// BBS-D1.1, BBS-D1.2: may this ship be shielded on the own turn?
    pub(super) fn may_shield(&self, ship: PieceId) -> Result<(), Refusal> {
        self.may_use(Power::D1)?;
        let own = ship.seat() == self.active && ship.is_capital() && self.field.is_aboard(ship);
        own.then_some(()).ok_or(Refusal::NoShield { ship })
    }

    pub(super) fn list_shields(&self, choices: &mut Vec<Choice>) {
        choices.extend(self.capitals().map(|ship| Choice::Shield { ship }));
    }

    /// BBS-D1.3: the shield is raised.
    pub(super) fn raise_shield(&mut self, ship: PieceId, events: &mut Vec<Event>) {
        self.spend(ship.seat(), events);
        self.field.mark(ship, |ship| ship.shield = SHIELD_TOKENS);
        events.push(Event::Shield { ship, tokens: SHIELD_TOKENS });
    }

    /// BBS-D1.3: one token goes at the end of each Dreckach turn.
    pub(super) fn fade_shield(&mut self, seat: Seat, events: &mut Vec<Event>) {
        for ship in PieceId::capitals(seat) {
            let tokens = self.field.ship(ship).map_or(0, |ship| ship.shield);
            if let Some(tokens) = tokens.checked_sub(1) {
                self.field.mark(ship, |ship| ship.shield = tokens);
                events.push(Event::Shield { ship, tokens });
            }
        }
    }

    /// BBS-D1.2, BBS-R27: whether a shot at this ship opens the question whether to raise the shield: the first one, on
    /// another's turn. Asked for any hidden power of the Dreckach, so that the question tells nothing.
    pub(in crate::battle) fn opens_question(&self, target: PieceId) -> bool {
        let seat = target.seat();
        let first = target.is_capital() && self.field.ship(target).is_some_and(|ship| !ship.shot);
        first && seat != self.active && self.race(seat) == Some(Race::Dreckach) && self.hides_power(seat)
    }

    /// Damage by a shot of the player whose turn it is, unless its target has to be asked first.
    pub(in crate::battle) fn strike(&mut self, target: PieceId, damage: u8, events: &mut Vec<Event>) {
        // A player has two capital ships: there is room for both.
        if !self.opens_question(target) || self.hits.push(Hit { ship: target, damage }).is_err() {
            self.take(Hit { ship: target, damage }, events);
        }
    }

    fn take(&mut self, hit: Hit, events: &mut Vec<Event>) {
        self.field.mark(hit.ship, |ship| ship.shot = hit.ship.is_capital());
        for _ in 0..hit.damage {
            self.field.damage(hit.ship, self.active, events);
        }
    }

    /// Goes on with the hits that wait, up to the next question. Returns whether there is one.
    pub(in crate::battle) fn settle_hits(&mut self, events: &mut Vec<Event>) -> bool {
        while let Some(hit) = self.hits.first() {
            if self.opens_question(hit.ship) {
                self.step = Step::Answer { ship: hit.ship, volley: self.is_volley() };
                return true;
            }
            self.hits.take(|each| each == hit);
            self.take(hit, events);
        }
        false
    }

    const fn is_volley(&self) -> bool {
        matches!(self.step, Step::Fire | Step::Answer { volley: true, .. })
    }

    /// BBS-D1.2: may the question be answered so? Only D1 can raise a shield.
    pub(super) fn may_answer(&self, raise: bool) -> Result<(), Refusal> {
        let Step::Answer { ship, .. } = self.step else { return Err(Refusal::NoQuestion) };
        if raise && self.holds(ship.seat(), Power::D1).is_none() {
            return Err(Refusal::NotHeld { seat: ship.seat(), power: Power::D1 });
        }
        Ok(())
    }

    pub(in crate::battle) fn list_answers(&self, choices: &mut Vec<Choice>) {
        let answers = [false, true].map(|raise| Choice::Answer { raise });
        choices.extend(answers.into_iter().filter(|answer| self.check_power(answer).is_ok()));
    }

    /// BBS-R27: the shield absorbs the hit that raised it, or the ship takes it.
    pub(super) fn answer(&mut self, raise: bool, events: &mut Vec<Event>) {
        let Step::Answer { ship, volley } = self.step else { return };
        let Some(hit) = self.hits.take(|hit| hit.ship == ship) else { return };
        if raise {
            self.raise_shield(ship, events);
        }
        self.take(hit, events);
        if !self.settle_hits(events) {
            self.step = if volley { Step::Fire } else { Step::End };
        }
    }
}

impl Field {
    /// BBS-D1.4, BBS-D1.5: a shielded ship rams an asteroid, which is destroyed; the probe ring stays.
    pub(in crate::battle) fn ram_asteroid(&mut self, at: Hex, by: Seat, events: &mut Vec<Event>) {
        self.remove_asteroid(at);
        self.set_asteroids_rammed(by, self.asteroids_rammed(by).saturating_add(1));
        if self.has_central_asteroid() && self.centre() == at {
            self.set_centre(at, false);
        }
        events.push(Event::AsteroidLost { at });
    }
}

// D2: resurrection.
impl Game {
    /// BBS-D2.1, BBS-R28: may lost fighters of this squadron return now?
    pub(super) fn may_resurrect(&self, squadron: Squadron) -> Result<(), Refusal> {
        self.may_return_at_all()?;
        let own = squadron.seat() == self.active && !self.returns_fallen();
        if !own || self.next_lost(Some(squadron), None).is_none() {
            return Err(Refusal::NobodyReturns { squadron });
        }
        self.has_room()
    }

    /// BBS-R28: may the fallen return now, where a table plays so?
    pub(super) fn may_resurrect_fallen(&self) -> Result<(), Refusal> {
        self.may_return_at_all()?;
        if !self.returns_fallen() || self.next_lost(None, None).is_none() {
            return Err(Refusal::NobodyFallen);
        }
        self.has_room()
    }

    fn may_return_at_all(&self) -> Result<(), Refusal> {
        self.may_use(Power::D2)?;
        if self.step == Step::End { Ok(()) } else { Err(Refusal::TooEarly) }
    }

    fn has_room(&self) -> Result<(), Refusal> {
        self.berths().next().map(|_| ()).ok_or(Refusal::NoRoom { seat: self.active })
    }

    pub(in crate::battle) fn returns_fallen(&self) -> bool {
        self.field.rulings().returning == Returning::Fallen
    }

    pub(super) fn list_resurrections(&self, choices: &mut Vec<Choice>) {
        let squadrons = Squadron::all(self.active).map(|squadron| Choice::Resurrect { squadron });
        let all = squadrons.chain([Choice::ResurrectFallen]);
        choices.extend(all.filter(|choice| self.check_power(choice).is_ok()));
    }

    /// The next fighter that may return: of a squadron, or of the fallen.
    fn next_lost(&self, squadron: Option<Squadron>, after: Option<PieceId>) -> Option<PieceId> {
        let among =
            |piece: PieceId| squadron.map_or_else(|| self.fallen.contains(piece), |_| piece.squadron() == squadron);
        let mut lost = PieceId::fleet(self.active).filter(|&piece| among(piece) && !self.field.is_aboard(piece));
        lost.find(|&piece| after.is_none_or(|after| piece > after))
    }

    /// BBS-R28: notes the fighters that squadrons have just taken, where a table plays with the fallen.
    pub(in crate::battle) fn note_fallen(&mut self, step: Step, choice: &Choice, events: &[Event]) {
        if !self.returns_fallen() {
            return;
        }
        let by_squadron = matches!(
            step,
            Step::Squadron
                | Step::Land
                | Step::Collide { .. }
                | Step::EliteEnd { .. }
                | Step::Fire
                | Step::Answer { volley: true, .. }
        );
        if !by_squadron || matches!(choice, Choice::Blast { .. } | Choice::Asteroid { .. }) {
            return;
        }
        for event in events {
            match *event {
                Event::Captured { piece, .. } if !piece.is_capital() => self.fallen.insert(piece),
                _ => {}
            }
        }
    }

    /// BBS-R28: the fallen are those since the player's previous turn.
    pub(super) fn forget_fallen(&mut self, seat: Seat) {
        PieceId::fleet(seat).for_each(|piece| self.fallen.remove(piece));
    }

    /// BBS-D2.2: the empty hexes of the own start zone.
    pub(in crate::battle) fn berths(&self) -> impl Iterator<Item = Hex> + '_ {
        let zone = self.field.layout().zone(self.active).into_iter().flatten().copied();
        zone.filter(|&hex| self.field.is_clear(hex))
    }

    /// BBS-D2.1: the lost fighters are asked for one by one.
    pub(super) fn resurrect(&mut self, squadron: Option<Squadron>, events: &mut Vec<Event>) {
        self.spend(self.active, events);
        if let Some(fighter) = self.next_lost(squadron, None) {
            self.step = Step::Return { fighter };
        }
    }

    /// BBS-D2.2: may this fighter return to that hex?
    pub(super) fn may_return(&self, fighter: PieceId, at: Hex) -> Result<(), Refusal> {
        self.may_leave(fighter)?;
        self.berths().any(|berth| berth == at).then_some(()).ok_or(Refusal::NoBerth { fighter, at })
    }

    /// BBS-R28: may this fighter stay away? It is the one that is asked for.
    pub(super) fn may_leave(&self, fighter: PieceId) -> Result<(), Refusal> {
        match self.step {
            Step::Return { fighter: asked } if asked == fighter => Ok(()),
            _ => Err(Refusal::NotReturning { fighter }),
        }
    }

    pub(in crate::battle) fn list_returns(&self, fighter: PieceId, choices: &mut Vec<Choice>) {
        for at in self.berths() {
            choices.extend(Direction::ALL.map(|facing| Choice::Return { fighter, at, facing }));
        }
        choices.push(Choice::Leave { fighter });
    }

    /// BBS-D2.2: back on the board as good as new, and so no longer anybody's trophy.
    pub(super) fn bring_back(&mut self, fighter: PieceId, at: Hex, facing: Direction, events: &mut Vec<Event>) {
        self.field.put(fighter, Ship::new(at, facing));
        self.fallen.remove(fighter);
        events.push(Event::Returned { piece: fighter, at });
        self.return_next(fighter);
    }

    /// BBS-R28: on to the next lost fighter, as many as fit.
    pub(super) fn return_next(&mut self, fighter: PieceId) {
        let squadron = fighter.squadron().filter(|_| !self.returns_fallen());
        let next = self.next_lost(squadron, Some(fighter));
        let next = next.filter(|_| self.berths().next().is_some());
        self.step = next.map_or(Step::End, |fighter| Step::Return { fighter });
    }
}

// D3: more cards. That one card of the hand is chosen each turn and one drawn at its end holds for every hand.
impl Game {
    /// BBS-D3.1: whether the player chooses from a larger hand.
    pub(in crate::battle) fn chooses_cards(&self, seat: Seat) -> bool {
        self.in_force(seat, Power::D3)
    }

    /// BBS-D3.1, BBS-R32: draws the extra cards, as far as the deck lasts.
    pub(super) fn draw_extra(&mut self, events: &mut Vec<Event>) {
        let seat = self.active;
        if self.holds(seat, Power::D3).is_none() {
            return;
        }
        for _ in 0..EXTRA_CARDS {
            if self.cards.get_mut(seat).draw() {
                events.push(Event::Drew { seat });
            }
        }
    }
}
