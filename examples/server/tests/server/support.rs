//! Runs the binary on a free port with its own database; players whose choices the crate's bots make.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use starwright::table::{Record, Seat};
use starwright_server::client::{Client, Heard, Way};
use starwright_server::games::Game;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::schemas;

/// A wait this long means that something is wrong, however busy the machine is.
pub const PATIENCE: Duration = Duration::from_secs(300);

/// A server that stops at the end of the test.
pub struct Server {
    child: Child,
    database: String,
    arguments: Vec<String>,
    pub address: String,
    pub folder: PathBuf,
}

/// Arguments for a quick server that never calls a client too quick.
pub const QUICK: [&str; 8] = ["--sand", "0.3", "--think", "0", "--rate", "100000", "--per-address", "1000"];

/// The same, with an hourglass that does not run out during a test.
pub const STILL: [&str; 8] = ["--sand", "36000", "--think", "0", "--rate", "100000", "--per-address", "1000"];

impl Server {
    /// Starts one with a file, on any free port.
    pub fn start(arguments: &[&str]) -> Self {
        Self::run(None, "127.0.0.1:0", arguments)
    }

    /// Starts one with a file, on an address that stays reserved for it while it is down.
    pub fn start_to_stop(arguments: &[&str]) -> Self {
        Self::run(None, &format!("{}:8080", own_address()), arguments)
    }

    /// Starts one with PostgreSQL, on an address of its own.
    pub fn start_on(database: &str, arguments: &[&str]) -> Self {
        Self::run(Some(database), &format!("{}:8080", own_address()), arguments)
    }

    fn run(database: Option<&str>, listen: &str, arguments: &[&str]) -> Self {
        let folder = folder();
        let database = database.map_or_else(|| folder.join("tables.db").display().to_string(), Into::into);
        let arguments: Vec<String> = arguments.iter().map(ToString::to_string).collect();
        let (child, address) = spawn(&folder, &database, listen, &arguments);
        Self { child, database, arguments, address, folder }
    }

    /// Restarts it at the same address and with the same database.
    pub fn start_again(&mut self) {
        (self.child, _) = spawn(&self.folder, &self.database, &self.address, &self.arguments);
    }

    /// Restarts it with other arguments.
    pub fn start_again_with(&mut self, arguments: &[&str]) {
        self.arguments = arguments.iter().map(ToString::to_string).collect();
        self.start_again();
    }

    /// `kill -9`.
    pub fn kill(&mut self) {
        self.child.kill().expect("a process");
        self.child.wait().expect("its end");
    }

    /// `kill`; the exit status.
    pub fn end(&mut self) -> std::process::ExitStatus {
        let id = self.child.id().to_string();
        Command::new("kill").arg(id).status().expect("kill");
        self.child.wait().expect("its end")
    }

