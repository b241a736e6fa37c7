//! Border values, and values of other types, in every place.

use std::collections::BTreeSet;

use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use serde::Serialize;
use serde::de::DeserializeOwned;
use starwright::battle;
use starwright::dice::Random;
use starwright::table::{Play, Record, Seat};
use starwright::trucker::yard::{self, Yard};
use starwright::trucker::{Class, Game, game};

use super::{Cost, SAVE, measured};
use crate::border::{at_borders, places};
use crate::erased::{self, Reader};
use crate::formats::{self, Look};
use crate::mutants;

/// A value of more bytes is given fewer of them, so that all together take no longer.
const LARGE: usize = 2000;

/// Gives the readers of values the borders in their places: each is refused, or read and written as what reads to the same.
pub(crate) struct Borders;

impl Look for Borders {
    fn see(&mut self, of: &str, value: &dyn erased_serde::Serialize, reader: Reader) {
        let tree = erased::tree(value);
        let most = mutants::inputs() as usize * LARGE / tree.to_string().len().max(LARGE);
        let (mut worst, mut taken) = (Cost::default(), 0);
        let [new, others] = places(&tree, &mut BTreeSet::new());
        for changed in at_borders(&tree, &new, most).chain(at_borders(&tree, &others, most / 4)) {
            let text = changed.to_string();
            let (read, cost) = measured(|| erased::read_json(text.as_bytes(), reader));
            worst = worst.or(cost);
            match read {
                Err(error) => assert!(!error.is_empty(), "{of}: {text}"),
                Ok(read) => {
                    taken += 1;
                    let written = erased::write_json(&read);
                    let again = erased::read_json(&written, reader).map(|again| erased::write_json(&again));
                    assert_eq!(again, Ok(written), "{of}: {text}");
                }
            }
        }
        println!("{of}: {taken} taken, {worst:?}");
        assert!(worst.bytes < 2 * SAVE.bytes && worst.time < SAVE.time, "{of}: {worst:?}");
    }
}

/// A save with a limit value in one of its places, if it reads, is a game: it can be continued, viewed by everybody, saved and read
/// again.
fn go_on_from_borders<G: Play>(save: &Record<G>)
where
    Record<G>: Serialize + DeserializeOwned,
    G::View: Serialize,
{
    let tree = erased::tree(save);
    let [new, others] = places(&tree, &mut BTreeSet::new());
    let (most, mut taken) = (mutants::inputs() as usize / 3, 0);
    for changed in at_borders(&tree, &new, most).chain(at_borders(&tree, &others, most / 4)) {
        let Ok(record) = serde_json::from_value::<Record<G>>(changed) else { continue };
        taken += 1;
        let (record, _) = formats::go_on(record, 40);
        for viewer in Seat::ALL.into_iter().map(Some).chain([None]) {
            serde_json::to_string(&record.view(viewer)).expect("a view has a form");
        }
        let written = serde_json::to_string(&record).expect("a form");
        let again = serde_json::from_str::<Record<G>>(&written).expect("what is written is read");
        assert_eq!(serde_json::to_string(&again).expect("a form"), written);
    }
    println!("{}: {taken} saves go on", std::any::type_name::<G>());
    assert!(taken > 0, "no border is taken");
}

#[test]
fn games_go_on_from_borders() {
    let (battle, yard, flight, game) = (formats::battle().0, formats::yard().0, formats::flight().0, formats::game().0);
    for entries in [0, 20] {
        go_on_from_borders(&battle.branch(entries));
        go_on_from_borders(&yard.branch(entries));
        go_on_from_borders(&flight.branch(entries));
        go_on_from_borders(&game.branch(entries));
    }
}

/// LM-BOARD-4, and the layouts of the battle: a deal for any number of players is refused or has that many players.
#[test]
fn deals_for_any_number_of_players() {
    let mut chance = Random::new(Pcg32::seed_from_u64(1));
    for players in [0, 1, 2, 3, 4, 5, 6, 63, 64, 127, 128, 254, 255] {
        let may = (2..=5).contains(&players);
        let yard = Yard::begin(&yard::Setup::new(Class::IVC, players), &mut Vec::new());
        assert_eq!(yard.map(|yard| yard.view(None).players.len()).ok(), may.then_some(players.into()));
        let setup = game::Setup::dealt(players, &[Class::IC], &mut chance).expect("printed cards");
        assert_eq!(
            Game::begin(&setup, &mut Vec::new()).map(|game| game.purses().len()).ok(),
            may.then_some(players.into())
        );
        for layout in [battle::Layout::three_players(), battle::Layout::four_players()] {
            let of = battle::Race::ALL.into_iter().cycle().take(players.into());
            let decks: Vec<_> = of.map(|race| (race, battle::Deck::HOUSE)).collect();
            let may = layout.players() == players;
            let setup = battle::Setup::shuffled(layout, &decks, &mut chance).with_powers(&mut chance);
            let battle = battle::Game::new(&setup);
            assert_eq!(battle.map(|battle| battle.field().players()).ok(), may.then_some(players));
        }
    }
}
