//! What must hold in every game, checked step by step in thousands of random ones.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use starwright::battle::{
    Action, Card, Cell, Choice, Event, Fate, Game, PieceId, Pose, Position, Power, Proposal, Returning, Rulings, Save,
    Squadron, Step, Wing, worth,
};
use starwright::hex::{Direction, Hex};
use starwright::table::Seat;

use crate::random::{Dice, choice, dice, setup};

/// Every piece is in one place, no two on one hex, nothing off the board (H3), and everything that can be counted adds up.
pub(crate) fn check_invariants(game: &Game, whole_board: bool) {
    let field = game.field();
    let mut covered: BTreeMap<Hex, PieceId> = BTreeMap::new();
    let mut counts = [0_u32; 5];
    for piece in PieceId::of(field.players()) {
        let place = match field.fate(piece) {
            Fate::Board(_) => 0,
            Fate::Captured(by) => {
                assert_ne!(by, piece.seat());
                1
            }
            Fate::Lost => 2,
            Fate::Airborne => 3,
            Fate::Reserve => 4,
            _ => unreachable!(),
        };
        counts[place] += 1;
    }
    for (piece, ship) in field.ships() {
        let hexes = if piece.is_capital() { ship.pose().hexes().to_vec() } else { vec![ship.at] };
        assert!(ship.damage <= u8::from(piece.is_capital() || ship.elite));
        assert!(ship.shield <= 3 && (ship.shield == 0 || piece.is_capital()));
        for hex in hexes {
            assert_eq!(covered.insert(hex, piece), None, "{hex} is shared");
            assert_eq!(field.cell(hex), Cell::Ship(piece));
        }
    }
    let asteroids: Vec<Hex> = field.asteroids().collect();
    for hex in Hex::ORIGIN.disc(12).filter(|_| whole_board) {
        let expected = match covered.get(&hex) {
            Some(&piece) => Cell::Ship(piece),
            None if !field.layout().contains(hex) => Cell::Off,
            None if asteroids.contains(&hex) => Cell::Asteroid,
            None => Cell::Clear,
        };
        assert_eq!(field.cell(hex), expected);
    }
    let trophies: u32 =
        Seat::of(field.players()).map(|seat| u32::try_from(field.trophies(seat).count()).unwrap()).sum();
    assert_eq!(trophies, counts[1]);
    assert_eq!(counts.iter().sum::<u32>(), 20 * u32::from(field.players()));
    let held: u8 = Seat::of(field.players()).map(|seat| field.probes_held(seat)).sum();
    assert!(usize::from(held) + field.probes().count() <= 6);
    if field.has_central_asteroid() {
        assert_eq!(field.cell(field.centre()), Cell::Asteroid);
    }
    let airborne = matches!(game.step(), Step::Land | Step::Collide { .. } | Step::EliteEnd { .. });
    assert_eq!(counts[3] > 0, airborne);
}

/// Every action that could make sense anywhere in the game.
fn universe(game: &Game, everywhere: bool) -> Vec<Action> {
    let pieces = || PieceId::of(4);
    let mut all = vec![Action::HoldFire, Action::End];
    all.extend(Seat::ALL.into_iter().flat_map(Squadron::all).map(|squadron| Action::Squadron { squadron }));
    for distance in 0..7 {
        for turn in 0..4 {
            all.extend((0..4).map(|points| Action::Reveal { card: Card::new(distance, turn, points).unwrap() }));
        }
    }
    for piece in pieces() {
        let target = Action::Shoot { target: piece };
        all.extend([
            Action::Land { fighter: piece },
            Action::Destroy { fighter: piece },
            Action::Fire { fighter: piece },
            target,
        ]);
        all.extend(Direction::ALL.map(|facing| Action::Turn { fighter: piece, facing }));
        let ship = game.field().ship(piece).filter(|_| piece.is_capital());
        if let Some(ship) = ship {
            let (stern, reach) = (ship.at, if everywhere { 12 } else { 3 });
            let poses = stern.disc(reach).flat_map(|rear| Direction::ALL.map(|facing| Pose::new(rear, facing)));
            all.extend(poses.map(|to| Action::Capital { ship: piece, to }));
        }
    }
    all.extend(powers(game, everywhere));
    all
}

