//! Attacks one after the other: each rolled once for all whom it may meet, who then react in order (BG-METEOR, BG-ENEMY-2).

use alloc::vec::Vec;

use super::turns::Turns;
use super::wreck::Wreck;
use super::{Asked, of};
use crate::dice::Die;
use crate::grid::Side;
use crate::table::few::Few;
use crate::table::refused::count;
use crate::table::{Actor, Seat};
use crate::trucker::attack::salvo::Salvo;
use crate::trucker::attack::{Aim, Attack, AttackKind, Incoming, Lines, Step};
use crate::trucker::flight::event::Event;
use crate::trucker::flight::progress::Progress;
use crate::trucker::flight::question::{Answer, Question};
use crate::trucker::flight::table::{Seats, Table};

/// A salvo on its way to these players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Barrage {
    salvo: Salvo,
    /// How many of its attacks have come.
    come: usize,
    targets: Seats,
    attack: Option<Coming>,
    /// Whose turn it is to meet the attack.
    turns: Turns,
    current: Option<Seat>,
    wreck: Wreck,
}

/// The attack that comes now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Coming {
    Rolled(AttackKind, Aim),
    Final(Incoming),
}

impl Barrage {
    pub(super) fn new(salvo: &Salvo, targets: Seats) -> Self {
        Self {
            salvo: salvo.clone(),
            come: 0,
            targets,
            attack: None,
            turns: Turns::NOBODY,
            current: None,
            wreck: Wreck::default(),
        }
    }

    /// In the midst of it, with an attack that this player is to meet.
    pub(super) fn resumed(salvo: &Salvo, current: Seat, incoming: Incoming, progress: &Progress) -> Option<Self> {
        Some(Self {
            come: usize::try_from(progress.attacks).ok()?,
            attack: Some(Coming::Final(incoming)),
            turns: Turns::waiting_are(progress)?,
            current: Some(current),
            ..Self::new(salvo, Few::collect(progress.targets.iter().copied())?)
        })
    }

    /// Whoever has to decide or roll next; nobody, when all is over.
    pub(super) fn next(&mut self, table: &mut Table, events: &mut Vec<Event>) -> Option<Asked> {
        if let Some(asked) = self.wreck.next(table, events) {
            return Some(asked);
        }
        loop {
            match self.attack {
                None => {
                    self.attack = self.next_attack(table);
                    if self.attack.is_none() {
                        events.extend(self.unmet());
                        return None;
                    }
                }
                Some(Coming::Rolled(kind, aim)) => {
                    let attack = Attack { kind, from: aim.from() };
                    return Some((Actor::Table, Question::Roll { attack, wanted: aim.wanted() }));
                }
                Some(Coming::Final(incoming)) => {
                    self.current = self.turns.next(table);
                    match self.current {
                        Some(seat) => return Some(of(seat, Question::Defend { incoming })),
                        None => self.attack = None,
                    }
                }
            }
        }
    }

    /// LM-R48: none is rolled that would meet nobody.
    fn next_attack(&mut self, table: &Table) -> Option<Coming> {
        self.targets.iter().find(|&seat| table.has_ship(seat))?;
        let attack = self.salvo.attacks().get(self.come)?;
        self.come += 1;
        // the setup has seen to it that the board can be aimed at
        let aim = table.terms.board.aim(attack.from).ok()?;
        Some(Coming::Rolled(attack.kind, aim))
    }

    /// The attacks that do not come.
    fn unmet(&self) -> Option<Event> {
        let attacks = count(self.salvo.attacks().len().saturating_sub(self.come));
        (attacks > 0).then_some(Event::Unmet { attacks })
    }

    pub(super) fn progress(&self, table: &Table) -> Progress {
        Progress {
            waiting: self.turns.waiting(table),
            targets: Turns::of(self.targets).waiting(table),
            attacks: count(self.come),
            ..Progress::default()
        }
    }

    pub(super) fn hear(&mut self, answer: Answer, table: &Table, events: &mut Vec<Event>) {
        match answer {
            Answer::Rolled(face) => self.read(face, table, events),
            Answer::Defended(Some(impact)) => {
                self.wreck = self.current.map_or(Wreck::default(), |seat| Wreck::of(seat, impact));
            }
            Answer::Kept(impact) => {
                self.wreck = self.wreck.seat().map_or(Wreck::default(), |seat| Wreck::of(seat, impact));
            }
            _ => {}
        }
    }

    fn read(&mut self, face: Die, table: &Table, events: &mut Vec<Event>) {
        let Some(Coming::Rolled(kind, aim)) = self.attack else { return };
        self.attack = match aim.feed(face) {
            Step::More(aim) => Some(Coming::Rolled(kind, aim)),
            Step::Final(lines) => {
                let attack = Attack { kind, from: lines.from() };
                events.push(Event::Comes {
                    attack,
                    turned_from: self.announced().filter(|&side| side != attack.from),
                    lines: lines.iter().collect(),
                });
                self.meet(kind, lines, table)
            }
        };
    }

    /// The side that the card says of the attack that comes.
    fn announced(&self) -> Option<Side> {
        let place = self.come.checked_sub(1)?;
        self.salvo.attacks().get(place).map(|attack| attack.from)
    }

    /// The attack that is being rolled, after each of the outcomes, with the throws of 36 that bring it.
    pub(super) fn rolls(&self, table: &Table) -> Vec<(Self, u32)> {
        let Some(Coming::Rolled(kind, aim)) = self.attack else { return Vec::new() };
        let after = |lines| {
            let mut after = self.clone();
            after.attack = after.meet(kind, lines, table);
            after
        };
        aim.odds().into_iter().map(|(lines, chance)| (after(lines), chance.throws())).collect()
    }

    /// LM-R44: what misses the board meets nobody.
    fn meet(&mut self, kind: AttackKind, lines: Lines, table: &Table) -> Option<Coming> {
        if lines.is_empty() {
            return None;
        }
        self.turns = Turns::of(self.targets);
        Some(Coming::Final(Incoming::new(kind, lines).under(table.terms.rulings)))
    }
}
