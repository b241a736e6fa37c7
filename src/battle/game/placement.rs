//! Placing a fleet in its start zone.

use alloc::vec::Vec;

use crate::battle::board::ZONE;
use crate::battle::pieces::piece::{PieceId, Squadron};
use crate::battle::pieces::pose::Pose;
use crate::battle::pieces::ship::Ship;
use crate::battle::rules::Rule;
use crate::dice::RandomSource;
use crate::hex::chart::HexSet;
use crate::hex::{Direction, Hex};
use crate::table::array_vec::ArrayVec;
use crate::table::seat::Seat;

/// Where a fighter is placed.
///
/// JSON: `{"at": [2, -9], "facing": 3}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Berth {
    /// Its hex.
    pub at: Hex,
    /// The hexside it faces (BBS-10).
    pub facing: Direction,
}

/// A whole fleet in its start zone, legal or not. A
/// [`PlacementBuilder`](crate::battle::game::placement_builder::PlacementBuilder) makes it ship by ship.
///
/// JSON:
/// ```json
/// {"fighters": [{"at": [-8, 5], "facing": 2}, {"at": [-8, 6], "facing": 2}, {"at": [-8, 7], "facing": 2},
///  {"at": [-8, 8], "facing": 2}, {"at": [-7, 4], "facing": 2}, {"at": [-7, 5], "facing": 2}, {"at": [-7, 6],
///  "facing": 2}, {"at": [-7, 7], "facing": 2}, {"at": [-7, 8], "facing": 2}, {"at": [-6, 4], "facing": 2},
///  {"at": [-6, 5], "facing": 2}, {"at": [-6, 6], "facing": 2}, {"at": [-6, 7], "facing": 2}, {"at": [-6, 8],
///  "facing": 2}, {"at": [-5, 4], "facing": 2}, {"at": [-5, 5], "facing": 2}, {"at": [-5, 6], "facing": 2},
///  {"at": [-5, 7], "facing": 2}], "capitals": [[[-8, 5], [-8, 6]], [[-8, 5], [-8, 6]]]}
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement {
    /// The fighters by number, six of each squadron.
    pub fighters: [Berth; 18],
    /// The two capital ships by number.
    pub capitals: [Pose; 2],
}

impl Placement {
    /// The ships of this fleet, as pieces of `seat`.
    pub fn ships(&self, seat: Seat) -> impl Iterator<Item = (PieceId, Ship)> + '_ {
        let fighters = self.fighters.iter().map(|berth| Ship::new(berth.at, berth.facing));
        let capitals = self.capitals.iter().map(|pose| Ship::new(pose.rear(), pose.facing()));
        PieceId::fleet(seat).zip(fighters.chain(capitals))
    }

    /// BBS-8 to BBS-12: may `seat` place its fleet so in `zone`?
    ///
    /// # Errors
    /// [`PlacementError`] for the first ship, by number, that is placed wrongly.
    pub fn check(&self, seat: Seat, zone: &[Hex; ZONE]) -> Result<(), PlacementError> {
        self.faults(seat, zone).into_iter().next().map_or(Ok(()), Err)
    }

    /// All faults of this placement by `seat` in `zone` (BBS-8 to BBS-12): by ship, then by squadron.
    #[must_use]
    pub fn faults(&self, seat: Seat, zone: &[Hex; ZONE]) -> Vec<PlacementError> {
        faults(seat, zone, self.ships(seat))
    }
}

/// What is wrong with these ships of a fleet. A squadron is judged once it is whole.
pub(super) fn faults(
    seat: Seat,
    zone: &[Hex; ZONE],
    ships: impl Iterator<Item = (PieceId, Ship)>,
) -> Vec<PlacementError> {
    let mut free: HexSet = zone.iter().copied().collect();
    let mut squadrons: Vec<_> = Squadron::all(seat).map(|squadron| (squadron, ArrayVec::<Hex, 6>::new())).collect();
    let mut faults = Vec::new();
    for (piece, ship) in ships {
        for hex in crate::battle::pieces::ship::hexes(piece, ship) {
            if !zone.contains(&hex) {
                faults.push(PlacementError::OutsideZone { piece, hex });
            } else if !free.remove(hex) {
                faults.push(PlacementError::SharedHex { piece, hex });
            }
        }
        let own = squadrons.iter_mut().find(|(squadron, _)| piece.squadron() == Some(*squadron));
        own.map(|(_, hexes)| hexes.push(ship.at));
    }
    let scattered = squadrons.iter().filter(|(_, hexes)| hexes.len() == 6 && !connected(hexes));
    faults.extend(scattered.map(|&(squadron, _)| PlacementError::Scattered { squadron }));
    faults
}

