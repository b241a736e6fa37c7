//! Load test: plays at many tables at once and prints rates, latency and memory.
//!
//! `cargo run --release --example load -- --url ws://127.0.0.1:8080 --tables 1000 --think 1 --seconds 60 --pid PID`

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use lexopt::prelude::{Long, ValueExt};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use starwright::battle::{self, Choice, random_placement};
use starwright::table::{Awaited, Seat};
use starwright_server::chance::{dice, one_of};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::{Mutex, Semaphore};
use tokio_tungstenite::connect_async_with_config;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

type Error = Box<dyn std::error::Error + Send + Sync>;

const HELP: &str = "\
Load test: plays at many tables at once and prints rates, latency and memory. Start the server with
--per-address 100000 --sockets 100000 --rate 1000000, and allow both programs enough open files (ulimit -n).

  --url WS         a server, such as ws://127.0.0.1:8080; if repeated, seats use the servers in turn
  --play NAME      battle or yard [battle]
  --tables N       number of tables, each with four seats [100]
  --think SECONDS  how long each player waits before choosing [1]
  --seconds N      how long to measure [30]
  --pid PID        process id of a server on this machine, to print its memory
  --only           make the tables and stop
";

#[derive(Clone)]
struct Load {
    urls: Vec<String>,
    play: String,
    tables: usize,
    think: Duration,
    seconds: u64,
    pid: Option<u32>,
    only: bool,
}

/// Measurements of all players.
#[derive(Default)]
struct Figures {
    counts: AtomicU64,
    refused: AtomicU64,
    bytes: AtomicU64,
    messages: AtomicU64,
    lost: AtomicU64,
    micros: Mutex<Vec<u32>>,
}

#[derive(Deserialize)]
struct Told<'a> {
    told: &'a str,
    #[serde(borrow)]
    now: Option<Now<'a>>,
}

#[derive(Deserialize)]
struct Now<'a> {
    awaited: Awaited,
    #[serde(borrow)]
    choices: Vec<&'a RawValue>,
    #[serde(borrow)]
    view: &'a RawValue,
}

