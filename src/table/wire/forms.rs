//! The forms of structs and tagged enums: one list of names to write them by and to read them by.

/// Makes types writable by their names.
macro_rules! writable {
    ($($type:ty),* $(,)?) => {
        $(impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::table::wire::write(&$crate::table::wire::Named(self), serializer)
            }
        })*
    };
}

/// Makes types readable by their [`Wire`](super::Wire).
macro_rules! readable {
    ($($type:ty),* $(,)?) => {
        $(impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::table::wire::read(deserializer)
            }
        })*
    };
}

/// Writes an object of these names and references to values. One with `[unless] [nothing]` is left out if it holds that.
macro_rules! written {
    ($serializer:ident $type:ident { $($name:expr => $value:expr $(, [$($unless:ident)?] [$($nothing:expr)?])?;)* }) => {{
        let count = 0 $(+ $crate::table::wire::written!(@count $value $(, [$($unless)?] [$($nothing)?])?))*;
        let mut form = serde::Serializer::serialize_struct($serializer, stringify!($type), count)?;
        $($crate::table::wire::written!(@field form $name, $value $(, [$($unless)?] [$($nothing)?])?);)*
        serde::ser::SerializeStruct::end(form)
    }};
    (@count $value:expr, [unless] [$nothing:expr]) => { usize::from($crate::table::wire::differ($value, &$nothing)) };
    (@count $($always:tt)*) => { 1 };
    (@field $form:ident $name:expr, $value:expr, [unless] [$nothing:expr]) => {
        if $crate::table::wire::differ($value, &$nothing) {
            serde::ser::SerializeStruct::serialize_field(&mut $form, $name, $value)?;
        }
    };
    (@field $form:ident $name:expr, $value:expr $(, $($always:tt)*)?) => {
        serde::ser::SerializeStruct::serialize_field(&mut $form, $name, $value)?
    };
}

/// The form of a struct: each field by its name, and what it holds for a reader who does not find it. A field that says
/// `unless` is not written when it holds that. What is checked `after` the names are known comes before the values, and what
/// is `then` checked is the whole.
macro_rules! object {
    ($type:ident $(after $check:path)? { $($field:ident $($unless:ident)? $(= $default:expr)?),* $(,)? } $(then $judge:path)?) => {
        impl $crate::table::wire::Written for $type {
            fn write<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::table::wire::written!(serializer $type {
                    $(stringify!($field) => &self.$field, [$($unless)?] [$($default)?];)*
                })
            }
        }

        impl $crate::table::wire::Wire for $type {
            fn of(node: &$crate::table::wire::Node) -> Result<Self, $crate::table::wire::WireError> {
                let mut fields = $crate::table::wire::Fields::of(node)?;
                $($check(&mut fields)?;)?
                fields.only(&[$(stringify!($field)),*])?;
                let whole = Self { $($field: $crate::table::wire::object!(@ fields $field $($default)?)),* };
                $($judge(&whole)?;)?
                Ok(whole)
            }
        }
        $crate::table::wire::writable!($type);
        $crate::table::wire::readable!($type);
    };
    (@ $fields:ident $field:ident) => { $fields.take(stringify!($field))? };
    (@ $fields:ident $field:ident $default:expr) => { $fields.take_or(stringify!($field), $default)? };
}

/// The form of an enum by its tag: each variant by its name and the names of its fields. A variant or a field that is
/// forgotten does not compile. A field that says `unless` is not written when it holds that, and holds it for a reader who does
/// not find it.
macro_rules! tagged {
    ($type:ident by $tag:literal {
        $($name:literal => $variant:ident $({ $($field:ident $($unless:ident = $default:expr)?),* })?),* $(,)?
    }) => {
        impl $crate::table::wire::Written for $type {
            fn write<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                match self {
                    $(Self::$variant { $($($field),*)? } => $crate::table::wire::written!(serializer $type {
                        $tag => $name;
                        $($(stringify!($field) => $field, [$($unless)?] [$($default)?];)*)?
                    }),)*
                }
            }
        }

        impl $crate::table::wire::Tagged for $type {
            const TAG: &'static str = $tag;
            const NAMES: &'static [&'static str] = &[$($name),*];

            fn variant(
                name: &str,
                fields: &mut $crate::table::wire::Fields<'_>,
            ) -> Option<Result<Self, $crate::table::wire::WireError>> {
                match name {
                    $($name => Some(fields.only(&[$($(stringify!($field)),*)?]).and_then(|()| {
                        Ok(Self::$variant { $($($field: $crate::table::wire::object!(@ fields $field $($default)?)),*)? })
                    })),)*
                    _ => None,
                }
            }
        }
        $crate::table::wire::writable!($type);
        $crate::table::wire::readable!($type);
    };
}

pub(crate) use {object, readable, tagged, writable, written};
