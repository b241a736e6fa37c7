//! States of the game: positions and views.

use alloc::vec::Vec;

use crate::battle::field::terrain::Terrain;
use crate::battle::game::Game;
use crate::battle::game::cards::Cards;
use crate::battle::game::determinize::Hidden;
use crate::battle::game::holding::{Holding, Waiting};
use crate::battle::game::position::{Fault, Position};
use crate::battle::game::sortie::{Airborne, Crash, Sortie};
use crate::battle::game::turn::Turn;
use crate::battle::game::view::{PlayerView, View};
use crate::battle::pieces::piece::PieceId;
use crate::battle::pieces::pose::Pose;
use crate::battle::pieces::set::Pieces;
use crate::battle::pieces::ship::{Ship, Standing, hexes};
use crate::battle::rules::rulings::Rulings;
use crate::hex::{Direction, Hex};
use crate::table::VERSION;
use crate::table::array_vec::ArrayVec;
use crate::table::refused::count;
#[cfg(feature = "schema")]
use crate::table::wire::schema::{self, Definitions, Properties};
use crate::table::wire::{Fields, Form, Node, Object, WireError, form, serde_by_form};

form!(Holding { power, revealed = false, spent = false });

form!(Cards { hand, deck, played });

form!(Waiting { ship, damage });

form!(Crash { id, at });

form!(Airborne { id, from, facing, to = None, damage unless = 0 });

form!(Sortie {
    airborne = ArrayVec::new(),
    ordered = false,
    ready = Pieces::EMPTY,
    turning = Pieces::EMPTY,
    elite = None,
    crashed = ArrayVec::new(),
});

form!(Hidden { hand, deck, power = None });

form!(PlayerView {
    race,
    power = None,
    hides_power = false,
    trophies,
    probes,
    asteroids = 0,
    played,
    hand,
    deck,
    score,
});

/// What stands among the fields of a state: what lies on the board, and the turn.
trait Inlined: Sized {
    const NAMES: &'static [&'static str];

    fn take(fields: &mut Fields<'_>) -> Result<Self, WireError>;

    fn put(&self, object: &mut Object);

    #[cfg(feature = "schema")]
    fn describe(definitions: &mut Definitions, properties: &mut Properties);
}

macro_rules! inlined {
    ($type:ident { $($field:ident $($unless:ident)? $(= $default:expr)?),* $(,)? }) => {
        impl Inlined for $type {
            const NAMES: &'static [&'static str] = &[$(stringify!($field)),*];

            fn take(fields: &mut Fields<'_>) -> Result<Self, WireError> {
                Ok(Self { $($field: form!(@read fields $field $($default)?)),* })
            }

            fn put(&self, object: &mut Object) {
                $(form!(@write object $field &self.$field, $($unless)? $($default)?);)*
            }

            #[cfg(feature = "schema")]
            fn describe(definitions: &mut Definitions, properties: &mut Properties) {
                $(form!(@schema properties $field definitions.of_field(|whole: &Self| Some(&whole.$field)), $($default)?);)*
            }
        }
    };
}

inlined!(Terrain { asteroids, centre, central_asteroid, probes });

inlined!(Turn {
    first,
    active,
    round,
    card = None,
    step,
    under_way unless = Sortie::NONE,
    hits unless = ArrayVec::new(),
    fallen unless = Pieces::EMPTY,
});

/// The form of a state, like [`form!`](form): a field with `: Type` has the fields of that type in its place.
macro_rules! state {
    ($type:ident $(version $version:ident)? { $($field:ident $(: $inlined:ident)? $($unless:ident)? $(= $default:expr)?),* $(,)? }) => {
        impl Form for $type {
            fn read(node: &Node<'_>) -> Result<Self, WireError> {
                const NAMES: &[&[&str]] = &[$(&[stringify!($version)],)? $(state!(@names $field $($inlined)?)),*];
                const ALL: [&str; length(NAMES)] = joined(NAMES);
                let mut fields = Fields::of(node)?;
                $(check_version(&mut fields, stringify!($version))?;)?
                fields.only(&ALL)?;
                Ok(Self { $($field: state!(@read fields $field $($inlined)? $($default)?)),* })
            }

            fn write(&self) -> Node<'static> {
                let mut object = Object::new();
                $(object.put(stringify!($version), &VERSION);)?
                $(state!(@write object $field &self.$field, $($inlined)? $($unless)? $($default)?);)*
                object.end()
            }

            #[cfg(feature = "schema")]
            fn schema(definitions: &mut Definitions) -> Node<'static> {
                definitions.named::<Self>(|definitions| {
                    let mut properties = Properties::default();
                    $(properties.add(stringify!($version), schema::keywords([("const", VERSION.write())]));)?
                    $(state!(@schema properties definitions $field $($inlined)?, $($default)?);)*
                    properties.end()
                })
            }
        }
        serde_by_form!($type);
    };
    (@names $field:ident) => { &[stringify!($field)] };
    (@names $field:ident $inlined:ident) => { $inlined::NAMES };
    (@schema $properties:ident $definitions:ident $field:ident $inlined:ident,) => {
        $inlined::describe($definitions, &mut $properties)
    };
    (@schema $properties:ident $definitions:ident $field:ident, $($default:expr)?) => {
        form!(@schema $properties $field $definitions.of_field(|whole: &Self| Some(&whole.$field)), $($default)?)
    };
    (@read $fields:ident $field:ident $inlined:ident) => { $inlined::take(&mut $fields)? };
    (@read $fields:ident $($rest:tt)*) => { form!(@read $fields $($rest)*) };
    (@write $object:ident $field:ident $value:expr, unless $default:expr) => { form!(@write $object $field $value, unless $default) };
    (@write $object:ident $field:ident $value:expr, $inlined:ident) => { $inlined::put($value, &mut $object) };
    (@write $object:ident $field:ident $value:expr, $($default:expr)?) => { form!(@write $object $field $value, $($default)?) };
}

