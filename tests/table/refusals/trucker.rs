//! Refusals of ships, fleets, attacks, the track and the settlement.

use starwright::dice::Die;
use starwright::grid::{Cell, CellSet, Side};
use starwright::table::Seat;
use starwright::trucker::attack::{AimError, AttackKind, DefenceError, ImpactError, Line, Wanted};
use starwright::trucker::settlement::SettleError;
use starwright::trucker::{
    Alien, Blueprint, Board, BoardingError, BuildError, Capacity, Class, Component, Fleet, Gain, Goal, Good, Insurance,
    InsureError, Kind, Layout, LossError, Lost, Mark, Marks, Misfit, NoRepair, PowerError, RepairError, Rule, Ship,
    StowError, Violation, catalogue,
};

use super::{Row, row, rows};

pub(super) fn cell() -> Cell {
    Cell::new(2, 3).expect("a cell")
}

pub(super) fn strut() -> Component {
    Component::new(Kind::Structural, "3333".parse().expect("edges"), Side::Front).expect("a strut")
}

/// An engine that looks at nothing to the rear of the left one of two cabins, and so in a mistake.
fn wrong() -> Layout {
    let mut layout = Layout::from_notation("I 2,t94,2/2,t31,2/5/5/5").expect("a layout");
    layout.remove(Cell::new(2, 0).expect("a cell"));
    let front = (0..5).map(|row| Cell::new(2, row).expect("a cell")).find(|&cell| layout.get(cell).is_none());
    layout.place(front.expect("a free cell"), catalogue::tile(66).expect("an engine")).expect("a free cell");
    layout
}

pub(super) fn mistakes() -> Vec<Violation> {
    let mistakes = wrong().check().violations;
    assert!(!mistakes.is_empty());
    mistakes
}

pub(super) fn rows() -> Vec<Row> {
    let ships = [values(), building(), repairs(), boarding(), power(), losses()];
    let attacks = [defences(), thrusters_and_shields(), results()];
    ships.into_iter().chain(attacks).flatten().collect()
}

fn values() -> Vec<Row> {
    let blank = Board::custom(Blueprint::builder(&["##"]).build().expect("a board"));
    let bare = |board: &Board| board.aim(Side::Front).unwrap_err();
    let no_mark = Board::new(Class::II).with_opened(Marks::EMPTY.with(Mark::One)).unwrap_err();
    let connector = Component::new(Kind::SingleCannon, "3333".parse().expect("edges"), Side::Front).unwrap_err();
    rows![
        no_mark => "LM-IVC-1",
        connector => "LM-LEGAL-7",
        bare(&blank) => "LM-ATTACK-1",
        InsureError::NoSuchInsurance { price: 3 } => "LM-IVC-INSURE",
        InsureError::NotSold { choice: Insurance::Two } => "LM-IVC-INSURE",
        InsureError::TooDear { choice: Insurance::Two, credits: 1 } => "LM-R22",
        AimError::Missing { wanted: Wanted::Row } => "LM-SPLICE-4",
        AimError::Surplus { die: Die::One, after: Wanted::Row } => "LM-SPLICE-4",
    ]
}

fn building() -> Vec<Row> {
    let (cell, present) = (cell(), strut());
    let mut rows = rows![
        BuildError::NoCell { cell } => "LM-LEGAL-10",
        BuildError::Occupied { cell, present } => "LM-CABIN-4",
        Misfit::NoRoom(BuildError::NoCell { cell }) => "LM-LEGAL-10",
        Misfit::Unattached { cell, rule: Rule::LmIvcBuild1 } => "LM-IVC-BUILD-1",
        Misfit::Unjoined { cell } => "LM-R18",
    ];
    for violation in mistakes() {
        rows.push(row(&Misfit::Breaks(violation), violation.rule().id()));
    }
    rows
}

