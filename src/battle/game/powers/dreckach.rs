//! The Dreckach: D1 the shield, D2 resurrection, D3 more cards.
//!
//! D1 also shows where ships collide and take damage: [`Ship::is_shielded`](crate::battle::pieces::ship::Ship).

use alloc::vec::Vec;

use crate::battle::event::Event;
use crate::battle::game::choice::Choice;
use crate::battle::game::powers::Game;
use crate::battle::game::refusal::Refusal;
use crate::battle::game::step::Step;
use crate::battle::pieces::piece::{PieceId, Squadron};
use crate::battle::pieces::race::Power;
use crate::battle::pieces::set::Pieces;
use crate::battle::pieces::ship::Ship;
use crate::battle::rules::rulings::Returning;
use crate::hex::{Direction, Hex};
use crate::table::seat::Seat;

/// BBS-D1.3: the tokens of a new shield.
pub const SHIELD_TOKENS: u8 = 3;
/// BBS-D3.1: how many cards are drawn when D3 is revealed.
const EXTRA_CARDS: u8 = 2;

// D1: the shield.
impl Game {
    /// BBS-D1.1, BBS-D1.2: may this ship be shielded on the own turn?
    pub(in crate::battle::game) fn may_shield(&self, ship: PieceId) -> Result<(), Refusal> {
        self.may_use(Power::D1)?;
        self.capitals().any(|own| own == ship).then_some(()).ok_or(Refusal::NoShield { ship })
    }

    pub(super) fn list_shields(&self, choices: &mut Vec<Choice>) {
        choices.extend(self.capitals().map(|ship| Choice::Shield { ship }));
    }

    /// BBS-D1.3: the shield is raised.
    pub(in crate::battle::game) fn raise_shield(&mut self, ship: PieceId, events: &mut Vec<Event>) {
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
}

// D2: resurrection.
impl Game {
    /// BBS-D2.1, BBS-R28: may lost fighters of this squadron return now? The first of them.
    pub(in crate::battle::game) fn may_resurrect(&self, squadron: Squadron) -> Result<PieceId, Refusal> {
        self.may_return_at_all()?;
        let own = squadron.seat() == self.turn.active && !self.returns_fallen();
        let first = self.next_lost(Some(squadron), None).filter(|_| own);
        let first = first.ok_or(Refusal::NobodyReturns { squadron })?;
        self.has_room().map(|()| first)
    }

    /// BBS-R28: may the fallen return now, where a table plays so? The first of them.
    pub(in crate::battle::game) fn may_resurrect_fallen(&self) -> Result<PieceId, Refusal> {
        self.may_return_at_all()?;
        let first = self.next_lost(None, None).filter(|_| self.returns_fallen()).ok_or(Refusal::NobodyFallen)?;
        self.has_room().map(|()| first)
    }

    fn may_return_at_all(&self) -> Result<(), Refusal> {
        self.may_use(Power::D2)?;
        if self.turn.step == Step::End { Ok(()) } else { Err(Refusal::TooEarly) }
    }

    fn has_room(&self) -> Result<(), Refusal> {
        self.berths().next().map(|_| ()).ok_or(Refusal::NoRoom { seat: self.turn.active })
    }

    pub(in crate::battle::game) fn returns_fallen(&self) -> bool {
        self.field.rulings().returning != Returning::OwnSquadron
    }

    pub(super) fn list_resurrections(&self, choices: &mut Vec<Choice>) {
        let squadrons = Squadron::all(self.turn.active).filter(|&squadron| self.may_resurrect(squadron).is_ok());
        choices.extend(squadrons.map(|squadron| Choice::Resurrect { squadron }));
        if self.may_resurrect_fallen().is_ok() {
            choices.push(Choice::ResurrectFallen);
        }
    }

    /// The next fighter that may return: of a squadron, or of the fallen.
    fn next_lost(&self, squadron: Option<Squadron>, after: Option<PieceId>) -> Option<PieceId> {
        let among = |piece: PieceId| {
            squadron.map_or_else(|| self.turn.fallen.contains(piece), |_| piece.squadron() == squadron)
        };
        let mut lost = PieceId::fleet(self.turn.active).filter(|&piece| among(piece) && !self.field.is_aboard(piece));
        lost.find(|&piece| after.is_none_or(|after| piece > after))
    }

