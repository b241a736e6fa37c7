//! The setup that a view shows.

use crate::trucker::cards::Deck;
use crate::trucker::flight::setup::{Pilot, Setup};
use crate::trucker::flight::view::{PlayerView, View};

impl View {
    /// The flight that it shows, under way before the top card of this deck, such as one that the viewer expects (BG-PILES).
    /// Ships in hyperspace are left out (LM-FLEET-13), as is what nobody sees. `None` if the view has no players.
    ///
    /// So the [odds](crate::trucker::flight::Odds) of a card can be told to a seat that sees nothing else:
    /// ```
    /// use starwright::grid::{Cell, Side};
    /// use starwright::table::{Play, Seat};
    /// use starwright::trucker::attack::{Attack, AttackKind};
    /// use starwright::trucker::cards::{Card, CardKind, Deck, Level, RoundCard};
    /// use starwright::trucker::flight::{Flight, Habit, Odds, Pilot, Setup};
    /// use starwright::trucker::{Board, Class, Component, Kind, Layout, Rulings};
    ///
    /// # let cabin = Component::new(Kind::StartingCabin, "3333".parse()?, Side::Front)?;
    /// # let mut layout = Layout::new(Board::new(Class::I));
    /// # layout.place(Cell::new(2, 2)?, cabin)?;
    /// # let mut fleet = layout.into_fleet()?;
    /// # fleet.embark(&[])?;
    /// # let swarm = |from| {
    /// #     let meteor = Attack { kind: AttackKind::LargeMeteor, from };
    /// #     Card::custom(Level::I, CardKind::MeteorSwarm { meteors: [meteor].into_iter().collect() })
    /// # };
    /// # let pilot = Pilot { fleet: Some(fleet), position: Some(0), ..Pilot::default() };
    /// # let setup = Setup {
    /// #     board: Board::new(Class::I),
    /// #     level: RoundCard::I,
    /// #     level_iii_cards: false,
    /// #     rulings: Rulings::DEFAULT,
    /// #     deck: Deck::new(vec![swarm(Side::Left)?])?,
    /// #     under_way: true,
    /// #     players: vec![pilot, Pilot::default()],
    /// # };
    /// # let flight = Flight::begin(&setup, &mut Vec::new())?;
    /// let view = flight.view(Some(Seat::Zero));
    /// let expected = view.setup(Deck::new(vec![swarm(Side::Front)?])?).expect("two play");
    /// let odds = Odds::of(&expected, Seat::Zero, &Habit::DoNothing)?;
    /// assert_eq!(odds.chance(|toll| toll.components == 1).to_string(), "1/6");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn setup(&self, deck: Deck) -> Option<Setup> {
        Some(Setup {
            board: self.players.first()?.fleet.board().clone(),
            level: self.level,
            level_iii_cards: self.level_iii_cards,
            rulings: self.rulings,
            deck,
            under_way: true,
            players: self.players.iter().map(pilot).collect(),
        })
    }
}

fn pilot(player: &PlayerView) -> Pilot {
    Pilot {
        fleet: player.position.map(|_| player.fleet.clone()),
        position: player.position,
        credits: player.credits,
        lost: player.lost_pile,
        cap: player.cap,
        owed: player.owed,
        set_aside: player.set_aside,
        ..Pilot::default()
    }
}
