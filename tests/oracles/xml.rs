//! A small XML reader: checks that a picture is well-formed, and lists what is in it.

use std::collections::{BTreeMap, BTreeSet};

/// One element: its attributes, and the text right inside it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Element {
    pub(crate) name: String,
    pub(crate) attributes: BTreeMap<String, String>,
    pub(crate) text: String,
    /// Which of the elements it lies in.
    pub(crate) parent: Option<usize>,
}

impl Element {
    pub(crate) fn has_class(&self, class: &str) -> bool {
        self.attributes.get("class").is_some_and(|classes| classes.split(' ').any(|each| each == class))
    }

    pub(crate) fn cell(&self) -> Option<&str> {
        self.attributes.get("data-cell").map(String::as_str)
    }
}

/// All elements of a document, in the order they begin; panics where it is not well-formed, and if two have one id.
pub(crate) fn read(text: &str) -> Vec<Element> {
    let (mut elements, mut open): (Vec<Element>, Vec<usize>) = (Vec::new(), Vec::new());
    let mut rest = text.trim_end();
    while !rest.is_empty() {
        if let Some(tag) = rest.strip_prefix("</") {
            let (name, after) = tag.split_once('>').expect("a closing tag ends");
            let last = open.pop().expect("something is open");
            assert_eq!(elements[last].name, name, "tags close in order");
            rest = after;
        } else if let Some(tag) = rest.strip_prefix('<') {
            let (tag, after) = tag.split_once('>').expect("a tag ends");
            let (tag, is_empty) = tag.strip_suffix('/').map_or((tag, false), |tag| (tag, true));
            assert!(!open.is_empty() || elements.is_empty(), "there is one root");
            elements.push(Element { parent: open.last().copied(), ..opening(tag) });
            if !is_empty {
                open.push(elements.len() - 1);
            }
            rest = after;
        } else {
            let (text, after) = rest.split_at(rest.find('<').expect("text lies within tags"));
            elements[*open.last().expect("text lies within the root")].text += &plain(text);
            rest = after;
        }
    }
    assert!(open.is_empty(), "all tags are closed");
    let ids: Vec<_> = elements.iter().filter_map(|element| element.attributes.get("id")).collect();
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "ids are unique");
    elements
}

fn opening(tag: &str) -> Element {
    let (name, mut rest) = tag.split_once(' ').unwrap_or((tag, ""));
    assert!(name.bytes().all(|letter| letter.is_ascii_lowercase()), "<{name}> is a name");
    let mut attributes = BTreeMap::new();
    while !rest.is_empty() {
        let (key, value) = rest.split_once("=\"").expect("an attribute has a value in quotes");
        let (value, after) = value.split_once('"').expect("the quotes close");
        assert!(key.bytes().all(|letter| letter.is_ascii_alphabetic() || letter == b'-'), "{key:?} is a name");
        assert!(attributes.insert(key.to_owned(), plain(value)).is_none(), "{key} stands once");
        assert!(after.is_empty() || after.starts_with(' '), "a blank parts attributes");
        rest = after.trim_start();
    }
    Element { name: name.to_owned(), attributes, ..Element::default() }
}

/// What an escaped text says.
fn plain(text: &str) -> String {
    assert!(!text.contains('<'), "no < within {text:?}");
    let mut parts = text.split('&');
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, after) = part.split_once(';').expect("an entity ends");
        plain += match name {
            "amp" => "&",
            "lt" => "<",
            "gt" => ">",
            "quot" => "\"",
            "#39" => "'",
            other => panic!("&{other}; is no entity"),
        };
        plain += after;
    }
    plain
}
