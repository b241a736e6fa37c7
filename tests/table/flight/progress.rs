//! The progress of a card, as views show it, against the events.

use starwright::table::Seat;
use starwright::trucker::cards::{Boarded, CardKind};
use starwright::trucker::flight::{Ask, Event, Fight, PlayerView, Progress, View};

fn asked(view: &View) -> Option<Ask> {
    view.asked.as_ref().map(|(_, question)| question.ask())
}

/// The part that is being resolved; none while ships may still go into hyperspace.
fn part(view: &View) -> Option<&CardKind> {
    view.part().filter(|_| asked(view) != Some(Ask::Hyperspace))
}

fn player(view: &View, seat: Seat) -> &PlayerView {
    &view.players[usize::from(seat.number())]
}

fn flies(view: &View, seat: Seat) -> bool {
    player(view, seat).position.is_some() && player(view, seat).fleet.ships().next().is_some()
}

/// An attack is rolled or met.
fn is_under_fire(view: &View) -> bool {
    let attacks = !matches!(part(view), Some(CardKind::Sabotage));
    attacks && matches!(asked(view), Some(Ask::Roll | Ask::Defend | Ask::Keep))
}

/// A player suffers the penalty of a line of a combat zone.
fn is_suffering(view: &View) -> bool {
    is_under_fire(view) || matches!(asked(view), Some(Ask::Crew | Ask::Goods))
}

/// What the events since the card was shown leave of each number, from what the view before said.
pub(super) fn audit(was: &View, is: &View, events: &[Event]) {
    let mut told = was.progress.clone();
    let zone = |view: &View| matches!(part(view), Some(CardKind::CombatZone { .. }));
    let mut hit = u8::from(zone(was) && is_suffering(was));
    let mut come = was.progress.attacks - u32::from(asked(was) == Some(Ask::Roll));
    for event in events {
        match event {
            Event::Shown { .. } => (told, hit, come) = (Progress::default(), 0, 0),
            Event::Part { part } => {
                (told, hit, come) = (Progress::default(), 0, 0);
                told.part = *part;
            }
            Event::Landed { seat, planet } => told.landed.push((*seat, *planet)),
            Event::Engines { seat, strength, .. } => told.declared.push((*seat, *strength)),
            Event::Cannons { seat, strength, .. } => told.declared.push((*seat, strength.halves())),
            Event::Worst { seat, .. } => {
                (told.line, hit, come) = (told.line + hit, 1, 0);
                (told.declared, told.targets) = (vec![], vec![*seat]);
            }
            Event::Chosen { seat, .. } => (told.declared, told.targets) = (vec![], vec![*seat]),
            Event::Fought { seat, fight: Fight::Won } => told.winner = Some(*seat),
            Event::Fought { seat, fight: Fight::Lost } => told.losers.push(*seat),
            Event::Sabotaged { seat } => told.targets = vec![*seat],
            Event::Searched { found } => {
                told.tries += 1;
                if found.is_some() {
                    told.targets.clear();
                }
            }
            Event::Comes { .. } => come += 1,
            _ => {}
        }
    }
    if !is_suffering(is) {
        told.line += hit;
    }
    let found = &is.progress;
    let on = |card: bool| move |seat: &Seat| card && flies(is, *seat);
    let planets = matches!(part(is), Some(CardKind::Planets { .. }));
    let pirates = matches!(part(is), Some(CardKind::Pirates { .. }));
    assert_eq!(found.landed, if planets { told.landed } else { vec![] });
    let raid = matches!(part(is), Some(CardKind::Intruders { .. }));
    let declares = (zone(is) || raid) && matches!(asked(is), Some(Ask::Engines | Ask::Cannons));
    // while charges break a ship, it stands there how many intruders were defeated, and by whom not all
    let breaks = raid && asked(is) == Some(Ask::Keep);
    if !breaks {
        assert_eq!(found.declared, if declares { told.declared } else { vec![] });
    }
    assert_eq!(found.line, if zone(is) { told.line } else { 0 });
    let pirates = pirates || breaks;
    if breaks {
        told.losers.clone_from(&found.losers);
    }
    assert_eq!(found.losers, told.losers.into_iter().filter(on(pirates)).collect::<Vec<_>>());
    assert_eq!(found.winner, told.winner.filter(on(is.faced.is_some())));
    assert_eq!(found.part, if is.faced.is_some() { told.part } else { 0 });
    assert_eq!(found.tries, if matches!(part(is), Some(CardKind::Sabotage)) { told.tries } else { 0 });
    let rolls = u32::from(asked(is) == Some(Ask::Roll));
    assert_eq!(found.attacks, if is_under_fire(is) { come + rolls } else { 0 });
    let mut targets: Vec<Seat> = match part(is) {
        Some(CardKind::Intruders { boards, .. }) if *boards != Boarded::Everybody && is_under_fire(is) => told.targets,
        Some(CardKind::Intruders { .. }) if !is_under_fire(is) => vec![],
        Some(CardKind::MeteorSwarm { .. } | CardKind::Intruders { .. }) => {
            Seat::ALL.into_iter().take(is.players.len()).collect()
        }
        Some(CardKind::Pirates { .. }) if is_under_fire(is) => found.losers.clone(),
        Some(CardKind::CombatZone { .. }) if is_under_fire(is) => told.targets,
        Some(CardKind::Sabotage) => told.targets,
        _ => vec![],
    };
    targets.retain(on(true));
    targets.sort_by_key(|&seat| found.targets.iter().position(|&target| target == seat));
    assert_eq!(found.targets, targets);
    audit_waiting(was, is, events);
}

/// Waiting players fly, are not asked now, are in flight order, and come next; nobody is added until something new begins.
fn audit_waiting(was: &View, is: &View, events: &[Event]) {
    let waiting = &is.progress.waiting;
    assert!(waiting.iter().all(|&seat| flies(is, seat)));
    assert!(waiting.iter().collect::<std::collections::BTreeSet<_>>().len() == waiting.len());
    let seat = |view: &View| view.asked.as_ref().and_then(|(actor, _)| actor.seat());
    assert!(seat(is).is_none_or(|asked| !waiting.contains(&asked)));
    if matches!(part(is), Some(CardKind::Sabotage)) {
        // whoever is hit may be asked what to keep, and nobody else anything
        assert!(waiting.is_empty());
        return;
    }
    let is_new = |event: &Event| {
        matches!(
            event,
            Event::Shown { .. } | Event::Part { .. } | Event::Comes { .. } | Event::Worst { .. } | Event::Over
        )
    };
    if is.card != was.card || is.shown != was.shown || events.iter().any(is_new) {
        return;
    }
    if asked(was) == Some(Ask::Hyperspace) && asked(is) != Some(Ask::Hyperspace) {
        return;
    }
    // a line of a combat zone, or an attack, that is over leaves nobody waiting
    if is.progress.line != was.progress.line || is_under_fire(was) != is_under_fire(is) {
        return;
    }
    let still: Vec<Seat> = was.progress.waiting.iter().copied().filter(|&seat| flies(is, seat)).collect();
    assert!(still.ends_with(waiting), "{still:?} {waiting:?}");
    if let Some(next) = seat(is).filter(|_| seat(is) != seat(was)) {
        assert!(still.contains(&next), "{next} was not waiting");
    }
}
