//! What all SVG pictures share: escaped text, colours by theme.

use core::fmt::{self, Write};

use crate::table::message::Names;

/// The initial colours of a picture. Every colour is a CSS variable, so a page can change it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Theme {
    /// Light or dark, by the viewer's setting.
    #[default]
    Auto,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
    /// Dark on light, with colours that are safe for all kinds of colour blindness.
    Safe,
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 4] = [Self::Auto, Self::Light, Self::Dark, Self::Safe];

    /// The CSS class in a picture: `auto`, `light`, `dark` or `safe`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Safe => "safe",
        }
    }
}

/// The frame of a picture.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame<'a> {
    /// The class of the picture, to which its style belongs.
    class: &'static str,
    pub(crate) id: &'a str,
    pub(crate) theme: Theme,
    pub(crate) is_styled: bool,
    pub(crate) words: Words<'a>,
}

/// The names used in captions, if the table has its own.
#[derive(Clone, Copy)]
pub(crate) struct Words<'a>(pub(crate) Option<&'a dyn Names>);

impl fmt::Debug for Words<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_some() { "those of a table" } else { "plain" })
    }
}

impl Frame<'_> {
    pub(crate) const fn new(class: &'static str, id: &'static str) -> Self {
        Self { class, id, theme: Theme::Auto, is_styled: true, words: Words(None) }
    }

    /// The beginning of a picture: its corner, size, title and style.
    pub(crate) fn open(
        &self,
        f: &mut fmt::Formatter<'_>,
        [x, y, width, height]: [i32; 4],
        title: &dyn fmt::Display,
        style: &str,
    ) -> fmt::Result {
        write!(
            f,
            r#"<svg xmlns="http://www.w3.org/2000/svg" id="{}" class="{} {}""#,
            Escaped(self.id),
            self.class,
            self.theme.name()
        )?;
        writeln!(f, r#" viewBox="{x} {y} {width} {height}" role="graphics-document">"#)?;
        writeln!(f, "<title>{}</title>", Escaped(title))?;
        if self.is_styled { writeln!(f, "<style>\n{style}</style>") } else { Ok(()) }
    }

    /// The end of a picture.
    pub(crate) fn close(f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("</svg>\n")
    }
}

/// How a picture that has a [`Frame`] is framed, told once for all of them.
macro_rules! framed {
    ($picture:ident, $id:literal) => {
        impl<'a> $picture<'a> {
            #[doc = concat!("With another name than `", $id, "`, with which every `id` begins: for pages with several pictures.")]
            pub const fn with_id(mut self, id: &'a str) -> Self {
                self.frame.id = id;
                self
            }

            /// With these names of players and cells in titles and captions.
            pub const fn with_names(mut self, names: &'a dyn $crate::table::message::Names) -> Self {
                self.frame.words = $crate::svg::Words(Some(names));
                self
            }

            /// In these colours.
            pub const fn with_theme(mut self, theme: Theme) -> Self {
                self.frame.theme = theme;
                self
            }

            /// Without the [style](STYLE), for pages that hold it already.
            pub const fn without_style(mut self) -> Self {
                self.frame.is_styled = false;
                self
            }
        }
    };
}
pub(crate) use framed;

/// A text escaped for content and attributes.
pub(crate) struct Escaped<T>(pub(crate) T);

impl<T: fmt::Display> fmt::Display for Escaped<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(Escape(f), "{}", self.0)
    }
}

struct Escape<'a, 'b>(&'a mut fmt::Formatter<'b>);

impl fmt::Write for Escape<'_, '_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let mut rest = text;
        while let Some(place) = rest.find(is_special) {
            let (plain, after) = rest.split_at_checked(place).unwrap_or((rest, ""));
            self.0.write_str(plain)?;
            let mut letters = after.chars();
            match letters.next() {
                Some('&') => self.0.write_str("&amp;"),
                Some('<') => self.0.write_str("&lt;"),
                Some('>') => self.0.write_str("&gt;"),
                Some('"') => self.0.write_str("&quot;"),
                Some('\'') => self.0.write_str("&#39;"),
                // characters that are invalid in XML
                _ => self.0.write_char('\u{fffd}'),
            }?;
            rest = letters.as_str();
        }
        self.0.write_str(rest)
    }
}

const fn is_special(letter: char) -> bool {
    matches!(letter, '&' | '<' | '>' | '"' | '\'' | '\0'..='\x08' | '\x0b' | '\x0c' | '\x0e'..='\x1f' | '\u{fffe}' | '\u{ffff}')
}
