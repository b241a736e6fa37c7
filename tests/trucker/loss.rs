//! What a fleet loses with its components.

use proptest::prelude::*;
use starwright::grid::{Cell, CellSet, Side};
use starwright::trucker::attack::Losses;
use starwright::trucker::{
    Aboard, Alien, Board, Capacity, Class, Colour, Component, Contents, Fleet, Gain, Goods, Kind, Layout, Room,
};

use crate::oracle::crew;
use crate::support::convert::places;
use crate::support::defences::loaded;
use crate::support::fleets::{any_loaded_fleet, plus};
use crate::support::random::Chooser;
use crate::support::{cases, cell, component};

const PURPLE: Kind = Kind::LifeSupport(Colour::Purple);

/// A row of components on class IIIC, joined to each other and to a row of struts behind them, so that the rest stays connected
/// whatever is removed.
fn row(kinds: &[Kind], aliens: &[(Cell, Alien)]) -> Fleet {
    let mut layout = Layout::new(Board::new(Class::IIIC));
    for (&kind, column) in kinds.iter().zip(0..) {
        layout.place(cell(column, 0), component(kind, "3333", Side::Front)).expect("a free cell");
        layout.place(cell(column, 1), component(Kind::Structural, "3333", Side::Front)).expect("a free cell");
    }
    let mut fleet = layout.into_fleet().expect("a legal layout");
    fleet.embark(aliens).expect("where they may live");
    fleet
}

/// Destroys these cells, keeps the first piece that may be kept of every ship that falls apart, and says what was lost.
pub fn lose(fleet: &mut Fleet, cells: CellSet) -> Losses {
    let mut impact = fleet.clone().destroy(cells);
    for ship in impact.clone().broken() {
        let piece = ship.pieces().find(|&piece| ship.may_keep(piece)).expect("one may be kept");
        impact.keep(piece.first().expect("a component")).expect("a piece that may be kept");
    }
    let aftermath = impact.settle().expect("all is decided");
    *fleet = aftermath.fleet;
    aftermath.losses
}

fn remove(fleet: &mut Fleet, columns: &[u8]) -> Losses {
    lose(fleet, columns.iter().map(|&column| cell(column, 0)).collect())
}

/// LM-ATTACK-9: what is on a component goes with it, and nothing else does.
#[test]
fn contents_go_with_their_component() {
    let hold = Kind::SpecialCargoHold(Capacity::Two);
    let kinds = [Kind::Cabin, Kind::Battery(Capacity::Three), hold, Kind::StasisChamber, Kind::StartingCabin];
    let mut fleet = row(&kinds, &[]);
    let goods = Goods { red: 1, green: 1, ..Goods::NONE };
    fleet.stow(goods, &[(cell(2, 0), goods)]).expect("two slots");
    let before = *fleet.aboard();
    for (column, contents) in
        [Contents::Humans(2), Contents::Batteries(3), Contents::Goods(goods), Contents::Sleepers(4)]
            .into_iter()
            .enumerate()
    {
        let at = cell(column.try_into().expect("a small number"), 0);
        let mut hit = fleet.clone();
        let lost = lose(&mut hit, at.into());
        assert_eq!(lost.destroyed, at.into());
        assert_eq!(lost.aboard.contents().collect::<Vec<_>>(), [(at, contents)]);
        assert_eq!(hit.aboard().on(at), Contents::Nothing);
        assert_eq!(hit.aboard().cells(), before.cells() - at.into());
    }
    assert_eq!(fleet.crew().total(), 4);
    remove(&mut fleet, &[0]);
    assert_eq!(fleet.crew().total(), 2, "the crew counts for what it is");
    let nothing = remove(&mut fleet, &[0, 5]);
    assert_eq!((nothing.components.len(), nothing.aboard.is_empty()), (0, true));
}

