//! Every value with a JSON form round-trips in every format.

use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use serde::Serialize;
use serde::de::DeserializeOwned;
use starwright::dice::{Die, Random, RandomSource};
use starwright::grid::{Cell, CellSet, Rotation, Side, SideSet, Surface, Topology};
use starwright::table::{Actor, Entry, Play, Record, Seat, SeatSet};
use starwright::trucker::attack::{
    Attack, AttackKind, BestDefence, Choice, Defence, Fate, Incoming, Line, Met, Salvo, Shot, Step, Turn, Wanted,
};
use starwright::trucker::bots::Skill;
use starwright::trucker::cards::{Boarded, Card, CardKind, CardSet, Criterion, Deck, Deed, Family, Level, Mix, Piles};
use starwright::trucker::flight::{self, Flight};
use starwright::trucker::yard::{self, Tile, TileSet, Yard};
use starwright::trucker::{
    Alien, Blueprint, Board, BuildWeights, Capacity, Class, Colour, Component, Connector, Contents, Crew, ExtraCrew,
    Fleet, Gain, Game, Goal, Good, Goods, GoodsFrom, GoodsLoss, Insurance, Kind, Layout, LossCap, LossWeights, Mark,
    Marks, Outlet, Room, Rule, Rulings, Specialisation, Strength, TileId, catalogue, game,
};
use starwright::{battle, hex};

use crate::erased::{self, Reader};
use crate::harness::{Dice, Tested};

/// Looks at values that have a form, each with the name of its type and what reads it.
pub(crate) trait Look {
    fn see(&mut self, of: &str, value: &dyn erased_serde::Serialize, reader: Reader);
}

fn show<T: Serialize + DeserializeOwned + 'static>(look: &mut dyn Look, value: &T) {
    look.see(std::any::type_name::<T>(), value, erased::reader::<T>());
}

/// A value round-trips in every format; values that cannot be compared are compared by their JSON.
pub(crate) struct ComesBack;

impl Look for ComesBack {
    fn see(&mut self, of: &str, value: &dyn erased_serde::Serialize, reader: Reader) {
        let text = erased::write_json(value);
        for format in erased::FORMATS {
            let back = (format.read)(&(format.write)(value), reader);
            let back = back.unwrap_or_else(|error| panic!("{of} by {}: {error}", format.name));
            assert_eq!(erased::write_json(&back), text, "{of} by {}: {}", format.name, String::from_utf8_lossy(&text));
        }
    }
}

/// Five tests a row: its values come back, so does what is taken of their mutants and of borders in their places, and what is
/// far too deep or too much is refused.
macro_rules! values {
    ($($name:ident: $($value:expr),+ $(,)?;)*) => {
        mod rows {
            use super::*;

            $(pub(super) fn $name(look: &mut dyn Look) {
                $(show(look, &$value);)+
            })*
        }

        /// Every value that has a row, for the library of `tests/schemas`.
        #[cfg(not(test))]
        pub(crate) fn every_value(look: &mut dyn Look) {
            $(rows::$name(look);)*
        }

        $(#[test]
        fn $name() {
            rows::$name(&mut ComesBack);
        })*

        mod mutants {
            $(#[test]
            fn $name() {
                let mut mutants = crate::mutants::Mutants::new();
                super::rows::$name(&mut mutants);
                mutants.tell(stringify!($name));
            })*
        }

        mod borders {
            $(#[test]
            fn $name() {
                super::rows::$name(&mut crate::faults::borders::Borders);
            })*
        }

        mod deep {
            $(#[test]
            fn $name() {
                super::rows::$name(&mut crate::faults::deep::Deep);
            })*
        }

        mod many {
            $(#[test]
            fn $name() {
                super::rows::$name(&mut crate::faults::many::Many);
            })*
        }
    };
}

