//! Putting a game together: the one gate that parts go through.

use crate::battle::field::Field;
use crate::battle::game::Game;
use crate::battle::game::cards::Cards;
use crate::battle::game::position::{Position, PositionError};
use crate::table::VERSION;
use crate::table::seat::PerSeat;

/// Each check may rely on those before it.
impl TryFrom<Position> for Game {
    type Error = PositionError;

    fn try_from(position: Position) -> Result<Self, PositionError> {
        if position.v != VERSION {
            return Err(PositionError::Version { given: position.v });
        }
        position.check_table()?;
        let mut field = Field::bare(position.layout.clone(), position.rulings);
        position.lay_out(&mut field)?;
        position.settle_pieces(&mut field)?;
        position.check_marks()?;
        position.check_setup(&field)?;
        let cards = position.check_cards()?;
        let game = position.assemble(field, &cards)?;
        game.check_under_way()?;
        game.check_hits()?;
        game.check_fallen()?;
        game.check_step()?;
        Ok(game)
    }
}

impl Position {
    /// BBS-8 to BBS-13: while fleets are being placed.
    fn check_setup(&self, field: &Field) -> Result<(), PositionError> {
        self.check_nothing_won()?;
        self.check_unharmed()?;
        self.check_placed_fleets()?;
        Ok(self.check_zones(field)?)
    }

    fn assemble(&self, field: Field, cards: &PerSeat<Cards>) -> Result<Game, PositionError> {
        Ok(Game {
            field,
            races: PerSeat::from_fn(|seat| self.race(seat)),
            powers: PerSeat::from_fn(|seat| self.holding(seat)),
            cards: *cards,
            first: self.first,
            active: self.active,
            round: self.round,
            card: self.card,
            step: self.step,
            sortie: self.under_way.sortie()?,
            fallen: self.fallen_set()?,
            hits: self.waiting()?,
        })
    }
}
