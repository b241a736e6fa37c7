//! Saves: the first byte selects the game, the next eight are the seed. A save that is read is played on at random: whatever is
//! listed is legal, refusals change nothing, and the record round-trips.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rand_pcg::Pcg32;
use rand_pcg::rand_core::SeedableRng;
use serde::Serialize;
use serde::de::DeserializeOwned;
use starwright::battle;
use starwright::dice::{Random, RandomSource};
use starwright::table::{Actor, Play, Record, Seat};
use starwright::trucker::{self, flight::Flight, yard::Yard};

const CHOICES: usize = 40;

fn play_on<G: Play + PartialEq>(seed: u64, text: &[u8])
where
    Record<G>: Serialize + DeserializeOwned,
    G::View: Serialize + DeserializeOwned,
{
    let Ok(mut record) = serde_json::from_slice::<Record<G>>(text) else { return };
    let mut dice = Random::new(Pcg32::seed_from_u64(seed));
    let (mut events, mut stale) = (Vec::new(), None);
    for _ in 0..CHOICES {
        let actors: Vec<Actor> = record.awaited().iter().collect();
        let Some(&actor) = actors.get(below(&mut dice, actors.len())) else { break };
        let mut choices = record.choices(actor);
        if choices.is_empty() {
            break;
        }
        let choice = choices.swap_remove(below(&mut dice, choices.len()));
        stale = choices.pop().or(stale);
        assert!(record.check(actor, &choice).is_ok(), "what is listed is taken");
        assert!(record.apply(actor, choice, &mut events).is_ok(), "what is checked is taken");
    }
    for viewer in Seat::of(5).map(Some).chain([None]) {
        let view = serde_json::to_string(&record.view(viewer)).expect("a form");
        serde_json::from_str::<G::View>(&view).expect("a view is read");
    }
    let written = serde_json::to_string(&record).expect("a form");
    for actor in Seat::of(5).map(Actor::Seat).chain([Actor::Table]) {
        let Some(choice) = stale.clone().filter(|choice| record.check(actor, choice).is_err()) else { continue };
        let (before, told) = (record.game().clone(), events.len());
        assert!(record.apply(actor, choice, &mut events).is_err(), "what does not pass the check is refused");
        assert!(record.game() == &before && events.len() == told, "what is refused changes nothing");
    }
    let again: Record<G> = serde_json::from_str(&written).expect("a save is read");
    assert_eq!(serde_json::to_string(&again).expect("a form"), written);
}

fn below(dice: &mut Random<Pcg32>, bound: usize) -> usize {
    dice.below(u32::try_from(bound.max(1)).expect("few")) as usize
}

fuzz_target!(|bytes: &[u8]| {
    let Some((&[which, ref seed @ ..], text)) = bytes.split_first_chunk::<9>() else { return };
    let seed = u64::from_le_bytes(*seed);
    match which % 4 {
        0 => play_on::<battle::Game>(seed, text),
        1 => play_on::<Yard>(seed, text),
        2 => play_on::<Flight>(seed, text),
        _ => play_on::<trucker::Game>(seed, text),
    }
});