values! {
    grids: cell(2, 3), cells(&[(0, 0), (10, 10)]), CellSet::EMPTY, Side::Rear, Rotation::Half,
        [Side::Left, Side::Front].into_iter().collect::<SideSet>(), Topology::Torus,
        Surface::new(Topology::Cylinder, 6, 5).expect("a cylinder");
    dice_and_seats: Die::Six, Seat::One, SeatSet::from(Seat::One), Actor::Table, Actor::Seat(Seat::One),
        Entry { by: Actor::Table, choice: yard::Choice::RanOut };
    parts: Kind::ALL.to_vec(), catalogue::ALL.to_vec(), Connector::ALL, component(Kind::Cabin).edges(), Capacity::Three,
        TileId::new(144), Colour::ALL, Outlet::Nozzle, Room::Goods(3), component(Kind::DoubleCannon).output(), Mark::Equals,
        [Mark::Three, Mark::Equals].into_iter().collect::<Marks>(), Class::ALL.to_vec(), Rule::LmSplice2, Rulings::DEFAULT,
        Rulings::DEFAULT.with_extra_crew(ExtraCrew::Aboard).with_goods_from(GoodsFrom::Ship).with_any_piece(true),
        Rulings::DEFAULT.with_boosts_and_stasis(true);
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
    aimed: aims(), Wanted::AimedRow { column: Die::Two }, all_lines(), Line::Aimed(cell(1, 1)), Line::Column(4);
    attacks: meteor(), [meteor()].into_iter().collect::<Salvo>(), AttackKind::ALL, incoming(),
        incoming().with_rulings(Rulings::DEFAULT).excluding(cells(&[(1, 1)])).guarded(CellSet::EMPTY),
        Met::Choice(cells(&[(1, 1), (2, 2)])), Turn::DEFAULT, Fate::ShotDown(cell(0, 1));
    defences: Defence { shots: vec![Shot { line: Line::Row(2), cannon: cell(1, 1) }],
            choices: vec![Choice { line: Line::Row(2), struck: cell(1, 2) }], ..Defence::default() },
        fleet().threat(&incoming(), &Defence::default()).expect("nothing is refused"), outcome(), outcome().lines,
        outcome().impact, half_decided(), half_decided().with_rulings(Rulings::DEFAULT.with_any_piece(true));
    losses: aftermath(), aftermath().losses;
    advice: best_defence(), fleet().spared(&incoming(), &best_defence(), &LossWeights::DEFAULT).expect("its own board"),
        LossWeights::DEFAULT, BuildWeights::of(&Board::new(Class::IVC)), begun().plan(&catalogue::ALL[30..34], &usual(), Rulings::DEFAULT),
        catalogue::ALL[30..34].iter().filter_map(|&tile| begun().best_place(tile, &usual(), Rulings::DEFAULT)).collect::<Vec<_>>(),
        wrong().changes(&begun(), &usual()), Skill::ALL, battle::Bot::ALL.to_vec(), battle_advice();
    odds: Board::new(Class::IC).aim(Side::Front).expect("numbered").odds(),
        line_of_struts().heat_map(Side::Front).expect("numbered");
    cards: Card::ALL.to_vec(), Card::ALL[15].kind().clone(), Card::ALL[55].at_level_four(), Card::ALL[7].id(), Level::ALL,
        Mix::ALL, Family::ALL, Criterion::ALL, Boarded::ALL, Deed::Crew(0), own().kind().clone(), own(), deck(), piles(), deck().printed(),
        Card::custom(Level::IV, CardKind::Stardust).expect("a card");
    yards: yard::Setup::new(Class::IVC, 3), yard_record(), yard_record().game().view(Some(Seat::One)), Tile::StartingCabin, Tile::Number(TileId::new(3).expect("it is")),
        TileId::new(7).into_iter().collect::<TileSet>(), yard::Choice::Finish { order: Some(2) },
        yard::Choice::Place { at: cell(2, 3), turn: Rotation::Half }, yard::Event::Reached { seat: Seat::One };
    flights: flight_record(), flight_record().setup().clone(), flight_record().game().view(Some(Seat::Zero)),
        flight().1, questions(), flight::Choice::Land { planet: 2 }, flight::Choice::Die { face: Die::Two },
        flight::Pilot::default(), flight::Ask::Keep, flight::Fight::Drawn, flight::Reason::Lapped;
    games: trucker_record(), trucker_record().game().view(Some(Seat::One)), game::Choice::Yard(yard::Choice::RanOut),
        game::Event::RoundBegan { round: 1 }, game::Part::Flight;
    battles: battle_record(), battle_record().game().clone(), battle_record().setup().clone(), battle_events(),
        battle::Position::from(battle_record().game()), battle_record().game().view(Seat::Zero), battle::Layout::three_players(), battle::Step::Reveal,
        battle::Layout::custom(6, &[], &[]).ok(), hex::Direction::North,
        battle::Rulings::DEFAULT.with_returning(battle::Returning::LastTurn).with_capital_points(battle::CapitalPoints::Both)
            .with_late_asteroids(true).with_far_super_shot(true).with_blocked_super_shot(true);
    singly: fleet().board().clone(), aims().swap_remove(0), all_lines().swap_remove(0), misfits().swap_remove(0),
        wrong().check().violations.swap_remove(0), battle_events().swap_remove(0), yard().1.swap_remove(0);
}

