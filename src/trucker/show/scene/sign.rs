//! How each kind looks.

use crate::trucker::parts::component::{Colour, Kind};

/// How a kind looks, in text and in pictures.
pub(in crate::trucker::show) struct Sign {
    /// At most five letters with its size.
    pub(in crate::trucker::show) word: &'static str,
    /// Its colour family in a picture.
    pub(in crate::trucker::show) family: &'static str,
    /// The symbol besides slots and tokens, with the front up.
    pub(in crate::trucker::show) icon: &'static str,
}

impl Sign {
    const fn new(word: &'static str, family: &'static str, icon: &'static str) -> Self {
        Self { word, family, icon }
    }
}

#[expect(clippy::too_many_lines, reason = "a row a kind")]
pub(in crate::trucker::show) const fn sign(kind: Kind) -> Sign {
    match kind {
        Kind::StartingCabin => Sign::new("HOME", "crew", r#"<path class="open" d="M22 44 50 22l28 22"/>"#),
        Kind::Cabin => Sign::new("cabin", "crew", ""),
        Kind::LuxuryCabin => {
            Sign::new("lux", "crew", r#"<path class="flame" d="M50 16l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z"/>"#)
        }
        Kind::StasisChamber => Sign::new("sleep", "crew", ""),
        Kind::SingleEngine => Sign::new(
            "eng",
            "engine",
            concat!(
                r#"<rect class="icon" x="37" y="26" width="26" height="30" rx="7"/>"#,
                r#"<path class="icon" d="M41 58h18l10 24H31z"/><path class="flame" d="M36 84h28L50 99z"/>"#
            ),
        ),
        Kind::DoubleEngine => Sign::new(
            "eng",
            "engine",
            concat!(
                r#"<rect class="icon" x="24" y="24" width="52" height="30" rx="8"/>"#,
                r#"<path class="flame" d="M53 26 42 40h7l-3 12 12-15h-7z"/>"#,
                r#"<path class="icon" d="M27 57h14l8 25H19zM59 57h14l8 25H51z"/>"#,
                r#"<path class="flame" d="M22 84h24L34 99zM54 84h24L66 99z"/>"#
            ),
        ),
        Kind::SingleCannon => Sign::new(
            "gun",
            "gun",
            concat!(
                r#"<path class="icon" d="M45 46V8h-5V2h20v6h-5v38z"/>"#,
                r#"<circle class="icon" cx="50" cy="58" r="19"/><circle class="slot" cx="50" cy="58" r="8"/>"#
            ),
        ),
        Kind::DoubleCannon => Sign::new(
            "gun",
            "gun",
            concat!(
                r#"<path class="icon" d="M34 52V8h-4V2h17v6h-4v44zM57 52V8h-4V2h17v6h-4v44z"/>"#,
                r#"<rect class="icon" x="26" y="44" width="48" height="32" rx="14"/>"#,
                r#"<path class="flame" d="M53 47 42 61h7l-3 12 12-15h-7z"/>"#
            ),
        ),
        Kind::BidirectionalCannon => Sign::new(
            "2-way",
            "gun",
            concat!(
                r#"<path class="icon" d="M45 46V8h-5V2h20v6h-5v38zM54 45h38v-5h6v20h-6v-5H54z"/>"#,
                r#"<circle class="icon" cx="50" cy="50" r="21"/><path class="flame" d="M53 35 42 51h7l-3 14 12-17h-7z"/>"#
            ),
        ),
        Kind::CannonEngine => Sign::new(
            "gun+e",
            "engine",
            concat!(
                r#"<path class="icon" d="M45 40V8h-5V2h20v6h-5v32z"/><circle class="icon" cx="50" cy="42" r="14"/>"#,
                r#"<path class="icon" d="M42 56h16l9 26H33z"/><path class="flame" d="M38 84h24L50 99z"/>"#
            ),
        ),
        Kind::Battery(_) => Sign::new("bat", "power", ""),
        Kind::CargoHold(_) => Sign::new("box", "cargo", ""),
        Kind::SpecialCargoHold(_) => Sign::new("red", "red", ""),
        Kind::LifeSupport(Colour::Purple) => Sign::new(
            "purpl",
            "purple",
            concat!(
                r#"<path class="open" d="M34 22h32v48H34z"/><path class="icon" d="M50 29q12 16 12 23a12 12 0 0 1-24 0q0-7 12-23z"/>"#,
                r#"<text class="word" x="50" y="87">P</text>"#
            ),
        ),
        Kind::LifeSupport(Colour::Brown) => Sign::new(
            "brown",
            "brown",
            concat!(
                r#"<path class="open" d="M34 22h32v48H34z"/><path class="icon" d="M50 29q12 16 12 23a12 12 0 0 1-24 0q0-7 12-23z"/>"#,
                r#"<text class="word" x="50" y="87">B</text>"#
            ),
        ),
        Kind::LifeSupport(Colour::Cyan) => Sign::new(
            "cyan",
            "cyan",
            concat!(
                r#"<path class="open" d="M34 22h32v48H34z"/><path class="icon" d="M50 29q12 16 12 23a12 12 0 0 1-24 0q0-7 12-23z"/>"#,
                r#"<text class="word" x="50" y="87">C</text>"#
            ),
        ),
        Kind::Shield => Sign::new(
            "shd",
            "shield",
            concat!(
                r#"<path class="arc" d="M18 17h52q13 0 13 13v52"/>"#,
                r#"<path class="icon" d="M50 32l19 7v13q0 16-19 25-19-9-19-25V39z"/>"#,
                r#"<path class="flame" d="M53 38 42 54h7l-3 14 12-17h-7z"/>"#
            ),
        ),
        Kind::Thruster => Sign::new(
            "thrst",
            "engine",
            concat!(
                r#"<path class="icon" d="M36 3h28l-6 24H42z"/><circle class="icon" cx="50" cy="50" r="22"/>"#,
                r#"<path class="flame" d="M53 35 42 51h7l-3 14 12-17h-7z"/>"#
            ),
        ),
        Kind::Structural => {
            Sign::new("str", "hull", r#"<path class="open" d="M28 28l44 44M72 28 28 72M28 28h44v44H28z"/>"#)
        }
        Kind::Plating => Sign::new(
            "plate",
            "hull",
            concat!(
                r#"<rect class="slot" x="20" y="20" width="60" height="60" rx="8"/>"#,
                r#"<path class="icon" d="M28 25a3 3 0 1 0 .1 0zM72 25a3 3 0 1 0 .1 0zM28 69a3 3 0 1 0 .1 0zM72 69a3 3 0 1 0 .1 0z"/>"#,
                r#"<path class="open" d="M36 58 50 44l14 14M36 44l14-14 14 14"/>"#
            ),
        ),
        Kind::AutoDefence => Sign::new(
            "guard",
            "hull",
            concat!(
                r#"<path class="open" d="M50 18v16M50 52v16M25 43h16M59 43h16M50 25a18 18 0 1 0 .1 0z"/>"#,
                r#"<text class="word" x="50" y="87">guard</text>"#
            ),
        ),
        Kind::CrewArmament => Sign::new(
            "arms",
            "hull",
            concat!(
                r#"<path class="open" d="M32 64l36-40M68 64 32 24M27 56l13 13M73 56 60 69"/>"#,
                r#"<text class="word" x="50" y="87">arms</text>"#
            ),
        ),
        Kind::Router => Sign::new(
            "route",
            "hull",
            concat!(
                r#"<path class="open" d="M26 44h16l16-18h12M42 44l16 18h12M64 20l7 6-7 6M64 56l7 6-7 6"/>"#,
                r#"<text class="word" x="50" y="87">route</text>"#
            ),
        ),
        Kind::SolarPanel => Sign::new(
            "solar",
            "power",
            concat!(
                r#"<path class="open" d="M26 22h48v42H26zM42 22v42M58 22v42M26 43h48"/>"#,
                r#"<text class="word" x="50" y="87">solar</text>"#
            ),
        ),
        Kind::Reactor => Sign::new(
            "react",
            "power",
            concat!(
                r#"<path class="open" d="M50 18a25 25 0 1 0 .1 0z"/>"#,
                r#"<path class="icon" d="M50 38 41 24h18zM44 47 29 49l9-16zM56 47l15 2-9-16z"/>"#,
                r#"<text class="word" x="50" y="87">react</text>"#
            ),
        ),
        Kind::Booster => Sign::new(
            "boost",
            "power",
            concat!(
                r#"<path class="open" d="M32 42l18-18 18 18M32 62l18-18 18 18"/>"#,
                r#"<text class="word" x="50" y="87">boost</text>"#
            ),
        ),
    }
}
