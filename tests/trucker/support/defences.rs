//! Random loaded fleets under attack, random defences of them, and their translation for the oracle.

use std::collections::BTreeMap;

use proptest::prelude::*;
use starwright::dice::Die;
use starwright::grid::{Cell, CellSet, Side};
use starwright::trucker::attack::{AttackKind, Choice, Defence, Fate, Incoming, Shot};
use starwright::trucker::{
    Alien, Blueprint, Board, Capacity, Class, Colour, Component, Connector, Contents, Edges, Fleet, Good, Kind, Layout,
    Rulings,
};

use crate::oracle::defence as oracle;
use crate::oracle::loaded::Loaded;
use crate::oracle::outcome::Fate as OracleFate;
use crate::support::convert::{self, Place, place};
use crate::support::random::Chooser;
use crate::support::{attacks, fleets};

/// What fleets under attack are built of: of everything, of thrusters in the main, of cannons, of shields.
const PALETTES: [&[Kind]; 4] = [
    &[
        Kind::Thruster,
        Kind::Shield,
        Kind::SingleCannon,
        Kind::DoubleCannon,
        Kind::BidirectionalCannon,
        Kind::CannonEngine,
        Kind::Battery(Capacity::One),
        Kind::Battery(Capacity::Three),
        Kind::Cabin,
        Kind::Cabin,
        Kind::LuxuryCabin,
        Kind::StasisChamber,
        Kind::LifeSupport(Colour::Purple),
        Kind::LifeSupport(Colour::Brown),
        Kind::SpecialCargoHold(Capacity::Two),
        Kind::Plating,
        Kind::AutoDefence,
        Kind::CrewArmament,
    ],
    &[Kind::Thruster, Kind::Thruster, Kind::Thruster, Kind::Battery(Capacity::Two), Kind::Battery(Capacity::One)],
    &[Kind::SingleCannon, Kind::DoubleCannon, Kind::BidirectionalCannon, Kind::Battery(Capacity::Two), Kind::Thruster],
    &[Kind::Shield, Kind::Shield, Kind::Battery(Capacity::Two), Kind::Cabin, Kind::Plating, Kind::SingleCannon],
];

/// A fleet that a final attack comes to.
#[derive(Clone, Debug)]
pub struct Attacked {
    pub fleet: Fleet,
    pub incoming: Incoming,
}

impl Attacked {
    pub fn oracle(&self) -> (Loaded, oracle::Attack, oracle::House) {
        let rulings = self.incoming.rulings();
        let house = oracle::House {
            table: attacks::table(rulings),
            thruster_cost: rulings.thruster_cost.into(),
            boosted_cost: rulings.boosted_shield_cost.into(),
            vain: false,
            any_piece: rulings.any_piece,
        };
        let aim = attacks::aim(self.incoming.lines());
        (loaded(&self.fleet, self.incoming.away()), oracle::Attack { kind: kind(self.incoming.kind()), aim }, house)
    }
}

/// Any numbered board, with ships of at most this many components.
pub fn any_attacked(most: usize) -> impl Strategy<Value = Attacked> {
    any::<u64>().prop_map(move |seed| attacked(&mut Chooser::new(seed), most))
}

pub fn attacked(chooser: &mut Chooser, most: usize) -> Attacked {
    if chooser.percent(10) {
        return between_two_ships(chooser, most);
    }
    let board = match chooser.below(10) {
        0..3 => side_by_side(chooser),
        3 => Board::new(Class::IVC),
        4 | 5 => Board::new(Class::IIC),
        6 => Board::new(Class::IIIC),
        _ => attacks::numbered_board(chooser),
    };
    let palette = chooser.of(&PALETTES);
    let layout = built(chooser, board, palette, most);
    let fleet = fleets::loaded(chooser, layout);
    let from = chooser.of(&Side::ALL);
    let dice = if chooser.percent(70) {
        attacks::telling_dice(chooser, fleet.layout(), from)
    } else {
        [chooser.die(), chooser.die()]
    };
    with_attack(chooser, fleet, from, dice)
}

/// Two ships full of thrusters, and an attack that would fly between them.
fn between_two_ships(chooser: &mut Chooser, most: usize) -> Attacked {
    let (art, from): (&[&str], _) = if chooser.percent(50) {
        (&["##.##", "##.##"], chooser.of(&[Side::Front, Side::Rear]))
    } else {
        (&["##", "##", "..", "##", "##"], chooser.of(&[Side::Left, Side::Right]))
    };
    let layout = built(chooser, numbered(art), PALETTES[1], most);
    let fleet = fleets::loaded(chooser, layout);
    with_attack(chooser, fleet, from, [Die::Three, Die::Four])
}

