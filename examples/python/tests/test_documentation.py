"""What `help` shows: everything public is documented, as the stubs say, and the examples work."""

import ast
import dataclasses
import doctest
import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import starwright
from starwright import _starwright as native

README = Path(__file__).parents[1] / "README.md"
STUB = Path(starwright.__file__).with_name("_starwright.pyi")
TYPES = ("starwright.messages",)
"""Their documentation is the schema of the same name."""
MODULES = [
    name
    for _, name, _ in pkgutil.walk_packages(starwright.__path__, "starwright.")
    if not name.rsplit(".", 1)[-1].startswith("_") and name not in TYPES
]


@pytest.mark.parametrize("name", [
    "layout", "games", "batch", "state", "schemas", "glossary",
    "environments", "environments.battle", "environments.yard", "environments.flight", "environments.game",
])
def test_the_examples_of_a_module_run(name: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(f"starwright.{name}"))
    assert tried > 0 and failed == 0


def test_the_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    [example] = re.findall(r"```python\n(.*?)```", README.read_text(), re.DOTALL)
    names: dict[str, object] = {}
    exec(example, names)
    shown = capsys.readouterr().out
    assert shown.startswith("LM-LEGAL-3: ") and "BBS-R1" in shown
    assert eval("ship.premium, ship.strengths().cannons", names) == (15, 0.5)


def public(of: ModuleType | type, inside: str) -> Iterator[tuple[str, Any]]:
    """The public functions, classes, methods and properties that are defined in a module or class of this package."""
    for name, member in vars(of).items():
        if name.startswith("_") and name != "__init__":
            continue
        if isinstance(member, staticmethod | classmethod):
            member = member.__func__
        if isinstance(member, type) and getattr(member, "__module__", "").startswith("starwright"):
            if isinstance(of, ModuleType) and member.__module__ not in (of.__name__, "starwright._starwright"):
                continue
            yield f"{inside}.{name}", member
            yield from public(member, f"{inside}.{name}")
        elif isinstance(member, property) or inspect.isgetsetdescriptor(member) or inspect.ismethoddescriptor(member):
            yield f"{inside}.{name}", member
        elif inspect.isfunction(member) and (isinstance(of, type) or member.__module__ == of.__name__):
            yield f"{inside}.{name}", member


def fields(of: Any) -> tuple[str, ...]:
    if dataclasses.is_dataclass(of):
        return tuple(field.name for field in dataclasses.fields(of))
    return getattr(of, "_fields", ())


@pytest.mark.parametrize("name", MODULES)
def test_everything_public_is_documented(name: str) -> None:
    module = importlib.import_module(name)
    assert module.__doc__
    missing = []
    for path, member in public(module, name):
        of_fields = fields(vars(module).get(path.removeprefix(f"{name}.").split(".")[0]))
        if path.endswith(".__init__") or path.rsplit(".", 1)[-1] in of_fields:
            continue
        about = inspect.getdoc(member)
        missing += [] if about else [path]
        missing += [f"{path}.{field}" for field in fields(member) if f"\n    {field}: " not in (about or "")]
    assert missing == []


def documented(tree: ast.Module) -> Iterator[tuple[str, str | None]]:
    """The names of a stub with their documentation."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name, ast.get_docstring(node)
        if isinstance(node, ast.ClassDef):
            members = (member for member in node.body if isinstance(member, ast.FunctionDef))
            yield from ((f"{node.name}.{member.name}", ast.get_docstring(member)) for member in members)


def test_the_stub_says_what_help_says() -> None:
    stub = dict(documented(ast.parse(STUB.read_text())))
    for path, about in stub.items():
        member: Any = native
        for name in path.split("."):
            member = getattr(member, name)
        if about is not None:
            assert inspect.getdoc(member) == about, path
    shared = [name for name in starwright.__all__ if getattr(starwright, name) is getattr(native, name, None)]
    assert {"Choice", "Event", "Refusal", "Unreadable", "judge", "pool", "tile"} <= set(shared)
    for name in set(shared) & stub.keys():
        for path in (path for path in stub if path == name or path.startswith(f"{name}.")):
            assert stub[path], path


def test_help_names_the_parameters() -> None:
    for of in (starwright.tile, starwright.judge, starwright.Choice.read, starwright.Event.message):
        assert "args" not in inspect.signature(of).parameters
    assert str(inspect.signature(starwright.tile)) == "(number, turn=0)"
