//! The seeds of the fuzz targets are valid inputs of their targets.

use std::collections::BTreeSet;
use std::fs;

use serde::de::DeserializeOwned;
use starwright::battle::{self, Game, Position, Step};
use starwright::table::Record;
use starwright::trucker::{self, Fleet, Layout, flight::Flight, yard::Yard};

/// The seeds of a target with their names, without the leading bytes that encode something else.
fn seeds(target: &str, front: usize) -> impl Iterator<Item = (String, Vec<u8>, String)> {
    let folder = format!("{}/tests/fuzz/seeds/{target}", env!("CARGO_MANIFEST_DIR"));
    fs::read_dir(folder).expect("a folder").map(move |entry| {
        let entry = entry.expect("readable");
        let mut bytes = fs::read(entry.path()).expect("readable");
        let text = String::from_utf8(bytes.split_off(front)).expect("text");
        (entry.file_name().to_string_lossy().into_owned(), bytes, text)
    })
}

fn is_read<T: DeserializeOwned>(text: &str) -> bool {
    serde_json::from_str::<T>(text).is_ok()
}

#[test]
fn positions_pass_the_gate_and_have_every_part() {
    let mut steps = BTreeSet::new();
    let (mut airborne, mut hits, mut fallen, mut shields, mut rammed, mut crashed) = (0, 0, 0, 0, 0, 0);
    for (name, _, text) in seeds("positions", 8) {
        let position: Position = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let game = Game::try_from(position.clone()).unwrap_or_else(|error| panic!("{name}: {error}"));
        steps.insert(format!("{:?}", game.step()).split([' ', '{']).next().expect("a name").to_owned());
        airborne += position.turn.under_way.airborne.len();
        crashed += position.turn.under_way.crashed.len();
        hits += position.turn.hits.len();
        fallen += position.turn.fallen.len();
        shields += position.pieces.iter().filter(|piece| piece.ship.shield > 0).count();
        rammed += position.asteroids_rammed.iter().filter(|&&rammed| rammed > 0).count();
        if game.step() != Step::Over {
            assert!(game.awaited_seat().is_some(), "{name}");
        }
    }
    assert_eq!(steps.len(), 15, "{steps:?}");
    for (part, count) in [airborne, crashed, hits, fallen, shields, rammed].into_iter().enumerate() {
        assert!(count > 0, "part {part} of none");
    }
}

#[test]
fn saves_are_read() {
    let mut kinds = [false; 4];
    for (name, front, text) in seeds("saves", 9) {
        let kind = usize::from(front[0] % 4);
        let read = [
            is_read::<Record<battle::Game>>,
            is_read::<Record<Yard>>,
            is_read::<Record<Flight>>,
            is_read::<Record<trucker::Game>>,
        ];
        assert!(read[kind](&text), "{name}");
        kinds[kind] = true;
    }
    assert_eq!(kinds, [true; 4]);
}

#[test]
fn layouts_are_read() {
    for (name, _, text) in seeds("notation", 0) {
        let read = text.parse::<Layout>().is_ok() || is_read::<Layout>(&text) || is_read::<Fleet>(&text);
        assert!(read, "{name}");
    }
}
