//! What differs between games: the names on the board, chance, the picture.

use starwright::battle;
use starwright::dice::RandomSource;
use starwright::table::message::{Called, Message, Names, Plain};
use starwright::table::{Actor, Play, Record, Seat, Served};
use starwright::trucker::flight::{self, Flight};
use starwright::trucker::yard::{self, Yard};
use starwright::trucker::{Game, game};

use crate::answer::{Answer, Captions, Json, unreadable};
#[cfg(feature = "bots")]
use crate::bots::Advised;

/// How a picture is drawn: with which piece's line of fire, in which theme, with which names of players, and whether captions are
/// data.
pub struct Looks<'a> {
    pub piece: Option<u8>,
    pub theme: &'a str,
    pub people: &'a [String],
    pub told: bool,
}

/// A game whose bots are in another package.
#[cfg(not(feature = "bots"))]
pub trait Advised {}

#[cfg(not(feature = "bots"))]
impl<G> Advised for G {}

/// A kind of game.
pub trait Kind: Served + Play<SetupError: Message> + Advised {
    /// The names used in messages.
    fn names(record: &Record<Self>) -> &dyn Names;

    /// A random choice for the table, if it is to act; never the hourglass, which depends on time.
    fn chance(&self, dice: &mut impl RandomSource) -> Option<Self::Choice>;

    /// A picture of the whole game.
    ///
    /// # Errors
    /// If only its ships can be drawn.
    fn picture(_: &Record<Self>, _viewer: Option<Seat>, _looks: &Looks<'_>) -> Answer {
        Err(unreadable("only a battle has a picture; draw the ships of other games"))
    }
}

impl Kind for battle::Game {
    fn names(_: &Record<Self>) -> &dyn Names {
        &Plain
    }

    fn chance(&self, _: &mut impl RandomSource) -> Option<Self::Choice> {
        None
    }

    fn picture(record: &Record<Self>, viewer: Option<Seat>, looks: &Looks<'_>) -> Answer {
        let game = record.game();
        let decider = game.awaited_seat().filter(|&decider| viewer == Some(decider));
        let choices = decider.map(|decider| record.choices(decider)).unwrap_or_default();
        battle_picture(&game.view(viewer), &choices, looks)
    }
}

/// A view of a battle with the choices framed.
pub fn battle_picture(view: &battle::View, choices: &[battle::Choice], looks: &Looks<'_>) -> Answer {
    let &Looks { piece, theme, people, told } = looks;
    let piece = piece.map(battle::PieceId::try_from).transpose().map_err(unreadable)?;
    let range = piece.map_or_else(Vec::new, |piece| view.fire_range(piece));
    let names = Called::new(people);
    let captions = Captions(&names);
    let picture = view
        .svg()
        .with_names(if told { &captions } else { &names })
        .with_theme(crate::ships::theme(Some(theme))?)
        .without_style()
        .with_choices(choices)
        .with_range(&range);
    Ok(Json::of(&picture.to_string()))
}

impl Kind for Yard {
    fn names(record: &Record<Self>) -> &dyn Names {
        &record.setup().board
    }

    fn chance(&self, dice: &mut impl RandomSource) -> Option<Self::Choice> {
        let mut listed = Vec::new();
        self.choices(Actor::Table, &mut listed);
        listed.retain(|choice| *choice != yard::Choice::RanOut);
        let count = u32::try_from(listed.len()).ok().filter(|&count| count > 0)?;
        listed.get(usize::try_from(dice.below(count)).ok()?).copied()
    }
}

impl Kind for Flight {
    fn names(record: &Record<Self>) -> &dyn Names {
        &record.setup().board
    }

    fn chance(&self, dice: &mut impl RandomSource) -> Option<Self::Choice> {
        self.awaited().table.then(|| flight::Choice::Die { face: dice.die() })
    }
}

impl Kind for Game {
    fn names(record: &Record<Self>) -> &dyn Names {
        record.game().board()
    }

    fn chance(&self, dice: &mut impl RandomSource) -> Option<Self::Choice> {
        let yard = self.yard().and_then(|yard| yard.chance(dice)).map(game::Choice::Yard);
        yard.or_else(|| self.flight().and_then(|flight| flight.chance(dice)).map(game::Choice::Flight))
    }
}
