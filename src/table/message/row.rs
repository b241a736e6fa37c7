//! The macros that rows are written in.

/// Declares an enum of messages, a row each:
///
/// ```text
/// messages! {
///     /// What happens.
///     #[derive(Clone, Debug)]
///     pub enum Event by "event" of "yard-event" {
///         Looked { seat: Seat, pile: u8 } "{seat} looks at card pile {pile}";
///     }
/// }
/// ```
///
/// Without `by` it has no form of its own. A field `= unless value` is left out of the form when it is that. A hole that is no
/// field as it stands is made `with` it: `with number = (u32::from(*planet) + 1)`. A refusal is `refused Rule` instead of `by`:
/// each row says its rule before its sentence, `=> Rule::BgBuild1, "…"`, and errors that speak for themselves stand behind `or`,
/// and before them, behind `in`, those that say their place first. What advises and does not refuse is `ruled Rule`; its sentences
/// say `{rule}` where they want. A struct names the fields of its sentence only. `Held[value: Type]` holds what is no field of the
/// sentence. Behind `or by "propose"` stand variants of that kind with another tag, and beside it the fields of what they hold.
macro_rules! messages {
    (
        $(#[$attribute:meta])*
        pub enum $type:ident of $part:literal {
            $(
                $(#[$about:meta])* $variant:ident $({ $($field:ident: $kind:ty $(= unless $default:expr)?),* $(,)? })? $(($only:ident: $single:ty))?
                $([$held:ident: $kept:ty])? $(with $($made:ident = ($value:expr)),+)? $sentence:literal;
            )*
        }
    ) => {
        $(#[$attribute])*
        pub enum $type {
            $($(#[$about])* #[doc = concat!("“", $sentence, "”")] $variant $({ $(#[allow(missing_docs, reason = "the sentence says it")] $field: $kind),* })? $(($single))? $(($kept))?,)*
        }

        $($crate::table::message::messages!(@holes $type::$variant $sentence $($($field)*)? $($only)? $($($made)+)?);)*

        #[automatically_derived]

        impl $crate::table::message::Message for $type {
            fn row(&self) -> $crate::table::message::Row {
                match self {
                    $(Self::$variant { .. } => $crate::table::message::messages!(@row $part $variant $sentence $($($field)*)? $($only)? $($($made)+)?),)*
                }
            }

            fn rows() -> &'static [$crate::table::message::Row] {
                &[$($crate::table::message::messages!(@row $part $variant $sentence $($($field)*)? $($only)? $($($made)+)?)),*]
            }

            #[allow(unused_variables, reason = "what is held may say nothing")]
            fn arguments<'a>(&'a self, arguments: &mut $crate::table::message::Arguments<'a>) {
                match self {
                    $(Self::$variant $({ $($field),* })? $(($only))? $(($held))? => {
                        $($(arguments.put(stringify!($field), <$kind as $crate::table::message::Argued>::argument($field));)*)?
                        $(arguments.put(stringify!($only), <$single as $crate::table::message::Argued>::argument($only));)?
                        $($(arguments.put(stringify!($made), $crate::table::message::Argument::from($value));)+)?
                    })*
                }
            }
        }
        $crate::table::message::messages!(@told $type);
    };
    (
        $(#[$attribute:meta])*
        pub enum $type:ident ruled $rules:ident of $part:literal {
            $($(#[$about:meta])* $variant:ident $({ $($field:ident: $kind:ty),* $(,)? })? => $rule:expr, $sentence:literal;)*
        }
    ) => {
        $(#[$attribute])*
        pub enum $type {
            $($(#[$about])* #[doc = concat!("“", $sentence, "”")] $variant $({ $(#[allow(missing_docs, reason = "the sentence says it")] $field: $kind),* })?,)*
        }

        $($crate::table::message::messages!(@holes $type::$variant $sentence $($($field)*)? rule);)*

        impl $type {
            /// The rule behind it.
            #[must_use]
            #[allow(unused_variables, reason = "most rules do not depend on the fields")]
            pub const fn rule(&self) -> $rules {
                match self {
                    $(Self::$variant $({ $($field),* })? => $rule,)*
                }
            }
        }

        #[automatically_derived]

        impl $crate::table::message::Message for $type {
            fn row(&self) -> $crate::table::message::Row {
                match self {
                    $(Self::$variant { .. } => $crate::table::message::messages!(@row $part $variant $sentence $($($field)*)? rule),)*
                }
            }

            fn rows() -> &'static [$crate::table::message::Row] {
                &[$($crate::table::message::messages!(@row $part $variant $sentence $($($field)*)? rule)),*]
            }

            fn arguments<'a>(&'a self, arguments: &mut $crate::table::message::Arguments<'a>) {
                match self {
                    $(Self::$variant $({ $($field),* })? => {
                        $($(arguments.put(stringify!($field), <$kind as $crate::table::message::Argued>::argument($field));)*)?
                    })*
                }
                arguments.put("rule", $crate::table::message::Argument::Text(self.rule().id()));
            }
        }
        $crate::table::message::messages!(@told $type);
    };
    (
        $(#[$attribute:meta])*
        pub enum $type:ident by $tag:literal of $part:literal { $($rows:tt)* } $(or by $other:literal { $($others:tt)* })?
    ) => {
        $crate::table::message::messages! { $(#[$attribute])* pub enum $type of $part { $($rows)* $($($others)*)? } }
        #[cfg(feature = "serde")]
        $crate::table::message::messages! { @form $type $tag { $($rows)* } $($other { $($others)* })? }
    };
    (
        @form $type:ident $tag:literal {
            $(
                $(#[$about:meta])* $variant:ident $({ $($field:ident: $kind:ty $(= unless $default:expr)?),* $(,)? })?
                $(with $($made:ident = ($value:expr)),+)? $sentence:literal;
            )*
        }
        $($other:literal {
            $($(#[$other_about:meta])* $held:ident[$inner:ident: $kept:ty] $(with $($other_made:ident = ($other_value:expr)),+)? $said:literal;)*
        })?
    ) => {
        impl $crate::table::wire::Form for $type {
            fn read(node: &$crate::table::wire::Node<'_>) -> Result<Self, $crate::table::wire::WireError> {
                #[derive(Clone, Copy)]
                enum Variant { $($variant),* }
                const VARIANTS: &[Variant] = &[$(Variant::$variant),*];
                let mut fields = $crate::table::wire::Fields::of(node)?;
                $(if let Some(name) = fields.tagged_else($tag, $other)? {
                    const KNOWN: &[&str] = &[$($crate::table::message::tag!($held)),*];
                    return match name {
                        $(name if name == $crate::table::message::tag!($held) => $crate::table::wire::Form::read(&fields.rest()).map(Self::$held),)*
                        _ => Err($crate::table::wire::WireError::unknown_variant(name, KNOWN).within($other)),
                    };
                })?
                let place = fields.variant($tag, &[$(($crate::table::message::tag!($variant), &[$($(stringify!($field)),*)?])),*])?;
                match VARIANTS.get(place) {
                    $(Some(Variant::$variant) => Ok(Self::$variant $({ $($field: $crate::table::wire::form!(@read fields $field $($default)?)),* })?),)*
                    None => Err($crate::table::wire::WireError::new("no such variant")),
                }
            }

            fn write(&self) -> $crate::table::wire::Node<'static> {
                let mut object = $crate::table::wire::Object::tagged($tag, $crate::table::message::Message::row(self).key.1);
                match self {
                    $(Self::$variant $({ $($field),* })? => { $($($crate::table::wire::form!(@write object $field $field, $(unless $default)?);)*)? })*
                    $($(Self::$held($inner) => return $crate::table::wire::Object::beside($other, $crate::table::message::tag!($held), $inner),)*)?
                }
                object.end()
            }

            #[cfg(feature = "schema")]
            fn schema(definitions: &mut $crate::table::wire::schema::Definitions) -> $crate::table::wire::Node<'static> {
                definitions.named::<Self>(|definitions| {
                    let mut variants = alloc::vec::Vec::new();
                    $({
                        #[allow(unused_mut, reason = "a variant may have no fields")]
                        let mut properties = $crate::table::wire::schema::Properties::tagged($tag, $crate::table::message::tag!($variant));
                        $($($crate::table::wire::form!(@schema properties $field <$kind as $crate::table::wire::Form>::schema(definitions), $($default)?);)*)?
                        variants.push(properties.end());
                    })*
                    $($(variants.push(definitions.beside::<$kept>($other, $crate::table::message::tag!($held)));)*)?
                    $crate::table::wire::schema::any_of(variants)
                })
            }
        }
        $crate::table::wire::serde_by_form!($type);
    };
    (
        $(#[$attribute:meta])*
        pub enum $type:ident refused $rules:ident of $part:literal {
            $($(#[$about:meta])* $variant:ident $({ $($field:ident: $kind:ty),* $(; $left_out:ident)? })? $(with $($made:ident = ($value:expr)),+)?
                => $rule:expr, $sentence:literal;)*
        }
        $(in {
            $($(#[$within_about:meta])* $within:ident($cause:ty) { $($place:ident: $placed:ty),* $(,)? } $(with $number:ident = ($counted:expr))?
                $within_sentence:literal;)*
        })?
        $(or { $($(#[$inner_about:meta])* $inner:ident($error:ty)),* $(,)? })?
    ) => {
        $(#[$attribute])*
        pub enum $type {
            $($(#[$about])* #[doc = concat!("“", $sentence, "”")] $variant $({ $(#[allow(missing_docs, reason = "the sentence says it")] $field: $kind,)* $(#[allow(missing_docs, reason = "the rule that refuses")] $left_out: $rules)? })?,)*
            $($($(#[$within_about])* #[doc = concat!("“", $within_sentence, "”")] $within {
                $(#[allow(missing_docs, reason = "the sentence says it")] $place: $placed,)*
                /// What is wrong.
                error: $cause,
            },)*)?
            $($($(#[$inner_about])* $inner($error),)*)?
        }

        $($crate::table::message::messages!(@holes $type::$variant $sentence $($($field)*)? $($($made)+)?);)*
        $($($crate::table::message::messages!(@holes $type::$within $within_sentence $($place)* $($number)? error);)*)?

        impl $type {
            /// The rule that refuses it.
            #[must_use]
            #[allow(unused_variables, reason = "most rules do not depend on the fields")]
            pub const fn rule(&self) -> $rules {
                match self {
                    $(Self::$variant $({ $($field,)* $($left_out)? })? => $rule,)*
                    $($(Self::$within { error, .. } => error.rule(),)*)?
                    $($(Self::$inner(error) => error.rule(),)*)?
                }
            }
        }

        #[automatically_derived]

        impl $crate::table::message::Message for $type {
            fn row(&self) -> $crate::table::message::Row {
                match self {
                    $(Self::$variant { .. } => $crate::table::message::messages!(@row $part $variant $sentence $($($field)*)? $($($made)+)?),)*
                    $($(Self::$within { .. } => $crate::table::message::messages!(@row $part $within $within_sentence $($place)* $($number)? error),)*)?
                    $($(Self::$inner { .. } => $crate::table::message::messages!(@row $part $inner "{error}" error),)*)?
                }
            }

            fn rows() -> &'static [$crate::table::message::Row] {
                &[
                    $($crate::table::message::messages!(@row $part $variant $sentence $($($field)*)? $($($made)+)?),)*
                    $($($crate::table::message::messages!(@row $part $within $within_sentence $($place)* $($number)? error),)*)?
                    $($($crate::table::message::messages!(@row $part $inner "{error}" error),)*)?
                ]
            }

            fn arguments<'a>(&'a self, arguments: &mut $crate::table::message::Arguments<'a>) {
                match self {
                    $(Self::$variant $({ $($field,)* $($left_out: _)? })? => {
                        $($(arguments.put(stringify!($field), <$kind as $crate::table::message::Argued>::argument($field));)*)?
                        $($(arguments.put(stringify!($made), $crate::table::message::Argument::from($value));)+)?
                    })*
                    $($(Self::$within { $($place,)* error } => {
                        $(arguments.put(stringify!($place), <$placed as $crate::table::message::Argued>::argument($place));)*
                        $(arguments.put(stringify!($number), $crate::table::message::Argument::from($counted));)?
                        arguments.put("error", <$cause as $crate::table::message::Argued>::argument(error));
                    })*)?
                    $($(Self::$inner(error) => arguments.put("error", <$error as $crate::table::message::Argued>::argument(error)),)*)?
                }
            }

            fn rule_id(&self) -> Option<&'static str> {
                match self {
                    $($(Self::$within { .. } => None,)*)?
                    $($(Self::$inner(_) => None,)*)?
                    #[allow(unreachable_patterns, reason = "all may be errors that speak for themselves")]
                    _ => Some(self.rule().id()),
                }
            }
        }

        $crate::table::message::messages!(@told $type);

        #[automatically_derived]

        impl core::error::Error for $type {}

        $($(#[automatically_derived]

        impl From<$error> for $type {
            fn from(error: $error) -> Self {
                Self::$inner(error)
            }
        })*)?

        #[automatically_derived]

        impl $crate::table::Refused for $type {
            type Rule = $rules;

            fn rule(&self) -> $rules {
                Self::rule(self)
            }
        }

        #[cfg(feature = "schema")]
        impl $crate::table::wire::schema::Said for $type {
            #[allow(clippy::vec_init_then_push, reason = "there may be one variant only")]
            fn said(definitions: &mut $crate::table::wire::schema::Definitions) -> $crate::table::wire::Node<'static> {
                definitions.named::<Self>(|definitions| {
                    let mut variants = alloc::vec::Vec::new();
                    $({
                        let mut properties = $crate::table::wire::schema::Properties::tagged("refused", $crate::table::message::tag!($variant));
                        $($(properties.field::<$kind>(stringify!($field), definitions);)*)?
                        properties.field::<$rules>("rule", definitions);
                        variants.push(properties.end());
                    })*
                    $($({
                        let mut properties = $crate::table::wire::schema::Properties::tagged("refused", $crate::table::message::tag!($within));
                        $(properties.field::<$placed>(stringify!($place), definitions);)*
                        properties.add("error", <$cause as $crate::table::wire::schema::Said>::said(definitions));
                        properties.field::<$rules>("rule", definitions);
                        variants.push(properties.end());
                    })*)?
                    $($(variants.push(<$error as $crate::table::wire::schema::Said>::said(definitions));)*)?
                    $crate::table::wire::schema::any_of(variants)
                })
            }
        }

        #[cfg(feature = "serde")]
        #[automatically_derived]
        impl serde::Serialize for $type {
            #[allow(unreachable_code, unused_mut, reason = "all may be errors that speak for themselves")]
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let mut object = $crate::table::wire::Object::tagged("refused", $crate::table::message::Message::row(self).key.1);
                match self {
                    $(Self::$variant $({ $($field,)* $($left_out: _)? })? => { $($(object.put::<$kind>(stringify!($field), $field);)*)? })*
                    $($(Self::$within { $($place,)* error } => {
                        $(object.put::<$placed>(stringify!($place), $place);)*
                        object.push("error", $crate::table::wire::written_by_serde(error));
                    })*)?
                    $($(Self::$inner(error) => return serde::Serialize::serialize(error, serializer),)*)?
                }
                object.put("rule", &self.rule());
                $crate::table::wire::serialized(&object.end(), serializer)
            }
        }
    };
    ($type:ident of $part:literal { $($field:ident),* } $sentence:literal) => {
        $crate::table::message::messages!(@holes $type $sentence $($field)*);

        #[automatically_derived]

        impl $crate::table::message::Message for $type {
            fn row(&self) -> $crate::table::message::Row {
                $crate::table::message::Row { key: ($part, ""), template: $sentence, fields: &[$(stringify!($field)),*] }
            }

            fn rows() -> &'static [$crate::table::message::Row] {
                &[$crate::table::message::Row { key: ($part, ""), template: $sentence, fields: &[$(stringify!($field)),*] }]
            }

            fn arguments<'a>(&'a self, arguments: &mut $crate::table::message::Arguments<'a>) {
                $(arguments.put(stringify!($field), $crate::table::message::Argued::argument(&self.$field));)*
            }
        }
        $crate::table::message::messages!(@told $type);
    };
    (@row $part:literal $variant:ident $sentence:literal $($field:ident)*) => {
        $crate::table::message::Row {
            key: ($part, $crate::table::message::tag!($variant)),
            template: $sentence,
            fields: &[$(stringify!($field)),*],
        }
    };
    (@holes $type:ident $(::$variant:ident)? $sentence:literal $($field:ident)*) => {
        const _: () = assert!(
            $crate::table::message::is_complete($sentence, &[$(stringify!($field)),*]),
            concat!("the sentence of ", stringify!($type $(::$variant)?), " has a hole that is no field"),
        );
        const _: () = {
            const FIELDS: &[&str] = &[$(stringify!($field)),*];
            assert!(FIELDS.len() <= $crate::table::message::MOST, concat!(stringify!($type $(::$variant)?), " has too many fields"));
        };
    };
    (@told $type:ident) => {
        #[automatically_derived]
        impl core::fmt::Display for $type {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                $crate::table::message::tell(self, &$crate::table::message::Plain, f)
            }
        }

        #[automatically_derived]

        impl $crate::table::message::Argued for $type {
            const BETWEEN: &'static str = "; ";

            fn argument(&self) -> $crate::table::message::Argument<'_> {
                $crate::table::message::Argument::Message(self)
            }
        }
    };
}

/// Declares an enum of words: each variant by its name in JSON and as it prints. Words `of` a part are
/// messages, which another language says otherwise.
macro_rules! terms {
    ($(#[$attribute:meta])* pub enum $type:ident of $part:literal { $($(#[$about:meta])* $variant:ident $tag:literal $word:literal;)* }) => {
        $crate::table::message::messages! { $(#[$attribute])* pub enum $type of $part { $($(#[$about])* $variant $word;)* } }
        #[cfg(feature = "serde")]
        $crate::table::wire::words!($type { $($tag => $variant),* });
    };
    ($(#[$attribute:meta])* pub enum $type:ident { $($(#[$about:meta])* $variant:ident $tag:literal $word:literal;)* }) => {
        $(#[$attribute])*
        pub enum $type {
            $($(#[$about])* $variant,)*
        }

        #[automatically_derived]

        impl core::fmt::Display for $type {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.pad(match self {
                    $(Self::$variant => $word,)*
                })
            }
        }

        $crate::table::message::words!($type);
        #[cfg(feature = "serde")]
        $crate::table::wire::words!($type { $($tag => $variant),* });
    };
}

/// The tag of a variant: `NoCell` is `no_cell`.
macro_rules! tag {
    ($variant:ident) => {{
        const NAME: &str = stringify!($variant);
        const TAG: [u8; $crate::table::message::snake_length(NAME)] = $crate::table::message::snake(NAME);
        const TEXT: &str = match core::str::from_utf8(&TAG) {
            Ok(tag) => tag,
            Err(_) => NAME,
        };
        TEXT
    }};
}

/// The rows of these types.
macro_rules! rows {
    ($($(#[$feature:meta])* $type:ty),* $(,)?) => {
        [$($(#[$feature])* <$type as $crate::table::message::Message>::rows()),*].concat()
    };
}

pub(crate) use {messages, tag};
