//! Setup and placement.

use starwright::battle::{
    Card, Choice, Deck, Game, Layout, LayoutError, PieceId, Placement, Player, Pose, Power, Race, Rule, Setup,
    Squadron, Step,
};
use starwright::hex::{Direction, Hex};
use starwright::table::{Confidence, Seat};

use crate::random::{act, dice, layout, placement, setup};
use crate::scene::{hex, id, seat};

fn refused(setup: &Setup) -> Rule {
    Game::new(setup).unwrap_err().rule()
}

/// BBS-1: 3 or 4 players with different races.
#[test]
fn three_or_four_different_races() {
    for players in [3, 4] {
        let right = setup(players, &mut dice(1));
        assert!(Game::new(&right).is_ok());
        let mut twice = right.clone();
        twice.players[1] = twice.players[0];
        assert_eq!(refused(&twice), Rule::Bbs1);
        let mut fewer = right.clone();
        fewer.players.pop();
        assert_eq!(refused(&fewer), Rule::Bbs1);
    }
    let zones: Vec<_> = Seat::of(2).map(|seat| *layout(4).zone(seat).unwrap()).collect();
    assert_eq!(Layout::custom(10, &[Hex::ORIGIN], &zones), Err(LayoutError::Players { zones: 2 }));
}

/// BBS-1: at most four play, so a fifth seat of other tables has no piece here.
#[test]
fn no_fifth_fleet() {
    assert_eq!(PieceId::fleet(Seat::Four).chain(PieceId::capitals(Seat::Four)).next(), None);
    assert_eq!(Squadron::all(Seat::Four).next(), None);
}

/// BBS-2: 18 fighters in 3 squadrons of 6, and 2 capital ships.
#[test]
fn a_fleet() {
    for seat in Seat::of(4) {
        let fleet: Vec<PieceId> = PieceId::fleet(seat).collect();
        assert_eq!((fleet.len(), PieceId::capitals(seat).count()), (20, 2));
        assert_eq!(Squadron::all(seat).count(), 3);
        for squadron in Squadron::all(seat) {
            let fighters: Vec<PieceId> =
                fleet.iter().copied().filter(|piece| piece.squadron() == Some(squadron)).collect();
            assert_eq!(fighters, squadron.fighters().collect::<Vec<_>>());
            assert_eq!(fighters.len(), 6);
        }
    }
    assert!(Seat::of(4).flat_map(PieceId::fleet).eq(PieceId::of(4)));
    assert_eq!(id(38).squadron(), None);
    assert_eq!(id(31).squadron(), Some(crate::scene::squadron(1, 1)));
}

/// BBS-3: the layout goes with the number of players; its zones and asteroids are as published or invented, and say so.
#[test]
fn layouts() {
    for (players, radius, asteroids, hexes, provenance) in
        [(3, 8, 16, 217, Confidence::Invented), (4, 10, 15, 331, Confidence::Likely)]
    {
        let layout = layout(players);
        assert_eq!((layout.players(), layout.radius(), layout.asteroids().len()), (players, radius, asteroids));
        assert_eq!(layout.provenance(), provenance);
        assert_eq!(Hex::ORIGIN.disc(20).filter(|&hex| layout.contains(hex)).count(), hexes);
        let zones: Vec<&[Hex]> = Seat::of(players).map(|seat| &layout.zone(seat).unwrap()[..]).collect();
        let distance = |one: &[Hex], other: &[Hex]| {
            one.iter().flat_map(|one| other.iter().map(|other| one.distance(*other))).min().unwrap()
        };
        for (number, zone) in zones.iter().enumerate() {
            assert_eq!(zone.len(), 23);
            let next = zones[(number + 1) % zones.len()];
            assert_eq!(distance(zone, next), 8, "neighbouring zones");
            assert!(distance(zone, layout.asteroids()) >= 2);
        }
        if players == 4 {
            assert_eq!(distance(zones[0], zones[2]), 12, "opposite zones");
            assert!(zones.iter().all(|zone| distance(zone, &[Hex::ORIGIN]) == 6));
            assert!(layout.asteroids().iter().all(|asteroid| layout.asteroids().contains(&asteroid.rotated(3))));
        }
    }
}

