//! The track against a walk of every marker, space by space, on a painted circle.

use proptest::prelude::*;
use starwright::table::{Seat, SeatSet};
use starwright::trucker::Rule;
use starwright::trucker::cards::RoundCard;
use starwright::trucker::flight::{Track, TrackError};

/// The circle as it lies on the table: on each of its 40 spaces at most one marker, and a count of each marker's laps.
struct Circle {
    spaces: [Option<usize>; 40],
    laps: Vec<i32>,
}

impl Circle {
    fn paint(markers: &[Option<i32>]) -> Self {
        let mut circle = Self { spaces: [None; 40], laps: vec![0; markers.len()] };
        for (seat, marker) in markers.iter().enumerate() {
            let Some(mut position) = *marker else { continue };
            while position < 0 {
                position += 40;
                circle.laps[seat] -= 1;
            }
            while position > 39 {
                position -= 40;
                circle.laps[seat] += 1;
            }
            circle.spaces[usize::try_from(position).unwrap()] = Some(seat);
        }
        circle
    }

    /// One day: the marker is taken up, and put down on the first space without another.
    fn step(&mut self, seat: usize, forward: bool) {
        let mut at = self.spaces.iter().position(|&there| there == Some(seat)).expect("it stands somewhere");
        self.spaces[at] = None;
        loop {
            at = match (forward, at) {
                (true, 39) => {
                    self.laps[seat] += 1;
                    0
                }
                (false, 0) => {
                    self.laps[seat] -= 1;
                    39
                }
                (true, _) => at + 1,
                (false, _) => at - 1,
            };
            if self.spaces[at].is_none() {
                break;
            }
        }
        self.spaces[at] = Some(seat);
    }

    fn positions(&self) -> Vec<Option<i32>> {
        let travelled = |seat| {
            let at = self.spaces.iter().position(|&there| there == Some(seat))?;
            Some(self.laps[seat] * 40 + i32::try_from(at).unwrap())
        };
        (0..self.laps.len()).map(travelled).collect()
    }
}

/// The number of players behind each player, counted pair by pair.
fn order(positions: &[Option<i32>]) -> Vec<Seat> {
    let standing: Vec<(Seat, i32)> =
        Seat::ALL.into_iter().zip(positions).filter_map(|(seat, &at)| Some((seat, at?))).collect();
    let mut order = vec![None; standing.len()];
    for &(seat, at) in &standing {
        order[standing.iter().filter(|&&(_, other)| other > at).count()] = Some(seat);
    }
    order.into_iter().map(|seat| seat.expect("no two are equal")).collect()
}

fn number(seat: Seat) -> usize {
    seat.number().into()
}

fn agrees(markers: &[Option<i32>], moves: &[(Seat, i32)]) {
    let mut track = Track::new(markers).expect("no two on one space");
    let mut circle = Circle::paint(markers);
    for &(seat, days) in moves {
        for _ in 0..days.abs() {
            circle.step(number(seat), days > 0);
        }
        let position = track.advance(seat, days).expect("it has a marker");
        assert_eq!(Some(position), circle.positions()[number(seat)]);
    }
    let expected = circle.positions();
    assert_eq!(track.positions(), expected, "{markers:?} {moves:?}");
    assert_eq!(track.order().collect::<Vec<_>>(), order(&expected));
    assert_eq!(track.leader(), order(&expected).first().copied());
    let furthest = expected.iter().flatten().max().copied().unwrap_or(0);
    let is_lapped = |at: &Option<i32>| at.is_some_and(|at| at + 40 < furthest);
    let lapped: SeatSet =
        Seat::ALL.into_iter().zip(&expected).filter(|(_, at)| is_lapped(at)).map(|(seat, _)| seat).collect();
    assert_eq!(track.lapped(), lapped);
    for (seat, at) in Seat::ALL.into_iter().zip(&expected) {
        let space = at.map(|_| circle.spaces.iter().position(|&there| there == Some(number(seat))).unwrap());
        assert_eq!(track.space(seat).map(usize::from), space);
    }
}

