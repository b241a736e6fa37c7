//! Humans and batteries gained, and sleepers woken, on any fleet.

use proptest::prelude::*;
use starwright::grid::{Cell, CellSet};
use starwright::trucker::{Board, BoardingError, Class, Contents, Fleet, Gain, Rule};

use crate::support::fleets::{built, loaded};
use crate::support::random::{self, Chooser};

/// A fleet from which some of the crew and of the batteries have gone.
fn any_fleet() -> impl Strategy<Value = Fleet> {
    any::<u64>().prop_map(|seed| {
        let mut chooser = Chooser::new(seed);
        let board = if chooser.percent(60) { Board::new(Class::IVC) } else { random::board(&mut chooser) };
        let layout = built(&mut chooser, board);
        let mut fleet = loaded(&mut chooser, layout);
        let cabins = fleet.aboard().crewed();
        let gone: Vec<(Cell, u8)> = cabins.iter().filter(|_| chooser.percent(60)).map(|cabin| (cabin, 1)).collect();
        let count = u32::try_from(gone.len()).expect("few cabins");
        fleet.lose_crew(count, CellSet::EMPTY, &gone).expect("there is one in each");
        fleet
    })
}

/// The contents of every cell, humans, sleepers and tokens as numbers.
fn numbers(fleet: &Fleet) -> Vec<(Cell, u8, u8, u8, Contents)> {
    let number = |cell| match fleet.aboard().on(cell) {
        Contents::Humans(number) => (cell, number, 0, 0, Contents::Nothing),
        Contents::Sleepers(number) => (cell, 0, number, 0, Contents::Nothing),
        Contents::Batteries(number) => (cell, 0, 0, number, Contents::Nothing),
        other => (cell, 0, 0, 0, other),
    };
    fleet.layout().occupied().iter().map(number).collect()
}

proptest! {
    /// LM-FLEET-7: one is added to each named cell and nothing else moves, until there is no more room.
    #[test]
    fn gains_fill_what_is_free(fleet in any_fleet(), seed: u64) {
        for gain in [Gain::Human, Gain::Battery] {
            let chooser = &mut Chooser::new(seed);
            let mut full = fleet.clone();
            for _ in 0..fleet.places_for(gain) {
                let cell = chooser.cell(full.room_for(gain)).expect("there is room");
                let mut expected = numbers(&full);
                for row in expected.iter_mut().filter(|row| row.0 == cell) {
                    *(if gain == Gain::Human { &mut row.1 } else { &mut row.3 }) += 1;
                }
                full.gain(gain, &[cell]).expect("there is room");
                prop_assert_eq!(numbers(&full), expected);
            }
            prop_assert_eq!((full.places_for(gain), full.room_for(gain)), (0, CellSet::EMPTY));
            for cell in full.layout().occupied() {
                let before = full.clone();
                let rule = if gain == Gain::Human { Rule::BgCrew1 } else { Rule::LmFleet7 };
                prop_assert_eq!(full.gain(gain, &[cell]).unwrap_err().rule(), rule);
                prop_assert_eq!(&full, &before);
            }
        }
    }

    /// LM-FLEET-8: whoever wakes leaves the chamber for a cabin of its ship with room, if a human is aboard to wake him.
    #[test]
    fn sleepers_become_crew_of_their_ship(fleet in any_fleet(), seed: u64) {
        let chooser = &mut Chooser::new(seed);
        let chambers = fleet.layout().occupied().iter().filter(|&cell| fleet.aboard().sleepers(cell.into()) > 0);
        for chamber in chambers {
            let Some(cabin) = chooser.cell(fleet.room_for(Gain::Human)) else { continue };
            let ship = fleet.ships().find(|ship| ship.components.contains(chamber)).expect("a ship");
            let (own, manned) = (ship.components.contains(cabin), fleet.ship_crew(ship).humans > 0);
            let mut woken = fleet.clone();
            match woken.wake(chamber, &[cabin]) {
                Ok(()) => {
                    prop_assert!(own && manned);
                    let mut expected = numbers(&fleet);
                    for row in &mut expected {
                        row.1 += u8::from(row.0 == cabin);
                        row.2 -= u8::from(row.0 == chamber);
                    }
                    prop_assert_eq!(numbers(&woken), expected);
                }
                Err(error) => {
                    prop_assert_eq!(matches!(error, BoardingError::NobodyToWake { .. }), !manned);
                    prop_assert!(!own || !manned);
                    prop_assert_eq!(&woken, &fleet);
                }
            }
        }
    }
}
