//! Where a component fits, against the oracle and against placing it and checking.

use proptest::prelude::*;
use starwright::grid::{CellSet, Rotation, Side};
use starwright::trucker::{
    Blueprint, Board, Class, Component, Fits, Kind, Layout, Mark, Misfit, Rule, Rulings, Violation,
};

use crate::oracle::fits as oracle;
use crate::support::convert::{self, places};
use crate::support::random::{self, Chooser};
use crate::support::{board, cases, cell, cells, component, layout};

const EASY: Rulings = Rulings::DEFAULT;
const STRICT: Rulings = Rulings::DEFAULT.with_strict_joints(true);

fn strut(edges: &str) -> Component {
    component(Kind::Structural, edges, Side::Front)
}

fn row_of(cells: &str, components: &[(u8, u8, Component)]) -> Layout {
    layout(Board::custom(Blueprint::builder(&[cells]).build().expect("a sound drawing")), components)
}

fn rules(misfits: &[Misfit]) -> Vec<&str> {
    misfits.iter().map(|misfit| misfit.rule().id()).collect()
}

/// Violations but disconnections, which are not asked about while building.
fn faults(layout: &Layout) -> Vec<Violation> {
    let mut faults = layout.check().violations;
    faults.retain(|violation| !matches!(violation, Violation::CutOff { .. }));
    faults
}

/// The cells where it fits, by trying: put it down, check, see what it is joined to.
fn by_trying(layout: &Layout, component: Component, strict: bool) -> CellSet {
    let (sites, before) = (layout.sites(), faults(layout));
    let fits = |&cell: &starwright::grid::Cell| {
        let mut after = layout.clone();
        after.place(cell, component).expect("a free cell");
        let ship = after.board().ships()[usize::from(after.board().ship_at(cell).expect("a site is open"))];
        let others = layout.occupied() & ship;
        let joined = others.is_empty() || !after.joints().neighbours(cell.into()).is_disjoint(others);
        faults(&after).iter().all(|fault| before.contains(fault)) && (joined || !strict)
    };
    sites.iter().filter(fits).collect()
}

/// LM-CABIN-4: the first component may lie on any open cell, later ones share an edge with the ship, across edges too.
#[test]
fn lm_cabin_4_where_one_may_build() {
    let mut torus = Layout::new(Board::new(Class::IIIC));
    assert_eq!(torus.sites(), torus.board().open());
    torus.place(cell(0, 0), strut("0000")).expect("free");
    assert_eq!(torus.sites(), cells(&[(1, 0), (5, 0), (0, 1), (0, 5)]));
    let misfits = torus.misfits(cell(1, 1), strut("0000"), EASY);
    assert_eq!(rules(&misfits), ["LM-CABIN-4"], "a corner is no edge");
    assert_eq!(misfits[0].to_string(), "(1, 1) shares no edge with a component of its ship (LM-CABIN-4)");
}

/// LM-IVC-BUILD-1: each of the four ships starts anywhere on its own and then grows only from its own components.
#[test]
fn lm_ivc_build_1_four_ships_start_and_grow() {
    let mut fleet = Layout::new(Board::new(Class::IVC));
    assert_eq!(fleet.sites(), fleet.board().open());
    let first = fleet.board().ships()[0];
    fleet.place(cell(2, 1), strut("0000")).expect("free");
    assert_eq!(fleet.sites() & first, cells(&[(3, 1), (2, 2)]));
    assert_eq!(fleet.sites() - first, fleet.board().open() - first);
    assert_eq!(rules(&fleet.misfits(cell(1, 2), strut("0000"), EASY)), ["LM-IVC-BUILD-1"]);
}

/// LM-IVC-BUILD-2: joined ships that have a part are built on, not started anew; one without any starts on a new cell too.
#[test]
fn lm_ivc_build_2_joined_ships_grow_from_what_they_have() {
    let board = board(Class::IVC, &[Mark::Three]);
    let mut fleet = Layout::new(board);
    assert!(fleet.sites().contains(cell(4, 3)), "a newly opened cell");
    fleet.place(cell(2, 1), strut("0000")).expect("free");
    let front = fleet.board().ships()[usize::from(fleet.board().ship_at(cell(6, 1)).expect("open"))];
    assert_eq!(fleet.sites() & front, cells(&[(3, 1), (2, 2)]));
    assert_eq!(rules(&fleet.misfits(cell(6, 1), strut("0000"), EASY)), ["LM-IVC-BUILD-2"]);
}

