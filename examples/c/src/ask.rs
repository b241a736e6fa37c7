//! What each message asks.

use starwright_answers::bots::{Asked, advise};
use starwright_answers::games::{Table, picture, piece_name, tell};
use starwright_answers::ships::{STYLE, board, catalogue, ship, tile};
use starwright_answers::{Answer, Json, Problem, Question, card, deal, unreadable};

use crate::context::Context;

impl Context {
    pub(crate) fn asked(&self, question: &Question) -> Answer {
        let ask: String = question.field("ask")?;
        match ask.as_str() {
            "board" => board(question.field("class")?, question.optional("opened")?),
            "catalogue" => Ok(catalogue()),
            "tile" => tile(question.text("component"), question.optional("told")?).map_err(of("component")),
            "style" => Ok(Json::of(STYLE)),
            "deal" => deal(question),
            "card" => card(question),
            "begin" => {
                let begun = Table::begin(&play(question)?, question.text("setup"));
                begun.map(|table| self.keep(table)).map_err(of("setup"))
            }
            "load" => {
                let loaded = Table::load(&play(question)?, question.text("save"));
                loaded.map(|table| self.keep(table)).map_err(of("save"))
            }
            "branch" => {
                let entries = question.field("entries")?;
                self.at_table(question, |table| table.branch(entries)).map(|branch| self.keep(branch))
            }
            "free" => self.free(question),
            "tell" => tell(question),
            "piece_name" => piece_name(question.text("piece")).map_err(of("piece")),
            #[cfg(feature = "judge")]
            "judge" => Ok(Json::of(&starwright_answers::judged(question.field::<String>("line")?.as_bytes()).0)),
            "picture" if !question.has("game") => picture(question),
            "battle" | "yard" | "flight" | "game" | "defence" | "place" | "odds" => advise(question),
            _ if question.has("game") => self.at_table(question, |table| at(table, &ask, question)),
            _ => ship(question),
        }
    }
}

/// What is asked about a game.
fn at(table: &mut Table, ask: &str, question: &Question) -> Answer {
    match ask {
        "seed" => table.seed(question.field("seed")?),
        "call" => table.call(question.field("people")?),
        "awaited" => return Ok(table.awaited()),
        "choices" => return Ok(table.choices(question.field("actor")?)),
        "check" => return table.check(question.field("actor")?, question.text("choice")).map_err(of("choice")),
        "choose" => return table.choose(question.field("actor")?, question.text("choice")).map_err(of("choice")),
        "view" => return Ok(table.view(question.field("viewer")?)),
        "since" => return table.since(question.field("entries")?),
        "undo" => return Ok(table.undo()),
        "log" => return Ok(table.log()),
        "save" => return Ok(table.save()),
        "chance" => return Ok(table.chance()),
        "advise" => return Ok(table.advise(&Asked::of(question)?)),
        "picture" => {
            let theme: Option<String> = question.optional("theme")?;
            let (viewer, piece) = (question.field("viewer")?, question.field("piece")?);
            return table.picture(viewer, piece, theme.as_deref().unwrap_or("auto"), question.optional("told")?);
        }
        other => return Err(unreadable(format_args!("unknown question `{other}` about a game"))),
    }
    Ok(Json::null())
}

/// The kind of a game.
fn play(question: &Question) -> Result<String, Problem> {
    let play: String = question.field("play")?;
    let known = ["battle", "yard", "flight", "game"].contains(&play.as_str());
    if known { Ok(play) } else { Err(unreadable("unknown `play`; expected battle, yard, flight or game")) }
}

/// Names the field that is malformed.
fn of(field: &str) -> impl Fn(Problem) -> Problem {
    move |problem| problem.of_field(field)
}
