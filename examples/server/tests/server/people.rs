//! Bots, undo by agreement, leaving and returning, resigning, names.

use serde_json::{Value, json};
use starwright::battle;
use starwright::table::{Record, Seat};
use starwright::trucker::yard::Yard;
use starwright_server::client::{Client, Heard};

use crate::support::{PATIENCE, QUICK, STILL, Server, play};

/// Waits until `is` holds for the state, and returns the state.
pub async fn until(client: &mut Client, is: impl Fn(&Value) -> bool) -> Value {
    while !is(client.now()) {
        tokio::time::timeout(PATIENCE, client.hear()).await.expect("in time").expect("the server");
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

/// One person plays against three bots, which move by themselves.
#[tokio::test]
async fn bots_fill_the_seats() {
    let server = Server::start(&QUICK);
    let seats = server.make(&json!({ "deal": { "play": "battle", "players": 4 }, "bots": [0, 1, 3] })).await;
    let saw = play::<battle::Game>(seats.sit(2), Seat::Two, None).await;
    let record: Record<battle::Game> = seats.record().await;
    let own = record.log().iter().filter(|entry| entry.by.seat() == Some(Seat::Two)).count();
    assert_eq!(saw.taken.len(), own);
}

/// A bot takes over a seat, and the player takes it back, also from another device.
#[tokio::test]
async fn a_seat_is_handed_to_a_bot_and_back() {
    // slow enough that the bot does not finish its ship before the seat is taken back
    let server = Server::start(&[&STILL[..], &["--think", "0.5"]].concat());
    let seats = server.make(&json!({ "deal": { "play": "yard", "players": 2, "class": "II" } })).await;
    let (mut phone, mut laptop) = (seats.sit(0), seats.sit(0));
    until(&mut phone, Value::is_object).await;
    phone.say(&json!({ "bot": { "plays": true } })).await;
    let now = until(&mut phone, |now| now["position"].as_u64() > Some(2)).await;
    assert_eq!((&now["players"][0]["bot"], &now["choices"]), (&json!(true), &json!([])));
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

/// Choices are undone only if all agree, and stay undone after a restart.
#[tokio::test]
async fn undo_by_agreement() {
    let mut server = Server::start_to_stop(&STILL);
    let seats = server.make(&json!({ "deal": { "play": "yard", "players": 2, "class": "I" } })).await;
    let (mut ann, mut bob) = (seats.sit(0), seats.sit(1));
    let before = until(&mut ann, Value::is_object).await;
    until(&mut bob, Value::is_object).await;
    ann.say(&json!({ "undo": {} })).await;
    assert_eq!(until_told(&mut ann, "sorry").await["why"], "nothing_to_undo");
    ann.choose(&json!({ "do": "take_face_down" })).await;
    assert!(matches!(answer(&mut ann).await, Heard::Taken(1)));
    // the tile turned up at position 2
    until(&mut ann, |now| now["position"] == 2).await;
    // the request and the answers are rows too; once all agree, the next row undoes
    for (yes, position) in [(false, 4), (true, 7)] {
        ann.say(&json!({ "undo": {} })).await;
        let asked = until(&mut bob, |now| now["asked"].is_object()).await["asked"].clone();
        assert_eq!(asked, json!({ "seat": 0, "to": 0, "chance": true, "revealed": false, "agreed": [0] }));
        // a player who reconnects is told of it
        bob.lose_line();
        bob.hear().await.expect("a welcome");
        assert_eq!(bob.now()["asked"], asked);
        bob.say(&json!({ "agree": { "yes": yes } })).await;
        let now = until(&mut bob, |now| now["position"] == position).await;
        assert!(now["asked"].is_null());
        bob.say(&json!({ "agree": { "yes": true } })).await;
        assert_eq!(until_told(&mut bob, "sorry").await["why"], "nothing_to_agree_to");
    }
    let mut after = until(&mut ann, |now| now["position"] == 7).await;
    assert_eq!((&after["view"], &after["choices"]), (&before["view"], &before["choices"]));
    server.kill();
    server.start_again();
    let mut again = until(&mut seats.sit(0), Value::is_object).await;
    // Bob has not come back yet
    after["players"][1]["here"] = false.into();
    // the sand starts again
    let sand = (again["sand"].take().as_u64(), after["sand"].take().as_u64());
    assert!(sand.0 > sand.1 && sand.1 > Some(30_000_000), "{sand:?}");
    assert_eq!(again, after);
}

/// Names are told to all, stored, and limited.
#[tokio::test]
async fn names() {
    let server = Server::start(&QUICK);
    let seats = server.make(&json!({ "deal": { "play": "battle", "players": 3 } })).await;
    let (mut ann, mut watcher) = (seats.sit(0), seats.watch());
    until(&mut ann, Value::is_object).await;
    until(&mut watcher, Value::is_object).await;
    // these messages fit no schema
    ann.log = None;
    for wrong in ["", "a\nb", &"x".repeat(41)] {
        ann.say(&json!({ "name": { "name": wrong } })).await;
        assert_eq!(until_told(&mut ann, "sorry").await["why"], "name");
    }
    ann.say(&json!({ "name": { "name": "Ann" } })).await;
    until(&mut watcher, |now| now["players"][0]["name"] == "Ann").await;
    watcher.say(&json!({ "name": { "name": "Eve" } })).await;
    assert_eq!(until_told(&mut watcher, "sorry").await["why"], "watching");
}

/// All clients are told which seats are connected. A seat is connected as long as one of its devices is.
#[tokio::test]
async fn connected_seats() {
    let server = Server::start(&QUICK);
    let seats = server.make(&json!({ "deal": { "play": "battle", "players": 3 }, "bots": [2] })).await;
    let here = |now: &Value| [0, 1, 2].map(|seat| now["players"][seat]["here"] == true);
    let mut spectator = seats.watch();
    let now = until(&mut spectator, Value::is_object).await;
    assert_eq!(here(&now), [false; 3]);
    let (mut phone, mut laptop, mut bob) = (seats.sit(0), seats.sit(0), seats.sit(1));
    let now = until(&mut phone, Value::is_object).await;
    assert_eq!(here(&now), [true, false, false]);
    until(&mut spectator, |now| here(now) == [true, false, false]).await;
    until(&mut laptop, Value::is_object).await;
    until(&mut bob, |now| here(now) == [true, true, false]).await;
    phone.lose_line();
    bob.lose_line();
    until(&mut laptop, |now| here(now) == [true, true, false]).await;
    until(&mut laptop, |now| here(now) == [true, false, false]).await;
    laptop.lose_line();
    until(&mut spectator, |now| here(now) == [true, true, false]).await;
    until(&mut spectator, |now| here(now) == [false; 3]).await;
}

/// Both players of a yard want the same tile. The first message wins; the other player is refused and gets the new view.
#[tokio::test]
async fn the_later_of_two_choices_is_refused_with_the_new_view() {
    let server = Server::start(&STILL);
    let setup = crate::support::played::<Yard>(starwright::trucker::yard::Setup::new(starwright::trucker::Class::I, 2));
    // a position in which both may take the same face-up tile
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
    assert!(
        why["says"].as_str().is_some_and(|says| says.contains(why["refusal"]["rule"].as_str().unwrap_or("no rule"))),
        "{why}"
    );
    assert!(why["told"]["id"].as_str().is_some_and(|id| id.starts_with("yard-refusal-")), "{why}");
    assert_eq!(bob.now()["position"], record.log().len() as u64 + 1);
}

fn shared(record: &Record<Yard>) -> Option<starwright::trucker::yard::Choice> {
    let others = record.choices(Seat::One);
    let is_face_up = |choice: &starwright::trucker::yard::Choice| {
        serde_json::to_value(choice).is_ok_and(|choice| choice["do"] == "take_face_up")
    };
    record.choices(Seat::Zero).into_iter().find(|choice| is_face_up(choice) && others.contains(choice))
}
