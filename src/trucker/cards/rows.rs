//! The macro that declares families of cards.

/// Declares the families of cards, a row each: its name, its tag and its word, its fields with what each of them
/// [is](super::figure), the rule that says what happens, and its sentence.
macro_rules! cards {
    (
        $(#[$of_family:meta])*
        pub enum Family;

        $(#[$attribute:meta])*
        pub enum $type:ident by $tag:literal of $part:literal {
            $(
                $(#[$about:meta])* $variant:ident $name:literal $word:literal
                $({ $($(#[$meaning:meta])* $field:ident: $kind:ty as $figure:ident),* $(,)? })?
                => $rule:expr, $sentence:literal;
            )*
        }
    ) => {
        $(#[$attribute])*
        pub enum $type {
            $($(#[$about])* $variant $({ $($(#[$meaning])* $field: $kind),* })?,)*
        }

        terms! {
            $(#[$of_family])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
            pub enum Family of "card-family" {
                $($(#[$about])* $variant $name $word;)*
            }
        }

        impl Family {
            /// All families.
            pub const ALL: [Self; [$($name),*].len()] = [$(Self::$variant),*];

            /// The rule that says what happens.
            #[must_use]
            pub const fn rule(self) -> Rule {
                match self {
                    $(Self::$variant => $rule,)*
                }
            }
        }

        impl $type {
            /// Its family.
            #[must_use]
            pub const fn family(&self) -> Family {
                match self {
                    $(Self::$variant { .. } => Family::$variant,)*
                }
            }

            /// Checks all fields of the card.
            pub(super) fn check(&self) -> Result<(), super::CardError> {
                match self {
                    $(Self::$variant $({ $($field),* })? => {
                        $($(<$figure as Figure>::check($field, Family::$variant, stringify!($field))?;)*)?
                    })*
                }
                Ok(())
            }

            /// The card in a class IV flight with level III cards, given whether the first attack of the card was doubled.
            pub(super) fn raised(&self, is_doubled: &mut bool) -> Self {
                match self {
                    $(Self::$variant $({ $($field),* })? => Self::$variant $({ $($field: <$figure as Figure>::raised($field, is_doubled)),* })?,)*
                }
            }
        }

        #[automatically_derived]
        impl $crate::table::message::Message for $type {
            fn row(&self) -> $crate::table::message::Row {
                match self {
                    $(Self::$variant { .. } => messages!(@row $part $variant $sentence $($($field)*)?),)*
                }
            }

            fn rows() -> &'static [$crate::table::message::Row] {
                &[$(messages!(@row $part $variant $sentence $($($field)*)?)),*]
            }

            fn arguments<'a>(&'a self, arguments: &mut $crate::table::message::Arguments<'a>) {
                match self {
                    $(Self::$variant $({ $($field),* })? => {
                        $($(<$figure as Figure>::put($field, stringify!($field), arguments);)*)?
                    })*
                }
            }
        }
        $(const _: () = assert!(
            $crate::table::message::is_complete($sentence, &[$($(stringify!($field),)*)?]),
            concat!("the sentence of ", stringify!($variant), " has a hole that is no field"),
        );)*
        messages!(@told $type);

        #[cfg(feature = "serde")]
        impl $crate::table::wire::Form for $type {
            fn read(node: &$crate::table::wire::Node<'_>) -> Result<Self, $crate::table::wire::WireError> {
                let mut fields = $crate::table::wire::Fields::of(node)?;
                let place = fields.variant($tag, &[$(($name, &[$($(stringify!($field)),*)?])),*])?;
                match Family::ALL.get(place) {
                    $(Some(Family::$variant) => Ok(Self::$variant $({
                        $($field: fields.read::<super::figure::As<$figure>>(stringify!($field))?.0),*
                    })?),)*
                    None => Err($crate::table::wire::WireError::new("no such variant")),
                }
            }

            fn write(&self) -> $crate::table::wire::Node<'static> {
                let mut object = $crate::table::wire::Object::tagged($tag, $crate::table::message::Message::row(self).key.1);
                match self {
                    $(Self::$variant $({ $($field),* })? => {
                        $($(object.put(stringify!($field), &super::figure::As::<$figure>($field.clone()));)*)?
                    })*
                }
                object.end()
            }

            #[cfg(feature = "schema")]
            fn schema(definitions: &mut $crate::table::wire::schema::Definitions) -> $crate::table::wire::Node<'static> {
                definitions.named::<Self>(Self::whole_schema)
            }
        }

        #[cfg(feature = "schema")]
        impl $type {
            /// The schemas of the variants, each with the fields that `start` adds.
            pub(in crate::trucker) fn schemas(
                definitions: &mut $crate::table::wire::schema::Definitions,
                start: fn(&mut $crate::table::wire::schema::Properties, &mut $crate::table::wire::schema::Definitions),
            ) -> alloc::vec::Vec<$crate::table::wire::Node<'static>> {
                alloc::vec![$({
                    let mut properties = $crate::table::wire::schema::Properties::tagged($tag, $name);
                    start(&mut properties, definitions);
                    $($(properties.add(stringify!($field), <$figure as Figure>::schema(definitions));)*)?
                    properties.end()
                }),*]
            }
        }
        #[cfg(feature = "serde")]
        $crate::table::wire::serde_by_form!($type);
    };
}

pub(super) use cards;
