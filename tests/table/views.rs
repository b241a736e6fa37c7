//! Views that are read are those of a game: their parts go together.

use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use starwright::battle;
use starwright::table::Seat;
use starwright::trucker::cards::Card;
use starwright::trucker::flight;

use crate::formats;
use crate::harness::Dice;

/// What the reader says to a view with one part changed.
fn refused<V: DeserializeOwned>(view: &Value, part: &str, value: Value) -> String {
    let mut changed = view.clone();
    *changed.pointer_mut(part).unwrap_or_else(|| panic!("{part} is in {view}")) = value;
    match serde_json::from_value::<V>(changed) {
        Ok(_) => panic!("{part} can be so"),
        Err(error) => error.to_string(),
    }
}

/// BBS-1, BBS-16, BBS-58: a view is plain data; whatever it says, what is made of it goes through the gate of positions.
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
        let game = battle::Game::try_from(view.guess(&view.deal(&[battle::Deck::HOUSE; 4], &mut dice)));
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
    assert!(says(guessed("/viewer", json!(4))).contains("(BBS-"));
}

/// Before a card: two fly with a cabin each, and one is out, with a ship that left and a component lost.
fn flight_view() -> Value {
    let cabin = json!({ "at": [2, 2], "kind": "cabin", "edges": "3333" });
    let hold = json!({ "at": [2, 3], "kind": "special_cargo_hold", "capacity": 1, "edges": "3333" });
    let fleet = json!({ "class": "I", "tiles": [cabin], "boarded": true, "aboard": [{ "at": [2, 2], "humans": 2 }] });
    let flying = |seat: u8, position: i32| {
        json!({ "seat": seat, "fleet": fleet, "position": position, "credits": 3, "lost": [], "lost_pile": 0,
                "cap": null, "owed": "nothing", "gone": [], "set_aside": {} })
    };
    let gone = json!({ "ship": { "number": 0, "components": [[2, 2], [2, 3]] }, "components": [cabin, hold],
                       "aboard": [{ "at": [2, 3], "goods": { "red": 1 } }] });
    let out = json!({ "seat": 2, "fleet": { "class": "I", "tiles": [], "boarded": true }, "position": null,
                      "credits": 0, "lost": [[1, 2]], "lost_pile": 2, "cap": null, "owed": "nothing", "gone": [gone],
                      "set_aside": { "red": 2 } });
    let progress = json!({ "waiting": [1], "landed": [], "line": 0, "declared": [], "losers": [], "winner": null,
                           "targets": [], "attacks": 0, "tries": 0 });
    json!({ "level": "I", "level_iii_cards": false, "rulings": {}, "card": null, "faced": null, "progress": progress,
            "shown": [card(3)], "cards_left": 3, "asked": [0, { "ask": "withdraw" }],
            "players": [flying(0, -4), flying(1, 5), out], "peeked": [] })
}

fn card(number: usize) -> Value {
    serde_json::to_value(&Card::ALL[number]).expect("JSON writes it")
}

/// LM-BOARD-3, BG-TRACK-1, LM-LAUNCH-1, LM-END-3: the players of a flight's view do not contradict each other.
#[test]
fn views_of_no_fleets_are_not_read() {
    let view = flight_view();
    assert!(serde_json::from_value::<flight::View>(view.clone()).is_ok());
    let says = |part, value| refused::<flight::View>(&view, part, value);
    assert_eq!(says("/players", json!([])), "players: 2 to 5 play, not 0 (LM-BOARD-4)");
    assert_eq!(says("/players/1/seat", json!(2)), "players[1].seat: the players stand in the order of their seats");
    assert_eq!(
        says("/players/2/fleet/class", json!("II")),
        "players[2]: the board of seat 2 is not that of the table (LM-BOARD-3)"
    );
    assert!(
        says("/players/0/position", json!(null)).starts_with("players[0]: seat 0 has ships that fly and no marker")
    );
    assert!(says("/players/2/position", json!(7)).starts_with("players[2]: seat 2 has a marker and no ship"));
    assert!(says("/players/1/position", json!(36)).starts_with("players: the markers of seat 1 and seat 0"));
    assert!(says("/players/0/fleet/aboard", json!([])).ends_with("has no human aboard and cannot fly (LM-LAUNCH-1)"));
    let nobody =
        json!({ "class": "I", "tiles": [{ "at": [2, 2], "kind": "cabin", "edges": "3333" }], "boarded": false });
    assert!(says("/players/0/fleet", nobody).ends_with("have not come aboard (LM-LAUNCH-2)"));
    let lost = "players[2].lost: a component in the lost pile lies on no cell of a ship";
    assert_eq!(says("/players/2/lost", json!([[9, 9]])), lost);
    assert!(says("/players/0/lost", json!([[2, 2]])).starts_with("players[0].lost: "));
    assert!(says("/players/2/lost_pile", json!(0)).starts_with("players[2].lost_pile: "));
    assert!(says("/players/2/lost", json!([[2, 2]])).starts_with("players[2].gone: "));
    assert!(says("/players/0/gone", view["players"][2]["gone"].clone()).starts_with("players[0].gone: "));
    let hold = json!({ "at": [2, 3], "kind": "special_cargo_hold", "capacity": 1, "edges": "3333" });
    let part = json!([{ "ship": { "number": 0, "components": [[2, 3]] }, "components": [hold], "aboard": [] }]);
    let flies = says("/players/0/gone", part);
    assert_eq!(flies, "players[0].gone: a ship that left lies nowhere any more", "the rest of it flies");
    assert!(says("/players/2/set_aside", json!({})).starts_with("players[2].set_aside: "));
}

