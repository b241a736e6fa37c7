//! What is lost and what is kept.

use std::collections::{BTreeMap, BTreeSet};

use crate::trucker::aim::Line;
use crate::trucker::answers::all_answers;
use crate::trucker::board::Board;
use crate::trucker::defence::Kind::{HeavyFire, LargeMeteor, LightFire};
use crate::trucker::defence::{HOUSE, judge};
use crate::trucker::loaded::{Contents, Loaded};
use crate::trucker::outcome::{Kept, Outcome, keep};
use crate::trucker::side::Cell;
use crate::trucker::side::Side::{Front, Left};
use crate::worked::answer::{attack, nothing, one_behind_the_other, spine, twins};
use crate::worked::universal;

/// A row of five universal components on an ordinary board; column 3 is struck from the front.
fn row_of_five(kinds: [&str; 5]) -> Loaded {
    let row = (0..).zip(kinds).map(|(column, kind)| universal((column, 0), kind)).collect();
    Loaded::new(Board::from_art(&["#####"], "plane"), row)
}

/// The pieces after its middle is shot out.
fn broken(fleet: &Loaded) -> Outcome {
    judge(fleet, &attack(HeavyFire, Front, &[Line::Column(2)]), &HOUSE, &nothing()).expect("nobody reacts")
}

/// Whether each piece of the first ship may be kept.
fn choices(outcome: &Outcome) -> Vec<bool> {
    outcome.pieces[0].iter().map(|piece| piece.may_be_kept).collect()
}

/// Keeps the piece of the first ship that has that cell.
fn kept(outcome: &Outcome, cell: Cell) -> Result<Kept, &'static str> {
    keep(outcome, &BTreeMap::from([(0, cell)])).map_err(|refusal| refusal.rule)
}

#[test]
fn a_piece_with_a_human_is_kept() {
    // LM-LEGAL-12.
    let fleet = row_of_five(["cabin", "cargo_hold", "cabin", "battery", "cabin"]);
    let both = fleet.clone().with_humans((0, 0), 1).with_humans((4, 0), 2);
    assert_eq!(choices(&broken(&both)), [true, true]);
    let left_only = fleet.clone().with_humans((0, 0), 1).with_alien((4, 0), "brown");
    assert_eq!(choices(&broken(&left_only)), [true, false]);
    assert_eq!(kept(&broken(&left_only), (4, 0)).expect_err("no human there"), "LM-LEGAL-12");
    // If there is none the owner still keeps one; a sleeper or an alien is no human.
    let nobody = fleet.with_alien((0, 0), "brown").with_sleepers((4, 0), 4);
    assert_eq!(choices(&broken(&nobody)), [true, true]);
    assert!(kept(&broken(&nobody), (3, 0)).is_ok());
    assert_eq!(kept(&broken(&nobody), (2, 0)).expect_err("destroyed"), "LM-LEGAL-12");
    assert_eq!(keep(&broken(&nobody), &BTreeMap::new()).expect_err("no choice").rule, "LM-LEGAL-12");
}

#[test]
fn what_is_aboard_goes_with_it() {
    // LM-ATTACK-9.
    let fleet = row_of_five(["cabin", "cargo_hold", "cabin", "battery", "special_cargo_hold"])
        .with_humans((0, 0), 2)
        .with_goods((1, 0), &["green"])
        .with_humans((2, 0), 1)
        .with_batteries((3, 0), 3)
        .with_goods((4, 0), &["red", "blue"]);
    let after = broken(&fleet);
    assert_eq!(after.destroyed, BTreeSet::from([(2, 0)]));
    assert_eq!(after.lost.values().map(|lost| lost.humans).sum::<i32>(), 1);
    let kept = kept(&after, (1, 0)).expect("a piece with humans");
    assert_eq!(kept.lost_pile, BTreeSet::from([(2, 0), (3, 0), (4, 0)]));
    let lost = kept.lost.values().fold(Contents::default(), |sum, one| sum.plus(one));
    assert_eq!((lost.humans, lost.batteries, lost.goods), (1, 3, vec!["blue".to_string(), "red".to_string()]));
    let aboard = kept.fleet.aboard_ship(0);
    assert_eq!((aboard.humans, aboard.batteries, aboard.goods), (2, 0, vec!["green".to_string()]));
    assert_eq!(kept.fleet.tiles.len(), 2);
}

