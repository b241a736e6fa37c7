//! The repair at the ship check: proposals, single steps and the optimum, against every sequence of removals.

use std::collections::BTreeSet;

use proptest::prelude::*;
use starwright::grid::{CellSet, Side, Topology};
use starwright::trucker::{
    Blueprint, Board, Class, Kind, Layout, Mark, NoRepair, Repair, RepairError, Rule, Rulings, Violation,
};

use crate::oracle::repair as oracle;
use crate::support::convert::{self, Place, places};
use crate::support::random::{self, Chooser, any_layout};
use crate::support::{board, cases, cell, cells, component, layout};

const FREE: Rulings = Rulings::DEFAULT.with_free_repair(true);

/// Up to that many components that lie close together, most of them wrong, on any board.
fn small(seed: u64, most: u32) -> Layout {
    let mut chooser = Chooser::new(seed);
    let mut layout = if chooser.percent(50) { tangled(&mut chooser) } else { random::layout(&mut chooser) };
    let surface = layout.board().surface();
    let Some(start) = chooser.cell(layout.occupied()) else { return layout };
    let mut kept = CellSet::of(start);
    while kept.len() < most && kept != layout.occupied() {
        let near = (surface.grow_by_corners(kept) & layout.occupied()) - kept;
        let next = if near.is_empty() || chooser.percent(10) { layout.occupied() - kept } else { near };
        kept.insert(chooser.cell(next).expect("there are more"));
    }
    layout.remove_all(layout.occupied() - kept);
    layout
}

/// A small board without a gap, on which much hangs together in many ways.
fn tangled(chooser: &mut Chooser) -> Layout {
    let art = ["#####"; 4];
    let blueprint = Blueprint::builder(&art).topology(chooser.of(&Topology::ALL)).build().expect("a sound drawing");
    let mut layout = Layout::new(Board::custom(blueprint));
    for cell in layout.board().open() {
        let strut = component(Kind::Structural, "3333", Side::Front);
        let component = if chooser.percent(50) { strut } else { random::component(chooser) };
        layout.place(cell, component).expect("a free cell");
    }
    layout
}

fn outcomes(layout: &Layout) -> BTreeSet<BTreeSet<Place>> {
    oracle::outcomes(&convert::board(layout.board()), &convert::tiles(layout))
}

fn subset(of: CellSet, chosen: u32) -> CellSet {
    of.iter().enumerate().filter(|(place, _)| chosen >> place & 1 == 1).map(|(_, cell)| cell).collect()
}

/// The layout after the removals of a repair, made one by one, and after keeping its pieces.
fn followed(layout: &Layout, repair: &Repair) -> CellSet {
    let mut left = layout.clone();
    for removal in &repair.why {
        assert!(left.check().violations.contains(&removal.mistake));
        assert!(removal.mistake.cells().contains(removal.cell));
        left.remove_at_check(removal.cell, &Rulings::DEFAULT).unwrap();
    }
    let mut cut_off = CellSet::EMPTY;
    for ship in &repair.ships {
        cut_off |= ship.kept.first().map_or(CellSet::EMPTY, |cell| left.keep_piece(cell).unwrap());
    }
    assert_eq!(cut_off, repair.cut_off);
    left.occupied()
}

/// The largest piece of a ship that is left when of every mistake either component goes, all ways tried.
fn most_kept(ship: &Layout) -> u32 {
    let violations = ship.check().violations;
    let mistake = violations.iter().find(|violation| !matches!(violation, Violation::CutOff { .. }));
    let Some(mistake) = mistake else {
        return ship.joints().pieces().map(CellSet::len).max().unwrap_or(0);
    };
    let ways = mistake.cells().iter().map(|cell| {
        let mut rest = ship.clone();
        rest.remove(cell);
        most_kept(&rest)
    });
    ways.max().unwrap_or(0)
}

/// The optimum is the largest outcome of any sequence of removals, and the first of those.
fn repaired_as_the_oracle_repairs(layout: &Layout, outcomes: &BTreeSet<BTreeSet<Place>>) {
    let repair = layout.repair();
    assert!(repair.proven);
    assert_eq!(places(repair.kept), oracle::best(outcomes, &convert::tiles(layout)));
    for (ship, &open) in repair.ships.iter().zip(layout.board().ships()) {
        assert_eq!(ship.kept, repair.kept & open);
        assert_eq!(ship.kept.len(), ship.at_most);
    }
}

