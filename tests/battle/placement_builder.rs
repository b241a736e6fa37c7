//! Placing a fleet ship by ship.

use std::collections::BTreeSet;

use proptest::prelude::*;
use rand_core::SeedableRng;
use starwright::battle::{
    Berth, Layout, PieceId, Placement, PlacementBuilder, PlacementError, Pose, Squadron, ZONE, random_placement,
};
use starwright::dice::{Random, RandomSource};
use starwright::hex::{Direction, Hex};
use starwright::table::Seat;

use crate::scene::seat;

fn berths(placement: &Placement) -> Vec<Berth> {
    let capitals = placement.capitals.iter().map(|pose| Berth { at: pose.rear(), facing: pose.facing() });
    placement.fighters.iter().copied().chain(capitals).collect()
}

/// BBS-8, BBS-9, BBS-12 written plainly: the faults of a fleet some of whose ships may be missing.
fn plain_faults(seat: Seat, zone: &[Hex; ZONE], fleet: &[(PieceId, Berth)]) -> Vec<PlacementError> {
    let (mut faults, mut taken) = (vec![], BTreeSet::new());
    for &(piece, Berth { at, facing }) in fleet {
        let pose = Pose::new(at, facing);
        for hex in if piece.is_capital() { vec![pose.front(), pose.rear()] } else { vec![at] } {
            if !zone.contains(&hex) {
                faults.push(PlacementError::OutsideZone { piece, hex });
            } else if !taken.insert(hex) {
                faults.push(PlacementError::SharedHex { piece, hex });
            }
        }
    }
    for squadron in Squadron::all(seat) {
        let own = fleet.iter().filter(|(piece, _)| piece.squadron() == Some(squadron));
        let mut loose: Vec<Hex> = own.map(|(_, berth)| berth.at).collect();
        if loose.len() < 6 {
            continue;
        }
        let mut group = vec![loose.remove(0)];
        while let Some(next) = loose.iter().position(|hex| group.iter().any(|near| near.distance(*hex) <= 1)) {
            group.push(loose.remove(next));
        }
        if !loose.is_empty() {
            faults.push(PlacementError::Scattered { squadron });
        }
    }
    faults.extend(
        PieceId::fleet(seat)
            .filter(|piece| fleet.iter().all(|(placed, _)| placed != piece))
            .map(|piece| PlacementError::Unplaced { piece }),
    );
    faults
}

proptest! {
    /// BBS-8, BBS-9, BBS-12: a fleet with some ships moved and some taken away, put in any order: all its faults, and the
    /// placement only if there is none.
    #[test]
    fn all_faults_are_listed(seed in any::<u64>(), number in 0..4_u8, moved in 0..6_usize, gone in 0..3_usize) {
        let mut dice = Random::new(rand_pcg::Pcg32::seed_from_u64(seed));
        let layout = Layout::four_players();
        let (seat, mut below) = (seat(number), |bound: usize| dice.below(u32::try_from(bound).unwrap()) as usize);
        let zone = layout.zone(seat).unwrap();
        let around: Vec<Hex> = zone.iter().flat_map(|hex| hex.disc(1)).collect();
        let placed = random_placement(zone, &mut Random::new(rand_pcg::Pcg32::seed_from_u64(seed))).unwrap();
        let mut fleet: Vec<(PieceId, Berth)> = PieceId::fleet(seat).zip(berths(&placed)).collect();
        for _ in 0..moved {
            fleet[below(20)].1 = Berth { at: around[below(around.len())], facing: Direction::ALL[below(6)] };
        }
        for _ in 0..gone {
            fleet.remove(below(fleet.len()));
        }
        let mut draft = PlacementBuilder::new(seat, zone);
        for &(piece, berth) in fleet.iter().rev() {
            draft.put(piece, Hex::ORIGIN, Direction::North).unwrap();
            draft.put(piece, berth.at, berth.facing).unwrap();
        }
        let faults = plain_faults(seat, zone, &fleet);
        prop_assert_eq!(draft.faults(), faults.clone());
        match draft.placement() {
            Ok(placement) => {
                prop_assert!(faults.is_empty());
                prop_assert!(fleet.iter().map(|(_, berth)| *berth).eq(berths(&placement)));
                prop_assert_eq!((placement.faults(seat, zone), placement.check(seat, zone)), (vec![], Ok(())));
            }
            Err(first) => prop_assert_eq!(Some(&first), faults.first()),
        }
    }
}

/// BBS-2: nobody places a ship of another fleet.
#[test]
fn only_own_ships() {
    let layout = Layout::three_players();
    let mut draft = PlacementBuilder::new(seat(1), layout.zone(seat(1)).unwrap());
    let before = draft.clone();
    for piece in PieceId::of(4) {
        let put = draft.put(piece, Hex::ORIGIN, Direction::North);
        let taken = draft.take(piece);
        if piece.seat() == seat(1) {
            assert_eq!((put, taken), (Ok(()), Ok(Some(Berth { at: Hex::ORIGIN, facing: Direction::North }))));
        } else {
            let foreign = PlacementError::Foreign { piece, seat: seat(1) };
            assert_eq!((put, taken, foreign.rule().id()), (Err(foreign), Err(foreign), "BBS-2"));
        }
    }
    assert_eq!(draft, before);
    assert_eq!(layout.zone(seat(3)), None);
}