fn with_attack(chooser: &mut Chooser, fleet: Fleet, from: Side, dice: [Die; 2]) -> Attacked {
    let lines = attacks::lines(fleet.board(), from, dice);
    let kind = chooser.of(&[
        AttackKind::SmallMeteor,
        AttackKind::LargeMeteor,
        AttackKind::LargeMeteor,
        AttackKind::LightFire,
        AttackKind::HeavyFire,
    ]);
    let rulings = Rulings::DEFAULT
        .with_thruster_cost(chooser.of(&[0, 1, 1, 2]))
        .with_boosted_shield_cost(chooser.of(&[1, 2, 2, 3]))
        .with_side_cannons_wrap(chooser.percent(50))
        .with_any_piece(chooser.percent(30));
    let away = if chooser.percent(85) { CellSet::EMPTY } else { chooser.of(fleet.board().ships()) };
    Attacked { incoming: Incoming::new(kind, lines).with_rulings(rulings).excluding(away), fleet }
}

/// A board of two or three ships that stand in each other's lines or close to them.
fn side_by_side(chooser: &mut Chooser) -> Board {
    let art: &[&str] = chooser.of::<&[&str]>(&[
        &["###.###", "###.###", "###.###", "###.###"],
        &["###", "###", "...", "###", "###"],
        &["##.##.##", "##.##.##", "##.##.##"],
        &["##.##", "##.##"],
    ]);
    numbered(art)
}

/// A board whose lines are numbered from 5.
fn numbered(art: &[&str]) -> Board {
    let numbers = |lines: usize| (5u8..).take(lines).collect::<Vec<u8>>();
    let (columns, rows) = (numbers(art[0].len()), numbers(art.len()));
    Board::custom(Blueprint::builder(art).numbers(&columns, &rows).build().expect("a sound drawing"))
}

fn component(chooser: &mut Chooser, palette: &[Kind]) -> Component {
    let kind = chooser.of(palette);
    let facing = if kind.has_exhaust() { Side::Front } else { chooser.of(&Side::ALL) };
    let outlets = Component::new(kind, Edges::default(), facing).expect("all smooth").outlets();
    let [front, right, rear, left] = Side::ALL.map(|side| match outlets.contains(side) {
        true => Connector::Smooth,
        false if chooser.percent(85) => Connector::Universal,
        false => chooser.of(&Connector::ALL),
    });
    Component::new(kind, Edges::new(front, right, rear, left), facing).expect("smooth where it must be")
}

fn built(chooser: &mut Chooser, board: Board, palette: &[Kind], most: usize) -> Layout {
    let mut layout = Layout::new(board);
    let ships = layout.board().ships().to_vec();
    for ship in ships {
        for _ in 0..4 * most {
            if (layout.occupied() & ship).len() >= u32::try_from(most).expect("few") {
                break;
            }
            let built = layout.occupied() & ship;
            let beside = if built.is_empty() { ship } else { (layout.board().surface().grow(built) & ship) - built };
            let Some(cell) = chooser.cell(beside) else { break };
            layout.place(cell, component(chooser, palette)).expect("a free cell");
            if !layout.is_legal() {
                layout.remove(cell);
            }
        }
    }
    layout
}

/// Some defence, sensible or not, tokens included: what is offered, some of it left off, some things added at random.
pub fn defence(chooser: &mut Chooser, Attacked { fleet, incoming }: &Attacked) -> Defence {
    let mut defence = sensible(chooser, fleet, incoming);
    if chooser.percent(50) {
        spoil(chooser, fleet, incoming, &mut defence);
    }
    defence
}

fn sensible(chooser: &mut Chooser, fleet: &Fleet, incoming: &Incoming) -> Defence {
    let mut defence = Defence::default();
    for _ in 0..6 {
        let options = additions(fleet, incoming, &defence);
        if !options.is_empty() {
            defence = options[chooser.below(options.len())].clone();
        }
    }
    while let Some(choice) =
        additions(fleet, incoming, &defence).into_iter().find(|next| next.choices != defence.choices)
    {
        defence = choice;
    }
    defence.shots.sort_by_key(|shot| shot.line);
    fleet.paid(incoming, defence.clone()).unwrap_or(defence)
}