/// Of some components, a proposal is legal just if some sequence of removals leaves the rest.
fn judged_as_the_oracle_judges(layout: &Layout, outcomes: &BTreeSet<BTreeSet<Place>>, removed: CellSet) {
    let judged = layout.judge_repair(removed, &Rulings::DEFAULT);
    let left = places(layout.occupied() - removed);
    assert_eq!(judged.is_ok(), outcomes.contains(&left), "{removed:?} of {layout}");
}

/// The best repair of a small layout, a proposal of random removals, and one that some sequence of removals leaves.
pub(crate) fn agrees_with_oracle(seed: u64) {
    let layout = small(seed, 10);
    let outcomes = outcomes(&layout);
    repaired_as_the_oracle_repairs(&layout, &outcomes);
    let mut chooser = Chooser::new(!seed);
    let removed = layout.occupied().iter().filter(|_| chooser.percent(40)).collect();
    judged_as_the_oracle_judges(&layout, &outcomes, removed);
    let left = outcomes.iter().nth(chooser.below(outcomes.len())).expect("a repair has an outcome");
    let removed = layout.occupied().iter().filter(|&cell| !left.contains(&convert::place(cell))).collect();
    judged_as_the_oracle_judges(&layout, &outcomes, removed);
}

fn rule_of(violations: &[Violation]) -> Vec<Rule> {
    violations.iter().map(Violation::rule).collect()
}

proptest! {
    #![proptest_config(cases(400))]

    /// LM-LEGAL-11, LM-LEGAL-12, LM-R30: the optimum is the largest outcome of any sequence of removals, and the first of
    /// those.
    #[test]
    fn the_optimum_is_the_best_of_all_sequences(seed in any::<u64>(), most in 1_u32..=14) {
        let layout = small(seed, most);
        repaired_as_the_oracle_repairs(&layout, &outcomes(&layout));
    }

    /// LM-R30, LM-LEGAL-12: of all that can be proposed just what some sequence leaves is legal.
    #[test]
    fn every_proposal_is_judged_as_the_sequences_say(seed in any::<u64>(), most in 1_u32..=9) {
        let layout = small(seed, most);
        let outcomes = outcomes(&layout);
        for chosen in 0..1 << layout.occupied().len() {
            judged_as_the_oracle_judges(&layout, &outcomes, subset(layout.occupied(), chosen));
        }
    }

    /// LM-R30: with free repairs every legal rest will do, and without it no other.
    #[test]
    fn a_free_repair_leaves_any_legal_rest(seed in any::<u64>(), most in 1_u32..=9) {
        let layout = small(seed, most);
        for chosen in 0..1 << layout.occupied().len() {
            let removed = subset(layout.occupied(), chosen);
            let mut rest = layout.clone();
            rest.remove_all(removed);
            prop_assert_eq!(layout.judge_repair(removed, &FREE).is_ok(), rest.is_legal());
        }
        prop_assert_eq!(layout.removable(&FREE), layout.occupied());
    }

    /// LM-LEGAL-11, LM-R30: step by step, just what is in a mistake at that moment may go, and where one ends up is legal.
    #[test]
    fn any_walk_ends_in_a_legal_repair(seed in any::<u64>()) {
        let mut chooser = Chooser::new(seed);
        let start = random::layout(&mut chooser);
        let mut layout = start.clone();
        loop {
            let now = oracle::in_mistake(&convert::board(layout.board()), &convert::tiles(&layout));
            let removable = layout.removable(&Rulings::DEFAULT);
            prop_assert_eq!(places(removable), now);
            if let Some(sound) = chooser.cell(layout.occupied() - removable) {
                let before = layout.clone();
                let refusal = layout.remove_at_check(sound, &Rulings::DEFAULT).unwrap_err();
                prop_assert_eq!(refusal.rule(), Rule::LmR30);
                prop_assert_eq!(&layout, &before);
            }
            let Some(cell) = chooser.cell(removable) else { break };
            layout.remove_at_check(cell, &Rulings::DEFAULT).unwrap();
        }
        for &ship in &layout.board().ships().to_vec() {
            if let Some(cell) = chooser.cell(layout.occupied() & ship) {
                layout.keep_piece(cell).unwrap();
            }
        }
        prop_assert!(layout.is_legal());
        prop_assert_eq!(start.judge_repair(start.occupied() - layout.occupied(), &Rulings::DEFAULT), Ok(()));
        let most: u32 = start.repair().ships.iter().map(|ship| ship.at_most).sum();
        prop_assert!(layout.occupied().len() <= most);
    }

    /// LM-LEGAL-11, LM-LEGAL-12, LM-R30: however little it may work, the answer is a legal repair that can be followed step
    /// by step, it never works more than that, and what it claims is true.
    #[test]
    fn little_work_is_still_a_legal_repair(layout in any_layout(), work in 0_u32..40) {
        let full = layout.repair();
        prop_assume!(full.proven);
        let repair = layout.repair_within(work);
        prop_assert!(repair.work <= work);
        prop_assert_eq!(layout.judge_repair(repair.removed, &Rulings::DEFAULT), Ok(()));
        prop_assert_eq!(followed(&layout, &repair), repair.kept);
        prop_assert_eq!(repair.kept | repair.removed, layout.occupied());
        for (ship, best) in repair.ships.iter().zip(&full.ships) {
            prop_assert!(ship.kept.len() <= best.kept.len() && best.kept.len() <= ship.at_most);
            prop_assert!(!ship.proven || ship == best);
        }
        prop_assert_eq!(repair.proven, repair.ships.iter().all(|ship| ship.proven));
    }

    /// LM-LEGAL-11, LM-R30: on whole ships too, where one component of every mistake goes and all ways are tried.
    #[test]
    fn the_optimum_of_whole_ships(seed in any::<u64>()) {
        let mut chooser = Chooser::new(seed);
        let board = random::board(&mut chooser);
        let layout = random::nearly_legal(&mut chooser, board);
        prop_assume!(layout.check().violations.len() <= 10);
        let repair = layout.repair();
        for (&open, ship) in layout.board().ships().iter().zip(&repair.ships) {
            let mut alone = layout.clone();
            alone.remove_all(layout.occupied() - open);
            prop_assert_eq!(ship.kept.len(), most_kept(&alone));
        }
    }

    /// LM-LEGAL-11: a layout without a mistake is left alone.
    #[test]
    fn nothing_is_taken_off_a_legal_layout(layout in random::any_legal_layout()) {
        let repair = layout.repair_within(layout.board().ships().iter().map(|_| 1).sum());
        prop_assert!(repair.proven && repair.removed.is_empty() && repair.why.is_empty());
        prop_assert_eq!(repair.to_string(), "");
    }
}

