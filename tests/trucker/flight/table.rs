//! Helpers for tests of flights: small ships, cards, and automatic answers.

use starwright::dice::Die;
use starwright::grid::Side;
use starwright::table::{Actor, Play, Record, Refused, Seat};
use starwright::trucker::attack::{Attack, AttackKind, Defence, Salvo};
use starwright::trucker::cards::{Card, CardKind, CombatLine, Criterion, Deck, Level, Penalty, RoundCard};
use starwright::trucker::flight::{Ask, Choice, Event, Flight, Pilot, PlayerView, Question, Setup};
use starwright::trucker::{Alien, Board, Capacity, Class, Colour, Component, Fleet, Goods, Kind, Rule, Rulings};

use crate::support::{cell, component, layout};

pub type Part = (u8, u8, Component);

pub fn seat(number: u8) -> Seat {
    Seat::try_from(number).expect("a seat")
}

/// A component that joins whatever is beside it but where it has an outlet; cannons look ahead.
pub fn part(column: u8, row: u8, kind: Kind) -> Part {
    let edges = if kind.has_exhaust() {
        "3303"
    } else if kind.has_muzzle() {
        "0333"
    } else {
        "3333"
    };
    (column, row, component(kind, edges, Side::Front))
}

pub const CABIN: Kind = Kind::Cabin;
pub const START: Kind = Kind::StartingCabin;
pub const BATTERY: Kind = Kind::Battery(Capacity::Two);
pub const HOLD: Kind = Kind::CargoHold(Capacity::Two);
pub const SPECIAL: Kind = Kind::SpecialCargoHold(Capacity::One);
pub const ENGINE: Kind = Kind::SingleEngine;
pub const ENGINES: Kind = Kind::DoubleEngine;
pub const CANNON: Kind = Kind::SingleCannon;
pub const CANNONS: Kind = Kind::DoubleCannon;

pub fn parts(parts: &[(u8, u8, Kind)]) -> Vec<Part> {
    parts.iter().map(|&(column, row, kind)| part(column, row, kind)).collect()
}

/// A fleet with everybody aboard.
pub fn fleet(board: Board, parts: &[Part], aliens: &[(u8, u8, Alien)]) -> Fleet {
    let mut fleet = layout(board, parts).into_fleet().expect("a legal ship");
    let aliens: Vec<_> = aliens.iter().map(|&(column, row, alien)| (cell(column, row), alien)).collect();
    fleet.embark(&aliens).expect("they may board");
    fleet
}

/// A ship of class II.
pub fn ship(kinds: &[(u8, u8, Kind)]) -> Fleet {
    fleet(Board::new(Class::II), &parts(kinds), &[])
}

/// A fleet of class IVC, whose four ships are apart.
pub fn squadron(kinds: &[(u8, u8, Kind)]) -> Fleet {
    fleet(Board::new(Class::IVC), &parts(kinds), &[])
}

/// A cabin and what is joined to it in a line to the right, on class II.
pub fn line(kinds: &[Kind]) -> Fleet {
    let kinds: Vec<_> = (1..).zip([START].iter().chain(kinds)).map(|(column, &kind)| (column, 3, kind)).collect();
    ship(&kinds)
}

/// The same with goods in its holds.
pub fn loaded(mut fleet: Fleet, holds: &[(u8, u8, Goods)]) -> Fleet {
    let holds: Vec<_> = holds.iter().map(|&(column, row, goods)| (cell(column, row), goods)).collect();
    let gained = holds.iter().fold(Goods::NONE, |all, (_, goods)| Goods {
        red: all.red + goods.red,
        yellow: all.yellow + goods.yellow,
        green: all.green + goods.green,
        blue: all.blue + goods.blue,
    });
    fleet.stow(gained, &holds).expect("they fit");
    fleet
}

pub fn goods(letters: &str) -> Goods {
    let blocks = |letter| u16::try_from(letters.matches(letter).count()).expect("few");
    Goods { red: blocks('R'), yellow: blocks('Y'), green: blocks('G'), blue: blocks('B') }
}

/// Attacks by their letters, `sF` small or light from the front, `L` large or heavy.
pub fn salvo([small, large]: [AttackKind; 2], codes: &[&str]) -> Salvo {
    let attack = |code: &&str| Attack {
        kind: if code.starts_with('s') { small } else { large },
        from: match &code[1..] {
            "F" => Side::Front,
            "R" => Side::Right,
            "B" => Side::Rear,
            _ => Side::Left,
        },
    };
    codes.iter().map(attack).collect()
}

pub fn meteors(codes: &[&str]) -> CardKind {
    CardKind::MeteorSwarm { meteors: salvo([AttackKind::SmallMeteor, AttackKind::LargeMeteor], codes) }
}

pub fn fire(codes: &[&str]) -> Salvo {
    salvo([AttackKind::LightFire, AttackKind::HeavyFire], codes)
}

pub fn zone(lines: [(Criterion, Penalty); 3]) -> CardKind {
    CardKind::CombatZone { lines: lines.into_iter().map(|(worst, penalty)| CombatLine { worst, penalty }).collect() }
}

