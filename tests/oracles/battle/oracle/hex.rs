//! Axial hexes: pairs of numbers, nothing more.

/// `(q, r)`.
pub(crate) type Hex = (i32, i32);

/// The six directions, clockwise from north.
const DIRECTIONS: [Hex; 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];

/// The hex a number of steps ahead.
pub(crate) fn ahead(from: Hex, facing: usize, steps: i32) -> Hex {
    let (q, r) = DIRECTIONS[facing];
    (from.0 + q * steps, from.1 + r * steps)
}

/// The hex moved by a vector.
pub(crate) fn moved(from: Hex, vector: Hex) -> Hex {
    (from.0 + vector.0, from.1 + vector.1)
}

/// How many steps lie between two hexes.
pub(crate) fn distance(one: Hex, other: Hex) -> i32 {
    let (q, r) = (one.0 - other.0, one.1 - other.1);
    q.abs().max(r.abs()).max((q + r).abs())
}

/// The six hexes around one, on a board or not.
pub(crate) fn neighbours(hex: Hex) -> [Hex; 6] {
    DIRECTIONS.map(|direction| moved(hex, direction))
}

/// Every hex at that distance or nearer, in order.
pub(crate) fn within(centre: Hex, reach: i32) -> Vec<Hex> {
    let mut hexes = Vec::new();
    for q in -reach..=reach {
        for r in -reach..=reach {
            let hex = moved(centre, (q, r));
            if distance(centre, hex) <= reach {
                hexes.push(hex);
            }
        }
    }
    hexes
}

/// The facing after a number of clockwise turns.
pub(crate) fn clockwise(facing: usize, sixths: usize) -> usize {
    (facing + sixths) % 6
}

/// How far apart two facings are, either way round.
pub(crate) fn turns_between(one: usize, other: usize) -> usize {
    let clockwise = (one + 6 - other) % 6;
    clockwise.min(6 - clockwise)
}

/// The facing of a ship with these two hexes.
pub(crate) fn bearing(rear: Hex, front: Hex) -> usize {
    (0..6).find(|&facing| ahead(rear, facing, 1) == front).expect("two hexes next to each other")
}
