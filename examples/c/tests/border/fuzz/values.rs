//! What random messages consist of.

use std::collections::BTreeMap;

/// What a message may ask, with its fields.
pub const ASKS: &[(&str, &str)] = &[
    ("inspect", "layout"),
    ("fits", "layout component"),
    ("misfits", "layout component cell"),
    ("repair", "layout"),
    ("notation", "layout"),
    ("read", "notation"),
    ("heat", "layout from"),
    ("svg", "layout fleet theme mistakes weak_spot held heat chosen lines struck lost pieces id told styled"),
    ("turned", "component turn"),
    ("fleet", "layout"),
    ("aim", "layout from dice"),
    ("threat", "fleet kind lines defence"),
    ("defend", "fleet kind lines defence"),
    ("keep", "impact cell"),
    ("board", "class opened"),
    ("catalogue", ""),
    ("tile", "component told"),
    ("deal", "play players seed class powers classes fleets cards in_pile"),
    ("card", "level kind"),
    ("begin", "play setup"),
    ("load", "play save"),
    ("branch", "game entries"),
    ("free", "game"),
    ("seed", "game seed"),
    ("call", "game people"),
    ("awaited", "game"),
    ("choices", "game actor"),
    ("check", "game actor choice"),
    ("choose", "game actor choice"),
    ("choose", "game actor choice"),
    ("view", "game viewer"),
    ("since", "game entries"),
    ("undo", "game"),
    ("log", "game"),
    ("save", "game"),
    ("chance", "game"),
    ("picture", "game viewer piece theme told"),
    ("advise", "game seat skill seed"),
    ("tell", "play people choices events"),
    ("battle", "view seat skill seed"),
    ("yard", "view listed seat skill"),
    ("game", "view listed seat skill"),
    ("defence", "fleet kind lines values"),
    ("place", "layout component aims"),
    ("odds", "view seat card"),
    ("piece_name", "piece"),
    ("dance", "game"),
];

/// Values of each field to begin with.
const VALUES: &[(&str, &[&str])] = &[
    (
        "layout",
        &[
            r#"{"class":"IIIC","tiles":[{"at":[2,3],"kind":"starting_cabin","capacity":2,"edges":"3333"}]}"#,
            r#"{"class":"II","tiles":[{"at":[3,3],"kind":"starting_cabin","capacity":2,"edges":"3333"},{"at":[3,2],"kind":"cannon","strength":1,"edges":"0030","points":"front"}]}"#,
            r#"{"class":"IVC","tiles":[]}"#,
        ],
    ),
    (
        "component",
        &[r#"{"kind":"cannon","strength":1,"edges":"0010","points":"front"}"#, r#"{"kind":"shield","edges":"1002"}"#],
    ),
    ("cell", &["[2,3]", "[0,0]"]),
    ("turn", &["0", "1", "2", "3"]),
    ("from", &["\"front\"", "\"left\""]),
    ("heat", &["\"rear\""]),
    ("theme", &["\"dark\"", "\"auto\""]),
    ("dice", &["[]", "[1,2,3]", "[6,6,6,6]"]),
    ("kind", &["\"large_meteor\"", "\"small_meteor\"", "\"light_fire\"", "\"heavy_fire\"", r#"{"kind":"stardust"}"#]),
    ("class", &["\"I\"", "\"IIC\"", "\"IIIC\"", "\"IVC\""]),
    ("classes", &["[\"I\",\"IIC\"]", "[\"IVC\"]"]),
    ("opened", &["[\"3\",\"=\"]"]),
    ("play", &["\"battle\"", "\"yard\"", "\"flight\"", "\"game\""]),
    ("players", &["2", "3", "4"]),
    ("level", &["\"I\"", "\"IV\""]),
    ("actor", &["0", "1", "2", "\"table\""]),
    ("seat", &["0", "1", "2"]),
    ("viewer", &["0", "1", "null"]),
    ("skill", &["\"low\"", "\"low\"", "\"middle\""]),
    ("entries", &["0", "1", "7"]),
    ("people", &["[\"Zo\u{eb}\",\"\\u0000\\ud83d\\ude80\"]"]),
    ("choice", &[r#"{"do":"take_face_down"}"#, r#"{"do":"end"}"#, r#"{"do":"die","face":6}"#, r#"{"do":"ran_out"}"#]),
];

/// Values that fit hardly any field.
pub const ODD: &[&str] = &[
    "0",
    "-1",
    "255",
    "9007199254740993",
    "18446744073709551616",
    "1e999",
    "null",
    "true",
    "[]",
    "{}",
    "\"\"",
    "[[[[[[[[[[0]]]]]]]]]]",
    "[255,255]",
    "\"\\u0000\"",
];

/// The values to begin with, by field.
pub fn first() -> BTreeMap<String, Vec<String>> {
    VALUES.iter().map(|(name, values)| ((*name).into(), values.iter().map(ToString::to_string).collect())).collect()
}