/// A game of three rounds, with what happened.
pub(crate) fn game() -> (Record<Game>, Vec<game::Event>) {
    let mut dice = Dice::new(Pcg32::seed_from_u64(11));
    go_on(Record::begin(<Game as Tested>::setup(11, &mut dice)).expect("a game"), 400)
}

pub(crate) fn trucker_record() -> Record<Game> {
    let mut chance = Random::new(Pcg32::seed_from_u64(7));
    let setup = game::Setup::dealt(2, &[Class::IC, Class::IVC], &mut chance).expect("printed cards");
    let mut record = Record::<Game>::begin(setup).expect("a game");
    let ran_out = game::Choice::Yard(yard::Choice::RanOut);
    record.apply(Actor::Table, ran_out, &mut vec![]).expect("the sand runs");
    record
}

fn piles() -> Piles {
    Piles::dealt(Mix::FourFromThree, CardSet::EMPTY, &mut Random::new(Pcg32::seed_from_u64(7))).expect("printed cards")
}

/// A table's own card.
fn own() -> Card {
    let raid = CardKind::Intruders {
        from: Side::Left,
        number: 2,
        boards: Boarded::MostCrew,
        turns: Turn::DEFAULT.to_vec().into(),
        deed: Deed::Charges(3),
        credits: 1,
        days: 0,
    };
    let parts = vec![CardKind::OpenSpace, Card::ALL[8].kind().clone(), raid];
    Card::custom(Level::III, CardKind::Sequence { parts: parts.into() }).expect("a card")
}

fn deck() -> Deck {
    piles().shuffled(Mix::FourFromThree, &mut Random::new(Pcg32::seed_from_u64(7))).expect("a deck")
}

pub(crate) fn cell(column: u8, row: u8) -> Cell {
    Cell::new(column, row).expect("on the grid")
}

pub(crate) fn cells(places: &[(u8, u8)]) -> CellSet {
    places.iter().map(|&(column, row)| cell(column, row)).collect()
}

pub(crate) fn component(kind: Kind) -> Component {
    Component::new(kind, "0000".parse().expect("four digits"), Side::Front).expect("all smooth")
}

fn own_board() -> Board {
    let art = ["#######"; 5];
    let blueprint = Blueprint::builder(&art).several_numbers(
        &[vec![2, 7], vec![], vec![4], vec![], vec![3], vec![4], vec![5]],
        &[vec![1], vec![6], vec![], vec![], vec![7]],
    );
    Board::custom(blueprint.build().expect("a sound drawing"))
}

pub(crate) fn line_of_struts() -> Layout {
    let strut = Component::new(Kind::Structural, "0303".parse().expect("four digits"), Side::Front).expect("a strut");
    let mut layout = Layout::new(Board::new(Class::II));
    for column in 1..6 {
        layout.place(cell(column, 3), strut).expect("a free cell");
    }
    layout
}

/// A layout with a bad contact, an engine that points the wrong way and a piece that hangs on nothing.
pub(crate) fn wrong() -> Layout {
    let mut layout = line_of_struts();
    layout.place(cell(3, 2), component(Kind::SingleCannon)).expect("a free cell");
    let engine = Component::new(Kind::SingleEngine, "0003".parse().expect("four digits"), Side::Left);
    layout.place(cell(3, 4), engine.expect("an engine")).expect("a free cell");
    layout
}

pub(crate) fn misfits() -> Vec<starwright::trucker::Misfit> {
    let on = |column, row| line_of_struts().misfits(cell(column, row), component(Kind::Shield), Rulings::DEFAULT);
    let mut strict = Rulings::DEFAULT;
    strict.strict_joints = true;
    let unjoined = line_of_struts().misfits(cell(3, 2), component(Kind::Shield), strict);
    let all = [on(0, 0), on(1, 3), on(3, 1), on(6, 3), unjoined].concat();
    assert!(all.len() >= 5, "one of each sort: {all:?}");
    all
}