/// LM-R18: a component that touches but does not join fits by default, and not at a table that demands joints at once.
#[test]
fn lm_r18_touching_is_enough_unless_the_table_says_so() {
    let layout = row_of("###", &[(1, 0, strut("0100"))]);
    let (both, right) = (cells(&[(0, 0), (2, 0)]), cells(&[(2, 0)]));
    assert_eq!(layout.fits(strut("0001"), EASY).turned(Rotation::None), both);
    assert_eq!(layout.fits(strut("0001"), STRICT).turned(Rotation::None), right);
    assert_eq!(rules(&layout.misfits(cell(0, 0), strut("0001"), STRICT)), ["LM-R18"]);
    assert_eq!(layout.misfits(cell(0, 0), strut("0001"), EASY), []);
    let first = row_of("###", &[]);
    assert_eq!(first.fits(strut("0000"), STRICT).anyhow(), first.board().open(), "the first joins nothing");
}

/// LM-R18: a joint to a component on a closed cell does not count as a joint to the ship.
#[test]
fn lm_r18_closed_cells_are_no_ship() {
    let layout = row_of("##o", &[(0, 0, strut("0000")), (2, 0, strut("0003"))]);
    assert_eq!(layout.fits(strut("0300"), EASY).turned(Rotation::None), cells(&[(1, 0)]));
    assert_eq!(layout.fits(strut("0300"), STRICT).anyhow(), CellSet::EMPTY);
    assert_eq!(rules(&layout.misfits(cell(1, 0), strut("0300"), STRICT)), ["LM-R18"]);
}

/// LM-LEGAL-10: nothing fits on closed cells, and the reasons say so; a taken cell and a hole are no room at all.
#[test]
fn closed_taken_and_missing_cells() {
    let layout = row_of("#o.#", &[(0, 0, strut("0300"))]);
    assert_eq!(layout.fits(strut("0003"), EASY).anyhow(), cells(&[(3, 0)]), "only the other ship is open");
    assert_eq!(
        layout.misfits(cell(1, 0), strut("0003"), EASY),
        [Misfit::Breaks(Violation::ClosedCell { cell: cell(1, 0) })]
    );
    let no_room = |column| layout.misfits(cell(column, 0), strut("0003"), EASY);
    assert!(matches!(no_room(0)[..], [Misfit::NoRoom(_)]) && rules(&no_room(0)) == ["LM-CABIN-4"]);
    assert!(matches!(no_room(2)[..], [Misfit::NoRoom(_)]) && rules(&no_room(2)) == ["LM-LEGAL-10"]);
}

/// LM-LEGAL-2, LM-LEGAL-3, LM-LEGAL-7: all reasons at once, and no old violation among them.
#[test]
fn a_dry_run_names_all_that_is_new() {
    let gun = component(Kind::SingleCannon, "0000", Side::Right);
    let art = ["###", "###"];
    let board = Board::custom(Blueprint::builder(&art).build().expect("a sound drawing"));
    let layout = layout(board, &[(0, 0, gun), (1, 1, strut("1002")), (0, 1, strut("0100"))]);
    let before = layout.clone();
    assert_eq!(faults(&layout).len(), 1);
    let misfits = layout.misfits(cell(1, 0), strut("0023"), EASY);
    assert_eq!(rules(&misfits), ["LM-LEGAL-3", "LM-LEGAL-7", "LM-LEGAL-2"]);
    assert!(misfits[1].to_string().ends_with("points at (1, 0), which must be empty (LM-LEGAL-7)"));
    assert_eq!(layout, before);
}

/// LM-LEGAL-5, LM-LEGAL-6: an engine fits in one rotation only, with room behind it.
#[test]
fn lm_legal_5_engines_are_not_turned() {
    let art = ["###", "###", "###"];
    let board = Board::custom(Blueprint::builder(&art).build().expect("a sound drawing"));
    let layout = layout(board, &[(1, 1, strut("3333"))]);
    let engine = component(Kind::SingleEngine, "3303", Side::Front);
    let fits = layout.fits(engine, EASY);
    assert_eq!(fits.turned(Rotation::None), cells(&[(0, 1), (2, 1), (1, 2)]));
    assert_eq!(fits.anyhow(), fits.turned(Rotation::None));
}

/// LM-LEGAL-7: a cell at which two muzzles point is no freer than one at which one does.
#[test]
fn lm_legal_7_between_two_muzzles() {
    let muzzles = [
        (0, 0, component(Kind::SingleCannon, "3033", Side::Right)),
        (2, 0, component(Kind::SingleCannon, "3330", Side::Left)),
    ];
    let between = row_of("###", &muzzles);
    assert_eq!(between.sites(), cells(&[(1, 0)]));
    assert_eq!(between.fits(strut("0000"), EASY).anyhow(), CellSet::EMPTY);
}

