//! `kill -9` under load: no choice that was acknowledged is lost, none is doubled.

use std::time::Duration;

use serde_json::json;
use starwright::battle;
use starwright::dice::RandomSource;
use starwright::table::{Record, Seat};
use starwright::trucker::yard::Yard;
use starwright_server::chance::dice;

use crate::support::{QUICK, Server, assert_kept, assert_own, play_all};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost() {
    let mut server = Server::start(&QUICK);
    let battle = server.make(&json!({ "deal": { "play": "battle", "players": 4, "powers": true } })).await;
    let yard = server.make(&json!({ "deal": { "play": "yard", "players": 4, "class": "IIIC" } })).await;
    let (seats, benches) = (battle.clone(), yard.clone());
    let sailed = tokio::spawn(async move { play_all::<battle::Game>(&seats, None).await });
    let built = tokio::spawn(async move { play_all::<Yard>(&benches, None).await });
    let mut kills = 0;
    while !(sailed.is_finished() && built.is_finished()) {
        tokio::time::sleep(Duration::from_millis(300 + u64::from(dice().below(700)))).await;
        if kills < 12 {
            server.kill();
            let (folder, address) = (server.folder.clone(), server.address.clone());
            // the folder is the next one's
            server.folder = folder.join("nothing");
            server = Server::run(folder, &address, &QUICK);
            kills += 1;
        }
    }
    assert!(kills > 2, "killed {kills} times");
    let (sailed, built) = (sailed.await.expect("a battle"), built.await.expect("a yard"));
    let record: Record<battle::Game> = battle.record().await;
    assert_kept(&record, &sailed);
    assert_own(&record, Some(Seat::Two), &sailed[2]);
    let record: Record<Yard> = yard.record().await;
    assert_kept(&record, &built);
    assert_own(&record, Some(Seat::Three), &built[3]);
}