/// BBS-4: an asteroid at the centre, six probes around it, in custom layouts, too.
#[test]
fn centre_and_probes() {
    for players in [3, 4] {
        let game = Game::new(&setup(players, &mut dice(2))).unwrap();
        let field = game.field();
        assert!(field.has_central_asteroid() && field.centre() == Hex::ORIGIN);
        assert!(field.asteroids().any(|asteroid| asteroid == Hex::ORIGIN));
        let mut ring: Vec<Hex> = Hex::ORIGIN.ring(1).collect();
        ring.sort_unstable();
        assert_eq!(field.probes().collect::<Vec<_>>(), ring);
    }
    let zones: Vec<_> = Seat::of(3).map(|seat| *layout(3).zone(seat).unwrap()).collect();
    assert_eq!(Layout::custom(8, &[hex(3, 0)], &zones), Err(LayoutError::NoCentre));
    let on_probe = Layout::custom(8, &[Hex::ORIGIN, hex(0, 1)], &zones);
    assert_eq!(on_probe, Err(LayoutError::Twice { hex: hex(0, 1) }));
    assert_eq!(
        Layout::custom(7, &[Hex::ORIGIN], &zones).unwrap_err(),
        LayoutError::OffBoard { hex: hex(-8, 5), radius: 7 }
    );
    assert_eq!(Layout::custom(13, &[Hex::ORIGIN], &zones), Err(LayoutError::Radius { given: 13 }));
    assert_eq!(Layout::custom(8, &[Hex::ORIGIN], &zones).unwrap().provenance(), Confidence::Custom);
}

/// BBS-5: each deck is shuffled by itself; BBS-14: the dice may name the first player.
#[test]
fn shuffles_are_outcomes() {
    let mut firsts = [false; 4];
    let mut orders = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let setup = setup(4, &mut dice(seed));
        for player in &setup.players {
            assert!(player.deck.is_house());
            orders.insert(player.deck.0);
        }
        firsts[usize::from(setup.first.number())] = true;
        assert_eq!(Game::new(&setup).unwrap().awaited_seat(), Some(setup.first));
    }
    assert_eq!(firsts, [true; 4]);
    assert!(orders.len() > 150, "160 decks in {} orders", orders.len());
    let mut nobody = setup(3, &mut dice(1));
    nobody.first = Seat::Three;
    assert_eq!(refused(&nobody), Rule::Bbs14);
}

/// BBS-5: decks are data of the caller's; only cards that can exist are cards.
#[test]
fn own_decks() {
    let mut cards = Deck::HOUSE.0;
    assert!(Deck(cards).is_house());
    cards[0] = Card::new(1, 0, 4).unwrap();
    assert!(!Deck(cards).is_house());
    assert_eq!(
        Card::new(13, 0, 0).unwrap_err().to_string(),
        "the fighter move of a card is at most 12 hexes, not 13 (BBS-21)"
    );
    assert_eq!(
        Card::new(0, 4, 0).unwrap_err().to_string(),
        "the rotation of a card is at most 3 hexsides, not 4 (BBS-41)"
    );
    assert_eq!(Card::new(0, 0, 7).unwrap_err().to_string(), "a card has at most 6 action points, not 7 (BBS-42)");
    let turns = Deck::HOUSE.0.map(Card::turn);
    assert!(turns.contains(&0) && turns.contains(&3), "all that is known of the printed cards");
}

/// BBS-6: each player is dealt one of the three powers of their race.
#[test]
fn a_power_belongs_to_its_race() {
    let mut dealt = std::collections::BTreeSet::new();
    for seed in 0..40 {
        for Player { race, power, .. } in setup(4, &mut dice(seed)).players {
            assert!(race.powers().contains(&power.unwrap()));
            dealt.insert(power);
        }
    }
    assert_eq!(dealt.len(), 12);
    let mut foreign = setup(4, &mut dice(1));
    let race = foreign.players[0].race;
    foreign.players[0].power = Power::ALL.into_iter().find(|power| power.race() != race);
    assert_eq!(refused(&foreign), Rule::Bbs6);
    assert!(Race::ALL.iter().all(|race| race.powers().iter().all(|power| power.race() == *race)));
}

/// The first placement of a game, and how the game answers to a changed one.
fn wrong(change: impl Fn(&mut Placement)) -> Rule {
    let mut dice = dice(3);
    let mut game = Game::new(&setup(4, &mut dice)).unwrap();
    let mut placement = placement(&game, &mut dice);
    change(&mut placement);
    let before = game.clone();
    let refusal = game.apply(game.active(), &Choice::place(placement), &mut vec![]).unwrap_err();
    assert_eq!(game, before);
    refusal.rule()
}

