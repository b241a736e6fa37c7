//! Advice on building: places and plans, against every place there is.

use std::cmp::Reverse;

use proptest::prelude::*;
use starwright::grid::{Cell, Rotation, Side};
use starwright::trucker::{
    BuildWeights, Capacity, Change, Class, Component, Kind, Layout, LossWeights, Plan, Quality, Rulings,
};

use crate::support::random::{self, Chooser, any_legal_layout};
use crate::support::{board, cases, component, layout};

/// LM-R18: whether a component has to join its ship at once.
fn any_rulings() -> impl Strategy<Value = Rulings> {
    any::<bool>().prop_map(|is_strict| Rulings::DEFAULT.with_strict_joints(is_strict))
}

/// Every place where nothing speaks against a component, in reading order, with the merit of the layout then.
fn every_place(
    layout: &Layout,
    component: Component,
    aims: &BuildWeights,
    rulings: Rulings,
) -> Vec<(Cell, Rotation, i64)> {
    let mut places = Vec::new();
    for at in layout.board().open() - layout.occupied() {
        for turn in Rotation::ALL {
            let turned = component.turned(turn);
            if layout.misfits(at, turned, rulings).is_empty() {
                let mut after = layout.clone();
                after.place(at, turned).expect("a free cell");
                places.push((at, turn, after.merit(aims)));
            }
        }
    }
    places
}

fn any_tiles() -> impl Strategy<Value = (Layout, Vec<Component>)> {
    (any_legal_layout(), any::<u64>(), 1_usize..5).prop_map(|(layout, seed, count)| {
        let mut chooser = Chooser::new(seed);
        (layout, (0..count).map(|_| random::component(&mut chooser)).collect())
    })
}

proptest! {
    #![proptest_config(cases(200))]

    /// LM-CABIN-4, LM-R18: no place where a component fits makes the ships better, of equals it is the first, and there is one just
    /// if the component fits anywhere.
    #[test]
    fn no_place_is_better((layout, tiles) in any_tiles(), rulings in any_rulings()) {
        let aims = BuildWeights::of(layout.board());
        let places = every_place(&layout, tiles[0], &aims, rulings);
        let best = places.iter().map(|&(.., merit)| merit).max();
        let first = places.iter().find(|&&(.., merit)| Some(merit) == best);
        let now = layout.merit(&aims);
        let found = layout.best_place(tiles[0], &aims, rulings).map(|best| (best.at, best.turn, best.gain + now));
        prop_assert_eq!(found, first.copied());
        prop_assert_eq!(found.is_none(), layout.fits(tiles[0], rulings).anyhow().is_empty());
        let plan = layout.plan(&tiles[..1], &aims, rulings);
        let gain = best.map_or(0, |best| (best - now).max(0));
        prop_assert_eq!((plan.gain, plan.is_through), (gain, true));
    }

    /// Every step of a plan fits where it is made, the plan gains what it says and at least as much as its best tile, looks at no
    /// more layouts than is stated, and is the same when it is made again.
    #[test]
    fn plans_can_be_built((layout, tiles) in any_tiles(), rulings in any_rulings()) {
        let aims = BuildWeights::of(layout.board());
        let plan = layout.plan(&tiles, &aims, rulings);
        let mut built = layout.clone();
        for &(tile, at, turn) in &plan.steps {
            let turned = tiles[tile].turned(turn);
            prop_assert!(built.misfits(at, turned, rulings).is_empty());
            built.place(at, turned).expect("a free cell");
        }
        prop_assert!(plan.steps.iter().enumerate().all(|(step, one)| plan.steps[..step].iter().all(|other| other.0 != one.0)));
        prop_assert_eq!(built.merit(&aims) - layout.merit(&aims), plan.gain);
        let single = tiles.iter().filter_map(|&tile| layout.best_place(tile, &aims, rulings)).map(|best| best.gain).max();
        prop_assert!(plan.gain >= single.unwrap_or(0));
        prop_assert!(plan.nodes <= Plan::NODES);
        let before = layout.best_place_before(tiles[0], &tiles[1..], &aims, rulings);
        let alone = layout.best_place(tiles[0], &aims, rulings);
        prop_assert_eq!(before.is_some(), alone.is_some());
        if let (Some(before), Some(alone)) = (before, alone) {
            prop_assert!(before.gain >= alone.gain);
            prop_assert!(layout.misfits(before.at, tiles[0].turned(before.turn), rulings).is_empty());
        }
        prop_assert_eq!(layout.plan(&tiles, &aims, rulings), plan);
    }
}

/// LM-LEGAL-9: what hangs loose makes a ship worse; LM-LEGAL-4: so does a connector that need not be exposed, once
/// nothing is to come.
#[test]
fn what_makes_a_ship_better() {
    let cabin = component(Kind::StartingCabin, "3333", Side::Front);
    let strut = |edges| component(Kind::Structural, edges, Side::Front);
    let merit = |parts: &[(u8, u8, Component)]| {
        let built = layout(board(Class::II, &[]), parts);
        built.merit(&BuildWeights::of(built.board()).with_left(0, 1))
    };
    let alone = merit(&[(3, 2, cabin)]);
    let joined = merit(&[(3, 2, cabin), (3, 3, strut("3000"))]);
    let exposed = merit(&[(3, 2, cabin), (3, 3, strut("3300"))]);
    let loose = merit(&[(3, 2, cabin), (3, 3, strut("0000"))]);
    assert!(joined > alone && joined > exposed && alone > loose, "{joined} {alone} {exposed} {loose}");
    let engine = component(Kind::SingleEngine, "3000", Side::Front);
    assert!(merit(&[(3, 2, cabin), (3, 3, engine)]) > joined);
}

