//! Bots, undo by agreement, leaving and coming back, resigning, names.

use std::time::Duration;

use serde_json::{Value, json};
use starwright::battle;
use starwright::table::{Record, Seat};
use starwright::trucker::yard::Yard;
use starwright_server::client::{Client, Heard};

use crate::support::{QUICK, Server, play};

/// Waits until things are so, and returns how they are.
async fn until(client: &mut Client, is: impl Fn(&Value) -> bool) -> Value {
    while !is(client.now()) {
        tokio::time::timeout(Duration::from_secs(20), client.hear()).await.expect("in time").expect("the server");
    }
    client.now().clone()
}

async fn until_told(client: &mut Client, told: &str) -> Value {
    loop {
        if let Heard::Other(message) = client.hear().await.expect("the server")
            && message["told"] == told
        {
            return message;
        }
    }
}

fn first(now: &Value) -> Value {
    now["choices"][0].clone()
}

/// One person plays three bots; nobody moves for the bots.
#[tokio::test]
async fn bots_fill_the_seats() {
    let server = Server::start(&QUICK);
    let seats = server.make(&json!({ "deal": { "play": "battle", "players": 4 }, "bots": [0, 1, 3] })).await;
    let saw = play::<battle::Game>(seats.sit(2), Seat::Two, None).await;
    let record: Record<battle::Game> = seats.record().await;
    let own = record.log().iter().filter(|entry| entry.by.seat() == Some(Seat::Two)).count();
    assert_eq!(saw.taken.len(), own);
}

/// A bot waits for nobody, and takes over; the seat is taken back, from another device too.
#[tokio::test]
async fn a_seat_is_handed_to_a_bot_and_back() {
    let server = Server::start(&QUICK);
    let seats = server.make(&json!({ "deal": { "play": "yard", "players": 2, "class": "II" } })).await;
    let (mut phone, mut laptop) = (seats.sit(0), seats.sit(0));
    until(&mut phone, Value::is_object).await;
    phone.say(&json!({ "bot": { "plays": true } })).await;
    let now = until(&mut phone, |now| now["position"].as_u64() > Some(8)).await;
    assert_eq!(now["players"][0]["bot"], true);
    let choice = json!({ "do": "take_face_down" });
    phone.choose(&choice).await;
    assert!(matches!(answer(&mut phone).await, Heard::Refused(why) if why["why"] == "bot"));
    until(&mut laptop, Value::is_object).await;
    laptop.say(&json!({ "bot": { "plays": false } })).await;
    let now = until(&mut laptop, |now| now["players"][0]["bot"] == false).await;
    laptop.choose(&first(&now)).await;
    assert!(matches!(answer(&mut laptop).await, Heard::Taken(_)));
    laptop.say(&json!({ "resign": {} })).await;
    until(&mut laptop, |now| now["players"][0]["resigned"] == true).await;
    laptop.say(&json!({ "bot": { "plays": false } })).await;
    assert_eq!(until_told(&mut laptop, "sorry").await["why"], "resigned");
}

async fn answer(client: &mut Client) -> Heard {
    loop {
        let heard = client.hear().await.expect("the server");
        if matches!(heard, Heard::Taken(_) | Heard::Refused(_)) {
            return heard;
        }
    }
}

/// The hourglass does not run out meanwhile.
const STILL: [&str; 8] = ["--sand", "3600", "--think", "0", "--rate", "100000", "--per-address", "1000"];