/// LM-SPLICE-2: across the splice only the same connector, and either side of it.
#[test]
fn lm_splice_2_fits_across_the_splice() {
    let fits_at = |column: u8, edges: &str| {
        let layout = layout(Board::new(Class::IC), &[(column, 2, strut("0103")), (column, 4, strut("0000"))]);
        let fits = layout.fits(strut(edges), EASY).turned(Rotation::None);
        (column > 0 && fits.contains(cell(column - 1, 2)), fits.contains(cell(column + 1, 2)))
    };
    assert_eq!(fits_at(1, "0300"), (true, false));
    assert_eq!(fits_at(1, "0003"), (false, false), "single against universal");
    assert_eq!(fits_at(1, "0001"), (false, true));
    assert_eq!(fits_at(2, "0300"), (true, false));
    assert_eq!(fits_at(2, "0100"), (false, false), "universal against single");
    assert_eq!(fits_at(2, "0003"), (false, true));
}

#[test]
fn fits_allocate_nothing() {
    let layout = row_of("#####", &[(1, 0, strut("0100"))]);
    for rulings in [EASY, STRICT] {
        let used = allocation_counter::measure(|| {
            std::hint::black_box((layout.fits(strut("0101"), rulings), layout.sites()));
        });
        assert_eq!(used.count_total, 0);
    }
}

/// A layout on which something may still be built, and a component.
fn building(seed: u64) -> (Layout, Component) {
    let mut chooser = Chooser::new(seed);
    let layout = random::layout(&mut chooser);
    let component = random::component(&mut chooser);
    (layout, component)
}

pub(crate) fn agrees_with_oracle(seed: u64) {
    let (layout, component) = building(seed);
    let (board, tiles) = (convert::board(layout.board()), convert::tiles(&layout));
    assert_eq!(places(layout.sites()), oracle::attached_cells(&board, &tiles));
    let fits = layout.fits(component, EASY);
    for rotation in Rotation::ALL {
        let tile = convert::tile(cell(0, 0), component.turned(rotation));
        assert_eq!(places(fits.turned(rotation)), oracle::fits_as_turned(&board, &tiles, &tile));
    }
}

proptest! {
    #![proptest_config(cases(1500))]

    /// LM-CABIN-4, LM-LEGAL-1, LM-LEGAL-2, LM-LEGAL-3: sites and fits are the oracle's, on any board, in every rotation.
    #[test]
    fn fits_are_the_oracles(seed in any::<u64>()) {
        agrees_with_oracle(seed);
    }

    /// LM-R18, LM-LEGAL-6, LM-LEGAL-7, LM-LEGAL-8: a fit is what placing and checking finds nothing new about, and nothing
    /// speaks against it in a dry run.
    #[test]
    fn every_fit_is_placing_and_checking(seed in any::<u64>(), strict in any::<bool>()) {
        let (layout, component) = building(seed);
        let rulings = if strict { STRICT } else { EASY };
        let fits = layout.fits(component, rulings);
        for rotation in Rotation::ALL {
            let turned = component.turned(rotation);
            prop_assert_eq!(fits.turned(rotation), by_trying(&layout, turned, strict));
            let dry = |cell: &starwright::grid::Cell| layout.misfits(*cell, turned, rulings).is_empty();
            prop_assert_eq!(fits.turned(rotation), layout.board().blueprint().cells().iter().filter(dry).collect());
        }
        prop_assert_eq!(fits.anyhow(), layout.sites().iter().filter(|&cell| fits.on(cell).count() > 0).collect());
    }

    /// LM-CABIN-4: turning the component turns the answers.
    #[test]
    fn turning_the_component_turns_the_answers(seed in any::<u64>()) {
        let (layout, component) = building(seed);
        let fits: Fits = layout.fits(component, EASY);
        for (by, rotation) in Rotation::ALL.into_iter().flat_map(|by| Rotation::ALL.map(|rotation| (by, rotation))) {
            let turned = layout.fits(component.turned(by), EASY);
            prop_assert_eq!(turned.turned(rotation), fits.turned(by.then(rotation)));
        }
    }
}

/// The rule a misfit names is the one a place error names.
#[test]
fn a_misfit_names_its_rule() {
    let error = Layout::new(Board::new(Class::I)).place(cell(0, 0), strut("0000")).expect_err("no cell there");
    assert_eq!(Misfit::NoRoom(error).rule(), Rule::LmLegal10);
    assert_eq!(Misfit::NoRoom(error).to_string(), error.to_string());
}
