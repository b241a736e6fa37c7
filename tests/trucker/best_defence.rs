//! The defence that loses least, against every defence there is.

use std::collections::BTreeSet;

use proptest::prelude::*;
use starwright::dice::Die;
use starwright::grid::{Cell, CellSet, Side};
use starwright::trucker::attack::{AttackKind, BestDefence, Defence, DefenceError, Fate, Impact, Incoming, Losses};
use starwright::trucker::{Aboard, Alien, Blueprint, Board, Capacity, Class, Contents, Fleet, Kind, LossWeights};

use crate::defence_examples::{incoming, loaded, node};
use crate::support::attacks;
use crate::support::defences::{self, Attacked, additions};
use crate::support::random::Chooser;
use crate::support::{cases, cell, cells, component};

/// What is lost, tokens apart: component by component, then what was aboard.
fn price(losses: &Losses, values: &LossWeights) -> u64 {
    let kinds = losses.components.iter().map(|(_, component)| kind_price(component.kind(), values));
    kinds.sum::<u64>() + aboard_price(&losses.aboard, values)
}

fn kind_price(kind: Kind, values: &LossWeights) -> u64 {
    let room = |capacity: Capacity| u32::from(capacity.get());
    let besides = match kind {
        Kind::StartingCabin | Kind::Cabin => 2 * values.cabin,
        Kind::LuxuryCabin => values.cabin,
        Kind::SingleEngine => values.engine,
        Kind::DoubleEngine => 2 * values.engine,
        Kind::SingleCannon => values.cannon,
        Kind::DoubleCannon | Kind::BidirectionalCannon => 2 * values.cannon,
        Kind::CannonEngine => values.cannon + values.engine,
        Kind::Battery(capacity) => values.battery * room(capacity),
        Kind::CargoHold(capacity) => values.hold * room(capacity),
        Kind::SpecialCargoHold(capacity) => values.special_hold * room(capacity),
        Kind::Shield => values.shield,
        Kind::Thruster => values.thruster,
        _ => 0,
    };
    u64::from(values.component + besides)
}

fn aboard_price(aboard: &Aboard, values: &LossWeights) -> u64 {
    let each = aboard.contents().map(|(_, contents)| match contents {
        Contents::Humans(number) => values.human * u32::from(number),
        Contents::Alien(Alien::Purple) => values.alien + 2 * values.cannon,
        Contents::Alien(Alien::Brown) => values.alien + 2 * values.engine,
        Contents::Alien(_) => values.alien,
        Contents::Sleepers(number) => values.sleeper * u32::from(number),
        Contents::Goods(goods) => values.goods * goods.value(),
        Contents::Nothing | Contents::Batteries(_) => 0,
    });
    each.map(u64::from).sum()
}

/// The least loss of all ways to keep pieces, with what is lost then.
fn least(before: &Fleet, impact: Impact, values: &LossWeights) -> (u64, CellSet) {
    let Some(broken) = impact.broken().next() else {
        let aftermath = impact.settle().expect("no ship is broken");
        let tokens = |fleet: &Fleet| fleet.aboard().batteries(!CellSet::EMPTY);
        let is_manned = |fleet: &Fleet, cells| !fleet.aboard().manned().is_disjoint(cells);
        let stranded = before.ships().filter(|ship| {
            let cells = before.board().ships()[usize::from(ship.number)];
            is_manned(before, cells) && !is_manned(&aftermath.fleet, cells)
        });
        let loss = price(&aftermath.losses, values)
            + u64::from(values.token) * u64::from(tokens(before) - tokens(&aftermath.fleet))
            + u64::from(values.ship) * stranded.count() as u64;
        return (loss, aftermath.losses.destroyed | aftermath.losses.cut_off);
    };
    let pieces = broken.pieces().filter(|&piece| broken.may_keep(piece)).map(|piece| {
        let mut kept = impact.clone();
        kept.keep(piece.first().expect("a piece")).expect("may be kept");
        least(before, kept, values)
    });
    pieces.min_by_key(|&(loss, _)| loss).expect("some piece may be kept")
}

