//! Boarding of crew, aliens and batteries before the first card.

use crate::grid::{Cell, CellSet};
use crate::table::message::Argument;
use crate::trucker::fleet::Fleet;
use crate::trucker::fleet::aboard::{Aboard, Alien, Aliens, Gain};
use crate::trucker::parts::component::{Colour, Kind};
use crate::trucker::rules::Rule;
use crate::trucker::ship::layout::Layout;

/// # Where aliens may live
impl Layout {
    /// The cabins where an alien of this colour may live: of a kind that houses aliens, and joined to a life support of the
    /// colour (LM-LEGAL-13, BG-CREW-1, LM-KIND-3).
    #[must_use]
    pub fn alien_cabins(&self, colour: Colour) -> CellSet {
        let rooms = &self.planes().rooms;
        let support = rooms.life_support(colour);
        if support.is_empty() || rooms.aliens.is_empty() {
            return CellSet::EMPTY;
        }
        rooms.aliens & self.joints().neighbours(support)
    }
}

/// # Boarding
impl Fleet {
    /// Fills the fleet before the first card: all batteries, cabins (with humans) and stasis chambers, with these aliens in place
    /// of the humans in their cabins (LM-LAUNCH-2, LM-LEGAL-13).
    ///
    /// Without aliens, `&[]`, it succeeds unless called twice. Ships without a human do not start, see
    /// [`ship_crew`](Fleet::ship_crew) (LM-LAUNCH-1).
    ///
    /// # Errors
    /// [`BoardingError`] for the first alien that cannot live in its cabin; the fleet does not change.
    ///
    /// ```
    /// use starwright::grid::{Cell, Side};
    /// use starwright::trucker::{Alien, Board, Class, Colour, Component, Contents, Kind, Layout};
    ///
    /// let mut layout = Layout::new(Board::new(Class::IIIC));
    /// let (cabin, support) = (Cell::new(2, 2)?, Cell::new(3, 2)?);
    /// layout.place(cabin, Component::new(Kind::Cabin, "3333".parse()?, Side::Front)?)?;
    /// layout.place(support, Component::new(Kind::LifeSupport(Colour::Purple), "0003".parse()?, Side::Front)?)?;
    /// let mut fleet = layout.into_fleet()?;
    ///
    /// assert!(fleet.embark(&[(cabin, Alien::Brown)]).is_err());
    /// fleet.embark(&[(cabin, Alien::Purple)])?;
    /// assert_eq!(fleet.aboard().on(cabin), Contents::Alien(Alien::Purple));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn embark(&mut self, aliens: &[(Cell, Alien)]) -> Result<(), BoardingError> {
        if self.boarded {
            return Err(BoardingError::AlreadyAboard);
        }
        let mut housed = Aliens::NONE;
        for &(cell, alien) in aliens {
            self.admit(housed, cell, alien)?;
            housed.put(cell, alien);
        }
        let rooms = &self.layout.planes().rooms;
        self.aboard = Aboard {
            humans: rooms.humans.within(!housed.cells()),
            sleepers: rooms.sleepers,
            batteries: rooms.batteries,
            aliens: housed,
            ..Aboard::EMPTY
        };
        self.boarded = true;
        Ok(())
    }

    /// LM-LEGAL-13: whether one more alien may live there beside those already housed.
    pub(in crate::trucker) fn admit(&self, housed: Aliens, cell: Cell, alien: Alien) -> Result<(), BoardingError> {
        let colour = alien.colour();
        let kind = self.get(cell).map(crate::trucker::parts::component::Component::kind);
        if !kind.is_some_and(Kind::houses_aliens) {
            return Err(BoardingError::NoCabin { cell, alien, kind });
        }
        if !self.layout.alien_cabins(colour).contains(cell) {
            return Err(BoardingError::NoLifeSupport { cell, alien });
        }
        if let Some((first, _)) = housed.of(colour) {
            return Err(BoardingError::SecondOfColour { cell, alien, first });
        }
        match housed.iter().find(|&(home, _)| home == cell) {
            Some((_, by)) => Err(BoardingError::CabinTaken { cell, alien, by }),
            None => Ok(()),
        }
    }
}

messages! {
    /// Why crew, sleepers or batteries cannot come aboard.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum BoardingError refused Rule of "boarding" {
        /// Crew and batteries come aboard once.
        AlreadyAboard => Rule::LmLaunch2, "crew and batteries are already aboard";
        /// The cell has no cabin that houses aliens.
        NoCabin { cell: Cell, alien: Alien, kind: Option<Kind> } => rule_of_cabin(*kind),
            "the {alien} cannot live on {cell}: {kind|none:there is no cabin|the # houses no aliens}";
        NoLifeSupport { cell: Cell, alien: Alien } => Rule::LmLegal13,
            "the {alien} needs life support of the same colour joined to the cabin on {cell}";
        SecondOfColour { cell: Cell, alien: Alien, first: Cell } with colour = (colour(*alien)) => Rule::LmLegal13,
            "the {alien} cannot live on {cell}: the fleet already has a {colour} alien, on {first}";
        CabinTaken { cell: Cell, alien: Alien, by: Alien } => Rule::BgCrew1,
            "the {alien} cannot share the cabin on {cell} with the {by}";
        /// Crew and batteries have not come aboard yet.
        NotBoarded => Rule::LmLaunch2, "nothing can be gained before crew and batteries are aboard";
        NoRoom { cell: Cell, gain: Gain, kind: Option<Kind> }
            => match gain { Gain::Human => Rule::BgCrew1, Gain::Battery => Rule::LmFleet7 },
            "there is no room for another {gain} {kind|none:on|in the # on} {cell}";
        TooFewSleepers { chamber: Cell, aboard: u8, wanted: u32 } => Rule::LmKind3,
            "{wanted|1:1 sleeper|# sleepers} cannot be woken on {chamber}: {aboard|0:none is|1:only 1 is|only # are} there";
        NobodyToWake { chamber: Cell } => Rule::LmFleet8,
            "the ship with the stasis chamber on {chamber} has no human aboard to wake the sleepers";
        OtherShip { chamber: Cell, cell: Cell } => Rule::LmFleet8,
            "sleepers woken on {chamber} cannot go to {cell}, which is on another ship";
    }
}

fn colour(alien: Alien) -> Argument<'static> {
    match alien.colour() {
        Colour::Purple => Argument::Word(&Colour::Purple),
        Colour::Brown => Argument::Word(&Colour::Brown),
        Colour::Cyan => Argument::Word(&Colour::Cyan),
    }
}

const fn rule_of_cabin(kind: Option<Kind>) -> Rule {
    match kind {
        Some(Kind::LuxuryCabin | Kind::StasisChamber) => Rule::LmKind3,
        _ => Rule::LmLegal13,
    }
}
