//! Views that are read are those of a game: their parts go together.

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use starwright::battle;
use starwright::table::{Play, Seat};
use starwright::trucker::cards::Card;
use starwright::trucker::yard;

use crate::formats;

/// What the reader says to a view with one part changed.
fn refused<V: DeserializeOwned>(view: &Value, part: &str, value: Value) -> String {
    let mut changed = view.clone();
    *changed.pointer_mut(part).unwrap_or_else(|| panic!("{part} is in {view}")) = value;
    match serde_json::from_value::<V>(changed) {
        Ok(_) => panic!("{part} can be so"),
        Err(error) => error.to_string(),
    }
}

/// BBS-1, BBS-16, BBS-58: no part of a battle's view contradicts the others.
#[test]
fn views_of_no_battle_are_not_read() {
    let view = formats::battle().0.game().view(Some(Seat::Zero));
    let view = serde_json::to_value(view).expect("JSON writes it");
    let says = |part, value| refused::<battle::View>(&view, part, value);
    let contradiction = "it contradicts the rest of the view";
    assert_eq!(says("/viewer", json!(4)), format!("viewer: {contradiction}"));
    assert_eq!(says("/awaited", json!({ "seats": [], "table": true })), format!("awaited: {contradiction}"));
    assert_eq!(says("/players/1/score", json!(999)), format!("players: {contradiction}"));
    assert!(says("/players/1/hand", json!(0)).contains("(BBS-"));
    assert!(says("/players/1/race", view["players"][0]["race"].clone()).ends_with("(BBS-1)"));
    assert!(says("/pieces", json!([])).contains("(BBS-"));
    assert!(says("/hand", json!([[1, 1, 1], [1, 1, 1]])).contains("(BBS-"));
    assert!(says("/round", json!(9)).contains("(BBS-"));
}

/// BG-BUILD-3, LM-R25, LM-BOARD-3, LM-IVC-TIMER: no part of a yard's view contradicts the others.
#[test]
fn views_of_no_yard_are_not_read() {
    let view = formats::yard().0.branch(8).game().view(None);
    assert_eq!(view.step, yard::Step::Building);
    let view = serde_json::to_value(view).expect("JSON writes it");
    let says = |part, value| refused::<yard::View>(&view, part, value);
    assert_eq!(says("/players/1/seat", json!(2)), "players[1].seat: the players stand in the order of their seats");
    assert_eq!(
        says("/players/1/layout", json!({ "class": "I", "tiles": [] })),
        "players[1].layout: all build on the same board (LM-BOARD-3)"
    );
    assert_eq!(
        says("/players/0/order", json!(4)),
        "players[0].order: there are as many order tiles as players (BG-BUILD-3)"
    );
    assert!(says("/players/2/last", json!([0, 0])).starts_with("players[2].last: "));
    assert_eq!(
        says("/face_down", json!(141)),
        "a component lies in two places, or more lie on the table than there are"
    );
    assert!(says("/dice", json!([1, 2, 3])).ends_with("(LM-IVC-TIMER)"));
    let card = serde_json::to_value(&Card::ALL[7]).expect("JSON writes it");
    assert!(says("/piles/0", json!([card, card])).starts_with("piles: card "));
    let over = |hand: Value| {
        let mut over = view.clone();
        over["step"] = "check".into();
        for player in over["players"].as_array_mut().expect("players") {
            (player["hand"], player["last"]) = (Value::Null, Value::Null);
        }
        over["players"][0]["hand"] = hand;
        serde_json::from_value::<yard::View>(over).map_err(|error| error.to_string())
    };
    assert!(over(Value::Null).is_ok());
    let error = over(json!(64)).expect_err("nobody holds anything");
    assert_eq!(error, "players[0].hand: nobody holds a component when building is over (BG-BUILD-3)");
}