/// BBS-8: every ship is placed in its player's start zone.
#[test]
fn ships_stay_in_their_zone() {
    assert_eq!(wrong(|placement| placement.fighters[7].at = hex(5, -2)), Rule::Bbs8);
    assert_eq!(wrong(|placement| placement.capitals[1] = Pose::new(hex(5, -2), Direction::North)), Rule::Bbs8);
}

/// BBS-9: a squadron is connected by its own hexes when it is placed, and may scatter afterwards.
#[test]
fn squadrons_are_connected_at_placement() {
    assert_eq!(
        wrong(|placement| {
            // Two fighters of different squadrons change places: far apart in this placement.
            placement.fighters.swap(0, 17);
        }),
        Rule::Bbs9
    );
    let scattered = crate::scene::Scene::new().fighter(0, (0, 0), 0).fighter(1, (5, 0), 0).card(1, 0, 0);
    let play = scattered.game().fly(0, 0);
    assert_eq!((play.at(0), play.at(1)), (Some(vec![(0, -1)]), Some(vec![(5, -1)])));
}

/// BBS-10: any facing, each fighter its own.
#[test]
fn any_facing() {
    let mut dice = dice(4);
    let mut game = Game::new(&setup(4, &mut dice)).unwrap();
    let mut placement = placement(&game, &mut dice);
    for (number, berth) in (0..).zip(&mut placement.fighters) {
        berth.facing = Direction::from_number(number);
    }
    let seat = game.active();
    act(&mut game, &Choice::place(placement));
    for (number, piece) in (0..18).zip(PieceId::fleet(seat)) {
        assert_eq!(game.field().ship(piece).unwrap().facing, Direction::from_number(number));
    }
}

/// BBS-11: a capital ship covers two adjacent hexes.
#[test]
fn capital_ships_cover_two_adjacent_hexes() {
    assert!(Pose::of(hex(0, 0), hex(0, 2)).is_err());
    assert!(Pose::of(hex(0, 0), hex(0, 0)).is_err());
    for (direction, front) in Direction::ALL.into_iter().zip(hex(2, 3).neighbours()) {
        assert_eq!(Pose::of(front, hex(2, 3)).unwrap().facing(), direction);
    }
}

/// BBS-12: no two ships share a hex, and one hex of the zone stays free.
#[test]
fn one_hex_stays_free() {
    assert_eq!(wrong(|placement| placement.fighters[1].at = placement.fighters[0].at), Rule::Bbs12);
    let mut dice = dice(5);
    let mut game = Game::new(&setup(3, &mut dice)).unwrap();
    while game.step() == Step::Place {
        let zone = game.field().layout().zone(game.active()).unwrap().to_vec();
        let fleet = placement(&game, &mut dice);
        act(&mut game, &Choice::place(fleet));
        let free = zone.iter().filter(|&&hex| game.field().cell(hex) == starwright::battle::Cell::Clear);
        assert_eq!(free.count(), 1);
    }
}

/// BBS-13, BBS-R1: fleets are placed in player order from the first player clockwise, seat i in zone i, and then turns are
/// taken in that order.
#[test]
fn placement_in_player_order() {
    let mut dice = dice(6);
    let mut right = setup(4, &mut dice);
    right.first = seat(2);
    let mut game = Game::new(&right).unwrap();
    for number in [2, 3, 0, 1] {
        assert_eq!((game.step(), game.awaited_seat()), (Step::Place, Some(seat(number))));
        let fleet = placement(&game, &mut dice);
        act(&mut game, &Choice::place(fleet));
        let zone = game.field().layout().zone(seat(number)).unwrap();
        assert!(PieceId::fleet(seat(number)).all(|piece| zone.contains(&game.field().ship(piece).unwrap().at)));
    }
    assert_eq!((game.step(), game.awaited_seat(), game.round()), (Step::Reveal, Some(seat(2)), 1));
}

/// A thousand random fleets are found in every built-in zone, all of them legal.
#[test]
fn random_placements_are_legal() {
    let mut dice = dice(7);
    for players in [3, 4] {
        let layout = layout(players);
        for seat in Seat::of(players) {
            let zone = layout.zone(seat).unwrap();
            for _ in 0..150 {
                let fleet = starwright::battle::random_placement(zone, &mut dice).unwrap();
                assert_eq!(fleet.check(seat, zone), Ok(()));
            }
        }
    }
    let far_apart: Vec<Hex> = (-11..12).map(|q| hex(q, if q % 2 == 0 { 5 } else { -5 })).collect();
    assert_eq!(starwright::battle::random_placement(&far_apart.try_into().unwrap(), &mut dice), None);
}