/// BG-CREW-1, LM-LEGAL-13: an alien goes with his cabin, and he leaves when his last life support is gone; the rest of
/// the crew stays (B10, B25, B43).
#[test]
fn an_alien_leaves_without_life_support() {
    let kinds = [Kind::StartingCabin, PURPLE, Kind::Cabin, PURPLE, Kind::Cabin];
    let fleet = row(&kinds, &[(cell(2, 0), Alien::Purple)]);
    assert_eq!(fleet.crew().total(), 5);

    let mut hit = fleet.clone();
    let lost = remove(&mut hit, &[2]);
    assert_eq!(lost.aboard.alien(Colour::Purple), Some((cell(2, 0), Alien::Purple)));
    assert_eq!((hit.aboard().alien(Colour::Purple), hit.crew().total()), (None, 4));

    let mut hit = fleet;
    let lost = remove(&mut hit, &[1]);
    assert!(lost.aboard.is_empty(), "the second life support keeps him");
    let lost = remove(&mut hit, &[3]);
    assert_eq!(lost.destroyed, cell(3, 0).into());
    assert_eq!(lost.aboard.contents().collect::<Vec<_>>(), [(cell(2, 0), Contents::Alien(Alien::Purple))]);
    assert_eq!((hit.aboard().crew(cell(2, 0).into()).total(), hit.crew().total()), (0, 4));
    assert!(hit.layout().alien_cabins(Colour::Purple).is_empty(), "no cabin is supported any more");
}

/// LM-LEGAL-13: a life support of another colour does not keep him.
#[test]
fn another_colour_does_not_keep_an_alien() {
    let kinds = [PURPLE, Kind::Cabin, Kind::LifeSupport(Colour::Brown)];
    let mut fleet = row(&kinds, &[(cell(1, 0), Alien::Purple)]);
    remove(&mut fleet, &[2]);
    assert_eq!(fleet.aboard().on(cell(1, 0)), Contents::Alien(Alien::Purple));
    let mut fleet = row(&kinds, &[(cell(1, 0), Alien::Purple)]);
    remove(&mut fleet, &[0]);
    assert_eq!(fleet.aboard().on(cell(1, 0)), Contents::Nothing);
}

/// BG-CREW-1, LM-FLEET-7, LM-FLEET-8: a cabin left stays empty until crew is gained or wakes, and then houses humans.
#[test]
fn a_cabin_left_has_room_for_humans() {
    let kinds = [PURPLE, Kind::Cabin, Kind::StasisChamber, Kind::StartingCabin];
    let mut fleet = row(&kinds, &[(cell(1, 0), Alien::Purple)]);
    assert!(fleet.room_for(Gain::Human).is_empty());
    remove(&mut fleet, &[0]);
    assert_eq!(fleet.room_for(Gain::Human), cell(1, 0).into());
    assert!(fleet.embark(&[]).is_err());

    let mut woken = fleet.clone();
    woken.wake(cell(2, 0), &[cell(1, 0); 2]).expect("two places and a human");
    assert_eq!(woken.aboard().on(cell(1, 0)), Contents::Humans(2));
    assert_eq!(woken.aboard().on(cell(2, 0)), Contents::Sleepers(2));
    assert_eq!(woken.crew().total(), 4);
    fleet.gain(Gain::Human, &[cell(1, 0)]).expect("two places");
    assert_eq!(fleet.aboard().on(cell(1, 0)), Contents::Humans(1));
    assert!(fleet.gain(Gain::Human, &[cell(1, 0); 2]).is_err());
}

/// Nothing is aboard without room for it, and aliens live only where they may.
fn is_sound(fleet: &Fleet) -> bool {
    let fits = |(at, contents): (Cell, Contents)| {
        let Some(kind) = fleet.get(at).map(Component::kind) else { return false };
        match (contents, kind.room()) {
            (Contents::Humans(number), Room::Humans(places))
            | (Contents::Sleepers(number), Room::Sleepers(places))
            | (Contents::Batteries(number), Room::Batteries(places)) => number <= places,
            (Contents::Goods(goods), Room::Goods(slots)) => goods.red == 0 && goods.blocks() <= slots.into(),
            (Contents::Goods(goods), Room::AllGoods(slots)) => goods.blocks() <= slots.into(),
            (Contents::Alien(alien), _) => fleet.layout().alien_cabins(alien.colour()).contains(at),
            _ => false,
        }
    };
    fleet.aboard().contents().all(fits)
}