/// Every defence, choices and shots in the order of the lines, without tokens.
fn every_defence(fleet: &Fleet, incoming: &Incoming) -> BTreeSet<Defence> {
    let order = |line| incoming.lines().iter().position(|other| other == line);
    let mut known = BTreeSet::from([Defence::default()]);
    let mut next = vec![Defence::default()];
    while let Some(so_far) = next.pop() {
        for mut more in additions(fleet, incoming, &so_far) {
            more.shots.sort_by_key(|shot| order(shot.line));
            more.choices.sort_by_key(|choice| order(choice.line));
            if known.insert(more.clone()) {
                next.push(more);
            }
        }
    }
    known.retain(|defence| fleet.paid(incoming, defence.clone()).is_ok());
    known
}

/// Every way to pay for a defence.
fn every_payment(fleet: &Fleet, incoming: &Incoming, defence: &Defence) -> Vec<Vec<Cell>> {
    let mut payments: Vec<Vec<Cell>> = vec![vec![]];
    for ship in fleet.ships() {
        let cost = defence.cost(fleet, ship, incoming.rulings());
        for _ in 0..cost {
            payments = payments.iter().flat_map(|paid| one_more(fleet, ship.components, paid)).collect();
        }
    }
    payments
}

/// In reading order for each ship, so that no payment comes twice.
fn one_more(fleet: &Fleet, ship: CellSet, paid: &[Cell]) -> Vec<Vec<Cell>> {
    let last = paid.iter().rposition(|&cell| ship.contains(cell)).map(|place| paid[place]);
    let left = |cell: Cell| {
        let taken = paid.iter().filter(|&&other| other == cell).count();
        fleet.aboard().batteries(cell.into()) as usize > taken
    };
    let cells = ship.iter().filter(|&cell| last.is_none_or(|last| cell >= last) && left(cell));
    cells.map(|cell| [paid, &[cell]].concat()).collect()
}

type Cost = (u64, usize, usize, u32);

/// The best of all, by looking at all.
fn exhaustive(fleet: &Fleet, incoming: &Incoming, values: &LossWeights) -> (Cost, Defence) {
    let costs = every_defence(fleet, incoming).into_iter().filter_map(|defence| {
        let boosts = defence.boosted_shields.len();
        if boosts > 0 && values.boost.is_none() {
            return None;
        }
        let payments = every_payment(fleet, incoming, &defence);
        let losses = payments.into_iter().map(|tokens| {
            let paid = Defence { tokens, ..defence.clone() };
            let outcome = fleet.defend(incoming, &paid).expect("as offered");
            let boarded = outcome.boarded().count() as u64 * u64::from(values.intruder);
            let loss = least(fleet, outcome.impact, values).0;
            (loss + boarded + u64::from(boosts) * u64::from(values.boost.unwrap_or(0)), paid.tokens.len())
        });
        let (loss, tokens) = losses.min().expect("it can be paid");
        let reactions = (defence.thrusters.len() + defence.shields.len() + boosts) as usize + defence.shots.len();
        Some(((loss, tokens, reactions, boosts), defence))
    });
    costs.min().expect("doing nothing is a defence")
}

/// Some values of things, many of them alike, so that there are ties.
fn values(chooser: &mut Chooser) -> LossWeights {
    if chooser.percent(30) {
        return LossWeights { boost: chooser.of(&[None, Some(0), Some(3)]), ..LossWeights::DEFAULT };
    }
    let mut any = || chooser.of(&[0, 0, 1, 1, 2, 5, 20]);
    LossWeights {
        component: any(),
        cabin: any(),
        engine: any(),
        cannon: any(),
        battery: any(),
        hold: any(),
        special_hold: any(),
        shield: any(),
        thruster: any(),
        human: any(),
        alien: any(),
        sleeper: any(),
        goods: any(),
        token: any(),
        ship: any(),
        intruder: any(),
        boost: Some(any()),
    }
}

fn any_attacked() -> impl Strategy<Value = (Attacked, LossWeights)> {
    any::<u64>().prop_map(|seed| {
        let mut chooser = Chooser::new(seed);
        let Attacked { fleet, incoming } = defences::attacked(&mut chooser, 7);
        let incoming = if chooser.percent(10) {
            Incoming::new(AttackKind::Intruder, incoming.lines())
                .with_rulings(incoming.rulings())
                .excluding(incoming.away())
        } else {
            incoming
        };
        (Attacked { fleet, incoming }, values(&mut chooser))
    })
}