#[tokio::main]
async fn main() -> Result<(), Error> {
    let Some(load) = Load::read()? else {
        print!("{HELP}");
        return Ok(());
    };
    let before = load.pid.and_then(memory);
    let begun = Instant::now();
    let made = make_all(&load).await?;
    println!("{} tables made in {:.1} s", made.len(), begun.elapsed().as_secs_f64());
    if load.only {
        return Ok(());
    }
    let figures = Arc::new(Figures::default());
    // limits how many connect at once
    let door = Arc::new(Semaphore::new(64));
    let begun = Instant::now();
    for (number, (table, secrets)) in made.into_iter().enumerate() {
        for (seat, secret) in Seat::ALL.into_iter().zip(secrets) {
            let url = load.urls[(number + usize::from(seat.number())) % load.urls.len()].clone();
            let (figures, door, table, load) = (Arc::clone(&figures), Arc::clone(&door), table.clone(), load.clone());
            tokio::spawn(async move {
                if sit(&url, &table, &secret, seat, &load, &figures, &door).await.is_err() {
                    figures.lost.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
    }
    let all = load.tables * 4;
    while door.available_permits() < 64 || figures.messages.load(Ordering::Relaxed) < all as u64 {
        tokio::time::sleep(Duration::from_millis(50)).await;
        if begun.elapsed() > Duration::from_secs(120) {
            break;
        }
    }
    println!("all players connected after {:.1} s", begun.elapsed().as_secs_f64());
    // wait until everybody has placed a fleet and the initial rush is over
    tokio::time::sleep(load.think * 5 + Duration::from_secs(2)).await;
    measure(&load, &figures, before).await;
    Ok(())
}

async fn measure(load: &Load, figures: &Figures, before: Option<u64>) {
    figures.micros.lock().await.clear();
    let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
    let start = (count(&figures.counts), count(&figures.bytes), count(&figures.messages));
    let (begun, cpu) = (Instant::now(), load.pid.and_then(processor));
    tokio::time::sleep(Duration::from_secs(load.seconds)).await;
    let seconds = begun.elapsed().as_secs_f64();
    let choices = count(&figures.counts) - start.0;
    let mut micros = figures.micros.lock().await;
    micros.sort_unstable();
    let at = |share: f64| {
        micros.get((micros.len() as f64 * share) as usize).map_or(0.0, |&micros| f64::from(micros) / 1000.0)
    };
    println!("{choices} choices in {seconds:.1} s: {:.0} a second", choices as f64 / seconds);
    println!("from a choice to its answer: p50 {:.1} ms, p99 {:.1} ms, max {:.1} ms", at(0.5), at(0.99), at(0.99999));
    let (bytes, messages) = (count(&figures.bytes) - start.1, count(&figures.messages) - start.2);
    println!("{} bytes per message, {} bytes per choice to all seats", bytes / messages.max(1), bytes / choices.max(1));
    println!("refused {}, sockets lost {}", count(&figures.refused), count(&figures.lost));
    if let (Some(pid), Some(before), Some(cpu)) = (load.pid, before, cpu) {
        let (now, used) = (memory(pid).unwrap_or_default(), processor(pid).unwrap_or_default() - cpu);
        println!(
            "server: {:.2} cores, {} KB before, {} KB now, {} KB per table",
            used / seconds,
            before,
            now,
            now.saturating_sub(before) / load.tables as u64
        );
    }
}

/// Plays a seat until the connection ends.
async fn sit(
    url: &str,
    table: &str,
    secret: &str,
    seat: Seat,
    load: &Load,
    figures: &Figures,
    door: &Semaphore,
) -> Result<(), Error> {
    let permit = door.acquire().await?;
    let small = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(4096);
    let (socket, _) = connect_async_with_config(format!("{url}/socket"), Some(small), true).await?;
    let (mut out, mut words) = socket.split();
    out.send(Message::text(json!({ "table": table, "secret": secret }).to_string())).await?;
    let mut waiting: Option<Instant> = None;
    let mut choice = None;
    let mut permit = Some(permit);
    let mut due = Instant::now();
    let mut number = 0_u64;
    loop {
        let wake = async {
            match (&choice, waiting) {
                (Some(_), None) => tokio::time::sleep_until(due.into()).await,
                _ => std::future::pending().await,
            }
        };
        tokio::select! {
            word = words.next() => {
                let Some(Ok(word)) = word else { return Err("lost".into()) };
                let Message::Text(text) = word else { continue };
                drop(permit.take());
                figures.messages.fetch_add(1, Ordering::Relaxed);
                figures.bytes.fetch_add(text.len() as u64, Ordering::Relaxed);
                let told: Told = serde_json::from_str(&text)?;
                if let ("taken" | "refused", Some(sent)) = (told.told, waiting) {
                    let took = u32::try_from(sent.elapsed().as_micros()).unwrap_or(u32::MAX);
                    figures.micros.lock().await.push(took);
                    let counter = if told.told == "taken" { &figures.counts } else { &figures.refused };
                    counter.fetch_add(1, Ordering::Relaxed);
                    waiting = None;
                }
                if let Some(now) = told.now {
                    let was = choice.is_some();
                    choice = if now.awaited.seats.contains(seat) { wanted(&now, seat, &load.play) } else { None };
                    if !was || waiting.is_some() {
                        due = Instant::now() + load.think;
                    }
                }
            }
            () = wake => {
                if let Some(choice) = choice.take() {
                    number += 1;
                    waiting = Some(Instant::now());
                    let message = format!(r#"{{"choose":{{"id":"{number}-{seat}","choice":{choice}}}}}"#);
                    out.send(Message::text(message)).await?;
                    due = Instant::now() + load.think;
                }
            }
        }
    }
}

/// Any listed choice; a fleet is placed at random.
fn wanted(now: &Now, seat: Seat, play: &str) -> Option<String> {
    if now.choices.is_empty() && play == "battle" {
        let view: battle::View = serde_json::from_str(now.view.get()).ok()?;
        let fleet = random_placement(view.layout.zone(seat)?, &mut dice())?;
        return serde_json::to_string(&Choice::place(fleet)).ok();
    }
    // never finish in a yard, because a finished player builds no more
    let choices: Vec<&str> =
        now.choices.iter().map(|choice| choice.get()).filter(|choice| !choice.contains("finish")).collect();
    one_of(choices).map(str::to_owned)
}

async fn make_all(load: &Load) -> Result<Vec<(String, Vec<String>)>, Error> {
    let deal = match load.play.as_str() {
        "yard" => json!({ "play": "yard", "players": 4, "class": "IIIC" }),
        _ => json!({ "play": "battle", "players": 4, "powers": true }),
    };
    let body = json!({ "deal": deal }).to_string();
    let mut made = Vec::new();
    for number in 0..load.tables {
        let url = load.urls[number % load.urls.len()].trim_start_matches("ws://");
        let mut stream = TcpStream::connect(url).await?;
        let head = format!(
            "POST /tables HTTP/1.1\r\nHost: {url}\r\nConnection: close\r\nContent-Length: {}\r\n\r\n",
            body.len()
        );
        stream.write_all((head + &body).as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        let (_, answer) = answer.split_once("\r\n\r\n").ok_or("no answer")?;
        let answer: Value = serde_json::from_str(answer)?;
        let text = |value: &Value| value.as_str().map(str::to_owned);
        let secrets = answer["seats"].as_array().into_iter().flatten().filter_map(text).collect();
        made.push((text(&answer["table"]).ok_or_else(|| answer.to_string())?, secrets));
    }
    Ok(made)
}

/// Memory of a process in KB.
fn memory(pid: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?.split_whitespace().next()?.parse().ok()
}

/// Seconds of processor time that a process has used. A tick is 10 ms.
fn processor(pid: u32) -> Option<f64> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = |place: usize| fields.get(place)?.parse::<f64>().ok();
    Some((ticks(11)? + ticks(12)?) / 100.0)
}

impl Load {
    fn read() -> Result<Option<Self>, lexopt::Error> {
        let second = Duration::from_secs(1);
        let mut load = Self {
            urls: Vec::new(),
            play: "battle".into(),
            tables: 100,
            think: second,
            seconds: 30,
            pid: None,
            only: false,
        };
        let mut arguments = lexopt::Parser::from_env();
        while let Some(argument) = arguments.next()? {
            match argument {
                Long("help") => return Ok(None),
                Long("url") => load.urls.push(arguments.value()?.string()?),
                Long("play") => load.play = arguments.value()?.string()?,
                Long("tables") => load.tables = arguments.value()?.parse()?,
                Long("think") => load.think = Duration::from_secs_f64(arguments.value()?.parse()?),
                Long("seconds") => load.seconds = arguments.value()?.parse()?,
                Long("pid") => load.pid = Some(arguments.value()?.parse()?),
                Long("only") => load.only = true,
                other => return Err(other.unexpected()),
            }
        }
        if load.urls.is_empty() {
            load.urls.push("ws://127.0.0.1:8080".into());
        }
        Ok(Some(load))
    }
}