fn spoil(chooser: &mut Chooser, fleet: &Fleet, incoming: &Incoming, defence: &mut Defence) {
    let occupied = fleet.layout().occupied();
    let Some(any) = chooser.cell(occupied) else { return };
    let of = |kind: fn(Kind) -> bool| -> CellSet {
        fleet.layout().components().filter(|(_, component)| kind(component.kind())).map(|(cell, _)| cell).collect()
    };
    let one_of =
        |chooser: &mut Chooser, cells: CellSet| if chooser.percent(80) { chooser.cell(cells) } else { Some(any) };
    match chooser.below(7) {
        0 => defence.thrusters |= one_of(chooser, of(|kind| kind == Kind::Thruster)).unwrap_or(any).into(),
        1 => {
            let lines: Vec<_> = incoming.lines().iter().collect();
            if let Some(cannon) = one_of(chooser, of(Kind::has_muzzle))
                && !lines.is_empty()
            {
                let line = chooser.of(&lines);
                let again = defence.shots.first().map(|shot| shot.cannon);
                let cannon = if chooser.percent(50) { again.unwrap_or(cannon) } else { cannon };
                defence.shots.retain(|shot| shot.line != line);
                defence.shots.push(Shot { line, cannon });
                defence.shots.sort_by_key(|shot| shot.line);
            }
        }
        2 => defence.shields |= one_of(chooser, of(|kind| kind == Kind::Shield)).unwrap_or(any).into(),
        3 => defence.boosted_shields |= one_of(chooser, of(|kind| kind == Kind::Shield)).unwrap_or(any).into(),
        4 => defence.tokens.extend(one_of(chooser, fleet.aboard().cells())),
        5 => drop(defence.tokens.pop()),
        _ => drop(defence.choices.pop()),
    }
}

/// Every defence with one thing more that the threat offers.
pub fn additions(fleet: &Fleet, incoming: &Incoming, so_far: &Defence) -> Vec<Defence> {
    let threat = fleet.threat(incoming, so_far).expect("a defence that was offered");
    let with = |change: &dyn Fn(&mut Defence)| {
        let mut next = so_far.clone();
        change(&mut next);
        next
    };
    let mut additions = Vec::new();
    for thruster in threat.dodges.iter().flat_map(|dodge| dodge.thrusters) {
        additions.push(with(&|next| next.thrusters.insert(thruster)));
    }
    for on_line in &threat.lines {
        let line = on_line.line;
        if on_line.fate.is_none() {
            for struck in on_line.met.cells() {
                additions.push(with(&|next| next.choices.push(Choice { line, struck })));
            }
        }
        for cannon in on_line.shooters {
            additions.push(with(&|next| next.shots.push(Shot { line, cannon })));
        }
        for shield in on_line.shields {
            additions.push(with(&|next| next.shields.insert(shield)));
        }
        for shield in on_line.boosted_shields {
            additions.push(with(&|next| next.boosted_shields.insert(shield)));
        }
    }
    additions
}

/// What was chosen, in a form that can be compared, tokens apart.
pub type Chosen = (Vec<Place>, BTreeMap<usize, Place>, BTreeMap<usize, Place>, Vec<Place>, Vec<Place>);

pub fn chosen(incoming: &Incoming, defence: &Defence) -> Chosen {
    let number = |line| incoming.lines().iter().position(|other| other == line).expect("a line of the attack");
    let all = |cells: CellSet| cells.iter().map(place).collect::<Vec<Place>>();
    (
        all(defence.thrusters),
        defence.choices.iter().map(|choice| (number(choice.line), place(choice.struck))).collect(),
        defence.shots.iter().map(|shot| (number(shot.line), place(shot.cannon))).collect(),
        all(defence.shields),
        all(defence.boosted_shields),
    )
}

