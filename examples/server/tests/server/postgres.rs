//! The same with PostgreSQL: one server, two servers that share tables, `kill -9` of servers and database.

use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use starwright::battle;
use starwright::dice::RandomSource;
use starwright::table::{Record, Seat};
use starwright::trucker::yard::Yard;
use starwright_server::chance::dice;
use starwright_server::client::Heard;
use starwright_server::config::Database;
use starwright_server::store::{News, Row, Store, Stored, Written};
use tokio::sync::mpsc;

use crate::kill::two_games;
use crate::people::until;
use crate::support::{PATIENCE, QUICK, Raw, STILL, Server, assert_kept, assert_own, folder, own_address, play_all};

/// A PostgreSQL cluster on an address of its own, stopped at the end of the test.
struct Cluster {
    folder: PathBuf,
    address: String,
    child: Child,
}

impl Cluster {
    fn start() -> Self {
        let folder = folder();
        if let Some((user, group)) = postgres() {
            chown(&folder, Some(user), Some(group)).expect("a folder of its own");
        }
        let mut init = command(&folder, "initdb");
        init.args(["--auth=trust", "--username=starwright", "--no-sync", "--pgdata=data"]);
        let init = init.output().expect("initdb");
        assert!(init.status.success(), "{init:?}");
        let address = own_address();
        let child = spawn(&folder, &address);
        let mut cluster = Self { folder, address, child };
        cluster.wait();
        cluster
    }

    fn url(&self) -> String {
        format!("postgres://starwright@{}:5432/postgres", self.address)
    }

    fn database(&self) -> Database {
        Database::Postgres { url: self.url() }
    }

    fn kill(&mut self) {
        self.child.kill().expect("a process");
        self.child.wait().expect("its end");
    }

    fn start_again(&mut self) {
        self.child = spawn(&self.folder, &self.address);
        self.wait();
    }

    /// Waits until it answers, and starts it again if it ended: a killed one may have left files that stop it at first.
    fn wait(&mut self) {
        let begun = Instant::now();
        loop {
            let ready = command(&self.folder, "pg_isready").args(["--host", &self.address, "--quiet"]).status();
            if ready.expect("pg_isready").success() {
                return;
            }
            assert!(begun.elapsed() < PATIENCE, "PostgreSQL does not answer");
            if self.child.try_wait().expect("a process").is_some() {
                self.child = spawn(&self.folder, &self.address);
            }
            std::thread::sleep(Duration::from_millis(50));
        }
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let id = self.child.id().to_string();
        // SIGQUIT: an immediate shutdown of all its processes
        let _ = Command::new("kill").args(["-QUIT", &id]).status();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn spawn(folder: &Path, address: &str) -> Child {
    let log = std::fs::OpenOptions::new().create(true).append(true).open(folder.join("log")).expect("a file");
    let mut server = command(folder, "postgres");
    server.args(["-D", "data", "-h", address, "-p", "5432"]).arg("-k").arg(folder);
    server.stdout(Stdio::null()).stderr(log).spawn().expect("postgres")
}

/// A program of PostgreSQL, started in this folder and not as root.
fn command(folder: &Path, name: &str) -> Command {
    let mut command = Command::new(binaries().join(name));
    command.current_dir(folder);
    if let Some((user, group)) = postgres() {
        command.uid(user).gid(group);
    }
    command
}

/// The folder of Debian's newest PostgreSQL, or empty to search `PATH`.
fn binaries() -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let number = |path: &PathBuf| path.file_name().and_then(|name| name.to_str()?.parse::<u32>().ok());
    let newest = versions.map(|version| version.path()).max_by_key(number);
    newest.map(|path| path.join("bin")).unwrap_or_default()
}

/// The user and group `postgres`, if this is root.
fn postgres() -> Option<(u32, u32)> {
    let id = |arguments: &[&str]| -> Option<u32> {
        String::from_utf8(Command::new("id").args(arguments).output().ok()?.stdout).ok()?.trim().parse().ok()
    };
    (id(&["-u"])? == 0).then(|| Some((id(&["-u", "postgres"])?, id(&["-g", "postgres"])?)))?
}

/// Whole games at one server, with lost connections.
#[tokio::test]
async fn one_server() {
    let cluster = Cluster::start();
    let server = Server::start_on(&cluster.url(), &QUICK);
    let seats = server.make(&json!({ "deal": { "play": "battle", "players": 3, "powers": true } })).await;
    let saw = play_all::<battle::Game>(&seats, Some(11)).await;
    let record: Record<battle::Game> = seats.record().await;
    assert_kept(&record, &saw);
    assert_own(&record, Some(Seat::Zero), &saw[0]);
    assert_eq!(server.get("/healthz").await.0, 200);
}

/// A battle and a yard with players at both servers: one log for each table, and everybody sees all of it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers() {
    let cluster = Cluster::start();
    let (one, two) = (Server::start_on(&cluster.url(), &QUICK), Server::start_on(&cluster.url(), &QUICK));
    let seats = one.make(&json!({ "deal": { "play": "battle", "players": 4, "powers": true } })).await;
    let benches = two.make(&json!({ "deal": { "play": "yard", "players": 4, "class": "IIC" } })).await;
    let (seats, benches) = (seats.at(&[&one, &two]), benches.at(&[&one, &two]));
    let (sailed, built) = tokio::join!(play_all::<battle::Game>(&seats, None), play_all::<Yard>(&benches, Some(9)));
    let record: Record<battle::Game> = seats.record().await;
    assert_kept(&record, &sailed);
    let yard: Record<Yard> = benches.record().await;
    assert_kept(&yard, &built);
    for (place, seat) in Seat::ALL.into_iter().take(4).enumerate() {
        assert_own(&record, Some(seat), &sailed[place]);
        assert_own(&yard, Some(seat), &built[place]);
    }
}

