//! Every component is in exactly one place, in random yards of all classes and tables, step by step.

use std::collections::BTreeSet;

use starwright::grid::Rotation;
use starwright::table::Play;
use starwright::trucker::cards::RoundCard;
use starwright::trucker::yard::Choice;
use starwright::trucker::yard::{Event, Launched, Setup, Start, Step, Tile, View, Yard};
use starwright::trucker::{Class, Component, Kind, Rulings, TileId};

use crate::support::random::{Chooser, custom_board};
use crate::yard::table::any_choice;

/// A table of any class or of a custom board, with any of the settings; sometimes with few tiles.
fn setup(chooser: &mut Chooser) -> Setup {
    let players = 2 + u8::try_from(chooser.below(4)).expect("small");
    let mut setup = Setup::new(chooser.of(Class::ALL), players);
    if chooser.percent(15) {
        setup.board = custom_board(chooser);
        setup.level = chooser.of(&RoundCard::ALL);
    }
    setup.rulings = Rulings::DEFAULT
        .with_strict_joints(chooser.percent(25))
        .with_any_free_tile(chooser.percent(25))
        .with_finished_may_look(chooser.percent(75))
        .with_free_repair(chooser.percent(25))
        .with_loans(chooser.percent(25));
    setup.purses.iter_mut().for_each(|purse| *purse = u32::try_from(chooser.below(20)).expect("small"));
    if let Start::Building { pool, .. } = &mut setup.start {
        pool.truncate(chooser.of(&[3, 30, 140]));
    }
    setup
}

fn pool(setup: &Setup) -> BTreeSet<TileId> {
    match &setup.start {
        Start::Building { pool, .. } => pool.iter().copied().collect(),
        Start::Built(_) => BTreeSet::new(),
    }
}

/// Every numbered tile that lies open, and the starting cabins of each player; `gone` were taken off at the check.
fn audit(view: &View, pool: &BTreeSet<TileId>, gone: &[Vec<Tile>]) {
    let mut seen: Vec<TileId> = view.face_up.iter().collect();
    for (player, gone) in view.players.iter().zip(gone) {
        let built: Vec<Component> = player.layout.components().map(|(_, component)| component).collect();
        for component in built.iter().filter(|component| component.kind() != Kind::StartingCabin) {
            seen.push(component.tile().expect("of the pool"));
        }
        let cabins =
            built.iter().filter(|component| component.kind() == Kind::StartingCabin).map(|_| Tile::StartingCabin);
        let held = player.aside.iter().copied().chain(player.hand).chain(gone.iter().copied());
        let (numbers, cabin): (Vec<Tile>, Vec<Tile>) =
            held.chain(cabins).partition(|tile| matches!(tile, Tile::Number(_)));
        seen.extend(numbers.into_iter().filter_map(|tile| if let Tile::Number(id) = tile { Some(id) } else { None }));
        assert_eq!(cabin.len(), 1, "one starting cabin of {}", player.seat);
        assert!(player.aside.len() <= 2);
        let in_lost_pile = gone.len() + if view.step >= Step::Check { player.aside.len() } else { 0 };
        assert_eq!(player.lost as usize, in_lost_pile, "counted once");
    }
    let once: BTreeSet<TileId> = seen.iter().copied().collect();
    assert_eq!(once.len(), seen.len(), "no tile in two places");
    assert!(once.is_subset(pool));
    assert_eq!(once.len() + view.face_down as usize, pool.len(), "no tile in none");
    let orders: Vec<u8> = view.players.iter().filter_map(|player| player.order).collect();
    assert_eq!(orders.iter().collect::<BTreeSet<_>>().len(), orders.len());
    assert!(orders.iter().all(|order| (1..=view.players.len()).contains(&usize::from(*order))));
    if view.step > Step::Building {
        assert!(view.players.iter().all(|player| player.hand.is_none() && player.last.is_none()));
    }
}

/// LM-LAUNCH-1, LM-R32, LM-LEGAL-12.
fn audit_launched(launched: &Launched, view: &View) {
    for starter in launched.starters() {
        let fleet = starter.fleet();
        assert!(fleet.layout().is_legal());
        assert!(fleet.ships().all(|ship| fleet.ship_crew(ship).humans > 0));
        let flies = fleet.ships().next().is_some();
        assert_eq!(launched.flight_order().contains(&starter.seat()), flies);
        assert_eq!(launched.behind(starter.seat()).is_some(), flies);
        let player = &view.players[usize::from(starter.seat().number())];
        let left = starter.gave_up().fold(fleet.layout().occupied(), |cells, ship| cells | ship);
        assert_eq!(left, player.layout.occupied());
        assert_eq!((starter.credits(), starter.lost()), (player.credits, player.lost));
    }
}

/// BG-BUILD-1, BG-BUILD-2: quick events make no component vanish or double, and what is lost is counted once.
#[test]
fn every_component_is_in_one_place() {
    let mut launches = 0;
    for seed in 0..250 {
        let mut chooser = Chooser::new(seed);
        let setup = setup(&mut chooser);
        let pool = pool(&setup);
        let mut yard = Yard::begin(&setup).expect("a table");
        let mut gone = vec![Vec::new(); setup.purses.len()];
        let mut events = Vec::new();
        for _ in 0..3000 {
            if yard.is_over() {
                break;
            }
            let before = yard.view(None);
            let (actor, choice) = any_choice(&yard, &mut chooser);
            events.clear();
            yard.apply(actor, &choice, &mut events).unwrap_or_else(|refusal| panic!("{choice:?}: {refusal}"));
            for event in &events {
                if let Event::Removed { seat, cells } = *event {
                    let place = usize::from(seat.number());
                    let layout = &before.players[place].layout;
                    gone[place].extend(cells.iter().map(|cell| Tile::of(layout.get(cell).expect("it lay there"))));
                }
            }
            audit(&yard.view(None), &pool, &gone);
        }
        if let Some(launched) = yard.launched() {
            audit_launched(launched, &yard.view(None));
            launches += 1;
        }
    }
    assert!(launches > 200, "only {launches} yards came to an end");
}

/// What is listed is accepted, and listed once; what is open is accepted where it is said to be (LM-CABIN-4).
#[test]
fn what_is_listed_and_every_site_is_accepted() {
    for seed in 0..60 {
        let mut chooser = Chooser::new(seed);
        let mut setup = setup(&mut chooser);
        setup.rulings = setup.rulings.with_strict_joints(false);
        let mut yard = Yard::begin(&setup).expect("a table");
        for _ in 0..400 {
            if yard.is_over() {
                break;
            }
            for actor in yard.awaited().iter() {
                let mut listed = Vec::new();
                yard.choices(actor, &mut listed);
                assert!(!listed.is_empty() || yard.is_open(actor));
                assert!(listed.iter().all(|choice| yard.check(actor, choice).is_ok()));
                assert_eq!(listed.iter().collect::<BTreeSet<_>>().len(), listed.len());
                let Some(seat) = actor.seat() else { continue };
                let layout = &yard.view(None).players[usize::from(seat.number())].layout;
                for at in layout.board().blueprint().cells() {
                    let place = Choice::Place { at, turn: chooser.of(&Rotation::ALL) };
                    assert_eq!(yard.check(actor, &place).is_ok(), yard.sites(seat).contains(at), "{at}");
                }
                assert!(yard.sites(seat).is_superset(yard.fits(seat).anyhow()));
            }
            let (actor, choice) = any_choice(&yard, &mut chooser);
            yard.apply(actor, &choice, &mut Vec::new()).expect("accepted");
        }
    }
}
