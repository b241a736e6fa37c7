//! Whether what a view of a flight says is asked goes with the card, and how far that has come.

use super::View;
use crate::dice::Die;
use crate::grid::{Side, Topology};
use crate::table::wire::WireError;
use crate::table::{Actor, Seat};
use crate::trucker::attack::salvo::Salvo;
use crate::trucker::attack::{Aim, Attack, AttackKind, Step, Wanted};
use crate::trucker::cards::{CardKind, Family, Penalty};
use crate::trucker::flight::ask::Ask;
use crate::trucker::flight::progress::Progress;
use crate::trucker::flight::question::Question;
use crate::trucker::parts::board::Board;

/// The lines of a combat zone (BG-COMBAT), and the tries of a sabotage (BG-SABOTAGE).
const THREE: u8 = 3;

impl View {
    pub(super) fn check_asked(&self, board: &Board, actor: Actor, question: &Question) -> Result<(), WireError> {
        if !asks(self.faced.as_ref()).contains(&question.ask()) {
            return Err(WireError::new("nothing asks that now"));
        }
        if self.card.is_none() && self.cards_left == 0 {
            return Err(WireError::new("nobody withdraws before a card that does not come"));
        }
        match (actor, question) {
            (Actor::Table, Question::Roll { attack, .. }) if self.coming() != Some(attack.kind) => {
                Err(WireError::new("that is not the attack that comes now"))
            }
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
                let is_free = |planet: &u8| self.progress.landed.iter().all(|(_, landed)| landed != planet);
                *planets == self.planets() && !free.is_empty() && (0..*planets).filter(is_free).eq(free.iter().copied())
            }
            Question::Defend { incoming } => self.coming() == Some(incoming.kind()),
            Question::Stow { loads } => !loads.is_empty(),
            Question::Keep { impact } => *impact.before() == player.fleet && impact.broken().next().is_some(),
            _ => true,
        };
        if !is_possible || question.only(&player.fleet).is_some() {
            return Err(WireError::new("nobody is asked what has one answer only, or none"));
        }
        Ok(())
    }

    /// Every card has come as far as such a card can.
    pub(super) fn check_progress(&self) -> Result<(), WireError> {
        let Progress { waiting, landed, line, declared, losers, winner, targets, attacks, tries } = &self.progress;
        let landing: alloc::vec::Vec<Seat> = landed.iter().map(|&(seat, _)| seat).collect();
        let declaring: alloc::vec::Vec<Seat> = declared.iter().map(|&(seat, _)| seat).collect();
        for seats in [waiting, &landing, &declaring, losers, targets, &winner.iter().copied().collect()] {
            self.check_seats(seats)?;
        }
        let family = self.faced.as_ref().map(CardKind::family);
        let is_enemy = matches!(family, Some(Family::Slavers | Family::Smugglers | Family::Pirates));
        let planets = self.planets();
        let parts = [
            ("landed", landed.iter().all(|&(_, planet)| planet < planets)),
            ("line", *line == 0 || family == Some(Family::CombatZone) && *line < THREE),
            ("declared", declared.is_empty() || family == Some(Family::CombatZone)),
            ("losers", losers.is_empty() || is_enemy),
            ("winner", winner.is_none() || is_enemy),
            (
                "attacks",
                usize::try_from(*attacks)
                    .is_ok_and(|come| come <= self.salvo().map_or(0, |salvo| salvo.attacks().len())),
            ),
            ("tries", *tries == 0 || family == Some(Family::Sabotage) && *tries <= THREE),
        ];
        let wrong = parts.into_iter().find(|(_, fits)| !fits);
        wrong.map_or(Ok(()), |(part, _)| Err(WireError::new("the card has no such thing").within(part)))
    }

    fn check_seats(&self, seats: &[Seat]) -> Result<(), WireError> {
        let is_there = |seat: &Seat| usize::from(seat.number()) < self.players.len();
        let is_once = |seat: &Seat| seats.iter().filter(|other| *other == seat).count() == 1;
        match seats.iter().find(|seat| !is_there(seat) || !is_once(seat)) {
            Some(seat) => Err(WireError::new(format_args!("{seat} is named twice, or does not play"))),
            None => Ok(()),
        }
    }

    fn planets(&self) -> u8 {
        match &self.faced {
            Some(CardKind::Planets { planets, .. }) => u8::try_from(planets.len()).unwrap_or(u8::MAX),
            _ => 0,
        }
    }

    /// The attacks of the card, or of the line of a combat zone that is judged.
    fn salvo(&self) -> Option<&Salvo> {
        match self.faced.as_ref()? {
            CardKind::MeteorSwarm { meteors: salvo } | CardKind::Pirates { shots: salvo, .. } => Some(salvo),
            CardKind::CombatZone { lines } => match &lines.get(usize::from(self.progress.line))?.penalty {
                Penalty::Shots(salvo) => Some(salvo),
                Penalty::Days(_) | Penalty::Crew(_) | Penalty::Goods(_) => None,
            },
            _ => None,
        }
    }

    /// The attack that is rolled or met now.
    fn coming(&self) -> Option<AttackKind> {
        let come = usize::try_from(self.progress.attacks).ok()?.checked_sub(1)?;
        self.salvo()?.attacks().get(come).map(|attack| attack.kind)
    }
}

/// What is asked while a card is resolved, and before one is shown.
const fn asks(card: Option<&CardKind>) -> &'static [Ask] {
    let Some(card) = card else { return &[Ask::Withdraw] };
    match card.family() {
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