/// Bots of a table at two servers: each moves once, wherever the players are.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_at_two_servers() {
    let cluster = Cluster::start();
    let (one, two) = (Server::start_on(&cluster.url(), &QUICK), Server::start_on(&cluster.url(), &QUICK));
    let wanted = json!({ "deal": { "play": "battle", "players": 4, "powers": true }, "bots": [1, 2] });
    let mut seats = one.make(&wanted).await.at(&[&one, &two]);
    // the players have seats 0, at the first server, and 3, at the second
    let bots: Vec<_> = seats.secrets.drain(1..3).collect();
    assert_eq!(bots.len(), 2);
    let (zero, three) = tokio::join!(
        crate::support::play::<battle::Game>(seats.sit(0), Seat::Zero, None),
        crate::support::play::<battle::Game>(seats.sit(1), Seat::Three, None)
    );
    let record: Record<battle::Game> = seats.record().await;
    for (seat, saw) in [(Seat::Zero, &zero), (Seat::Three, &three)] {
        assert_eq!(record.log().iter().filter(|entry| entry.by.seat() == Some(seat)).count(), saw.taken.len());
    }
}

/// Undo across servers, and a choice sent again to the other server.
#[tokio::test]
async fn undo_and_repeats_across_servers() {
    let cluster = Cluster::start();
    let (one, two) = (Server::start_on(&cluster.url(), &STILL), Server::start_on(&cluster.url(), &STILL));
    let seats = one.make(&json!({ "deal": { "play": "yard", "players": 2, "class": "I" } })).await.at(&[&one, &two]);
    let (mut ann, mut bob) = (seats.sit(0), seats.sit(1));
    until(&mut ann, Value::is_object).await;
    until(&mut bob, Value::is_object).await;
    let take = json!({ "choose": { "id": "once", "choice": { "do": "take_face_down" } } }).to_string();
    for server in [&one, &two, &one] {
        let mut raw = Raw::hello(&server.url(), &seats.table, &seats.secrets[0]).await;
        raw.send(take.clone().into()).await;
        assert_eq!(raw.told("taken").await, r#"{"told":"taken","id":"once","position":1}"#);
    }
    until(&mut bob, |now| now["position"] == 2).await;
    ann.say(&json!({ "undo": {} })).await;
    until(&mut bob, |now| now["asked"]["seat"] == 0).await;
    bob.say(&json!({ "agree": { "yes": true } })).await;
    let now = until(&mut ann, |now| now["position"] == 5).await;
    assert_eq!(now["choices"][0]["do"], "take_face_down");
}

/// Servers are killed during play.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_are_killed() {
    let cluster = Cluster::start();
    let (mut one, mut two) = (Server::start_on(&cluster.url(), &QUICK), Server::start_on(&cluster.url(), &QUICK));
    let mut kills = 0;
    while kills < 6 {
        kills += two_games(&mut [&mut one, &mut two], |servers, _| {
            let server = &mut servers[usize::from(dice().below(2) == 1)];
            server.kill();
            server.start_again();
        })
        .await;
    }
}

