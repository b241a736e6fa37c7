//! A meteor swarm (BG-METEOR).

use super::moment::Moment;
use super::{Asked, Heard, barrage};
use crate::trucker::attack::salvo::Salvo;

/// Each meteor is rolled once for all players, who resolve it leader first.
pub(super) fn go_on(meteors: &Salvo, heard: Option<Heard<'_>>, now: &mut Moment<'_>) -> Option<Asked> {
    match heard {
        None => barrage::begin(meteors, now.table.flying(), now),
        Some(heard) => barrage::go_on(meteors, heard, now),
    }
}