/// The defence is legal, and its outcome and losses are as predicted.
fn keeps_its_word(fleet: &Fleet, incoming: &Incoming, values: &LossWeights, best: &BestDefence) {
    let outcome = fleet.defend(incoming, &best.defence).expect("a defence that no rule refuses");
    assert_eq!(outcome.lines, best.lines);
    let boarded = outcome.boarded().count() as u64 * u64::from(values.intruder);
    let boosts = u64::from(best.defence.boosted_shields.len()) * u64::from(values.boost.unwrap_or(0));
    let mut impact = outcome.impact;
    assert_eq!(impact.broken().count(), best.keep.len());
    for &keep in &best.keep {
        impact.keep(keep).expect("a piece that may be kept");
    }
    let (dues, gone) = least(fleet, impact, values);
    assert_eq!((dues + boarded + boosts, gone), (best.loss, best.lost));
}

proptest! {
    #![proptest_config(cases(800))]

    /// LM-SPLICE-7, -8, -10, LM-ATTACK-8, LM-FLEET-1, -12, -14, LM-LEGAL-12: no defence, paid in whatever way, and no piece kept
    /// loses less; of equals it is the first by the order that is stated.
    #[test]
    fn nothing_loses_less((Attacked { fleet, incoming }, values) in any_attacked()) {
        let best = fleet.best_defence(&incoming, &values).expect("lines of its board");
        keeps_its_word(&fleet, &incoming, &values, &best);
        let (cost, defence) = exhaustive(&fleet, &incoming, &values);
        let tokens = best.defence.tokens.len();
        prop_assert_eq!(Defence { tokens: vec![], ..best.defence }, defence);
        prop_assert_eq!((best.loss, tokens), (cost.0, cost.1));
        prop_assert!(best.is_proven);
    }

    /// LM-ATTACK-9, LM-ATTACK-10: what it spares is what is lost if nothing is done, and not by it.
    #[test]
    fn it_spares_what_is_lost_without_it((Attacked { fleet, incoming }, values) in any_attacked()) {
        let best = fleet.best_defence(&incoming, &values).expect("lines of its board");
        let spared = fleet.spared(&incoming, &best, &values).expect("lines of its board");
        let still = fleet.defend(&incoming, &Defence::default()).expect("doing nothing is a defence");
        let boarded = still.boarded().count();
        let (dues, gone) = least(&fleet, still.impact, &values);
        let on = |cells: CellSet| cells.iter().map(|cell| (cell, fleet.get(cell).expect("it is lost"))).collect::<Vec<_>>();
        let kept = gone - best.lost;
        prop_assert_eq!((&spared.components, &spared.instead), (&on(kept), &on(best.lost - gone)));
        let aboard = fleet.aboard().contents().filter(|&(cell, _)| kept.contains(cell));
        prop_assert!(spared.aboard.contents().eq(aboard));
        let still_boarded = best.lines.iter().filter(|end| end.fate == Fate::Boarded).count();
        prop_assert_eq!(spared.intruders as usize, boarded - still_boarded);
        prop_assert_eq!(spared.loss, dues + boarded as u64 * u64::from(values.intruder) - best.loss);
    }

    /// LM-LEGAL-12: of a ship that breaks no piece is a better one to keep.
    #[test]
    fn no_piece_is_better((Attacked { fleet, .. }, values) in any_attacked(), hit in any::<u128>()) {
        let hit: CellSet = fleet.layout().occupied().iter().filter(|cell| (hit >> (cell.row() * 11 + cell.column())) & 1 == 1).collect();
        let mut impact = fleet.clone().destroy(hit);
        let best = least(&fleet, impact.clone(), &values);
        for piece in impact.best_pieces(&values) {
            impact.keep(piece).expect("a piece that may be kept");
        }
        prop_assert_eq!(impact.broken().count(), 0);
        prop_assert_eq!(least(&fleet, impact, &values).0, best.0);
    }
}