const fn length(lists: &[&[&str]]) -> usize {
    let (mut length, mut rest) = (0, lists);
    while let [first, others @ ..] = rest {
        length += first.len();
        rest = others;
    }
    length
}

#[expect(clippy::indexing_slicing, reason = "evaluated while the crate is compiled")]
const fn joined<const LENGTH: usize>(lists: &[&'static [&'static str]]) -> [&'static str; LENGTH] {
    let (mut all, mut next, mut list) = ([""; LENGTH], 0, 0);
    while list < lists.len() {
        let mut place = 0;
        while place < lists[list].len() {
            all[next] = lists[list][place];
            (place, next) = (place + 1, next + 1);
        }
        list += 1;
    }
    all
}

/// Checks the version first: the rest of another version is unknown here.
fn check_version(fields: &mut Fields<'_>, name: &'static str) -> Result<(), WireError> {
    match fields.read(name)? {
        VERSION => Ok(()),
        given => {
            Err(WireError::new(format_args!("this position has version {given}, and version {VERSION} was expected")))
        }
    }
}

state!(Position version v {
    layout,
    rulings = Rulings::DEFAULT,
    races,
    powers,
    terrain: Terrain,
    pieces,
    trophies,
    lost,
    probes_held,
    asteroids_rammed unless = Vec::new(),
    cards,
    turn: Turn,
});

state!(View {
    viewer = None,
    layout,
    rulings = Rulings::DEFAULT,
    terrain: Terrain,
    pieces,
    lost,
    players,
    hand = ArrayVec::new(),
    power = None,
    awaited,
    turn: Turn,
});

form!(Game as Position, Self::try_from, |game| Position::from(game));

/// A ship is written with its hexes, front then rear, and the marks that it has.
impl Form for Standing {
    fn read(node: &Node<'_>) -> Result<Self, WireError> {
        let mut fields = Fields::of(node)?;
        fields.only(&["id", "at", "facing", "damage", "shot", "elite", "shield"])?;
        let (id, facing) = (fields.read("id")?, fields.read("facing")?);
        let ship = Ship {
            at: rear(id, &fields.read::<Vec<Hex>>("at")?, facing).map_err(WireError::new)?,
            facing,
            damage: fields.read_or("damage", 0)?,
            shot: fields.read_or("shot", false)?,
            elite: fields.read_or("elite", false)?,
            shield: fields.read_or("shield", 0)?,
        };
        Ok(Self { id, ship })
    }

    fn write(&self) -> Node<'static> {
        let Self { id, ship } = self;
        let mut object = Object::new();
        object.put("id", id);
        object.push("at", Node::List(hexes(*id, *ship).map(|hex| hex.write()).collect()));
        object.put("facing", &ship.facing);
        object.put_unless("damage", &ship.damage, &0);
        object.put_unless("shot", &ship.shot, &false);
        object.put_unless("elite", &ship.elite, &false);
        object.put_unless("shield", &ship.shield, &0);
        object.end()
    }

    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static> {
        definitions.named::<Self>(|definitions| {
            let mut properties = Properties::default();
            properties.add("id", PieceId::schema(definitions));
            properties.add("at", schema::set(Hex::schema(definitions), 2));
            properties.add("facing", Direction::schema(definitions));
            properties.may("damage", u8::schema(definitions));
            properties.may("shot", bool::schema(definitions));
            properties.may("elite", bool::schema(definitions));
            properties.may("shield", u8::schema(definitions));
            properties.end()
        })
    }
}

serde_by_form!(Standing);

/// BBS-11: where a ship is, if its hexes fit its kind and facing.
fn rear(piece: PieceId, at: &[Hex], facing: Direction) -> Result<Hex, Fault> {
    match (piece.is_capital(), at) {
        (false, &[at]) => Ok(at),
        (true, &[front, rear]) if Pose::new(rear, facing).front() == front => Ok(rear),
        (true, &[front, rear]) => Err(Fault::Shape { piece, facing, front, rear }),
        (capital, _) => Err(Fault::Hexes { piece, given: count(at.len()), expected: 1 + u32::from(capital) }),
    }
}