/// Every action of a power that could make sense anywhere in the game.
fn powers(game: &Game, everywhere: bool) -> Vec<Action> {
    let mut all = vec![
        Action::Pass,
        Action::Unveil,
        Action::ResurrectFallen,
        Action::Answer { raise: false },
        Action::Answer { raise: true },
    ];
    all.extend(Direction::ALL.map(|facing| Action::EliteFace { facing }));
    for piece in PieceId::of(4) {
        all.extend([
            Action::Elite { fighter: piece },
            Action::Blast { fighter: piece },
            Action::Leave { fighter: piece },
        ]);
        all.extend([Action::Laser { ship: piece }, Action::SuperShot { ship: piece }, Action::Shield { ship: piece }]);
    }
    for squadron in Seat::ALL.into_iter().flat_map(Squadron::all) {
        all.push(Action::Resurrect { squadron });
        all.extend(Hex::ORIGIN.disc(if everywhere { 8 } else { 2 }).map(|by| Action::Displace { squadron, by }));
        for wing in 0..64_u8 {
            let chosen = (0..6).zip(squadron.fighters()).filter(|(bit, _)| wing >> bit & 1 == 1);
            let chosen: Vec<PieceId> = chosen.map(|(_, fighter)| fighter).collect();
            all.push(Action::Double { squadron, fighters: Wing::of(squadron, &chosen).unwrap() });
        }
    }
    let asked = match game.step() {
        Step::Return { fighter } => fighter,
        _ => PieceId::fleet(game.active()).next().unwrap(),
    };
    for from in Hex::ORIGIN.disc(11) {
        all.push(Action::EliteEnd { to: from });
        if game.field().cell(from) == Cell::Asteroid || everywhere {
            all.extend(from.disc(2).map(|to| Action::Asteroid { from, to }));
        }
        all.extend(Direction::ALL.map(|facing| Action::Return { fighter: asked, at: from, facing }));
    }
    all
}

/// The generator lists exactly what the acceptor accepts, nothing twice, and a refusal changes nothing.
fn check_generator(game: &Game, everywhere: bool) {
    let mut listed = vec![];
    game.actions(&mut listed);
    let set: BTreeSet<Action> = listed.iter().copied().collect();
    assert_eq!(set.len(), listed.len(), "nothing twice");
    for action in universe(game, everywhere) {
        assert_eq!(game.check(action).is_ok(), set.contains(&action), "{action:?} at {:?}", game.step());
    }
    for action in listed {
        assert_eq!(game.check(action), Ok(()));
    }
}

/// A game goes through its parts and through JSON unchanged, and a save of its log leads to it.
fn check_round_trips(game: &Game, save: &Save) {
    assert_eq!(Game::try_from(Position::from(game)).as_ref(), Ok(game));
    let json = serde_json::to_string(game).unwrap();
    assert_eq!(&serde_json::from_str::<Game>(&json).unwrap(), game);
    let json = serde_json::to_string(save).unwrap();
    let read: Save = serde_json::from_str(&json).unwrap();
    assert_eq!(&read, save);
    assert_eq!(read.replay().as_ref(), Ok(game));
}

/// What an event says must be so in the field afterwards; what the trophies are worth is what was captured.
fn check_events(before: &Game, game: &Game, events: &[Event]) {
    for seat in Seat::of(game.field().players()) {
        let captured = |event: &Event| match *event {
            Event::Captured { piece, by } if by == seat => worth(piece),
            _ => 0,
        };
        let returned = |event: &Event| match *event {
            Event::Returned { piece, .. } if before.field().fate(piece) == Fate::Captured(seat) => worth(piece),
            _ => 0,
        };
        let gained: u16 = events.iter().map(captured).sum();
        let given_back: u16 = events.iter().map(returned).sum();
        let sum = |game: &Game| game.field().trophies(seat).map(worth).sum::<u16>();
        assert_eq!(sum(game) + given_back, sum(before) + gained);
    }
}

