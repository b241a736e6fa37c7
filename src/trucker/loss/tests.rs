//! Losses are tried here because a fleet does not fall apart in public: those who take components off also settle the
//! pieces.

#[path = "../../../tests/trucker/support/fleets.rs"]
#[allow(dead_code, reason = "not all of it is needed here")]
mod fleets;
#[path = "../../../tests/trucker/support/random.rs"]
#[allow(dead_code, reason = "not all of it is needed here")]
mod random;

use proptest::prelude::*;

use super::Lost;
use crate::grid::{Cell, CellSet, Side};
use crate::trucker::aboard::{Alien, Contents, Goods};
use crate::trucker::blueprint::Class;
use crate::trucker::board::Board;
use crate::trucker::component::{Capacity, Colour, Component, Kind};
use crate::trucker::fleet::Fleet;
use crate::trucker::gain::Gain;
use crate::trucker::layout::Layout;
use crate::trucker::room::Room;
use fleets::{any_loaded_fleet, plus};

const PURPLE: Kind = Kind::LifeSupport(Colour::Purple);

fn cell(column: u8) -> Cell {
    Cell::new(column, 0).expect("on the grid")
}

/// A row of components on class IIIC, joined in the order given and not around the board.
fn row(kinds: &[Kind], aliens: &[(Cell, Alien)]) -> Fleet {
    let mut layout = Layout::new(Board::new(Class::IIIC));
    for (&kind, column) in kinds.iter().zip(0..) {
        let component = Component::new(kind, "3333".parse().expect("four digits"), Side::Front).expect("no outlet");
        layout.place(cell(column), component).expect("a free cell");
    }
    let mut fleet = layout.into_fleet().expect("a legal layout");
    fleet.embark(aliens).expect("where they may live");
    fleet
}

fn remove(fleet: &mut Fleet, columns: &[u8]) -> Lost {
    fleet.remove(columns.iter().copied().map(cell).collect())
}

/// LM-ATTACK-9: what is on a component goes with it, and nothing else does.
#[test]
fn contents_go_with_their_component() {
    let hold = Kind::SpecialCargoHold(Capacity::Two);
    let kinds = [Kind::Cabin, Kind::Battery(Capacity::Three), hold, Kind::StasisChamber, Kind::StartingCabin];
    let mut fleet = row(&kinds, &[]);
    let goods = Goods { red: 1, green: 1, ..Goods::NONE };
    fleet.stow(goods, &[(cell(2), goods)]).expect("two slots");
    let before = *fleet.aboard();
    for (column, contents) in
        [Contents::Humans(2), Contents::Batteries(3), Contents::Goods(goods), Contents::Sleepers(4)]
            .into_iter()
            .enumerate()
    {
        let at = cell(column.try_into().expect("a small number"));
        let mut hit = fleet.clone();
        let lost = hit.remove(at.into());
        assert_eq!(lost.components, at.into());
        assert_eq!(lost.aboard.contents().collect::<Vec<_>>(), [(at, contents)]);
        assert_eq!(hit.aboard().on(at), Contents::Nothing);
        assert_eq!(hit.aboard().cells(), before.cells() - at.into());
    }
    assert_eq!(fleet.crew().total(), 4);
    remove(&mut fleet, &[0]);
    assert_eq!(fleet.crew().total(), 2, "the crew counts for what it is");
    let nothing = remove(&mut fleet, &[0, 5]);
    assert_eq!((nothing.components, nothing.aboard.is_empty()), (CellSet::EMPTY, true));
}

/// BG-CREW-1, LM-LEGAL-13: an alien goes with his cabin, and he leaves when his last life support is gone; the rest of
/// the crew stays.
#[test]
fn an_alien_leaves_without_life_support() {
    let kinds = [Kind::StartingCabin, PURPLE, Kind::Cabin, PURPLE, Kind::Cabin];
    let fleet = row(&kinds, &[(cell(2), Alien::Purple)]);
    assert_eq!(fleet.crew().total(), 5);

    let mut hit = fleet.clone();
    let lost = remove(&mut hit, &[2]);
    assert_eq!(lost.aboard.alien(Colour::Purple), Some((cell(2), Alien::Purple)));
    assert_eq!((hit.aboard().alien(Colour::Purple), hit.crew().total()), (None, 4));

    let mut hit = fleet;
    let lost = remove(&mut hit, &[1]);
    assert!(lost.aboard.is_empty(), "the second life support keeps him");
    let lost = remove(&mut hit, &[3]);
    assert_eq!(lost.components, cell(3).into());
    assert_eq!(lost.aboard.contents().collect::<Vec<_>>(), [(cell(2), Contents::Alien(Alien::Purple))]);
    assert_eq!((hit.aboard().crew(cell(2).into()).total(), hit.crew().total()), (0, 4));
    assert!(hit.layout().alien_cabins(Colour::Purple).is_empty(), "no cabin is supported any more");
}

