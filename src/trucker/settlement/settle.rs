//! The settlement of all players.

use alloc::vec::Vec;

use crate::table::message::{Argument, Arguments, Message, Row, Several};
use crate::table::{Seat, SeatSet};
use crate::trucker::cards::Rewards;
use crate::trucker::rules::Rule;
use crate::trucker::settlement::homecoming::Homecoming;
use crate::trucker::settlement::ranking::{best_looking, ranking};
use crate::trucker::settlement::statement::Statement;

/// The end of a flight for all players. Prints every statement, one after the other.
///
/// JSON:
/// ```json
/// {"rewards": {"arrival": [4, 3, 2, 1], "best_looking": 2, "provenance": "real"}, "ranking": [],
///  "best_looking": [], "statements": []}
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Settlement {
    /// The rewards of the round.
    pub rewards: Rewards,
    /// The seats that arrived, in order (LM-END-4).
    pub ranking: Vec<Seat>,
    /// The seats with the best-looking ships (LM-END-5).
    pub best_looking: SeatSet,
    /// The statements by seat, including those who gave up.
    pub statements: Vec<Statement>,
}

/// Settles a flight: rewards (BG-END-1), the bonus for the best-looking ships (LM-END-5), the sale of goods (BG-END-2, LM-END-3),
/// merchant and manager (LM-FLEET-15), debts (LM-TORUS-5) and the penalty for lost components (LM-END-6), in the order of LM-R36.
/// `players` are by seat, including those who gave up.
///
/// # Errors
/// [`SettleError`] if a flight cannot end like this.
pub fn settle(rewards: Rewards, players: &[Homecoming]) -> Result<Settlement, SettleError> {
    admit(players)?;
    let (ranking, best_looking) = (ranking(players), best_looking(players));
    let statement = |(seat, player): (Seat, &Homecoming)| {
        let place = (1..).zip(&ranking).find(|&(_, &other)| other == seat).map(|(place, _)| place);
        Statement::of(player, rewards, place, best_looking.contains(seat))
    };
    let statements = Seat::ALL.into_iter().zip(players).map(statement).collect();
    Ok(Settlement { rewards, ranking, best_looking, statements })
}

fn admit(players: &[Homecoming]) -> Result<(), SettleError> {
    if players.len() > Seat::ALL.len() {
        return Err(SettleError::TooManyPlayers);
    }
    for (seat, player) in Seat::ALL.into_iter().zip(players) {
        match (player.position, player.finished()) {
            (None, 1..) => return Err(SettleError::NoMarker { seat }),
            (Some(_), 0) => return Err(SettleError::NothingArrived { seat }),
            _ => {}
        }
        let tied = |&(_, other): &(Seat, &Homecoming)| player.position.is_some() && other.position == player.position;
        if let Some((other, _)) = Seat::of(seat.number()).zip(players).find(tied) {
            return Err(SettleError::SamePosition { seat, other });
        }
        if let Some(specialist) = player.specialist
            && usize::from(specialist.ship) >= player.ships.len()
        {
            return Err(SettleError::NoSuchShip { seat, ship: specialist.ship });
        }
    }
    Ok(())
}

impl Message for Settlement {
    fn row(&self) -> Row {
        Row { key: ("settlement", ""), template: "", fields: &[] }
    }

    fn rows() -> &'static [Row] {
        Headed::rows()
    }

    fn arguments<'a>(&'a self, _: &mut Arguments<'a>) {}

    /// Statement by statement.
    fn parts(&self) -> Option<&dyn Several> {
        Some(self)
    }
}

impl Several for Settlement {
    fn each(&self, visit: &mut dyn FnMut(Argument<'_>)) {
        let statements = Seat::ALL.into_iter().zip(&self.statements);
        statements.for_each(|(seat, statement)| visit(Argument::Message(&Headed { seat, statement })));
    }

    fn between(&self) -> &'static str {
        "\n\n"
    }
}

messages!(@told Settlement);

/// A statement below the name of its player.
struct Headed<'a> {
    seat: Seat,
    statement: &'a Statement,
}

const HEADED: Row = Row {
    key: ("settlement", "statement"),
    template: "Statement for {seat}:\n{statement}",
    fields: &["seat", "statement"],
};

impl Message for Headed<'_> {
    fn row(&self) -> Row {
        HEADED
    }

    fn rows() -> &'static [Row] {
        &[HEADED]
    }

    fn arguments<'a>(&'a self, arguments: &mut Arguments<'a>) {
        arguments.put("seat", Argument::Seat(self.seat));
        arguments.put("statement", Argument::Message(self.statement));
    }
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Settlement { rewards, ranking, best_looking, statements });

messages! {
    /// Why the end of a flight is impossible.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum SettleError refused Rule of "settle" {
        TooManyPlayers => Rule::LmBoard4, "there are at most 5 players";
        NoMarker { seat: Seat } => Rule::LmEnd4, "a ship of {seat} arrived, so its marker must have a position";
        NothingArrived { seat: Seat } => Rule::LmR32, "no ship of {seat} arrived, so it cannot have a marker";
        SamePosition { seat: Seat, other: Seat } => Rule::BgTrack1, "the markers of {seat} and {other} cannot share a position";
        /// The specialist's ship is not listed; `ship` counts from 0.
        NoSuchShip { seat: Seat, ship: u8 } with number = (u16::from(*ship) + 1)
            => Rule::LmFleet15, "the specialist of {seat} cannot belong to ship {number}: there is no such ship";
    }
}