    /// BBS-R28: the fallen are those since the player's previous turn.
    pub(super) fn forget_fallen(&mut self, seat: Seat) {
        PieceId::fleet(seat).for_each(|piece| self.turn.fallen.remove(piece));
    }

    /// BBS-R28: of the fallen only those of the player whose turn begins are of the turn that has just ended.
    pub(in crate::battle::game) fn forget_fallen_of_others(&mut self) {
        if self.field.rulings().returning == Returning::LastTurn {
            let own: Pieces =
                PieceId::fleet(self.turn.active).filter(|&piece| self.turn.fallen.contains(piece)).collect();
            self.turn.fallen = own;
        }
    }

    /// BBS-D2.2: the empty hexes of the own start zone.
    pub(in crate::battle::game) fn berths(&self) -> impl Iterator<Item = Hex> + '_ {
        let zone = self.field.layout().zone(self.turn.active).into_iter().flatten().copied();
        zone.filter(|&hex| self.field.is_clear(hex))
    }

    /// BBS-D2.1: the lost fighters are asked for one by one.
    pub(in crate::battle::game) fn resurrect(&mut self, first: PieceId, events: &mut Vec<Event>) {
        self.spend(self.turn.active, events);
        self.turn.step = Step::Return { fighter: first };
    }

    /// BBS-D2.2: may this fighter return to that hex?
    pub(in crate::battle::game) fn may_return(&self, fighter: PieceId, at: Hex) -> Result<(), Refusal> {
        self.may_leave(fighter)?;
        self.berths().any(|berth| berth == at).then_some(()).ok_or(Refusal::NoBerth { fighter, at })
    }

    /// BBS-R28: may this fighter not return? It is the one that is asked for.
    pub(in crate::battle::game) fn may_leave(&self, fighter: PieceId) -> Result<(), Refusal> {
        match self.turn.step {
            Step::Return { fighter: asked } if asked == fighter => Ok(()),
            _ => Err(Refusal::NotReturning { fighter }),
        }
    }

    pub(in crate::battle::game) fn list_returns(&self, fighter: PieceId, choices: &mut Vec<Choice>) {
        for at in self.berths() {
            choices.extend(Direction::ALL.map(|facing| Choice::Return { fighter, at, facing }));
        }
        choices.push(Choice::Leave { fighter });
    }

    /// BBS-D2.2: back on the board, undamaged, and no longer a trophy.
    pub(in crate::battle::game) fn bring_back(
        &mut self,
        fighter: PieceId,
        at: Hex,
        facing: Direction,
        events: &mut Vec<Event>,
    ) {
        self.field.put(fighter, Ship::new(at, facing));
        self.turn.fallen.remove(fighter);
        events.push(Event::Returned { piece: fighter, at });
        self.return_next(fighter);
    }

    /// BBS-R28: on to the next lost fighter, as many as fit.
    pub(in crate::battle::game) fn return_next(&mut self, fighter: PieceId) {
        let squadron = fighter.squadron().filter(|_| !self.returns_fallen());
        let next = self.next_lost(squadron, Some(fighter));
        let next = next.filter(|_| self.berths().next().is_some());
        self.turn.step = next.map_or(Step::End, |fighter| Step::Return { fighter });
    }
}

// D3: more cards. Choosing one card each turn and drawing one at its end is the same for every hand.
impl Game {
    /// BBS-D3.1: whether the player chooses from a larger hand.
    pub(in crate::battle::game) fn chooses_cards(&self, seat: Seat) -> bool {
        self.in_force(seat, Power::D3)
    }

    /// BBS-D3.1, BBS-R32: draws the extra cards, as far as the deck lasts.
    pub(super) fn draw_extra(&mut self, events: &mut Vec<Event>) {
        let seat = self.turn.active;
        for _ in 0..EXTRA_CARDS {
            if self.cards.get_mut(seat).draw() {
                events.push(Event::Drew { seat });
            }
        }
    }
}
