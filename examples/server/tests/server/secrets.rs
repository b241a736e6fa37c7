//! No secret of one seat reaches another.

use serde_json::{Value, json};
use starwright::battle;
use starwright::dice::RandomSource;
use starwright::table::{Record, Seat};
use starwright_server::chance::dice;
use starwright_server::client::{Client, Heard};
use starwright_server::games::Game;
use tokio_tungstenite::tungstenite::Message;

use crate::support::{QUICK, Raw, Saw, Server, assert_own, play_all, played};

/// A spectator is told exactly what the game shows spectators, step by step.
#[tokio::test]
async fn a_spectator_sees_no_hand() {
    let server = Server::start(&QUICK);
    let seats = server.make(&json!({ "deal": { "play": "battle", "players": 3, "powers": true } })).await;
    let mut watcher = seats.watch();
    let first = watcher.hear().await.expect("a welcome");
    let watched = tokio::spawn(watch_to_the_end(watcher, first));
    play_all::<battle::Game>(&seats, None).await;
    let saw = watched.await.expect("the end");
    assert_own(&seats.record::<battle::Game>().await, None, &saw);
}

async fn watch_to_the_end(mut watcher: Client, first: Heard) -> Saw {
    let mut saw = Saw::default();
    let mut next = first;
    loop {
        if let Heard::Steps(steps) = next {
            saw.steps.extend(steps);
        }
        saw.nows.push(watcher.now().clone());
        if watcher.now()["over"] == true {
            return saw;
        }
        next = watcher.hear().await.expect("the server");
    }
}

/// Two battles that differ only in what seat 0 may not know send seat 0 the same bytes.
#[tokio::test]
async fn others_secrets_change_no_byte() {
    let server = Server::start(&QUICK);
    let mut setup = starwright_server::games::battle(3, false);
    setup.first = Seat::Zero;
    let whole = played::<battle::Game>(setup);
    // until the others' cards are drawn, their order is hidden
    let placed = whole.branch(3);
    let bytes = told_to_seat_0(&server, &placed).await;
    let mut differing = 0;
    for _ in 0..20 {
        let mut other = placed.setup().clone();
        for player in &mut other.players[1..] {
            dice().shuffle(&mut player.deck.0);
        }
        let replayed = Record::<battle::Game>::replay(other, placed.log().to_vec()).expect("the same choices");
        differing += u32::from(replayed.game().view(Some(Seat::One)) != placed.game().view(Some(Seat::One)));
        assert_eq!(told_to_seat_0(&server, &replayed).await, bytes);
    }
    assert!(differing > 0, "seat 1 sees other cards");
}

/// What seat 0 is sent: a welcome, and the differences after its own first choice.
async fn told_to_seat_0<G: Game>(server: &Server, record: &Record<G>) -> Vec<String> {
    let seats = server
        .make(&json!({ "load": { "play": G::NAME, "record": serde_json::to_value(record).expect("JSON") } }))
        .await;
    let mut raw = Raw::hello(&server.url(), &seats.table, &seats.secrets[0]).await;
    let welcome = raw.next().await.expect("a welcome");
    let told: Value = serde_json::from_str(&welcome).expect("JSON");
    let choice = told["now"]["choices"].get(0).expect("seat 0 is to choose");
    raw.send(Message::text(json!({ "choose": { "id": "1", "choice": choice } }).to_string())).await;
    let mut all = vec![welcome];
    while !all.last().is_some_and(|last| last.starts_with(r#"{"told":"taken""#)) {
        all.push(raw.next().await.expect("an answer"));
    }
    assert!(all.iter().any(|told| told.contains(r#""change":["#)), "{all:?}");
    all
}

/// Neither log nor database holds secrets, and the record of a running game is not sent.
#[tokio::test]
async fn secrets_are_kept() {
    let server = Server::start(&[&QUICK[..], &["--idle", "0.1"]].concat());
    let seats = server.make(&json!({ "deal": { "play": "yard", "players": 2, "class": "I" }, "bots": [1] })).await;
    let mut client = seats.sit(0);
    client.hear().await.expect("a welcome");
    client.say(&json!({ "record": {} })).await;
    let sorry = loop {
        if let Heard::Other(message) = client.hear().await.expect("an answer") {
            break message;
        }
    };
    assert_eq!((&sorry["told"], &sorry["why"]), (&Value::from("sorry"), &Value::from("not_over")));
    let database = std::fs::read(server.folder.join("tables.db")).expect("a file");
    let written = std::fs::read(server.folder.join("tables.db-wal")).unwrap_or_default();
    let everything = [database, written, server.log().into_bytes()].concat();
    for secret in seats.secrets.iter().chain([&seats.watch]) {
        assert!(!everything.windows(secret.len()).any(|bytes| bytes == secret.as_bytes()));
    }
    assert!(everything.windows(seats.table.len()).any(|bytes| bytes == seats.table.as_bytes()), "the table is stored");
}
