//! A server and its clients in one process, which exchange JSON only: a ship under attack, and a battle. Both have a spectator
//! and a late joiner. Clients read every message into the crate's own types.

mod manners;

use std::error::Error;
use std::io::Write;
use std::process::ExitCode;

use serde::{Deserialize, Serialize};
use starwright::battle::{self, Choice, Deck, Event, Game, Race, Setup, random_placement};
use starwright::dice::{Die, Random, RandomSource};
use starwright::grid::{Cell, CellSet, Side};
use starwright::rand_core::SeedableRng;
use starwright::table::message::told;
use starwright::table::{Actor, Play, Record, Seat};
use starwright::trucker::attack::{Aftermath, Attack, AttackKind, Defence, Impact, Incoming, LineEnd, Threat};
use starwright::trucker::{Fleet, Layout};

const HELP: &str = "\
A server and its clients that exchange JSON only: a ship under attack, and a battle.

Usage: client [--verbose]

  --verbose    also prints every message

Example: cargo run --release --example client -- --verbose

Exit code: 0 done, 2 wrong arguments or a wrong message, 3 the output cannot be written.
";

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// The wire: server and clients exchange only text.
struct Wire<'a> {
    out: &'a mut dyn Write,
    verbose: bool,
}

impl Wire<'_> {
    fn send<T: Serialize>(&mut self, way: &str, message: &T) -> Result<String> {
        let text = serde_json::to_string(message)?;
        if self.verbose {
            writeln!(self.out, "{way}: {text}")?;
        }
        Ok(text)
    }
}

const WATCHES: &str = "spectator";
const LATE: &str = "late joiner";

fn main() -> ExitCode {
    manners::run(HELP, |mut arguments, out| {
        let wire = &mut Wire { out, verbose: false };
        while let Some(option) = arguments.option()? {
            match option.as_str() {
                "--verbose" => wire.verbose = true,
                _ => return Err(lexopt::Error::UnexpectedOption(option).into()),
            }
        }
        attack(wire)?;
        battle(wire)?;
        Ok(ExitCode::SUCCESS)
    })
}

/// The complete state of a ship at one moment of an attack; a late joiner gets the same.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Moment {
    /// The owner can react.
    Threatened { fleet: Fleet, incoming: Incoming, defence: Defence, threat: Threat },
    /// The ship has fallen apart, and the owner keeps a piece.
    Broken { lines: Vec<LineEnd>, impact: Impact },
    /// It is over.
    Over { lines: Vec<LineEnd>, aftermath: Aftermath },
}

/// What the owner sends back.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Answer {
    /// Replaces the defence so far; the server finds the batteries.
    Defend(Defence),
    /// Nothing more.
    Done,
    /// The piece with this cell is kept.
    Keep(Cell),
}

/// The server's side of an attack. A refusal is sent back as JSON and changes nothing.
impl Moment {
    fn threatened(fleet: Fleet, incoming: Incoming, defence: Defence) -> std::result::Result<Self, String> {
        let threat = fleet.threat(&incoming, &defence).map_err(|refusal| json(&refusal))?;
        Ok(Self::Threatened { fleet, incoming, defence, threat })
    }

    fn after(&self, answer: Answer) -> std::result::Result<Self, String> {
        match (self.clone(), answer) {
            (Self::Threatened { fleet, incoming, .. }, Answer::Defend(defence)) => {
                Self::threatened(fleet, incoming, defence)
            }
            (Self::Threatened { fleet, incoming, defence, .. }, Answer::Done) => {
                let paid = fleet.paid(&incoming, defence).map_err(|refusal| json(&refusal))?;
                let outcome = fleet.defend(&incoming, &paid).map_err(|refusal| json(&refusal))?;
                Ok(Self::hit(outcome.lines, outcome.impact))
            }
            (Self::Broken { lines, mut impact }, Answer::Keep(cell)) => {
                impact.keep(cell).map_err(|refusal| json(&refusal))?;
                Ok(Self::hit(lines, impact))
            }
            _ => Err("no such answer is expected now".to_owned()),
        }
    }

