//! The track: markers, days, who is lapped.

/// BG-TRACK-1: the spaces of the circle.
const SPACES: i32 = 40;

/// BG-TRACK-1: that many days forward, or back if below 0: each is one space that is physically empty.
pub(crate) fn fly(markers: &mut [Option<i32>], seat: usize, days: i32) {
    let Some(mut position) = markers[seat] else { return };
    for _ in 0..days.abs() {
        position += days.signum();
        while is_taken(markers, seat, position) {
            position += days.signum();
        }
    }
    markers[seat] = Some(position);
}

/// BG-TRACK-1: whether another marker stands on that space of the circle, even laps away.
fn is_taken(markers: &[Option<i32>], seat: usize, position: i32) -> bool {
    let stands_there = |marker: &Option<i32>| marker.is_some_and(|other| (other - position) % SPACES == 0);
    markers.iter().enumerate().any(|(other, marker)| other != seat && stands_there(marker))
}

/// BG-TRACK-3: who has a marker, leader first.
pub(crate) fn order(markers: &[Option<i32>]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..markers.len()).filter(|&seat| markers[seat].is_some()).collect();
    order.sort_by_key(|&seat| markers[seat]);
    order.reverse();
    order
}

/// LM-END-2, BG-TRACK-1: who is more than a round behind the leader.
pub(crate) fn lapped(markers: &[Option<i32>]) -> Vec<usize> {
    let Some(leader) = markers.iter().flatten().max() else { return Vec::new() };
    let behind = |seat: &usize| markers[*seat].is_some_and(|marker| leader - marker > SPACES);
    (0..markers.len()).filter(behind).collect()
}
