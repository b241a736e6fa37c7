//! Helpers for tests of yards: choices by number, and random choices.

use starwright::dice::Die;
use starwright::grid::{Cell, Rotation};
use starwright::table::{Actor, Play, Record, Seat};
use starwright::trucker::yard::{Choice, Event, Setup, Step, Tile, View, Yard};
use starwright::trucker::{Rule, TileId};

use crate::support::cell;
use crate::support::random::Chooser;

pub struct Table(pub Record<Yard>);

pub fn seat(number: u8) -> Seat {
    Seat::try_from(number).expect("a seat")
}

pub fn tile(number: u8) -> TileId {
    TileId::new(number).expect("a tile")
}

pub fn place(column: u8, row: u8) -> Choice {
    Choice::Place { at: cell(column, row), turn: Rotation::None }
}

pub const FINISH: Choice = Choice::Finish { order: None };
pub const CABIN: Choice = Choice::TakeAside { tile: Tile::StartingCabin };

impl Table {
    pub fn new(setup: Setup) -> Self {
        Self(Record::begin(setup).expect("a table"))
    }

    /// A choice that is accepted.
    pub fn ok(&mut self, by: u8, choice: Choice) -> Vec<Event> {
        self.take(seat(by).into(), choice)
    }

    /// What the table says.
    pub fn says(&mut self, choice: Choice) -> Vec<Event> {
        self.take(Actor::Table, choice)
    }

    fn take(&mut self, by: Actor, choice: Choice) -> Vec<Event> {
        let mut events = Vec::new();
        self.0.apply(by, choice, &mut events).unwrap_or_else(|refusal| panic!("{choice:?} of {by}: {refusal}"));
        events
    }

    /// The rule that refuses a choice.
    pub fn no(&self, by: u8, choice: Choice) -> Rule {
        self.refused(seat(by).into(), choice)
    }

    pub fn refused(&self, by: Actor, choice: Choice) -> Rule {
        let game = self.0.game();
        let refusal = game.check(by, &choice).expect_err("a refusal");
        let (mut same, mut events) = (game.clone(), Vec::new());
        assert_eq!(same.apply(by, &choice, &mut events), Err(refusal.clone()));
        assert_eq!(&same, game, "a refused choice changes nothing");
        assert!(events.is_empty());
        assert!(refusal.to_string().contains(refusal.rule().id()), "{refusal}");
        refusal.rule()
    }

    /// Takes a tile of the face-down pool, which is this one.
    pub fn draw(&mut self, by: u8, number: u8) {
        self.ok(by, Choice::TakeFaceDown);
        self.says(Choice::CameUp { tile: tile(number) });
    }

    pub fn build(&mut self, by: u8, number: u8, column: u8, row: u8) {
        self.draw(by, number);
        self.ok(by, place(column, row));
    }

    pub fn roll(&mut self, by: u8, face: Die) {
        self.ok(by, Choice::Roll);
        self.says(Choice::Die { face });
    }

    pub fn view(&self) -> View {
        self.0.game().view(None)
    }
}

/// A random choice of an actor who is to act; the hourglass is slow, and players seldom finish.
pub fn any_choice(yard: &Yard, chooser: &mut Chooser) -> (Actor, Choice) {
    loop {
        let actors: Vec<Actor> = yard.awaited().iter().collect();
        let actor = chooser.of(&actors);
        let mut listed = Vec::new();
        yard.choices(actor, &mut listed);
        if let Some(proposal) = proposal(yard, actor, chooser).filter(|_| chooser.percent(60)) {
            return (actor, proposal);
        }
        if listed.is_empty() {
            continue;
        }
        let choice = chooser.of(&listed);
        let rare = matches!(choice, Choice::Finish { .. } | Choice::RanOut) && yard.step() == Step::Building;
        if !rare || chooser.percent(5) {
            return (actor, choice);
        }
    }
}

/// A component anywhere it may be, or a repair that keeps the most.
fn proposal(yard: &Yard, actor: Actor, chooser: &mut Chooser) -> Option<Choice> {
    let seat = actor.seat().filter(|_| yard.accepts_unlisted(actor))?;
    if yard.step() == Step::Check {
        let layout = &yard.view(None).players[usize::from(seat.number())].layout;
        let removed = layout.repair().removed;
        return chooser.percent(50).then_some(Choice::Repair { removed });
    }
    let at: Cell = chooser.cell(yard.sites(seat))?;
    let choice = Choice::Place { at, turn: chooser.of(&Rotation::ALL) };
    yard.check(actor, &choice).is_ok().then_some(choice)
}