#[test]
fn an_alien_without_its_life_support_leaves() {
    // BG-CREW-1: its own colour, and joined; a second one keeps it.
    let colours = |left: &str, right: &str| {
        let fleet = row_of_five(["cabin", "cabin", "life_support_brown", left, right]);
        broken(&fleet.with_alien((1, 0), "brown").with_humans((0, 0), 1).with_alien((4, 0), "purple"))
    };
    let kept_left = kept(&colours("structural", "cabin"), (0, 0)).expect("humans");
    assert_eq!(kept_left.aliens_left, BTreeSet::from([(1, 0)]));
    assert_eq!(kept_left.fleet.aboard_ship(0).crew(), 1);
    let supported = row_of_five(["life_support_brown", "cabin", "life_support_brown", "structural", "structural"]);
    let supported = kept(&broken(&supported.with_alien((1, 0), "brown")), (0, 0)).expect("no human anywhere");
    assert_eq!((supported.aliens_left.len(), supported.fleet.aboard_ship(0).crew()), (0, 1));
    let wrong = row_of_five(["life_support_purple", "cabin", "life_support_brown", "structural", "structural"]);
    let wrong = kept(&broken(&wrong.with_alien((1, 0), "brown")), (0, 0)).expect("no human anywhere");
    assert_eq!(wrong.aliens_left.len(), 1);
}

#[test]
fn twins_are_removed_together_and_then_it_breaks_up() {
    // LM-SPLICE-9: (1, 2) and (1, 4) go; above, between and beside them three lone pieces are left.
    let after = judge(&spine(), &twins(HeavyFire), &HOUSE, &nothing()).expect("nobody reacts");
    assert_eq!(after.destroyed, BTreeSet::from([(1, 2), (1, 4)]));
    let pieces: Vec<BTreeSet<Cell>> = after.pieces[0].iter().map(|piece| piece.cells.clone()).collect();
    assert_eq!(pieces, [(1, 1), (1, 3), (2, 2), (2, 4)].map(|cell| BTreeSet::from([cell])));
    assert_eq!(choices(&after), [true; 4]);
}

#[test]
fn each_ship_breaks_up_by_itself() {
    // LM-LEGAL-12, LM-FLEET-10: the ship that is not struck stays one piece and need not be chosen.
    let fleet = vec![
        universal((0, 0), "cabin"),
        universal((1, 0), "structural"),
        universal((2, 0), "cabin"),
        universal((0, 2), "cabin"),
        universal((1, 2), "cabin"),
    ];
    let board = Board::from_art(&["###", "...", "###"], "plane");
    let fleet = Loaded::new(board, fleet).with_humans((0, 0), 1).with_humans((2, 0), 1).with_humans((0, 2), 1);
    let after =
        judge(&fleet, &attack(LightFire, Front, &[Line::Column(1)]), &HOUSE, &nothing()).expect("nobody reacts");
    assert_eq!(after.pieces.iter().map(Vec::len).collect::<Vec<_>>(), [2, 1]);
    let kept = kept(&after, (2, 0)).expect("a human");
    assert_eq!(kept.lost_pile, BTreeSet::from([(0, 0), (1, 0)]));
    assert_eq!(kept.fleet.aboard_ship(1).humans, 1);
    // A ship may lose its last component; then there is nothing to keep of it.
    let last = Loaded::new(Board::from_art(&["#"], "plane"), vec![universal((0, 0), "cabin")]).with_humans((0, 0), 2);
    let after = judge(&last, &attack(LightFire, Front, &[Line::Column(0)]), &HOUSE, &nothing()).expect("nobody reacts");
    assert!(after.pieces[0].is_empty());
    assert_eq!(keep(&after, &BTreeMap::new()).expect("nothing to choose").fleet.tiles.len(), 0);
}

#[test]
fn every_loss_is_accounted_for() {
    // LM-ATTACK-9: what was aboard is still aboard, was lost, was paid, or is an alien that left; for every answer.
    let fleets = [
        (spine().with_goods((1, 4), &["red"]), twins(LargeMeteor)),
        (one_behind_the_other(), attack(HeavyFire, Left, &[Line::Row(1)])),
    ];
    for (fleet, coming) in fleets {
        for (answer, outcome) in all_answers(&fleet, &coming, &HOUSE) {
            let chosen = outcome.pieces.iter().enumerate().filter_map(|(ship, pieces)| {
                let piece = pieces.iter().find(|piece| piece.may_be_kept)?;
                Some((ship, *piece.cells.first()?))
            });
            let kept = keep(&outcome, &chosen.collect()).expect("a piece that may be kept");
            assert_eq!(kept.fleet.tiles.len() + kept.lost_pile.len(), fleet.tiles.len(), "{answer:?}");
            let mut sum = kept
                .lost
                .values()
                .chain(kept.fleet.aboard.values())
                .fold(Contents::default(), |sum, one| sum.plus(one));
            sum.batteries += outcome.spent.values().sum::<i32>();
            let before = fleet.aboard.values().fold(Contents::default(), |sum, one| sum.plus(one));
            assert_eq!(sum, before, "{answer:?}");
        }
    }
}
