"""Whatever is played: battles, yards, flights, whole games."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal, final

from starwright import _starwright as native
from starwright._starwright import Choice, Event
from starwright.forms import Form, Theme
from starwright.given import listing, of_kind
from starwright.layout import Layout
from starwright.picture import side_by_side

Play = Literal["battle", "yard", "flight", "game"]
Actor = int | Literal["table"]
"""The number of a seat, or the table: dice, the tile that comes up, the sand that ran out."""


@dataclass(frozen=True)
class Awaited:
    """Who may choose now; nobody, when the game is over."""

    seats: tuple[int, ...]
    table: bool

    def __bool__(self) -> bool:
        return bool(self.seats) or self.table


@dataclass(frozen=True)
class Entry:
    """One choice of a log."""

    by: Actor
    choice: Choice


def deal_battle(players: int, seed: int, *, powers: bool = False) -> Form:
    """The setup of a battle for 3 or 4, shuffled by a seed. Raises `Refusal` for any other number of players."""
    return native.deal_battle(players, seed, powers)


def deal_yard(players: int, class_name: str, seed: int) -> Form:
    """The setup of a yard for 2 to 5 with shuffled tiles. Raises `Refusal` for any other number of players, `Unreadable` for
    a class that is none."""
    return native.deal_yard(players, class_name, seed)


def deal_game(players: int, classes: Iterable[str], seed: int) -> Form:
    """The setup of a game of rounds of these classes for 2 to 5. Raises `Refusal` for any other number of players and for no
    round, `Unreadable` for a class that is none."""
    return native.deal_game(players, listing(classes, "classes"), seed)


def _entry(entry: tuple[int | None, Choice]) -> Entry:
    by, choice = entry
    return Entry("table" if by is None else by, choice)


@final
class Game:
    """A game and its log. It holds every secret: show players their view.

    >>> game = Game.begin("battle", deal_battle(3, seed=7))
    >>> game.awaited().seats
    (2,)
    >>> game.choose(2, game.advise(2))
    [<seat 2 places a fleet>]
    """

    __slots__ = ("_native",)

    def __init__(self, of: native.Table) -> None:
        self._native = of_kind(of, native.Table, "a game comes from Game.begin and Game.load")

    @staticmethod
    def begin(play: Play, setup: Form | str) -> Game:
        """A game that begins now. Raises `Refusal` if none can begin so, `Unreadable` for what is no setup."""
        return Game(native.Table.begin(play, setup))

    @staticmethod
    def load(play: Play, save: str) -> Game:
        """A saved game, played again from its setup. Raises `Unreadable`, also for a save that breaks a rule."""
        return Game(native.Table.load(play, save))

    @property
    def play(self) -> Play:
        """What is played."""
        return self._native.kind()

    @property
    def setup(self) -> Form:
        """How it began."""
        return self._native.setup()

    def seed(self, seed: int) -> None:
        """What chance and bots of this table draw from, from now on. Raises `Unreadable` for what is no seed."""
        self._native.seed(seed)

    def awaited(self) -> Awaited:
        """Who may choose now."""
        seats, table = self._native.awaited()
        return Awaited(tuple(seats), table)

    @property
    def is_over(self) -> bool:
        """Whether nobody may choose any more."""
        return not self.awaited()

    def accepts_unlisted(self, actor: Actor) -> bool:
        """Whether more may be proposed than `choices` lists. Raises `Unreadable` for an actor who is not at the table."""
        return self._native.accepts_unlisted(actor)

    def choices(self, actor: Actor) -> list[Choice]:
        """What is listed for an actor: each is accepted, none stands twice, and their order is always the same. Raises
        `Unreadable` for an actor who is not at the table."""
        return self._native.choices(actor)

    def choose(self, actor: Actor, choice: Choice | Form | str) -> list[Event]:
        """Takes a choice, one that was listed, its form or JSON; what happened.

        Raises `Refusal` with the rule that forbids it, and nothing has changed; `Unreadable` for what is no choice.
        """
        return self._native.choose(actor, choice)

    def check(self, actor: Actor, choice: Choice | Form | str) -> None:
        """Judges a choice without taking it. Raises as `choose` does."""
        self._native.check(actor, choice)

    def view(self, viewer: int | None = None) -> Form:
        """What a seat may know; without one, what everybody may. Raises `Unreadable` for a seat on which nobody sits."""
        return self._native.view(viewer)

    def advise(self, actor: Actor) -> Choice | None:
        """What a simple bot on that seat, or chance at the table, chooses now; nothing, if it wants nothing.

        The bots of yard and flight see what their seat sees; that of the battle tries its choices out in the game itself.
        Raises `Unreadable` for an actor who is not at the table.
        """
        return self._native.advise(actor)

    def undo(self) -> Entry | None:
        """Takes the last choice back."""
        entry = self._native.undo()
        return entry and _entry(entry)

    @property
    def log(self) -> tuple[Entry, ...]:
        """Every choice so far."""
        return tuple(map(_entry, self._native.log()))

    def branch(self, entries: int) -> Game:
        """The game as it stood after so many choices; it goes on by itself. Raises `Unreadable` for more than there are."""
        return Game(self._native.branch(entries))

    def save(self) -> str:
        """Setup and log as JSON."""
        return self._native.save()

    @property
    def ships(self) -> tuple[Layout, ...]:
        """What is built or flies now, by seat; nothing in a battle."""
        return tuple(map(Layout, self._native.ships()))

    def drawing(self, viewer: int | None = None) -> str:
        """What a seat sees, or everybody, drawn for a terminal. Raises `Unreadable` for a seat on which nobody sits."""
        return self._native.drawing(viewer)

    def svg(self, viewer: int | None = None, piece: int | None = None, theme: Theme | None = None) -> str | None:
        """A battle as a seat sees it, with the fire of a piece; of other games the ships by seat, side by side. Nothing, when
        there are none. Raises `Unreadable`."""
        picture = self._native.svg(viewer, piece, theme)
        if picture is not None or not self.ships:
            return picture
        overlays = {"theme": theme} if theme else {}
        return side_by_side([ship.svg(id=f"seat-{seat}", **overlays) for seat, ship in enumerate(self.ships)])

    def _repr_svg_(self) -> str | None:
        return self.svg()

    def __repr__(self) -> str:
        return self.drawing()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.play == other.play and self.save() == other.save()

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        return Game.load, (self.play, self.save())


__all__ = [
    "Actor", "Awaited", "Choice", "Entry", "Event", "Game", "Play", "deal_battle", "deal_game", "deal_yard",
]
