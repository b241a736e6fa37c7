"""Battles, yards, flights and whole games."""

import json
import pickle
import random
import xml.etree.ElementTree as ElementTree

import pytest

from starwright import Choice, Game, Refusal, Unreadable, deal_battle, deal_game, deal_yard
from starwright.survey import random_ship


def step(game: Game, actor: int | str) -> bool:
    """Lets a bot or chance choose; whether it made a choice."""
    by = "table" if actor == "table" else int(actor)
    choice = game.advise(by)  # type: ignore[arg-type]
    if choice is not None:
        game.choose(by, choice)  # type: ignore[arg-type]
    return choice is not None


def play_out(game: Game) -> None:
    """Plays a game to its end, everybody in turn; when nobody chooses, the sand runs out."""
    turn = 0
    while awaited := game.awaited():
        actors: list[int | str] = [*awaited.seats, *(["table"] if awaited.table else [])]
        order = [actors[(turn + place) % len(actors)] for place in range(len(actors))]
        if not any(step(game, actor) for actor in order):
            game.choose("table", next(each for each in game.choices("table") if "ran_out" in json.dumps(each.data)))
        turn += 1


def battle(seed: int = 7) -> Game:
    game = Game.begin("battle", deal_battle(3, seed, powers=True))
    game.seed(seed)
    return game


def test_a_battle_is_played_step_by_step() -> None:
    game = battle()
    assert game.play == "battle" and game.setup == deal_battle(3, 7, powers=True)
    drawn = random.Random(1)
    while seats := game.awaited().seats:
        choices = game.choices(seats[0])
        choice = drawn.choice(choices) if choices else game.advise(seats[0])
        assert choice is not None and choice.says
        game.check(seats[0], choice)
        events = game.choose(seats[0], choice)
        assert all(event.says and event.data for event in events)
    assert game.is_over and game.view()["round"] == 9
    assert len(game.log) > 100 and game.log[-1].by in (0, 1, 2)


def test_players_go_by_their_names_and_messages_are_data() -> None:
    game = battle()
    seat = game.awaited().seats[0]
    choice = game.advise(seat)
    assert choice is not None
    (placed, *_) = game.choose(seat, choice)
    names = ["Ann", "Bob", "Cleo"]
    assert placed.says == f"seat {seat} places a fleet"
    assert placed.told(names) == f"{names[seat]} places a fleet"
    assert placed.message(names) == {"id": "battle-event-placed", "key": "placed", "variables": {"seat": names[seat]}}
    assert placed.message() == placed.message([])


@pytest.mark.parametrize(
    ("play", "setup"),
    [
        ("battle", deal_battle(3, 1)),
        ("yard", deal_yard(2, "IIIC", 1)),
        ("game", deal_game(2, ["I", "IIIC"], 1)),
    ],
)
def test_every_game_is_saved_and_loaded_and_branched(play: str, setup: dict[str, object]) -> None:
    game = Game.begin(play, setup)  # type: ignore[arg-type]
    play_out(game)
    assert game.is_over and not game.choices(0) and (play != "game" or game._repr_svg_() is None)
    again = Game.load(game.play, game.save())
    assert again == game == pickle.loads(pickle.dumps(game)) and again.view() == game.view()
    half = len(game.log) // 2
    branch = game.branch(half)
    assert len(branch.log) == half and not branch.is_over
    entry = branch.undo()
    assert entry is not None and entry.choice == game.log[half - 1].choice
    assert branch == game.branch(half - 1)
    branch.choose(entry.by, entry.choice)
    assert branch == game.branch(half) != game


