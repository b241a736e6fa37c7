//! One of the listed choices at random.

use alloc::vec::Vec;

use crate::battle::field::Field;
use crate::battle::game::Game;
use crate::battle::game::choice::Choice;
use crate::battle::game::holding::Holding;
use crate::battle::game::powers::LEAP;
use crate::battle::game::step::Step;
use crate::battle::pieces::piece::{PieceId, Squadron};
use crate::battle::pieces::race::Power;
use crate::battle::pieces::ship::Ship;
use crate::battle::pieces::wing::Wing;
use crate::dice::RandomSource;
use crate::hex::Hex;
use crate::table::Actor;
use crate::table::array_vec::ArrayVec;

/// The number of tries before all choices are listed.
const TRIES: u8 = 64;

/// Large sets of choices, by numbered places that may hold one, for drawing without listing.
#[derive(Clone, Copy, PartialEq)]
enum Crowd {
    /// The end poses of a capital ship.
    Sailings { piece: PieceId, ship: Ship, points: u8 },
    /// V2: the fighters of a squadron that move twice as far.
    Doubles { squadron: Squadron },
    /// V3: the displacements of a squadron.
    Displacements { squadron: Squadron },
}

/// The crowds of a step: one for each of a player's three squadrons or two capital ships.
type Crowds = ArrayVec<Crowd, 3>;

/// The side of the square that holds all displacements.
const SIDE: usize = 2 * LEAP as usize + 1;

fn way(place: usize) -> Option<Hex> {
    let coordinate = |number: usize| Some(i8::try_from(number).ok()? - LEAP.cast_signed());
    Some(Hex::new(coordinate(place / SIDE)?, coordinate(place % SIDE)?))
}

impl Crowd {
    fn places(self, field: &Field) -> usize {
        match self {
            Self::Sailings { points, .. } => field.poses_reached(points),
            Self::Doubles { .. } => Wing::all().len(),
            Self::Displacements { .. } => SIDE * SIDE,
        }
    }
}

impl Game {
    /// A uniformly random choice of those that [`choices`](Self::choices) lists for an actor; `None` if there is none. It is
    /// faster, because it does not list end poses of capital ships or doubled and displaced squadrons, which come by the hundred.
    /// `few` is a buffer for the others; its contents are lost.
    ///
    /// ```
    /// use starwright::battle::{Deck, Game, Layout, Race, Setup};
    /// use starwright::dice::Random;
    /// use starwright::rand_core::SeedableRng;
    ///
    /// let mut dice = Random::new(rand_pcg::Pcg32::seed_from_u64(1));
    /// let game = Game::new(&Setup::shuffled(Layout::four_players(), &Race::ALL.map(|race| (race, Deck::HOUSE)), &mut dice))?;
    /// // a fleet is too much to list, see `random_placement`
    /// assert_eq!(game.any_choice(game.active(), &mut dice, &mut Vec::new()), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn any_choice(
        &self,
        actor: impl Into<Actor>,
        chance: &mut impl RandomSource,
        few: &mut Vec<Choice>,
    ) -> Option<Choice> {
        few.clear();
        if !self.awaited().contains(actor.into()) {
            return None;
        }
        let crowds = self.crowds();
        self.list_few(&crowds, few);
        let crowded: usize = crowds.iter().map(|crowd| crowd.places(self.field())).sum();
        if crowded > 0 {
            let bound = u32::try_from(few.len() + crowded).ok()?;
            for _ in 0..TRIES {
                let place = chance.below(bound) as usize;
                let choice = match place.checked_sub(few.len()) {
                    None => few.get(place).cloned(),
                    Some(place) => self.of_crowds(&crowds, place),
                };
                if choice.is_some() {
                    return choice;
                }
            }
            few.clear();
            self.list(few);
        }
        let last = few.len().checked_sub(1)?;
        // a custom source may return a number that is not below the bound
        let place = (chance.below(u32::try_from(few.len()).ok()?) as usize).min(last);
        Some(few.swap_remove(place))
    }

    /// Lists the choices that are in no crowd.
    fn list_few(&self, crowds: &Crowds, choices: &mut Vec<Choice>) {
        match self.turn.step {
            Step::Capital => self.list_powers(choices),
            Step::Squadron if !crowds.is_empty() => self.list_squadrons(choices),
            _ => self.list(choices),
        }
    }

    fn crowds(&self) -> Crowds {
        let crowds = match (self.turn.step, self.power(self.active())) {
            (Step::Capital, _) => ArrayVec::collect(self.capitals().filter_map(|piece| {
                let ship = self.field().ship(piece)?;
                Some(Crowd::Sailings { piece, ship, points: self.points() })
            })),
            (Step::Squadron, Some(Holding { power: Power::V2, spent: false, .. })) => {
                ArrayVec::collect(Squadron::all(self.active()).map(|squadron| Crowd::Doubles { squadron }))
            }
            (Step::Squadron, Some(Holding { power: Power::V3, spent: false, .. })) => {
                ArrayVec::collect(Squadron::all(self.active()).map(|squadron| Crowd::Displacements { squadron }))
            }
            _ => None,
        };
        crowds.unwrap_or(ArrayVec::new())
    }

    fn of_crowds(&self, crowds: &Crowds, place: usize) -> Option<Choice> {
        let mut place = place;
        for crowd in crowds.iter() {
            match place.checked_sub(crowd.places(self.field())) {
                Some(beyond) => place = beyond,
                None => return self.of_crowd(crowd, place),
            }
        }
        None
    }

    fn of_crowd(&self, crowd: Crowd, place: usize) -> Option<Choice> {
        let choice = match crowd {
            Crowd::Sailings { piece, ship, points } => {
                return Some(Choice::Capital { ship: piece, to: self.field().sailing(piece, ship, points, place)? });
            }
            Crowd::Doubles { squadron } => Choice::Double { squadron, fighters: Wing::all().nth(place)? },
            Crowd::Displacements { squadron } => Choice::Displace { squadron, by: way(place)? },
        };
        self.judge(&choice).is_ok().then_some(choice)
    }
}
