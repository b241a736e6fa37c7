//! How forms are declared: each names its fields, and a type one way to be written.

/// The form of a type, declared once for reading and writing.
///
/// ```text
/// form!(Piece { id, at, damage unless = 0 } then is_whole);       // {"id": .., "at": ..}
/// form!(Strength(halves));                                          // as what it holds
/// form!(Losses { cells, components: tiles });                      // components by `tiles::{read, write, schema}`
/// form!(LossWeights or Self::default { human, token });                // as by default, but for what stands there
/// form!(Bot by "bot" { "random" => Random, "search" => Search { nodes = 1000 } });   // {"bot": "search", "nodes": ..}
/// form!(Room by name { "nothing" => Nothing, "humans" => Humans(places) });          // "nothing" or {"humans": 3}
/// form!(Die as u8, Die::try_from, |die| die.face(), like |_| number(1, 6)); // 3
/// ```
///
/// A field is read by its name and its type's form. With `= value` it may be left out and is that value then; with `unless =
/// value` it is also left out when written. What is checked `after` the names are known comes before the values; what is `then`
/// checked is the whole: a function from it to a result. `like` is the schema where that of the other type says too little.
macro_rules! form {
    ($type:ident $(after $check:path)? {
        $($field:ident $(: $through:ident)? $($unless:ident)? $(= $default:expr)?),* $(,)?
    } $(then $judge:expr)?) => {
        impl $crate::table::wire::Form for $type {
            fn read(node: &$crate::table::wire::Node<'_>) -> Result<Self, $crate::table::wire::WireError> {
                let mut fields = $crate::table::wire::Fields::of(node)?;
                $($check(&mut fields)?;)?
                fields.only(&[$(stringify!($field)),*])?;
                let whole = Self { $($field: $crate::table::wire::form!(@read fields $field $(: $through)? $($default)?)),* };
                $crate::table::wire::form!(@judge whole $($judge)?)
            }

            fn write(&self) -> $crate::table::wire::Node<'static> {
                let mut object = $crate::table::wire::Object::new();
                $($crate::table::wire::form!(@write object $field $(: $through)? &self.$field, $($unless)? $($default)?);)*
                object.end()
            }

            #[cfg(feature = "schema")]
            fn schema(definitions: &mut $crate::table::wire::schema::Definitions) -> $crate::table::wire::Node<'static> {
                definitions.named::<Self>(|definitions| {
                    let mut properties = $crate::table::wire::schema::Properties::default();
                    $($crate::table::wire::form!(@schema properties $field $crate::table::wire::form!(@field definitions $field $($through)?), $($default)?);)*
                    properties.end()
                })
            }
        }
        $crate::table::wire::serde_by_form!($type);
    };
    ($type:ident ($only:ident)) => {
        impl $crate::table::wire::Form for $type {
            fn read(node: &$crate::table::wire::Node<'_>) -> Result<Self, $crate::table::wire::WireError> {
                $crate::table::wire::Form::read(node).map(Self)
            }

            fn write(&self) -> $crate::table::wire::Node<'static> {
                let Self($only) = self;
                $crate::table::wire::Form::write($only)
            }

            #[cfg(feature = "schema")]
            fn schema(definitions: &mut $crate::table::wire::schema::Definitions) -> $crate::table::wire::Node<'static> {
                definitions.named::<Self>(|definitions| definitions.of_field(|Self($only): &Self| Some($only)))
            }
        }
        $crate::table::wire::serde_by_form!($type);
    };
    ($type:ident or $left_out:path { $($field:ident),* $(,)? }) => {
        impl $crate::table::wire::Form for $type {
            fn read(node: &$crate::table::wire::Node<'_>) -> Result<Self, $crate::table::wire::WireError> {
                let mut fields = $crate::table::wire::Fields::of(node)?;
                fields.only(&[$(stringify!($field)),*])?;
                let left_out: Self = $left_out();
                Ok(Self { $($field: fields.read_or(stringify!($field), left_out.$field)?),* })
            }

            fn write(&self) -> $crate::table::wire::Node<'static> {
                let mut object = $crate::table::wire::Object::new();
                $(object.put(stringify!($field), &self.$field);)*
                object.end()
            }

            #[cfg(feature = "schema")]
            fn schema(definitions: &mut $crate::table::wire::schema::Definitions) -> $crate::table::wire::Node<'static> {
                definitions.named::<Self>(|definitions| {
                    let mut properties = $crate::table::wire::schema::Properties::default();
                    $(properties.may(stringify!($field), definitions.of_field(|whole: &Self| Some(&whole.$field)));)*
                    properties.end()
                })
            }
        }
        $crate::table::wire::serde_by_form!($type);
    };
    ($type:ident by name {
        $($name:literal => $variant:ident $(($only:ident))? $({ $($field:ident $($unless:ident)? $(= $default:expr)?),* $(,)? })?),* $(,)?
    } $(then $judge:expr)?) => {
        impl $crate::table::wire::Form for $type {
            fn read(node: &$crate::table::wire::Node<'_>) -> Result<Self, $crate::table::wire::WireError> {
                let (name, held) = $crate::table::wire::named(node)?;
                let whole = match name {
                    $($name => $crate::table::wire::form!(@held held $name $variant $(($only))? $({ $($field $($default)?),* })?),)*
                    other => return Err($crate::table::wire::WireError::unknown_name(other, &[$($name),*])),
                };
                $crate::table::wire::form!(@judge whole $($judge)?)
            }

            fn write(&self) -> $crate::table::wire::Node<'static> {
                match self {
                    $($crate::table::wire::form!(@pattern $variant $(($only))? $({ $($field),* })?) => {
                        $crate::table::wire::form!(@holding $name $(($only))? $({ $($field $($unless)? $(= $default)?),* })?)
                    })*
                }
            }

            #[cfg(feature = "schema")]
            fn schema(definitions: &mut $crate::table::wire::schema::Definitions) -> $crate::table::wire::Node<'static> {
                definitions.named::<Self>(|definitions| {
                    let mut variants = $crate::table::wire::schema::Variants::default();
                    $($crate::table::wire::form!(@variant variants definitions $name $variant $(($only))? $({ $($field $(= $default)?),* })?);)*
                    variants.end()
                })
            }
        }
        $crate::table::wire::serde_by_form!($type);
    };
    ($type:ident by $tag:literal {
        $($name:literal => $variant:ident $({ $($field:ident $($unless:ident)? $(= $default:expr)?),* $(,)? })?),* $(,)?
    } $(then $judge:expr)?) => {
        impl $crate::table::wire::Form for $type {
            fn read(node: &$crate::table::wire::Node<'_>) -> Result<Self, $crate::table::wire::WireError> {
                #[derive(Clone, Copy)]
                enum Variant { $($variant),* }
                const VARIANTS: &[Variant] = &[$(Variant::$variant),*];
                let mut fields = $crate::table::wire::Fields::of(node)?;
                let place = fields.variant($tag, &[$(($name, &[$($(stringify!($field)),*)?])),*])?;
                let whole = match VARIANTS.get(place) {
                    $(Some(Variant::$variant) => Self::$variant $({ $($field: $crate::table::wire::form!(@read fields $field $($default)?)),* })?,)*
                    None => return Err($crate::table::wire::WireError::new("no such variant")),
                };
                $crate::table::wire::form!(@judge whole $($judge)?)
            }

            fn write(&self) -> $crate::table::wire::Node<'static> {
                match self {
                    $(Self::$variant $({ $($field),* })? => {
                        #[allow(unused_mut, reason = "a variant may have no fields")]
                        let mut object = $crate::table::wire::Object::tagged($tag, $name);
                        $($($crate::table::wire::form!(@write object $field $field, $($unless)? $($default)?);)*)?
                        object.end()
                    })*
                }
            }

            #[cfg(feature = "schema")]
            fn schema(definitions: &mut $crate::table::wire::schema::Definitions) -> $crate::table::wire::Node<'static> {
                definitions.named::<Self>(|definitions| {
                    let mut variants = alloc::vec::Vec::new();
                    $({
                        #[allow(unused_mut, reason = "a variant may have no fields")]
                        let mut properties = $crate::table::wire::schema::Properties::tagged($tag, $name);
                        $($($crate::table::wire::form!(@schema properties $field definitions.of_field(|whole: &Self| {
                            #[allow(unreachable_patterns, reason = "there may be one variant only")]
                            match whole { Self::$variant { $field, .. } => Some($field), _ => None }
                        }), $($default)?);)*)?
                        variants.push(properties.end());
                    })*
                    $crate::table::wire::schema::any_of(variants)
                })
            }
        }
        $crate::table::wire::serde_by_form!($type);
    };
    // As a number, which JSON turns into a string when it is the key of a map.
    ($type:ident as u8, $read:expr, $write:expr $(, like $like:expr)?) => {
        $crate::table::wire::form!(@as $type u8, $read, $write $(, $like)?);

        #[automatically_derived]
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let write: fn(&Self) -> u8 = $write;
                serializer.serialize_u8(write(self))
            }
        }

        #[automatically_derived]
        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let number = <u8 as serde::Deserialize>::deserialize(deserializer)?;
                $read(number).map_err(serde::de::Error::custom)
            }
        }
    };
    ($type:ident as $inner:ty, $read:expr, $write:expr $(, like $like:expr)?) => {
        $crate::table::wire::form!(@as $type $inner, $read, $write $(, $like)?);
        $crate::table::wire::serde_by_form!($type);
    };
    (@as $type:ident $inner:ty, $read:expr, $write:expr $(, $like:expr)?) => {
        impl $crate::table::wire::Form for $type {
            fn read(node: &$crate::table::wire::Node<'_>) -> Result<Self, $crate::table::wire::WireError> {
                $crate::table::wire::read_as::<$inner, Self, _>(node, $read)
            }

            fn write(&self) -> $crate::table::wire::Node<'static> {
                $crate::table::wire::write_as::<$inner, Self>(self, $write)
            }

            #[cfg(feature = "schema")]
            fn schema(definitions: &mut $crate::table::wire::schema::Definitions) -> $crate::table::wire::Node<'static> {
                definitions.named::<Self>($crate::table::wire::form!(@like $inner $(, $like)?))
            }
        }
    };
    (@like $inner:ty) => { <$inner as $crate::table::wire::Form>::schema };
    (@like $inner:ty, $like:expr) => { $like };
    (@field $definitions:ident $field:ident) => { $definitions.of_field(|whole: &Self| Some(&whole.$field)) };
    (@field $definitions:ident $field:ident $through:ident) => { $through::schema($definitions) };
    (@schema $properties:ident $field:ident $schema:expr,) => { $properties.add(stringify!($field), $schema) };
    (@schema $properties:ident $field:ident $schema:expr, $default:expr) => { $properties.may(stringify!($field), $schema) };
    (@variant $variants:ident $definitions:ident $name:literal $variant:ident) => { $variants.word($name) };
    (@variant $variants:ident $definitions:ident $name:literal $variant:ident ($only:ident)) => {
        $variants.holding($name, $definitions.of_field(|whole: &Self| {
            #[allow(unreachable_patterns, reason = "there may be one variant only")]
            match whole { Self::$variant($only) => Some($only), _ => None }
        }))
    };
    (@variant $variants:ident $definitions:ident $name:literal $variant:ident { $($field:ident $(= $default:expr)?),* }) => {{
        let mut properties = $crate::table::wire::schema::Properties::default();
        $($crate::table::wire::form!(@schema properties $field $definitions.of_field(|whole: &Self| {
            #[allow(unreachable_patterns, reason = "there may be one variant only")]
            match whole { Self::$variant { $field, .. } => Some($field), _ => None }
        }), $($default)?);)*
        $variants.holding($name, properties.end());
    }};
    (@read $fields:ident $field:ident : $through:ident) => { $fields.read_by(stringify!($field), $through::read)? };
    (@read $fields:ident $field:ident : $through:ident $default:expr) => {
        if $fields.get(stringify!($field)).is_some() { $fields.read_by(stringify!($field), $through::read)? } else { $default }
    };
    (@write $object:ident $field:ident : $through:ident $value:expr, unless $default:expr) => {
        if *$value != $default {
            $object.push(stringify!($field), $through::write($value));
        }
    };
    (@write $object:ident $field:ident : $through:ident $value:expr,) => {
        $object.push(stringify!($field), $through::write($value))
    };
    (@read $fields:ident $field:ident) => { $fields.read(stringify!($field))? };
    (@read $fields:ident $field:ident $default:expr) => { $fields.read_or(stringify!($field), $default)? };
    (@write $object:ident $field:ident $value:expr, unless $default:expr) => {
        $object.put_unless(stringify!($field), $value, &$default)
    };
    (@write $object:ident $field:ident $value:expr, $($default:expr)?) => { $object.put(stringify!($field), $value) };
    (@judge $whole:ident) => { Ok($whole) };
    (@judge $whole:ident $judge:expr) => {{
        let judge: fn(&Self) -> Result<(), $crate::table::wire::WireError> = $judge;
        judge(&$whole).map(|()| $whole)
    }};
    (@held $held:ident $name:literal $variant:ident) => {{
        $crate::table::wire::nothing($held).map_err(|error| error.within($name))?;
        Self::$variant
    }};
    (@held $held:ident $name:literal $variant:ident ($only:ident)) => {
        Self::$variant($crate::table::wire::Form::read($held).map_err(|error: $crate::table::wire::WireError| error.within($name))?)
    };
    (@held $held:ident $name:literal $variant:ident { $($field:ident $($default:expr)?),* }) => {{
        let read = || {
            let mut fields = $crate::table::wire::Fields::of($held)?;
            fields.only(&[$(stringify!($field)),*])?;
            Ok(Self::$variant { $($field: $crate::table::wire::form!(@read fields $field $($default)?)),* })
        };
        read().map_err(|error: $crate::table::wire::WireError| error.within($name))?
    }};
    (@pattern $variant:ident) => { Self::$variant };
    (@pattern $variant:ident ($only:ident)) => { Self::$variant($only) };
    (@pattern $variant:ident { $($field:ident),* }) => { Self::$variant { $($field),* } };
    (@holding $name:literal) => { $crate::table::wire::Node::Text($name.into()) };
    (@holding $name:literal ($only:ident)) => {
        $crate::table::wire::Object::holding($name, $crate::table::wire::Form::write($only))
    };
    (@holding $name:literal { $($field:ident $($unless:ident)? $(= $default:expr)?),* }) => {{
        let mut object = $crate::table::wire::Object::new();
        $($crate::table::wire::form!(@write object $field $field, $($unless)? $($default)?);)*
        $crate::table::wire::Object::holding($name, object.end())
    }};
}

/// The form of an enum without fields: a word each.
macro_rules! words {
    ($type:ident { $($name:literal => $variant:ident),* $(,)? }) => {
        impl $crate::table::wire::Form for $type {
            fn read(node: &$crate::table::wire::Node<'_>) -> Result<Self, $crate::table::wire::WireError> {
                const WORDS: &[&str] = &[$($name),*];
                const VARIANTS: &[$type] = &[$($type::$variant),*];
                $crate::table::wire::word_of(node, WORDS).and_then(|place| {
                    VARIANTS.get(place).copied().ok_or_else(|| $crate::table::wire::WireError::new("no such word"))
                })
            }

            fn write(&self) -> $crate::table::wire::Node<'static> {
                $crate::table::wire::Node::Text(match self {
                    $(Self::$variant => $name,)*
                }.into())
            }

            #[cfg(feature = "schema")]
            fn schema(definitions: &mut $crate::table::wire::schema::Definitions) -> $crate::table::wire::Node<'static> {
                definitions.named::<Self>(|_| $crate::table::wire::schema::words([$($name),*]))
            }
        }
        $crate::table::wire::serde_by_form!($type);
    };
}

pub(crate) use {form, words};