/// LM-LEGAL-13: a life support of another colour does not keep him.
#[test]
fn another_colour_does_not_keep_an_alien() {
    let kinds = [PURPLE, Kind::Cabin, Kind::LifeSupport(Colour::Brown)];
    let mut fleet = row(&kinds, &[(cell(1), Alien::Purple)]);
    remove(&mut fleet, &[2]);
    assert_eq!(fleet.aboard().on(cell(1)), Contents::Alien(Alien::Purple));
    let mut fleet = row(&kinds, &[(cell(1), Alien::Purple)]);
    remove(&mut fleet, &[0]);
    assert_eq!(fleet.aboard().on(cell(1)), Contents::Nothing);
}

/// BG-CREW-1, LM-FLEET-7, LM-FLEET-8: a cabin left stays empty until crew is gained or wakes, and then houses humans.
#[test]
fn a_cabin_left_has_room_for_humans() {
    let kinds = [PURPLE, Kind::Cabin, Kind::StasisChamber, Kind::StartingCabin];
    let mut fleet = row(&kinds, &[(cell(1), Alien::Purple)]);
    assert!(fleet.room_for(Gain::Human).is_empty());
    remove(&mut fleet, &[0]);
    assert_eq!(fleet.room_for(Gain::Human), cell(1).into());
    assert!(fleet.embark(&[]).is_err());

    let mut woken = fleet.clone();
    woken.wake(cell(2), &[cell(1); 2]).expect("two places and a human");
    assert_eq!(woken.aboard().on(cell(1)), Contents::Humans(2));
    assert_eq!(woken.aboard().on(cell(2)), Contents::Sleepers(2));
    assert_eq!(woken.crew().total(), 4);
    fleet.gain(Gain::Human, &[cell(1)]).expect("two places");
    assert_eq!(fleet.aboard().on(cell(1)), Contents::Humans(1));
    assert!(fleet.gain(Gain::Human, &[cell(1); 2]).is_err());
}

/// Nothing lies where there is no room for it, and aliens live where they may.
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

fn everything(fleet: &Fleet) -> (u32, u32, u32, u32, Goods) {
    let (aboard, all) = (fleet.aboard(), !CellSet::EMPTY);
    let crew = aboard.crew(all);
    (crew.humans, crew.aliens, aboard.sleepers(all), aboard.batteries(all), aboard.goods(all))
}

fn lost_cells(chooser: &mut random::Chooser, fleet: &Fleet) -> CellSet {
    let share = chooser.of(&[5, 30, 70]);
    fleet.board().blueprint().cells().iter().filter(|_| chooser.percent(share)).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    /// LM-ATTACK-9, BG-CREW-1: whatever components any loaded fleet loses, again and again, each thing aboard is either
    /// where it was or among the losses, and only aliens are lost from components that stay.
    #[test]
    fn everything_stays_or_is_lost(fleet in any_loaded_fleet(), seed in any::<u64>()) {
        let mut chooser = random::Chooser::new(seed);
        let mut fleet = fleet;
        prop_assert!(is_sound(&fleet));
        for _ in 0..4 {
            let before = fleet.clone();
            let cells = lost_cells(&mut chooser, &fleet);
            let lost = fleet.remove(cells);
            prop_assert_eq!(lost.components, cells & before.layout().occupied());
            prop_assert_eq!(fleet.layout().occupied(), before.layout().occupied() - cells);
            for (at, contents) in before.aboard().contents() {
                let (gone, left) = (lost.aboard.on(at), fleet.aboard().on(at));
                prop_assert!((gone, left) == (contents, Contents::Nothing) || (gone, left) == (Contents::Nothing, contents));
                let leaves = matches!(contents, Contents::Alien(_)) && left == Contents::Nothing;
                prop_assert_eq!(gone == contents, cells.contains(at) || leaves);
            }
            let lost_sums = everything(&Fleet { aboard: lost.aboard, ..fleet.clone() });
            let left_sums = everything(&fleet);
            let sums = (
                lost_sums.0 + left_sums.0,
                lost_sums.1 + left_sums.1,
                lost_sums.2 + left_sums.2,
                lost_sums.3 + left_sums.3,
                plus(lost_sums.4, left_sums.4),
            );
            prop_assert_eq!(everything(&before), sums);
            prop_assert!(is_sound(&fleet));
        }
    }

    /// BG-CREW-1: an alien stays exactly if his cabin is still joined to a life support of his colour.
    #[test]
    fn aliens_stay_as_long_as_they_are_supported(fleet in any_loaded_fleet(), seed in any::<u64>()) {
        let mut after = fleet.clone();
        after.remove(lost_cells(&mut random::Chooser::new(seed), &fleet));
        for colour in Colour::ALL {
            let Some((home, alien)) = fleet.aboard().alien(colour) else { continue };
            let joints = after.layout().joints();
            let supported = Side::ALL.into_iter().any(|side| {
                let neighbour = after.board().surface().step(home, side).and_then(|cell| after.get(cell));
                joints.joined(home, side) && neighbour.is_some_and(|other| other.kind() == Kind::LifeSupport(colour))
            });
            let stays = after.get(home).is_some() && supported;
            prop_assert_eq!(after.aboard().alien(colour), stays.then_some((home, alien)));
        }
    }
}
