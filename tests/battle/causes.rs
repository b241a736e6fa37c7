//! Why a ship takes damage or is destroyed: the events before say it, as the documentation of `Event` lists them.

use std::collections::{BTreeMap, BTreeSet};

use starwright::battle::{BLAST_RADIUS, Cell, Event, Game, PieceId};

use crate::random::{act, choice, dice, setup};

/// What has been fired at, and the last event that can do harm.
#[derive(Default)]
struct Past {
    cause: Option<Event>,
    targets: BTreeSet<PieceId>,
}

impl Past {
    fn note(&mut self, event: Event) {
        match event {
            Event::Fired { hit: Some(target), .. }
            | Event::Shot { at: target, .. }
            | Event::Laser { at: target, .. } => {
                self.targets.insert(target);
            }
            Event::Fired { .. }
            | Event::Flew { .. }
            | Event::Sailed { .. }
            | Event::SuperShot { .. }
            | Event::Blast { .. }
            | Event::Asteroid { .. } => {}
            _ => return,
        }
        self.cause = Some(event);
    }

    /// Whether a piece can have been harmed by that, as things lay before; where fighters have come down since.
    fn explains(&self, piece: PieceId, before: &Game, landed: &BTreeMap<(i8, i8), PieceId>) -> bool {
        let lay_on = |hex| before.field().cell(hex) == Cell::Ship(piece);
        match self.cause {
            Some(Event::Flew { piece: flier, to, .. }) => {
                piece == flier || lay_on(to) || landed.get(&(to.q, to.r)) == Some(&piece)
            }
            Some(Event::Fired { .. } | Event::Shot { .. } | Event::Laser { .. }) => self.targets.contains(&piece),
            Some(Event::SuperShot { .. }) => true,
            Some(Event::Sailed { piece: ship, to, .. }) => piece == ship || to.hexes().into_iter().any(lay_on),
            Some(Event::Blast { fighter, at }) => {
                let near = |ship: starwright::battle::Ship| ship.at.distance(at) <= BLAST_RADIUS + 1;
                piece == fighter || before.field().ship(piece).is_some_and(near)
            }
            Some(Event::Asteroid { to, .. }) => lay_on(to),
            _ => false,
        }
    }
}

#[test]
fn every_harm_has_a_cause_before_it() {
    let mut harms = BTreeMap::new();
    for seed in 0..300 {
        let mut dice = dice(seed);
        let mut game = Game::new(&setup(3 + u8::from(seed % 2 == 0), &mut dice)).unwrap();
        let mut past = Past::default();
        while !game.is_over() {
            let (before, choice) = (game.clone(), choice(&game, &mut dice));
            let mut landed = BTreeMap::new();
            for event in act(&mut game, &choice) {
                past.note(event);
                match event {
                    Event::Damaged { piece }
                    | Event::Captured { piece, .. }
                    | Event::Lost { piece }
                    | Event::Absorbed { piece } => {
                        assert!(past.explains(piece, &before, &landed), "{seed}: {event}, {:?}", past.cause);
                        let cause = format!("{:?}", past.cause.unwrap());
                        *harms.entry(cause.split(' ').next().unwrap().to_owned()).or_insert(0) += 1;
                    }
                    Event::Ended { .. } => past = Past::default(),
                    _ => {}
                }
                if let Event::Flew { piece, to, .. } = event {
                    landed.insert((to.q, to.r), piece);
                }
            }
        }
    }
    assert_eq!(harms.len(), 8, "{harms:?}");
}
