//! Every value that has a form goes through every format and comes back: JSON and CBOR, which name fields, and postcard and
//! the default of MessagePack, which do not.

use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use serde::Serialize;
use serde::de::DeserializeOwned;
use starwright::dice::Die;
use starwright::grid::{Cell, CellSet, Rotation, Side, SideSet, Surface, Topology};
use starwright::table::{Actor, Entry, Play, Record, Seat, SeatSet};
use starwright::trucker::attack::{
    Attack, AttackKind, Choice, Defence, Fate, Incoming, Line, Met, Salvo, Shot, Step, Turn, Wanted,
};
use starwright::trucker::yard::{self, Tile, TileSet, Yard};
use starwright::trucker::{
    Alien, Blueprint, Board, Capacity, Class, Colour, Component, Connector, Contents, Crew, Fleet, Gain, Goal, Good, Goods,
    GoodsLoss, Insurance, Kind, Layout, LossCap, Mark, Marks, Outlet, Room, Rule, Rulings, Specialisation, Strength, TileId,
    catalogue,
};
use starwright::{battle, hex};

use crate::harness::Dice;

/// A way there and back.
type Way<T> = fn(&T) -> T;

fn json<T: Serialize + DeserializeOwned>(value: &T) -> T {
    serde_json::from_str(&serde_json::to_string(value).expect("JSON writes it")).expect("JSON reads it")
}

fn cbor<T: Serialize + DeserializeOwned>(value: &T) -> T {
    let mut bytes = Vec::new();
    ciborium::into_writer(value, &mut bytes).expect("CBOR writes it");
    ciborium::from_reader(bytes.as_slice()).expect("CBOR reads it")
}

fn postcard<T: Serialize + DeserializeOwned>(value: &T) -> T {
    postcard::from_bytes(&postcard::to_stdvec(value).expect("postcard writes it")).expect("postcard reads it")
}

fn message_pack<T: Serialize + DeserializeOwned>(value: &T) -> T {
    rmp_serde::from_slice(&rmp_serde::to_vec(value).expect("MessagePack writes it")).expect("MessagePack reads it")
}

/// A value that comes back in every format; its text in JSON stands for values that cannot be compared.
fn comes_back<T: Serialize + DeserializeOwned>(value: &T) {
    let text = serde_json::to_string(value).expect("JSON writes it");
    let name = std::any::type_name::<T>();
    let ways: [(&str, Way<T>); 4] =
        [("JSON", json), ("CBOR", cbor), ("postcard", postcard), ("MessagePack", message_pack)];
    for (format, way) in ways {
        assert_eq!(serde_json::to_string(&way(value)).expect("JSON writes it"), text, "{name} by {format}");
    }
}

/// One test a row: its values come back.
macro_rules! come_back {
    ($($name:ident: $($value:expr),+ $(,)?;)*) => {
        $(#[test]
        fn $name() {
            $(comes_back(&$value);)+
        })*
    };
}

