//! Help, health, metrics, shutdown, a second server on the same file.

use serde_json::json;

use crate::support::{QUICK, Raw, Server, command};

#[tokio::test]
async fn health_and_metrics() {
    let server = Server::start(&QUICK);
    let seats = server.make(&json!({ "deal": { "play": "battle", "players": 3 } })).await;
    let mut raw = Raw::hello(&server.url(), &seats.table, &seats.secrets[0]).await;
    raw.next().await.expect("a welcome");
    assert_eq!(server.get("/healthz").await, (200, "ok\n".into()));
    let (_, metrics) = server.get("/metrics").await;
    for line in ["starwright_tables_live 1", "starwright_sockets 1", "starwright_choices_total 0"] {
        assert!(metrics.lines().any(|each| each == line), "{line}: {metrics}");
    }
    assert!(server.get("/").await.1.contains("serve.sh"));
}

/// On SIGTERM the server closes its sockets with 1001 and exits with success.
#[tokio::test]
async fn graceful_shutdown() {
    let mut server = Server::start(&QUICK);
    let seats = server.make(&json!({ "deal": { "play": "battle", "players": 3 } })).await;
    let raw = Raw::hello(&server.url(), &seats.table, &seats.watch).await;
    assert!(server.end().success());
    assert_eq!(raw.closed().await, 1001);
}

/// A client that answers no ping is dropped; one that does stays.
#[tokio::test]
async fn pings() {
    let server = Server::start(&[&QUICK[..], &["--silence", "5"]].concat());
    let seats = server.make(&json!({ "deal": { "play": "battle", "players": 3 } })).await;
    let _asleep = Raw::hello(&server.url(), &seats.table, &seats.secrets[0]).await;
    let mut awake = Raw::hello(&server.url(), &seats.table, &seats.secrets[1]).await;
    awake.next().await.expect("a welcome");
    let awake = tokio::spawn(awake.closed());
    server.until("starwright_sockets 1").await;
    assert!(!awake.is_finished());
    awake.abort();
}

/// Behind a trusted proxy, limits apply to the forwarded address; other clients cannot set one.
#[tokio::test]
async fn only_a_trusted_proxy_forwards_addresses() {
    let wanted = r#"{"deal":{"play":"battle","players":3}}"#;
    for (arguments, last) in
        [(&["--per-address", "2", "--proxy", "127.0.0.1"][..], 201), (&["--per-address", "2"], 429)]
    {
        let server = Server::start(arguments);
        let mut made = Vec::new();
        for from in ["192.0.2.1", "192.0.2.1", "192.0.2.2"] {
            made.push(server.post("/tables", wanted, &format!("X-Forwarded-For: {from}\r\n")).await.0);
        }
        assert_eq!(made, [201, 201, last]);
    }
}

/// A table with nobody connected leaves memory, and is loaded again when somebody returns.
#[tokio::test]
async fn idle_tables_leave_memory() {
    let server = Server::start(&[&QUICK[..], &["--idle", "0.1"]].concat());
    let seats = server.make(&json!({ "deal": { "play": "yard", "players": 2, "class": "I" }, "bots": [1] })).await;
    let mut first = Raw::hello(&server.url(), &seats.table, &seats.secrets[0]).await;
    first.next().await.expect("a welcome");
    drop(first);
    server.until("starwright_tables_live 0").await;
    Raw::hello(&server.url(), &seats.table, &seats.secrets[0]).await.next().await.expect("a welcome");
}

#[test]
fn one_file_is_for_one_server() {
    let server = Server::start(&QUICK);
    let second = command(&server.folder.join("tables.db").display().to_string(), "127.0.0.1:0", &[""; 0])
        .output()
        .expect("the binary");
    assert!(!second.status.success());
    assert!(String::from_utf8_lossy(&second.stderr).contains("one file is for one server"), "{second:?}");
}

#[test]
fn arguments() {
    let help = command("nothing.db", "127.0.0.1:0", &["--help"]).output().expect("the binary");
    assert!(help.status.success() && String::from_utf8_lossy(&help.stdout).contains("--database WHERE"));
    for wrong in [["--sand", "-1"], ["--nothing", "1"], ["--rate", "many"]] {
        let wrong = command("nothing.db", "127.0.0.1:0", &wrong).output().expect("the binary");
        assert_eq!(wrong.status.code(), Some(2), "{wrong:?}");
    }
}
