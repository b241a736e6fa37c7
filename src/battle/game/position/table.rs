//! Who plays what, whose turn it is, what the powers have come to.

use crate::battle::game::cards::ROUNDS;
use crate::battle::game::holding::Holding;
use crate::battle::game::position::Position;
use crate::battle::game::step::Step;
use crate::battle::pieces::race::{Power, Race};
use crate::battle::rules::Rule;
use crate::table::refused::count;
use crate::table::seat::Seat;

/// Why parts are no table at which a game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TableError {
    /// A list by seat does not have one entry for each player.
    #[error("`{list}` has {given} entries, and each of the {players} players needs one ({})", self.rule())]
    Seats {
        /// Which list.
        list: &'static str,
        /// How many entries it has.
        given: u32,
        /// How many players the layout has.
        players: u8,
    },
    /// Two players have the same race.
    #[error("{seat} and {other} both play the {race} ({})", self.rule())]
    SameRace {
        /// The later seat.
        seat: Seat,
        /// The earlier seat.
        other: Seat,
        /// The race.
        race: Race,
    },
    /// Nobody sits there.
    #[error("nobody sits on {seat}, which is said to be `{part}` at a table of {players} ({})", self.rule())]
    NobodyThere {
        /// Which part names the seat.
        part: &'static str,
        /// The seat.
        seat: Seat,
        /// How many players the layout has.
        players: u8,
    },
    /// The round is not 1 to 9.
    #[error("a game has rounds 1 to {ROUNDS}, not {round} ({})", self.rule())]
    Round {
        /// The round given.
        round: u8,
    },
    /// It is not the round or the turn at which fleets are placed or a game is over.
    #[error("when one has to {step} it is round {expected} and not {round} ({})", self.rule())]
    WrongRound {
        /// The step.
        step: Step,
        /// The round given.
        round: u8,
        /// The round of that step.
        expected: u8,
    },
    /// A game ends before the first player would have another turn.
    #[error("a game that is over stopped before the turn of {first}, who began, not before that of {active} ({})", self.rule())]
    WrongEnd {
        /// Who began.
        first: Seat,
        /// Whose turn is said to be next.
        active: Seat,
    },
    /// A player has another race's power.
    #[error("{seat} plays the {race} and has the power {power} of another race ({})", self.rule())]
    ForeignPower {
        /// The seat.
        seat: Seat,
        /// Its race.
        race: Race,
        /// The power.
        power: Power,
    },
    /// A power is spent but hidden.
    #[error("the use of {power} by {seat} is spent, so it cannot be hidden ({})", self.rule())]
    SpentHidden {
        /// The seat.
        seat: Seat,
        /// The power.
        power: Power,
    },
    /// A power that is revealed by its one use is revealed but not spent.
    #[error("{power} of {seat} is revealed by its one use, so it cannot be revealed and unspent ({})", self.rule())]
    RevealedUnused {
        /// The seat.
        seat: Seat,
        /// The power.
        power: Power,
    },
    /// A power that lasts is spent.
    #[error("{power} of {seat} stays in force, so it is never spent ({})", self.rule())]
    NeverSpent {
        /// The seat.
        seat: Seat,
        /// The power.
        power: Power,
    },
    /// A power's use of this turn is spent in another's turn.
    #[error("{power} of {seat} is spent until the end of its owner's turn, and it is the turn of {active} ({})", self.rule())]
    SpentUntilTurnEnds {
        /// The seat.
        seat: Seat,
        /// The power.
        power: Power,
        /// Whose turn it is.
        active: Seat,
    },
    /// Something has happened although fleets are still being placed.
    #[error("fleets are still being placed, and `{part}` says that {seat} has played already ({})", self.rule())]
    PlayedAlready {
        /// Which part says so.
        part: &'static str,
        /// The seat.
        seat: Seat,
    },
}

refused!(TableError {
    Seats { list, given, players },
    SameRace { seat, other, race },
    NobodyThere { part, seat, players },
    Round { round },
    WrongRound { step, round, expected },
    WrongEnd { first, active },
    ForeignPower { seat, race, power },
    SpentHidden { seat, power },
    RevealedUnused { seat, power },
    NeverSpent { seat, power },
    SpentUntilTurnEnds { seat, power, active },
    PlayedAlready { part, seat },
});

