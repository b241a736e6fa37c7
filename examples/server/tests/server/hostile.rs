//! Malicious clients: each is answered or disconnected, and everyone else plays on.

use serde_json::json;
use starwright::battle;
use starwright::table::{Record, Seat};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;

use crate::support::{QUICK, Raw, STILL, Seats, Server, assert_kept, assert_own, play_all};

async fn a_table(server: &Server) -> Seats {
    server.make(&json!({ "deal": { "play": "battle", "players": 3 } })).await
}

/// Invalid first messages, with the close codes that they get.
fn nonsense() -> Vec<(Message, u16)> {
    let deep = "[".repeat(30_000);
    vec![
        (Message::text("{"), 4400),
        (Message::text(""), 4400),
        (Message::text("null"), 4400),
        (Message::text(deep.clone()), 4400),
        (Message::text(format!(r#"{{"table":"x","secret":{deep}"#)), 4400),
        (Message::text(json!({ "table": "x", "secret": "0" }).to_string()), 4400),
        (Message::text(json!({ "table": "x", "secret": "0".repeat(32), "admin": true }).to_string()), 4400),
        (Message::text(json!({ "table": "x", "secret": "0".repeat(32), "since": -1 }).to_string()), 4400),
        (Message::text(json!({ "table": "' or 1=1 --", "secret": "0".repeat(32) }).to_string()), 4401),
        (Message::binary(vec![0; 100]), 1003),
    ]
}

#[tokio::test]
async fn nonsense_is_disconnected() {
    let server = Server::start(&QUICK);
    let seats = a_table(&server).await;
    for (message, code) in nonsense() {
        let mut raw = Raw::open(&server.url()).await;
        raw.send(message.clone()).await;
        assert_eq!(raw.closed().await, code, "{message:.80?}");
    }
    for said in ["{", "{\"choose\":{}}", "{\"steal\":{}}", r#"{"choose":{"id":"1","choice":{},"seat":1}}"#] {
        let mut raw = Raw::hello(&server.url(), &seats.table, &seats.secrets[0]).await;
        raw.send(Message::text(said)).await;
        assert_eq!(raw.closed().await, 4400, "{said}");
    }
    let mut raw = Raw::hello(&server.url(), &seats.table, &seats.secrets[0]).await;
    raw.send(Message::text("x".repeat(1 << 20))).await;
    raw.closed().await;
    let mut raw = Raw::hello(&server.url(), &seats.table, &seats.secrets[0]).await;
    let deep = "[".repeat(30_000);
    raw.send(Message::text(format!(r#"{{"choose":{{"id":"1","choice":{deep}{}}}}}"#, "]".repeat(30_000)))).await;
    raw.next().await.expect("a welcome");
    let answer = raw.next().await.expect("an answer");
    assert!(answer.contains(r#""told":"refused""#) && answer.contains("recursion limit"), "{answer:.200}");
    assert_eq!(server.get("/healthz").await.0, 200);
}

/// A client guesses a thousand secrets while others play to the end.
#[tokio::test]
async fn wrong_secrets_and_floods_stop_nobody() {
    let server = Server::start(&QUICK);
    let (seats, idle) = (a_table(&server).await, a_table(&server).await);
    let played = {
        let seats = seats.clone();
        tokio::spawn(async move { play_all::<battle::Game>(&seats, None).await })
    };
    for guess in 0..1000 {
        let raw = Raw::hello(&server.url(), &seats.table, &format!("{guess:032x}")).await;
        assert_eq!(raw.closed().await, 4401);
    }
    // a secret of another table
    assert_eq!(Raw::hello(&server.url(), &seats.table, &idle.secrets[0]).await.closed().await, 4401);
    let saw = played.await.expect("a battle");
    let record: Record<battle::Game> = seats.record().await;
    assert_kept(&record, &saw);
    assert_own(&record, Some(Seat::Zero), &saw[0]);
}

/// A client that sends too many messages a second is disconnected.
#[tokio::test]
async fn floods_are_disconnected() {
    let server = Server::start(&["--rate", "1"]);
    let seats = a_table(&server).await;
    let mut raw = Raw::hello(&server.url(), &seats.table, &seats.secrets[1]).await;
    for _ in 0..100 {
        raw.send(Message::text(r#"{"undo":{}}"#)).await;
    }
    assert_eq!(raw.closed().await, 1008);
}

/// A client that never reads is disconnected when its messages pile up; the others get every message.
#[tokio::test]
async fn a_client_that_never_reads_is_disconnected() {
    let server = Server::start(&QUICK);
    let seats = server.make(&json!({ "deal": { "play": "battle", "players": 3 } })).await;
    let mut deaf = Raw::with_a_small_buffer(&server, &seats.table, &seats.watch).await;
    deaf.next().await.expect("a welcome");
    let mut client = seats.sit(0);
    client.hear().await.expect("a welcome");
    let (mut position, mut bytes) = (0, 0);
    while !server.get("/metrics").await.1.contains("starwright_cut_off_total 1") {
        for _ in 0..100 {
            client.say(&json!({ "name": { "name": "Ann" } })).await;
            client.hear().await.expect("an echo");
            bytes += client.now().to_string().len();
        }
        position += 100;
        // 64 messages wait in the server; the system's buffers are far smaller than this
        assert!(bytes < 16 << 20, "not disconnected after {bytes} bytes");
    }
    assert_eq!(client.now()["position"], position);
    let code = deaf.closed().await;
    assert!(code == 1013 || code == 0, "{code}");
}

/// A table with a full log says so, and uses no processor time although its sand has run out.
#[tokio::test]
async fn a_full_log_is_quiet() {
    let server = Server::start(&["--log", "2", "--sand", "0.1"]);
    let seats = server.make(&json!({ "deal": { "play": "yard", "players": 2, "class": "I" } })).await;
    let mut raw = Raw::hello(&server.url(), &seats.table, &seats.secrets[0]).await;
    raw.told("welcome").await;
    loop {
        raw.send(Message::text(r#"{"name":{"name":"Ann"}}"#)).await;
        if raw.next().await.expect("an answer").contains("log_full") {
            break;
        }
    }
    let before = server.processor();
    tokio::time::sleep(std::time::Duration::from_secs(1)).await;
    assert!(server.processor() - before < 0.5);
}

/// Choices of a player who is not to act and of a spectator, and a choice sent twice.
#[tokio::test]
async fn choices_out_of_turn_and_repeated() {
    let server = Server::start(&QUICK);
    let seats = a_table(&server).await;
    let mut client = seats.sit(0);
    client.hear().await.expect("a welcome");
    let awaited =
        client.now()["awaited"]["seats"][0].as_u64().and_then(|seat| usize::try_from(seat).ok()).expect("a seat");
    let fleet = json!({ "do": "place", "pieces": [] });
    for (secret, told) in [(&seats.secrets[(awaited + 1) % 3], "refused"), (&seats.watch, "sorry")] {
        let mut raw = Raw::hello(&server.url(), &seats.table, secret).await;
        raw.next().await.expect("a welcome");
        raw.send(Message::text(json!({ "choose": { "id": "1", "choice": fleet } }).to_string())).await;
        let answer = raw.next().await.expect("an answer");
        assert!(answer.contains(&format!(r#""told":"{told}""#)), "{answer}");
    }
}

/// A message sent twice makes one choice and gets the same answer twice.
#[tokio::test]
async fn a_repeated_message_is_one_choice() {
    let server = Server::start(&STILL);
    let seats = server.make(&json!({ "deal": { "play": "yard", "players": 2, "class": "I" } })).await;
    let mut raw = Raw::hello(&server.url(), &seats.table, &seats.secrets[0]).await;
    let take = json!({ "choose": { "id": "once", "choice": { "do": "take_face_down" } } }).to_string();
    let mut answers = Vec::new();
    for _ in 0..3 {
        raw.send(Message::text(take.clone())).await;
    }
    while answers.len() < 3 {
        let text = raw.next().await.expect("an answer");
        answers.extend(text.contains(r#""told":"taken""#).then_some(text));
    }
    assert_eq!(answers, [r#"{"told":"taken","id":"once","position":1}"#; 3]);
}

/// Pages of other origins may neither connect nor make tables.
#[tokio::test]
async fn other_origins() {
    let server = Server::start(&["--origin", "https://games.example"]);
    let own = format!("http://{}", server.address);
    for (origin, may) in
        [("https://evil.example", false), ("null", false), ("https://games.example", true), (&*own, true)]
    {
        let mut request = server.url().into_client_request().expect("a request");
        request.headers_mut().insert("origin", HeaderValue::from_str(origin).expect("an origin"));
        assert_eq!(tokio_tungstenite::connect_async(request).await.is_ok(), may, "{origin}");
        let wanted = r#"{"deal":{"play":"battle","players":3}}"#;
        let (status, _) = server.post("/tables", wanted, &format!("Origin: {origin}\r\n")).await;
        assert_eq!(status, if may { 201 } else { 403 }, "{origin}");
    }
}

/// Invalid requests for tables, and too many of them.
#[tokio::test]
async fn refused_tables() {
    let server = Server::start(&["--per-address", "12"]);
    let wrong = [
        "",
        "{}",
        r#"{"deal":{"play":"battle","players":200}}"#,
        r#"{"deal":{"play":"yard","players":2,"class":"V"}}"#,
        r#"{"deal":{"play":"game","players":2,"classes":[]}}"#,
        r#"{"deal":{"play":"battle","players":3},"bots":[4]}"#,
        r#"{"load":{"play":"battle","record":{"v":1}}}"#,
        r#"{"load":{"play":"chess","record":{}}}"#,
    ];
    for wanted in wrong {
        assert_eq!(server.post("/tables", wanted, "").await.0, 400, "{wanted}");
    }
    assert_eq!(server.post("/tables", &"x".repeat(2 << 20), "").await.0, 413);
    let mut made = Vec::new();
    for _ in 0..6 {
        made.push(server.post("/tables", r#"{"deal":{"play":"battle","players":3}}"#, "").await.0);
    }
    assert_eq!(made, [201, 201, 201, 201, 429, 429]);
}

/// More sockets than allowed for one address and for one seat.
#[tokio::test]
async fn too_many_sockets() {
    let server = Server::start(&["--per-address", "6"]);
    let seats = a_table(&server).await;
    let mut open = Vec::new();
    for _ in 0..4 {
        let mut raw = Raw::hello(&server.url(), &seats.table, &seats.secrets[0]).await;
        raw.next().await.expect("a welcome");
        open.push(raw);
    }
    assert_eq!(Raw::hello(&server.url(), &seats.table, &seats.secrets[0]).await.closed().await, 4429);
    server.until("starwright_sockets 4").await;
    open.push(Raw::open(&server.url()).await);
    open.push(Raw::open(&server.url()).await);
    assert!(tokio_tungstenite::connect_async(server.url()).await.is_err());
    open.clear();
    server.until("starwright_sockets 0").await;
    Raw::hello(&server.url(), &seats.table, &seats.secrets[0]).await.next().await.expect("room again");
}