/// BG-TRACK-1: all places of one to five markers on the ten spaces about the start line, the first of them moved by every
/// number of days up to twelve, both ways.
#[test]
fn moves_about_the_start_line_are_walks() {
    const SPACES: [i32; 10] = [35, 36, 37, 38, 39, 0, 1, 2, 3, 4];
    for others in 0_u32..1 << 10 {
        if others.count_ones() > 4 {
            continue;
        }
        // some a lap away: only where they stand physically counts
        let laps = |index: usize| 40 * (i32::try_from(index % 3).unwrap() - 1);
        let standing = (0..10).filter(|index| others >> index & 1 == 1).map(|index| Some(SPACES[index] + laps(index)));
        let standing: Vec<_> = standing.collect();
        for mover in (0..10).filter(|index| others >> index & 1 == 0) {
            let mut markers = vec![Some(SPACES[mover])];
            markers.extend(&standing);
            for days in -12..=12 {
                agrees(&markers, &[(Seat::Zero, days)]);
            }
        }
    }
}

fn any_markers() -> impl Strategy<Value = Vec<Option<i32>>> {
    proptest::collection::vec(proptest::option::weighted(0.85, -90..130), 1..=5)
        .prop_filter("one on a space", |markers| Track::new(markers).is_ok() && markers.iter().any(Option::is_some))
}

proptest! {
    /// BG-TRACK-1, LM-END-2: any markers and any moves.
    #[test]
    fn moves_are_walks(markers in any_markers(), moves in proptest::collection::vec((0_u8..5, -60_i32..60), 0..6)) {
        let seats: Vec<Seat> = Seat::ALL.into_iter().zip(&markers).filter(|(_, at)| at.is_some()).map(|(seat, _)| seat).collect();
        let moves: Vec<_> = moves.into_iter().map(|(seat, days)| (seats[usize::from(seat) % seats.len()], days)).collect();
        agrees(&markers, &moves);
    }

    /// BG-TRACK-1: what was gained is lost again as long as nobody else moves, whoever stands between.
    #[test]
    fn a_move_back_undoes_a_move(markers in any_markers(), days in -60_i32..60) {
        let mut track = Track::new(&markers).unwrap();
        let seat = track.leader().unwrap();
        track.advance(seat, days).unwrap();
        track.advance(seat, -days).unwrap();
        prop_assert_eq!(track.positions(), &markers[..]);
    }

    /// BG-TRACK-1: turning the whole circle, and all by whole laps, changes nothing else.
    #[test]
    fn the_circle_has_no_beginning(markers in any_markers(), seat in proptest::sample::select(&Seat::ALL), days in -60_i32..60, turn in -100..100) {
        let turned: Vec<_> = markers.iter().map(|at| at.map(|at| at + turn)).collect();
        let (mut one, mut other) = (Track::new(&markers).unwrap(), Track::new(&turned).unwrap());
        prop_assert_eq!(one.advance(seat, days).map(|at| at + turn), other.advance(seat, days));
        prop_assert_eq!(one.order().collect::<Vec<_>>(), other.order().collect::<Vec<_>>());
    }
}

/// LM-END-2, BG-TRACK-1: a whole lap behind is not lapped, one space more is.
#[test]
fn lapped_is_more_than_forty_spaces_behind() {
    let lapped =
        |markers: &[Option<i32>]| Track::new(markers).unwrap().lapped().iter().map(Seat::number).collect::<Vec<_>>();
    assert_eq!(lapped(&[Some(45), Some(6), Some(4)]), [2]);
    assert_eq!(lapped(&[Some(-41), Some(0), None]), [0]);
    assert!(lapped(&[Some(-39), Some(0)]).is_empty());
    let mut track = Track::new(&[Some(41), Some(2), Some(0)]).unwrap();
    // onto the space of the one a lap behind: it is taken
    assert_eq!((track.advance(Seat::Zero, 1), track.lapped()), (Ok(43), [Seat::One, Seat::Two].into_iter().collect()));
}

/// BG-TRACK-2, LM-IV3-1: level plus one spaces between those who start, in the order of their tiles.
#[test]
fn markers_start_with_gaps() {
    for (round, gap) in RoundCard::ALL.into_iter().zip([2, 3, 4, 5]) {
        let track = Track::start(5, &[Seat::Three, Seat::Zero, Seat::Four], round).unwrap();
        assert_eq!(track.positions(), [Some(-gap), None, None, Some(0), Some(-2 * gap)]);
        assert_eq!(track.order().collect::<Vec<_>>(), [Seat::Three, Seat::Zero, Seat::Four]);
    }
    assert_eq!(Track::start(5, &Seat::ALL, RoundCard::IV).unwrap().lapped(), SeatSet::EMPTY);
    assert_eq!(Track::start(2, &[Seat::One, Seat::Two], RoundCard::I), Err(TrackError::NoMarker { seat: Seat::Two }));
    assert_eq!(Track::start(2, &[Seat::One; 2], RoundCard::I), Err(TrackError::NamedTwice { seat: Seat::One }));
    assert_eq!(Track::start(6, &[], RoundCard::I), Err(TrackError::TooManySeats));
}