impl TableError {
    /// The rule that the parts break.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self {
            Self::Seats { .. } | Self::SameRace { .. } | Self::NobodyThere { .. } => Rule::Bbs1,
            Self::Round { .. } | Self::WrongRound { .. } => Rule::Bbs19,
            Self::WrongEnd { .. } => Rule::Bbs57,
            Self::ForeignPower { .. } => Rule::Bbs6,
            Self::SpentHidden { .. } | Self::NeverSpent { .. } => Rule::Bbs61,
            Self::RevealedUnused { .. } => Rule::BbsR18,
            Self::SpentUntilTurnEnds { .. } => Rule::BbsV1_1,
            Self::PlayedAlready { .. } => Rule::Bbs13,
        }
    }
}

impl Position {
    pub(super) fn check_table(&self) -> Result<(), TableError> {
        self.check_lists()?;
        self.check_races()?;
        let players = self.layout.players();
        let named = [("first", self.first), ("active", self.active)];
        if let Some((part, seat)) = named.into_iter().find(|(_, seat)| seat.number() >= players) {
            return Err(TableError::NobodyThere { part, seat, players });
        }
        self.check_round()?;
        self.seats().zip(&self.powers).try_for_each(|(seat, power)| self.check_power(seat, *power))
    }

    fn check_lists(&self) -> Result<(), TableError> {
        let players = self.layout.players();
        let rammed = if self.asteroids_rammed.is_empty() { usize::from(players) } else { self.asteroids_rammed.len() };
        let lists = [
            ("races", self.races.len()),
            ("powers", self.powers.len()),
            ("trophies", self.trophies.len()),
            ("probes_held", self.probes_held.len()),
            ("cards", self.cards.len()),
            ("asteroids_rammed", rammed),
        ];
        let wrong = lists.into_iter().find(|&(_, given)| given != usize::from(players));
        wrong.map_or(Ok(()), |(list, given)| Err(TableError::Seats { list, given: count(given), players }))
    }

    /// BBS-1: each player's race is different.
    fn check_races(&self) -> Result<(), TableError> {
        for (seat, &race) in self.seats().zip(&self.races) {
            let earlier = self.seats().zip(&self.races).take_while(|&(other, _)| other < seat);
            if let Some((other, _)) = earlier.into_iter().find(|&(_, &each)| each == race) {
                return Err(TableError::SameRace { seat, other, race });
            }
        }
        Ok(())
    }

    fn check_round(&self) -> Result<(), TableError> {
        let Self { round, step, first, active, .. } = *self;
        if !(1..=ROUNDS).contains(&round) {
            return Err(TableError::Round { round });
        }
        let expected = match step {
            Step::Place => 1,
            Step::Over => ROUNDS,
            _ => round,
        };
        if round != expected {
            return Err(TableError::WrongRound { step, round, expected });
        }
        if step == Step::Over && active != first { Err(TableError::WrongEnd { first, active }) } else { Ok(()) }
    }

    fn check_power(&self, seat: Seat, holding: Option<Holding>) -> Result<(), TableError> {
        let Some(Holding { power, revealed, spent }) = holding else { return Ok(()) };
        let race = self.race(seat).unwrap_or(power.race());
        if power.race() != race {
            return Err(TableError::ForeignPower { seat, race, power });
        }
        if spent && !revealed {
            return Err(TableError::SpentHidden { seat, power });
        }
        if revealed && self.step == Step::Place {
            return Err(TableError::PlayedAlready { part: "powers", seat });
        }
        match power {
            Power::E1 | Power::E2 | Power::V2 | Power::K1 | Power::K2 | Power::D3 if spent => {
                Err(TableError::NeverSpent { seat, power })
            }
            Power::E3 | Power::V3 | Power::K3 | Power::D1 | Power::D2 if revealed && !spent => {
                Err(TableError::RevealedUnused { seat, power })
            }
            Power::V1 if spent && self.active != seat => {
                Err(TableError::SpentUntilTurnEnds { seat, power, active: self.active })
            }
            _ => Ok(()),
        }
    }

    /// The race of a seat.
    pub(super) fn race(&self, seat: Seat) -> Option<Race> {
        self.races.get(usize::from(seat.number())).copied()
    }

    /// The power of a seat.
    pub(super) fn holding(&self, seat: Seat) -> Option<Holding> {
        self.powers.get(usize::from(seat.number())).copied().flatten()
    }

    /// Whether a seat has revealed this power.
    pub(super) fn has_revealed(&self, seat: Seat, power: Power) -> bool {
        self.holding(seat).is_some_and(|holding| holding.power == power && holding.revealed)
    }
}