/// LM-TORUS-2, LM-R30, LM-LEGAL-12: a cannon in the front row looks over the edge at a battery, and beside the battery hangs
/// a piece that is lost with it.
#[test]
fn a_cannon_looks_over_the_edge() {
    let ship = layout(
        Board::new(Class::IIIC),
        &[
            (2, 0, component(Kind::SingleCannon, "0030", Side::Front)),
            (2, 1, component(Kind::StartingCabin, "3333", Side::Front)),
            (2, 5, component(Kind::Structural, "0003", Side::Front)),
            (1, 5, component(Kind::Structural, "3300", Side::Front)),
        ],
    );
    let repair = ship.repair();
    assert!(repair.proven);
    assert_eq!(repair.kept, cells(&[(2, 0), (2, 1)]));
    let text = "remove the component on (2, 5): the muzzle of the single cannon on (2, 0) points at (2, 5), \
                which must be empty (LM-LEGAL-7)\n\
                the component on (1, 5) is lost with its piece (LM-LEGAL-12)\n";
    assert_eq!(repair.to_string(), text);

    let judged = |removed: &[(u8, u8)]| ship.judge_repair(cells(removed), &Rulings::DEFAULT);
    assert_eq!(judged(&[(2, 5), (1, 5)]), Ok(()));
    let left = judged(&[]).unwrap_err();
    assert!(matches!(&left, NoRepair::MistakesLeft { mistakes } if rule_of(mistakes) == [Rule::LmLegal7]));
    assert_eq!(left.to_string(), "1 mistake is left (LM-LEGAL-11)");
    let apart = judged(&[(2, 5)]).unwrap_err();
    assert_eq!(apart.to_string(), "ship 1 is in 2 pieces, and only one may be kept (LM-LEGAL-12)");
    assert_eq!(judged(&[(2, 0), (2, 5), (1, 5)]), Ok(()), "the cannon goes, and what it looked at is cut off");
    let both = judged(&[(2, 0), (2, 1), (2, 5), (1, 5)]).unwrap_err();
    assert_eq!(both, NoRepair::TooMuch { cells: cells(&[(2, 0), (2, 5)]) });
    let text = "one of the components on (2, 0), (2, 5) must stay: the last one left is in no mistake (LM-R30)";
    assert_eq!(both.to_string(), text);
    let nothing = judged(&[(0, 0)]).unwrap_err();
    assert_eq!(nothing.to_string(), "(0, 0) has no component to remove (LM-LEGAL-11)");
}

