//! `kill -9`, a full disk, a clock that is set back: no acknowledged choice is lost or made twice.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use serde_json::json;
use starwright::battle;
use starwright::dice::RandomSource;
use starwright::table::{Record, Seat};
use starwright::trucker::yard::Yard;
use starwright_server::chance::dice;
use starwright_server::client::Client;
use starwright_server::clock::Clock;
use starwright_server::config::{Config, Database};
use starwright_server::server::{State, router};
use starwright_server::store::Store;
use starwright_server::table::Table;
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::support::{QUICK, Server, assert_kept, assert_own, folder, play, play_all};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost() {
    let mut server = Server::start_to_stop(&QUICK);
    let mut kills = 0;
    while kills < 6 {
        kills += two_games(&mut [&mut server], |servers, _| {
            servers[0].kill();
            servers[0].start_again();
        })
        .await;
    }
}

/// Plays a battle and a yard on all servers while `harm` damages them. Returns how often it did.
pub async fn two_games(servers: &mut [&mut Server], mut harm: impl FnMut(&mut [&mut Server], u32)) -> u32 {
    let battle = servers[0].make(&json!({ "deal": { "play": "battle", "players": 4, "powers": true } })).await;
    let yard = servers[0].make(&json!({ "deal": { "play": "yard", "players": 4, "class": "IIIC" } })).await;
    let all: Vec<&Server> = servers.iter().map(|server| &**server).collect();
    let (battle, yard) = (battle.at(&all), yard.at(&all));
    let (seats, benches) = (battle.clone(), yard.clone());
    let sailed = tokio::spawn(async move { play_all::<battle::Game>(&seats, None).await });
    let built = tokio::spawn(async move { play_all::<Yard>(&benches, None).await });
    let mut count = 0;
    while !(sailed.is_finished() && built.is_finished()) {
        tokio::time::sleep(Duration::from_millis(300 + u64::from(dice().below(700)))).await;
        if count < 12 {
            harm(servers, count);
            count += 1;
        }
    }
    let (sailed, built) = (sailed.await.expect("a battle"), built.await.expect("a yard"));
    let record: Record<battle::Game> = battle.record().await;
    assert_kept(&record, &sailed);
    assert_own(&record, Some(Seat::Two), &sailed[2]);
    let record: Record<Yard> = yard.record().await;
    assert_kept(&record, &built);
    assert_own(&record, Some(Seat::Three), &built[3]);
    count
}

/// Only the times in the log go backwards.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_that_is_set_back() {
    let folder = folder();
    let database = Database::File { path: folder.join("tables.db"), mebibytes: None };
    let store = Store::open(&database).await.expect("a store");
    let ticks = AtomicI64::new(0);
    let clock = Clock::new(move || 1_000_000 - 1000 * ticks.fetch_add(1, Ordering::Relaxed));
    let config = Config { think: Duration::ZERO, sand: Duration::from_millis(300), ..Config::default() };
    let (_ending, end) = watch::channel(false);
    let state = State::new(&config, store.clone(), clock, end);
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let url = format!("ws://{}/socket", listener.local_addr().expect("an address"));
    let serve = axum::serve(listener, router(state.clone()).into_make_service_with_connect_info::<SocketAddr>());
    tokio::spawn(async move { serve.await });
    let wanted = json!({ "deal": { "play": "yard", "players": 2, "class": "II" }, "bots": [0] });
    let made = state.hall.make(serde_json::from_value(wanted).expect("wanted")).await.expect("a table");
    let made = serde_json::to_value(made).expect("JSON");
    let client = Client::new(&url, made["table"].as_str().expect("text"), made["seats"][1].as_str().expect("text"));
    let saw = play::<Yard>(client, Seat::One, None).await;
    let stored = store.read(made["table"].as_str().expect("text")).await.expect("read").expect("a table");
    assert!(stored.rows.is_sorted_by_key(|row| -row.at) && stored.rows[0].at > stored.rows[9].at);
    let again = Table::<Yard>::of(stored, Duration::ZERO).expect("it replays");
    assert_eq!(again.position() as u64, saw.nows.last().expect("news")["position"]);
    let _ = std::fs::remove_dir_all(folder);
}

/// While the disk is full, no choice is acknowledged; with more room play goes on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_loses_nothing() {
    let small = [&QUICK[..], &["--disk", "1"]].concat();
    let mut server = Server::start_to_stop(&small);
    let battle = server.make(&json!({ "deal": { "play": "battle", "players": 4 } })).await;
    // first large tables, then small ones, until even those do not fit
    for deal in
        [json!({ "play": "game", "players": 4, "classes": ["II", "II"] }), json!({ "play": "battle", "players": 3 })]
    {
        while server.post("/tables", &json!({ "deal": deal }).to_string(), "").await.0 == 201 {}
    }
    let seats = battle.clone();
    let sailed = tokio::spawn(async move { play_all::<battle::Game>(&seats, None).await });
    server.until_above("starwright_store_failures_total", 4).await;
    assert!(!sailed.is_finished());
    assert_eq!(server.get("/healthz").await.0, 200, "stored tables can be read");
    server.kill();
    server.start_again_with(&QUICK);
    let sailed = sailed.await.expect("a battle");
    let record: Record<battle::Game> = battle.record().await;
    assert_kept(&record, &sailed);
    assert_own(&record, Some(Seat::Two), &sailed[2]);
}