    /// Seconds of processor time that it has used, from Linux.
    pub fn processor(&self) -> f64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).expect("a process of Linux");
        let (_, fields) = stat.rsplit_once(')').expect("a name");
        let ticks = fields.split_whitespace().skip(11).take(2).map(|ticks| ticks.parse::<f64>().expect("ticks"));
        ticks.sum::<f64>() / 100.0
    }

    pub fn log(&self) -> String {
        std::fs::read_to_string(self.folder.join("log")).expect("a log")
    }

    pub async fn make(&self, wanted: &Value) -> Seats {
        let (status, body) = self.post("/tables", &wanted.to_string(), "").await;
        assert_eq!(status, 201, "{body}");
        schemas::hold_made(&wanted.to_string(), &body);
        let made: Value = serde_json::from_str(&body).expect("JSON");
        let text = |value: &Value| value.as_str().expect("text").to_owned();
        let secrets = made["seats"].as_array().expect("seats").iter().map(text).collect();
        Seats { urls: vec![self.url()], table: text(&made["table"]), secrets, watch: text(&made["watch"]) }
    }

    pub fn url(&self) -> String {
        format!("ws://{}/socket", self.address)
    }

    pub async fn post(&self, path: &str, body: &str, headers: &str) -> (u16, String) {
        let length = body.len();
        self.http(
            &format!("POST {path} HTTP/1.1\r\nHost: {}\r\n{headers}Content-Length: {length}\r\n", self.address),
            body,
        )
        .await
    }

    pub async fn get(&self, path: &str) -> (u16, String) {
        self.http(&format!("GET {path} HTTP/1.1\r\nHost: {}\r\n", self.address), "").await
    }

    /// The body of a page that was asked for by another name of the server.
    pub async fn get_from(&self, path: &str, host: &str) -> String {
        self.http(&format!("GET {path} HTTP/1.1\r\nHost: {host}\r\n"), "").await.1
    }

    /// Waits until a metric has this value.
    pub async fn until(&self, line: &str) {
        let counted = async {
            while !self.get("/metrics").await.1.lines().any(|each| each == line) {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(PATIENCE, counted).await.unwrap_or_else(|_| panic!("never {line}"));
    }

    /// Waits until a metric is above this value.
    pub async fn until_above(&self, name: &str, least: u64) {
        let counted = async {
            while self.count(name).await <= least {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(PATIENCE, counted).await.unwrap_or_else(|_| panic!("never more {name}"));
    }

    /// The value of a metric.
    pub async fn count(&self, name: &str) -> u64 {
        let (_, metrics) = self.get("/metrics").await;
        let count = metrics.lines().find_map(|line| line.strip_prefix(name)?.trim().parse().ok());
        count.unwrap_or_else(|| panic!("no {name}: {metrics}"))
    }

    /// Sends a request and returns the status and the body.
    async fn http(&self, head: &str, body: &str) -> (u16, String) {
        let mut stream = TcpStream::connect(&self.address).await.expect("the server");
        stream.write_all(format!("{head}Connection: close\r\n\r\n{body}").as_bytes()).await.expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("read");
        let status = answer.get(9..12).and_then(|status| status.parse().ok()).expect("a status");
        (status, answer.split_once("\r\n\r\n").map(|(_, body)| body.to_owned()).unwrap_or_default())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

static NUMBER: AtomicU32 = AtomicU32::new(0);

/// An address of this machine that no other test uses.
pub fn own_address() -> String {
    let [_, _, high, low] = std::process::id().to_be_bytes();
    let own = NUMBER.fetch_add(1, Ordering::Relaxed) % 250 + 2;
    format!("127.{high}.{low}.{own}")
}

pub fn folder() -> PathBuf {
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("starwright-server-{}-{number}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// Starts the process; returns it with the address that it prints.
fn spawn(folder: &Path, database: &str, listen: &str, arguments: &[String]) -> (Child, String) {
    let log = std::fs::OpenOptions::new().create(true).append(true).open(folder.join("log")).expect("a file");
    let mut child =
        command(database, listen, arguments).stdout(Stdio::piped()).stderr(log).spawn().expect("the binary");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("piped")).read_line(&mut line).expect("a line");
    let address = line.trim().trim_start_matches("http://").trim_end_matches('/').to_owned();
    assert!(!address.is_empty(), "{}", std::fs::read_to_string(folder.join("log")).expect("a log"));
    (child, address)
}

pub fn command(database: &str, listen: &str, arguments: &[impl AsRef<OsStr>]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_starwright-server"));
    command.args(["--database", database, "--listen", listen]).args(arguments);
    command
}

fn held(mut client: Client) -> Client {
    client.log = Some(hold);
    client
}

/// Checks that every message fits its schema.
fn hold(way: Way, text: &str) {
    match way {
        Way::Heard => schemas::TOLD.hold(text),
        Way::Said => schemas::SAID.hold(text),
    }
}

/// A table with its secrets.
#[derive(Clone)]
pub struct Seats {
    /// The servers; seats use them in turn.
    pub urls: Vec<String>,
    pub table: String,
    pub secrets: Vec<String>,
    pub watch: String,
}

impl Seats {
    pub fn sit(&self, seat: usize) -> Client {
        held(Client::new(&self.urls[seat % self.urls.len()], &self.table, &self.secrets[seat]))
    }

    pub fn watch(&self) -> Client {
        held(Client::new(&self.urls[0], &self.table, &self.watch))
    }

    /// The same table at several servers.
    pub fn at(&self, servers: &[&Server]) -> Self {
        Self { urls: servers.iter().map(|server| server.url()).collect(), ..self.clone() }
    }

    /// The record of the finished game, fetched as a spectator.
    pub async fn record<G: Game>(&self) -> Record<G> {
        let mut client = self.watch();
        client.hear().await.expect("a welcome");
        client.say(&json!({ "record": {} })).await;
        loop {
            if let Heard::Other(mut message) = client.hear().await.expect("a record") {
                assert_eq!(message["told"], "record", "{message}");
                return serde_json::from_value(message["record"].take()).expect("a record that replays");
            }
        }
    }
}

/// What one client saw and did.
#[derive(Default)]
pub struct Saw {
    /// Steps, in the order received.
    pub steps: Vec<Value>,
    /// States, by position.
    pub nows: Vec<Value>,
    /// Acknowledged choices, with their positions.
    pub taken: Vec<(u64, Value)>,
    pub refused: u32,
}

/// Plays a seat to the end with the game's bot, and loses the connection after every `lose` messages.
pub async fn play<G: Game>(mut client: Client, seat: Seat, lose: Option<u32>) -> Saw {
    let (mut saw, mut last, mut count) = (Saw::default(), Value::Null, 0);
    while !client.now()["over"].as_bool().unwrap_or_default() || client.waiting().is_some() {
        match tokio::time::timeout(PATIENCE, client.hear()).await.expect("news in time").expect("the server") {
            Heard::Steps(steps) => saw.steps.extend(steps),
            Heard::Taken(position) => saw.taken.push((position, last.take())),
            Heard::Refused(why) => {
                assert_eq!(why["why"], "rules", "{why}");
                saw.refused += 1;
            }
            Heard::Other(message) => panic!("{message}"),
        }
        saw.nows.push(client.now().clone());
        count += 1;
        if lose.is_some_and(|every| count % every == 0) {
            client.lose_line();
        }
        if client.waiting().is_none()
            && let Some(choice) = wanted::<G>(client.now(), seat)
        {
            last = serde_json::to_value(choice).expect("a choice");
            client.choose(&last).await;
        }
    }
    saw
}

/// The bot's choice, made from what the client was told.
fn wanted<G: Game>(now: &Value, seat: Seat) -> Option<G::Choice> {
    let awaited: starwright::table::Awaited = serde_json::from_value(now["awaited"].clone()).expect("who is awaited");
    if !awaited.seats.contains(seat) {
        return None;
    }
    let view: G::View = serde_json::from_value(now["view"].clone()).expect("a view");
    let listed: Vec<G::Choice> = serde_json::from_value(now["choices"].clone()).expect("choices");
    G::bot(seat, &view, &listed).or_else(|| listed.into_iter().next().filter(|_| !awaited.table))
}

/// Plays all seats at once.
pub async fn play_all<G: Game>(seats: &Seats, lose: Option<u32>) -> Vec<Saw> {
    let mut players = JoinSet::new();
    for (place, seat) in Seat::ALL.into_iter().take(seats.secrets.len()).enumerate() {
        let client = seats.sit(place);
        players.spawn(async move { (place, play::<G>(client, seat, lose).await) });
    }
    let mut saw = BTreeMap::new();
    while let Some(player) = players.join_next().await {
        saw.extend([player.expect("a whole game")]);
    }
    saw.into_values().collect()
}

/// Checks that the log holds each acknowledged choice at the position told, and no other choice of that seat.
pub fn assert_kept<G: Game>(record: &Record<G>, saw: &[Saw]) {
    for (seat, saw) in Seat::ALL.into_iter().zip(saw) {
        let own = (1..).zip(record.log()).filter(|(_, entry)| entry.by.seat() == Some(seat));
        let own: Vec<(u64, Value)> =
            own.map(|(place, entry)| (place, serde_json::to_value(&entry.choice).expect("JSON"))).collect();
        assert_eq!(own, saw.taken, "{seat}");
    }
}

/// Checks that each seat was told exactly what the record shows that seat, and nothing twice.
pub fn assert_own<G: Game>(record: &Record<G>, viewer: Option<Seat>, saw: &Saw) {
    let positions: Vec<u64> = saw.steps.iter().map(|step| step["position"].as_u64().expect("a number")).collect();
    assert_eq!(positions, (0..=record.log().len() as u64).collect::<Vec<_>>());
    let mut again: Record<G> = Record::begin(record.setup().clone()).unwrap_or_else(|error| panic!("{error}"));
    let mut nows = saw.nows.iter().peekable();
    let mut events = again.events();
    for (place, entry) in (0..).zip(record.log().iter().map(Some).chain([None])) {
        assert_eq!(saw.steps[place]["events"], serde_json::to_value(&events).expect("JSON"), "step {place}");
        while let Some(now) = nows.next_if(|now| now["position"] == place) {
            assert_eq!(now["view"], serde_json::to_value(again.view(viewer)).expect("JSON"), "view {place}");
            let by_bot = |seat: &Seat| now["players"][usize::from(seat.number())]["bot"] == true;
            let chooser = viewer.filter(|seat| !by_bot(seat));
            let choices = chooser.map(|seat| again.choices(seat)).unwrap_or_default();
            assert_eq!(now["choices"], serde_json::to_value(choices).expect("JSON"), "choices {place}");
        }
        events.clear();
        if let Some(entry) = entry {
            again.apply(entry.by, entry.choice.clone(), &mut events).unwrap_or_else(|refusal| panic!("{refusal}"));
        }
    }
    assert!(nows.next().is_none(), "views in order");
}

/// Plays a game without a server, with bots and the first possible outcome of chance.
pub fn played<G: Game>(setup: G::Setup) -> Record<G> {
    let mut record = Record::<G>::begin(setup).unwrap_or_else(|error| panic!("{error}"));
    while !record.awaited().is_nobody() {
        let mut wanted = record.awaited().seats.iter().filter_map(|seat| {
            let choice = G::bot(seat, &record.game().view(Some(seat)), &record.choices(seat))?;
            Some((starwright::table::Actor::Seat(seat), choice))
        });
        let (actor, choice) = wanted.next().unwrap_or_else(|| {
            let table = starwright::table::Actor::Table;
            (table, record.choices(table).into_iter().next().expect("something comes up"))
        });
        record.apply(actor, choice, &mut Vec::new()).unwrap_or_else(|refusal| panic!("{refusal}"));
    }
    record
}

/// A socket that sends anything.
pub struct Raw(pub WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Raw {
    pub async fn open(url: &str) -> Self {
        Self(connect_async(url).await.expect("a socket").0)
    }

    /// A socket with the smallest receive buffer.
    pub async fn with_a_small_buffer(server: &Server, table: &str, secret: &str) -> Self {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.set_recv_buffer_size(4096).expect("a small buffer");
        let stream = socket.connect(server.address.parse().expect("an address")).await.expect("the server");
        let stream = MaybeTlsStream::Plain(stream);
        let mut raw = Self(tokio_tungstenite::client_async(server.url(), stream).await.expect("a socket").0);
        raw.send(Message::text(json!({ "table": table, "secret": secret }).to_string())).await;
        raw
    }

    pub async fn send(&mut self, message: Message) {
        let _ = self.0.send(message).await;
    }

    pub async fn hello(url: &str, table: &str, secret: &str) -> Self {
        let mut raw = Self::open(url).await;
        raw.send(Message::text(json!({ "table": table, "secret": secret }).to_string())).await;
        raw
    }

    /// The next text, or the close code; 0 if the connection was lost without one.
    pub async fn next(&mut self) -> Result<String, u16> {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.0.next()).await.expect("an answer in time");
            match next {
                Some(Ok(Message::Text(text))) => {
                    schemas::TOLD.hold(&text);
                    return Ok(text.to_string());
                }
                Some(Ok(Message::Close(frame))) => return Err(frame.map_or(0, |frame| frame.code.into())),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(0),
            }
        }
    }

    /// The next text of this kind.
    pub async fn told(&mut self, told: &str) -> String {
        let start = format!(r#"{{"told":"{told}""#);
        loop {
            let text = self.next().await.expect("an answer");
            if text.starts_with(&start) {
                return text;
            }
        }
    }

    /// The close code; skips everything before it.
    pub async fn closed(mut self) -> u16 {
        loop {
            if let Err(code) = self.next().await {
                return code;
            }
        }
    }
}
