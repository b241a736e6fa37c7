//! The actions of a battle. Every choice that can be listed has a fixed number for a given board size. Pieces are counted from
//! the seat that chooses.

use starwright::battle::{Choice, Game, Layout, PieceId, Pose, Squadron};
use starwright::hex::{Direction, Hex};
use starwright::table::Seat;

const FLEET: usize = PieceId::FLEET as usize;
const FIGHTERS: usize = PieceId::FIGHTERS as usize;
/// How far a displaced squadron may go, in hexes each way.
const LEAP: i8 = 6;
const LEAPS: usize = 2 * LEAP as usize + 1;

/// The kinds of action, in numbering order.
#[derive(Clone, Copy)]
enum Kind {
    Reveal,
    Squadron,
    Land,
    Destroy,
    Fire,
    Turn,
    Capital,
    Shoot,
    HoldFire,
    End,
    Pass,
    Unveil,
    Elite,
    EliteEnd,
    EliteFace,
    Blast,
    Asteroid,
    Double,
    Displace,
    Laser,
    SuperShot,
    Shield,
    Answer,
    Resurrect,
    ResurrectFallen,
    Return,
    Leave,
}

/// The numbers of the actions on a board.
#[derive(Clone, Copy)]
pub struct Actions {
    radius: i8,
    players: u8,
    /// How far the board is turned, in sixths.
    turn: u8,
}

impl Actions {
    /// The actions on a layout; if `turned`, as if the start zone of this seat lay where that of the first seat is.
    pub fn of(layout: &Layout, seat: Seat, turned: bool) -> Self {
        let turn = if turned { turn_to_first(layout, seat) } else { 0 };
        Self { radius: layout.radius().cast_signed(), players: layout.players(), turn }
    }

    /// Side of the square that encloses the board.
    pub const fn side(self) -> usize {
        2 * self.radius.unsigned_abs() as usize + 1
    }