come_back! {
    grids: cell(2, 3), cells(&[(0, 0), (10, 10)]), CellSet::EMPTY, Side::Rear, Rotation::Half,
        [Side::Left, Side::Front].into_iter().collect::<SideSet>(), Topology::Torus,
        Surface::new(Topology::Cylinder, 6, 5).expect("a cylinder");
    dice_and_seats: Die::Six, Seat::ONE, SeatSet::from(Seat::ONE), Actor::Table, Actor::Seat(Seat::ONE),
        Entry { by: Actor::Table, choice: yard::Choice::RanOut };
    parts: Kind::ALL.to_vec(), catalogue::ALL.to_vec(), Connector::ALL, component(Kind::Cabin).edges(), Capacity::Three,
        TileId::new(144), Colour::ALL, Outlet::Nozzle, Room::Goods(3), component(Kind::DoubleCannon).output(), Mark::Equals,
        [Mark::Three, Mark::Equals].into_iter().collect::<Marks>(), Class::ALL.to_vec(), Rule::LmSplice2, Rulings::DEFAULT;
    boards: Class::ALL.iter().map(|&class| Board::new(class)).collect::<Vec<_>>(), own_board();
    layouts: line_of_struts(), Layout::new(own_board()), line_of_struts().check(), wrong().check(),
        wrong().check().violations, wrong().repair(), line_of_struts().repair(), line_of_struts().weak_spot(),
        line_of_struts().fits(component(Kind::Cabin), Rulings::DEFAULT), misfits();
    crews: Crew::default(), Alien::Cyan(Specialisation::Manager), Good::Red, Gain::Human,
        Goods { red: 1, blue: 2, ..Goods::NONE }, Goods::NONE,
        [Contents::Nothing, Contents::Humans(2), Contents::Alien(Alien::Purple), Contents::Sleepers(4),
         Contents::Batteries(3), Contents::Goods(Goods { green: 2, ..Goods::NONE })].to_vec(),
        GoodsLoss { goods: vec![(cell(0, 0), Goods { red: 1, ..Goods::NONE })], batteries: vec![(cell(1, 1), 2)] };
    fleets: fleet(), *fleet().aboard(), fleet().ships().collect::<Vec<_>>(), fleet().give_up_all(),
        Layout::new(own_board()).into_fleet().expect("an empty board is legal");
    strengths: Strength::from_halves(9), fleet().strengths(), fleet().strengths().at_most, Goal::Engines(3),
        Goal::Cannons(Strength::from_halves(3)), fleet().battery_plan(Goal::Engines(0)).expect("none is there already");
    insurances: Insurance::ALL, LossCap::NONE, LossCap::at(15);
    aims: aims(), Wanted::AimedRow { column: Die::Two }, all_lines(), Line::Aimed(cell(1, 1)), Line::Column(4);
    attacks: meteor(), [meteor()].into_iter().collect::<Salvo>(), AttackKind::ALL, incoming(),
        incoming().under(Rulings::DEFAULT).sparing(cells(&[(1, 1)])).guarded(CellSet::EMPTY),
        Met::Choice(cells(&[(1, 1), (2, 2)])), Turn::DEFAULT, Fate::ShotDown(cell(0, 1));
    defences: Defence { shots: vec![Shot { line: Line::Row(2), cannon: cell(1, 1) }],
            choices: vec![Choice { line: Line::Row(2), struck: cell(1, 2) }], ..Defence::default() },
        fleet().threat(&incoming(), &Defence::default()).expect("nothing is refused"), outcome(), outcome().lines,
        outcome().impact, half_decided();
    losses: aftermath(), aftermath().losses;
    odds: Board::new(Class::IC).aim(Side::Front).expect("numbered").odds(),
        line_of_struts().heat_map(Side::Front).expect("numbered");
    yards: yard::Setup::new(Class::IVC, 3), yard_record(), Tile::StartingCabin, Tile::Number(TileId::new(3).expect("it is")),
        TileId::new(7).into_iter().collect::<TileSet>(), yard::Choice::Finish { order: Some(2) },
        yard::Choice::Place { at: cell(2, 3), turn: Rotation::Half }, yard::Event::Reached { seat: Seat::ONE };
    battles: battle_record(), battle_record().game(), battle_record().setup(), battle_events(),
        battle::Position::from(battle_record().game()), battle::Layout::three_players(), battle::Step::Reveal,
        battle::Layout::custom(6, &[], &[]).ok(), hex::Direction::North;
}

fn cell(column: u8, row: u8) -> Cell {
    Cell::new(column, row).expect("on the grid")
}

fn cells(places: &[(u8, u8)]) -> CellSet {
    places.iter().map(|&(column, row)| cell(column, row)).collect()
}

fn component(kind: Kind) -> Component {
    Component::new(kind, "0000".parse().expect("four digits"), Side::Front).expect("all smooth")
}

fn own_board() -> Board {
    let art = ["#######"; 5];
    let blueprint = Blueprint::builder(&art).several_numbers(&[vec![2, 7], vec![], vec![4]], &[vec![1], vec![6]]);
    Board::custom(blueprint.build().expect("a sound drawing"))
}

fn line_of_struts() -> Layout {
    let strut = Component::new(Kind::Structural, "0303".parse().expect("four digits"), Side::Front).expect("a strut");
    let mut layout = Layout::new(Board::new(Class::II));
    for column in 1..6 {
        layout.place(cell(column, 3), strut).expect("a free cell");
    }
    layout
}

/// A layout with a bad contact, an engine that points the wrong way and a piece that hangs on nothing.
fn wrong() -> Layout {
    let mut layout = line_of_struts();
    layout.place(cell(3, 2), component(Kind::SingleCannon)).expect("a free cell");
    let engine = Component::new(Kind::SingleEngine, "0003".parse().expect("four digits"), Side::Left);
    layout.place(cell(3, 4), engine.expect("an engine")).expect("a free cell");
    layout
}

fn misfits() -> Vec<starwright::trucker::Misfit> {
    let on = |column, row| line_of_struts().misfits(cell(column, row), component(Kind::Shield), Rulings::DEFAULT);
    let strict = Rulings { strict_joints: true, ..Rulings::DEFAULT };
    let unjoined = line_of_struts().misfits(cell(3, 2), component(Kind::Shield), strict);
    let all = [on(0, 0), on(1, 3), on(3, 1), on(6, 3), unjoined].concat();
    assert!(all.len() >= 5, "one of each sort: {all:?}");
    all
}

/// Five pieces in a row: battery, strut, cabin, strut, hold.
fn fleet() -> Fleet {
    let kinds = [
        Kind::Battery(Capacity::Two),
        Kind::Structural,
        Kind::Cabin,
        Kind::Structural,
        Kind::SpecialCargoHold(Capacity::Two),
    ];
    let mut layout = Layout::new(Board::new(Class::II));
    for (column, kind) in (1..).zip(kinds) {
        let component = Component::new(kind, "0303".parse().expect("four digits"), Side::Front).expect("no outlet");
        layout.place(cell(column, 3), component).expect("a free cell");
    }
    let mut fleet = layout.into_fleet().expect("a legal row");
    fleet.embark(&[]).expect("it is empty");
    let red = Goods { red: 1, ..Goods::NONE };
    fleet.stow(red, &[(cell(5, 3), red)]).expect("there is room");
    fleet
}