/// BBS-9: whether these hexes hang together by themselves.
fn connected(hexes: &ArrayVec<Hex, 6>) -> bool {
    let mut loose: HexSet = hexes.iter().collect();
    let mut reached: ArrayVec<Hex, 6> = ArrayVec::new();
    let mut next = hexes.first();
    while let Some(hex) = next {
        loose.remove(hex);
        if reached.push(hex).is_err() {
            break;
        }
        next = reached.iter().flat_map(Hex::neighbours).find(|&near| loose.contains(near));
    }
    loose.iter().next().is_none()
}

messages! {
    /// Why a placement is refused.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum PlacementError refused Rule of "battle-refusal" {
        OutsideZone { piece: PieceId, hex: Hex } => Rule::Bbs8, "{piece} is on {hex}, outside its start zone";
        SharedHex { piece: PieceId, hex: Hex } => Rule::Bbs12, "{piece} shares {hex} with another ship";
        Scattered { squadron: Squadron } => Rule::Bbs9, "squadron {squadron} is not one connected group";
        Unplaced { piece: PieceId } => Rule::Bbs8, "{piece} has not been placed";
        Foreign { piece: PieceId, seat: Seat } => Rule::Bbs2, "{piece} does not belong to the fleet of {seat}";
    }
}

/// How often [`random_placement`] starts again.
const TRIES: usize = 1000;

/// A random legal placement for bots, with random facings.
///
/// Returns `None` if a thousand tries fail, which does not happen in the built-in zones. The distribution is not uniform.
pub fn random_placement(zone: &[Hex; ZONE], chance: &mut impl RandomSource) -> Option<Placement> {
    (0..TRIES).find_map(|_| try_placement(zone, chance))
}

fn try_placement(zone: &[Hex; ZONE], chance: &mut impl RandomSource) -> Option<Placement> {
    let mut free: ArrayVec<Hex, ZONE> = ArrayVec::collect(zone.iter().copied())?;
    let mut fighters: ArrayVec<Berth, 18> = ArrayVec::new();
    for _ in 0..3 {
        let mut squadron: ArrayVec<Hex, 6> = ArrayVec::new();
        while squadron.len() < 6 {
            let at = pick(&free, &squadron, chance)?;
            free.take(|hex| hex == at);
            squadron.push(at).ok()?;
            fighters.push(Berth { at, facing: any_direction(chance) }).ok()?;
        }
    }
    let capitals = [take_pair(&mut free, chance)?, take_pair(&mut free, chance)?];
    let mut berths = fighters.iter();
    let first = fighters.first()?;
    let placed = [first; 18].map(|_| berths.next().unwrap_or(first));
    Some(Placement { fighters: placed, capitals })
}

fn any_direction(chance: &mut impl RandomSource) -> Direction {
    Direction::from_number(chance.below(6).to_le_bytes()[0])
}

/// A free hex next to the squadron, if it has begun, of two random ones the one with fewer free neighbours.
fn pick(free: &ArrayVec<Hex, ZONE>, squadron: &ArrayVec<Hex, 6>, chance: &mut impl RandomSource) -> Option<Hex> {
    let open = |hex: Hex| squadron.is_empty() || hex.neighbours().any(|near| squadron.contains(near));
    let candidates: ArrayVec<Hex, ZONE> = ArrayVec::collect(free.iter().filter(|&hex| open(hex)))?;
    let lonely = |hex: &Hex| hex.neighbours().filter(|&near| free.contains(near)).count();
    let one = any(&candidates, chance)?;
    let other = any(&candidates, chance)?;
    [one, other].into_iter().min_by_key(lonely)
}

fn any(hexes: &ArrayVec<Hex, ZONE>, chance: &mut impl RandomSource) -> Option<Hex> {
    let count = u32::try_from(hexes.len()).ok()?;
    hexes.iter().nth(chance.below(count) as usize)
}

/// Takes two adjacent free hexes for a capital ship.
fn take_pair(free: &mut ArrayVec<Hex, ZONE>, chance: &mut impl RandomSource) -> Option<Pose> {
    let paired = |hex: Hex| hex.neighbours().any(|near| free.contains(near));
    let rears: ArrayVec<Hex, ZONE> = ArrayVec::collect(free.iter().filter(|&hex| paired(hex)))?;
    let rear = any(&rears, chance)?;
    let fronts: ArrayVec<Hex, ZONE> = ArrayVec::collect(rear.neighbours().filter(|&near| free.contains(near)))?;
    let front = any(&fronts, chance)?;
    free.take(|hex| hex == rear || hex == front);
    free.take(|hex| hex == rear || hex == front);
    Pose::of(front, rear).ok()
}