/// PostgreSQL is killed during play: the servers report it, and go on when it is back.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_database_is_killed() {
    let mut cluster = Cluster::start();
    let (mut one, mut two) = (Server::start_on(&cluster.url(), &QUICK), Server::start_on(&cluster.url(), &QUICK));
    let mut kills = 0;
    while kills < 4 {
        kills += two_games(&mut [&mut one, &mut two], |_, count| {
            if count < 5 {
                cluster.kill();
                std::thread::sleep(Duration::from_millis(u64::from(dice().below(300))));
                cluster.start_again();
            }
        })
        .await;
    }
}

/// While the database is down, nothing is acknowledged, and `/healthz` fails.
#[tokio::test]
async fn the_database_is_down() {
    let mut cluster = Cluster::start();
    let server = Server::start_on(&cluster.url(), &STILL);
    let seats = server.make(&json!({ "deal": { "play": "yard", "players": 2, "class": "I" } })).await;
    let mut client = seats.sit(0);
    until(&mut client, Value::is_object).await;
    cluster.kill();
    client.choose(&json!({ "do": "take_face_down" })).await;
    server.until_above("starwright_store_failures_total", 0).await;
    assert_eq!(server.get("/healthz").await.0, 503);
    assert_eq!(server.post("/tables", r#"{"deal":{"play":"battle","players":3}}"#, "").await.0, 503);
    assert!(client.waiting().is_some());
    cluster.start_again();
    loop {
        match client.hear().await.expect("the server") {
            Heard::Taken(position) => break assert_eq!(position, 1),
            heard => assert!(matches!(heard, Heard::Steps(_)), "{heard:?}"),
        }
    }
    assert_eq!(server.get("/healthz").await.0, 200);
}

/// Of two rows with the same number, or the same client's choice, the second is rejected; other servers hear of the first.
#[tokio::test]
async fn one_row_for_each_number() {
    let cluster = Cluster::start();
    let one = Store::open(&cluster.database()).await.expect("a store");
    let two = Store::open(&cluster.database()).await.expect("a store");
    let (tell, mut told) = mpsc::channel(8);
    let listener = two.clone();
    let listens = tokio::spawn(async move { listener.follow(tell).await });
    assert_eq!(told.recv().await, Some(News::Anywhere));
    let table = Stored { play: "yard".into(), setup: "{}".into(), keys: Vec::new(), rows: Vec::new() };
    one.create("t", &table).await.expect("a table");
    let row = |id: Option<&str>| Row { act: "{}".into(), from: id.map(|id| (0, id.into())), at: 0 };
    assert_eq!(one.append("t", 1, row(Some("a"))).await.expect("stored"), Written::Done);
    assert_eq!(two.append("t", 1, row(None)).await.expect("asked"), Written::Behind);
    assert_eq!(two.append("t", 2, row(Some("a"))).await.expect("asked"), Written::Behind);
    let race = tokio::join!(one.append("t", 2, row(None)), two.append("t", 2, row(None)));
    let race = [race.0.expect("stored"), race.1.expect("asked")];
    assert!(race.contains(&Written::Done) && race.contains(&Written::Behind), "{race:?}");
    assert_eq!(one.rows_after("t", 0).await.expect("rows").len(), 2);
    assert_eq!(told.recv().await, Some(News::At("t".into())));
    listens.abort();
}
