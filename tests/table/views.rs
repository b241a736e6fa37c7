//! Views are plain data: a game built from one passes a gate.

use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use serde_json::{Value, json};
use starwright::battle;
use starwright::table::Seat;

use crate::formats;
use crate::harness::Dice;

/// BBS-1, BBS-16, BBS-58: a view is plain data; a game made from any view passes the gate of positions.
#[test]
fn views_of_no_battle_make_no_game() {
    let view = serde_json::to_value(formats::battle().0.game().view(Seat::Zero)).expect("JSON writes it");
    let read = |part: &str, value: Value| {
        let mut changed = view.clone();
        *changed.pointer_mut(part).unwrap_or_else(|| panic!("{part} is in {view}")) = value;
        serde_json::from_value::<battle::View>(changed).expect("plain data")
    };
    let mut dice = Dice::new(Pcg32::seed_from_u64(1));
    let mut guessed = |part, value| {
        let view = read(part, value);
        let (drawn, told) = (view.svg().to_string(), view.drawing().to_string());
        assert!(!drawn.is_empty() && !told.is_empty());
        let _ = battle::Bot::Turn { nodes: 10 }.advise(&view, &[], &mut dice);
        let game = battle::Game::try_from(view.determinize(&view.deal(&[battle::Deck::HOUSE; 4], &mut dice)));
        game.map_err(|error| error.to_string())
    };
    assert!(guessed("/players/1/score", json!(999)).is_ok());
    assert!(guessed("/awaited", json!({ "seats": [], "table": true })).is_ok());
    let says = |told: Result<battle::Game, String>| told.expect_err("no game");
    assert!(says(guessed("/players/1/hand", json!(0))).contains("(BBS-16)"));
    assert!(says(guessed("/players/1/race", view["players"][0]["race"].clone())).contains("(BBS-1)"));
    assert!(says(guessed("/pieces", json!([]))).contains("(BBS-"));
    assert!(says(guessed("/hand", json!([[1, 1, 1], [1, 1, 1]]))).contains("(BBS-"));
    assert!(says(guessed("/round", json!(9))).contains("(BBS-"));
    assert!(says(guessed("/players", json!([]))).contains("(BBS-1)"));
    assert!(guessed("/viewer", json!(4)).is_ok(), "a spectator, who sees no cards of his own");
}
