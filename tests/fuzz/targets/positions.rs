//! Positions of the battle: the first eight bytes say how it goes on, the rest is text. What passes the gate is drawn and
//! played on, for two hundred choices at most, and every state on the way passes the gate again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rand_pcg::Pcg32;
use rand_pcg::rand_core::SeedableRng;
use starwright::battle::{Choice, Game, Position, random_placement};
use starwright::dice::{Random, RandomSource};

fuzz_target!(|bytes: &[u8]| {
    let Some((seed, text)) = bytes.split_first_chunk::<8>() else { return };
    let Ok(position) = serde_json::from_slice::<Position>(text) else { return };
    let Ok(mut game) = Game::try_from(position) else { return };
    let mut dice = Random::new(Pcg32::seed_from_u64(u64::from_le_bytes(*seed)));
    assert!(!game.view(None).drawing().to_string().is_empty());
    assert!(!game.view(None).svg().to_string().is_empty());
    let (mut choices, mut events) = (Vec::new(), Vec::new());
    for _ in 0..200 {
        let Some(seat) = game.awaited_seat() else { break };
        choices.clear();
        game.choices(seat, &mut choices);
        if choices.is_empty() {
            // placements are too many to list, and where much lies in the zone some are refused
            let zone = game.field().layout().zone(seat).expect("a zone for everybody");
            let Some(placement) = random_placement(zone, &mut dice) else { break };
            if game.apply(seat, &Choice::place(placement), &mut events).is_err() {
                break;
            }
        } else {
            let choice = &choices[dice.below(u32::try_from(choices.len()).expect("few")) as usize];
            assert!(game.apply(seat, choice, &mut events).is_ok(), "what is listed is taken");
        }
        assert_eq!(Game::try_from(Position::from(&game)).as_ref(), Ok(&game));
    }
});
