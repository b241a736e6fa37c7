//! Threats: what an attack will do, and the possible reactions.

use alloc::vec::Vec;

use crate::grid::{CellSet, Side};
use crate::trucker::attack::defence::{Bill, Course, Defence, DefenceError, ONE_USE, OnLine};
use crate::trucker::attack::fate::Fate;
use crate::trucker::attack::incoming::Incoming;
use crate::trucker::attack::lines::Line;
use crate::trucker::attack::strike::{Met, Strike};
use crate::trucker::fleet::{Fleet, Ship};

/// The result of a defence so far, and everything that can be added now.
///
/// Options follow the steps of LM-SPLICE-10: thrusters until the defence has a later reaction, cannons and shields once every
/// choice is made. Every option is legal and affordable for its ship (LM-FLEET-1).
///
/// A threat is for display and can be sent to clients; the [`Defence`] that comes back is checked against the fleet.
///
/// JSON: `{"lines": [], "dodges": []}`
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Threat {
    /// The lines, in their order.
    pub lines: Vec<LineThreat>,
    /// The possible steps, by ship, then by nozzle, clockwise from the front.
    pub dodges: Vec<Dodge>,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Threat { lines, dodges });

/// One line of an attack, and what could stop it.
///
/// JSON:
/// ```json
/// {"line": {"row": 2}, "met": {"component": [1, 2]}, "fate": "destroyed", "shooters": [], "free_shooters": [],
///  "shields": [], "boosted_shields": []}
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LineThreat {
    /// The line that the dice selected.
    pub line: Line,
    /// What it meets; if that is a [`Met::Choice`] without a [`fate`](Self::fate), the owner has to choose (LM-R21).
    pub met: Met,
    /// How it ends if nothing is added to the defence; `None` while a choice is open.
    pub fate: Option<Fate>,
    /// The cannons that can shoot it down now.
    pub shooters: CellSet,
    /// Those of them that are free; the others cost a battery (BG-POWER).
    pub free_shooters: CellSet,
    /// The shields that can stop it now for a battery. A shield offered for two lines stops both at once (LM-SPLICE-8).
    pub shields: CellSet,
    /// The shields that can stop it now with a boost, at the cost in the rulings (LM-R5).
    pub boosted_shields: CellSet,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(LineThreat { line, met, fate, shooters, free_shooters, shields, boosted_shields });

/// A step that a ship can make (LM-ATTACK-8).
///
/// JSON: `{"ship": 0, "nozzle": "left", "thrusters": [[1, 3]], "cost": 1, "strikes": []}`
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Dodge {
    /// The number of the ship on its board, from 0.
    pub ship: u8,
    /// The side the nozzle points to, toward which the lines shift.
    pub nozzle: Side,
    /// The ship's thrusters that do it; one is enough.
    pub thrusters: CellSet,
    /// The batteries that the ship pays (LM-R7).
    pub cost: u8,
    /// What the lines meet after it, over all ships (LM-FLEET-14).
    pub strikes: Vec<Strike>,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Dodge { ship, nozzle, thrusters, cost, strikes });

/// # What threatens
impl Fleet {
    /// The result of the attack after the defence so far, by default none, and every reaction that can be added now. Tokens in
    /// the defence are ignored.
    ///
    /// # Errors
    /// [`DefenceError`] if the defence so far breaks a rule, or a ship has too few tokens for it.
    ///
    /// ```
    /// use starwright::dice::Die;
    /// use starwright::grid::{Cell, CellSet, Side};
    /// use starwright::trucker::{Board, Capacity, Class, Component, Kind, Layout};
    /// use starwright::trucker::attack::{AttackKind, Defence, Fate, Incoming};
    ///
    /// let mut layout = Layout::new(Board::new(Class::IIIC));
    /// let (shield, battery) = (Cell::new(2, 2)?, Cell::new(3, 2)?);
    /// layout.place(shield, Component::new(Kind::Shield, "3333".parse()?, Side::Front)?)?;
    /// layout.place(battery, Component::new(Kind::Battery(Capacity::Two), "3333".parse()?, Side::Front)?)?;
    /// let mut fleet = layout.into_fleet()?;
    /// fleet.embark(&[])?;
    ///
    /// let lines = fleet.board().aim(Side::Front)?.read([Die::Four, Die::One])?;
    /// let incoming = Incoming::new(AttackKind::LightFire, lines);
    /// let threat = fleet.threat(&incoming, &Defence::default())?;
    /// assert_eq!(threat.lines[0].fate, Some(Fate::Destroyed));
    /// assert_eq!(threat.lines[0].shields, CellSet::of(shield));
    ///
    /// let defence = fleet.paid(&incoming, Defence { shields: shield.into(), ..Defence::default() })?;
    /// assert_eq!(defence.tokens, [battery]);
    /// assert_eq!(fleet.defend(&incoming, &defence)?.lines[0].fate, Fate::Shielded(shield));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn threat(&self, incoming: &Incoming, so_far: &Defence) -> Result<Threat, DefenceError> {
        let course = Course::begun(self, incoming, so_far)?;
        let bill = Bill::new(so_far, self, incoming.rulings());
        bill.affordable(self)?;
        let offer = Offer { course: &course, so_far, bill };
        Ok(Threat { lines: offer.lines(), dodges: offer.dodges() })
    }
}