fn repairs() -> Vec<Row> {
    let (cell, present, cells) = (cell(), strut(), CellSet::of(cell()));
    let mistakes = mistakes();
    rows![
        RepairError::NoComponent { cell } => "LM-LEGAL-11",
        RepairError::InNoMistake { cell, present, removable: cells } => "LM-R30",
        RepairError::NoPiece { cell } => "LM-LEGAL-12",
        RepairError::MistakesLeft { mistakes: mistakes.clone() } => "LM-LEGAL-11",
        NoRepair::NoComponent { cell } => "LM-LEGAL-11",
        NoRepair::MistakesLeft { mistakes } => "LM-LEGAL-11",
        NoRepair::SeveralPieces { ship: 0, pieces: vec![cells, !cells], rule: Rule::LmIvcCheck } => "LM-IVC-CHECK",
        NoRepair::TooMuch { cells } => "LM-R30",
        ImpactError::NoPiece { cell } => "LM-LEGAL-12",
        ImpactError::NobodyAboard { cell, manned: cells } => "LM-LEGAL-12",
    ]
}

fn boarding() -> Vec<Row> {
    let (cell, alien, by) = (cell(), Alien::Purple, Alien::Brown);
    let (hold, good) = (cell, Good::Red);
    let no_cabin = |kind| BoardingError::NoCabin { cell, alien, kind: Some(kind) };
    rows![
        BoardingError::AlreadyAboard => "LM-LAUNCH-2",
        no_cabin(Kind::Structural) => "LM-LEGAL-13",
        no_cabin(Kind::LuxuryCabin) => "LM-KIND-3",
        BoardingError::NoLifeSupport { cell, alien } => "LM-LEGAL-13",
        BoardingError::SecondOfColour { cell, alien, first: cell } => "LM-LEGAL-13",
        BoardingError::CabinTaken { cell, alien, by } => "BG-CREW-1",
        BoardingError::NotBoarded => "LM-LAUNCH-2",
        BoardingError::NoRoom { cell, gain: Gain::Human, kind: Some(Kind::Cabin) } => "BG-CREW-1",
        BoardingError::TooFewSleepers { chamber: cell, aboard: 1, wanted: 2 } => "LM-KIND-3",
        BoardingError::NobodyToWake { chamber: cell } => "LM-FLEET-8",
        BoardingError::OtherShip { chamber: cell, cell } => "LM-FLEET-8",
        StowError::NotBoarded => "LM-LAUNCH-2",
        StowError::NothingGained => "BG-GOODS-2",
        StowError::NoHold { hold, kind: Some(Kind::Cabin) } => "BG-GOODS-1",
        StowError::RedGoods { hold } => "BG-GOODS-1",
        StowError::TooMany { hold, slots: 2, blocks: 3 } => "BG-GOODS-1",
        StowError::NamedTwice { hold } => "BG-GOODS-2",
        StowError::NotThere { good, wanted: 2, available: 1 } => "BG-GOODS-2",
        StowError::TooManyLeft { good, left: 70_000 } => "BG-GOODS-2",
    ]
}

/// Three struts in a row on class I.
fn struts() -> Fleet {
    let mut layout = Layout::new(Board::new(Class::I));
    for column in 1..4 {
        layout.place(Cell::new(column, 2).expect("a cell"), strut()).expect("a free cell");
    }
    layout.into_fleet().expect("a legal layout")
}

fn power() -> Vec<Row> {
    let cell = cell();
    let mut fleet = struts();
    let ship: Ship = fleet.ships().next().expect("a ship");
    fleet.give_up(ship).expect("it flies");
    let engines = fleet.battery_plan(Goal::Engines(9)).unwrap_err();
    rows![
        fleet.give_up(ship).unwrap_err() => "LM-END-1",
        engines => "LM-FLEET-16",
        PowerError::NotADouble { cell, kind: Some(Kind::Cabin) } => "BG-POWER",
        PowerError::TooFewBatteries { ship: 0, needed: 2, aboard: 1, rule: Rule::BgPower } => "BG-POWER",
        PowerError::NoToken { cell } => "BG-POWER",
        PowerError::TooFew { ship: 0, cost: 2, aboard: 1, rule: Rule::BgPower } => "BG-POWER",
        PowerError::Amount { ship: 0, cost: 2, paid: 1, rule: Rule::LmFleet1 } => "LM-FLEET-1",
    ]
}