/// BG-PILES, BG-TRACK-3, LM-END-1: the cards and the question of a flight's view go with the players.
#[test]
fn views_of_no_cards_are_not_read() {
    let view = flight_view();
    let says = |part: &str, value| refused::<flight::View>(&view, part, value);
    assert_eq!(says("/shown", json!([card(3), card(3)])), "shown: card 3 is there twice (BG-PILES)");
    assert!(says("/shown", json!([card(59)])).contains("which a flight of level I does not use (BG-PILES)"));
    assert_eq!(says("/card", card(4)), "card: the card that is resolved is the last one shown");
    assert_eq!(says("/asked", json!(null)), "asked: somebody is asked as long as a flight lasts");
    assert_eq!(says("/asked/0", json!(2)), "asked: nobody is asked who has no ship");
    assert_eq!(says("/asked/0", json!("table")), "asked: the table is asked for dice and nothing else");
    assert_eq!(says("/asked/1", json!({ "ask": "engines" })), "asked: nothing asks that now");
    assert_eq!(says("/level", json!("II")), "level: class I flies at level I, not II (LM-BOARD-2)");
    assert_eq!(says("/faced", json!({ "kind": "stardust" })), "faced: the card that is resolved says something else");
    assert_eq!(says("/progress/waiting", json!([3])), "progress: seat 3 is named twice, or does not play");
    assert_eq!(says("/progress/waiting", json!([1, 1])), "progress: seat 1 is named twice, or does not play");
    for (part, value) in [
        ("landed", json!([[1, 0]])),
        ("line", json!(1)),
        ("declared", json!([[1, 4]])),
        ("losers", json!([1])),
        ("winner", json!(1)),
        ("attacks", json!(1)),
        ("tries", json!(1)),
    ] {
        let told = refused::<flight::View>(&view, &format!("/progress/{part}"), value);
        assert_eq!(told, format!("progress.{part}: the card has no such thing"));
    }
    assert_eq!(says("/cards_left", json!(0)), "asked: nobody withdraws before a card that does not come");
}

/// LM-ATTACK-1, BG-SABOTAGE, BG-PLANETS, BG-GOODS-2: a card asks what it asks, and only where there is a choice.
#[test]
fn views_of_no_question_are_not_read() {
    let asked = |card: Value, actor: Value, question: Value| {
        let mut view = flight_view();
        let mut faced = card.clone();
        faced.as_object_mut().expect("a card").remove("level");
        view["progress"]["attacks"] = u8::from(card["kind"] == "meteor_swarm").into();
        (view["shown"], view["card"], view["faced"]) = (json!([card]), card, faced);
        view["asked"] = json!([actor, question]);
        serde_json::from_value::<flight::View>(view).map(drop).map_err(|error| error.to_string())
    };
    let swarm = json!({ "level": "I", "kind": "meteor_swarm", "meteors": ["LF"] });
    let roll = |wanted: Value| json!({ "ask": "roll", "attack": { "kind": "large_meteor", "from": "front" }, "wanted": wanted });
    let wrong = |reason: &str| Err(format!("asked: {reason}"));
    assert_eq!(asked(swarm.clone(), json!("table"), roll(json!({ "second": { "first": 3 } }))), Ok(()));
    assert_eq!(
        asked(swarm.clone(), json!("table"), roll(json!("row"))),
        wrong("no dice of an attack lead to this die")
    );
    let mut small = roll(json!("first"));
    small["attack"]["kind"] = "small_meteor".into();
    assert_eq!(asked(swarm.clone(), json!("table"), small), wrong("that is not the attack that comes now"));
    assert_eq!(asked(swarm, json!(0), roll(json!("first"))), wrong("the table is asked for dice, and no player"));
    let sabotage = json!({ "level": "I", "kind": "sabotage" });
    let locate = |rolled: Value| json!({ "ask": "locate", "rolled": rolled });
    assert_eq!(asked(sabotage.clone(), json!("table"), locate(json!([1, 2, 3]))), Ok(()));
    let fallen = wrong("the dice of this try have fallen");
    assert_eq!(asked(sabotage, json!("table"), locate(json!([1, 2, 3, 4]))), fallen);
    let planets = json!({ "level": "I", "kind": "planets", "planets": ["R", "G"], "days": 1 });
    let land = |free: Value| json!({ "ask": "land", "free": free, "planets": 2 });
    let no_choice = wrong("nobody is asked what has one answer only, or none");
    assert_eq!(asked(planets.clone(), json!(0), land(json!([0, 1]))), Ok(()));
    assert_eq!(asked(planets.clone(), json!(0), land(json!([1, 0]))), no_choice);
    assert_eq!(asked(planets.clone(), json!(0), land(json!([1]))), no_choice, "nobody has landed on the other");
    let no_hold = json!({ "ask": "stow", "loads": [{ "red": 1 }] });
    assert_eq!(asked(planets, json!(0), no_hold), no_choice);
}