    fn hit(lines: Vec<LineEnd>, impact: Impact) -> Self {
        match impact.settle() {
            Ok(aftermath) => Self::Over { lines, aftermath },
            Err(undecided) => Self::Broken { lines, impact: undecided.into_impact() },
        }
    }
}

fn json<T: Serialize>(refusal: &T) -> String {
    serde_json::to_string(refusal).unwrap_or_else(|error| error.to_string())
}

/// The owner's client: raises the first shield that the server offers, and keeps the largest piece.
fn owner(message: &str) -> Result<Option<Answer>> {
    Ok(match serde_json::from_str(message)? {
        Moment::Threatened { defence, threat, .. } => {
            let shield = threat.lines.iter().find_map(|line| line.shields.first());
            let with = |shield: Cell| Defence { shields: defence.shields | shield.into(), ..defence };
            Some(shield.map_or(Answer::Done, |shield| Answer::Defend(with(shield))))
        }
        Moment::Broken { impact, .. } => {
            let broken = impact.broken().next().ok_or("no ship is broken")?;
            let pieces = broken.pieces().filter(|&piece| broken.may_keep(piece));
            let largest = pieces.max_by_key(|piece| piece.len()).and_then(CellSet::first);
            Some(Answer::Keep(largest.ok_or("no piece may be kept")?))
        }
        Moment::Over { .. } => None,
    })
}

/// A read-only client: prints what it sees, with the names on the board.
fn reader(wire: &mut Wire, name: &str, message: &str) -> Result<()> {
    match serde_json::from_str(message)? {
        Moment::Threatened { fleet, incoming, threat, .. } => {
            for line in &threat.lines {
                let along = told(&line.line, fleet.board());
                let end = line.fate.map_or_else(String::new, |fate| told(&fate, fleet.board()).to_string());
                writeln!(wire.out, "{name}: {} along {along} {end}, as it stands", incoming.kind())?;
            }
        }
        Moment::Broken { impact, .. } => {
            for broken in impact.broken() {
                let pieces = broken.pieces().count();
                writeln!(wire.out, "{name}: a ship breaks into {pieces} pieces, of which its owner keeps one")?;
            }
        }
        Moment::Over { lines, aftermath: Aftermath { fleet, losses, .. } } => {
            for end in &lines {
                writeln!(wire.out, "{name}: {}", told(end, fleet.board()))?;
            }
            writeln!(wire.out, "{name}: components lost: {}", losses.components.len())?;
        }
    }
    Ok(())
}

const SHIP: &str = "II 7/7/3,shield:0030,3/1,cabin:0300,battery2:0303,structural:3303,structural:0303,cabin:0003,1/7/7";

/// Three shots at a ship; the late joiner comes after the first.
fn attack(wire: &mut Wire) -> Result<()> {
    let mut fleet = SHIP.parse::<Layout>()?.into_fleet()?;
    fleet.embark(&[])?;
    let mut readers = vec![WATCHES];
    for kind in [AttackKind::LightFire, AttackKind::HeavyFire, AttackKind::HeavyFire] {
        let shot = Attack { kind, from: Side::Front };
        let lines = fleet.board().aim(shot.from)?.read([Die::Three, Die::Four])?;
        let mut moment = Moment::threatened(fleet, Incoming::new(shot.kind, lines), Defence::default())?;
        loop {
            for name in &readers {
                let sent = wire.send(&format!("to {name}"), &moment)?;
                reader(wire, name, &sent)?;
            }
            let sent = wire.send("to the owner", &moment)?;
            let Some(answer) = owner(&sent)? else { break };
            let answer = wire.send("from the owner", &answer)?;
            moment = moment.after(serde_json::from_str(&answer)?)?;
            if readers.len() == 1 {
                readers.push(LATE);
            }
        }
        let Moment::Over { aftermath, .. } = moment else { return Err("the attack has no end".into()) };
        fleet = aftermath.fleet;
    }
    Ok(())
}

/// The message to a client of the battle: its view, its choices if it is awaited, and the new events.
#[derive(Serialize, Deserialize)]
struct Turn {
    view: battle::View,
    choices: Vec<Choice>,
    events: Vec<Event>,
}

