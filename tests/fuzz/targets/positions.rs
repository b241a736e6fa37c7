//! Positions of the battle: the first eight bytes say how it goes on, the rest is text. What passes the gate is drawn and
//! played to the end, and every state on the way passes the gate again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rand_pcg::Pcg32;
use rand_pcg::rand_core::SeedableRng;
use starwright::battle::{Game, Position};
use starwright::dice::{Chance, Random};

fuzz_target!(|bytes: &[u8]| {
    let Some((seed, text)) = bytes.split_first_chunk::<8>() else { return };
    let Ok(position) = serde_json::from_slice::<Position>(text) else { return };
    let Ok(mut game) = Game::try_from(position) else { return };
    let mut dice = Random::new(Pcg32::seed_from_u64(u64::from_le_bytes(*seed)));
    assert!(!game.view(None).drawing().to_string().is_empty());
    assert!(!game.view(None).svg().to_string().is_empty());
    let (mut choices, mut events) = (Vec::new(), Vec::new());
    for _ in 0..200 {
        let Some(seat) = game.decider() else { break };
        choices.clear();
        game.choices(seat, &mut choices);
        if choices.is_empty() {
            break; // the placement is too much to list
        }
        let choice = &choices[dice.below(u32::try_from(choices.len()).expect("few")) as usize];
        assert!(game.apply(seat, choice, &mut events).is_ok(), "what is listed is taken");
        assert_eq!(Game::try_from(Position::from(&game)).as_ref(), Ok(&game));
    }
});
