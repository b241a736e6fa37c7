//! Small boards for tests: an empty four-player board on which a few pieces stand, at a step of a turn.

use std::borrow::Borrow;

use starwright::battle::{
    Card, Cards, Cell, Choice, Event, Fault, Game, Holding, Layout, PieceId, Pieces, Pose, Position, PositionError,
    Power, Race, Refusal, Rule, Rulings, Ship, Squadron, Standing, Step, Terrain, Turn,
};
use starwright::hex::{Direction, Hex};
use starwright::table::{ArrayVec, Seat};

use crate::random::{check, decider, listed};

pub(crate) fn id(number: u8) -> PieceId {
    PieceId::try_from(number).unwrap()
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::try_from(number).unwrap()
}

pub(crate) fn hex(q: i8, r: i8) -> Hex {
    Hex::new(q, r)
}

pub(crate) fn pose(front: (i8, i8), rear: (i8, i8)) -> Pose {
    Pose::of(hex(front.0, front.1), hex(rear.0, rear.1)).unwrap()
}

pub(crate) fn card(distance: u8, turn: u8, points: u8) -> Card {
    Card::new(distance, turn, points).unwrap()
}

pub(crate) fn squadron(seat: u8, index: u8) -> Squadron {
    Squadron::try_from([seat, index]).unwrap()
}

pub(crate) fn pieces(numbers: &[u8]) -> Pieces {
    numbers.iter().copied().map(id).collect()
}

pub(crate) fn few<T: Copy + PartialEq, const N: usize>(items: impl IntoIterator<Item = T>) -> ArrayVec<T, N> {
    ArrayVec::collect(items).unwrap()
}

/// The one thing that is wrong.
pub(crate) fn only(built: Result<Game, PositionError>) -> Fault {
    let error = built.unwrap_err();
    let [fault] = error.faults() else { panic!("{error}") };
    *fault
}

/// The first thing that is wrong, where others follow from it.
pub(crate) fn first(built: Result<Game, PositionError>) -> Fault {
    built.unwrap_err().faults()[0]
}

/// Whether the parts are a game, or the one thing that is wrong.
pub(crate) fn judge(parts: Position) -> Result<(), Fault> {
    match Game::try_from(parts) {
        Ok(_) => Ok(()),
        wrong => Err(only(wrong)),
    }
}

/// Draws a number of cards.
pub(crate) fn draw(cards: &mut Cards, count: usize) {
    for _ in 0..count {
        cards.hand.push(cards.deck.take(|_| true).unwrap()).unwrap();
    }
}

/// Parts of a game that a test puts together; pieces not named are lost.
#[derive(Clone)]
pub(crate) struct Scene(pub(crate) Position);

impl Scene {
    /// An empty board of four: no asteroids, no probes, the probe
    /// ring out of the way in a corner. Seat 0 has revealed the card 1/3/3 and chooses a squadron.
    pub(crate) fn new() -> Self {
        let filler = card(0, 0, 0);
        let cards = |played: usize| Cards {
            hand: few(vec![filler; 1 - played]),
            deck: few([filler; 8]),
            played: few(vec![filler; played]),
        };
        Self(Position {
            rulings: Rulings::DEFAULT,
            layout: Layout::four_players(),
            races: Race::ALL.to_vec(),
            powers: vec![None; 4],
            terrain: Terrain { centre: Hex::new(-10, 10), ..Terrain::EMPTY },
            pieces: vec![],
            trophies: vec![Pieces::EMPTY; 4],
            lost: PieceId::of(4).collect(),
            probes_held: vec![0; 4],
            cards: [1, 0, 0, 0].map(cards).to_vec(),
            asteroids_rammed: vec![],
            turn: Turn { card: Some(card(1, 3, 3)), step: Step::Squadron, ..Turn::beginning(Seat::Zero) },
        })
    }

    pub(crate) fn fighter(self, number: u8, at: (i8, i8), facing: u8) -> Self {
        self.piece(number, Ship::new(hex(at.0, at.1), Direction::from_number(facing)))
    }

    pub(crate) fn capital(self, number: u8, front: (i8, i8), rear: (i8, i8)) -> Self {
        let pose = pose(front, rear);
        self.piece(number, Ship::new(pose.rear(), pose.facing()))
    }

