//! Load test: plays at many tables at once and prints rates, latency and memory. `figures.sh` runs it for the README.

mod figures;
mod seat;

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use lexopt::prelude::{Long, ValueExt};
use serde_json::{Value, json};
use starwright::table::Seat;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use figures::{Figures, add, memory};
use seat::Player;

pub type Error = Box<dyn std::error::Error + Send + Sync>;

const HELP: &str = "\
Load test: plays at many tables at once and prints rates, latency and memory. Start the server with
--per-address 100000 --sockets 100000 --rate 1000000, and allow both programs enough open files (ulimit -n).

  --url WS         a server, such as ws://127.0.0.1:8080; may be repeated: seats connect to them in turn
  --play NAME      battle, yard or game [battle]
  --tables N       with four seats each [100]
  --think SECONDS  how long each player waits before it chooses [1]
  --bots           the server's bots play all seats, and a client at each seat listens
  --sizes          also measures the bytes of each step, and of the whole state
  --seconds N      how long it measures; 0: until the first choice [30]
  --pid PID        the server's process, whose memory and CPU time are printed
  --make FILE      only makes the tables, and writes them to a file
  --made FILE      plays at tables that were made before
";

/// Players who think longer place no fleet before it is measured.
const PLACED: Duration = Duration::from_secs(10);
/// So many clients connect at once.
const DOOR: usize = 64;

#[derive(Clone)]
pub struct Load {
    urls: Vec<String>,
    play: String,
    tables: usize,
    think: Duration,
    bots: bool,
    sizes: bool,
    seconds: u64,
    pid: Option<u32>,
    make: Option<String>,
    made: Option<String>,
}

/// A table, and the secrets of its seats.
type Made = (String, Vec<String>);

#[tokio::main]
async fn main() -> Result<(), Error> {
    let Some(load) = Load::read()? else {
        print!("{HELP}");
        return Ok(());
    };
    let before = load.pid.and_then(memory);
    let begun = Instant::now();
    let made: Vec<Made> = match &load.made {
        Some(file) => serde_json::from_str(&std::fs::read_to_string(file)?)?,
        None => make_all(&load).await?,
    };
    if let Some(file) = &load.make {
        println!("{} tables made in {:.1} s", made.len(), begun.elapsed().as_secs_f64());
        return Ok(std::fs::write(file, serde_json::to_string(&made)?)?);
    }
    let figures = Arc::new(Figures::default());
    let begun = Instant::now();
    seat_all(&load, made.into_iter().take(load.tables), &figures);
    if load.seconds == 0 {
        while figures.choices.load(Ordering::Relaxed) == 0 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        println!("the first choice after {:.2} s", begun.elapsed().as_secs_f64());
        return Ok(());
    }
    while figures.seated.load(Ordering::Relaxed) < load.tables as u64 * 4 && begun.elapsed() < Duration::from_secs(120)
    {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    println!("all connected after {:.1} s", begun.elapsed().as_secs_f64());
    // until every player has placed a fleet
    tokio::time::sleep((load.think * 5).min(PLACED) + Duration::from_secs(2)).await;
    figures.measure(&load, before).await;
    Ok(())
}

fn seat_all(load: &Load, made: impl Iterator<Item = Made>, figures: &Arc<Figures>) {
    let door = Arc::new(Semaphore::new(DOOR));
    for (number, made) in made.enumerate() {
        let (load, figures, door) = (load.clone(), Arc::clone(figures), Arc::clone(&door));
        tokio::spawn(async move { one_after_another(&load, number, made, &figures, &door).await });
    }
}

/// A game, and another one whenever it is over.
async fn one_after_another(load: &Load, number: usize, made: Made, figures: &Arc<Figures>, door: &Arc<Semaphore>) {
    let mut made = Ok(made);
    while let Ok((table, secrets)) = made {
        let players = Seat::ALL.into_iter().zip(secrets).map(|(seat, secret)| {
            let url = load.urls[(number + usize::from(seat.number())) % load.urls.len()].clone();
            let player =
                Player { url, table: table.clone(), secret, seat, load: load.clone(), figures: Arc::clone(figures) };
            let door = Arc::clone(door);
            async move { player.play(&door).await }
        });
        players.collect::<JoinSet<()>>().join_all().await;
        made = make(load, number).await;
    }
    add(&figures.lost, 1);
}

async fn make_all(load: &Load) -> Result<Vec<Made>, Error> {
    let mut made = Vec::new();
    for number in 0..load.tables {
        made.push(make(load, number).await?);
    }
    Ok(made)
}

async fn make(load: &Load, number: usize) -> Result<Made, Error> {
    let deal = match load.play.as_str() {
        "yard" => json!({ "play": "yard", "players": 4, "class": "IIIC" }),
        "game" => json!({ "play": "game", "players": 4, "classes": ["I", "II"] }),
        _ => json!({ "play": "battle", "players": 4, "powers": true }),
    };
    let bots = if load.bots { vec![0, 1, 2, 3] } else { Vec::new() };
    let body = json!({ "deal": deal, "bots": bots }).to_string();
    let url = load.urls[number % load.urls.len()].trim_start_matches("ws://");
    let answer: Value = serde_json::from_str(&post(url, &body).await?)?;
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let secrets = answer["seats"].as_array().into_iter().flatten().filter_map(text).collect();
    Ok((text(&answer["table"]).ok_or_else(|| answer.to_string())?, secrets))
}

/// The body of the answer.
async fn post(address: &str, body: &str) -> Result<String, Error> {
    let mut stream = TcpStream::connect(address).await?;
    let head = format!(
        "POST /tables HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all((head + body).as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    Ok(answer.split_once("\r\n\r\n").ok_or("no answer")?.1.to_owned())
}

impl Load {
    fn read() -> Result<Option<Self>, lexopt::Error> {
        let mut load = Self {
            urls: Vec::new(),
            play: "battle".into(),
            tables: 100,
            think: Duration::from_secs(1),
            bots: false,
            sizes: false,
            seconds: 30,
            pid: None,
            make: None,
            made: None,
        };
        let mut arguments = lexopt::Parser::from_env();
        while let Some(argument) = arguments.next()? {
            match argument {
                Long("help") => return Ok(None),
                Long("url") => load.urls.push(arguments.value()?.string()?),
                Long("play") => load.play = arguments.value()?.string()?,
                Long("tables") => load.tables = arguments.value()?.parse()?,
                Long("think") => load.think = Duration::from_secs_f64(arguments.value()?.parse()?),
                Long("bots") => load.bots = true,
                Long("sizes") => load.sizes = true,
                Long("seconds") => load.seconds = arguments.value()?.parse()?,
                Long("pid") => load.pid = Some(arguments.value()?.parse()?),
                Long("make") => load.make = Some(arguments.value()?.string()?),
                Long("made") => load.made = Some(arguments.value()?.string()?),
                other => return Err(other.unexpected()),
            }
        }
        if load.urls.is_empty() {
            load.urls.push("ws://127.0.0.1:8080".into());
        }
        Ok(Some(load))
    }
}