    /// The names of the kinds, with the number of actions of each.
    pub const fn table(self) -> [(&'static str, usize); 27] {
        let hexes = self.side() * self.side();
        [
            ("reveal", 3),
            ("squadron", 3),
            ("land", FIGHTERS),
            ("destroy", FIGHTERS),
            ("fire", FIGHTERS),
            ("turn", FIGHTERS * 6),
            ("capital", 2 * hexes * 6),
            ("shoot", 4 * FLEET),
            ("hold_fire", 1),
            ("end", 1),
            ("pass", 1),
            ("unveil", 1),
            ("elite", FIGHTERS),
            ("elite_end", hexes),
            ("elite_face", 6),
            ("blast", FIGHTERS),
            ("asteroid", hexes * 6),
            ("double", 3 * 64),
            ("displace", 3 * LEAPS * LEAPS),
            ("laser", 2),
            ("super_shot", 2),
            ("shield", 2),
            ("answer", 2),
            ("resurrect", 3),
            ("resurrect_fallen", 1),
            ("return", hexes * 6),
            ("leave", 1),
        ]
    }

    /// The kind of a choice of a seat, and its number within the kind; `None` if it is never listed.
    pub fn place(self, game: &Game, seat: Seat, choice: &Choice) -> Option<(usize, usize)> {
        self.kind(game, seat, choice).map(|(kind, within)| (kind as usize, within))
    }

    fn kind(self, game: &Game, seat: Seat, choice: &Choice) -> Option<(Kind, usize)> {
        let fighter = |piece: PieceId| own(seat, piece).filter(|&number| number < FIGHTERS);
        let capital = |piece: PieceId| own(seat, piece)?.checked_sub(FIGHTERS);
        Some(match choice {
            Choice::Reveal { card } => (Kind::Reveal, game.hand(seat).iter().position(|held| held == card)?),
            Choice::Squadron { squadron } => (Kind::Squadron, squadron.index().into()),
            Choice::Land { fighter: piece } => (Kind::Land, fighter(*piece)?),
            Choice::Destroy { fighter: piece } => (Kind::Destroy, fighter(*piece)?),
            Choice::Fire { fighter: piece } => (Kind::Fire, fighter(*piece)?),
            Choice::Turn { fighter: piece, facing } => (Kind::Turn, 6 * fighter(*piece)? + self.side_of(*facing)),
            Choice::Capital { ship, to } => (Kind::Capital, capital(*ship)? * self.poses() + self.pose(*to)?),
            Choice::Shoot { target } => (Kind::Shoot, self.relative(seat, *target)),
            Choice::HoldFire => (Kind::HoldFire, 0),
            Choice::End => (Kind::End, 0),
            Choice::Pass => (Kind::Pass, 0),
            Choice::Unveil => (Kind::Unveil, 0),
            Choice::Elite { fighter: piece } => (Kind::Elite, fighter(*piece)?),
            Choice::EliteEnd { to } => (Kind::EliteEnd, self.hex(*to)?),
            Choice::EliteFace { facing } => (Kind::EliteFace, self.side_of(*facing)),
            Choice::Blast { fighter: piece } => (Kind::Blast, fighter(*piece)?),
            Choice::Asteroid { from, to } => {
                (Kind::Asteroid, 6 * self.hex(*from)? + self.side_of(from.direction_to(*to)?))
            }
            Choice::Double { squadron, fighters } => {
                let wing: usize =
                    fighters.fighters(*squadron).map(|piece| 1 << (piece.number() % PieceId::FLEET % 6)).sum();
                (Kind::Double, 64 * usize::from(squadron.index()) + wing)
            }
            Choice::Displace { squadron, by } => (Kind::Displace, displacement(*squadron, by.rotated(self.turn))?),
            Choice::Laser { ship } => (Kind::Laser, capital(*ship)?),
            Choice::SuperShot { ship } => (Kind::SuperShot, capital(*ship)?),
            Choice::Shield { ship } => (Kind::Shield, capital(*ship)?),
            Choice::Answer { raise } => (Kind::Answer, (*raise).into()),
            Choice::Resurrect { squadron } => (Kind::Resurrect, squadron.index().into()),
            Choice::ResurrectFallen => (Kind::ResurrectFallen, 0),
            Choice::Return { at, facing, .. } => (Kind::Return, 6 * self.hex(*at)? + self.side_of(*facing)),
            Choice::Leave { .. } => (Kind::Leave, 0),
            _ => return None,
        })
    }

    /// The index of a hex in the square that encloses the board, column by column; `None` outside it.
    pub fn hex(self, hex: Hex) -> Option<usize> {
        let hex = hex.rotated(self.turn);
        let within = |coordinate: i8| usize::try_from(i16::from(coordinate) + i16::from(self.radius)).ok();
        let (column, row) = (within(hex.q)?, within(hex.r)?);
        (column < self.side() && row < self.side()).then_some(self.side() * column + row)
    }

    /// The hexes of the board, by their indices.
    pub fn disc(self) -> impl Iterator<Item = usize> {
        let (side, radius) = (self.side(), self.side() / 2);
        let column = move |column: usize| {
            let short = radius.abs_diff(column);
            let first = radius.saturating_sub(column);
            side * column + first..side * column + first + side - short
        };
        (0..side).flat_map(column)
    }

    /// The number of a piece relative to a seat: its own fleet first, then that of the next seat.
    pub fn relative(self, seat: Seat, piece: PieceId) -> usize {
        FLEET * self.after(seat, piece.seat()) + usize::from(piece.number() % PieceId::FLEET)
    }

    /// How many seats `other` sits after `seat`.
    pub fn after(self, seat: Seat, other: Seat) -> usize {
        usize::from((other.number() + self.players - seat.number()) % self.players)
    }

    /// A facing, turned with the board.
    pub const fn side_of(self, facing: Direction) -> usize {
        facing.clockwise(self.turn).number() as usize
    }

    const fn poses(self) -> usize {
        self.side() * self.side() * 6
    }

    fn pose(self, pose: Pose) -> Option<usize> {
        Some(6 * self.hex(pose.rear())? + self.side_of(pose.facing()))
    }
}

fn own(seat: Seat, piece: PieceId) -> Option<usize> {
    (piece.seat() == seat).then_some(usize::from(piece.number() % PieceId::FLEET))
}

/// The turn in sixths that brings the start zone of a seat nearest to that of the first.
fn turn_to_first(layout: &Layout, seat: Seat) -> u8 {
    let first = middle(layout, Seat::Zero);
    (0..6).min_by_key(|&turn| first.distance(middle(layout, seat).rotated(turn))).unwrap_or(0)
}

/// The middle of a start zone.
fn middle(layout: &Layout, seat: Seat) -> Hex {
    let zone = layout.zone(seat).map_or(&[][..], |zone| &zone[..]);
    let mean = |coordinate: fn(&Hex) -> i8| {
        let sum: i32 = zone.iter().map(|hex| i32::from(coordinate(hex))).sum();
        i8::try_from(sum / i32::try_from(zone.len().max(1)).unwrap_or(1)).unwrap_or(0)
    };
    Hex::new(mean(|hex| hex.q), mean(|hex| hex.r))
}

fn displacement(squadron: Squadron, by: Hex) -> Option<usize> {
    let within = |coordinate: i8| usize::try_from(coordinate + LEAP).ok().filter(|&place| place < LEAPS);
    Some((usize::from(squadron.index()) * LEAPS + within(by.q)?) * LEAPS + within(by.r)?)
}
