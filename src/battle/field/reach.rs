//! How far a capital ship gets: every end pose with the action points it costs.
//!
//! A ship passes through everything and may leave the board on its way (BBS-47, BBS-R11), so the cost of an end pose depends
//! on nothing but how it lies to the start, and what an action point buys (BBS-R36). The poses are worked out once, when the
//! crate is compiled.

use crate::battle::pieces::card::Card;
use crate::battle::pieces::pose::Pose;
use crate::battle::rules::rulings::CapitalPoints;
use crate::hex::chart::{MARGIN, places};
use crate::hex::{Direction, Hex};

/// BBS-K1.1, BBS-R25: the action points that the power K1 adds.
pub const BONUS_POINTS: u8 = 2;
/// The most action points that a ship can ever have.
const MOST: u8 = Card::MAX_POINTS + BONUS_POINTS;
/// More than any pose within reach costs.
const FAR: u8 = u8::MAX;

/// An end pose as seen from a ship on (0,0) that faces north.
#[derive(Clone, Copy)]
pub(crate) struct Reach {
    cost: u8,
    pose: Pose,
}

const _: () = assert!(MOST < MARGIN, "the front of a pose can lie one hex further than its ship goes by single steps");

/// The frame of a ship on the board: rotates what a ship facing north reaches.
pub(crate) struct Bearing {
    start: Pose,
    /// From a hex to its neighbours in the next column and in the next row, as the ship sees them.
    column: Hex,
    row: Hex,
    /// By the facing that the ship sees: the one on the board, and from the rear of a pose to its front, in places of a chart.
    facings: [(Direction, i16); 6],
}

impl Bearing {
    pub(crate) fn of(start: Pose) -> Self {
        let sides = start.facing().number();
        let facings = Direction::ALL.map(|facing| facing.clockwise(sides));
        Self {
            start,
            column: Hex::new(1, 0).rotated(sides),
            row: Hex::new(0, 1).rotated(sides),
            facings: facings.map(|facing| (facing, places(Hex::ORIGIN.step(facing)))),
        }
    }

    /// From the rear of the ship to the front and to the rear of a pose, in places of a chart.
    #[inline]
    pub(crate) fn places(&self, reach: Reach) -> [i16; 2] {
        let rear = places(self.way(reach));
        [rear + self.facing(reach).1, rear]
    }

    /// The pose on the board.
    #[inline]
    pub(crate) fn pose(&self, reach: Reach) -> Pose {
        Pose::new(self.start.rear().plus(self.way(reach)), self.facing(reach).0)
    }

    #[inline]
    const fn way(&self, Reach { pose, .. }: Reach) -> Hex {
        let Hex { q, r, .. } = pose.rear();
        Hex::new(q * self.column.q + r * self.row.q, q * self.column.r + r * self.row.r)
    }

    #[inline]
    fn facing(&self, Reach { pose, .. }: Reach) -> (Direction, i16) {
        let known = self.facings.get(usize::from(pose.facing().number()));
        known.copied().unwrap_or((self.start.facing(), 0))
    }
}

const START: Pose = Pose::new(Hex::ORIGIN, Direction::North);
/// The farthest that the rear of a ship can get: two action points move it three hexes.
const SPAN: usize = MOST as usize * 3 / 2;
const SIDE: usize = 2 * SPAN + 1;
/// Every pose that might be within reach of a ship that faces north.
const SPACE: usize = 6 * SIDE * SIDE;

/// The poses within [`MOST`] action points, cheapest first.
macro_rules! reaches {
    ($points:expr) => {{
        const FOUND: [Reach; SPACE] = search($points);
        const COUNT: usize = count(&FOUND);
        static REACHES: [Reach; COUNT] = {
            let (found, _) = FOUND.split_at(COUNT);
            match found.first_chunk() {
                Some(reaches) => *reaches,
                None => [FOUND[0]; COUNT],
            }
        };
        &REACHES
    }};
}

fn reaches(points: CapitalPoints) -> &'static [Reach] {
    match points {
        CapitalPoints::Either => reaches!(CapitalPoints::Either),
        CapitalPoints::Both => reaches!(CapitalPoints::Both),
    }
}

/// BBS-43, BBS-44, BBS-R36: the poses that one action point buys, a step, a pivot, or one of each in any order; or the pose
/// itself. No move backward is among them (BBS-46, BBS-R10).
#[expect(clippy::indexing_slicing, reason = "evaluated by the compiler, which refuses an index out of bounds")]
const fn steps(pose: Pose, points: CapitalPoints) -> [Pose; 13] {
    let (here, ahead) = (single_steps(pose), single_steps(advanced(pose)));
    let mut bought = [pose; 13];
    let mut way = 0;
    while way < here.len() {
        bought[way] = here[way];
        if way > 0 && matches!(points, CapitalPoints::Both) {
            bought[way + 4] = ahead[way];
            bought[way + 8] = advanced(here[way]);
        }
        way += 1;
    }
    bought
}

/// One hex along its facing.
const fn advanced(pose: Pose) -> Pose {
    Pose::new(pose.front(), pose.facing())
}

/// A step, and the four pivots.
const fn single_steps(pose: Pose) -> [Pose; 5] {
    let (right, left) = (pose.facing().clockwise(1), pose.facing().clockwise(5));
    [
        advanced(pose),
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
const fn search(points: CapitalPoints) -> [Reach; SPACE] {
    let mut found = [Reach { cost: FAR, pose: START }; SPACE];
    let mut seen = [false; SPACE];
    let (mut head, mut tail) = (0, 1);
    found[0].cost = 0;
    seen[place(START)] = true;
    while head < tail && found[head].cost < MOST {
        let cost = found[head].cost + 1;
        let around = steps(found[head].pose, points);
        let mut step = 0;
        while step < around.len() {
            let pose = around[step];
            if !seen[place(pose)] {
                seen[place(pose)] = true;
                found[tail] = Reach { cost, pose };
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

/// The poses that a ship reaches with so many action points, cheapest first: BBS-45, any mixture, also none.
pub(crate) fn within(points: u8, buying: CapitalPoints) -> &'static [Reach] {
    let reaches = reaches(buying);
    let count = reaches.partition_point(|reach| reach.cost <= points);
    reaches.get(..count).unwrap_or_default()
}

/// What the cheapest way from `start` to `end` costs, if there is one within the action points that a ship can have.
pub(crate) fn cost(start: Pose, end: Pose, buying: CapitalPoints) -> Option<u8> {
    let back = 6 - start.facing().number();
    let seen = Pose::new(end.rear().minus(start.rear()).rotated(back), end.facing().clockwise(back));
    reaches(buying).iter().find(|reach| reach.pose == seen).map(|reach| reach.cost)
}