/// BG-TRACK-1: who gave up has no marker, moves nowhere and frees the space.
#[test]
fn a_player_who_gave_up_has_no_marker() {
    let mut track = Track::new(&[Some(5), Some(4)]).unwrap();
    assert_eq!(track.take_off(Seat::Zero), Ok(5));
    let before = track.clone();
    for refused in [track.take_off(Seat::Zero), track.advance(Seat::Zero, 1), track.advance(Seat::Four, 1)] {
        assert_eq!(refused.unwrap_err().rule(), Rule::BgTrack1);
    }
    assert_eq!(track, before);
    assert_eq!(track.advance(Seat::One, 1), Ok(5));
    assert_eq!(track.order().collect::<Vec<_>>(), [Seat::One]);
}

/// BG-TRACK-1, LM-BOARD-4: no two markers on one space, also laps apart.
#[test]
fn an_impossible_track_is_refused() {
    let refusal = |markers: &[Option<i32>]| Track::new(markers).unwrap_err().to_string();
    let taken = "the markers of seat 2 and seat 0 cannot share space 39 (BG-TRACK-1)";
    assert_eq!(refusal(&[Some(-1), None, Some(79)]), taken);
    assert_eq!(refusal(&[None; 6]), "there are at most 5 players (LM-BOARD-4)");
    let far = "the marker of seat 0 cannot have travelled 1000001 spaces (BG-TRACK-1)";
    assert_eq!(refusal(&[Some(1_000_001)]), far);
    assert!(Track::new(&[Some(i32::MIN)]).is_err());
}

/// BG-TRACK-1: a marker at the end of all flights stops, and never on another.
#[test]
fn a_marker_stays_in_range() {
    let mut track = Track::new(&[Some(1_000_000), Some(999_998), Some(-999_999)]).unwrap();
    assert_eq!(track.advance(Seat::One, i32::MAX), Ok(999_999));
    assert_eq!(track.advance(Seat::Zero, i32::MAX), Ok(1_000_000));
    assert_eq!(track.advance(Seat::Two, i32::MIN), Ok(-999_999), "the last space is taken");
}

#[cfg(feature = "serde")]
#[test]
fn a_track_is_the_list_of_its_positions() {
    let track = Track::new(&[Some(13), None, Some(51)]).unwrap();
    assert_eq!(serde_json::to_string(&track).unwrap(), "[13,null,51]");
    assert_eq!(serde_json::from_str::<Track>("[13,null,51]").unwrap(), track);
    let refused = serde_json::from_str::<Track>("[11,51]").unwrap_err().to_string();
    assert_eq!(refused, "the markers of seat 1 and seat 0 cannot share space 11 (BG-TRACK-1)");
}

/// LM-END-2, BG-TRACK-3: the leader is whoever is furthest ahead, and laps whoever is more than a whole lap behind, until
/// taken off.
#[test]
fn a_leader_laps_until_taken_off() {
    let mut track = Track::new(&[Some(60), Some(3), Some(21), Some(19)]).unwrap();
    assert_eq!(track.order().collect::<Vec<_>>(), [Seat::Zero, Seat::Two, Seat::Three, Seat::One]);
    assert_eq!(track.lapped().iter().collect::<Vec<_>>(), [Seat::One, Seat::Three]);
    track.take_off(Seat::Zero).unwrap();
    assert!(track.lapped().is_empty(), "judged later, nobody would be (LM-R42)");
}

#[test]
fn seats_join_and_leave() {
    let mut seats: SeatSet = [Seat::One, Seat::Three].into_iter().collect();
    seats.remove(Seat::Zero);
    seats.remove(Seat::One);
    assert_eq!(seats, SeatSet::from(Seat::Three));
    seats.insert(Seat::Three);
    assert_eq!(seats.iter().collect::<Vec<_>>(), [Seat::Three]);
    assert_eq!(Seat::ALL.map(|seat| SeatSet::from(seat).first()), Seat::ALL.map(Some));
    assert_eq!(SeatSet::EMPTY.first(), None);
}
