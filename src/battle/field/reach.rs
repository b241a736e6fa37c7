//! How far a capital ship gets: every end pose with the action points it costs.
//!
//! A ship passes through everything and may leave the board on its way (BBS-47, BBS-R11), so the cost of an end pose depends
//! on nothing but how it lies to the start. The poses are worked out once, when the crate is compiled.

use crate::battle::pieces::card::Card;
use crate::battle::pieces::pose::Pose;
use crate::hex::chart::{MARGIN, places};
use crate::hex::{Direction, Hex};

/// BBS-K1.1, BBS-R25: the action points that the power K1 adds.
pub const BONUS_POINTS: u8 = 2;
/// The most action points that a ship can ever have.
const MOST: u8 = Card::MAX_POINTS + BONUS_POINTS;
const SIDE: usize = 2 * MOST as usize + 1;
/// More than any pose within reach costs.
const FAR: u8 = u8::MAX;

/// An end pose as seen from a ship on (0,0).
#[derive(Clone, Copy)]
pub(crate) struct Reach {
    cost: u8,
    pose: Pose,
    /// From the rear of the ship to the front of the pose, in places of a chart.
    pub(crate) front: i16,
    /// Likewise to its rear.
    pub(crate) rear: i16,
}

const _: () = assert!(MOST < MARGIN, "the front of a pose can lie one hex further than its ship goes");

impl Reach {
    const fn new(cost: u8, pose: Pose) -> Self {
        Self { cost, pose, front: places(pose.front()), rear: places(pose.rear()) }
    }

    /// The pose for a ship that starts so.
    pub(crate) const fn from(self, start: Pose) -> Pose {
        Pose::new(start.rear().plus(self.pose.rear()), self.pose.facing())
    }
}

const START: Pose = Pose::new(Hex::ORIGIN, Direction::North);
/// Every pose that might be within reach of a ship that faces north.
const SPACE: usize = 6 * SIDE * SIDE;

/// The poses within reach of a ship that faces north, cheapest first, then padding at cost [`FAR`].
const NORTHERN: [Reach; SPACE] = search();
const COUNT: usize = count(&NORTHERN);

/// By the facing of the ship: the poses within [`MOST`] action points, cheapest first.
static REACHES: [[Reach; COUNT]; 6] = [turned(0), turned(1), turned(2), turned(3), turned(4), turned(5)];

/// BBS-43, BBS-44: the five poses that one action point buys; no move backward is among them (BBS-46, BBS-R10).
const fn steps(pose: Pose) -> [Pose; 5] {
    let (right, left) = (pose.facing().clockwise(1), pose.facing().clockwise(5));
    [
        Pose::new(pose.front(), pose.facing()),
        Pose::new(pose.rear(), right),
        Pose::new(pose.rear(), left),
        Pose::new(pose.front().ahead(right, -1), right),
        Pose::new(pose.front().ahead(left, -1), left),
    ]
}

/// The place of a pose among all that could be within reach.
const fn place(pose: Pose) -> usize {
    let side = SIDE.cast_signed();
    let (q, r) = (pose.rear().q as isize + side / 2, pose.rear().r as isize + side / 2);
    pose.facing().number() as usize * SIDE * SIDE + (q * side + r).unsigned_abs()
}

#[expect(clippy::indexing_slicing, reason = "evaluated by the compiler, which refuses an index out of bounds")]
const fn search() -> [Reach; SPACE] {
    let mut found = [Reach::new(FAR, START); SPACE];
    let mut seen = [false; SPACE];
    let (mut head, mut tail) = (0, 1);
    found[0].cost = 0;
    seen[place(START)] = true;
    while head < tail && found[head].cost < MOST {
        let cost = found[head].cost + 1;
        let around = steps(found[head].pose);
        let mut step = 0;
        while step < around.len() {
            let pose = around[step];
            if !seen[place(pose)] {
                seen[place(pose)] = true;
                found[tail] = Reach::new(cost, pose);
                tail += 1;
            }
            step += 1;
        }
        head += 1;
    }
    found
}

#[expect(clippy::indexing_slicing, reason = "evaluated by the compiler, which refuses an index out of bounds")]
const fn count(found: &[Reach; SPACE]) -> usize {
    let mut count = 0;
    while count < SPACE && found[count].cost < FAR {
        count += 1;
    }
    count
}

/// The poses as they are for a ship that has turned clockwise from north by so many hexsides.
#[expect(clippy::indexing_slicing, reason = "evaluated by the compiler, which refuses an index out of bounds")]
const fn turned(sides: u8) -> [Reach; COUNT] {
    let mut reaches = [NORTHERN[0]; COUNT];
    let mut number = 0;
    while number < COUNT {
        let Reach { cost, pose, .. } = NORTHERN[number];
        let pose = Pose::new(pose.rear().rotated(sides), pose.facing().clockwise(sides));
        reaches[number] = Reach::new(cost, pose);
        number += 1;
    }
    reaches
}

fn reaches(start: Pose) -> &'static [Reach] {
    let [north, northeast, southeast, south, southwest, northwest] = &REACHES;
    match start.facing() {
        Direction::North => north,
        Direction::NorthEast => northeast,
        Direction::SouthEast => southeast,
        Direction::South => south,
        Direction::SouthWest => southwest,
        Direction::NorthWest => northwest,
    }
}

/// The poses that a ship in `start` reaches with `points` action points, cheapest first: BBS-45, any mixture, also none.
pub(crate) fn within(start: Pose, points: u8) -> &'static [Reach] {
    let all = reaches(start);
    let count = all.partition_point(|reach| reach.cost <= points);
    all.get(..count).unwrap_or_default()
}

/// What the cheapest way from `start` to `end` costs, if there is one within the action points that a ship can have.
pub(crate) fn cost(start: Pose, end: Pose) -> Option<u8> {
    let seen = Pose::new(end.rear().minus(start.rear()), end.facing());
    reaches(start).iter().find(|reach| reach.pose == seen).map(|reach| reach.cost)
}