/// The same answer for the oracle, which wants to know which activation a token is for: each takes the next ones of its
/// ship. `None` if tokens are left over for which there is no activation.
pub fn answer(Attacked { fleet, incoming }: &Attacked, defence: &Defence) -> Option<oracle::Answer> {
    let loaded = loaded(fleet, CellSet::EMPTY);
    let ship_of = |cell: Cell| loaded.ship_of(place(cell)).expect("a cell of a ship");
    let mut purse: BTreeMap<usize, Vec<Place>> = BTreeMap::new();
    for &token in &defence.tokens {
        purse.entry(ship_of(token)).or_default().push(place(token));
    }
    let mut pay = |cell: Cell, cost: usize| -> Vec<Place> {
        let tokens = purse.entry(ship_of(cell)).or_default();
        let paid = tokens.len().min(cost);
        tokens.drain(..paid).collect()
    };
    let rulings = incoming.rulings();
    let mut answer = oracle::Answer::default();
    for thruster in defence.thrusters {
        let nozzle = fleet.get(thruster).and_then(Component::nozzle).unwrap_or(Side::Front);
        answer.thrusts.push(oracle::Thrust {
            ship: ship_of(thruster),
            thruster: place(thruster),
            nozzle: convert::side(nozzle),
            pay: pay(thruster, rulings.thruster_cost.into()),
        });
    }
    for line in incoming.lines().iter() {
        let choice = defence.choices.iter().find(|choice| choice.line == line);
        answer.picks.push(choice.map(|choice| ship_of(choice.struck)));
        let shot = defence.shots.iter().find(|shot| shot.line == line);
        answer.shots.push(shot.map(|shot| {
            let kind = fleet.get(shot.cannon).map(Component::kind);
            let powered = matches!(kind, Some(Kind::DoubleCannon | Kind::BidirectionalCannon));
            oracle::Shot { cannon: place(shot.cannon), pay: pay(shot.cannon, powered.into()) }
        }));
    }
    for (shields, boosted) in [(defence.shields, false), (defence.boosted_shields, true)] {
        let cost = if boosted { rulings.boosted_shield_cost.into() } else { 1 };
        for shield in shields {
            let pay = pay(shield, cost);
            answer.covers.push(oracle::Cover { ship: ship_of(shield), shield: place(shield), boosted, pay });
        }
    }
    purse.values().all(Vec::is_empty).then_some(answer)
}

pub fn kind(kind: AttackKind) -> oracle::Kind {
    match kind {
        AttackKind::SmallMeteor => oracle::Kind::SmallMeteor,
        AttackKind::LargeMeteor => oracle::Kind::LargeMeteor,
        AttackKind::LightFire => oracle::Kind::LightFire,
        AttackKind::HeavyFire => oracle::Kind::HeavyFire,
        AttackKind::Intruder => panic!("the oracle judges intruders elsewhere"),
    }
}

pub fn fate(fate: Fate) -> OracleFate {
    match fate {
        Fate::Missed => OracleFate::Missed,
        Fate::Dodged => OracleFate::Dodged,
        Fate::Bounced => OracleFate::Bounced,
        Fate::ShotDown(cannon) => OracleFate::ShotDown(place(cannon)),
        Fate::Shielded(shield) => OracleFate::Shielded(place(shield)),
        Fate::Withstood => OracleFate::Indestructible,
        Fate::Destroyed => OracleFate::Destroyed,
        Fate::Repelled | Fate::Boarded => panic!("the oracle judges intruders elsewhere"),
    }
}

/// A fleet and what is aboard; those ships are away.
pub fn loaded(fleet: &Fleet, away: CellSet) -> Loaded {
    let mut loaded = Loaded::new(attacks::board(fleet.board()), convert::tiles(fleet.layout()));
    for (cell, contents) in fleet.aboard().contents() {
        let at = place(cell);
        loaded = match contents {
            Contents::Nothing => loaded,
            Contents::Humans(number) => loaded.with_humans(at, number.into()),
            Contents::Alien(Alien::Purple) => loaded.with_alien(at, "purple"),
            Contents::Alien(Alien::Brown) => loaded.with_alien(at, "brown"),
            Contents::Alien(Alien::Cyan(_)) => loaded.with_alien(at, "cyan"),
            Contents::Sleepers(number) => loaded.with_sleepers(at, number.into()),
            Contents::Batteries(number) => loaded.with_batteries(at, number.into()),
            Contents::Goods(goods) => {
                let blocks = |good: Good| std::iter::repeat_n(name(good), goods.of(good).into());
                loaded.with_goods(at, &Good::ALL.into_iter().flat_map(blocks).collect::<Vec<_>>())
            }
        };
    }
    match away.first().and_then(|cell| loaded.ship_of(place(cell))) {
        Some(ship) => loaded.with_away(ship),
        None => loaded,
    }
}

const fn name(good: Good) -> &'static str {
    match good {
        Good::Red => "red",
        Good::Yellow => "yellow",
        Good::Green => "green",
        Good::Blue => "blue",
    }
}