def test_a_flight_begins_with_any_fleets() -> None:
    fleets = [random_ship("II", number).fleet() for number in (1, 2)]
    setup = {
        "board": {"class": "II"},
        "level": "II",
        "deck": [{"level": "II", "kind": "meteor_swarm", "meteors": ["LF", "sL"]}, {"level": "II", "kind": "open_space"}],
        "under_way": False,
        "players": [{"fleet": fleet.form, "position": 9 - 3 * seat, "credits": seat} for seat, fleet in enumerate(fleets)],
    }
    game = Game.begin("flight", setup)
    game.seed(1)
    assert game.ships == tuple(fleet.layout for fleet in fleets)
    assert str(game).count("class II") == 2
    assert repr(game) == "<Game: flight, 0 choices, seat 0 to act>"
    picture = ElementTree.fromstring(game._repr_svg_() or "")
    assert [ship.get("id") for ship in picture] == ["seat-0", "seat-1"] and int(picture[1].get("x", 0)) > 500
    play_out(game)
    assert game.is_over and any(entry.by == "table" for entry in game.log)
    assert pickle.loads(pickle.dumps(game)) == game
    setup["players"] = [{}]
    with pytest.raises(Refusal):
        Game.begin("flight", setup)


def test_choices_are_accepted_in_every_form() -> None:
    game = battle()
    seat = game.awaited().seats[0]
    placed = game.advise(seat)
    assert placed is not None and placed.kind == "battle" and placed.data["propose"] == "place"
    forms = (placed, placed.data, json.dumps(placed.data), Choice.read("battle", placed.data))
    saves = set()
    for form in forms:
        table = battle()
        table.choose(seat, form)
        saves.add(table.save())
    assert len(saves) == 1
    assert pickle.loads(pickle.dumps(placed)) == placed and len({placed, forms[3]}) == 1
    assert repr(placed) == "<place the fleet>"


def test_refusals_change_nothing() -> None:
    game = battle()
    seat, before = game.awaited().seats[0], game.save()
    for ask in (game.check, game.choose):
        with pytest.raises(Refusal) as refused:
            ask((seat + 1) % 3, {"do": "end"})
        assert refused.value.data["refused"] == "not_awaited" and refused.value.rule == "BBS-R1"
    for wrong in ({"do": "endure"}, "{", "end", {"do": "end", "more": 1}, 7):
        with pytest.raises(Unreadable):
            game.choose(seat, wrong)  # type: ignore[arg-type]
    with pytest.raises(Unreadable, match="another kind of game"):
        game.choose(seat, Game.begin("yard", deal_yard(2, "I", 1)).choices(0)[0])
    for actor in (9, "nobody"):
        with pytest.raises(Unreadable):
            game.choices(actor)  # type: ignore[arg-type]
    assert game.save() == before and game.accepts_unlisted(seat)


def test_setups_and_saves_are_validated() -> None:
    setup = json.loads(json.dumps(deal_battle(3, 1)))
    setup["players"][1]["race"] = setup["players"][0]["race"]
    with pytest.raises(Refusal) as refused:
        Game.begin("battle", setup)
    assert refused.value.rule == "BBS-1" and refused.value.data["refused"] == "same_race"
    save = json.loads(battle().save())
    save["log"] = [{"by": 0, "choice": {"do": "end"}}]
    with pytest.raises(Unreadable, match="entry 0"):
        Game.load("battle", json.dumps(save))
    with pytest.raises(Unreadable):
        Game.begin("chess", setup)  # type: ignore[arg-type]
    with pytest.raises(Unreadable):
        deal_game(2, ["V"], 1)  # type: ignore[list-item]
    with pytest.raises(Refusal, match="2 to 5 play"):
        Game.begin("game", deal_game(9, ["I"], 1))


def test_a_view_holds_what_its_seat_may_know() -> None:
    game = battle()
    seat = game.awaited().seats[0]
    assert game.view(seat)["hand"] and not game.view()["hand"]
    assert [player["power"] for player in game.view(seat)["players"]] == [None] * 3 and game.view(seat)["power"]
    game = Game.begin("yard", deal_yard(2, "IIIC", 1))
    choice = next(each for each in game.choices(0) if each.data == {"do": "take_face_down"})
    events = game.choose(0, choice)
    assert repr(events[0]).startswith("<seat 0")


def test_battles_are_seen() -> None:
    game = battle()
    seat = game.awaited().seats[0]
    step(game, seat)
    assert "bow and stern" in str(game)
    for picture in (game._repr_svg_(), game.svg(viewer=seat, piece=20 * seat, theme="light")):
        assert picture and ElementTree.fromstring(picture).tag == "{http://www.w3.org/2000/svg}svg"
    assert game.ships == ()