    /// A capital ship with one damage.
    pub(crate) fn damaged(mut self, number: u8, front: (i8, i8), rear: (i8, i8)) -> Self {
        self = self.capital(number, front, rear);
        self.mark(number, |ship| ship.damage = 1)
    }

    fn piece(mut self, number: u8, ship: Ship) -> Self {
        let id = id(number);
        self.0.lost.remove(id);
        self.0.pieces.push(Standing { id, ship });
        self.0.pieces.sort_by_key(|piece| piece.id);
        self
    }

    pub(crate) fn asteroid(mut self, q: i8, r: i8) -> Self {
        self.0.terrain.asteroids.insert(hex(q, r));
        self
    }

    pub(crate) fn probe(mut self, q: i8, r: i8) -> Self {
        self.0.terrain.probes.insert(hex(q, r));
        self
    }

    pub(crate) fn trophy(mut self, holder: usize, number: u8) -> Self {
        self.0.lost.remove(id(number));
        self.0.trophies[holder].insert(id(number));
        self
    }

    pub(crate) fn card(mut self, distance: u8, turn: u8, points: u8) -> Self {
        self.0.turn.card = Some(card(distance, turn, points));
        self
    }

    pub(crate) fn step(mut self, step: Step) -> Self {
        self.0.turn.step = step;
        self
    }

    /// The capital ship `ship` has moved and may fire.
    pub(crate) fn shooting(self, ship: u8) -> Self {
        self.step(Step::Shoot { ship: id(ship) })
    }

    /// It is the turn of this seat, which is also the first of the round.
    pub(crate) fn of(mut self, number: usize) -> Self {
        let active = self.0.turn.active.number();
        self.0.cards.swap(usize::from(active), number);
        self.0.turn.active = seat(u8::try_from(number).unwrap());
        self.0.turn.first = self.0.turn.active;
        self
    }

    pub(crate) fn round(mut self, round: u8) -> Self {
        for cards in &mut self.0.cards {
            for _ in self.0.turn.round..round {
                cards.played.push(card(0, 0, 0)).unwrap();
                cards.deck.take(|_| true);
            }
        }
        self.0.turn.round = round;
        self
    }

    /// The seat has a power that it has not revealed.
    pub(crate) fn hidden(mut self, power: Power) -> Self {
        self.0.powers[power.race() as usize] = Some(Holding::hidden(power));
        self
    }

    /// The seat has revealed a power; with D3 it has drawn two cards more.
    pub(crate) fn revealed(mut self, power: Power) -> Self {
        if power == Power::D3 {
            draw(&mut self.0.cards[3], 2);
        }
        self.0.powers[power.race() as usize] = Some(Holding { power, revealed: true, spent: false });
        self
    }

    /// The seat has used its power.
    pub(crate) fn spent(mut self, power: Power) -> Self {
        self.0.powers[power.race() as usize] = Some(Holding { power, revealed: true, spent: true });
        self
    }

    fn mark(mut self, number: u8, mark: impl Fn(&mut Ship)) -> Self {
        mark(&mut self.0.pieces.iter_mut().find(|piece| piece.id == id(number)).unwrap().ship);
        self
    }

    /// This fighter of seat 0 is the elite, with so much damage.
    pub(crate) fn elite(self, number: u8, damage: u8) -> Self {
        self.revealed(Power::E1).mark(number, |ship| (ship.elite, ship.damage) = (true, damage))
    }

    /// This capital ship of seat 3 is shielded.
    pub(crate) fn shielded(self, number: u8, tokens: u8) -> Self {
        self.spent(Power::D1).mark(number, |ship| ship.shield = tokens)
    }

    /// This capital ship has been hit by a shot before.
    pub(crate) fn shot_before(self, number: u8) -> Self {
        self.mark(number, |ship| ship.shot = true)
    }

    /// The probe ring around this hex, with or without the central asteroid there.
    pub(crate) fn centre(mut self, q: i8, r: i8, asteroid: bool) -> Self {
        self.0.terrain.centre = hex(q, r);
        self.0.terrain.central_asteroid = asteroid;
        if asteroid { self.asteroid(q, r) } else { self }
    }

    /// The game, in which the card of the turn is the one that was played last.
    pub(crate) fn build(mut self) -> Result<Game, PositionError> {
        let played = &mut self.0.cards[usize::from(self.0.turn.active.number())].played;
        let last = played.len().checked_sub(1).and_then(|place| played.get_mut(place));
        if let (Some(card), Some(last)) = (self.0.turn.card, last) {
            *last = card;
        }
        Game::try_from(self.0)
    }

