//! Putting a game together from parts, and every way in which they do not fit.

use starwright::battle::{
    Action, Airborne, Choice, Game, Piece, Position, PositionError, Proposal, Race, Save, SaveError, Step,
};
use starwright::hex::Direction;
use starwright::table::Seat;

use crate::random::{after, dice, played, setup};
use crate::scene::{Scene, card, hex, id};

fn wrong(change: impl Fn(&mut Position)) -> PositionError {
    let mut scene = Scene::new().fighter(0, (0, 0), 0).fighter(1, (2, 0), 0).capital(18, (5, 0), (5, 1)).trophy(1, 2);
    change(&mut scene.0);
    scene.build().unwrap_err()
}

#[test]
fn lists_have_an_entry_for_each_player() {
    assert_eq!(wrong(|parts| parts.trophies.truncate(3)), PositionError::Seats { list: "trophies", players: 4 });
    assert_eq!(wrong(|parts| parts.cards.truncate(3)), PositionError::Seats { list: "cards", players: 4 });
    assert_eq!(wrong(|parts| parts.races[2] = Race::Earthers), PositionError::Race { seat: Seat::Two });
    assert_eq!(wrong(|parts| parts.round = 10), PositionError::Round { round: 10 });
    assert_eq!(wrong(|parts| parts.round = 0), PositionError::Round { round: 0 });
}

#[test]
fn every_piece_is_in_one_place() {
    assert_eq!(wrong(|parts| parts.lost.push(id(0))), PositionError::Whereabouts { piece: id(0) });
    assert_eq!(wrong(|parts| parts.lost.retain(|&lost| lost != id(79))), PositionError::Whereabouts { piece: id(79) });
    assert_eq!(wrong(|parts| parts.trophies[2].push(id(2))), PositionError::Whereabouts { piece: id(2) });
    let own = wrong(|parts| {
        parts.trophies[1].clear();
        parts.trophies[0].push(id(2));
    });
    assert_eq!(own, PositionError::OwnTrophy { piece: id(2) });
}

#[test]
fn ships_have_the_hexes_of_their_kind() {
    assert_eq!(wrong(|parts| parts.pieces[2].at.truncate(1)), PositionError::Shape { piece: id(18) });
    assert_eq!(wrong(|parts| parts.pieces[2].facing = Direction::South), PositionError::Shape { piece: id(18) });
    assert_eq!(wrong(|parts| parts.pieces[0].at.push(hex(0, 1))), PositionError::Shape { piece: id(0) });
    assert_eq!(wrong(|parts| parts.pieces[0].damage = 1), PositionError::Damage { piece: id(0), damage: 1 });
    assert_eq!(wrong(|parts| parts.pieces[2].damage = 2), PositionError::Damage { piece: id(18), damage: 2 });
}

/// BBS-8, BBS-12: a fleet that is still to be placed finds its whole zone free.
#[test]
fn a_zone_to_be_placed_in_is_free() {
    let game = Game::new(&setup(4, &mut dice(1))).unwrap();
    assert_eq!(Game::try_from(Position::from(&game)), Ok(game.clone()));
    let hex = game.field().layout().zone(game.active())[4];
    let mut taken = Position::from(&game);
    taken.asteroids.push(hex);
    assert_eq!(Game::try_from(taken), Err(PositionError::Occupied { hex }));
}

#[test]
fn nothing_shares_a_hex() {
    assert_eq!(wrong(|parts| parts.pieces[1].at = vec![hex(0, 0)]), PositionError::Occupied { hex: hex(0, 0) });
    assert_eq!(wrong(|parts| parts.pieces[1].at = vec![hex(5, 1)]), PositionError::Occupied { hex: hex(5, 1) });
    assert_eq!(wrong(|parts| parts.asteroids = vec![hex(0, 0)]), PositionError::Occupied { hex: hex(0, 0) });
    assert_eq!(wrong(|parts| parts.asteroids = vec![hex(3, 3); 2]), PositionError::Occupied { hex: hex(3, 3) });
    assert_eq!(wrong(|parts| parts.pieces[0].at = vec![hex(0, -11)]), PositionError::Occupied { hex: hex(0, -11) });
    assert_eq!(wrong(|parts| parts.probes = vec![hex(0, 11)]), PositionError::Probe { hex: hex(0, 11) });
    assert_eq!(wrong(|parts| parts.probes = vec![hex(3, 3); 2]), PositionError::Probe { hex: hex(3, 3) });
    assert_eq!(wrong(|parts| parts.central_asteroid = true), PositionError::Centre { hex: hex(-10, 10) });
    assert_eq!(wrong(|parts| parts.centre = hex(9, 9)), PositionError::Centre { hex: hex(9, 9) });
}

#[test]
fn cards_fit_the_turns_taken() {
    let cards = |seat, played| PositionError::Cards { seat, played };
    assert_eq!(wrong(|parts| parts.cards[0].played.clear()), cards(Seat::Zero, 1));
    assert_eq!(wrong(|parts| parts.cards[1].deck.truncate(7)), cards(Seat::One, 0));
    assert_eq!(wrong(|parts| parts.cards[1].hand.clear()), cards(Seat::One, 0));
    assert_eq!(wrong(|parts| parts.round = 2), cards(Seat::Zero, 2));
    assert_eq!(wrong(|parts| parts.cards[3].deck = vec![card(0, 0, 0); 10]), cards(Seat::Three, 0));
}

