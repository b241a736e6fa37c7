//! What differs between games: the names on the board and the picture.

use starwright::battle;
use starwright::table::message::{Called, Message, Names, Plain};
use starwright::table::{Play, Record, Seat, Served};
use starwright::trucker::Game;
use starwright::trucker::flight::Flight;
use starwright::trucker::yard::Yard;

use crate::answer::{Answer, Captions, Json, Problem, unreadable};
#[cfg(feature = "bots")]
use crate::bots::Advised;
use crate::chance::Chance;

/// How a battle is drawn.
#[derive(Clone, Copy, Default)]
pub struct Looks<'a> {
    /// The piece whose line of fire is shown.
    pub piece: Option<u8>,
    /// The name of the theme.
    pub theme: Option<&'a str>,
    /// The players' names, by seat.
    pub people: &'a [String],
    /// Whether captions are data.
    pub told: bool,
    /// Whether the style is part of the picture.
    pub styled: bool,
}

/// A game whose bots are in another package.
#[cfg(not(feature = "bots"))]
pub trait Advised {}

#[cfg(not(feature = "bots"))]
impl<G> Advised for G {}

/// A kind of game.
pub trait Kind: Served + Play<SetupError: Message> + Advised + Chance {
    /// The names used in messages.
    fn names(record: &Record<Self>) -> &dyn Names;

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

    fn picture(record: &Record<Self>, viewer: Option<Seat>, looks: &Looks<'_>) -> Answer {
        let game = record.game();
        let decider = game.awaited_seat().filter(|&decider| viewer == Some(decider));
        let choices = decider.map(|decider| record.choices(decider)).unwrap_or_default();
        battle_picture(&game.view(viewer), &choices, looks).map(|picture| Json::of(&picture))
    }
}

/// A view of a battle with the choices framed.
///
/// # Errors
/// If there is no such piece or theme.
pub fn battle_picture(view: &battle::View, choices: &[battle::Choice], looks: &Looks<'_>) -> Result<String, Problem> {
    let &Looks { piece, theme, people, told, styled } = looks;
    let piece = piece.map(battle::PieceId::try_from).transpose().map_err(unreadable)?;
    let range = piece.map_or_else(Vec::new, |piece| view.fire_range(piece));
    let names = Called::new(people);
    let captions = Captions(&names);
    let picture = view
        .svg()
        .with_names(if told { &captions } else { &names })
        .with_theme(crate::ships::theme(theme)?)
        .with_choices(choices)
        .with_range(&range);
    Ok(if styled { picture } else { picture.without_style() }.to_string())
}

impl Kind for Yard {
    fn names(record: &Record<Self>) -> &dyn Names {
        &record.setup().board
    }
}

impl Kind for Flight {
    fn names(record: &Record<Self>) -> &dyn Names {
        &record.setup().board
    }
}

impl Kind for Game {
    fn names(record: &Record<Self>) -> &dyn Names {
        record.game().board()
    }
}