pub fn setup(fleets: Vec<(Fleet, i32)>, cards: &[CardKind]) -> Setup {
    let board = fleets[0].0.board().clone();
    let level = RoundCard::of(board.class().expect("a class"));
    let cards = cards.iter().map(|kind| Card::custom(Level::I, kind.clone()).expect("a possible card"));
    let pilot = |(fleet, position)| Pilot { fleet: Some(fleet), position: Some(position), ..Pilot::default() };
    Setup {
        board,
        level,
        level_iii_cards: false,
        rulings: Rulings::DEFAULT,
        deck: Deck::new(cards.collect()).expect("no printed card"),
        under_way: true,
        players: fleets.into_iter().map(pilot).collect(),
    }
}

pub struct Table {
    pub record: Record<Flight>,
    pub events: Vec<Event>,
}

impl Table {
    /// These fleets on these positions meet one card, and nobody withdraws.
    pub fn new(fleets: Vec<(Fleet, i32)>, card: CardKind) -> Self {
        Self::meet(setup(fleets, &[card]))
    }

    /// The same in a class IV flight with level III cards.
    pub fn level_four(fleets: Vec<(Fleet, i32)>, card: CardKind) -> Self {
        Self::meet(Setup { level_iii_cards: true, ..setup(fleets, &[card]) })
    }

    pub fn meet(setup: Setup) -> Self {
        let mut table = Self::begin(setup);
        table.fly_on();
        table
    }

    pub fn begin(setup: Setup) -> Self {
        Self { record: Record::begin(setup).expect("a flight"), events: Vec::new() }
    }

    pub fn fly_on(&mut self) {
        while let Some((actor, Ask::Withdraw)) = self.asked() {
            self.take(actor, Choice::FlyOn);
        }
    }

    pub fn flight(&self) -> &Flight {
        self.record.game()
    }

    pub fn asked(&self) -> Option<(Actor, Ask)> {
        self.flight().question().map(|(actor, question)| (actor, question.ask()))
    }

    /// Who is asked for what is this.
    pub fn asks(&self, by: u8, ask: Ask) {
        assert_eq!(self.asked(), Some((seat(by).into(), ask)), "{:#?}", self.events);
    }

    pub fn question(&self) -> &Question {
        self.flight().question().expect("a player is asked").1
    }

    fn take(&mut self, by: Actor, choice: Choice) {
        let told = format!("{choice} by {by}, where {:?} is asked", self.asked());
        if let Err(refusal) = self.record.apply(by, choice, &mut self.events) {
            panic!("{told}: {refusal}");
        }
    }

    /// A choice that is accepted.
    pub fn ok(&mut self, by: u8, choice: Choice) -> &mut Self {
        self.take(seat(by).into(), choice);
        self
    }

    /// The same for a question that is awaited.
    pub fn answers(&mut self, by: u8, ask: Ask, choice: Choice) -> &mut Self {
        self.asks(by, ask);
        self.ok(by, choice)
    }

    /// The rule that refuses a choice, which changes nothing.
    #[expect(clippy::needless_pass_by_value, reason = "tests read better so")]
    pub fn no(&self, by: u8, choice: Choice) -> Rule {
        let refusal = self.flight().check(seat(by).into(), &choice).expect_err("a refusal");
        let (mut same, mut events) = (self.flight().clone(), Vec::new());
        assert_eq!(same.apply(seat(by).into(), &choice, &mut events), Err(refusal.clone()));
        assert_eq!(&same, self.flight(), "a refused choice changes nothing");
        assert!(events.is_empty());
        assert!(refusal.to_string().ends_with(&format!("({})", Refused::rule(&refusal))), "{refusal}");
        refusal.rule()
    }

    pub fn dice(&mut self, faces: &[u8]) -> &mut Self {
        for &face in faces {
            self.take(Actor::Table, Choice::Die { face: Die::try_from(face).expect("a face") });
        }
        self
    }

    pub fn listed(&self) -> Vec<Choice> {
        let (actor, mut choices) = (self.asked().expect("a player is asked").0, Vec::new());
        self.flight().choices(actor, &mut choices);
        choices
    }

    pub fn player(&self, number: u8) -> PlayerView {
        self.flight().view(None).players.swap_remove(usize::from(number))
    }

    pub fn positions(&self) -> Vec<Option<i32>> {
        self.flight().view(None).players.iter().map(|player| player.position).collect()
    }

    pub fn is_over(&self) -> bool {
        self.flight().is_over()
    }

    /// The days that were moved, in order.
    pub fn moves(&self) -> Vec<(u8, i32)> {
        let moved = |event: &Event| match event {
            Event::Moved { seat, days, .. } => Some((seat.number(), *days)),
            _ => None,
        };
        self.events.iter().filter_map(moved).collect()
    }
}

pub fn power(powered: &[(u8, u8)], tokens: &[(u8, u8)]) -> Choice {
    Choice::Power {
        powered: crate::support::cells(powered),
        tokens: tokens.iter().map(|&(column, row)| cell(column, row)).collect(),
    }
}

pub fn nothing() -> Choice {
    Choice::Defend { defence: Defence::default() }
}

pub fn give_crew(from: &[(u8, u8, u8)]) -> Choice {
    Choice::GiveCrew { from: from.iter().map(|&(column, row, number)| (cell(column, row), number)).collect() }
}

pub fn stow(load: &str, holds: &[(u8, u8, &str)]) -> Choice {
    let holds = holds.iter().map(|&(column, row, letters)| (cell(column, row), goods(letters)));
    Choice::Stow { load: goods(load), holds: holds.collect() }
}

pub fn life_support(colour: Colour) -> Kind {
    Kind::LifeSupport(colour)
}
