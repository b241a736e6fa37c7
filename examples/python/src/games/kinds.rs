//! The four kinds of game: their names, boards and pictures.

use pyo3::prelude::*;
use starwright::battle;
use starwright::table::{Record, Seat, Served};
use starwright::trucker::flight::Flight;
use starwright::trucker::yard::Yard;
use starwright::trucker::{Board, Game, Layout};
use starwright_answers::games::{Looks, battle_picture};
use starwright_answers::ships::theme as theme_of;

use crate::bots::Played;
use crate::form::{parsed, read_or_parse};
use crate::games::said::{Choice, Event};
use crate::given::{Piece, Text, unknown};
use crate::refusal::{stated, unreadable};

/// A kind of game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Battle,
    Yard,
    Flight,
    Game,
}

impl Kind {
    pub const ALL: [Self; 4] = [Self::Battle, Self::Yard, Self::Flight, Self::Game];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Battle => "battle",
            Self::Yard => "yard",
            Self::Flight => "flight",
            Self::Game => "game",
        }
    }
}

impl<'a, 'py> FromPyObject<'a, 'py> for Kind {
    type Error = PyErr;

    fn extract(name: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        let Text(name) = name.extract()?;
        let known = Self::ALL.into_iter().find(|kind| kind.name() == name);
        known.ok_or_else(|| unknown("kind of game", &name, Self::ALL.map(Self::name)))
    }
}

/// A kind of game that this package supports.
pub trait Known: Played + Served {
    const KIND: Kind;

    /// The number of players.
    fn players(setup: &Self::Setup) -> usize;

    /// The board whose printed names are used in events.
    fn board(record: &Record<Self>) -> Option<&Board>;

    /// The current ships, by seat.
    fn ships(&self) -> Vec<Layout>;

    /// Text drawing for a terminal, as the viewer sees the game.
    fn drawing(&self, _viewer: Option<Seat>) -> String {
        self.ships().iter().map(|layout| layout.drawing().to_string()).collect::<Vec<_>>().join("\n")
    }

    /// The whole game as SVG; `None` if only its ships can be drawn.
    fn picture(&self, _viewer: Option<Seat>, piece: Option<Piece>, theme: Option<&str>) -> PyResult<Option<String>> {
        theme_of(theme).map_err(stated)?;
        piece.map_or(Ok(None), |_| Err(unreadable("piece is valid for a battle only")))
    }
}

impl Known for battle::Game {
    const KIND: Kind = Kind::Battle;

    fn players(setup: &Self::Setup) -> usize {
        setup.players.len()
    }

    fn board(_: &Record<Self>) -> Option<&Board> {
        None
    }

    fn ships(&self) -> Vec<Layout> {
        Vec::new()
    }

    fn drawing(&self, viewer: Option<Seat>) -> String {
        self.view(viewer).drawing().to_string()
    }

    fn picture(&self, viewer: Option<Seat>, piece: Option<Piece>, theme: Option<&str>) -> PyResult<Option<String>> {
        let mut choices = Vec::new();
        if let Some(decider) = self.awaited_seat().filter(|&decider| viewer == Some(decider)) {
            self.choices(decider, &mut choices);
        }
        let looks = Looks { piece: piece.map(|Piece(piece)| piece), theme, styled: true, ..Looks::default() };
        battle_picture(&self.view(viewer), &choices, &looks).map(Some).map_err(stated)
    }
}

impl Known for Yard {
    const KIND: Kind = Kind::Yard;

    fn players(setup: &Self::Setup) -> usize {
        setup.purses.len()
    }

    fn board(record: &Record<Self>) -> Option<&Board> {
        Some(&record.setup().board)
    }

    fn ships(&self) -> Vec<Layout> {
        Seat::ALL.into_iter().map_while(|seat| self.layout(seat)).cloned().collect()
    }
}

impl Known for Flight {
    const KIND: Kind = Kind::Flight;

    fn players(setup: &Self::Setup) -> usize {
        setup.players.len()
    }

    fn board(record: &Record<Self>) -> Option<&Board> {
        Some(&record.setup().board)
    }

    fn ships(&self) -> Vec<Layout> {
        Seat::ALL.into_iter().map_while(|seat| self.fleet(seat)).map(|fleet| fleet.layout().clone()).collect()
    }
}

impl Known for Game {
    const KIND: Kind = Kind::Game;

    fn players(setup: &Self::Setup) -> usize {
        setup.players.into()
    }

    fn board(record: &Record<Self>) -> Option<&Board> {
        let round = usize::try_from(record.game().round()).ok()?;
        record.setup().rounds.get(round).map(|round| &round.board)
    }

    fn ships(&self) -> Vec<Layout> {
        let in_yard = self.yard().map(Known::ships);
        in_yard.or_else(|| self.flight().map(Known::ships)).unwrap_or_default()
    }
}

/// Reads a choice in a game of that kind, worded for a board.
pub fn read_choice(kind: Kind, form: &Bound<'_, PyAny>, board: Option<Board>) -> PyResult<Choice> {
    fn read<G: Known>(form: &Bound<'_, PyAny>, board: Option<Board>) -> PyResult<Choice> {
        Ok(Choice::new(G::KIND, read_or_parse::<G::Choice>(form)?, board))
    }

    match kind {
        Kind::Battle => read::<battle::Game>(form, board),
        Kind::Yard => read::<Yard>(form, board),
        Kind::Flight => read::<Flight>(form, board),
        Kind::Game => read::<Game>(form, board),
    }
}

/// Reads an event in a game of that kind from JSON, worded for a board.
pub fn read_event(kind: Kind, json: &Text, board: Option<Board>) -> PyResult<Event> {
    match kind {
        Kind::Battle => Ok(Event::new::<battle::Game>(parsed(json)?, board)),
        Kind::Yard => Ok(Event::new::<Yard>(parsed(json)?, board)),
        Kind::Flight => Ok(Event::new::<Flight>(parsed(json)?, board)),
        Kind::Game => Ok(Event::new::<Game>(parsed(json)?, board)),
    }
}
