//! Series of attacks: each is rolled once for all its targets, who then react in order (BG-METEOR, BG-ENEMY-2).

use alloc::vec::Vec;

use super::moment::Moment;
use super::{Asked, Heard, wreck};
use crate::dice::Die;
use crate::table::refused::count;
use crate::table::{Actor, Seat};
use crate::trucker::attack::salvo::Salvo;
use crate::trucker::attack::{Aim, Attack, AttackKind, Incoming, Lines, Step, Wanted};
use crate::trucker::flight::answer::Answer;
use crate::trucker::flight::event::Event;
use crate::trucker::flight::question::Question;
use crate::trucker::flight::table::Table;

/// The first question about attacks on these players; `None` without attacks.
pub(super) fn begin(salvo: &Salvo, targets: Vec<Seat>, now: &mut Moment<'_>) -> Option<Asked> {
    now.progress.targets = targets;
    roll_next(salvo, now)
}

/// The next question or roll; `None` when the salvo is over.
pub(super) fn go_on(salvo: &Salvo, heard: Heard<'_>, now: &mut Moment<'_>) -> Option<Asked> {
    let asked = match heard {
        (_, Question::Roll { attack, wanted }, Answer::Rolled(face)) => read(salvo, *attack, *wanted, *face, now),
        (_, Question::Roll { attack, .. }, Answer::Aimed(lines)) => {
            come(attack.kind, *lines, now);
            None
        }
        (Actor::Seat(seat), _, answer) => answer.take_impact().and_then(|impact| wreck::of_hit(seat, impact, now)),
        _ => None,
    };
    asked.or_else(|| meet_next(now)).or_else(|| roll_next(salvo, now))
}

/// LM-R48: attacks that would meet no fleet are not rolled.
fn roll_next(salvo: &Salvo, now: &mut Moment<'_>) -> Option<Asked> {
    let come = usize::try_from(now.progress.attacks).unwrap_or(usize::MAX);
    let is_met = now.progress.targets.iter().any(|&seat| now.table.has_ship(seat));
    let next = salvo.attacks().get(come).filter(|_| is_met);
    // the setup has checked that the board can be aimed at
    let aimed = next.and_then(|attack| Some((attack.kind, now.table.terms.board.aim(attack.from).ok()?)));
    let Some((kind, aim)) = aimed else {
        let unmet = count(salvo.attacks().len().saturating_sub(come));
        now.events.extend((unmet > 0).then_some(Event::Unmet { attacks: unmet }));
        (now.progress.targets, now.progress.attacks) = (Vec::new(), 0);
        return None;
    };
    now.progress.attacks += 1;
    Some(roll(kind, aim))
}

fn roll(kind: AttackKind, aim: Aim) -> Asked {
    (Actor::Table, Question::Roll { attack: Attack { kind, from: aim.from() }, wanted: aim.wanted() })
}

fn read(salvo: &Salvo, attack: Attack, wanted: Wanted, face: Die, now: &mut Moment<'_>) -> Option<Asked> {
    match Aim::under_way(&now.table.terms.board, attack.from, wanted).feed(face) {
        Step::More(aim) => Some(roll(attack.kind, aim)),
        Step::Final(lines) => {
            let attack = Attack { from: lines.from(), ..attack };
            let place = usize::try_from(now.progress.attacks).ok().and_then(|come| come.checked_sub(1));
            let announced = place.and_then(|place| salvo.attacks().get(place)).map(|attack| attack.from);
            now.events.push(Event::Comes {
                attack,
                turned_from: announced.filter(|&side| side != attack.from),
                lines: lines.iter().collect(),
            });
            come(attack.kind, lines, now);
            None
        }
    }
}

/// LM-R44: an attack that misses the board meets no fleet.
fn come(kind: AttackKind, lines: Lines, now: &mut Moment<'_>) {
    if !lines.is_empty() {
        *now.incoming = Some(Incoming::new(kind, lines).with_rulings(now.table.terms.rulings));
        now.progress.waiting.clone_from(&now.progress.targets);
    }
}

/// The next player to meet the attack.
fn meet_next(now: &mut Moment<'_>) -> Option<Asked> {
    let incoming = (*now.incoming)?;
    let asked = now.ask_next(Question::Defend { incoming });
    if asked.is_none() {
        *now.incoming = None;
    }
    asked
}

/// The outcomes of an attack being rolled, each with its throws of 36.
pub(super) fn rolls(attack: Attack, wanted: Wanted, table: &Table) -> Vec<(Answer, u32)> {
    let odds = Aim::under_way(&table.terms.board, attack.from, wanted).odds().into_iter();
    odds.map(|(lines, chance)| (Answer::Aimed(lines), chance.throws())).collect()
}