/// Other settings in every third game.
pub(crate) fn rulings(seed: u64) -> Rulings {
    let other = Rulings::DEFAULT.with_straight_displacement(true).with_rammed_asteroid_points(1);
    if seed.is_multiple_of(3) { other.with_returning(Returning::Fallen) } else { Rulings::DEFAULT }
}

fn play(players: u8, seed: u64, mut check: impl FnMut(&Game, &Game, &Save, &[Event], &mut Dice)) {
    let mut dice = dice(seed);
    let mut save = Save::new(setup(players, &mut dice));
    save.setup.rulings = rulings(seed);
    let mut game = Game::new(&save.setup).unwrap();
    let mut events = vec![];
    while !game.is_over() {
        let before = game.clone();
        let choice = choice(&game, &mut dice);
        events.clear();
        game.choose(&choice, &mut events).unwrap();
        save.log.push(choice);
        check(&before, &game, &save, &events, &mut dice);
    }
    assert_eq!(game.round(), 9);
}

/// Every power takes part in games in which it is used, among changing rivals.
#[test]
fn all_powers_are_used() {
    let mut used: BTreeMap<Power, u32> = BTreeMap::new();
    for seed in 0..120 {
        play(if seed % 4 == 0 { 3 } else { 4 }, seed, |_, game, _, _, _| {
            for holding in Seat::of(game.field().players()).filter_map(|seat| game.power(seat)) {
                *used.entry(holding.power).or_default() += u32::from(game.is_over() && holding.revealed);
            }
        });
    }
    assert!(Power::ALL.iter().all(|power| used.get(power).is_some_and(|&games| games >= 5)), "{used:?}");
}

fn invariants_hold(seeds: Range<u64>) {
    for seed in seeds {
        play(if seed % 4 == 0 { 3 } else { 4 }, seed, |before, game, _, events, dice| {
            check_invariants(game, dice.below(16) == 0);
            check_events(before, game, events);
        });
    }
}

#[test]
fn invariants_hold_in_games_0_to_499() {
    invariants_hold(0..500);
}

#[test]
fn invariants_hold_in_games_500_to_999() {
    invariants_hold(500..1000);
}

#[test]
fn invariants_hold_in_games_1000_to_1499() {
    invariants_hold(1000..1500);
}

#[test]
fn invariants_hold_in_games_1500_to_1999() {
    invariants_hold(1500..2000);
}

#[test]
fn what_is_listed_is_what_is_accepted() {
    for seed in 0..60 {
        play(if seed % 4 == 0 { 3 } else { 4 }, seed, |_, game, _, _, dice| {
            if dice.below(4) == 0 {
                check_generator(game, dice.below(20) == 0);
            }
        });
    }
}

#[test]
fn saves_and_states_round_trip_at_random_points() {
    for seed in 0..200 {
        play(if seed % 4 == 0 { 3 } else { 4 }, seed, |_, game, save, _, dice| {
            if game.is_over() || dice.below(60) == 0 {
                check_round_trips(game, save);
            }
        });
    }
}

/// BBS-R21, BBS-61: the state can be written and read at every decision, also between a crash and the first shot (H10).
#[test]
fn every_state_on_the_way_is_one_that_can_be_read() {
    for seed in 0..60 {
        play(4, seed, |_, game, _, _, _| {
            let read = Game::try_from(Position::from(game));
            assert_eq!(read.as_ref(), Ok(game), "seed {seed}");
        });
    }
}

/// A seat, a piece and so on as they are when the board of four is turned by half.
trait Turned {
    fn turned(&self) -> Self;
}

