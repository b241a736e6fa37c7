//! Texts for players: events, choices and fates in sentences, and the drawing of a view.

use starwright::battle::{Choice, Event, Fate, PieceId, Pieces, Power, Ship, Squadron, Standing, View, Wing};
use starwright::hex::{Direction, Hex, HexSet};

use crate::golden;
use crate::random::{after, listed};
use crate::scene::seat;

fn piece(number: u8) -> PieceId {
    PieceId::try_from(number).unwrap()
}

#[test]
fn pieces_have_distinct_names() {
    let pieces: Pieces = [18, 3, 4].into_iter().map(piece).collect();
    assert_eq!(pieces.to_string(), "a1.4, a1.5, A1");
    assert_eq!(Pieces::EMPTY.to_string(), "no piece");
}

/// Each choice prints in one line, and no two listed choices print alike.
#[test]
fn choices_have_distinct_sentences() {
    for seed in 0..20 {
        let game = after(4, seed, 100);
        let choices = listed(&game);
        for one in &choices {
            let text = one.to_string();
            assert!(!text.is_empty() && !text.contains('\n') && !text.contains("Some"), "{text}");
            assert_eq!(choices.iter().filter(|other| other.to_string() == text).count(), 1, "{text}");
        }
    }
}

#[test]
fn events_print() {
    let (one, two) = (Hex::new(1, -2), Hex::new(3, -2));
    let told = [
        (Event::Flew { piece: piece(3), from: one, to: two }, "fighter a1.4 flies from (1,-2) to (3,-2)"),
        (Event::Fired { by: piece(3), hit: Some(piece(39)) }, "fighter a1.4 hits B2"),
        (Event::Fired { by: piece(3), hit: None }, "fighter a1.4 fires and hits nothing"),
        (Event::Captured { piece: piece(39), by: seat(0) }, "B2 is destroyed; seat 0 takes it as a trophy"),
        (Event::Lost { piece: piece(3) }, "a1.4 is lost; nobody scores it"),
        (Event::Unveiled { seat: seat(2), power: Power::E1 }, "seat 2 reveals power E1"),
        (Event::Shield { ship: piece(39), tokens: 1 }, "the shield of capital ship B2 has 1 token"),
        (Event::Shield { ship: piece(39), tokens: 0 }, "the shield of capital ship B2 is gone"),
        (Event::Drew { seat: seat(1) }, "seat 1 draws a movement card"),
        (Event::Over, "the game is over"),
    ];
    for (event, text) in told {
        assert_eq!(event.to_string(), text);
    }
}

#[test]
fn choices_and_fates_print() {
    let squadron = Squadron::all(seat(1)).nth(2).unwrap();
    let fighters = Wing::of(squadron, &[piece(32), piece(35)]).unwrap();
    let with = Choice::Squadron { squadron };
    assert_eq!(Choice::Double { squadron, fighters }.to_string(), "move squadron b3; twice as far: 1, 4");
    let landing = Choice::landing(with, vec![piece(33), piece(32)]);
    assert_eq!(landing.to_string(), "move squadron b3; landing order: b3.2, b3.1");
    let nested = Choice::landing(Choice::landing(landing, vec![]), vec![piece(33)]);
    assert_eq!(
        nested.to_string(),
        "move in a landing order; landing order: b3.2",
        "however deep it is nested, the text is short"
    );
    assert_eq!(Choice::Answer { raise: false }.to_string(), "do not raise the shield");
    assert_eq!(Fate::Board(Ship::new(Hex::new(1, 0), Direction::South)).to_string(), "on (1,0), facing south");
    assert_eq!(Fate::Captured(seat(2)).to_string(), "a trophy of seat 2");
    let told = [Fate::Reserve, Fate::Airborne, Fate::Lost].map(|fate| fate.to_string());
    assert_eq!(told, ["not placed yet", "in the air", "lost; nobody scores it"]);
}

/// A view of a board with nothing but these ships.
fn with_ships(pieces: Vec<Standing>) -> View {
    let mut view = after(4, 7, 4).view(None);
    (view.terrain.asteroids, view.terrain.probes, view.pieces) = (HexSet::EMPTY, HexSet::EMPTY, pieces);
    view
}

/// North is up: of the hexes around one, that to the north is two rows higher, that to the south-east one column to the right
/// and one row lower (BBS-10). Bow and stern look different (BBS-11).
#[test]
fn the_drawing_shows_where_ships_are() {
    let mut elite = Ship::new(Hex::new(0, 0), Direction::South);
    elite.elite = true;
    let mut shielded = Ship::new(Hex::new(1, -1), Direction::NorthEast);
    (shielded.shield, shielded.damage) = (2, 1);
    let picture = with_ships(vec![
        Standing { id: piece(2), ship: elite },
        Standing { id: piece(20), ship: Ship::new(Hex::new(0, -1), Direction::North) },
        Standing { id: piece(40), ship: Ship::new(Hex::new(1, 0), Direction::NorthWest) },
        Standing { id: piece(79), ship: shielded },
    ])
    .drawing()
    .to_string();
    let rows: Vec<&str> = picture.lines().map(|row| row.get(34..43).unwrap_or_default()).collect();
    let zero = picture.lines().position(|row| row.starts_with("  0 ")).unwrap();
    let heads: Vec<&str> = picture.lines().take(1).map(|row| row.get(34..43).unwrap_or_default()).collect();
    assert_eq!(heads, [" 0  1  2 "]);
    assert_eq!(
        rows[zero - 4..=zero + 1],
        [" .     . ", "    .    ", "b0    D1+", "   D='   ", "a3!    . ", "   c5    "]
    );
}

/// A whole drawing: look at it when it changes.
#[test]
fn golden_drawing() {
    golden::holds("golden/battle_drawing.txt", &after(4, 2, 60).view(seat(2)).drawing().to_string());
}

/// BBS-6, BBS-17: a player's drawing shows their own cards and power, a spectator's none.
#[test]
fn the_drawing_keeps_secrets() {
    let game = after(4, 2, 4);
    let (own, nobody) = (game.view(seat(2)), game.view(None));
    let cards: Vec<String> = own.hand.iter().map(|card| card.to_string()).collect();
    let (own_power, picture) = (own.power.unwrap(), own.drawing().to_string());
    assert!(!own_power.revealed && !cards.is_empty());
    assert!(picture.contains(&format!("in hand ({})", cards.join(", "))), "{picture}");
    assert!(picture.contains(&format!("hidden power {}", own_power.power)), "{picture}");
    let picture = nobody.drawing().to_string();
    assert!(!picture.contains("in hand (") && !picture.contains("hidden power E"), "{picture}");
    assert!(!picture.contains(&format!("hidden power {}", own_power.power)), "{picture}");
    assert!(picture.contains("a hidden power") && picture.contains("Board: likely"), "{picture}");
}
