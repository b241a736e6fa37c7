//! Room on a component, and its contents.

use core::fmt;

use crate::trucker::fleet::aboard::{Contents, Good, Goods};
use crate::trucker::parts::component::room::Room;
use crate::trucker::parts::component::{Colour, Kind};

/// The middles of one to four places.
const fn places(count: u8) -> &'static [[i32; 2]] {
    match count {
        0 => &[],
        1 => &[[50, 50]],
        2 => &[[33, 50], [67, 50]],
        3 => &[[33, 34], [67, 34], [50, 67]],
        _ => &[[33, 34], [67, 34], [33, 67], [67, 67]],
    }
}

/// Empty slots first, and the tokens on them.
pub(super) fn draw(f: &mut fmt::Formatter<'_>, kind: Kind, contents: Option<Contents>) -> fmt::Result {
    let contents = contents.unwrap_or_default();
    // the sign of some cabins stands above the people
    let down = if matches!(kind, Kind::StartingCabin | Kind::LuxuryCabin) { 10 } else { 0 };
    if let Contents::Alien(alien) = contents {
        return alien_token(f, alien.colour());
    }
    match kind.room() {
        Room::Nothing => Ok(()),
        Room::Humans(room) => each(f, room, count_humans(contents), |f, [x, y], class| {
            write!(f, r#"<path class="{class}" d="M{x} {}a9 9 0 1 0 .1 0zm-14 38q0-18 14-18t14 18z"/>"#, y - 20 + down)
        }),
        Room::Sleepers(room) => each(f, room, count_sleepers(contents), |f, [x, y], class| {
            write!(f, r#"<rect class="{class}" x="{}" y="{}" width="30" height="18" rx="9"/>"#, x - 15, y - 9)
        }),
        Room::Batteries(room) => batteries(f, room, contents),
        Room::Goods(room) | Room::AllGoods(room) => goods(f, room, contents),
    }
}

const fn count_humans(contents: Contents) -> u8 {
    match contents {
        Contents::Humans(count) => count,
        _ => 0,
    }
}

const fn count_sleepers(contents: Contents) -> u8 {
    match contents {
        Contents::Sleepers(count) => count,
        _ => 0,
    }
}

/// As many places as the room, the first ones filled.
fn each(
    f: &mut fmt::Formatter<'_>,
    room: u8,
    taken: u8,
    draw: impl Fn(&mut fmt::Formatter<'_>, [i32; 2], &str) -> fmt::Result,
) -> fmt::Result {
    (0..).zip(places(room)).try_for_each(|(number, &place)| draw(f, place, class(number < taken)))
}

const fn class(is_taken: bool) -> &'static str {
    if is_taken { "token" } else { "slot" }
}

/// Cells side by side.
fn batteries(f: &mut fmt::Formatter<'_>, room: u8, contents: Contents) -> fmt::Result {
    let charged = match contents {
        Contents::Batteries(count) => count,
        _ => 0,
    };
    let left = 50 - 10 * i32::from(room);
    for (number, x) in (0..room).zip((left..).step_by(20)) {
        let class = class(number < charged);
        write!(f, r#"<path class="{class}" d="M{} 32h4v-6h6v6h4v42h-14z"/>"#, x + 3)?;
    }
    Ok(())
}

/// Blocks from the most valuable on, then the places that are left.
fn goods(f: &mut fmt::Formatter<'_>, room: u8, contents: Contents) -> fmt::Result {
    let goods = match contents {
        Contents::Goods(goods) => goods,
        _ => Goods::NONE,
    };
    let blocks = Good::ALL.into_iter().flat_map(|good| (0..goods.of(good)).map(move |_| good));
    let mut blocks = blocks.map(Some).chain(core::iter::repeat(None));
    places(room).iter().zip(&mut blocks).try_for_each(|([x, y], block)| {
        let [x, y] = [x - 13, y - 13];
        match block {
            Some(good) => {
                write!(f, r#"<rect class="token {good}" x="{x}" y="{y}" width="26" height="26" rx="3"/>"#)?;
                write!(f, r#"<text class="word" x="{}" y="{}">{}</text>"#, x + 13, y + 18, initial(good))
            }
            None => write!(f, r#"<rect class="slot" x="{x}" y="{y}" width="26" height="26" rx="3"/>"#),
        }
    })
}

/// A letter, so that colours need not be distinguished.
const fn initial(good: Good) -> char {
    match good {
        Good::Red => 'R',
        Good::Yellow => 'Y',
        Good::Green => 'G',
        Good::Blue => 'B',
    }
}

/// A head with large eyes.
fn alien_token(f: &mut fmt::Formatter<'_>, colour: Colour) -> fmt::Result {
    write!(f, r#"<path class="token {colour}" d="M50 20q26 0 26 24 0 20-26 38-26-18-26-38 0-24 26-24z"/>"#)?;
    f.write_str(r#"<path class="slot" d="M31 46q12-2 15 12-14 0-15-12zM69 46q-12-2-15 12 14 0 15-12z"/>"#)
}