const fn meteor() -> Attack {
    Attack { kind: AttackKind::LargeMeteor, from: Side::Front }
}

/// Aims at every board from every side, before the first die and after each.
fn aims() -> Vec<Step> {
    let boards = Class::ALL.iter().map(|&class| Board::new(class)).chain([own_board()]);
    let fresh = boards.flat_map(|board| Side::ALL.map(|side| board.aim(side).expect("numbered")));
    fresh.flat_map(|aim| Die::ALL.map(|die| aim.feed(die)).into_iter().chain([Step::More(aim)])).collect()
}

/// Everything that dice bring on every board, and what thrusters make of it.
fn all_lines() -> Vec<starwright::trucker::attack::Lines> {
    let aims = aims().into_iter().filter_map(|step| if let Step::More(aim) = step { Some(aim) } else { None });
    let called = aims.flat_map(|aim| aim.odds()).map(|(lines, _)| lines);
    called.flat_map(|lines| Side::ALL.map(|nozzle| lines.shifted(nozzle, Rulings::DEFAULT))).collect()
}

/// At the second component of the row.
fn incoming() -> Incoming {
    let lines = Board::new(Class::II).aim(Side::Front).expect("numbered").odds();
    let column = lines.into_iter().map(|(lines, _)| lines).find(|lines| lines.iter().eq([Line::Column(2)]));
    Incoming::new(AttackKind::LargeMeteor, column.expect("column 2 has a number"))
}

fn outcome() -> starwright::trucker::attack::Outcome {
    fleet().defend(&incoming(), &Defence::default()).expect("no defence is a defence")
}

/// A hit after which the owner has kept a piece.
fn half_decided() -> starwright::trucker::attack::Impact {
    let mut impact = outcome().impact;
    assert_eq!(impact.broken().count(), 1);
    impact.keep(cell(3, 3)).expect("the piece with the cabin");
    impact
}

fn aftermath() -> starwright::trucker::attack::Aftermath {
    half_decided().settle().expect("all is decided")
}

/// A game that goes on at random for so many choices, with what happened.
fn go_on<G: Play>(mut record: Record<G>, choices: u32) -> (Record<G>, Vec<G::Event>) {
    let (mut dice, mut events, mut listed) = (Dice::new(Pcg32::seed_from_u64(5)), Vec::new(), Vec::new());
    for _ in 0..choices {
        let actors: Vec<Actor> = record.game().awaited().iter().collect();
        let Some(&actor) = actors.get(dice.below(u32::try_from(actors.len().max(1)).expect("few")) as usize) else { break };
        listed.clear();
        record.game().choices(actor, &mut listed);
        if listed.is_empty() {
            break;
        }
        let choice = listed.swap_remove(dice.below(u32::try_from(listed.len()).expect("few")) as usize);
        assert!(record.apply(actor, choice, &mut events).is_ok(), "what is listed is taken");
    }
    (record, events)
}

fn yard_record() -> Record<Yard> {
    go_on(Record::begin(yard::Setup::new(Class::IVC, 3)).expect("a table of three"), 60).0
}

fn battle() -> (Record<battle::Game>, Vec<battle::Event>) {
    let layout = battle::Layout::four_players();
    let mut dice = Dice::new(Pcg32::seed_from_u64(5));
    let decks = battle::Race::ALL.map(|race| (race, battle::Deck::HOUSE));
    let setup = battle::Setup::shuffled(layout, &decks, &mut dice).with_powers(&mut dice);
    let mut record = Record::<battle::Game>::begin(setup).expect("a table of four");
    for seat in Seat::of(4) {
        let placement = battle::random_placement(record.game().layout(), seat, &mut dice);
        record.apply(seat, battle::Choice::place(placement), &mut Vec::new()).expect("a place for all");
    }
    go_on(record, 60)
}

fn battle_record() -> Record<battle::Game> {
    battle().0
}

fn battle_events() -> Vec<battle::Event> {
    battle().1
}

/// What is packed for formats that name no fields is read with the same care.
#[test]
fn packed_values_are_judged_too() {
    let bytes = postcard::to_stdvec(&fleet()).expect("postcard writes it");
    assert!(postcard::from_bytes::<Fleet>(&bytes[..bytes.len() - 1]).is_err(), "cut short");
    assert!(postcard::from_bytes::<Layout>(&bytes).is_err(), "a fleet is no layout");
    let illegal = postcard::to_stdvec(&wrong()).expect("postcard writes it");
    assert!(postcard::from_bytes::<Fleet>(&illegal).is_err(), "no layout is a fleet");
    let one_in_another = [vec![200_u8, 1], [5, 1].repeat(200)].concat();
    assert!(postcard::from_bytes::<Layout>(&one_in_another).is_err(), "lists in lists end somewhere");
}
