//! What a view of a flight can tell of itself: its parts go together.

use core::fmt;

use super::{PlayerView, View};
use crate::dice::Die;
use crate::grid::{CellSet, Side, Topology};
use crate::table::wire::WireError;
use crate::table::{Actor, Seat};
use crate::trucker::attack::{Aim, Attack, Step, Wanted};
use crate::trucker::cards::{Card, Deck, Family, Mix, RoundCard};
use crate::trucker::fleet::aboard::Good;
use crate::trucker::fleet::leaving::Departure;
use crate::trucker::flight::question::{Ask, Question};
use crate::trucker::flight::setup::SetupError;
use crate::trucker::flight::setup::check::{check_between_cards, check_cards, check_fleet};
use crate::trucker::parts::board::Board;
use crate::trucker::track::Track;

impl View {
    /// Whether a flight looks so, as far as the view can tell.
    pub(in crate::trucker) fn is_whole(&self) -> Result<(), WireError> {
        let players = crate::table::refused::count(self.players.len());
        let Some(first) = self.players.first().filter(|_| (2..=5).contains(&players)) else {
            return Err(wrong("players", SetupError::Players { players }));
        };
        let board = first.fleet.board();
        for (place, player) in self.players.iter().enumerate() {
            self.check_player(board, place, player).map_err(|error| error.at(place).within("players"))?;
        }
        let positions: alloc::vec::Vec<_> = self.players.iter().map(|player| player.position).collect();
        Track::new(&positions).map_err(|error| wrong("players", error))?;
        self.check_shown(board)?;
        match &self.asked {
            None => self.check_over(),
            Some((actor, question)) => self.check_asked(board, *actor, question).map_err(|error| error.within("asked")),
        }
    }

    fn check_player(&self, board: &Board, place: usize, player: &PlayerView) -> Result<(), WireError> {
        if usize::from(player.seat.number()) != place {
            return Err(wrong("seat", "the players stand in the order of their seats"));
        }
        let PlayerView { seat, fleet, position, .. } = player;
        check_fleet(*seat, board, fleet, *position).map_err(WireError::new)?;
        if self.card.is_none() {
            check_between_cards(*seat, Some(fleet), *position).map_err(WireError::new)?;
        }
        check_gone(board, player)
    }

    fn check_shown(&self, board: &Board) -> Result<(), WireError> {
        let shown = Deck::new(self.shown.clone()).map_err(|error| wrong("shown", error))?;
        // a flight of level IV uses the cards of every level
        let level = board.class().map_or(Mix::IV.top(), |class| Mix::of(RoundCard::of(class), false).top());
        check_cards(board, level, shown.cards()).map_err(|error| wrong("shown", error))?;
        if self.card.is_some() && self.card.as_ref() != self.shown.last() {
            return Err(wrong("card", "the card that is resolved is the last one shown"));
        }
        Ok(())
    }

    /// Nobody is asked when the flight is over: no card is left, or nobody flies.
    fn check_over(&self) -> Result<(), WireError> {
        let flies = self.players.iter().any(|player| player.position.is_some());
        if self.card.is_some() || flies && self.cards_left > 0 {
            return Err(wrong("asked", "somebody is asked as long as a flight lasts"));
        }
        Ok(())
    }

    fn check_asked(&self, board: &Board, actor: Actor, question: &Question) -> Result<(), WireError> {
        if !asks(self.card.as_ref()).contains(&question.ask()) {
            return Err(WireError::new("nothing asks that now"));
        }
        if self.card.is_none() && self.cards_left == 0 {
            return Err(WireError::new("nobody withdraws before a card that does not come"));
        }
        match (actor, question) {
            (Actor::Table, Question::Roll { attack, wanted }) if !is_rolled(board, *attack, *wanted) => {
                Err(WireError::new("no dice of an attack lead to this die"))
            }
            (Actor::Table, Question::Locate { rolled }) if rolled.len() >= dice_of_a_try(board) => {
                Err(WireError::new("the dice of this try have fallen"))
            }
            (Actor::Table, Question::Roll { .. } | Question::Locate { .. }) => Ok(()),
            (Actor::Table, _) => Err(WireError::new("the table is asked for dice and nothing else")),
            (Actor::Seat(_), Question::Roll { .. } | Question::Locate { .. }) => {
                Err(WireError::new("the table is asked for dice, and no player"))
            }
            (Actor::Seat(seat), question) => self.check_answers(seat, question),
        }
    }

