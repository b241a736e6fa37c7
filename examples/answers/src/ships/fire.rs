//! A ship under attack, step by step: the ship check, the dice, the threat, the defence, the pieces.

use starwright::dice::Die;
use starwright::grid::{Cell, CellSet, Side};
use starwright::table::message::Plain;
use starwright::trucker::attack::{
    Aftermath, Aim, AttackKind, Defence, DefenceError, Impact, Incoming, Outcome, Step, Threat,
};
use starwright::trucker::{Board, Fleet, Layout};

use crate::answer::{Answer, Json, Problem, Question, refused, unreadable};

pub(super) fn answer(question: &Question) -> Answer {
    match question.field::<String>("ask")?.as_str() {
        "fleet" => fleet(question),
        "aim" => aim(question),
        "threat" => {
            let attacked = Attacked::of(question)?;
            let threat = attacked.fleet.threat(&attacked.incoming, &attacked.defence);
            threat.map(|threat| shown(&attacked, &threat)).map_err(|error| attacked.refused(&error))
        }
        "defend" => defend(Attacked::of(question)?),
        "keep" => keep(question),
        other => Err(unreadable(format_args!("unknown question `{other}`"))),
    }
}

/// The fleet of a legal layout, with a full crew.
fn fleet(question: &Question) -> Answer {
    let rejected = |error: &starwright::trucker::Rejected| {
        Problem::Refused(Json::object(&[
            ("refused", Json::of("rejected")),
            ("report", Json::of(error.report())),
            ("says", Json::of(&error.to_string())),
        ]))
    };
    let mut fleet = question.field::<Layout>("layout")?.into_fleet().map_err(|error| rejected(&error))?;
    fleet.embark(&[]).map_err(|error| refused(&error, fleet.board()))?;
    Ok(Json::of(&fleet))
}

/// The lines that the dice hit, or which die is needed next.
fn aim(question: &Question) -> Answer {
    let board: Board = question.field::<Layout>("layout")?.board().clone();
    let aim = board.aim(question.field::<Side>("from")?).map_err(|error| refused(&error, &Plain))?;
    let step = thrown(aim, question.field("dice")?).ok_or_else(|| unreadable("`dice`: too many dice"))?;
    Ok(Json::of(&step))
}

/// What dice bring; `None` if there are more than needed.
#[must_use]
pub fn thrown(aim: Aim, dice: Vec<Die>) -> Option<Step> {
    dice.into_iter().try_fold(Step::More(aim), |step, die| match step {
        Step::More(aim) => Some(aim.feed(die)),
        Step::Final(_) => None,
    })
}

/// A fleet, an attack and a defence.
struct Attacked {
    fleet: Fleet,
    incoming: Incoming,
    defence: Defence,
}

impl Attacked {
    fn of(question: &Question) -> Result<Self, Problem> {
        let fleet = question.field("fleet")?;
        let incoming = if question.has("incoming") {
            question.field("incoming")?
        } else {
            Incoming::new(question.field::<AttackKind>("kind")?, question.field("lines")?)
        };
        Ok(Self { fleet, incoming, defence: question.optional("defence")? })
    }

    fn refused(&self, error: &DefenceError) -> Problem {
        refused(error, self.fleet.layout())
    }
}

fn shown(attacked: &Attacked, threat: &Threat) -> Json {
    let struck = threat.lines.iter().fold(CellSet::EMPTY, |struck, line| struck | line.met.cells());
    Json::object(&[
        ("incoming", Json::of(&attacked.incoming)),
        ("threat", Json::of(threat)),
        ("struck", Json::of(&struck)),
    ])
}

/// Resolves a defence; chooses the batteries if it names none.
///
/// # Errors
/// Why there can be no such defence.
pub fn defended(fleet: &Fleet, incoming: &Incoming, defence: Defence) -> Result<Outcome, DefenceError> {
    let paid = if defence.tokens.is_empty() { fleet.paid(incoming, defence)? } else { defence };
    fleet.defend(incoming, &paid)
}

fn defend(attacked: Attacked) -> Answer {
    let Attacked { fleet, incoming, defence } = attacked;
    let outcome = defended(&fleet, &incoming, defence).map_err(|error| refused(&error, fleet.layout()))?;
    let lines =
        outcome.lines.iter().map(|line| Json::object(&[("line", Json::of(line))]).telling(line, fleet.layout()));
    Ok(Json::object(&[("lines", Json::list(lines)), ("after", settled(outcome.impact))]))
}

fn keep(question: &Question) -> Answer {
    let mut impact: Impact = question.field("impact")?;
    let board = impact.before().board().clone();
    impact.keep(question.field::<Cell>("cell")?).map_err(|error| refused(&error, &board))?;
    Ok(settled(impact))
}

/// The fleet that is left, or the pieces that the owner chooses from.
fn settled(impact: Impact) -> Json {
    match impact.settle() {
        Ok(Aftermath { fleet, losses, .. }) => {
            Json::object(&[("fleet", Json::of(&fleet)), ("losses", Json::of(&losses))])
        }
        Err(undecided) => {
            let impact = undecided.into_impact();
            let destroyed = impact.destroyed();
            Json::object(&[
                ("impact", Json::of(&impact)),
                ("pieces", Json::of(&pieces(&impact))),
                ("destroyed", Json::of(&destroyed)),
            ])
        }
    }
}

/// The pieces of broken ships that their owners choose from.
#[must_use]
pub fn pieces(impact: &Impact) -> Vec<CellSet> {
    impact.broken().flat_map(|ship| ship.pieces().collect::<Vec<_>>()).collect()
}
