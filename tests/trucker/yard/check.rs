//! The ship check of all players at once.

use starwright::grid::{CellSet, Side};
use starwright::table::{Actor, Play, Seat};
use starwright::trucker::yard::{Built, Choice, Event, Setup, Start, Step};
use starwright::trucker::{Board, Capacity, Class, Kind, Layout, Rule, Rulings};

use crate::support::{cell, cells, component, layout};
use crate::yard::table::Table;

fn setup(ships: &[Layout], aside: u8) -> Setup {
    let mut setup = Setup::new(Class::IIIC, u8::try_from(ships.len()).expect("few"));
    let built = ships.iter().zip(1..).map(|(layout, order)| Built { layout: layout.clone(), aside, order });
    setup.start = Start::Built(built.collect());
    setup
}

fn cabin() -> Layout {
    layout(Board::new(Class::IIIC), &[(0, 0, component(Kind::StartingCabin, "3333", Side::Front))])
}

/// A cannon that looks at a battery, which holds a strut: the two are in a mistake, the strut hangs on the battery.
fn wrong() -> Layout {
    let board = Board::new(Class::IIIC);
    layout(
        board,
        &[
            (2, 1, component(Kind::SingleCannon, "0030", Side::Front)),
            (2, 2, component(Kind::StartingCabin, "3333", Side::Front)),
            (2, 0, component(Kind::Battery(Capacity::Two), "0003", Side::Front)),
            (1, 0, component(Kind::Structural, "3300", Side::Front)),
        ],
    )
}

/// LM-LEGAL-11, LM-R30, LM-LEGAL-12: only what is in a mistake, one at a time; then one piece. What is lost is counted once.
#[test]
fn a_repair_goes_step_by_step() {
    let mut table = Table::new(setup(&[wrong(), cabin()], 2));
    assert_eq!(table.view().step, Step::Check);
    assert_eq!(table.no(0, Choice::Remove { at: cell(2, 2) }), Rule::LmR30);
    assert_eq!(table.no(0, Choice::Keep { at: cell(2, 2) }), Rule::LmLegal11);
    assert_eq!(table.no(1, Choice::Remove { at: cell(0, 0) }), Rule::LmLegal11, "it has passed");
    let events = table.ok(0, Choice::Remove { at: cell(2, 0) });
    assert_eq!(events, [Event::Removed { seat: Seat::Zero, cells: cells(&[(2, 0)]) }]);
    assert_eq!(table.no(0, Choice::Remove { at: cell(2, 1) }), Rule::LmR30, "it is in no mistake any more");
    assert_eq!(table.no(0, Choice::Keep { at: cell(5, 5) }), Rule::LmLegal12, "there is no such piece");
    table.ok(0, Choice::Keep { at: cell(2, 2) });
    let player = &table.view().players[0];
    assert_eq!((player.lost, player.layout.occupied()), (2 + 2, cells(&[(2, 1), (2, 2)])));
    assert!(table.view().step > Step::Check);
    assert_eq!(table.no(0, Choice::Remove { at: cell(2, 1) }), Rule::LmR31, "the check is over");
}

/// LM-R30: a whole repair at once is judged as its steps are.
#[test]
fn a_whole_repair_may_be_proposed() {
    type Cells = &'static [(u8, u8)];
    let proposals: [(Cells, Option<Rule>); 5] = [
        (&[(2, 0), (1, 0)], None),
        (&[(2, 1)], Some(Rule::LmLegal12)),
        (&[(2, 0)], Some(Rule::LmLegal12)),
        (&[], Some(Rule::LmLegal11)),
        (&[(2, 0), (1, 0), (2, 2)], Some(Rule::LmR30)),
    ];
    for (removed, rule) in proposals {
        let table = Table::new(setup(&[wrong(), cabin()], 0));
        let verdict = table.0.game();
        let choice = Choice::Repair { removed: cells(removed) };
        let refused = Play::check(verdict, Actor::Seat(Seat::Zero), &choice).err();
        assert_eq!(refused.map(|refusal| refusal.rule()), rule, "{removed:?}");
    }
}

/// LM-R30: at a table where anything may be removed, a player says when it is enough.
#[test]
fn repairs_may_be_free() {
    let mut setup = setup(&[wrong(), cabin()], 0);
    setup.rulings = Rulings::DEFAULT.with_free_repair(true);
    let mut table = Table::new(setup);
    assert_eq!(table.no(0, Choice::Pass), Rule::LmLegal11);
    table.ok(0, Choice::Remove { at: cell(1, 0) });
    table.ok(0, Choice::Remove { at: cell(2, 0) });
    table.ok(0, Choice::Pass);
    assert_eq!(table.view().step, Step::Check, "the other is asked, too");
    table.ok(1, Choice::Repair { removed: CellSet::EMPTY });
    assert!(table.view().step > Step::Check);
}