#[test]
fn the_step_fits_the_board() {
    for step in [
        Step::Land,
        Step::Fire,
        Step::Reveal,
        Step::Turn { fighter: id(0) },
        Step::Shoot { ship: id(19) },
        Step::Shoot { ship: id(38) },
        Step::Shoot { ship: id(0) },
        Step::Collide { mover: id(0), other: id(1) },
    ] {
        let refused = wrong(|parts| parts.step = step);
        assert_eq!(refused, PositionError::Step { step }, "{step:?}");
    }
    let none_to_move = wrong(|parts| {
        parts.pieces.retain(|piece| piece.id == id(18));
        parts.lost.extend([id(0), id(1)]);
    });
    assert_eq!(none_to_move, PositionError::Step { step: Step::Squadron });
    let placing = wrong(|parts| parts.step = Step::Place);
    assert!(matches!(placing, PositionError::Whereabouts { .. } | PositionError::Cards { .. }));
}

/// A fighter of the enemy, a capital ship or a mate that is elsewhere cannot be part of a move under way.
#[test]
fn the_move_under_way_fits() {
    let airborne = |number: u8, to: (i8, i8)| Airborne {
        id: id(number),
        from: hex(0, 5),
        facing: Direction::North,
        to: Some(hex(to.0, to.1)),
        damage: 0,
    };
    let landing = |fliers: &[u8]| {
        let mut scene = Scene::new().fighter(0, (0, 0), 0).step(Step::Land);
        scene.0.lost.retain(|lost| !fliers.contains(&lost.number()));
        scene.0.under_way.airborne = fliers.iter().map(|&number| airborne(number, (3, 3))).collect();
        scene.build()
    };
    assert!(landing(&[1, 2]).is_ok());
    for fliers in [&[1][..], &[20, 21], &[1, 6], &[2, 1], &[18, 19]] {
        assert_eq!(landing(fliers).unwrap_err(), PositionError::Step { step: Step::Land }, "{fliers:?}");
    }
    let mut ready = Scene::new().fighter(0, (0, 0), 0).fighter(20, (5, 0), 0).step(Step::Fire);
    ready.0.under_way.ready = vec![id(0)];
    ready.0.under_way.turning = vec![id(0)];
    assert!(ready.clone().build().is_ok());
    ready.0.under_way.ready = vec![id(20)];
    assert!(ready.build().is_err());
}

/// An illegal value does not come out of JSON.
#[test]
fn json_goes_through_the_same_gate() {
    let game = after(3, 5, 50);
    let json = serde_json::to_value(&game).unwrap();
    assert_eq!(serde_json::from_value::<Game>(json.clone()).unwrap(), game);
    for (part, value) in [
        ("round", serde_json::json!(12)),
        ("lost", serde_json::json!([])),
        ("step", serde_json::json!({ "step": "dance" })),
        ("card", serde_json::json!([1, 9, 1])),
        ("layout", serde_json::json!("five_players")),
        ("extra", serde_json::json!(1)),
    ] {
        let mut changed = json.clone();
        changed[part] = value;
        assert!(serde_json::from_value::<Game>(changed).is_err(), "{part}");
    }
}

/// The forms of actions and of the pieces of a state, written by hand.
#[test]
fn forms_of_choices() {
    for (json, choice) in [
        (r#"{"do":"reveal","card":[3,2,1]}"#, Choice::from(Action::Reveal { card: card(3, 2, 1) })),
        (r#"{"do":"squadron","squadron":[2,1]}"#, Action::Squadron { squadron: crate::scene::squadron(2, 1) }.into()),
        (r#"{"do":"turn","fighter":7,"facing":5}"#, crate::scene::turn(7, 5).into()),
        (r#"{"do":"capital","ship":38,"to":[[1,-1],[1,0]]}"#, crate::scene::sail(38, (1, -1), (1, 0)).into()),
        (r#"{"do":"hold_fire"}"#, Action::HoldFire.into()),
        (
            r#"{"propose":"landing","with":{"do":"squadron","squadron":[0,0]},"order":[2,1]}"#,
            Proposal::Landing {
                with: Action::Squadron { squadron: crate::scene::squadron(0, 0) },
                order: vec![id(2), id(1)],
            }
            .into(),
        ),
    ] {
        assert_eq!(serde_json::to_string(&choice).unwrap(), json);
        assert_eq!(serde_json::from_str::<Choice>(json).unwrap(), choice);
    }
    let piece = Piece {
        id: id(18),
        at: vec![hex(0, -1), hex(0, 0)],
        facing: Direction::North,
        damage: 1,
        shot: false,
        elite: false,
        shield: 0,
    };
    assert_eq!(serde_json::to_string(&piece).unwrap(), r#"{"id":18,"at":[[0,-1],[0,0]],"facing":0,"damage":1}"#);
    for wrong in [
        r#"{"do":"squadron","squadron":[4,0]}"#,
        r#"{"do":"capital","ship":38,"to":[[1,-1],[3,0]]}"#,
        r#"{"do":"fire","fighter":80}"#,
        r#"{"do":"turn","fighter":7,"facing":6}"#,
    ] {
        assert!(serde_json::from_str::<Choice>(wrong).is_err(), "{wrong}");
    }
}

/// A save of another version, of a wrong setup or with a refused choice is no game; the error names the entry.
#[test]
fn wrong_saves() {
    let (mut save, end) = played(4, 3);
    assert_eq!(save.replay(), Ok(end));
    save.v = 2;
    assert_eq!(save.replay(), Err(SaveError::Version { given: 2 }));
    save.v = 1;
    save.log[6] = Action::End.into();
    let error = save.replay().unwrap_err();
    assert!(matches!(error, SaveError::Refused { entry: 6, .. }));
    assert!(error.to_string().starts_with("entry 6 of the log: now it is time to"), "{error}");
    let mut setup = setup(4, &mut dice(1));
    setup.players.pop();
    assert!(matches!(Save::new(setup).replay(), Err(SaveError::Setup(_))));
}