/// LM-ATTACK-9, LM-SPLICE-10: tokens that are lost all the same pay first. The double cannon shoots down the one of twins that
/// would cut the cabin off, with a token of the battery that the other one strikes.
#[test]
fn what_is_lost_pays() {
    let battery = node(Kind::Battery(Capacity::Two));
    let fleet = loaded(
        Board::new(Class::IC),
        &[
            (1, 1, node(Kind::Cabin)),
            (1, 2, battery),
            (1, 3, component(Kind::DoubleCannon, "3330", Side::Left)),
            (1, 4, battery),
        ],
    );
    let twins = incoming(&fleet, AttackKind::LargeMeteor, Side::Left, [Die::Three, Die::One]);
    let best = fleet.best_defence(&twins, &LossWeights::DEFAULT).expect("lines of its board");
    let fates: Vec<Fate> = best.lines.iter().map(|end| end.fate).collect();
    assert_eq!(fates, [Fate::ShotDown(cell(1, 3)), Fate::Destroyed]);
    assert_eq!((&best.defence.tokens[..], &best.keep[..]), (&[cell(1, 4)][..], &[][..]));
    assert_eq!((best.lost, best.loss), (cells(&[(1, 4)]), 10 + 2 * 3 + 2 * 6));
    keeps_its_word(&fleet, &twins, &LossWeights::DEFAULT, &best);
}

/// LM-BOARD-3: lines of another board are refused.
#[test]
fn lines_of_another_board() {
    let fleet = loaded(Board::new(Class::IC), &[(1, 2, node(Kind::Cabin))]);
    let lines = attacks::lines(&Board::new(Class::II), Side::Left, [Die::Three, Die::Four]);
    let elsewhere = Incoming::new(AttackKind::HeavyFire, lines);
    assert_eq!(fleet.best_defence(&elsewhere, &LossWeights::DEFAULT), Err(DefenceError::OtherBoard));
}

/// Attacks on a board with dozens of ships that can all step aside end within the budget, and say that they were not seen
/// through.
#[test]
fn the_budget_holds() {
    let ships = "#.#.#.#.#.#";
    let art = [ships, ships, ships, "...........", ships, ships, ships];
    let blueprint = Blueprint::builder(&art).numbers(&[7; 11], &[7; 7]).build().expect("a sound drawing");
    let mut parts = vec![];
    for (column, row) in [0, 2, 4, 6, 8, 10].into_iter().flat_map(|column| [(column, 0), (column, 4)]) {
        parts.push((column, row, component(Kind::Thruster, "3330", Side::Left)));
        parts.push((column, row + 2, component(Kind::Thruster, "3033", Side::Right)));
        parts.push((column, row + 1, node(Kind::Battery(Capacity::Two))));
    }
    let fleet = loaded(Board::custom(blueprint), &parts);
    let fire = incoming(&fleet, AttackKind::HeavyFire, Side::Front, [Die::Three, Die::Four]);
    let best = fleet.best_defence(&fire, &LossWeights::DEFAULT).expect("lines of its board");
    assert_eq!((best.nodes, best.is_proven), (BestDefence::NODES, false));
    keeps_its_word(&fleet, &fire, &LossWeights::DEFAULT, &best);
}

/// LM-R5: what the values let go is named, with the price above its worth; where a boost is dearer, and where it is not.
#[test]
fn it_says_what_it_weighed() {
    let fleet = loaded(
        Board::new(Class::I),
        &[
            (2, 1, node(Kind::Structural)),
            (2, 2, node(Kind::StartingCabin)),
            (1, 2, node(Kind::Battery(Capacity::Two))),
            (3, 2, component(Kind::Shield, "3333", Side::Front)),
        ],
    );
    let fire = incoming(&fleet, AttackKind::HeavyFire, Side::Front, [Die::Three, Die::Four]);
    let said = |values: &LossWeights| {
        let best = fleet.best_defence(&fire, values).expect("lines of its board");
        fleet.spared(&fire, &best, values).expect("lines of its board").to_string()
    };
    let boosting = LossWeights { boost: Some(0), ..LossWeights::DEFAULT };
    assert_eq!(
        said(&boosting),
        "saves nothing: a loss of 1 credit; \
         keeping the structural component on (2, 1) for 2 battery tokens would be a loss of 1.2 credits"
    );
    assert_eq!(
        said(&LossWeights { token: 4, ..boosting }),
        "keeps the structural component on (2, 1) for 2 battery tokens: a loss of 0.8 credits, not 1"
    );
    assert_eq!(
        said(&LossWeights { boost: Some(20), ..boosting }),
        "saves nothing: a loss of 1 credit; \
         keeping the structural component on (2, 1) for 2 battery tokens would be a loss of 3.2 credits"
    );
    assert_eq!(said(&LossWeights::DEFAULT), "saves nothing: a loss of 1 credit");
}