/// The server's side of a battle.
struct Server {
    record: Record<Game>,
    events: Vec<Event>,
}

impl Server {
    fn turn(&self, client: &Client) -> Turn {
        let (game, mut choices) = (self.record.game(), Vec::new());
        if let Some(seat) = client.seat {
            Play::choices(game, Actor::Seat(seat), &mut choices);
        }
        let new = self.events.iter().skip(client.seen);
        Turn { view: Play::view(game, client.seat), choices, events: new.copied().collect() }
    }

    /// Takes a message of a player; a refusal is for that player alone.
    fn take(&mut self, wire: &mut Wire, seat: Seat, message: &str) -> Result<()> {
        match self.record.apply(seat, serde_json::from_str::<Choice>(message)?, &mut self.events) {
            Ok(()) => Ok(()),
            Err(refusal) => Err(wire.send(&format!("to {seat}"), &refusal)?.into()),
        }
    }
}

/// A client: a seat or a spectator, and a random source for its choices. The server notes how many events it was sent.
struct Client {
    name: String,
    seat: Option<Seat>,
    whims: Random<rand_pcg::Pcg32>,
    seen: usize,
}

impl Client {
    fn new(name: &str, seat: Option<Seat>, seen: usize) -> Self {
        let number = seat.map_or(9, |seat| u64::from(seat.number()));
        Self { name: name.to_owned(), seat, whims: Random::new(rand_pcg::Pcg32::seed_from_u64(number)), seen }
    }

    /// Reads a message, and answers if it is awaited.
    fn read(&mut self, wire: &mut Wire, message: &str) -> Result<Option<String>> {
        let Turn { view, choices, events } = serde_json::from_str(message)?;
        if self.seat.is_none() {
            for event in events.iter().filter(|event| matches!(event, Event::Captured { .. })) {
                writeln!(wire.out, "{}: {event}", self.name)?;
            }
        }
        let Some(seat) = self.seat.filter(|&seat| view.awaited.contains(Actor::Seat(seat))) else { return Ok(None) };
        let choice = if view.turn.step == battle::Step::Place {
            let zone = view.layout.zone(seat).ok_or("no such seat")?;
            Choice::place(random_placement(zone, &mut self.whims).ok_or("no fleet fits")?)
        } else {
            let count = u32::try_from(choices.len())?;
            choices.into_iter().nth(self.whims.below(count) as usize).ok_or("nothing to choose")?
        };
        wire.send(&format!("from {seat}"), &choice).map(Some)
    }
}

fn battle(wire: &mut Wire) -> Result<()> {
    let mut dice = Random::new(rand_pcg::Pcg32::seed_from_u64(5));
    let players = Race::ALL.map(|race| (race, Deck::HOUSE));
    let setup = Setup::shuffled(battle::Layout::four_players(), &players, &mut dice).with_powers(&mut dice);
    let record = Record::begin(setup)?;
    let mut server = Server { events: record.events(), record };
    let mut clients: Vec<Client> = Seat::of(4).map(|seat| Client::new(&seat.to_string(), Some(seat), 0)).collect();
    clients.push(Client::new(WATCHES, None, 0));
    while !server.record.game().is_over() {
        if server.record.game().round() == 5 && clients.len() == 5 {
            clients.push(Client::new(LATE, None, server.events.len()));
        }
        for client in &mut clients {
            let sent = wire.send(&format!("to {}", client.name), &server.turn(client))?;
            client.seen = server.events.len();
            if let (Some(answer), Some(seat)) = (client.read(wire, &sent)?, client.seat) {
                server.take(wire, seat, &answer)?;
            }
        }
    }
    let late = clients.last().ok_or("there is no client")?;
    let Turn { view, .. } = serde_json::from_str(&wire.send(&format!("to {}", late.name), &server.turn(late))?)?;
    let scores: Vec<String> = view.players.iter().map(|player| format!("{} {}", player.race, player.score)).collect();
    writeln!(wire.out, "{}: it is over after {} rounds: {}", late.name, view.turn.round, scores.join(", "))?;
    writeln!(wire.out, "\n{}", view.drawing())?;
    Ok(())
}
