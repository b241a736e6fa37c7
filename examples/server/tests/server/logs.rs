//! Logs of older versions, kept in `tests/logs` and never changed, replay to the same end.

use std::path::{Path, PathBuf};
use std::time::Duration;

use serde_json::{Value, json};
use starwright::battle;
use starwright::trucker;
use starwright::trucker::yard::Yard;
use starwright_server::config::Database;
use starwright_server::games::Game;
use starwright_server::secret::{Hash, Secret};
use starwright_server::store::{Row, Store, Stored};
use starwright_server::table::Table;

use crate::people::until;
use crate::support::{QUICK, Server, folder};

fn file(play: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/logs/0.1/{play}.json"))
}

/// Stores the log and reads it back before replaying, so that every column is tested too.
async fn replays<G: Game>() {
    let text = std::fs::read_to_string(file(G::NAME)).expect("a log");
    let kept: Value = serde_json::from_str(&text).expect("JSON");
    let rows: Vec<Value> = serde_json::from_value(kept["rows"].clone()).expect("rows");
    let rows = rows.iter().map(|row| Row {
        act: row["act"].to_string(),
        from: serde_json::from_value(row["from"].clone()).expect("a seat and an identifier, or null"),
        at: row["at"].as_i64().expect("a time"),
    });
    let rows: Vec<Row> = rows.collect();
    assert!(rows.len() > 20, "{} rows", rows.len());
    let key: Secret = serde_json::from_value(json!("00112233445566778899aabbccddeeff")).expect("a secret");
    let keys: Vec<(Option<u8>, Hash)> = vec![(None, key.hash())];
    let stored = Stored { play: G::NAME.into(), setup: kept["setup"].to_string(), keys, rows };
    let folder = folder();
    let database = Database::File { path: folder.join("tables.db"), mebibytes: None };
    let store = Store::open(&database).await.expect("a store");
    store.create("kept", &stored).await.expect("stored");
    let read = store.read("kept").await.expect("read").expect("the table");
    let table = Table::<G>::of(read, Duration::ZERO).unwrap_or_else(|error| panic!("{}: {error}", G::NAME));
    assert_eq!(table.ends(), kept["ends"], "{}", G::NAME);
    let _ = std::fs::remove_dir_all(folder);
}

#[tokio::test]
async fn a_battle() {
    replays::<battle::Game>().await;
}

#[tokio::test]
async fn a_yard() {
    replays::<Yard>().await;
}

#[tokio::test]
async fn a_whole_game() {
    replays::<trucker::Game>().await;
}

/// Writes logs of this version if there are none.
#[tokio::test]
async fn golden_logs() {
    if std::env::var_os("STARWRIGHT_WRITE").is_none() {
        return;
    }
    for deal in [
        json!({ "play": "battle", "players": 3, "powers": true }),
        json!({ "play": "yard", "players": 2, "class": "IVC" }),
        json!({ "play": "game", "players": 2, "classes": ["I"] }),
    ] {
        let play = deal["play"].as_str().expect("text").to_owned();
        if !file(&play).exists() {
            std::fs::create_dir_all(file(&play).parent().expect("a folder")).expect("a folder");
            std::fs::write(file(&play), written(&play, &deal).await).expect("written");
        }
    }
}

/// The log of a table where somebody takes a name, chooses, undoes, hands over to a bot and resigns.
async fn written(play: &str, deal: &Value) -> String {
    let mut server = Server::start(&QUICK);
    let others: Vec<u64> = (1..deal["players"].as_u64().expect("a number")).collect();
    let seats = server.make(&json!({ "deal": deal, "bots": others })).await;
    let mut ann = seats.sit(0);
    until(&mut ann, Value::is_object).await;
    ann.say(&json!({ "name": { "name": "Ann" } })).await;
    for plays in [true, false] {
        ann.say(&json!({ "bot": { "plays": plays } })).await;
        until(&mut ann, |now| now["players"][0]["bot"] == plays && (!plays || now["position"].as_u64() > Some(4)))
            .await;
    }
    ann.say(&json!({ "undo": {} })).await;
    ann.say(&json!({ "resign": {} })).await;
    until(&mut ann, |now| now["over"] == true).await;
    assert!(server.end().success());
    let database = Database::File { path: server.folder.join("tables.db"), mebibytes: None };
    let store = Store::open(&database).await.expect("a store");
    let stored = store.read(&seats.table).await.expect("read").expect("the table");
    let ends = match play {
        "battle" => Table::<battle::Game>::of(stored.clone(), Duration::ZERO).expect("it replays").ends(),
        "yard" => Table::<Yard>::of(stored.clone(), Duration::ZERO).expect("it replays").ends(),
        _ => Table::<trucker::Game>::of(stored.clone(), Duration::ZERO).expect("it replays").ends(),
    };
    let value = |text: &str| serde_json::from_str::<Value>(text).expect("JSON");
    let rows =
        stored.rows.iter().map(|row| json!({ "act": value(&row.act), "from": row.from, "at": row.at }).to_string());
    let rows: Vec<String> = rows.collect();
    format!("{{\"setup\":{},\n\"rows\":[\n{}\n],\n\"ends\":{ends}}}\n", value(&stored.setup), rows.join(",\n"))
}
