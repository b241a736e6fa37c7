"""Games: battles, yards, flights, and games of several rounds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal, final

from starwright import _starwright as native
from starwright._starwright import Choice, Event
from starwright.attack import Fleet
from starwright.forms import ClassName, Form, Play, Theme
from starwright.given import listing, of_kind
from starwright.layout import Layout
from starwright.picture import side_by_side
from starwright.refusal import Unreadable

Actor = int | Literal["table"]
"""A seat number, or `"table"` for chance: dice, drawn tiles, the hourglass."""


@dataclass(frozen=True)
class Awaited:
    """Who is to act: seats, the table, or both. False if nobody is, which is when the game is over.

    Attributes:
        seats: The seats that may choose now.
        table: Whether chance is to act: dice, drawn tiles, the hourglass.
    """

    seats: tuple[int, ...]
    table: bool

    def __bool__(self) -> bool:
        return bool(self.seats) or self.table


@dataclass(frozen=True)
class Entry:
    """One choice in the log, and who made it.

    Attributes:
        by: The seat, or `"table"`.
        choice: The choice.
    """

    by: Actor
    choice: Choice


def deal_battle(players: int, seed: int, *, powers: bool = False) -> Form:
    """Deal the setup of a battle from a seed. Raises `Refusal` if `players` is not 3 or 4."""
    return native.deal_battle(players, seed, powers)


def deal_yard(players: int, class_name: ClassName, seed: int) -> Form:
    """Deal the setup of a yard, with shuffled tiles, from a seed.

    Raises `Refusal` if `players` is not 2 to 5, `Unreadable` if there is no such class.
    """
    return native.deal_yard(players, class_name, seed)


def deal_game(players: int, classes: Iterable[ClassName], seed: int) -> Form:
    """Deal the setup of a game with one round per class from a seed.

    Raises `Refusal` if `players` is not 2 to 5 or `classes` is empty, `Unreadable` if there is no such class.
    """
    return native.deal_game(players, listing(classes, "classes"), seed)


def deal_flight(fleets: Iterable[Fleet], seed: int, class_name: ClassName | None = None) -> Form:
    """Deal the setup of a flight of these fleets, the first one leading, with a shuffled deck of the class.

    The class is that of the first fleet's board; only a custom board needs `class_name`. Raises `Refusal` unless 2 to 5
    fleets are on one board of that class, `Unreadable` if an argument is malformed or a custom board comes without
    `class_name`.
    """
    flying = [of_kind(fleet, Fleet, "Layout.fleet") for fleet in listing(fleets, "fleets")]
    name = class_name
    if name is None:
        name = flying[0].layout.class_name if flying else "I"
    if name is None:
        raise Unreadable("a custom board has no class of its own: name the class whose cards are flown")
    return native.deal_flight([fleet._native for fleet in flying], name, seed)


def _entry(entry: tuple[int | None, Choice]) -> Entry:
    by, choice = entry
    return Entry("table" if by is None else by, choice)


@final
class Game:
    """A game and its log. It contains all hidden information: show each player only their `view`.

    >>> game = Game.begin("battle", deal_battle(3, seed=7))
    >>> game.awaited().seats
    (2,)
    >>> game.choose(2, game.advise(2))
    [<seat 2 places a fleet>]
    """

    __slots__ = ("_native",)

    def __init__(self, of: native.Table) -> None:
        """Not for direct use: `Game.begin` and `Game.load` make games."""
        self._native = of_kind(of, native.Table, "Game.begin or Game.load")

    @staticmethod
    def begin(play: Play, setup: Form | str) -> Game:
        """Start a game from its setup. Raises `Refusal` if the setup is illegal, `Unreadable` if it is malformed."""
        return Game(native.Table.begin(play, setup))

    @staticmethod
    def load(play: Play, save: str) -> Game:
        """Load a save by replaying its log from the setup. Raises `Unreadable` if it is malformed or breaks a rule."""
        return Game(native.Table.load(play, save))

    @property
    def play(self) -> Play:
        """The kind of game."""
        return self._native.kind()

    @property
    def setup(self) -> Form:
        """The setup the game started from."""
        return self._native.setup()

    def seed(self, seed: int) -> None:
        """Seed the random generator for chance and bots. Raises `Unreadable` if the seed is invalid."""
        self._native.seed(seed)

    def awaited(self) -> Awaited:
        """Who is to act."""
        seats, table = self._native.awaited()
        return Awaited(tuple(seats), table)

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return not self.awaited()

    def accepts_unlisted(self, actor: Actor) -> bool:
        """Whether legal choices exist beyond those in `choices`.

        Raises `Unreadable` if the actor is not at the table.
        """
        return self._native.accepts_unlisted(actor)

    def choices(self, actor: Actor) -> list[Choice]:
        """The listed choices of an actor. All are legal and distinct, and their order is deterministic.

        Raises `Unreadable` if the actor is not at the table.
        """
        return self._native.choices(actor)

    def choose(self, actor: Actor, choice: Choice | Form | str) -> list[Event]:
        """Make a choice, given as a `Choice`, parsed JSON or a JSON string, and return the events.

        Raises `Refusal` with the rule if the choice is illegal, `Unreadable` if it is malformed. The game then stays
        unchanged.
        """
        return self._native.choose(actor, choice)

    def check(self, actor: Actor, choice: Choice | Form | str) -> None:
        """Check a choice without making it. Raises as `choose` does."""
        self._native.check(actor, choice)

    def view(self, viewer: int | None = None) -> Form:
        """The view of a seat, or of a spectator if None. Raises `Unreadable` if the seat is empty."""
        return self._native.view(viewer)

    def advise(self, actor: Actor) -> Choice | None:
        """The choice of a simple bot on that seat, or of chance for the table; None if it makes no choice.

        Bots see only what their seat sees. Raises `Unreadable` if the actor is not at the table.
        """
        return self._native.advise(actor)

    def undo(self) -> Entry | None:
        """Undo the last choice and return it; None if there is none."""
        entry = self._native.undo()
        return entry and _entry(entry)

    @property
    def log(self) -> tuple[Entry, ...]:
        """All choices so far, oldest first."""
        return tuple(map(_entry, self._native.log()))

    def branch(self, entries: int) -> Game:
        """An independent copy of the game after its first `entries` choices. Raises `Unreadable` if there are fewer."""
        return Game(self._native.branch(entries))

    def save(self) -> str:
        """The setup and the log as a JSON string."""
        return self._native.save()

    @property
    def ships(self) -> tuple[Layout, ...]:
        """The current ships by seat; empty in a battle."""
        return tuple(map(Layout, self._native.ships()))

    def drawing(self, viewer: int | None = None) -> str:
        """Text drawing of what a seat or, if None, a spectator sees. Raises `Unreadable` if the seat is empty."""
        return self._native.drawing(viewer)

    def svg(self, viewer: int | None = None, piece: int | None = None, theme: Theme | None = None) -> str | None:
        """The game as SVG: a battle as `viewer` sees it, with the line of fire of `piece`; in other games all ships
        side by side.

        Returns None if there are no ships. Raises `Unreadable` if an argument is invalid.
        """
        picture = self._native.svg(viewer, piece, theme)
        if picture is not None or not self.ships:
            return picture
        overlays = {"theme": theme} if theme else {}
        return side_by_side([ship.svg(id=f"seat-{seat}", **overlays) for seat, ship in enumerate(self.ships)])

    def _repr_svg_(self) -> str | None:
        return self.svg()

    def __repr__(self) -> str:
        awaited = self.awaited()
        actors = [f"seat {seat}" for seat in awaited.seats] + ["the table"] * awaited.table
        return f"<Game: {self.play}, {self._native.length()} choices, {' and '.join(actors) + ' to act' if actors else 'over'}>"

    def __str__(self) -> str:
        return self.drawing()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.play == other.play and self.save() == other.save()

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        return Game.load, (self.play, self.save())


__all__ = [
    "Actor", "Awaited", "Choice", "Entry", "Event", "Game", "Play", "deal_battle", "deal_flight", "deal_game", "deal_yard",
]