    /// Whether it is a game, or the first thing that is wrong.
    pub(crate) fn verdict(self) -> Result<(), Fault> {
        match self.build() {
            Ok(_) => Ok(()),
            wrong => Err(first(wrong)),
        }
    }

    pub(crate) fn game(self) -> Play {
        Play { game: self.build().unwrap(), events: vec![] }
    }
}

/// A game and what has happened in it since the scene.
pub(crate) struct Play {
    pub(crate) game: Game,
    pub(crate) events: Vec<Event>,
}

impl Play {
    pub(crate) fn act(mut self, choice: impl Borrow<Choice>) -> Self {
        self.game.apply(decider(&self.game), choice.borrow(), &mut self.events).unwrap();
        self
    }

    /// The rule that refuses a choice, which changes nothing.
    pub(crate) fn refused(&self, choice: impl Borrow<Choice>) -> Rule {
        let choice = choice.borrow();
        let refusal: Refusal = check(&self.game, choice).unwrap_err();
        let mut game = self.game.clone();
        assert_eq!(game.apply(decider(&game), choice, &mut vec![]), Err(refusal));
        assert_eq!(game, self.game);
        assert!(!self.listed().contains(choice));
        refusal.rule()
    }

    pub(crate) fn fly(self, seat: u8, index: u8) -> Self {
        self.act(Choice::Squadron { squadron: squadron(seat, index) })
    }

    pub(crate) fn fire(self, number: u8) -> Self {
        self.act(Choice::Fire { fighter: id(number) })
    }

    /// Fires with everybody, the lowest number first.
    pub(crate) fn fire_all(mut self) -> Self {
        while let (Step::Fire, Some(action)) = (self.game.step(), self.listed().first()) {
            self = self.act(action);
        }
        self
    }

    pub(crate) fn turn(self, number: u8, facing: u8) -> Self {
        self.act(Choice::Turn { fighter: id(number), facing: Direction::from_number(facing) })
    }

    pub(crate) fn sail(self, number: u8, front: (i8, i8), rear: (i8, i8)) -> Self {
        self.act(sail(number, front, rear))
    }

    pub(crate) fn listed(&self) -> Vec<Choice> {
        listed(&self.game)
    }

    pub(crate) fn tokens(&self, number: u8) -> u8 {
        self.game.field().ship(id(number)).unwrap().shield
    }

    pub(crate) fn has_asteroid(&self, q: i8, r: i8) -> bool {
        self.game.field().cell(hex(q, r)) == Cell::Asteroid
    }

    /// The hexes of a ship on the board.
    pub(crate) fn at(&self, number: u8) -> Option<Vec<(i8, i8)>> {
        let ship = self.game.field().ship(id(number))?;
        let front = id(number).is_capital().then(|| ship.at.step(ship.facing));
        Some(front.into_iter().chain([ship.at]).map(|hex| (hex.q, hex.r)).collect())
    }

    pub(crate) fn facing(&self, number: u8) -> u8 {
        self.game.field().ship(id(number)).unwrap().facing.number()
    }

    pub(crate) fn damage(&self, number: u8) -> u8 {
        self.game.field().ship(id(number)).unwrap().damage
    }

    pub(crate) fn trophies(&self, holder: u8) -> Vec<u8> {
        self.game.field().trophies(seat(holder)).iter().map(PieceId::number).collect()
    }

    pub(crate) fn is_lost(&self, number: u8) -> bool {
        self.game.field().lost().contains(id(number))
    }

    pub(crate) fn targets(&self) -> Vec<u8> {
        let target = |action| match action {
            Choice::Shoot { target } => Some(target.number()),
            _ => None,
        };
        self.listed().into_iter().filter_map(target).collect()
    }
}

pub(crate) fn sail(number: u8, front: (i8, i8), rear: (i8, i8)) -> Choice {
    Choice::Capital { ship: id(number), to: pose(front, rear) }
}

pub(crate) fn shoot(number: u8) -> Choice {
    Choice::Shoot { target: id(number) }
}

pub(crate) fn turn(number: u8, facing: u8) -> Choice {
    Choice::Turn { fighter: id(number), facing: Direction::from_number(facing) }
}