/// Five pieces in a row: battery, strut, cabin, strut, hold.
pub(crate) fn fleet() -> Fleet {
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
pub(crate) fn aims() -> Vec<Step> {
    let boards = Class::ALL.iter().map(|&class| Board::new(class)).chain([own_board()]);
    let fresh = boards.flat_map(|board| Side::ALL.map(|side| board.aim(side).expect("numbered")));
    fresh.flat_map(|aim| Die::ALL.map(|die| aim.feed(die)).into_iter().chain([Step::More(aim)])).collect()
}

/// Everything that dice bring on every board, and what thrusters make of it.
pub(crate) fn all_lines() -> Vec<starwright::trucker::attack::Lines> {
    let aims = aims().into_iter().filter_map(|step| if let Step::More(aim) = step { Some(aim) } else { None });
    let called = aims.flat_map(starwright::trucker::attack::Aim::odds).map(|(lines, _)| lines);
    called.flat_map(|lines| Side::ALL.map(|nozzle| lines.shifted(nozzle, Rulings::DEFAULT))).collect()
}

/// At the second component of the row.
pub(crate) fn incoming() -> Incoming {
    let lines = Board::new(Class::II).aim(Side::Front).expect("numbered").odds();
    let column = lines.into_iter().map(|(lines, _)| lines).find(|lines| lines.iter().eq([Line::Column(2)]));
    Incoming::new(AttackKind::LargeMeteor, column.expect("column 2 has a number"))
}

pub(crate) fn outcome() -> starwright::trucker::attack::Outcome {
    fleet().defend(&incoming(), &Defence::default()).expect("no defence is a defence")
}

fn best_defence() -> BestDefence {
    fleet().best_defence(&incoming(), &LossWeights::DEFAULT).expect("its own board")
}

/// A starting cabin and all there is to build.
pub(crate) fn begun() -> Layout {
    let mut layout = Layout::new(Board::new(Class::II));
    layout.place(cell(3, 2), catalogue::ALL[30]).expect("a free cell");
    layout
}

fn usual() -> BuildWeights {
    BuildWeights::of(begun().board())
}

fn battle_advice() -> battle::Advice {
    let (record, mut dice) = (battle_record(), Dice::new(Pcg32::seed_from_u64(7)));
    let view = record.game().view(record.game().active());
    battle::Bot::Greedy.advise(&view, &[], &mut dice).expect("it is asked")
}

/// A hit after which the owner has kept a piece.
pub(crate) fn half_decided() -> starwright::trucker::attack::Impact {
    let mut impact = outcome().impact;
    assert_eq!(impact.broken().count(), 1);
    impact.keep(cell(3, 3)).expect("the piece with the cabin");
    impact
}

pub(crate) fn aftermath() -> starwright::trucker::attack::Aftermath {
    half_decided().settle().expect("all is decided")
}

/// A game after random choices, with its events.
pub(crate) fn go_on<G: Play>(mut record: Record<G>, choices: u32) -> (Record<G>, Vec<G::Event>) {
    let (mut dice, mut events, mut listed) = (Dice::new(Pcg32::seed_from_u64(5)), Vec::new(), Vec::new());
    for _ in 0..choices {
        let actors: Vec<Actor> = record.game().awaited().iter().collect();
        let Some(&actor) = actors.get(dice.below(u32::try_from(actors.len().max(1)).expect("few")) as usize) else {
            break;
        };
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

pub(crate) fn yard() -> (Record<Yard>, Vec<yard::Event>) {
    go_on(Record::begin(yard::Setup::new(Class::IVC, 3)).expect("a table of three"), 60)
}

fn yard_record() -> Record<Yard> {
    yard().0
}

/// A flight of fleets, with what happened.
pub(crate) fn flight() -> (Record<Flight>, Vec<flight::Event>) {
    let mut dice = Dice::new(Pcg32::seed_from_u64(5));
    go_on(Record::begin(<Flight as Tested>::setup(15, &mut dice)).expect("a flight"), 90)
}

fn flight_record() -> Record<Flight> {
    flight().0
}

/// Everything that is asked in it.
fn questions() -> Vec<flight::Question> {
    let record = flight_record();
    let asked = |entries| record.branch(entries).game().question().map(|(_, question)| question.clone());
    (0..record.log().len()).filter_map(asked).collect()
}

pub(crate) fn battle() -> (Record<battle::Game>, Vec<battle::Event>) {
    let layout = battle::Layout::four_players();
    let mut dice = Dice::new(Pcg32::seed_from_u64(5));
    let decks = battle::Race::ALL.map(|race| (race, battle::Deck::HOUSE));
    let setup = battle::Setup::shuffled(layout, &decks, &mut dice).with_powers(&mut dice);
    let mut record = Record::<battle::Game>::begin(setup).expect("a table of four");
    while record.game().step() == battle::Step::Place {
        let seat = record.game().active();
        let zone = record.game().field().layout().zone(seat).expect("a zone for everybody");
        let placement = battle::random_placement(zone, &mut dice).expect("there is room in a zone");
        record.apply(seat, battle::Choice::place(placement), &mut Vec::new()).expect("a place for all");
    }
    go_on(record, 60)
}

pub(crate) fn battle_record() -> Record<battle::Game> {
    battle().0
}

fn battle_events() -> Vec<battle::Event> {
    battle().1
}

/// What a map of these values is in JSON, if it can be written, and whether it is read.
fn as_keys<K: Serialize + DeserializeOwned + PartialEq + Clone>(keys: &[K]) -> Option<(String, bool)> {
    struct Map<K>(Vec<K>);

    impl<K: Serialize> Serialize for Map<K> {
        fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_map(self.0.iter().map(|key| (key, 0)))
        }
    }

    struct Keys<K>(std::marker::PhantomData<K>);

    impl<'de, K: DeserializeOwned> serde::de::Visitor<'de> for Keys<K> {
        type Value = Vec<K>;

        fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            f.write_str("a map")
        }

        fn visit_map<A: serde::de::MapAccess<'de>>(self, mut map: A) -> Result<Vec<K>, A::Error> {
            let mut keys = Vec::new();
            while let Some((key, _)) = map.next_entry::<K, u8>()? {
                keys.push(key);
            }
            Ok(keys)
        }
    }

    let text = serde_json::to_string(&Map(keys.to_vec())).ok()?;
    let mut json = serde_json::Deserializer::from_str(&text);
    let read = serde::Deserializer::deserialize_map(&mut json, Keys(std::marker::PhantomData));
    Some((text, read.is_ok_and(|read: Vec<K>| read == keys)))
}

