//! The actions of a battle. Every choice that can be listed has a fixed number for a given board size. Pieces are counted from
//! the seat that chooses.

use starwright::battle::{Choice, Game, PieceId, Pose, Squadron};
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
}

impl Actions {
    pub fn of(game: &Game) -> Self {
        let layout = game.field().layout();
        Self { radius: layout.radius().cast_signed(), players: layout.players() }
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

    pub fn count(self) -> usize {
        self.table().into_iter().map(|(_, count)| count).sum()
    }

    /// The number of a choice of a seat; `None` if it is never listed.
    pub fn number(self, game: &Game, seat: Seat, choice: &Choice) -> Option<usize> {
        let (kind, within) = self.place(game, seat, choice)?;
        let before: usize = self.table().into_iter().take(kind as usize).map(|(_, count)| count).sum();
        Some(before + within)
    }

    fn place(self, game: &Game, seat: Seat, choice: &Choice) -> Option<(Kind, usize)> {
        let fighter = |piece: PieceId| own(seat, piece).filter(|&number| number < FIGHTERS);
        let capital = |piece: PieceId| own(seat, piece)?.checked_sub(FIGHTERS);
        Some(match choice {
            Choice::Reveal { card } => (Kind::Reveal, game.hand(seat).iter().position(|held| held == card)?),
            Choice::Squadron { squadron } => (Kind::Squadron, squadron.index().into()),
            Choice::Land { fighter: piece } => (Kind::Land, fighter(*piece)?),
            Choice::Destroy { fighter: piece } => (Kind::Destroy, fighter(*piece)?),
            Choice::Fire { fighter: piece } => (Kind::Fire, fighter(*piece)?),
            Choice::Turn { fighter: piece, facing } => (Kind::Turn, 6 * fighter(*piece)? + side(*facing)),
            Choice::Capital { ship, to } => (Kind::Capital, capital(*ship)? * self.poses() + self.pose(*to)?),
            Choice::Shoot { target } => (Kind::Shoot, self.relative(seat, *target)),
            Choice::HoldFire => (Kind::HoldFire, 0),
            Choice::End => (Kind::End, 0),
            Choice::Pass => (Kind::Pass, 0),
            Choice::Unveil => (Kind::Unveil, 0),
            Choice::Elite { fighter: piece } => (Kind::Elite, fighter(*piece)?),
            Choice::EliteEnd { to } => (Kind::EliteEnd, self.hex(*to)?),
            Choice::EliteFace { facing } => (Kind::EliteFace, side(*facing)),
            Choice::Blast { fighter: piece } => (Kind::Blast, fighter(*piece)?),
            Choice::Asteroid { from, to } => (Kind::Asteroid, 6 * self.hex(*from)? + side(from.direction_to(*to)?)),
            Choice::Double { squadron, fighters } => {
                let wing: usize =
                    fighters.fighters(*squadron).map(|piece| 1 << (piece.number() % PieceId::FLEET % 6)).sum();
                (Kind::Double, 64 * usize::from(squadron.index()) + wing)
            }
            Choice::Displace { squadron, by } => (Kind::Displace, displacement(*squadron, *by)?),
            Choice::Laser { ship } => (Kind::Laser, capital(*ship)?),
            Choice::SuperShot { ship } => (Kind::SuperShot, capital(*ship)?),
            Choice::Shield { ship } => (Kind::Shield, capital(*ship)?),
            Choice::Answer { raise } => (Kind::Answer, (*raise).into()),
            Choice::Resurrect { squadron } => (Kind::Resurrect, squadron.index().into()),
            Choice::ResurrectFallen => (Kind::ResurrectFallen, 0),
            Choice::Return { at, facing, .. } => (Kind::Return, 6 * self.hex(*at)? + side(*facing)),
            Choice::Leave { .. } => (Kind::Leave, 0),
            _ => return None,
        })
    }

    /// The index of a hex in the square that encloses the board, column by column; `None` outside it.
    pub fn hex(self, hex: Hex) -> Option<usize> {
        let within = |coordinate: i8| usize::try_from(i16::from(coordinate) + i16::from(self.radius)).ok();
        let (column, row) = (within(hex.q)?, within(hex.r)?);
        (column < self.side() && row < self.side()).then_some(self.side() * column + row)
    }

    /// The number of a piece relative to a seat: its own fleet first, then that of the next seat.
    pub fn relative(self, seat: Seat, piece: PieceId) -> usize {
        FLEET * self.after(seat, piece.seat()) + usize::from(piece.number() % PieceId::FLEET)
    }

    /// How many seats `other` sits after `seat`.
    pub fn after(self, seat: Seat, other: Seat) -> usize {
        usize::from((other.number() + self.players - seat.number()) % self.players)
    }

    const fn poses(self) -> usize {
        self.side() * self.side() * 6
    }

    fn pose(self, pose: Pose) -> Option<usize> {
        Some(6 * self.hex(pose.rear())? + side(pose.facing()))
    }
}

fn own(seat: Seat, piece: PieceId) -> Option<usize> {
    (piece.seat() == seat).then_some(usize::from(piece.number() % PieceId::FLEET))
}

fn side(facing: Direction) -> usize {
    facing.number().into()
}

fn displacement(squadron: Squadron, by: Hex) -> Option<usize> {
    let within = |coordinate: i8| usize::try_from(coordinate + LEAP).ok().filter(|&place| place < LEAPS);
    Some((usize::from(squadron.index()) * LEAPS + within(by.q)?) * LEAPS + within(by.r)?)
}
