//! The games of a program, each with a number that no other game has.

use std::collections::BTreeMap;
use std::hash::{BuildHasher, RandomState};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use starwright_answers::games::Table;
use starwright_answers::{Json, Problem, Question, said, unreadable};

/// The games of a program that were begun and not freed.
#[derive(Default)]
pub struct Context(Mutex<Games>);

struct Games {
    tables: BTreeMap<u64, Arc<Mutex<Table>>>,
    next: u64,
}

impl Default for Games {
    /// Numbers count up from a random one, so that a number of another context is hardly ever one of this. They stay below 2^53, for
    /// languages in which a number is a `double`.
    fn default() -> Self {
        Self { tables: BTreeMap::new(), next: RandomState::new().hash_one(0) >> 12 }
    }
}

impl Context {
    /// A context without games.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The answer to a message.
    #[must_use]
    pub fn answer(&self, message: &str) -> String {
        said(Question::plain(message).and_then(|question| self.asked(&question)))
    }

    /// Keeps a game. Its number is never used again.
    pub(crate) fn keep(&self, table: Table) -> Json {
        let mut games = self.games();
        let number = games.next;
        games.next += 1;
        games.tables.insert(number, Arc::new(Mutex::new(table)));
        Json::of(&number)
    }

    /// Asks the game of a question. Other calls about this game wait, those about other games do not.
    pub(crate) fn at_table<T>(
        &self,
        question: &Question,
        ask: impl FnOnce(&mut Table) -> Result<T, Problem>,
    ) -> Result<T, Problem> {
        let number = question.field("game")?;
        let table = self.games().tables.get(&number).cloned().ok_or_else(|| no_game(number))?;
        let mut table = table.lock().map_err(|_| unreadable(format_args!("`game`: game {number} failed; free it")))?;
        ask(&mut table)
    }

    /// Frees the game of a question. A call that uses it meanwhile still ends.
    pub(crate) fn free(&self, question: &Question) -> Result<Json, Problem> {
        let number = question.field("game")?;
        let freed = self.games().tables.remove(&number); // dropped without the lock
        freed.map(|_| Json::null()).ok_or_else(|| no_game(number))
    }

    fn games(&self) -> MutexGuard<'_, Games> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn no_game(number: u64) -> Problem {
    unreadable(format_args!("`game`: no game of this context has the number {number}"))
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use super::*;

    fn question(text: &str) -> Question {
        Question::plain(text).ok().expect("a question")
    }

    #[test]
    fn threads_may_share_a_context() {
        const fn shared<T: Send + Sync>() {}
        shared::<Context>();
    }

    #[test]
    fn a_game_that_failed_can_only_be_freed() {
        let context = Context::new();
        let setup = context.answer(r#"{"ask":"deal","play":"yard","players":2,"seed":1,"class":"I"}"#);
        let setup = setup.strip_prefix(r#"{"ok":"#).and_then(|setup| setup.strip_suffix('}')).expect("a setup");
        let begun = context.answer(&format!(r#"{{"ask":"begin","play":"yard","setup":{setup}}}"#));
        let number = begun.trim_matches(|sign: char| !sign.is_ascii_digit());
        let game = question(&format!(r#"{{"game":{number}}}"#));

        let fails = || context.at_table(&game, |_| -> Result<(), Problem> { panic!("a bug") });
        assert!(catch_unwind(AssertUnwindSafe(fails)).is_err());
        let asked = context.answer(&format!(r#"{{"ask":"awaited","game":{number}}}"#));
        assert_eq!(asked, format!(r#"{{"unreadable":"`game`: game {number} failed; free it"}}"#));
        let freed = format!(r#"{{"ask":"free","game":{number}}}"#);
        assert_eq!(context.answer(&freed), r#"{"ok":null}"#);
        assert!(context.answer(&freed).contains("no game of this context has the number"));
    }
}