/// LM-IVC-CHECK: ships break up each by itself, by the rule of class IVC, and one may lose everything it has.
#[test]
fn each_ship_of_a_fleet_is_repaired_by_itself() {
    let ship = layout(
        board(Class::IVC, &[Mark::One]),
        &[
            (1, 2, component(Kind::SingleEngine, "0300", Side::Right)),
            (5, 2, component(Kind::Structural, "0000", Side::Front)),
            (6, 2, component(Kind::Structural, "0000", Side::Front)),
        ],
    );
    let repair = ship.repair();
    let kept: Vec<u32> = repair.ships.iter().map(|ship| ship.kept.len()).collect();
    assert_eq!((kept.iter().sum::<u32>(), repair.kept), (1, cells(&[(5, 2)])));
    assert!(repair.to_string().ends_with("the component on (6, 2) is lost with its piece (LM-IVC-CHECK)\n"));
    let refusal = ship.judge_repair(cells(&[(1, 2)]), &Rulings::DEFAULT).unwrap_err();
    assert!(matches!(refusal, NoRepair::SeveralPieces { rule: Rule::LmIvcCheck, .. }));
    assert_eq!(ship.judge_repair(cells(&[(1, 2), (5, 2), (6, 2)]), &Rulings::DEFAULT).unwrap_err().rule(), Rule::LmR30);
}

/// LM-LEGAL-11, LM-LEGAL-12, LM-R30: what is refused step by step says what and why, and changes nothing.
#[test]
fn refused_steps() {
    let mut ship = layout(
        Board::new(Class::IIIC),
        &[
            (0, 0, component(Kind::Structural, "0100", Side::Front)),
            (1, 0, component(Kind::Structural, "0002", Side::Front)),
            (3, 3, component(Kind::Cabin, "1111", Side::Front)),
        ],
    );
    let before = ship.clone();
    let sound = ship.remove_at_check(cell(3, 3), &Rulings::DEFAULT).unwrap_err();
    assert!(matches!(sound, RepairError::InNoMistake { removable, .. } if removable == cells(&[(0, 0), (1, 0)])));
    assert_eq!(sound.to_string(), "removing the cabin on (3, 3) fixes no mistake (LM-R30)");
    let nothing = ship.remove_at_check(cell(4, 4), &FREE).unwrap_err();
    assert_eq!(nothing.to_string(), "(4, 4) has no component to remove (LM-LEGAL-11)");
    let early = ship.keep_piece(cell(3, 3)).unwrap_err();
    assert!(matches!(&early, RepairError::MistakesLeft { mistakes } if rule_of(mistakes) == [Rule::LmLegal2]));
    assert_eq!(early.to_string(), "1 mistake must be removed first (LM-LEGAL-11)");
    assert_eq!(
        ship.keep_piece(cell(4, 4)).unwrap_err().to_string(),
        "there is no piece with (4, 4) to keep (LM-LEGAL-12)"
    );
    assert_eq!(ship, before);
    ship.remove_at_check(cell(3, 3), &FREE).unwrap();
    ship.remove_at_check(cell(1, 0), &Rulings::DEFAULT).unwrap();
    assert_eq!(ship.remove_at_check(cell(0, 0), &Rulings::DEFAULT).unwrap_err().rule(), Rule::LmR30);
}

/// LM-LAUNCH-1, LM-R30: of equal repairs the one with the starting cabin, else with another cabin for humans, else the first in
/// reading order.
#[test]
fn equal_repairs_keep_what_flies() {
    for (notation, kept) in [
        ("I 5/2,t88v,2/2,t31,2/5/5", cell(2, 2)),
        ("I 5/2,t88v,2/2,t41,2/5/5", cell(2, 2)),
        ("I 5/2,t88v,2/2,t88,2/5/5", cell(2, 1)),
        ("I 5/5/1,t41>,t31,2/5/5", cell(2, 2)),
    ] {
        let repair = notation.parse::<Layout>().expect(notation).repair();
        assert!(repair.proven);
        assert_eq!(repair.kept, kept.into(), "{notation}: {repair}");
    }
}
