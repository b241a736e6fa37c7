//! A sequence of parts (LM-R53).

use super::moment::Moment;
use super::{Asked, Heard, resolve_part};
use crate::trucker::cards::CardKind;
use crate::trucker::flight::event::Event;
use crate::trucker::flight::progress::Progress;

/// Each part starts with fresh progress when the previous one ends; players leave only after the last. When nobody is left flying,
/// the remaining parts are skipped.
pub(super) fn go_on(parts: &[CardKind], mut heard: Option<Heard<'_>>, now: &mut Moment<'_>) -> Option<Asked> {
    loop {
        let part = parts.get(usize::from(now.progress.part))?;
        if heard.is_none() {
            if now.table.flying().is_empty() {
                return None;
            }
            now.events.push(Event::Part { part: now.progress.part });
        }
        let asked = resolve_part(part, heard.take(), now);
        if asked.is_some() {
            return asked;
        }
        *now.progress = Progress { part: now.progress.part.checked_add(1)?, ..Progress::default() };
    }
}