    /// Whoever is asked has a ship, and more than one answer.
    fn check_answers(&self, seat: Seat, question: &Question) -> Result<(), WireError> {
        let player = self.players.get(usize::from(seat.number()));
        let Some(player) = player.filter(|player| player.fleet.ships().next().is_some()) else {
            return Err(WireError::new("nobody is asked who has no ship"));
        };
        let is_possible = match question {
            Question::Land { free, planets } => {
                !free.is_empty() && free.is_sorted_by(|one, next| one < next) && free.iter().all(|free| free < planets)
            }
            Question::Stow { loads } => !loads.is_empty(),
            Question::Keep { impact } => *impact.before() == player.fleet && impact.broken().next().is_some(),
            _ => true,
        };
        if !is_possible || question.only(&player.fleet).is_some() {
            return Err(WireError::new("nobody is asked what has one answer only, or none"));
        }
        Ok(())
    }
}

fn wrong(part: &str, reason: impl fmt::Display) -> WireError {
    WireError::new(reason).within(part)
}

/// LM-END-3: a ship that left has no component left; what is lost or gone lies on no ship any more, and in one place.
fn check_gone(board: &Board, player: &PlayerView) -> Result<(), WireError> {
    let flying = player.fleet.layout().occupied();
    if !board.blueprint().cells().is_superset(player.lost) || !player.lost.is_disjoint(flying) {
        return Err(wrong("lost", "a component in the lost pile lies on no cell of a ship"));
    }
    if player.lost_pile < player.lost.len() {
        return Err(wrong("lost_pile", "what was lost in this flight lies in the lost pile, too"));
    }
    let mut taken: CellSet = flying | player.lost;
    for departure in &player.gone {
        let ship = departure.ship;
        let place = board.numbered_ships().find(|&(number, _)| number == ship.number);
        let is_there = place.is_some_and(|(_, cells)| cells.is_superset(ship.components) && flying.is_disjoint(cells));
        if !is_there || !ship.components.is_disjoint(taken) {
            return Err(wrong("gone", "a ship that left lies nowhere any more"));
        }
        taken |= ship.components;
    }
    let gone =
        |good: Good| player.gone.iter().map(|ship: &Departure| u32::from(ship.set_aside().of(good))).sum::<u32>();
    let is_aside = |good: Good| gone(good).min(u16::MAX.into()) <= u32::from(player.set_aside.of(good));
    if !Good::ALL.into_iter().all(is_aside) {
        return Err(wrong("set_aside", "the goods of ships that left are set aside"));
    }
    Ok(())
}

/// What is asked while a card is resolved, and before one is shown.
const fn asks(card: Option<&Card>) -> &'static [Ask] {
    let Some(card) = card else { return &[Ask::Withdraw] };
    match card.kind().family() {
        Family::OpenSpace => &[Ask::Engines],
        Family::Stardust | Family::Epidemic => &[],
        Family::Sabotage => &[Ask::Locate, Ask::Keep],
        Family::MeteorSwarm => &[Ask::Roll, Ask::Defend, Ask::Keep],
        Family::Planets => &[Ask::Land, Ask::Stow],
        Family::AbandonedShip => &[Ask::Take, Ask::Crew],
        Family::AbandonedStation => &[Ask::Take, Ask::Stow],
        Family::Slavers => &[Ask::Cannons, Ask::Crew, Ask::Take],
        Family::Smugglers => &[Ask::Cannons, Ask::Goods, Ask::Take, Ask::Stow],
        Family::Pirates => &[Ask::Cannons, Ask::Roll, Ask::Defend, Ask::Keep, Ask::Take],
        Family::CombatZone => &[Ask::Engines, Ask::Cannons, Ask::Crew, Ask::Goods, Ask::Roll, Ask::Defend, Ask::Keep],
    }
}

/// Whether dice on this board lead to an attack from there that wants that die.
fn is_rolled(board: &Board, attack: Attack, wanted: Wanted) -> bool {
    fn leads(aim: Aim, attack: Attack, wanted: Wanted) -> bool {
        let more = |die| if let Step::More(aim) = aim.feed(die) { leads(aim, attack, wanted) } else { false };
        (aim.from(), aim.wanted()) == (attack.from, wanted) || Die::ALL.into_iter().any(more)
    }
    Side::ALL.into_iter().filter_map(|side| board.aim(side).ok()).any(|aim| leads(aim, attack, wanted))
}

/// BG-SABOTAGE.
fn dice_of_a_try(board: &Board) -> usize {
    if board.surface().topology() == Topology::Torus { 2 } else { 4 }
}
