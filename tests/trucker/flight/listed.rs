//! Which answers a question lists, and whether it takes others.

use starwright::grid::CellSet;
use starwright::table::{Actor, Play};
use starwright::trucker::attack::{Defence, Shot};
use starwright::trucker::cards::CardKind;
use starwright::trucker::flight::{Ask, Choice, Question, Setup};
use starwright::trucker::{Fleet, GoodsFrom, GoodsLoss, Rulings};

use super::table::{
    CABIN, CANNON, HOLD, Table, give_crew, goods, line, loaded, meteors, nothing, seat, setup, squadron, stow,
};
use crate::support::cell;

const fn slavers(lose_crew: u16) -> CardKind {
    CardKind::Slavers { strength: 9, lose_crew, credits: 1, days: 1 }
}

/// Three cabins with these numbers of humans.
fn manned(humans: [u8; 3]) -> Fleet {
    let mut fleet = line(&[CABIN, CABIN]);
    for (column, aboard) in (1..).zip(humans) {
        let gone = 2 - aboard;
        fleet.lose_crew(gone.into(), CellSet::EMPTY, &[(cell(column, 3), gone)]).expect("they go");
    }
    fleet
}

/// LM-FLEET-9: crew from the first cabin and from the last, and so that as many cabins as possible keep somebody.
#[test]
fn crew() {
    let asked = |humans, count| Table::new(vec![(manned(humans), 9), (line(&[]), 3)], slavers(count));
    let (first, middle, last) = (give_crew(&[(1, 3, 1)]), give_crew(&[(2, 3, 1)]), give_crew(&[(3, 3, 1)]));
    assert_eq!(asked([1, 2, 1], 1).listed(), [first.clone(), last.clone(), middle.clone()]);
    // each way once
    assert_eq!(asked([2, 2, 2], 1).listed(), [first.clone(), last.clone()]);
    assert_eq!(
        asked([2, 2, 2], 2).listed(),
        [
            give_crew(&[(1, 3, 2)]),
            give_crew(&[(3, 3, 2)]),
            give_crew(&[(1, 3, 1), (2, 3, 1)]),
            give_crew(&[(2, 3, 1), (3, 3, 1)]),
        ]
    );
}

/// LM-R51: where ships give one after the other, each may be the first, from its first holds or its last.
#[test]
fn goods_of_each_ship() {
    let kinds = [(1, 3, CABIN), (2, 3, HOLD), (3, 3, HOLD), (5, 3, CABIN), (6, 3, HOLD)];
    let holds = [(2, 3), (3, 3), (6, 3)];
    let ships = loaded(squadron(&kinds), &holds.map(|(column, row)| (column, row, goods("Y"))));
    let card = CardKind::Smugglers { strength: 4, lose_goods: 1, goods: goods("B"), days: 1 };
    let rulings = Rulings::DEFAULT.with_goods_from(GoodsFrom::Ship);
    let table = Table::meet(Setup { rulings, ..setup(vec![(ships, 9), (squadron(&[(1, 3, CABIN)]), 3)], &[card]) });
    table.asks(0, Ask::Goods);
    let of = |(column, row)| {
        let loss = GoodsLoss { goods: vec![(cell(column, row), goods("Y"))], ..GoodsLoss::default() };
        Choice::GiveGoods { loss }
    };
    assert_eq!(table.listed(), holds.map(of));
}

/// LM-SPLICE-10, LM-FLEET-11: doing nothing, and a shot at the meteor.
#[test]
fn shots() {
    let mut table = Table::new(vec![(line(&[CANNON]), 9), (line(&[]), 3)], meteors(&["LF"]));
    // column 6, where the cannon stands
    table.dice(&[3, 3]).asks(0, Ask::Defend);
    let Question::Defend { incoming } = table.question() else { panic!("a defence") };
    let shots = incoming.lines().iter().map(|line| Shot { line, cannon: cell(2, 3) }).collect();
    let shot = Choice::Defend { defence: Defence { shots, ..Defence::default() } };
    assert_eq!(table.listed(), [nothing(), shot]);
}

fn takes_others(table: &Table, by: impl Into<Actor>) -> bool {
    table.flight().accepts_unlisted(by.into())
}

/// LM-FLEET-9, LM-FLEET-6: losses and stowage can be combined in more ways than are listed. Only whoever is asked may answer.
#[test]
fn some_questions_take_answers_that_are_not_listed() {
    let mut table = Table::new(vec![(manned([2, 2, 2]), 9), (line(&[]), 3)], slavers(2));
    let other = give_crew(&[(2, 3, 2)]);
    table.asks(0, Ask::Crew);
    assert!(takes_others(&table, seat(0)) && !table.listed().contains(&other));
    assert!(!takes_others(&table, seat(1)) && !takes_others(&table, Actor::Table));
    table.ok(0, other);

    let station = CardKind::AbandonedStation { crew: 2, goods: goods("YB"), days: 1 };
    let mut table = Table::new(vec![(line(&[HOLD]), 9), (line(&[]), 3)], station);
    table.ok(0, Choice::Take).asks(0, Ask::Stow);
    let other = stow("YB", &[(2, 3, "B")]);
    assert!(takes_others(&table, seat(0)) && !table.listed().contains(&other));
    table.ok(0, other);
}

/// LM-END-1, BG-SHIP, BG-METEOR: all answers are listed about ships that withdraw, an offer, and dice.
#[test]
fn some_questions_take_listed_answers_only() {
    let ship = CardKind::AbandonedShip { crew: 2, credits: 1, days: 1 };
    let mut table = Table::begin(setup(vec![(line(&[]), 9), (line(&[]), 3)], &[ship]));
    table.asks(0, Ask::Withdraw);
    assert!(!takes_others(&table, seat(0)));
    table.fly_on();
    table.asks(0, Ask::Take);
    assert!(!takes_others(&table, seat(0)));
    let table = Table::new(vec![(line(&[]), 9), (line(&[]), 3)], meteors(&["LF"]));
    assert_eq!(table.asked(), Some((Actor::Table, Ask::Roll)));
    assert!(!takes_others(&table, Actor::Table));
}