/// LM-R18: a component that touches its ship and joins nothing fits, and so it has a place, unless a joint is demanded at once.
#[test]
fn a_cell_that_is_touched_is_a_place() {
    let smooth = layout(board(Class::II, &[]), &[(3, 2, component(Kind::Cabin, "0000", Side::Front))]);
    let aims = BuildWeights::of(smooth.board());
    let strut = component(Kind::Structural, "0003", Side::Front);
    for (rulings, has_place) in [(Rulings::DEFAULT, true), (Rulings::DEFAULT.with_strict_joints(true), false)] {
        let best = smooth.best_place(strut, &aims, rulings);
        assert_eq!((!smooth.fits(strut, rulings).anyhow().is_empty(), best.is_some()), (has_place, has_place));
        assert_eq!(smooth.best_place_before(strut, &[], &aims, rulings), best);
    }
}

/// A tile that fits nowhere has no place, and is in no plan.
#[test]
fn where_nothing_fits() {
    let full = layout(board(Class::II, &[]), &[(3, 2, component(Kind::Cabin, "0000", Side::Front))]);
    let aims = BuildWeights::of(full.board());
    let cabin = component(Kind::Cabin, "3333", Side::Front);
    assert_eq!(full.best_place(cabin, &aims, Rulings::DEFAULT), None);
    assert_eq!(full.best_place_before(cabin, &[cabin], &aims, Rulings::DEFAULT), None);
    let plan = full.plan(&[cabin], &aims, Rulings::DEFAULT);
    assert_eq!((plan.steps.len(), plan.gain, plan.nodes), (0, 0, 0));
}

proptest! {
    #![proptest_config(cases(100))]

    /// What changes adds up to what is gained, the greatest worth first, and the way back is the opposite.
    #[test]
    fn changes_add_up((before, tiles) in any_tiles(), ivc in any_legal_layout()) {
        let aims = BuildWeights::of(before.board());
        let best = tiles.iter().find_map(|&tile| Some((tile, before.best_place(tile, &aims, Rulings::DEFAULT)?)));
        let mut after = before.clone();
        if let Some((tile, best)) = best {
            after.place(best.at, tile.turned(best.turn)).expect("a free cell");
        }
        for (one, other) in [(&before, &after), (&after, &before), (&before, &ivc)] {
            let changes = one.changes(other, &aims);
            prop_assert_eq!(changes.iter().map(|change| change.worth).sum::<i64>(), other.merit(&aims) - one.merit(&aims));
            let key = |change: &Change| (Reverse(change.worth.unsigned_abs()), change.quality);
            prop_assert!(changes.is_sorted_by(|one, next| key(one) < key(next)));
            let parts = |changes: &[Change], sign| -> Vec<_> {
                changes.iter().map(|change| (change.quality, sign * change.by, i64::from(sign) * change.worth)).collect()
            };
            prop_assert_eq!(parts(&changes, 1), parts(&other.changes(one, &aims), -1));
            let by = |of| changes.iter().find(|change| change.quality == of).map_or(0, |change| i64::from(change.by));
            let exposed = |layout: &Layout| i64::from(layout.exposed_connectors());
            prop_assert_eq!(by(Quality::Exposed), exposed(other) - exposed(one));
            let components = |layout: &Layout| i64::from(layout.occupied().len());
            prop_assert_eq!(by(Quality::Component) + by(Quality::Loose), components(other) - components(one));
            let premium = |layout: &Layout| layout.weak_spot().map_or(0, |spot| i64::from(spot.premium));
            prop_assert_eq!(by(Quality::Premium), premium(other) - premium(one));
        }
    }
}

/// What a component is worth by itself: so much for being one, and so much for what it does.
#[test]
fn what_components_are_worth() {
    let values = LossWeights {
        component: 1,
        cabin: 10,
        engine: 100,
        cannon: 1_000,
        battery: 10_000,
        hold: 100_000,
        ..LossWeights::DEFAULT
    };
    let values = LossWeights { special_hold: 1_000_000, shield: 10_000_000, thruster: 100_000_000, ..values };
    let worth = [
        (Kind::StartingCabin, 21),
        (Kind::Cabin, 21),
        (Kind::LuxuryCabin, 11),
        (Kind::SingleEngine, 101),
        (Kind::DoubleEngine, 201),
        (Kind::SingleCannon, 1_001),
        (Kind::DoubleCannon, 2_001),
        (Kind::BidirectionalCannon, 2_001),
        (Kind::CannonEngine, 1_101),
        (Kind::Battery(Capacity::Three), 30_001),
        (Kind::CargoHold(Capacity::Two), 200_001),
        (Kind::SpecialCargoHold(Capacity::Two), 2_000_001),
        (Kind::Shield, 10_000_001),
        (Kind::Thruster, 100_000_001),
        (Kind::Structural, 1),
    ];
    for (kind, expected) in worth {
        assert_eq!(values.of(kind), expected, "{kind:?}");
    }
}
