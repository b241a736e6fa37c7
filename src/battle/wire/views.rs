//! Views, and what their viewers take the rest to be.

use alloc::vec::Vec;

use crate::battle::game::Game;
use crate::battle::game::guess::Hidden;
use crate::battle::game::position::{Piece, Under};
use crate::battle::game::view::{PlayerView, Standing, View};
use crate::battle::pieces::set::Pieces;
use crate::battle::rules::rulings::Rulings;
use crate::table::wire::{Node, Wire, WireError, object, readable};

object!(View {
    viewer = None,
    layout,
    rulings = Rulings::DEFAULT,
    asteroids,
    centre,
    central_asteroid,
    probes,
    pieces,
    lost,
    players,
    hand = Vec::new(),
    power = None,
    awaited,
    first,
    active,
    round,
    card = None,
    step,
    under_way unless = Under::default(),
    hits unless = Vec::new(),
    fallen unless = Pieces::EMPTY,
} then is_of_a_game);

/// What the viewer sees is a game if anything is put where it is hidden, and that game looks so.
fn is_of_a_game(view: &View) -> Result<(), WireError> {
    let game = Game::try_from(view.guess(&view.stand_ins())).map_err(WireError::new)?;
    let seen = game.view(view.viewer);
    let parts = [
        ("viewer", seen.viewer == view.viewer),
        ("awaited", seen.awaited == view.awaited),
        ("power", seen.power == view.power),
        ("players", seen.players == view.players),
    ];
    match parts.into_iter().find(|(_, fits)| !fits) {
        Some((part, _)) => Err(WireError::new("it contradicts the rest of the view").within(part)),
        None if seen == *view => Ok(()),
        None => Err(WireError::new("the parts of the view contradict each other")),
    }
}

object!(PlayerView {
    race,
    power = None,
    hides_power = false,
    trophies,
    probes,
    asteroids = 0,
    played,
    hand,
    deck,
    score,
});

object!(Hidden { hand, deck, power = None });

/// A ship is read as in a position, its hexes fitting its kind and facing.
impl Wire for Standing {
    fn of(node: &Node) -> Result<Self, WireError> {
        let piece: Piece = Wire::of(node)?;
        Ok(Self { id: piece.id, ship: piece.ship().map_err(WireError::new)? })
    }
}

readable!(Standing);