/// What can be added to a defence.
struct Offer<'a> {
    course: &'a Course<'a>,
    so_far: &'a Defence,
    bill: Bill,
}

impl Offer<'_> {
    fn lines(&self) -> Vec<LineThreat> {
        let (fleet, incoming) = (self.course.fleet, &self.course.incoming);
        let all_chosen = !self.course.lines.iter().any(OnLine::is_undecided);
        let used: CellSet = self.so_far.shots.iter().map(|shot| shot.cannon).collect();
        let powered = self.able_to_pay(ONE_USE);
        let boosted = self.able_to_pay(incoming.rulings().boosted_shield_cost.into());
        let covering = if all_chosen { fleet.layout().shields(incoming.lines().from()) } else { CellSet::EMPTY };
        let line = |on_line: &OnLine| {
            let mut threat = LineThreat {
                line: on_line.line,
                met: on_line.met,
                fate: self.course.fate(on_line),
                shooters: CellSet::EMPTY,
                free_shooters: CellSet::EMPTY,
                shields: CellSet::EMPTY,
                boosted_shields: CellSet::EMPTY,
            };
            let Some(struck) = on_line.unstopped() else { return threat };
            if all_chosen {
                let able = on_line.able - used;
                threat.free_shooters = able - fleet.powered_cannons();
                threat.shooters = threat.free_shooters | (able & powered);
            }
            let shields = covering & fleet.board().ship_around(struck);
            if incoming.kind().stopped_by_shield() {
                threat.shields = shields & powered;
            }
            if incoming.kind().stopped_by_boosted_shield() {
                threat.boosted_shields = shields & boosted;
            }
            threat
        };
        self.course.lines.iter().map(line).collect()
    }

    fn dodges(&self) -> Vec<Dodge> {
        let Defence { thrusters, choices, shots, shields, boosted_shields, tokens: _ } = self.so_far;
        if !(choices.is_empty() && shots.is_empty() && shields.is_empty() && boosted_shields.is_empty()) {
            return Vec::new();
        }
        let (fleet, incoming) = (self.course.fleet, &self.course.incoming);
        let cost = incoming.rulings().thruster_cost;
        let ships = fleet.ships().filter(|ship| ship.components.is_disjoint(*thrusters | incoming.away()));
        let ways = ships.flat_map(|ship| Side::ALL.map(|nozzle| (ship, nozzle)));
        ways.filter_map(|(Ship { number, components, .. }, nozzle)| {
            let thrusters = fleet.layout().thrusters(&incoming.lines(), nozzle, incoming.rulings()) & components;
            if thrusters.is_empty() || !self.can_pay(components, cost.into()) {
                return None;
            }
            let ship = thrusters.first().map_or(CellSet::EMPTY, |thruster| fleet.board().ship_around(thruster));
            let approach = self.course.approach.thrust(ship, nozzle, incoming.rulings());
            Some(Dodge { ship: number, nozzle, thrusters, cost, strikes: fleet.layout().strikes(approach).collect() })
        })
        .collect()
    }

    /// LM-FLEET-1: the cells of the ships that can still pay this cost.
    fn able_to_pay(&self, cost: u32) -> CellSet {
        let ships = self.course.fleet.board().ships().iter().copied();
        ships.filter(|&ship| self.can_pay(ship, cost)).fold(CellSet::EMPTY, |able, ship| able | ship)
    }

    fn can_pay(&self, ship: CellSet, cost: u32) -> bool {
        self.course.fleet.aboard().batteries(ship) >= self.bill.of(ship) + cost
    }
}