impl Turned for Hex {
    fn turned(&self) -> Self {
        self.rotated(3)
    }
}

impl Turned for Direction {
    fn turned(&self) -> Self {
        self.clockwise(3)
    }
}

impl Turned for Seat {
    fn turned(&self) -> Self {
        Self::try_from((self.number() + 2) % 4).unwrap()
    }
}

impl Turned for PieceId {
    fn turned(&self) -> Self {
        Self::try_from((self.number() + 40) % 80).unwrap()
    }
}

impl Turned for Squadron {
    fn turned(&self) -> Self {
        Self::all(self.seat().turned())[usize::from(self.index())]
    }
}

impl Turned for Pose {
    fn turned(&self) -> Self {
        Self::new(self.rear().turned(), self.facing().turned())
    }
}

impl Turned for Step {
    fn turned(&self) -> Self {
        match *self {
            Self::Collide { mover, other } => Self::Collide { mover: mover.turned(), other: other.turned() },
            Self::Turn { fighter } => Self::Turn { fighter: fighter.turned() },
            Self::Shoot { ship } => Self::Shoot { ship: ship.turned() },
            Self::EliteEnd { elite } => Self::EliteEnd { elite: elite.turned() },
            Self::EliteFace { elite } => Self::EliteFace { elite: elite.turned() },
            Self::Answer { ship, volley } => Self::Answer { ship: ship.turned(), volley },
            Self::Return { fighter } => Self::Return { fighter: fighter.turned() },
            same => same,
        }
    }
}

impl Turned for Action {
    fn turned(&self) -> Self {
        match *self {
            Self::Squadron { squadron } => Self::Squadron { squadron: squadron.turned() },
            Self::Land { fighter } => Self::Land { fighter: fighter.turned() },
            Self::Destroy { fighter } => Self::Destroy { fighter: fighter.turned() },
            Self::Fire { fighter } => Self::Fire { fighter: fighter.turned() },
            Self::Turn { fighter, facing } => Self::Turn { fighter: fighter.turned(), facing: facing.turned() },
            Self::Capital { ship, to } => Self::Capital { ship: ship.turned(), to: to.turned() },
            Self::Shoot { target } => Self::Shoot { target: target.turned() },
            Self::Elite { fighter } => Self::Elite { fighter: fighter.turned() },
            Self::EliteEnd { to } => Self::EliteEnd { to: to.turned() },
            Self::EliteFace { facing } => Self::EliteFace { facing: facing.turned() },
            Self::Blast { fighter } => Self::Blast { fighter: fighter.turned() },
            Self::Asteroid { from, to } => Self::Asteroid { from: from.turned(), to: to.turned() },
            Self::Double { squadron, fighters } => Self::Double { squadron: squadron.turned(), fighters },
            Self::Displace { squadron, by } => Self::Displace { squadron: squadron.turned(), by: by.turned() },
            Self::Laser { ship } => Self::Laser { ship: ship.turned() },
            Self::SuperShot { ship } => Self::SuperShot { ship: ship.turned() },
            Self::Shield { ship } => Self::Shield { ship: ship.turned() },
            Self::Resurrect { squadron } => Self::Resurrect { squadron: squadron.turned() },
            Self::Return { fighter, at, facing } => {
                Self::Return { fighter: fighter.turned(), at: at.turned(), facing: facing.turned() }
            }
            Self::Leave { fighter } => Self::Leave { fighter: fighter.turned() },
            same => same,
        }
    }
}

impl<T: Turned + Ord> Turned for Vec<T> {
    fn turned(&self) -> Self {
        let mut turned: Self = self.iter().map(Turned::turned).collect();
        turned.sort();
        turned
    }
}

/// Lists by seat start with the seat that is now where seat 0 was.
fn by_seat<T: Clone>(list: &[T]) -> Vec<T> {
    [&list[2..], &list[..2]].concat()
}