/// All agree, or it stands; and it is so after a restart too.
#[tokio::test]
async fn undo_by_agreement() {
    let mut server = Server::start(&STILL);
    let seats = server.make(&json!({ "deal": { "play": "yard", "players": 2, "class": "I" } })).await;
    let (mut ann, mut bob) = (seats.sit(0), seats.sit(1));
    let before = until(&mut ann, Value::is_object).await;
    until(&mut bob, Value::is_object).await;
    ann.say(&json!({ "undo": {} })).await;
    assert_eq!(until_told(&mut ann, "sorry").await["why"], "nothing_to_undo");
    ann.choose(&json!({ "do": "take_face_down" })).await;
    assert!(matches!(answer(&mut ann).await, Heard::Taken(1)));
    // the tile came up, at position 2
    until(&mut ann, |now| now["position"] == 2).await;
    for (yes, position) in [(false, 2), (true, 3)] {
        ann.say(&json!({ "undo": {} })).await;
        let asked = until_told(&mut bob, "asked").await;
        assert_eq!((&asked["ask"]["chance"], &asked["ask"]["to"]), (&Value::from(true), &Value::from(0)));
        bob.say(&json!({ "agree": { "yes": yes } })).await;
        if yes {
            until(&mut bob, |now| now["position"] == position).await;
        } else {
            // answered in order: it is called off before another asks
            bob.say(&json!({ "undo": {} })).await;
            assert_eq!(until_told(&mut bob, "sorry").await["why"], "nothing_to_undo");
        }
    }
    let after = until(&mut ann, |now| now["position"] == 3).await;
    assert_eq!((&after["view"], &after["choices"]), (&before["view"], &before["choices"]));
    server.kill();
    let (folder, address) = (server.folder.clone(), server.address.clone());
    server.folder = folder.join("nothing");
    let _server = Server::run(folder, &address, &STILL);
    let again = until(&mut seats.sit(0), Value::is_object).await;
    assert_eq!(again, after);
}

/// A name is told to all, kept, and within limits.
#[tokio::test]
async fn names() {
    let server = Server::start(&QUICK);
    let seats = server.make(&json!({ "deal": { "play": "battle", "players": 3 } })).await;
    let (mut ann, mut watcher) = (seats.sit(0), seats.watch());
    until(&mut ann, Value::is_object).await;
    until(&mut watcher, Value::is_object).await;
    for wrong in ["", "a\nb", &"x".repeat(41)] {
        ann.say(&json!({ "name": { "name": wrong } })).await;
        assert_eq!(until_told(&mut ann, "sorry").await["why"], "name");
    }
    ann.say(&json!({ "name": { "name": "Ann" } })).await;
    until(&mut watcher, |now| now["players"][0]["name"] == "Ann").await;
    watcher.say(&json!({ "name": { "name": "Eve" } })).await;
    assert_eq!(until_told(&mut watcher, "sorry").await["why"], "watching");
}

/// Both seats of a yard want the same tile: the server's order decides, and who came second is told the view it is about.
#[tokio::test]
async fn who_comes_second_is_refused_with_the_view() {
    let server = Server::start(&QUICK);
    let setup = crate::support::played::<Yard>(starwright::trucker::yard::Setup::new(starwright::trucker::Class::I, 2));
    // a moment at which a tile lies face up for both
    let moment = (0..setup.log().len()).map(|entries| setup.branch(entries)).find(|record| shared(record).is_some());
    let record = moment.expect("a tile that both may take");
    let tile = serde_json::to_value(shared(&record)).expect("JSON");
    let seats = server
        .make(&json!({ "load": { "play": "yard", "record": serde_json::to_value(&record).expect("JSON") } }))
        .await;
    let (mut ann, mut bob) = (seats.sit(0), seats.sit(1));
    until(&mut ann, Value::is_object).await;
    until(&mut bob, Value::is_object).await;
    ann.choose(&tile).await;
    assert!(matches!(answer(&mut ann).await, Heard::Taken(_)));
    bob.choose(&tile).await;
    let Heard::Refused(why) = answer(&mut bob).await else { panic!("taken twice") };
    assert!(why["refusal"]["rule"].is_string(), "{why}");
    assert_eq!(bob.now()["position"], record.log().len() as u64 + 1);
}

fn shared(record: &Record<Yard>) -> Option<starwright::trucker::yard::Choice> {
    let others = record.choices(Seat::One);
    let is_face_up = |choice: &starwright::trucker::yard::Choice| {
        serde_json::to_value(choice).is_ok_and(|choice| choice["do"] == "take_face_up")
    };
    record.choices(Seat::Zero).into_iter().find(|choice| is_face_up(choice) && others.contains(choice))
}
