//! Whole games of all kinds, with lost connections.

use serde_json::{Value, json};
use starwright::battle;
use starwright::dice::RandomSource;
use starwright::table::{Record, Seat};
use starwright::trucker::cards::CardSet;
use starwright::trucker::flight::{self, Flight};
use starwright::trucker::game::{self, Round};
use starwright::trucker::yard::{self, Start, Yard};
use starwright::trucker::{self, Blueprint, Board, Class, Rulings};
use starwright_server::chance::dice;
use starwright_server::games::Game;

use crate::support::{QUICK, Saw, Server, assert_kept, assert_own, play_all, played};

/// Clients that lose their connections play to the end; each saw its own events, each once.
async fn is_played<G: Game>(wanted: &Value, lose: u32) -> Vec<Saw> {
    let server = Server::start(&QUICK);
    let seats = server.make(wanted).await;
    let saw = play_all::<G>(&seats, Some(lose)).await;
    let record: Record<G> = seats.record().await;
    assert_kept(&record, &saw);
    for (seat, saw) in Seat::ALL.into_iter().zip(&saw) {
        assert_own(&record, Some(seat), saw);
    }
    saw
}

#[tokio::test]
async fn a_battle() {
    is_played::<battle::Game>(&json!({ "deal": { "play": "battle", "players": 3, "powers": true } }), 11).await;
}

#[tokio::test]
async fn a_yard() {
    is_played::<Yard>(&json!({ "deal": { "play": "yard", "players": 3, "class": "IVC" } }), 7).await;
}

#[tokio::test]
async fn a_whole_game() {
    is_played::<trucker::Game>(&json!({ "deal": { "play": "game", "players": 2, "classes": ["I", "IC"] } }), 13).await;
}

#[tokio::test]
async fn a_loaded_flight() {
    let record = Record::<Flight>::begin(a_flight()).expect("a flight");
    let record = serde_json::to_value(record).expect("JSON");
    is_played::<Flight>(&json!({ "load": { "play": "flight", "record": record } }), 5).await;
}

/// A flight of ships that bots have built.
fn a_flight() -> flight::Setup {
    let mut setup = yard::Setup::new(Class::II, 3);
    if let Start::Building { pool, .. } = &mut setup.start {
        dice().shuffle(pool);
    }
    let built = played::<Yard>(setup);
    let launched = built.game().launched().expect("the end");
    let round = Round::dealt(Class::II, CardSet::EMPTY, &mut dice()).expect("a deck");
    flight::Setup::launched(launched, round.deck)
}

/// A whole game on a board, with cards and with rulings of one's own.
#[tokio::test]
async fn a_game_of_ones_own() {
    let board = Blueprint::builder(&["#######"; 5]).numbers(&[4, 5, 6, 7, 8, 9, 10], &[5, 6, 7, 8, 9]).build();
    let board = Board::custom(board.expect("a board"));
    let dealt = game::Setup::dealt(2, &[Class::I], &mut dice()).expect("a game");
    let mut setup = serde_json::to_value(dealt).expect("JSON");
    setup["rulings"] = serde_json::to_value(Rulings::default().with_loans(true).with_thruster_cost(2)).expect("JSON");
    setup["rounds"][0]["board"] = serde_json::to_value(board).expect("JSON");
    setup["rounds"][0]["start"]["building"]["piles"] = Value::Null;
    setup["rounds"][0]["deck"][0] = json!({ "level": "I", "kind": "epidemic" });
    let record = json!({ "v": 1, "setup": setup, "log": [] });
    is_played::<trucker::Game>(&json!({ "load": { "play": "game", "record": record } }), 13).await;
}

/// What the rules or the limits of the crate refuse makes no table, and the answer says why.
#[tokio::test]
async fn setups_that_are_refused() {
    let server = Server::start(&QUICK);
    let dealt = game::Setup::dealt(2, &[Class::I], &mut dice()).expect("a game");
    let sound = json!({ "v": 1, "setup": serde_json::to_value(dealt).expect("JSON"), "log": [] });
    for (path, value) in [
        ("/setup/players", json!(9)),
        ("/setup/rounds", json!([])),
        ("/setup/rounds/0/board", json!({ "class": "X" })),
        ("/setup/rounds/0/deck", json!([{ "level": "I", "kind": "nonsense" }])),
        ("/log", json!([{ "by": 0, "choice": { "yard": { "do": "finish" } } }, 7])),
        ("/v", json!(99)),
    ] {
        let mut record = sound.clone();
        *record.pointer_mut(path).expect("a place") = value;
        let wanted = json!({ "load": { "play": "game", "record": record } }).to_string();
        let (status, body) = server.post("/tables", &wanted, "").await;
        assert!(status == 400 && body.contains("error"), "{path}: {status} {body}");
    }
}

/// A saved game is loaded into another server and played on from there; clients are told what happened before.
#[tokio::test]
async fn a_game_loaded_half_way() {
    let whole = played::<battle::Game>(starwright_server::games::battle(3, false));
    let half = serde_json::to_value(whole.branch(whole.log().len() / 2)).expect("JSON");
    let server = Server::start(&QUICK);
    let seats = server.make(&json!({ "load": { "play": "battle", "record": half } })).await;
    let saw = play_all::<battle::Game>(&seats, None).await;
    let record: Record<battle::Game> = seats.record().await;
    assert_eq!(record.log()[..whole.log().len() / 2], whole.log()[..whole.log().len() / 2]);
    assert_own(&record, Some(Seat::Zero), &saw[0]);
}
