//! A server and its clients in one process, which exchange JSON only: a ship under attack, and a battle with somebody who
//! watches and somebody who comes late. What a client knows it has read from a message, in the crate's own types.

mod manners;

use std::error::Error;
use std::io::Write;
use std::process::ExitCode;

use serde::{Deserialize, Serialize};
use starwright::battle::{self, Choice, Deck, Game, Race, Setup, random_placement};
use starwright::dice::{Chance, Die, Random};
use starwright::grid::Side;
use starwright::rand_core::SeedableRng;
use starwright::table::{Actor, Play, Record, Seat};
use starwright::trucker::attack::{Attack, AttackKind, Defence, Incoming, LineEnd};
use starwright::trucker::{Fleet, Layout};

const HELP: &str = "\
A server and its clients that exchange JSON only: a ship under attack, and a battle.

client              says how both ended
client --verbose    prints every message, too

Exit code: 0 both have ended, 2 a message was not understood, 3 the output cannot be written.
";

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// The wire: all that passes between server and clients is text.
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

fn main() -> ExitCode {
    manners::run(HELP, |words, out| {
        let wire = &mut Wire { out, verbose: words.iter().any(|word| word == "--verbose") };
        attack(wire)?;
        battle(wire)?;
        Ok(ExitCode::SUCCESS)
    })
}

/// What everybody is sent when an attack comes, whoever joins late, too: the fleet, the attack and its dice.
#[derive(Serialize, Deserialize)]
struct Alarm {
    fleet: Fleet,
    attack: Attack,
    dice: Vec<Die>,
}

impl Alarm {
    fn incoming(&self) -> Result<Incoming> {
        let lines = self.fleet.board().aim(self.attack.from)?.read(self.dice.iter().copied())?;
        Ok(Incoming::new(self.attack.kind, lines))
    }
}

/// What everybody is sent when it is over.
#[derive(Serialize, Deserialize)]
struct Ending {
    lines: Vec<LineEnd>,
    fleet: Fleet,
}

fn attack(wire: &mut Wire) -> Result<()> {
    // the server's side
    let mut fleet = "I 5/2,t116,2/2,t31,t1,1/5/5".parse::<Layout>()?.into_fleet()?;
    fleet.embark(&[])?;
    let attack = Attack { kind: AttackKind::LightFire, from: Side::Front };
    let alarm = Alarm { fleet, attack, dice: vec![Die::Three, Die::Four] };
    let sent = wire.send("to everybody", &alarm)?;
    let defence: Defence = serde_json::from_str(&owner(wire, &sent)?)?;
    let outcome = alarm.fleet.defend(&alarm.incoming()?, &defence)?;
    let fleet = outcome.impact.settle()?.fleet;
    let sent = wire.send("to everybody", &Ending { lines: outcome.lines, fleet })?;
    // somebody who watches
    let Ending { lines, fleet } = serde_json::from_str(&sent)?;
    for end in &lines {
        writeln!(wire.out, "{attack}, {}: {:?}", fleet.board().told(&end.line), end.fate)?;
    }
    Ok(())
}

/// The owner's client: raises the first shield that helps, and lets the library find the battery.
fn owner(wire: &mut Wire, alarm: &str) -> Result<String> {
    let alarm: Alarm = serde_json::from_str(alarm)?;
    let incoming = alarm.incoming()?;
    let threat = alarm.fleet.threat(&incoming, &Defence::default())?;
    let shield = threat.lines.iter().find_map(|line| line.shields.first());
    let defence = Defence { shields: shield.into_iter().collect(), ..Defence::default() };
    wire.send("from the owner", &alarm.fleet.paid(&incoming, defence)?)
}

/// What a client of the battle is sent: its view, and its choices if it is awaited.
#[derive(Serialize, Deserialize)]
struct Turn {
    view: battle::View,
    choices: Vec<Choice>,
}

/// The server's side of a battle.
struct Server(Record<Game>);

impl Server {
    fn turn(&self, viewer: Option<Seat>) -> Turn {
        let (game, mut choices) = (self.0.game(), Vec::new());
        if let Some(seat) = viewer {
            Play::choices(game, Actor::Seat(seat), &mut choices);
        }
        Turn { view: Play::view(game, viewer), choices }
    }

    /// Takes a message of a player; the events for everybody, or the refusal for that player.
    fn take(&mut self, wire: &mut Wire, seat: Seat, message: &str) -> Result<String> {
        let mut events = Vec::new();
        match self.0.apply(seat, serde_json::from_str::<Choice>(message)?, &mut events) {
            Ok(()) => wire.send("to everybody", &events),
            Err(refusal) => Err(wire.send(&format!("to {seat}"), &refusal)?.into()),
        }
    }
}

/// A client: a place at the table or beside it, and dice for its whims.
struct Client {
    seat: Option<Seat>,
    whims: Random<rand_pcg::Pcg32>,
}

impl Client {
    fn new(seat: Option<Seat>) -> Self {
        let seed = seat.map_or(9, |seat| u64::from(seat.number()));
        Self { seat, whims: Random::new(rand_pcg::Pcg32::seed_from_u64(seed)) }
    }

    /// Reads what it is sent, and answers if it is awaited.
    fn read(&mut self, wire: &mut Wire, message: &str) -> Result<Option<String>> {
        let Turn { view, choices } = serde_json::from_str(message)?;
        let Some(seat) = self.seat.filter(|&seat| view.awaited.contains(Actor::Seat(seat))) else { return Ok(None) };
        let choice = if view.step == battle::Step::Place {
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
    let setup = Setup::shuffled(battle::Layout::four_players(), &players, &mut dice);
    let mut server = Server(Record::begin(setup)?);
    let mut clients: Vec<Client> = Seat::of(4).map(|seat| Client::new(Some(seat))).collect();
    clients.push(Client::new(None)); // somebody who watches
    let mut messages = 0;
    while !Play::is_over(server.0.game()) {
        if server.0.game().round() == 5 && clients.len() == 5 {
            clients.push(Client::new(None)); // somebody who comes late: a view is all it takes
        }
        for client in &mut clients {
            let name = client.seat.map_or_else(|| "somebody who watches".to_owned(), |seat| seat.to_string());
            let sent = wire.send(&format!("to {name}"), &server.turn(client.seat))?;
            messages += 1;
            if let (Some(answer), Some(seat)) = (client.read(wire, &sent)?, client.seat) {
                server.take(wire, seat, &answer)?;
            }
        }
    }
    let last = wire.send("to the one who came late", &server.turn(None))?;
    let Turn { view, .. } = serde_json::from_str(&last)?;
    let scores: Vec<String> = view.players.iter().map(|player| format!("{} {}", player.race, player.score)).collect();
    writeln!(wire.out, "battle over after {} choices, {messages} views: {}", server.0.log().len(), scores.join(", "))?;
    Ok(())
}