/// What `formats` says of the keys of maps in JSON.
#[test]
fn names_and_numbers_are_keys() {
    let tiles = [TileId::new(7).expect("a tile")];
    let pieces: Vec<battle::PieceId> = battle::PieceId::fleet(Seat::One).collect();
    let powers = battle::Race::ALL.map(battle::Race::powers).concat();
    let cards: Vec<_> = starwright::trucker::cards::CardId::all().collect();
    for (text, is_read) in [
        as_keys(&Seat::ALL),
        as_keys(&Die::ALL),
        as_keys(&Side::ALL),
        as_keys(&Rotation::ALL),
        as_keys(&hex::Direction::ALL),
        as_keys(&tiles),
        as_keys(&cards),
        as_keys(&pieces),
        as_keys(Class::ALL),
        as_keys(Kind::ALL),
        as_keys(&Colour::ALL),
        as_keys(&Good::ALL),
        as_keys(&Family::ALL),
        as_keys(&[Level::I, Level::IV]),
        as_keys(&Criterion::ALL),
        as_keys(&[Mark::One, Mark::Equals]),
        as_keys(&[AttackKind::SmallMeteor, AttackKind::Intruder]),
        as_keys(&Skill::ALL),
        as_keys(&battle::Race::ALL),
        as_keys(&powers),
        as_keys(Rule::ALL),
        as_keys(battle::Rule::ALL),
        as_keys(&[Actor::Table]),
        as_keys(&[Tile::StartingCabin]),
    ]
    .into_iter()
    .flatten()
    {
        assert!(is_read, "{text}");
    }
    // a number comes back as a text
    assert_eq!(as_keys(&[Actor::Seat(Seat::One)]), Some((r#"{"1":0}"#.to_owned(), false)));
    assert_eq!(as_keys(&[Tile::Number(tiles[0])]), Some((r#"{"7":0}"#.to_owned(), false)));
    assert_eq!((as_keys(&[cell(1, 2)]), as_keys(&[hex::Hex::new(1, 2)]), as_keys(&[fleet()])), (None, None, None));
}

/// A number is named as it is given, however wide.
#[test]
fn numbers_are_named_as_they_are_given() {
    for number in
        ["-9223372036854775808", "-1", "5", "255", "256", "300", "4294967295", "4294967296", "18446744073709551615"]
    {
        let error = refused::<Actor>(number);
        assert_eq!(
            error,
            format!(r#"invalid value: integer `{number}`, expected the number of a seat, 0 to 4, or "table""#)
        );
        for error in [refused::<Seat>(number), refused::<SeatSet>(&format!("[{number}]"))] {
            assert!(error.contains(number), "{error} names {number}");
        }
    }
    for number in ["-1", "256", "300", "4294967296", "18446744073709551615"] {
        for error in [
            refused::<Die>(number),
            refused::<Rotation>(number),
            refused::<TileId>(number),
            refused::<Tile>(number),
            refused::<starwright::trucker::cards::CardId>(number),
            refused::<battle::PieceId>(number),
            refused::<hex::Direction>(number),
            refused::<Cell>(&format!("[{number}, 0]")),
            refused::<Insurance>(number),
            refused::<TileSet>(&format!("[{number}]")),
            refused::<CardSet>(&format!("[{number}]")),
            refused::<yard::Choice>(&format!(r#"{{"do": "finish", "order": {number}}}"#)),
            refused::<flight::Choice>(&format!(r#"{{"do": "land", "planet": {number}}}"#)),
            refused::<battle::Choice>(&format!(r#"{{"do": "turn", "fighter": {number}, "facing": 0}}"#)),
        ] {
            assert!(error.contains(number), "{error} names {number}");
        }
    }
}

/// Packed values, for formats without field names, are validated as well.
#[test]
fn packed_values_are_checked_too() {
    let bytes = postcard::to_stdvec(&fleet()).expect("postcard writes it");
    assert!(postcard::from_bytes::<Fleet>(&bytes[..bytes.len() - 1]).is_err(), "cut short");
    assert!(postcard::from_bytes::<Layout>(&bytes).is_err(), "a fleet is no layout");
    let illegal = postcard::to_stdvec(&wrong()).expect("postcard writes it");
    assert!(postcard::from_bytes::<Fleet>(&illegal).is_err(), "no layout is a fleet");
    let one_in_another = [vec![200_u8, 1], [5, 1].repeat(200)].concat();
    assert!(postcard::from_bytes::<Layout>(&one_in_another).is_err(), "lists in lists end somewhere");
}

/// What a form says wrongly, and what the reader says to it.
fn refused<T: DeserializeOwned>(text: &str) -> String {
    let Err(error) = serde_json::from_str::<T>(text) else { panic!("{text} was read") };
    error.to_string().split(" at line").next().unwrap_or_default().to_owned()
}

/// LM-ATTACK-1, LM-SPLICE-3, LM-TORUS-7: dice lead to an aim and to lines; what they cannot lead to is not read.
#[test]
fn impossible_aims_and_lines_are_refused() {
    use starwright::trucker::attack::{Aim, Lines};
    for (text, says) in [
        (r#"{"from":"front","dice":[]}"#, "there must be either a `class` or a `board`"),
        (r#"{"class":"II","from":"front","dice":[7]}"#, "dice[0]: "),
        (r#"{"class":"II","from":"front","dice":[1,2]}"#, "dice: after a 2 it is no longer that aim"),
        (r#"{"class":"IIC","from":"front","dice":[1]}"#, "dice: after a 1 it is no longer that aim"),
        (r#"{"class":"II","from":"front","dice":[],"rows":[1]}"#, "rows: what a class has is known and not written"),
        (r#"{"class":"II","from":"front","dice":[],"side":1}"#, "unknown field `side`"),
        (r#"{"class":"II","class":"II","from":"front","dice":[]}"#, "the field `class` is given twice"),
    ] {
        let error = refused::<Aim>(text);
        assert!(error.starts_with(says), "{text}: {error}");
    }
    for text in [
        r#"{"class":"II","from":"front","starts":[[1,1]]}"#,
        r#"{"class":"II","from":"front","starts":[[2,0],[3,0]]}"#,
        r#"{"class":"II","from":"left","starts":[[3,0]]}"#,
        r#"{"class":"IIIC","from":"front","starts":[[1,1],[2,1]]}"#,
    ] {
        assert!(refused::<Lines>(text).starts_with("starts: no dice bring lines"), "{text}");
    }
    let digest =
        r#"{"board":{"digest":"12","surface":{"topology":"plane","columns":2,"rows":2}},"from":"left","starts":[]}"#;
    assert_eq!(refused::<Lines>(digest), "board.digest: the digest of a board is 32 hexadecimal digits");
}

/// LM-BOARD-3: lines that are read go with the board they were written for, and with no other.
#[test]
fn lines_are_checked_against_their_fleet() {
    let lines = own_board().aim(Side::Front).expect("numbered").read([Die::One, Die::One]).expect("two dice");
    let incoming = Incoming::new(AttackKind::LargeMeteor, lines);
    let incoming: Incoming = serde_json::from_value(erased::tree(&incoming)).expect("JSON reads it");
    let fleet = Layout::new(own_board()).into_fleet().expect("an empty board is legal");
    assert!(fleet.defend(&incoming, &Defence::default()).is_ok());
    let other = Layout::new(Board::new(Class::II)).into_fleet().expect("an empty board is legal");
    assert!(other.defend(&incoming, &Defence::default()).is_err());
    let text = serde_json::to_string(&incoming).expect("JSON writes it");
    let smaller: Incoming = serde_json::from_str(&text.replace(r#""rows":5"#, r#""rows":4"#)).expect("it can be");
    assert!(fleet.defend(&smaller, &Defence::default()).is_err(), "a surface that is not the board's");
}

/// LM-LEGAL-12, LM-SPLICE-9: an impact that is read was decided as its owner could have.
#[test]
fn impossible_impacts_are_refused() {
    use starwright::trucker::attack::Impact;
    let changed = |part: &str, value: serde_json::Value| {
        let mut form = serde_json::to_value(half_decided()).expect("JSON writes it");
        form[part] = value;
        form.to_string()
    };
    assert!(serde_json::from_str::<Impact>(&changed("cut_off", serde_json::json!([]))).is_ok(), "not yet decided");
    for (part, value, says) in [
        ("destroyed", serde_json::json!([[0, 0]]), "there is no component on (0, 0) to be destroyed"),
        ("cut_off", serde_json::json!([[1, 3], [4, 3]]), "what is cut off is all but one piece"),
        ("cut_off", serde_json::json!([[3, 3], [4, 3], [5, 3]]), "the piece with (1, 3) has no human aboard"),
        ("cut_off", serde_json::json!([[1, 3], [3, 3], [4, 3], [5, 3]]), "a ship that breaks keeps a piece"),
        ("cut_off", serde_json::json!([[1, 3], [0, 0]]), "what is cut off is all but one piece"),
    ] {
        let error = refused::<Impact>(&changed(part, value));
        assert!(error.starts_with(&format!("{part}: {says}")), "{error}");
    }
}

/// LM-LEGAL-13, LM-KIND-3: what cannot be aboard is not read.
#[test]
fn what_cannot_be_aboard_is_refused() {
    use starwright::trucker::attack::Probability;
    use starwright::trucker::{Aboard, Edges};
    for text in [
        r#"[{"at":[0,0],"humans":3}]"#,
        r#"[{"at":[0,0],"humans":1},{"at":[0,0],"batteries":1}]"#,
        r#"[{"at":[0,0],"alien":"brown"},{"at":[1,0],"alien":"brown"}]"#,
        r#"[{"at":[0,0],"goods":{"red":5}}]"#,
        r#"[{"at":[0,0]}]"#,
    ] {
        refused::<Aboard>(text);
    }
    refused::<Probability>("37");
    refused::<Kind>(r#""cannon""#);
    refused::<Capacity>("5");
    refused::<Edges>(r#""0004""#);
    refused::<TileSet>("[7,7]");
    refused::<starwright::trucker::Misfit>(r#"{"refused":"unjoined","rule":"LM-CABIN-4","cell":[0,0]}"#);
}