fn losses() -> Vec<Row> {
    let (cell, fleet) = (cell(), struts());
    let empty = Cell::new(0, 0).expect("a cell");
    let first = fleet.ships().next().expect("a ship");
    let mut second = first;
    second.number = 1;
    rows![
        LossError::OutOfReach { cell } => "LM-FLEET-13",
        LossError::TooFew { cell, what: Lost::Crew, named: 2, aboard: 1 } => "LM-FLEET-9",
        LossError::Amount { what: Lost::Goods(Good::Red), due: 2, named: 1 } => "BG-ENEMY-2",
        LossError::Amount { what: Lost::Crew, due: 2, named: 1 } => "LM-FLEET-9",
        LossError::Amount { what: Lost::Blocks, due: 2, named: 1 } => "BG-ENEMY-2",
        LossError::SecondShip { first, second } => "LM-R51",
        fleet.layout().walk(empty, Side::Front, &[], CellSet::EMPTY).unwrap_err() => "LM-ATTACK-10",
        fleet.destroy(Cell::new(2, 2).expect("a cell").into()).settle().unwrap_err() => "LM-LEGAL-12",
    ]
}

fn defences() -> Vec<Row> {
    let (cell, line, kind, among) = (cell(), Line::Row(2), Some(Kind::Cabin), CellSet::of(cell()));
    let (cannon, first, from) = (cell, cell, Side::Left);
    rows![
        DefenceError::OtherBoard => "LM-BOARD-3",
        DefenceError::InHyperspace { cell } => "LM-FLEET-13",
        DefenceError::NoLine { line } => "LM-ATTACK-2",
        DefenceError::NoChoice { line, struck: cell } => "LM-ATTACK-2",
        DefenceError::NotNearest { line, struck: cell, among } => "LM-R21",
        DefenceError::ChosenTwice { line } => "LM-R21",
        DefenceError::Undecided { line, among } => "LM-R21",
        DefenceError::NoCannon { cell, kind } => "LM-ATTACK-4",
        DefenceError::CannonsDoNothing { cannon, kind: AttackKind::SmallMeteor } => "LM-ATTACK-3",
        DefenceError::CannonsDoNothing { cannon, kind: AttackKind::HeavyFire } => "LM-ATTACK-5",
        DefenceError::CannonsDoNothing { cannon, kind: AttackKind::Intruder } => "LM-ATTACK-10",
        DefenceError::PointsElsewhere { cannon, from } => "LM-ATTACK-4",
        DefenceError::OutOfReach { cannon, line } => "LM-ATTACK-4",
        DefenceError::OutOfReach { cannon, line: Line::Aimed(cell) } => "LM-TORUS-9",
        DefenceError::CannonUsed { cannon } => "LM-SPLICE-7",
        DefenceError::ShotTwice { line, cannon, first } => "LM-R24",
        DefenceError::NothingToShoot { line, cannon } => "LM-R24",
        DefenceError::Payment(PowerError::NoToken { cell }) => "BG-POWER",
    ]
}

fn thrusters_and_shields() -> Vec<Row> {
    let (cell, kind, from) = (cell(), Some(Kind::Battery(Capacity::Two)), Side::Left);
    let (thruster, shield, first) = (cell, cell, cell);
    rows![
        DefenceError::NoThruster { cell, kind } => "LM-ATTACK-8",
        DefenceError::IdleNozzle { thruster, nozzle: Side::Left, from } => "LM-ATTACK-8",
        DefenceError::SecondThruster { thruster, first } => "LM-ATTACK-8",
        DefenceError::NoShield { cell, kind } => "LM-ATTACK-6",
        DefenceError::CoversElsewhere { shield, from } => "LM-ATTACK-6",
        DefenceError::NeedsBoost { shield, kind: AttackKind::LargeMeteor } => "LM-ATTACK-4",
        DefenceError::ShieldsDoNothing { shield, kind: AttackKind::Intruder } => "LM-ATTACK-10",
        DefenceError::SecondShield { shield, first } => "LM-R24",
        DefenceError::NothingToStop { shield, because: Rule::LmFleet12 } => "LM-R24",
    ]
}

fn results() -> Vec<Row> {
    let (seat, other) = (Seat::Two, Seat::One);
    rows![
        SettleError::TooManyPlayers => "LM-BOARD-4",
        SettleError::NoMarker { seat } => "LM-END-4",
        SettleError::NothingArrived { seat } => "LM-R32",
        SettleError::SamePosition { seat, other } => "BG-TRACK-1",
        SettleError::NoSuchShip { seat, ship: 3 } => "LM-FLEET-15",
    ]
}
