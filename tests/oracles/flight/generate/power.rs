//! Random choices of what to power.

use serde_json::{Value, json};

use crate::battle::generate::chooser::Chooser;
use crate::flight::power::is_double;
use crate::flight::table::{Place, Question};

/// Some doubles, each by a token of its own ship; wrong, with a pair too many.
pub(crate) fn power(chooser: &mut Chooser, place: &Place, question: &Question, wrong: bool) -> Value {
    let mut left = place.player.tokens.clone();
    let mut power = Vec::new();
    let doubles = place.player.tiles.iter().filter(|tile| is_double(question, tile)).map(|tile| tile.at);
    for double in chooser.shuffled(doubles) {
        let own =
            left.iter().filter(|&(&battery, &tokens)| tokens > 0 && place.ship_of(battery) == place.ship_of(double));
        let own: Vec<_> = own.map(|(&battery, _)| battery).collect();
        if let Some(battery) = chooser.any(own).filter(|_| chooser.percent(65)) {
            *left.get_mut(&battery).expect("a token") -= 1;
            power.push((double, battery));
        }
    }
    if wrong {
        let anything: Vec<_> = place.player.tiles.iter().map(|tile| tile.at).collect();
        let doubles: Vec<_> =
            place.player.tiles.iter().filter(|tile| is_double(question, tile)).map(|tile| tile.at).collect();
        let double = if chooser.percent(70) { chooser.of(&doubles) } else { chooser.of(&anything) };
        let batteries: Vec<_> = place.player.tokens.keys().copied().collect();
        let battery = if chooser.percent(80) { chooser.of(&batteries) } else { chooser.of(&anything) };
        power.push((double, battery));
    }
    json!({"ask": question.name(), "power": power})
}