impl Turned for Position {
    fn turned(&self) -> Self {
        let mut turned = self.clone();
        turned.races = by_seat(&self.races);
        turned.powers = by_seat(&self.powers);
        turned.probes_held = by_seat(&self.probes_held);
        turned.cards = by_seat(&self.cards);
        turned.trophies = by_seat(&self.trophies).iter().map(Turned::turned).collect();
        turned.asteroids = self.asteroids.turned();
        turned.probes = self.probes.turned();
        turned.lost = self.lost.turned();
        turned.centre = self.centre.turned();
        for piece in &mut turned.pieces {
            piece.id = piece.id.turned();
            piece.at = piece.at.iter().map(Turned::turned).collect();
            piece.facing = piece.facing.turned();
        }
        turned.pieces.sort_by_key(|piece| piece.id);
        for flier in &mut turned.under_way.airborne {
            flier.id = flier.id.turned();
            flier.from = flier.from.turned();
            flier.to = flier.to.map(|to| to.turned());
            flier.facing = flier.facing.turned();
        }
        turned.under_way.ready = self.under_way.ready.turned();
        turned.under_way.turning = self.under_way.turning.turned();
        turned.under_way.elite = self.under_way.elite.map(|elite| elite.turned());
        for crash in &mut turned.under_way.crashed {
            (crash.id, crash.at) = (crash.id.turned(), crash.at.turned());
        }
        for hit in &mut turned.hits {
            hit.ship = hit.ship.turned();
        }
        if !self.asteroids_rammed.is_empty() {
            turned.asteroids_rammed = by_seat(&self.asteroids_rammed);
        }
        turned.first = self.first.turned();
        turned.fallen = self.fallen.turned();
        turned.active = self.active.turned();
        turned.step = self.step.turned();
        turned
    }
}

/// Turning the whole table by half commutes with play on the board of four, and maps lists of actions onto each other.
#[test]
fn half_a_turn_commutes_with_play() {
    for seed in 0..100 {
        let mut dice = dice(seed);
        let mut game = Game::new(&setup(4, &mut dice)).unwrap();
        let mut mirror = Game::try_from(Position::from(&game).turned()).unwrap();
        while !game.is_over() {
            let (mut listed, mut mirrored) = (vec![], vec![]);
            game.actions(&mut listed);
            mirror.actions(&mut mirrored);
            listed = listed.turned();
            mirrored.sort();
            assert_eq!(listed, mirrored);
            match choice(&game, &mut dice) {
                Choice::Action(action) => {
                    game.apply(action, &mut vec![]).unwrap();
                    mirror.apply(action.turned(), &mut vec![]).unwrap();
                }
                Choice::Proposal(Proposal::Place(placement)) => {
                    let mut turned = placement.clone();
                    for berth in &mut turned.fighters {
                        (berth.at, berth.facing) = (berth.at.turned(), berth.facing.turned());
                    }
                    turned.capitals = turned.capitals.map(|pose| pose.turned());
                    game.propose(&Proposal::Place(placement), &mut vec![]).unwrap();
                    mirror.propose(&Proposal::Place(turned), &mut vec![]).unwrap();
                }
                Choice::Proposal(_) => unreachable!(),
            }
            assert_eq!(Position::from(&mirror), Position::from(&game).turned());
        }
    }
}

/// Equal games hash equally, whatever way led to them (H11).
#[test]
fn equal_games_hash_equally() {
    use std::hash::{DefaultHasher, Hash, Hasher};
    let hash = |game: &Game| {
        let mut hasher = DefaultHasher::new();
        game.hash(&mut hasher);
        hasher.finish()
    };
    let mut seen = BTreeSet::new();
    play(4, 1, |before, game, _, _, _| {
        let copy = Game::try_from(Position::from(game)).unwrap();
        assert_eq!((hash(&copy), &copy), (hash(game), game));
        assert_ne!(before, game);
        seen.insert(hash(game));
    });
    assert!(seen.len() > 200);
}