fn everything(aboard: &Aboard) -> (u32, u32, u32, u32, Goods) {
    let all = !CellSet::EMPTY;
    let crew = aboard.crew(all);
    (crew.humans, crew.aliens, aboard.sleepers(all), aboard.batteries(all), aboard.goods(all))
}

pub fn lost_cells(chooser: &mut Chooser, fleet: &Fleet) -> CellSet {
    let share = chooser.of(&[5, 30, 70]);
    fleet.board().blueprint().cells().iter().filter(|_| chooser.percent(share)).collect()
}

proptest! {
    #![proptest_config(cases(1000))]

    /// LM-ATTACK-9, BG-CREW-1: whatever components any loaded fleet loses, again and again, each thing aboard is either
    /// where it was or among the losses, and only aliens are lost from components that stay.
    #[test]
    fn everything_stays_or_is_lost(fleet in any_loaded_fleet(), seed in any::<u64>()) {
        let mut chooser = Chooser::new(seed);
        let mut fleet = fleet;
        prop_assert!(is_sound(&fleet));
        for _ in 0..4 {
            let before = fleet.clone();
            let cells = lost_cells(&mut chooser, &fleet);
            let lost = lose(&mut fleet, cells);
            let gone = lost.destroyed | lost.cut_off;
            prop_assert_eq!(lost.destroyed, cells & before.layout().occupied());
            prop_assert_eq!(lost.components.iter().map(|&(at, _)| at).collect::<CellSet>(), gone);
            prop_assert_eq!(fleet.layout().occupied(), before.layout().occupied() - gone);
            for (at, contents) in before.aboard().contents() {
                let (lost, left) = (lost.aboard.on(at), fleet.aboard().on(at));
                prop_assert!((lost, left) == (contents, Contents::Nothing) || (lost, left) == (Contents::Nothing, contents));
                let leaves = matches!(contents, Contents::Alien(_)) && left == Contents::Nothing;
                prop_assert_eq!(lost == contents, gone.contains(at) || leaves);
            }
            let lost_sums = everything(&lost.aboard);
            let left_sums = everything(fleet.aboard());
            let sums = (
                lost_sums.0 + left_sums.0,
                lost_sums.1 + left_sums.1,
                lost_sums.2 + left_sums.2,
                lost_sums.3 + left_sums.3,
                plus(lost_sums.4, left_sums.4),
            );
            prop_assert_eq!(everything(before.aboard()), sums);
            prop_assert!(is_sound(&fleet));
        }
    }

    /// BG-CREW-1, LM-ATTACK-9, LM-FLEET-7: after any losses, one after the other, the oracle has the same aboard, the aliens
    /// without life support gone, and room for the same humans.
    #[test]
    fn losses_agree_with_the_oracle(fleet in any_loaded_fleet(), seed in any::<u64>()) {
        let mut chooser = Chooser::new(seed);
        let (mut fleet, mut expected) = (fleet.clone(), loaded(&fleet, CellSet::EMPTY));
        for _ in 0..3 {
            let hit = lost_cells(&mut chooser, &fleet);
            let lost = lose(&mut fleet, hit);
            expected = crew::left_behind(expected.without(&places(lost.destroyed | lost.cut_off)));
            prop_assert_eq!(&loaded(&fleet, CellSet::EMPTY).aboard, &expected.aboard);

            let room = crew::room(&expected);
            prop_assert_eq!(places(fleet.room_for(Gain::Human)), room.iter().copied().collect());
            let at = |&(column, row): &(i32, i32)| Some(cell(u8::try_from(column).ok()?, u8::try_from(row).ok()?));
            let onto: Vec<Cell> = room.iter().filter_map(at).collect();
            prop_assert_eq!(onto.len(), room.len());
            let mut full = fleet.clone();
            prop_assert_eq!(full.gain(Gain::Human, &onto), Ok(()));
            prop_assert!(full.room_for(Gain::Human).is_empty());
        }
    }
}
