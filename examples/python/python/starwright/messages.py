"""The types of every message, as its JSON reads. Written by tools/write_messages.py; not by hand."""

from collections.abc import Sequence
from typing import Any, Literal, TypedDict, Union

Aboard = Union["Sequence[Laid]"]
Actor = Union["Seat | Literal['table']"]
Aftermath = TypedDict("Aftermath", {"fleet": "Fleet", "losses": "Losses"})
Aim1 = TypedDict("Aim1", {"class": "Class", "from": "Side", "dice": "Sequence[Die]"})
_Aim2 = TypedDict("_Aim2", {"board": "KnownBoard", "from": "Side", "dice": "Sequence[Die]"})
_Aim2More = TypedDict("_Aim2More", {
    "spliced": "bool",
    "columns": "Sequence[Printed]",
    "rows": "Sequence[Printed]",
}, total=False)
class Aim2(_Aim2, _Aim2More): ...
Aim = Union["Aim1 | Aim2"]
AimErrorMissing = TypedDict("AimErrorMissing", {"refused": "Literal['missing']", "wanted": "Wanted", "rule": "Rule"})
AimErrorSurplus = TypedDict("AimErrorSurplus", {
    "refused": "Literal['surplus']",
    "die": "Die",
    "after": "Wanted",
    "rule": "Rule",
})
AimErrorNoNumbers = TypedDict("AimErrorNoNumbers", {"refused": "Literal['no_numbers']", "rule": "Rule"})
AimError = Union["AimErrorMissing | AimErrorSurplus | AimErrorNoNumbers"]
AlienCyan = TypedDict("AlienCyan", {"cyan": "Specialisation"})
Alien = Union["Literal['purple', 'brown'] | AlienCyan"]
Attack = TypedDict("Attack", {"kind": "AttackKind", "from": "Side"})
AttackKind = Literal["small_meteor", "large_meteor", "light_cannon_fire", "heavy_cannon_fire", "intruder"]
Awaited = TypedDict("Awaited", {"seats": "SeatSet", "table": "bool"})
BatteryPlan = TypedDict("BatteryPlan", {"powered": "CellSet", "strengths": "Strengths"})
BattleAdvice = TypedDict("BattleAdvice", {"choice": "BattleChoice", "expected": "BattleExpectation", "nodes": "int"})
_BattleAirborne = TypedDict("_BattleAirborne", {"id": "BattlePieceId", "from": "Hex", "facing": "Direction"})
_BattleAirborneMore = TypedDict("_BattleAirborneMore", {"to": "Hex | None", "damage": "int"}, total=False)
class BattleAirborne(_BattleAirborne, _BattleAirborneMore): ...
BattleBerth = TypedDict("BattleBerth", {"at": "Hex", "facing": "Direction"})
BattleBotGreedy = TypedDict("BattleBotGreedy", {"bot": "Literal['greedy']"})
BattleBotTurn = TypedDict("BattleBotTurn", {"bot": "Literal['turn']", "nodes": "int"})
BattleBotMonteCarlo = TypedDict("BattleBotMonteCarlo", {"bot": "Literal['monte_carlo']", "nodes": "int"})
BattleBot = Union["BattleBotGreedy | BattleBotTurn | BattleBotMonteCarlo"]
BattleCapitalPoints = Literal["either", "both"]
BattleCard = Union["Sequence[int]"]
BattleCards = TypedDict("BattleCards", {
    "hand": "Sequence[BattleCard]",
    "deck": "Sequence[BattleCard]",
    "played": "Sequence[BattleCard]",
})
BattleChoiceReveal = TypedDict("BattleChoiceReveal", {"do": "Literal['reveal']", "card": "BattleCard"})
BattleChoiceSquadron = TypedDict("BattleChoiceSquadron", {"do": "Literal['squadron']", "squadron": "BattleSquadron"})
BattleChoiceLand = TypedDict("BattleChoiceLand", {"do": "Literal['land']", "fighter": "BattlePieceId"})
BattleChoiceDestroy = TypedDict("BattleChoiceDestroy", {"do": "Literal['destroy']", "fighter": "BattlePieceId"})
BattleChoiceFire = TypedDict("BattleChoiceFire", {"do": "Literal['fire']", "fighter": "BattlePieceId"})
BattleChoiceTurn = TypedDict("BattleChoiceTurn", {
    "do": "Literal['turn']",
    "fighter": "BattlePieceId",
    "facing": "Direction",
})
BattleChoiceCapital = TypedDict("BattleChoiceCapital", {
    "do": "Literal['capital']",
    "ship": "BattlePieceId",
    "to": "BattlePose",
})
BattleChoiceShoot = TypedDict("BattleChoiceShoot", {"do": "Literal['shoot']", "target": "BattlePieceId"})
BattleChoiceHoldFire = TypedDict("BattleChoiceHoldFire", {"do": "Literal['hold_fire']"})
BattleChoiceEnd = TypedDict("BattleChoiceEnd", {"do": "Literal['end']"})
BattleChoicePass = TypedDict("BattleChoicePass", {"do": "Literal['pass']"})
BattleChoiceUnveil = TypedDict("BattleChoiceUnveil", {"do": "Literal['unveil']"})
BattleChoiceElite = TypedDict("BattleChoiceElite", {"do": "Literal['elite']", "fighter": "BattlePieceId"})
BattleChoiceEliteEnd = TypedDict("BattleChoiceEliteEnd", {"do": "Literal['elite_end']", "to": "Hex"})
BattleChoiceEliteFace = TypedDict("BattleChoiceEliteFace", {"do": "Literal['elite_face']", "facing": "Direction"})
BattleChoiceBlast = TypedDict("BattleChoiceBlast", {"do": "Literal['blast']", "fighter": "BattlePieceId"})
BattleChoiceAsteroid = TypedDict("BattleChoiceAsteroid", {"do": "Literal['asteroid']", "from": "Hex", "to": "Hex"})
BattleChoiceDouble = TypedDict("BattleChoiceDouble", {
    "do": "Literal['double']",
    "squadron": "BattleSquadron",
    "fighters": "BattleWing",
})
BattleChoiceDisplace = TypedDict("BattleChoiceDisplace", {
    "do": "Literal['displace']",
    "squadron": "BattleSquadron",
    "by": "Hex",
})
BattleChoiceLaser = TypedDict("BattleChoiceLaser", {"do": "Literal['laser']", "ship": "BattlePieceId"})
BattleChoiceSuperShot = TypedDict("BattleChoiceSuperShot", {"do": "Literal['super_shot']", "ship": "BattlePieceId"})
BattleChoiceShield = TypedDict("BattleChoiceShield", {"do": "Literal['shield']", "ship": "BattlePieceId"})
BattleChoiceAnswer = TypedDict("BattleChoiceAnswer", {"do": "Literal['answer']", "raise": "bool"})
BattleChoiceResurrect = TypedDict("BattleChoiceResurrect", {"do": "Literal['resurrect']", "squadron": "BattleSquadron"})
BattleChoiceResurrectFallen = TypedDict("BattleChoiceResurrectFallen", {"do": "Literal['resurrect_fallen']"})
BattleChoiceReturn = TypedDict("BattleChoiceReturn", {
    "do": "Literal['return']",
    "fighter": "BattlePieceId",
    "at": "Hex",
    "facing": "Direction",
})
BattleChoiceLeave = TypedDict("BattleChoiceLeave", {"do": "Literal['leave']", "fighter": "BattlePieceId"})
BattleChoicePlace = TypedDict("BattleChoicePlace", {
    "propose": "Literal['place']",
    "fighters": "Sequence[BattleBerth]",
    "capitals": "Sequence[BattlePose]",
})
BattleChoiceLanding = TypedDict("BattleChoiceLanding", {
    "propose": "Literal['landing']",
    "with": "BattleChoice",
    "order": "Sequence[BattlePieceId]",
})
BattleChoice = Union["BattleChoiceReveal | BattleChoiceSquadron | BattleChoiceLand | BattleChoiceDestroy | BattleChoiceFire | BattleChoiceTurn | BattleChoiceCapital | BattleChoiceShoot | BattleChoiceHoldFire | BattleChoiceEnd | BattleChoicePass | BattleChoiceUnveil | BattleChoiceElite | BattleChoiceEliteEnd | BattleChoiceEliteFace | BattleChoiceBlast | BattleChoiceAsteroid | BattleChoiceDouble | BattleChoiceDisplace | BattleChoiceLaser | BattleChoiceSuperShot | BattleChoiceShield | BattleChoiceAnswer | BattleChoiceResurrect | BattleChoiceResurrectFallen | BattleChoiceReturn | BattleChoiceLeave | BattleChoicePlace | BattleChoiceLanding"]
BattleCrash = TypedDict("BattleCrash", {"id": "BattlePieceId", "at": "Hex"})
BattleCustom = TypedDict("BattleCustom", {
    "radius": "int",
    "asteroids": "Sequence[Hex]",
    "zones": "Sequence[Sequence[Hex]]",
})
BattleDeck = Union["Sequence[BattleCard]"]
BattleEventPlaced = TypedDict("BattleEventPlaced", {"event": "Literal['placed']", "seat": "Seat"})
BattleEventRevealed = TypedDict("BattleEventRevealed", {
    "event": "Literal['revealed']",
    "seat": "Seat",
    "card": "BattleCard",
})
BattleEventFlew = TypedDict("BattleEventFlew", {
    "event": "Literal['flew']",
    "piece": "BattlePieceId",
    "from": "Hex",
    "to": "Hex",
})
BattleEventFired = TypedDict("BattleEventFired", {
    "event": "Literal['fired']",
    "by": "BattlePieceId",
    "hit": "BattlePieceId | None",
})
BattleEventTurned = TypedDict("BattleEventTurned", {
    "event": "Literal['turned']",
    "piece": "BattlePieceId",
    "facing": "Direction",
})
BattleEventSailed = TypedDict("BattleEventSailed", {
    "event": "Literal['sailed']",
    "piece": "BattlePieceId",
    "from": "BattlePose",
    "to": "BattlePose",
})
BattleEventShot = TypedDict("BattleEventShot", {
    "event": "Literal['shot']",
    "by": "BattlePieceId",
    "at": "BattlePieceId",
})
BattleEventDamaged = TypedDict("BattleEventDamaged", {"event": "Literal['damaged']", "piece": "BattlePieceId"})
BattleEventCaptured = TypedDict("BattleEventCaptured", {
    "event": "Literal['captured']",
    "piece": "BattlePieceId",
    "by": "Seat",
})
BattleEventLost = TypedDict("BattleEventLost", {"event": "Literal['lost']", "piece": "BattlePieceId"})
BattleEventProbe = TypedDict("BattleEventProbe", {"event": "Literal['probe']", "at": "Hex", "by": "Seat"})
BattleEventAbsorbed = TypedDict("BattleEventAbsorbed", {"event": "Literal['absorbed']", "piece": "BattlePieceId"})
BattleEventUnveiled = TypedDict("BattleEventUnveiled", {
    "event": "Literal['unveiled']",
    "seat": "Seat",
    "power": "BattlePower",
})
BattleEventElite = TypedDict("BattleEventElite", {"event": "Literal['elite']", "fighter": "BattlePieceId"})
BattleEventBlast = TypedDict("BattleEventBlast", {"event": "Literal['blast']", "fighter": "BattlePieceId", "at": "Hex"})
BattleEventAsteroid = TypedDict("BattleEventAsteroid", {"event": "Literal['asteroid']", "from": "Hex", "to": "Hex"})
BattleEventAsteroidLost = TypedDict("BattleEventAsteroidLost", {"event": "Literal['asteroid_lost']", "at": "Hex"})
BattleEventProbeLost = TypedDict("BattleEventProbeLost", {"event": "Literal['probe_lost']", "at": "Hex"})
BattleEventLaser = TypedDict("BattleEventLaser", {
    "event": "Literal['laser']",
    "by": "BattlePieceId",
    "at": "BattlePieceId",
})
BattleEventSuperShot = TypedDict("BattleEventSuperShot", {"event": "Literal['super_shot']", "by": "BattlePieceId"})
BattleEventShield = TypedDict("BattleEventShield", {
    "event": "Literal['shield']",
    "ship": "BattlePieceId",
    "tokens": "int",
})
BattleEventReturned = TypedDict("BattleEventReturned", {
    "event": "Literal['returned']",
    "piece": "BattlePieceId",
    "at": "Hex",
})
BattleEventDrew = TypedDict("BattleEventDrew", {"event": "Literal['drew']", "seat": "Seat"})
BattleEventEnded = TypedDict("BattleEventEnded", {"event": "Literal['ended']", "seat": "Seat"})
BattleEventOver = TypedDict("BattleEventOver", {"event": "Literal['over']"})
BattleEvent = Union["BattleEventPlaced | BattleEventRevealed | BattleEventFlew | BattleEventFired | BattleEventTurned | BattleEventSailed | BattleEventShot | BattleEventDamaged | BattleEventCaptured | BattleEventLost | BattleEventProbe | BattleEventAbsorbed | BattleEventUnveiled | BattleEventElite | BattleEventBlast | BattleEventAsteroid | BattleEventAsteroidLost | BattleEventProbeLost | BattleEventLaser | BattleEventSuperShot | BattleEventShield | BattleEventReturned | BattleEventDrew | BattleEventEnded | BattleEventOver"]
BattleExpectation = TypedDict("BattleExpectation", {
    "games": "int",
    "points": "int",
    "rivals": "int",
    "lost": "int",
    "taken": "int",
})
BattleFaultSeats = TypedDict("BattleFaultSeats", {
    "refused": "Literal['seats']",
    "list": "BattlePart",
    "given": "int",
    "players": "int",
    "rule": "BattleRule",
})
BattleFaultNobodyThere = TypedDict("BattleFaultNobodyThere", {
    "refused": "Literal['nobody_there']",
    "part": "BattlePart",
    "seat": "Seat",
    "players": "int",
    "rule": "BattleRule",
})
BattleFaultSameRace = TypedDict("BattleFaultSameRace", {
    "refused": "Literal['same_race']",
    "seat": "Seat",
    "other": "Seat",
    "race": "BattleRace",
    "rule": "BattleRule",
})
BattleFaultRound = TypedDict("BattleFaultRound", {"refused": "Literal['round']", "round": "int", "rule": "BattleRule"})
BattleFaultWrongRound = TypedDict("BattleFaultWrongRound", {
    "refused": "Literal['wrong_round']",
    "step": "BattleStep",
    "round": "int",
    "expected": "int",
    "rule": "BattleRule",
})
BattleFaultWrongEnd = TypedDict("BattleFaultWrongEnd", {
    "refused": "Literal['wrong_end']",
    "first": "Seat",
    "active": "Seat",
    "rule": "BattleRule",
})
BattleFaultForeignPower = TypedDict("BattleFaultForeignPower", {
    "refused": "Literal['foreign_power']",
    "seat": "Seat",
    "race": "BattleRace",
    "power": "BattlePower",
    "rule": "BattleRule",
})
BattleFaultSpentHidden = TypedDict("BattleFaultSpentHidden", {
    "refused": "Literal['spent_hidden']",
    "seat": "Seat",
    "power": "BattlePower",
    "rule": "BattleRule",
})
BattleFaultRevealedUnused = TypedDict("BattleFaultRevealedUnused", {
    "refused": "Literal['revealed_unused']",
    "seat": "Seat",
    "power": "BattlePower",
    "rule": "BattleRule",
})
BattleFaultNeverSpent = TypedDict("BattleFaultNeverSpent", {
    "refused": "Literal['never_spent']",
    "seat": "Seat",
    "power": "BattlePower",
    "rule": "BattleRule",
})
BattleFaultSpentUntilTurnEnds = TypedDict("BattleFaultSpentUntilTurnEnds", {
    "refused": "Literal['spent_until_turn_ends']",
    "seat": "Seat",
    "power": "BattlePower",
    "active": "Seat",
    "rule": "BattleRule",
})
BattleFaultPlayedAlready = TypedDict("BattleFaultPlayedAlready", {
    "refused": "Literal['played_already']",
    "part": "BattlePart",
    "seat": "Seat",
    "rule": "BattleRule",
})
BattleFaultOffBoard = TypedDict("BattleFaultOffBoard", {
    "refused": "Literal['off_board']",
    "what": "BattleThing",
    "hex": "Hex",
    "radius": "int",
    "rule": "BattleRule",
})
BattleFaultAsteroids = TypedDict("BattleFaultAsteroids", {
    "refused": "Literal['asteroids']",
    "given": "int",
    "most": "int",
    "rule": "BattleRule",
})
BattleFaultRammed = TypedDict("BattleFaultRammed", {
    "refused": "Literal['rammed']",
    "seat": "Seat",
    "rule": "BattleRule",
})
BattleFaultProbeOnAsteroid = TypedDict("BattleFaultProbeOnAsteroid", {
    "refused": "Literal['probe_on_asteroid']",
    "hex": "Hex",
    "rule": "BattleRule",
})
BattleFaultProbes = TypedDict("BattleFaultProbes", {
    "refused": "Literal['probes']",
    "given": "int",
    "most": "int",
    "rule": "BattleRule",
})
BattleFaultNoCentralAsteroid = TypedDict("BattleFaultNoCentralAsteroid", {
    "refused": "Literal['no_central_asteroid']",
    "hex": "Hex",
    "rule": "BattleRule",
})
BattleFaultZoneTaken = TypedDict("BattleFaultZoneTaken", {
    "refused": "Literal['zone_taken']",
    "seat": "Seat",
    "hex": "Hex",
    "rule": "BattleRule",
})
BattleFaultNobodys = TypedDict("BattleFaultNobodys", {
    "refused": "Literal['nobodys']",
    "piece": "BattlePieceId",
    "list": "BattlePart",
    "players": "int",
    "rule": "BattleRule",
})
BattleFaultTwice = TypedDict("BattleFaultTwice", {
    "refused": "Literal['twice']",
    "piece": "BattlePieceId",
    "first": "BattlePart",
    "second": "BattlePart",
    "rule": "BattleRule",
})
BattleFaultNowhere = TypedDict("BattleFaultNowhere", {
    "refused": "Literal['nowhere']",
    "piece": "BattlePieceId",
    "rule": "BattleRule",
})
BattleFaultNotPlaced = TypedDict("BattleFaultNotPlaced", {
    "refused": "Literal['not_placed']",
    "piece": "BattlePieceId",
    "list": "BattlePart",
    "rule": "BattleRule",
})
BattleFaultOwnTrophy = TypedDict("BattleFaultOwnTrophy", {
    "refused": "Literal['own_trophy']",
    "piece": "BattlePieceId",
    "rule": "BattleRule",
})
BattleFaultHexes = TypedDict("BattleFaultHexes", {
    "refused": "Literal['hexes']",
    "piece": "BattlePieceId",
    "given": "int",
    "expected": "int",
    "rule": "BattleRule",
})
BattleFaultShape = TypedDict("BattleFaultShape", {
    "refused": "Literal['shape']",
    "piece": "BattlePieceId",
    "facing": "Direction",
    "front": "Hex",
    "rear": "Hex",
    "rule": "BattleRule",
})
BattleFaultBlocked = TypedDict("BattleFaultBlocked", {
    "refused": "Literal['blocked']",
    "piece": "BattlePieceId",
    "hex": "Hex",
    "what": "BattleTaken",
    "rule": "BattleRule",
})
BattleFaultDamage = TypedDict("BattleFaultDamage", {
    "refused": "Literal['damage']",
    "piece": "BattlePieceId",
    "damage": "int",
    "most": "int",
    "rule": "BattleRule",
})
BattleFaultHarmedAlready = TypedDict("BattleFaultHarmedAlready", {
    "refused": "Literal['harmed_already']",
    "piece": "BattlePieceId",
    "rule": "BattleRule",
})
BattleFaultNoPower = TypedDict("BattleFaultNoPower", {
    "refused": "Literal['no_power']",
    "piece": "BattlePieceId",
    "mark": "BattleMark",
    "power": "BattlePower",
    "rule": "BattleRule",
})
BattleFaultWrongKind = TypedDict("BattleFaultWrongKind", {
    "refused": "Literal['wrong_kind']",
    "piece": "BattlePieceId",
    "mark": "BattleMark",
    "rule": "BattleRule",
})
BattleFaultSecondMark = TypedDict("BattleFaultSecondMark", {
    "refused": "Literal['second_mark']",
    "piece": "BattlePieceId",
    "mark": "BattleMark",
    "other": "BattlePieceId",
    "rule": "BattleRule",
})
BattleFaultTokens = TypedDict("BattleFaultTokens", {
    "refused": "Literal['tokens']",
    "piece": "BattlePieceId",
    "tokens": "int",
    "most": "int",
    "rule": "BattleRule",
})
BattleFaultPlayed = TypedDict("BattleFaultPlayed", {
    "refused": "Literal['played']",
    "seat": "Seat",
    "given": "int",
    "expected": "int",
    "rule": "BattleRule",
})
BattleFaultLeft = TypedDict("BattleFaultLeft", {
    "refused": "Literal['left']",
    "seat": "Seat",
    "given": "int",
    "expected": "int",
    "rule": "BattleRule",
})
BattleFaultHand = TypedDict("BattleFaultHand", {
    "refused": "Literal['hand']",
    "seat": "Seat",
    "given": "int",
    "expected": "int",
    "rule": "BattleRule",
})
BattleFaultMissing = TypedDict("BattleFaultMissing", {
    "refused": "Literal['missing']",
    "seat": "Seat",
    "step": "BattleStep",
    "rule": "BattleRule",
})
BattleFaultEarly = TypedDict("BattleFaultEarly", {
    "refused": "Literal['early']",
    "card": "BattleCard",
    "step": "BattleStep",
    "rule": "BattleRule",
})
BattleFaultNotLast = TypedDict("BattleFaultNotLast", {
    "refused": "Literal['not_last']",
    "seat": "Seat",
    "card": "BattleCard",
    "last": "BattleCard",
    "rule": "BattleRule",
})
BattleFaultIdle = TypedDict("BattleFaultIdle", {
    "refused": "Literal['idle']",
    "step": "BattleStep",
    "rule": "BattleRule",
})
BattleFaultNobodyAloft = TypedDict("BattleFaultNobodyAloft", {
    "refused": "Literal['nobody_aloft']",
    "step": "BattleStep",
    "rule": "BattleRule",
})
BattleFaultNotOwn = TypedDict("BattleFaultNotOwn", {
    "refused": "Literal['not_own']",
    "list": "BattlePart",
    "piece": "BattlePieceId",
    "rule": "BattleRule",
})
BattleFaultStranger = TypedDict("BattleFaultStranger", {
    "refused": "Literal['stranger']",
    "list": "BattlePart",
    "piece": "BattlePieceId",
    "squadron": "BattleSquadron",
    "rule": "BattleRule",
})
BattleFaultGone = TypedDict("BattleFaultGone", {
    "refused": "Literal['gone']",
    "list": "BattlePart",
    "piece": "BattlePieceId",
    "rule": "BattleRule",
})
BattleFaultNotDue = TypedDict("BattleFaultNotDue", {
    "refused": "Literal['not_due']",
    "list": "BattlePart",
    "piece": "BattlePieceId",
    "step": "BattleStep",
    "rule": "BattleRule",
})
BattleFaultNotListed = TypedDict("BattleFaultNotListed", {
    "refused": "Literal['not_listed']",
    "list": "BattlePart",
    "piece": "BattlePieceId",
    "rule": "BattleRule",
})
BattleFaultUnsorted = TypedDict("BattleFaultUnsorted", {
    "refused": "Literal['unsorted']",
    "piece": "BattlePieceId",
    "rule": "BattleRule",
})
BattleFaultOrdered = TypedDict("BattleFaultOrdered", {
    "refused": "Literal['ordered']",
    "step": "BattleStep",
    "rule": "BattleRule",
})
BattleFaultFrom = TypedDict("BattleFaultFrom", {
    "refused": "Literal['from']",
    "piece": "BattlePieceId",
    "from": "Hex",
    "what": "BattleTaken",
    "rule": "BattleRule",
})
BattleFaultTo = TypedDict("BattleFaultTo", {
    "refused": "Literal['to']",
    "piece": "BattlePieceId",
    "to": "Hex",
    "expected": "Hex",
    "rule": "BattleRule",
})
BattleFaultGrounded = TypedDict("BattleFaultGrounded", {
    "refused": "Literal['grounded']",
    "piece": "BattlePieceId",
    "rule": "BattleRule",
})
BattleFaultEliteTurns = TypedDict("BattleFaultEliteTurns", {
    "refused": "Literal['elite_turns']",
    "piece": "BattlePieceId",
    "rule": "BattleRule",
})
BattleFaultCrashRevealed = TypedDict("BattleFaultCrashRevealed", {
    "refused": "Literal['crash_revealed']",
    "piece": "BattlePieceId",
    "rule": "BattleRule",
})
BattleFaultCrashPresent = TypedDict("BattleFaultCrashPresent", {
    "refused": "Literal['crash_present']",
    "piece": "BattlePieceId",
    "rule": "BattleRule",
})
BattleFaultCrashOff = TypedDict("BattleFaultCrashOff", {
    "refused": "Literal['crash_off']",
    "piece": "BattlePieceId",
    "at": "Hex",
    "rule": "BattleRule",
})
BattleFaultCrashAfterShot = TypedDict("BattleFaultCrashAfterShot", {
    "refused": "Literal['crash_after_shot']",
    "piece": "BattlePieceId",
    "fired": "BattlePieceId",
    "rule": "BattleRule",
})
BattleFaultNotFirst = TypedDict("BattleFaultNotFirst", {
    "refused": "Literal['not_first']",
    "ship": "BattlePieceId",
    "rule": "BattleRule",
})
BattleFaultNoQuestion = TypedDict("BattleFaultNoQuestion", {
    "refused": "Literal['no_question']",
    "ship": "BattlePieceId",
    "why": "BattleNoQuestion",
    "rule": "BattleRule",
})
BattleFaultHitDamage = TypedDict("BattleFaultHitDamage", {
    "refused": "Literal['hit_damage']",
    "ship": "BattlePieceId",
    "damage": "int",
    "rule": "BattleRule",
})
BattleFaultNoSuperShot = TypedDict("BattleFaultNoSuperShot", {
    "refused": "Literal['no_super_shot']",
    "active": "Seat",
    "rule": "BattleRule",
})
BattleFaultNobodyFired = TypedDict("BattleFaultNobodyFired", {
    "refused": "Literal['nobody_fired']",
    "ship": "BattlePieceId",
    "active": "Seat",
    "rule": "BattleRule",
})
BattleFaultFallenUnused = TypedDict("BattleFaultFallenUnused", {
    "refused": "Literal['fallen_unused']",
    "piece": "BattlePieceId",
    "rule": "BattleRule",
})
BattleFaultNotFallen = TypedDict("BattleFaultNotFallen", {
    "refused": "Literal['not_fallen']",
    "piece": "BattlePieceId",
    "rule": "BattleRule",
})
BattleFaultFallenBefore = TypedDict("BattleFaultFallenBefore", {
    "refused": "Literal['fallen_before']",
    "piece": "BattlePieceId",
    "rule": "BattleRule",
})
BattleFaultNothingToDecide = TypedDict("BattleFaultNothingToDecide", {
    "refused": "Literal['nothing_to_decide']",
    "step": "BattleStep",
    "next": "BattleStep",
    "rule": "BattleRule",
})
BattleFaultUnable = TypedDict("BattleFaultUnable", {
    "refused": "Literal['unable']",
    "step": "BattleStep",
    "piece": "BattlePieceId",
    "why": "BattleUnable",
    "rule": "BattleRule",
})
BattleFault = Union["BattleFaultSeats | BattleFaultNobodyThere | BattleFaultSameRace | BattleFaultRound | BattleFaultWrongRound | BattleFaultWrongEnd | BattleFaultForeignPower | BattleFaultSpentHidden | BattleFaultRevealedUnused | BattleFaultNeverSpent | BattleFaultSpentUntilTurnEnds | BattleFaultPlayedAlready | BattleFaultOffBoard | BattleFaultAsteroids | BattleFaultRammed | BattleFaultProbeOnAsteroid | BattleFaultProbes | BattleFaultNoCentralAsteroid | BattleFaultZoneTaken | BattleFaultNobodys | BattleFaultTwice | BattleFaultNowhere | BattleFaultNotPlaced | BattleFaultOwnTrophy | BattleFaultHexes | BattleFaultShape | BattleFaultBlocked | BattleFaultDamage | BattleFaultHarmedAlready | BattleFaultNoPower | BattleFaultWrongKind | BattleFaultSecondMark | BattleFaultTokens | BattleFaultPlayed | BattleFaultLeft | BattleFaultHand | BattleFaultMissing | BattleFaultEarly | BattleFaultNotLast | BattleFaultIdle | BattleFaultNobodyAloft | BattleFaultNotOwn | BattleFaultStranger | BattleFaultGone | BattleFaultNotDue | BattleFaultNotListed | BattleFaultUnsorted | BattleFaultOrdered | BattleFaultFrom | BattleFaultTo | BattleFaultGrounded | BattleFaultEliteTurns | BattleFaultCrashRevealed | BattleFaultCrashPresent | BattleFaultCrashOff | BattleFaultCrashAfterShot | BattleFaultNotFirst | BattleFaultNoQuestion | BattleFaultHitDamage | BattleFaultNoSuperShot | BattleFaultNobodyFired | BattleFaultFallenUnused | BattleFaultNotFallen | BattleFaultFallenBefore | BattleFaultNothingToDecide | BattleFaultUnable | BattlePlacementError"]
BattleFieldRefusalNotOnBoard = TypedDict("BattleFieldRefusalNotOnBoard", {
    "refused": "Literal['not_on_board']",
    "piece": "BattlePieceId",
    "rule": "BattleRule",
})
BattleFieldRefusalOutOfReach = TypedDict("BattleFieldRefusalOutOfReach", {
    "refused": "Literal['out_of_reach']",
    "ship": "BattlePieceId",
    "to": "BattlePose",
    "points": "int",
    "rule": "BattleRule",
})
BattleFieldRefusalEndsOffBoard = TypedDict("BattleFieldRefusalEndsOffBoard", {
    "refused": "Literal['ends_off_board']",
    "ship": "BattlePieceId",
    "hex": "Hex",
    "rule": "BattleRule",
})
BattleFieldRefusalEndsOnAsteroid = TypedDict("BattleFieldRefusalEndsOnAsteroid", {
    "refused": "Literal['ends_on_asteroid']",
    "ship": "BattlePieceId",
    "hex": "Hex",
    "rule": "BattleRule",
})
BattleFieldRefusalEndsOnShip = TypedDict("BattleFieldRefusalEndsOnShip", {
    "refused": "Literal['ends_on_ship']",
    "ship": "BattlePieceId",
    "hex": "Hex",
    "other": "BattlePieceId",
    "rule": "BattleRule",
})
BattleFieldRefusalSuicide = TypedDict("BattleFieldRefusalSuicide", {
    "refused": "Literal['suicide']",
    "ship": "BattlePieceId",
    "rammed": "int",
    "rule": "BattleRule",
})
BattleFieldRefusalFriendlyTarget = TypedDict("BattleFieldRefusalFriendlyTarget", {
    "refused": "Literal['friendly_target']",
    "target": "BattlePieceId",
    "rule": "BattleRule",
})
BattleFieldRefusalOutOfRange = TypedDict("BattleFieldRefusalOutOfRange", {
    "refused": "Literal['out_of_range']",
    "ship": "BattlePieceId",
    "target": "BattlePieceId",
    "rule": "BattleRule",
})
BattleFieldRefusal = Union["BattleFieldRefusalNotOnBoard | BattleFieldRefusalOutOfReach | BattleFieldRefusalEndsOffBoard | BattleFieldRefusalEndsOnAsteroid | BattleFieldRefusalEndsOnShip | BattleFieldRefusalSuicide | BattleFieldRefusalFriendlyTarget | BattleFieldRefusalOutOfRange"]
_BattleHolding = TypedDict("_BattleHolding", {"power": "BattlePower"})
_BattleHoldingMore = TypedDict("_BattleHoldingMore", {"revealed": "bool", "spent": "bool"}, total=False)
class BattleHolding(_BattleHolding, _BattleHoldingMore): ...
BattleLanding = TypedDict("BattleLanding", {"with": "BattleChoice", "order": "Sequence[BattlePieceId]"})
BattleLayout = Union["Literal['three_players', 'four_players'] | BattleCustom"]
BattleLayoutErrorRadius = TypedDict("BattleLayoutErrorRadius", {
    "refused": "Literal['radius']",
    "given": "int",
    "rule": "BattleRule",
})
BattleLayoutErrorPlayers = TypedDict("BattleLayoutErrorPlayers", {
    "refused": "Literal['players']",
    "zones": "int",
    "rule": "BattleRule",
})
BattleLayoutErrorNoCentre = TypedDict("BattleLayoutErrorNoCentre", {
    "refused": "Literal['no_centre']",
    "rule": "BattleRule",
})
BattleLayoutErrorOffBoard = TypedDict("BattleLayoutErrorOffBoard", {
    "refused": "Literal['off_board']",
    "hex": "Hex",
    "radius": "int",
    "rule": "BattleRule",
})
BattleLayoutErrorTwice = TypedDict("BattleLayoutErrorTwice", {
    "refused": "Literal['twice']",
    "hex": "Hex",
    "rule": "BattleRule",
})
BattleLayoutError = Union["BattleLayoutErrorRadius | BattleLayoutErrorPlayers | BattleLayoutErrorNoCentre | BattleLayoutErrorOffBoard | BattleLayoutErrorTwice"]
BattleMark = Literal["elite", "shield", "shot"]
BattleNoQuestion = Literal["fighter", "gone", "own_turn", "shot_before", "nothing_hidden"]
BattleNoSuchNoSuchPiece = TypedDict("BattleNoSuchNoSuchPiece", {
    "refused": "Literal['no_such_piece']",
    "number": "int",
    "rule": "BattleRule",
})
BattleNoSuchNoSuchSquadron = TypedDict("BattleNoSuchNoSuchSquadron", {
    "refused": "Literal['no_such_squadron']",
    "seat": "int",
    "index": "int",
    "rule": "BattleRule",
})
BattleNoSuchNotAdjacent = TypedDict("BattleNoSuchNotAdjacent", {
    "refused": "Literal['not_adjacent']",
    "front": "Hex",
    "rear": "Hex",
    "rule": "BattleRule",
})
BattleNoSuchNotOfTheWing = TypedDict("BattleNoSuchNotOfTheWing", {
    "refused": "Literal['not_of_the_wing']",
    "place": "int",
    "rule": "BattleRule",
})
BattleNoSuchDistance = TypedDict("BattleNoSuchDistance", {
    "refused": "Literal['distance']",
    "given": "int",
    "rule": "BattleRule",
})
BattleNoSuchTurn = TypedDict("BattleNoSuchTurn", {"refused": "Literal['turn']", "given": "int", "rule": "BattleRule"})
BattleNoSuchPoints = TypedDict("BattleNoSuchPoints", {
    "refused": "Literal['points']",
    "given": "int",
    "rule": "BattleRule",
})
BattleNoSuch = Union["BattleNoSuchNoSuchPiece | BattleNoSuchNoSuchSquadron | BattleNoSuchNotAdjacent | BattleNoSuchNotOfTheWing | BattleNoSuchDistance | BattleNoSuchTurn | BattleNoSuchPoints"]
BattlePart = Literal["races", "powers", "pieces", "trophies", "lost", "probes_held", "asteroids_rammed", "cards",
    "first", "active", "airborne", "ready", "turning", "elite", "crashed", "hits"]
BattlePieceId = int
BattlePieces = Union["Sequence[BattlePieceId]"]
BattlePlacement = TypedDict("BattlePlacement", {
    "fighters": "Sequence[BattleBerth]",
    "capitals": "Sequence[BattlePose]",
})
BattlePlacementErrorOutsideZone = TypedDict("BattlePlacementErrorOutsideZone", {
    "refused": "Literal['outside_zone']",
    "piece": "BattlePieceId",
    "hex": "Hex",
    "rule": "BattleRule",
})
BattlePlacementErrorSharedHex = TypedDict("BattlePlacementErrorSharedHex", {
    "refused": "Literal['shared_hex']",
    "piece": "BattlePieceId",
    "hex": "Hex",
    "rule": "BattleRule",
})
BattlePlacementErrorScattered = TypedDict("BattlePlacementErrorScattered", {
    "refused": "Literal['scattered']",
    "squadron": "BattleSquadron",
    "rule": "BattleRule",
})
BattlePlacementErrorUnplaced = TypedDict("BattlePlacementErrorUnplaced", {
    "refused": "Literal['unplaced']",
    "piece": "BattlePieceId",
    "rule": "BattleRule",
})
BattlePlacementErrorForeign = TypedDict("BattlePlacementErrorForeign", {
    "refused": "Literal['foreign']",
    "piece": "BattlePieceId",
    "seat": "Seat",
    "rule": "BattleRule",
})
BattlePlacementError = Union["BattlePlacementErrorOutsideZone | BattlePlacementErrorSharedHex | BattlePlacementErrorScattered | BattlePlacementErrorUnplaced | BattlePlacementErrorForeign"]
_BattlePlayer = TypedDict("_BattlePlayer", {"race": "BattleRace", "deck": "BattleDeck"})
_BattlePlayerMore = TypedDict("_BattlePlayerMore", {"power": "BattlePower | None"}, total=False)
class BattlePlayer(_BattlePlayer, _BattlePlayerMore): ...
_BattlePlayerView = TypedDict("_BattlePlayerView", {
    "race": "BattleRace",
    "trophies": "BattlePieces",
    "probes": "int",
    "played": "Sequence[BattleCard]",
    "hand": "int",
    "deck": "int",
    "score": "int",
})
_BattlePlayerViewMore = TypedDict("_BattlePlayerViewMore", {
    "power": "BattleHolding | None",
    "hides_power": "bool",
    "asteroids": "int",
}, total=False)
class BattlePlayerView(_BattlePlayerView, _BattlePlayerViewMore): ...
BattlePose = Union["Sequence[Hex]"]
_BattlePosition = TypedDict("_BattlePosition", {
    "v": "Literal[1]",
    "layout": "BattleLayout",
    "races": "Sequence[BattleRace]",
    "powers": "Sequence[BattleHolding | None]",
    "asteroids": "HexSet",
    "centre": "Hex",
    "central_asteroid": "bool",
    "probes": "HexSet",
    "pieces": "Sequence[BattleStanding]",
    "trophies": "Sequence[BattlePieces]",
    "lost": "BattlePieces",
    "probes_held": "Sequence[int]",
    "cards": "Sequence[BattleCards]",
    "first": "Seat",
    "active": "Seat",
    "round": "int",
    "step": "BattleStep",
})
_BattlePositionMore = TypedDict("_BattlePositionMore", {
    "rulings": "BattleRulings",
    "asteroids_rammed": "Sequence[int]",
    "card": "BattleCard | None",
    "under_way": "BattleSortie",
    "hits": "Sequence[BattleWaiting]",
    "fallen": "BattlePieces",
}, total=False)
class BattlePosition(_BattlePosition, _BattlePositionMore): ...
BattlePower = Literal["E1", "E2", "E3", "V1", "V2", "V3", "K1", "K2", "K3", "D1", "D2", "D3"]
BattleRace = Literal["earthers", "vonyan", "valkyries", "dreckach"]
BattleRecordLogItem = TypedDict("BattleRecordLogItem", {"by": "Actor", "choice": "BattleChoice"})
BattleRecord = TypedDict("BattleRecord", {
    "v": "Literal[1]",
    "setup": "BattleSetup",
    "log": "Sequence[BattleRecordLogItem]",
})
BattleRefusalOutOfOrder = TypedDict("BattleRefusalOutOfOrder", {
    "refused": "Literal['out_of_order']",
    "expected": "BattleStep",
    "rule": "BattleRule",
})
BattleRefusalOver = TypedDict("BattleRefusalOver", {"refused": "Literal['over']", "rule": "BattleRule"})
BattleRefusalNotAwaited = TypedDict("BattleRefusalNotAwaited", {
    "refused": "Literal['not_awaited']",
    "actor": "Actor",
    "decider": "Seat",
    "expected": "BattleStep",
    "rule": "BattleRule",
})
BattleRefusalNotInHand = TypedDict("BattleRefusalNotInHand", {
    "refused": "Literal['not_in_hand']",
    "seat": "Seat",
    "card": "BattleCard",
    "rule": "BattleRule",
})
BattleRefusalNoChoice = TypedDict("BattleRefusalNoChoice", {
    "refused": "Literal['no_choice']",
    "seat": "Seat",
    "card": "BattleCard",
    "rule": "BattleRule",
})
BattleRefusalNotOwn = TypedDict("BattleRefusalNotOwn", {
    "refused": "Literal['not_own']",
    "seat": "Seat",
    "piece": "BattlePieceId",
    "rule": "BattleRule",
})
BattleRefusalEmptySquadron = TypedDict("BattleRefusalEmptySquadron", {
    "refused": "Literal['empty_squadron']",
    "squadron": "BattleSquadron",
    "rule": "BattleRule",
})
BattleRefusalLandingOrder = TypedDict("BattleRefusalLandingOrder", {
    "refused": "Literal['landing_order']",
    "squadron": "BattleSquadron",
    "rule": "BattleRule",
})
BattleRefusalNoLanding = TypedDict("BattleRefusalNoLanding", {"refused": "Literal['no_landing']", "rule": "BattleRule"})
BattleRefusalNotLanding = TypedDict("BattleRefusalNotLanding", {
    "refused": "Literal['not_landing']",
    "fighter": "BattlePieceId",
    "rule": "BattleRule",
})
BattleRefusalNotColliding = TypedDict("BattleRefusalNotColliding", {
    "refused": "Literal['not_colliding']",
    "fighter": "BattlePieceId",
    "mover": "BattlePieceId",
    "other": "BattlePieceId",
    "rule": "BattleRule",
})
BattleRefusalNotFiring = TypedDict("BattleRefusalNotFiring", {
    "refused": "Literal['not_firing']",
    "fighter": "BattlePieceId",
    "rule": "BattleRule",
})
BattleRefusalNotTurning = TypedDict("BattleRefusalNotTurning", {
    "refused": "Literal['not_turning']",
    "fighter": "BattlePieceId",
    "expected": "BattlePieceId",
    "rule": "BattleRule",
})
BattleRefusalTurnsTooFar = TypedDict("BattleRefusalTurnsTooFar", {
    "refused": "Literal['turns_too_far']",
    "fighter": "BattlePieceId",
    "sides": "int",
    "most": "int",
    "rule": "BattleRule",
})
BattleRefusalNobodyTurns = TypedDict("BattleRefusalNobodyTurns", {
    "refused": "Literal['nobody_turns']",
    "fighter": "BattlePieceId",
    "rule": "BattleRule",
})
BattleRefusalNotCapital = TypedDict("BattleRefusalNotCapital", {
    "refused": "Literal['not_capital']",
    "piece": "BattlePieceId",
    "rule": "BattleRule",
})
BattleRefusalNoPower = TypedDict("BattleRefusalNoPower", {
    "refused": "Literal['no_power']",
    "seat": "Seat",
    "rule": "BattleRule",
})
BattleRefusalNotHeld = TypedDict("BattleRefusalNotHeld", {
    "refused": "Literal['not_held']",
    "seat": "Seat",
    "power": "BattlePower",
    "rule": "BattleRule",
})
BattleRefusalSpent = TypedDict("BattleRefusalSpent", {
    "refused": "Literal['spent']",
    "power": "BattlePower",
    "rule": "BattleRule",
})
BattleRefusalInMovement = TypedDict("BattleRefusalInMovement", {
    "refused": "Literal['in_movement']",
    "power": "BattlePower",
    "rule": "BattleRule",
})
BattleRefusalNothingToReveal = TypedDict("BattleRefusalNothingToReveal", {
    "refused": "Literal['nothing_to_reveal']",
    "seat": "Seat",
    "rule": "BattleRule",
})
BattleRefusalTooLate = TypedDict("BattleRefusalTooLate", {
    "refused": "Literal['too_late']",
    "power": "BattlePower",
    "rule": "BattleRule",
})
BattleRefusalNoElite = TypedDict("BattleRefusalNoElite", {
    "refused": "Literal['no_elite']",
    "fighter": "BattlePieceId",
    "rule": "BattleRule",
})
BattleRefusalEliteStays = TypedDict("BattleRefusalEliteStays", {
    "refused": "Literal['elite_stays']",
    "to": "Hex",
    "rule": "BattleRule",
})
BattleRefusalEliteOutOfReach = TypedDict("BattleRefusalEliteOutOfReach", {
    "refused": "Literal['elite_out_of_reach']",
    "elite": "BattlePieceId",
    "to": "Hex",
    "rule": "BattleRule",
})
BattleRefusalEliteEndsOn = TypedDict("BattleRefusalEliteEndsOn", {
    "refused": "Literal['elite_ends_on']",
    "elite": "BattlePieceId",
    "to": "Hex",
    "rule": "BattleRule",
})
BattleRefusalNoBlast = TypedDict("BattleRefusalNoBlast", {
    "refused": "Literal['no_blast']",
    "fighter": "BattlePieceId",
    "rule": "BattleRule",
})
BattleRefusalNoAsteroidMove = TypedDict("BattleRefusalNoAsteroidMove", {
    "refused": "Literal['no_asteroid_move']",
    "from": "Hex",
    "to": "Hex",
    "rule": "BattleRule",
})
BattleRefusalAsteroidsLate = TypedDict("BattleRefusalAsteroidsLate", {
    "refused": "Literal['asteroids_late']",
    "rule": "BattleRule",
})
BattleRefusalNoDouble = TypedDict("BattleRefusalNoDouble", {
    "refused": "Literal['no_double']",
    "squadron": "BattleSquadron",
    "rule": "BattleRule",
})
BattleRefusalFirstRound = TypedDict("BattleRefusalFirstRound", {
    "refused": "Literal['first_round']",
    "rule": "BattleRule",
})
BattleRefusalNoDisplacement = TypedDict("BattleRefusalNoDisplacement", {
    "refused": "Literal['no_displacement']",
    "by": "Hex",
    "rule": "BattleRule",
})
BattleRefusalNotActivated = TypedDict("BattleRefusalNotActivated", {
    "refused": "Literal['not_activated']",
    "ship": "BattlePieceId",
    "rule": "BattleRule",
})
BattleRefusalNothingAhead = TypedDict("BattleRefusalNothingAhead", {
    "refused": "Literal['nothing_ahead']",
    "ship": "BattlePieceId",
    "rule": "BattleRule",
})
BattleRefusalNoShield = TypedDict("BattleRefusalNoShield", {
    "refused": "Literal['no_shield']",
    "ship": "BattlePieceId",
    "rule": "BattleRule",
})
BattleRefusalNoQuestion = TypedDict("BattleRefusalNoQuestion", {
    "refused": "Literal['no_question']",
    "rule": "BattleRule",
})
BattleRefusalTooEarly = TypedDict("BattleRefusalTooEarly", {"refused": "Literal['too_early']", "rule": "BattleRule"})
BattleRefusalNobodyReturns = TypedDict("BattleRefusalNobodyReturns", {
    "refused": "Literal['nobody_returns']",
    "squadron": "BattleSquadron",
    "rule": "BattleRule",
})
BattleRefusalNobodyFallen = TypedDict("BattleRefusalNobodyFallen", {
    "refused": "Literal['nobody_fallen']",
    "rule": "BattleRule",
})
BattleRefusalNoRoom = TypedDict("BattleRefusalNoRoom", {
    "refused": "Literal['no_room']",
    "seat": "Seat",
    "rule": "BattleRule",
})
BattleRefusalNotReturning = TypedDict("BattleRefusalNotReturning", {
    "refused": "Literal['not_returning']",
    "fighter": "BattlePieceId",
    "rule": "BattleRule",
})
BattleRefusalNoBerth = TypedDict("BattleRefusalNoBerth", {
    "refused": "Literal['no_berth']",
    "fighter": "BattlePieceId",
    "at": "Hex",
    "rule": "BattleRule",
})
BattleRefusal = Union["BattleRefusalOutOfOrder | BattleRefusalOver | BattleRefusalNotAwaited | BattleRefusalNotInHand | BattleRefusalNoChoice | BattleRefusalNotOwn | BattleRefusalEmptySquadron | BattleRefusalLandingOrder | BattleRefusalNoLanding | BattleRefusalNotLanding | BattleRefusalNotColliding | BattleRefusalNotFiring | BattleRefusalNotTurning | BattleRefusalTurnsTooFar | BattleRefusalNobodyTurns | BattleRefusalNotCapital | BattleRefusalNoPower | BattleRefusalNotHeld | BattleRefusalSpent | BattleRefusalInMovement | BattleRefusalNothingToReveal | BattleRefusalTooLate | BattleRefusalNoElite | BattleRefusalEliteStays | BattleRefusalEliteOutOfReach | BattleRefusalEliteEndsOn | BattleRefusalNoBlast | BattleRefusalNoAsteroidMove | BattleRefusalAsteroidsLate | BattleRefusalNoDouble | BattleRefusalFirstRound | BattleRefusalNoDisplacement | BattleRefusalNotActivated | BattleRefusalNothingAhead | BattleRefusalNoShield | BattleRefusalNoQuestion | BattleRefusalTooEarly | BattleRefusalNobodyReturns | BattleRefusalNobodyFallen | BattleRefusalNoRoom | BattleRefusalNotReturning | BattleRefusalNoBerth | BattleFieldRefusal | BattlePlacementError"]
BattleReturning = Literal["own_squadron", "fallen", "last_turn"]
BattleRule = Literal["BBS-1", "BBS-2", "BBS-3", "BBS-4", "BBS-5", "BBS-6", "BBS-7", "BBS-8", "BBS-9", "BBS-10",
    "BBS-11", "BBS-12", "BBS-13", "BBS-14", "BBS-15", "BBS-16", "BBS-17", "BBS-18", "BBS-19", "BBS-20", "BBS-21",
    "BBS-22", "BBS-23", "BBS-24", "BBS-25", "BBS-26", "BBS-27", "BBS-28", "BBS-29", "BBS-30", "BBS-31", "BBS-32",
    "BBS-33", "BBS-34", "BBS-35", "BBS-36", "BBS-37", "BBS-38", "BBS-39", "BBS-40", "BBS-41", "BBS-42", "BBS-43",
    "BBS-44", "BBS-45", "BBS-46", "BBS-47", "BBS-48", "BBS-49", "BBS-50", "BBS-51", "BBS-52", "BBS-53", "BBS-54",
    "BBS-55", "BBS-56", "BBS-57", "BBS-58", "BBS-59", "BBS-60", "BBS-61", "BBS-62", "BBS-E1.1", "BBS-E1.2", "BBS-E1.3",
    "BBS-E1.4", "BBS-E1.5", "BBS-E1.6", "BBS-E1.7", "BBS-E2.1", "BBS-E2.2", "BBS-E3.1", "BBS-E3.2", "BBS-E3.3",
    "BBS-E3.4", "BBS-E3.5", "BBS-V1.1", "BBS-V1.2", "BBS-V1.3", "BBS-V1.4", "BBS-V1.5", "BBS-V1.6", "BBS-V1.7",
    "BBS-V1.8", "BBS-V2.1", "BBS-V2.2", "BBS-V3.1", "BBS-V3.2", "BBS-V3.3", "BBS-K1.1", "BBS-K2.1", "BBS-K3.1",
    "BBS-D1.1", "BBS-D1.2", "BBS-D1.3", "BBS-D1.4", "BBS-D1.5", "BBS-D2.1", "BBS-D2.2", "BBS-D3.1", "BBS-D3.2",
    "BBS-R1", "BBS-R2", "BBS-R3", "BBS-R4", "BBS-R5", "BBS-R6", "BBS-R7", "BBS-R8", "BBS-R9", "BBS-R10", "BBS-R11",
    "BBS-R12", "BBS-R13", "BBS-R14", "BBS-R15", "BBS-R16", "BBS-R17", "BBS-R18", "BBS-R19", "BBS-R20", "BBS-R21",
    "BBS-R22", "BBS-R23", "BBS-R24", "BBS-R25", "BBS-R26", "BBS-R27", "BBS-R28", "BBS-R29", "BBS-R30", "BBS-R31",
    "BBS-R32", "BBS-R33", "BBS-R34", "BBS-R35", "BBS-R36"]
_BattleRulings = TypedDict("_BattleRulings", {})
_BattleRulingsMore = TypedDict("_BattleRulingsMore", {
    "straight_displacement": "bool",
    "rammed_asteroid_points": "int",
    "returning": "BattleReturning",
    "capital_points": "BattleCapitalPoints",
    "late_asteroids": "bool",
    "far_super_shot": "bool",
    "blocked_super_shot": "bool",
}, total=False)
class BattleRulings(_BattleRulings, _BattleRulingsMore): ...
_BattleSetup = TypedDict("_BattleSetup", {
    "layout": "BattleLayout",
    "players": "Sequence[BattlePlayer]",
    "first": "Seat",
})
_BattleSetupMore = TypedDict("_BattleSetupMore", {"rulings": "BattleRulings"}, total=False)
class BattleSetup(_BattleSetup, _BattleSetupMore): ...
BattleSetupErrorPlayers = TypedDict("BattleSetupErrorPlayers", {
    "refused": "Literal['players']",
    "given": "int",
    "expected": "int",
    "rule": "BattleRule",
})
BattleSetupErrorFirst = TypedDict("BattleSetupErrorFirst", {
    "refused": "Literal['first']",
    "seat": "Seat",
    "rule": "BattleRule",
})
BattleSetupErrorSameRace = TypedDict("BattleSetupErrorSameRace", {
    "refused": "Literal['same_race']",
    "seat": "Seat",
    "other": "Seat",
    "race": "BattleRace",
    "rule": "BattleRule",
})
BattleSetupErrorForeignPower = TypedDict("BattleSetupErrorForeignPower", {
    "refused": "Literal['foreign_power']",
    "seat": "Seat",
    "power": "BattlePower",
    "rule": "BattleRule",
})
BattleSetupError = Union["BattleSetupErrorPlayers | BattleSetupErrorFirst | BattleSetupErrorSameRace | BattleSetupErrorForeignPower"]
_BattleSortie = TypedDict("_BattleSortie", {})
_BattleSortieMore = TypedDict("_BattleSortieMore", {
    "airborne": "Sequence[BattleAirborne]",
    "ordered": "bool",
    "ready": "BattlePieces",
    "turning": "BattlePieces",
    "elite": "BattlePieceId | None",
    "crashed": "Sequence[BattleCrash]",
}, total=False)
class BattleSortie(_BattleSortie, _BattleSortieMore): ...
BattleSquadron = Union["Sequence[int]"]
_BattleStanding = TypedDict("_BattleStanding", {"id": "BattlePieceId", "at": "Sequence[Hex]", "facing": "Direction"})
_BattleStandingMore = TypedDict("_BattleStandingMore", {
    "damage": "int",
    "shot": "bool",
    "elite": "bool",
    "shield": "int",
}, total=False)
class BattleStanding(_BattleStanding, _BattleStandingMore): ...
BattleStepPlace = TypedDict("BattleStepPlace", {"step": "Literal['place']"})
BattleStepReveal = TypedDict("BattleStepReveal", {"step": "Literal['reveal']"})
BattleStepSquadron = TypedDict("BattleStepSquadron", {"step": "Literal['squadron']"})
BattleStepLand = TypedDict("BattleStepLand", {"step": "Literal['land']"})
BattleStepCollide = TypedDict("BattleStepCollide", {
    "step": "Literal['collide']",
    "mover": "BattlePieceId",
    "other": "BattlePieceId",
})
BattleStepEliteEnd = TypedDict("BattleStepEliteEnd", {"step": "Literal['elite_end']", "elite": "BattlePieceId"})
BattleStepEliteFace = TypedDict("BattleStepEliteFace", {"step": "Literal['elite_face']", "elite": "BattlePieceId"})
BattleStepFire = TypedDict("BattleStepFire", {"step": "Literal['fire']"})
BattleStepTurn = TypedDict("BattleStepTurn", {"step": "Literal['turn']", "fighter": "BattlePieceId"})
BattleStepCapital = TypedDict("BattleStepCapital", {"step": "Literal['capital']"})
BattleStepShoot = TypedDict("BattleStepShoot", {"step": "Literal['shoot']", "ship": "BattlePieceId"})
BattleStepAnswer = TypedDict("BattleStepAnswer", {
    "step": "Literal['answer']",
    "ship": "BattlePieceId",
    "volley": "bool",
})
BattleStepEnd = TypedDict("BattleStepEnd", {"step": "Literal['end']"})
BattleStepReturn = TypedDict("BattleStepReturn", {"step": "Literal['return']", "fighter": "BattlePieceId"})
BattleStepOver = TypedDict("BattleStepOver", {"step": "Literal['over']"})
BattleStep = Union["BattleStepPlace | BattleStepReveal | BattleStepSquadron | BattleStepLand | BattleStepCollide | BattleStepEliteEnd | BattleStepEliteFace | BattleStepFire | BattleStepTurn | BattleStepCapital | BattleStepShoot | BattleStepAnswer | BattleStepEnd | BattleStepReturn | BattleStepOver"]
BattleTakenShip = TypedDict("BattleTakenShip", {"ship": "BattlePieceId"})
BattleTakenFlier = TypedDict("BattleTakenFlier", {"flier": "BattlePieceId"})
BattleTaken = Union["Literal['off', 'asteroid'] | BattleTakenShip | BattleTakenFlier"]
BattleThing = Literal["asteroid", "probe", "centre"]
BattleUnable = Literal["not_own", "no_capital", "not_aloft", "elsewhere_bound", "heavy", "not_next", "no_elite",
    "not_next_to_turn", "no_return", "not_lost", "no_room"]
_BattleView = TypedDict("_BattleView", {
    "layout": "BattleLayout",
    "asteroids": "HexSet",
    "centre": "Hex",
    "central_asteroid": "bool",
    "probes": "HexSet",
    "pieces": "Sequence[BattleStanding]",
    "lost": "BattlePieces",
    "players": "Sequence[BattlePlayerView]",
    "awaited": "Awaited",
    "first": "Seat",
    "active": "Seat",
    "round": "int",
    "step": "BattleStep",
})
_BattleViewMore = TypedDict("_BattleViewMore", {
    "viewer": "Seat | None",
    "rulings": "BattleRulings",
    "hand": "Sequence[BattleCard]",
    "power": "BattleHolding | None",
    "card": "BattleCard | None",
    "under_way": "BattleSortie",
    "hits": "Sequence[BattleWaiting]",
    "fallen": "BattlePieces",
}, total=False)
class BattleView(_BattleView, _BattleViewMore): ...
BattleWaiting = TypedDict("BattleWaiting", {"ship": "BattlePieceId", "damage": "int"})
BattleWing = Union["Sequence[int]"]
BestDefence = TypedDict("BestDefence", {
    "defence": "Defence",
    "lines": "Sequence[LineEnd]",
    "keep": "Sequence[Cell]",
    "lost": "CellSet",
    "loss": "int",
    "nodes": "int",
    "is_proven": "bool",
})
_Board1 = TypedDict("_Board1", {"class": "Class"})
_Board1More = TypedDict("_Board1More", {"opened": "Marks"}, total=False)
class Board1(_Board1, _Board1More): ...
_Board2 = TypedDict("_Board2", {"board": "OwnBoard"})
_Board2More = TypedDict("_Board2More", {"opened": "Marks"}, total=False)
class Board2(_Board2, _Board2More): ...
Board = Union["Board1 | Board2"]
BoardDigest = str
Boarded = Literal["everybody", "fewest crew", "weakest engines", "weakest cannons", "most crew", "strongest engines",
    "strongest cannons"]
BoardingErrorAlreadyAboard = TypedDict("BoardingErrorAlreadyAboard", {
    "refused": "Literal['already_aboard']",
    "rule": "Rule",
})
BoardingErrorNoCabin = TypedDict("BoardingErrorNoCabin", {
    "refused": "Literal['no_cabin']",
    "cell": "Cell",
    "alien": "Alien",
    "kind": "Kind | None",
    "rule": "Rule",
})
BoardingErrorNoLifeSupport = TypedDict("BoardingErrorNoLifeSupport", {
    "refused": "Literal['no_life_support']",
    "cell": "Cell",
    "alien": "Alien",
    "rule": "Rule",
})
BoardingErrorSecondOfColour = TypedDict("BoardingErrorSecondOfColour", {
    "refused": "Literal['second_of_colour']",
    "cell": "Cell",
    "alien": "Alien",
    "first": "Cell",
    "rule": "Rule",
})
BoardingErrorCabinTaken = TypedDict("BoardingErrorCabinTaken", {
    "refused": "Literal['cabin_taken']",
    "cell": "Cell",
    "alien": "Alien",
    "by": "Alien",
    "rule": "Rule",
})
BoardingErrorNotBoarded = TypedDict("BoardingErrorNotBoarded", {"refused": "Literal['not_boarded']", "rule": "Rule"})
BoardingErrorNoRoom = TypedDict("BoardingErrorNoRoom", {
    "refused": "Literal['no_room']",
    "cell": "Cell",
    "gain": "Gain",
    "kind": "Kind | None",
    "rule": "Rule",
})
BoardingErrorTooFewSleepers = TypedDict("BoardingErrorTooFewSleepers", {
    "refused": "Literal['too_few_sleepers']",
    "chamber": "Cell",
    "aboard": "int",
    "wanted": "int",
    "rule": "Rule",
})
BoardingErrorNobodyToWake = TypedDict("BoardingErrorNobodyToWake", {
    "refused": "Literal['nobody_to_wake']",
    "chamber": "Cell",
    "rule": "Rule",
})
BoardingErrorOtherShip = TypedDict("BoardingErrorOtherShip", {
    "refused": "Literal['other_ship']",
    "chamber": "Cell",
    "cell": "Cell",
    "rule": "Rule",
})
BoardingError = Union["BoardingErrorAlreadyAboard | BoardingErrorNoCabin | BoardingErrorNoLifeSupport | BoardingErrorSecondOfColour | BoardingErrorCabinTaken | BoardingErrorNotBoarded | BoardingErrorNoRoom | BoardingErrorTooFewSleepers | BoardingErrorNobodyToWake | BoardingErrorOtherShip"]
BuildErrorConnectorOnOutlet = TypedDict("BuildErrorConnectorOnOutlet", {
    "refused": "Literal['connector_on_outlet']",
    "kind": "Kind",
    "outlet": "Outlet",
    "side": "Side",
    "connector": "Connector",
    "rule": "Rule",
})
BuildErrorNoSuchMark = TypedDict("BuildErrorNoSuchMark", {
    "refused": "Literal['no_such_mark']",
    "mark": "Mark",
    "rule": "Rule",
})
BuildErrorNoCell = TypedDict("BuildErrorNoCell", {"refused": "Literal['no_cell']", "cell": "Cell", "rule": "Rule"})
BuildErrorOccupied = TypedDict("BuildErrorOccupied", {
    "refused": "Literal['occupied']",
    "cell": "Cell",
    "present": "Component",
    "rule": "Rule",
})
BuildError = Union["BuildErrorConnectorOnOutlet | BuildErrorNoSuchMark | BuildErrorNoCell | BuildErrorOccupied"]
BuildWeights = TypedDict("BuildWeights", {
    "component": "int",
    "loose": "int",
    "exposed": "int",
    "premium": "int",
    "gap": "int",
    "engines": "Weight",
    "cannons": "Weight",
    "crew": "Weight",
    "tokens": "Weight",
    "goods": "Weight",
    "special": "Weight",
    "sides": "Weight",
    "aliens": "Weight",
    "ways": "Weight",
})
CampaignAdviceTooManyPlayersTooManyPlayers = TypedDict("CampaignAdviceTooManyPlayersTooManyPlayers", {
    "players": "int",
    "at_most": "int",
})
CampaignAdviceTooManyPlayers = TypedDict("CampaignAdviceTooManyPlayers", {
    "too_many_players": "CampaignAdviceTooManyPlayersTooManyPlayers",
})
CampaignAdvice = Union["Literal['three_growing_rounds', 'both_spliced', 'drop_level_one', 'no_level_four_cards'] | CampaignAdviceTooManyPlayers"]
_CampaignPlan = TypedDict("_CampaignPlan", {})
_CampaignPlanMore = TypedDict("_CampaignPlanMore", {
    "rounds": "Sequence[Class | Board]",
    "players": "int",
    "first_expansion": "bool",
    "second_expansion": "CampaignSecondExpansion",
    "level_three_cards": "bool",
}, total=False)
class CampaignPlan(_CampaignPlan, _CampaignPlanMore): ...
CampaignSecondExpansion = Literal["none", "level_four_only", "whole"]
_CampaignStanding = TypedDict("_CampaignStanding", {"seat": "Seat", "credits": "int", "won": "bool", "richer": "int"})
_CampaignStandingMore = TypedDict("_CampaignStandingMore", {"loan": "int"}, total=False)
class CampaignStanding(_CampaignStanding, _CampaignStandingMore): ...
_CardOpenSpace = TypedDict("_CardOpenSpace", {"kind": "Literal['open_space']", "level": "Level"})
_CardOpenSpaceMore = TypedDict("_CardOpenSpaceMore", {"id": "CardId | None"}, total=False)
class CardOpenSpace(_CardOpenSpace, _CardOpenSpaceMore): ...
_CardStardust = TypedDict("_CardStardust", {"kind": "Literal['stardust']", "level": "Level"})
_CardStardustMore = TypedDict("_CardStardustMore", {"id": "CardId | None"}, total=False)
class CardStardust(_CardStardust, _CardStardustMore): ...
_CardEpidemic = TypedDict("_CardEpidemic", {"kind": "Literal['epidemic']", "level": "Level"})
_CardEpidemicMore = TypedDict("_CardEpidemicMore", {"id": "CardId | None"}, total=False)
class CardEpidemic(_CardEpidemic, _CardEpidemicMore): ...
_CardSabotage = TypedDict("_CardSabotage", {"kind": "Literal['sabotage']", "level": "Level"})
_CardSabotageMore = TypedDict("_CardSabotageMore", {"id": "CardId | None"}, total=False)
class CardSabotage(_CardSabotage, _CardSabotageMore): ...
_CardMeteorSwarm = TypedDict("_CardMeteorSwarm", {
    "kind": "Literal['meteor_swarm']",
    "level": "Level",
    "meteors": "Sequence[Literal['sF', 'sR', 'sB', 'sL', 'LF', 'LR', 'LB', 'LL']]",
})
_CardMeteorSwarmMore = TypedDict("_CardMeteorSwarmMore", {"id": "CardId | None"}, total=False)
class CardMeteorSwarm(_CardMeteorSwarm, _CardMeteorSwarmMore): ...
_CardPlanets = TypedDict("_CardPlanets", {
    "kind": "Literal['planets']",
    "level": "Level",
    "planets": "Sequence[str]",
    "days": "int",
})
_CardPlanetsMore = TypedDict("_CardPlanetsMore", {"id": "CardId | None"}, total=False)
class CardPlanets(_CardPlanets, _CardPlanetsMore): ...
_CardAbandonedShip = TypedDict("_CardAbandonedShip", {
    "kind": "Literal['abandoned_ship']",
    "level": "Level",
    "crew": "int",
    "credits": "int",
    "days": "int",
})
_CardAbandonedShipMore = TypedDict("_CardAbandonedShipMore", {"id": "CardId | None"}, total=False)
class CardAbandonedShip(_CardAbandonedShip, _CardAbandonedShipMore): ...
_CardAbandonedStation = TypedDict("_CardAbandonedStation", {
    "kind": "Literal['abandoned_station']",
    "level": "Level",
    "crew": "int",
    "goods": "str",
    "days": "int",
})
_CardAbandonedStationMore = TypedDict("_CardAbandonedStationMore", {"id": "CardId | None"}, total=False)
class CardAbandonedStation(_CardAbandonedStation, _CardAbandonedStationMore): ...
_CardSlavers = TypedDict("_CardSlavers", {
    "kind": "Literal['slavers']",
    "level": "Level",
    "strength": "int",
    "lose_crew": "int",
    "credits": "int",
    "days": "int",
})
_CardSlaversMore = TypedDict("_CardSlaversMore", {"id": "CardId | None"}, total=False)
class CardSlavers(_CardSlavers, _CardSlaversMore): ...
_CardSmugglers = TypedDict("_CardSmugglers", {
    "kind": "Literal['smugglers']",
    "level": "Level",
    "strength": "int",
    "lose_goods": "int",
    "goods": "str",
    "days": "int",
})
_CardSmugglersMore = TypedDict("_CardSmugglersMore", {"id": "CardId | None"}, total=False)
class CardSmugglers(_CardSmugglers, _CardSmugglersMore): ...
_CardPirates = TypedDict("_CardPirates", {
    "kind": "Literal['pirates']",
    "level": "Level",
    "strength": "int",
    "shots": "Sequence[Literal['sF', 'sR', 'sB', 'sL', 'LF', 'LR', 'LB', 'LL']]",
    "credits": "int",
    "days": "int",
})
_CardPiratesMore = TypedDict("_CardPiratesMore", {"id": "CardId | None"}, total=False)
class CardPirates(_CardPirates, _CardPiratesMore): ...
_CardCombatZone = TypedDict("_CardCombatZone", {
    "kind": "Literal['combat_zone']",
    "level": "Level",
    "lines": "Sequence[CombatLine]",
})
_CardCombatZoneMore = TypedDict("_CardCombatZoneMore", {"id": "CardId | None"}, total=False)
class CardCombatZone(_CardCombatZone, _CardCombatZoneMore): ...
_CardIntruders = TypedDict("_CardIntruders", {
    "kind": "Literal['intruders']",
    "level": "Level",
    "from": "Side",
    "number": "int",
    "boards": "Boarded",
    "turns": "Sequence[Turn]",
    "deed": "Deed",
    "credits": "int",
    "days": "int",
})
_CardIntrudersMore = TypedDict("_CardIntrudersMore", {"id": "CardId | None"}, total=False)
class CardIntruders(_CardIntruders, _CardIntrudersMore): ...
_CardSequence = TypedDict("_CardSequence", {
    "kind": "Literal['sequence']",
    "level": "Level",
    "parts": "Sequence[CardPart]",
})
_CardSequenceMore = TypedDict("_CardSequenceMore", {"id": "CardId | None"}, total=False)
class CardSequence(_CardSequence, _CardSequenceMore): ...
Card = Union["CardOpenSpace | CardStardust | CardEpidemic | CardSabotage | CardMeteorSwarm | CardPlanets | CardAbandonedShip | CardAbandonedStation | CardSlavers | CardSmugglers | CardPirates | CardCombatZone | CardIntruders | CardSequence"]
CardErrorNoSuchCard = TypedDict("CardErrorNoSuchCard", {
    "refused": "Literal['no_such_card']",
    "number": "int",
    "rule": "Rule",
})
CardErrorCount = TypedDict("CardErrorCount", {
    "refused": "Literal['count']",
    "card": "Family",
    "field": "str",
    "count": "int",
    "most": "int",
    "rule": "Rule",
})
CardErrorPlanet = TypedDict("CardErrorPlanet", {
    "refused": "Literal['planet']",
    "planet": "int",
    "blocks": "int",
    "most": "int",
    "rule": "Rule",
})
CardErrorNoMeteor = TypedDict("CardErrorNoMeteor", {
    "refused": "Literal['no_meteor']",
    "place": "int",
    "attack": "Attack",
    "rule": "Rule",
})
CardErrorNoShot = TypedDict("CardErrorNoShot", {
    "refused": "Literal['no_shot']",
    "card": "Family",
    "place": "int",
    "attack": "Attack",
    "rule": "Rule",
})
CardErrorNested = TypedDict("CardErrorNested", {"refused": "Literal['nested']", "part": "int", "rule": "Rule"})
CardErrorPiles = TypedDict("CardErrorPiles", {"refused": "Literal['piles']", "piles": "int", "rule": "Rule"})
CardErrorPile = TypedDict("CardErrorPile", {
    "refused": "Literal['pile']",
    "pile": "int",
    "level": "Level",
    "cards": "int",
    "expected": "int",
    "rule": "Rule",
})
CardErrorCards = TypedDict("CardErrorCards", {
    "refused": "Literal['cards']",
    "level": "Level",
    "cards": "int",
    "expected": "int",
    "rule": "Rule",
})
CardErrorNoCard = TypedDict("CardErrorNoCard", {"refused": "Literal['no_card']", "rule": "Rule"})
CardErrorTop = TypedDict("CardErrorTop", {
    "refused": "Literal['top']",
    "level": "Level",
    "expected": "Level",
    "rule": "Rule",
})
CardErrorCardTwice = TypedDict("CardErrorCardTwice", {
    "refused": "Literal['card_twice']",
    "card": "CardId",
    "rule": "Rule",
})
CardErrorCardUsed = TypedDict("CardErrorCardUsed", {
    "refused": "Literal['card_used']",
    "card": "CardId",
    "rule": "Rule",
})
CardErrorNotOfThePiles = TypedDict("CardErrorNotOfThePiles", {
    "refused": "Literal['not_of_the_piles']",
    "place": "int",
    "rule": "Rule",
})
CardErrorMissing = TypedDict("CardErrorMissing", {"refused": "Literal['missing']", "cards": "int", "rule": "Rule"})
CardErrorNonePrinted = TypedDict("CardErrorNonePrinted", {
    "refused": "Literal['none_printed']",
    "level": "Level",
    "rule": "Rule",
})
CardError = Union["CardErrorNoSuchCard | CardErrorCount | CardErrorPlanet | CardErrorNoMeteor | CardErrorNoShot | CardErrorNested | CardErrorPiles | CardErrorPile | CardErrorCards | CardErrorNoCard | CardErrorTop | CardErrorCardTwice | CardErrorCardUsed | CardErrorNotOfThePiles | CardErrorMissing | CardErrorNonePrinted"]
CardId = int
CardKindSequence = TypedDict("CardKindSequence", {"kind": "Literal['sequence']", "parts": "Sequence[CardPart]"})
CardKind = Union["CardPart | CardKindSequence"]
CardPartOpenSpace = TypedDict("CardPartOpenSpace", {"kind": "Literal['open_space']"})
CardPartStardust = TypedDict("CardPartStardust", {"kind": "Literal['stardust']"})
CardPartEpidemic = TypedDict("CardPartEpidemic", {"kind": "Literal['epidemic']"})
CardPartSabotage = TypedDict("CardPartSabotage", {"kind": "Literal['sabotage']"})
CardPartMeteorSwarm = TypedDict("CardPartMeteorSwarm", {
    "kind": "Literal['meteor_swarm']",
    "meteors": "Sequence[Literal['sF', 'sR', 'sB', 'sL', 'LF', 'LR', 'LB', 'LL']]",
})
CardPartPlanets = TypedDict("CardPartPlanets", {
    "kind": "Literal['planets']",
    "planets": "Sequence[str]",
    "days": "int",
})
CardPartAbandonedShip = TypedDict("CardPartAbandonedShip", {
    "kind": "Literal['abandoned_ship']",
    "crew": "int",
    "credits": "int",
    "days": "int",
})
CardPartAbandonedStation = TypedDict("CardPartAbandonedStation", {
    "kind": "Literal['abandoned_station']",
    "crew": "int",
    "goods": "str",
    "days": "int",
})
CardPartSlavers = TypedDict("CardPartSlavers", {
    "kind": "Literal['slavers']",
    "strength": "int",
    "lose_crew": "int",
    "credits": "int",
    "days": "int",
})
CardPartSmugglers = TypedDict("CardPartSmugglers", {
    "kind": "Literal['smugglers']",
    "strength": "int",
    "lose_goods": "int",
    "goods": "str",
    "days": "int",
})
CardPartPirates = TypedDict("CardPartPirates", {
    "kind": "Literal['pirates']",
    "strength": "int",
    "shots": "Sequence[Literal['sF', 'sR', 'sB', 'sL', 'LF', 'LR', 'LB', 'LL']]",
    "credits": "int",
    "days": "int",
})
CardPartCombatZone = TypedDict("CardPartCombatZone", {
    "kind": "Literal['combat_zone']",
    "lines": "Sequence[CombatLine]",
})
CardPartIntruders = TypedDict("CardPartIntruders", {
    "kind": "Literal['intruders']",
    "from": "Side",
    "number": "int",
    "boards": "Boarded",
    "turns": "Sequence[Turn]",
    "deed": "Deed",
    "credits": "int",
    "days": "int",
})
CardPart = Union["CardPartOpenSpace | CardPartStardust | CardPartEpidemic | CardPartSabotage | CardPartMeteorSwarm | CardPartPlanets | CardPartAbandonedShip | CardPartAbandonedStation | CardPartSlavers | CardPartSmugglers | CardPartPirates | CardPartCombatZone | CardPartIntruders"]
CardSet = Union["Sequence[CardId]"]
Cell = Union["Sequence[int]"]
CellSet = Union["Sequence[Cell]"]
Change = TypedDict("Change", {"quality": "Quality", "by": "int", "worth": "int"})
Choice = TypedDict("Choice", {"line": "Line", "struck": "Cell"})
Class = Literal["I", "II", "III", "IIIA", "IC", "IIC", "IIIC", "IVC"]
CombatLine = Union["Sequence[Criterion | Literal['days', 'crew', 'goods'] | int] | Sequence[Criterion | Literal['shots'] | Sequence[Literal['sF', 'sR', 'sB', 'sL', 'LF', 'LR', 'LB', 'LL']]]"]
_ComponentStartingCabin = TypedDict("_ComponentStartingCabin", {"kind": "Literal['starting_cabin']", "edges": "Edges"})
_ComponentStartingCabinMore = TypedDict("_ComponentStartingCabinMore", {
    "capacity": "Literal[2] | None",
    "tile": "TileId | None",
}, total=False)
class ComponentStartingCabin(_ComponentStartingCabin, _ComponentStartingCabinMore): ...
_ComponentCabin = TypedDict("_ComponentCabin", {"kind": "Literal['cabin']", "edges": "Edges"})
_ComponentCabinMore = TypedDict("_ComponentCabinMore", {
    "capacity": "Literal[2] | None",
    "tile": "TileId | None",
}, total=False)
class ComponentCabin(_ComponentCabin, _ComponentCabinMore): ...
_ComponentLuxuryCabin = TypedDict("_ComponentLuxuryCabin", {"kind": "Literal['luxury_cabin']", "edges": "Edges"})
_ComponentLuxuryCabinMore = TypedDict("_ComponentLuxuryCabinMore", {
    "capacity": "Literal[1] | None",
    "tile": "TileId | None",
}, total=False)
class ComponentLuxuryCabin(_ComponentLuxuryCabin, _ComponentLuxuryCabinMore): ...
_ComponentStasisChamber = TypedDict("_ComponentStasisChamber", {"kind": "Literal['stasis_chamber']", "edges": "Edges"})
_ComponentStasisChamberMore = TypedDict("_ComponentStasisChamberMore", {
    "capacity": "Literal[4] | None",
    "tile": "TileId | None",
}, total=False)
class ComponentStasisChamber(_ComponentStasisChamber, _ComponentStasisChamberMore): ...
_ComponentEngine = TypedDict("_ComponentEngine", {
    "kind": "Literal['engine']",
    "strength": "Literal[1, 2]",
    "edges": "Edges",
    "points": "Side | Sequence[Side]",
})
_ComponentEngineMore = TypedDict("_ComponentEngineMore", {"tile": "TileId | None"}, total=False)
class ComponentEngine(_ComponentEngine, _ComponentEngineMore): ...
_ComponentCannon = TypedDict("_ComponentCannon", {
    "kind": "Literal['cannon']",
    "strength": "Literal[1, 2]",
    "edges": "Edges",
    "points": "Side | Sequence[Side]",
})
_ComponentCannonMore = TypedDict("_ComponentCannonMore", {"tile": "TileId | None"}, total=False)
class ComponentCannon(_ComponentCannon, _ComponentCannonMore): ...
_ComponentBidirectionalCannon = TypedDict("_ComponentBidirectionalCannon", {
    "kind": "Literal['bidirectional_cannon']",
    "edges": "Edges",
    "points": "Sequence[Side]",
})
_ComponentBidirectionalCannonMore = TypedDict("_ComponentBidirectionalCannonMore", {
    "tile": "TileId | None",
}, total=False)
class ComponentBidirectionalCannon(_ComponentBidirectionalCannon, _ComponentBidirectionalCannonMore): ...
_ComponentCannonEngine = TypedDict("_ComponentCannonEngine", {
    "kind": "Literal['cannon_engine']",
    "edges": "Edges",
    "points": "Sequence[Side]",
})
_ComponentCannonEngineMore = TypedDict("_ComponentCannonEngineMore", {"tile": "TileId | None"}, total=False)
class ComponentCannonEngine(_ComponentCannonEngine, _ComponentCannonEngineMore): ...
_ComponentBattery = TypedDict("_ComponentBattery", {
    "kind": "Literal['battery']",
    "capacity": "Literal[1, 2, 3, 4]",
    "edges": "Edges",
})
_ComponentBatteryMore = TypedDict("_ComponentBatteryMore", {"tile": "TileId | None"}, total=False)
class ComponentBattery(_ComponentBattery, _ComponentBatteryMore): ...
_ComponentCargoHold = TypedDict("_ComponentCargoHold", {
    "kind": "Literal['cargo_hold']",
    "capacity": "Literal[1, 2, 3, 4]",
    "edges": "Edges",
})
_ComponentCargoHoldMore = TypedDict("_ComponentCargoHoldMore", {"tile": "TileId | None"}, total=False)
class ComponentCargoHold(_ComponentCargoHold, _ComponentCargoHoldMore): ...
_ComponentSpecialCargoHold = TypedDict("_ComponentSpecialCargoHold", {
    "kind": "Literal['special_cargo_hold']",
    "capacity": "Literal[1, 2, 3, 4]",
    "edges": "Edges",
})
_ComponentSpecialCargoHoldMore = TypedDict("_ComponentSpecialCargoHoldMore", {"tile": "TileId | None"}, total=False)
class ComponentSpecialCargoHold(_ComponentSpecialCargoHold, _ComponentSpecialCargoHoldMore): ...
_ComponentLifeSupportPurple = TypedDict("_ComponentLifeSupportPurple", {
    "kind": "Literal['life_support_purple']",
    "edges": "Edges",
})
_ComponentLifeSupportPurpleMore = TypedDict("_ComponentLifeSupportPurpleMore", {"tile": "TileId | None"}, total=False)
class ComponentLifeSupportPurple(_ComponentLifeSupportPurple, _ComponentLifeSupportPurpleMore): ...
_ComponentLifeSupportBrown = TypedDict("_ComponentLifeSupportBrown", {
    "kind": "Literal['life_support_brown']",
    "edges": "Edges",
})
_ComponentLifeSupportBrownMore = TypedDict("_ComponentLifeSupportBrownMore", {"tile": "TileId | None"}, total=False)
class ComponentLifeSupportBrown(_ComponentLifeSupportBrown, _ComponentLifeSupportBrownMore): ...
_ComponentLifeSupportCyan = TypedDict("_ComponentLifeSupportCyan", {
    "kind": "Literal['life_support_cyan']",
    "edges": "Edges",
})
_ComponentLifeSupportCyanMore = TypedDict("_ComponentLifeSupportCyanMore", {"tile": "TileId | None"}, total=False)
class ComponentLifeSupportCyan(_ComponentLifeSupportCyan, _ComponentLifeSupportCyanMore): ...
_ComponentShield = TypedDict("_ComponentShield", {
    "kind": "Literal['shield']",
    "edges": "Edges",
    "covers": "Sequence[Side]",
})
_ComponentShieldMore = TypedDict("_ComponentShieldMore", {"tile": "TileId | None"}, total=False)
class ComponentShield(_ComponentShield, _ComponentShieldMore): ...
_ComponentThruster = TypedDict("_ComponentThruster", {
    "kind": "Literal['thruster']",
    "edges": "Edges",
    "points": "Side | Sequence[Side]",
})
_ComponentThrusterMore = TypedDict("_ComponentThrusterMore", {"tile": "TileId | None"}, total=False)
class ComponentThruster(_ComponentThruster, _ComponentThrusterMore): ...
_ComponentStructural = TypedDict("_ComponentStructural", {"kind": "Literal['structural']", "edges": "Edges"})
_ComponentStructuralMore = TypedDict("_ComponentStructuralMore", {"tile": "TileId | None"}, total=False)
class ComponentStructural(_ComponentStructural, _ComponentStructuralMore): ...
_ComponentPlating = TypedDict("_ComponentPlating", {"kind": "Literal['plating']", "edges": "Edges"})
_ComponentPlatingMore = TypedDict("_ComponentPlatingMore", {"tile": "TileId | None"}, total=False)
class ComponentPlating(_ComponentPlating, _ComponentPlatingMore): ...
_ComponentAutoDefence = TypedDict("_ComponentAutoDefence", {"kind": "Literal['auto_defence']", "edges": "Edges"})
_ComponentAutoDefenceMore = TypedDict("_ComponentAutoDefenceMore", {"tile": "TileId | None"}, total=False)
class ComponentAutoDefence(_ComponentAutoDefence, _ComponentAutoDefenceMore): ...
_ComponentCrewArmament = TypedDict("_ComponentCrewArmament", {"kind": "Literal['crew_armament']", "edges": "Edges"})
_ComponentCrewArmamentMore = TypedDict("_ComponentCrewArmamentMore", {"tile": "TileId | None"}, total=False)
class ComponentCrewArmament(_ComponentCrewArmament, _ComponentCrewArmamentMore): ...
_ComponentRouter = TypedDict("_ComponentRouter", {"kind": "Literal['router']", "edges": "Edges"})
_ComponentRouterMore = TypedDict("_ComponentRouterMore", {"tile": "TileId | None"}, total=False)
class ComponentRouter(_ComponentRouter, _ComponentRouterMore): ...
_ComponentSolarPanel = TypedDict("_ComponentSolarPanel", {"kind": "Literal['solar_panel']", "edges": "Edges"})
_ComponentSolarPanelMore = TypedDict("_ComponentSolarPanelMore", {"tile": "TileId | None"}, total=False)
class ComponentSolarPanel(_ComponentSolarPanel, _ComponentSolarPanelMore): ...
_ComponentReactor = TypedDict("_ComponentReactor", {"kind": "Literal['reactor']", "edges": "Edges"})
_ComponentReactorMore = TypedDict("_ComponentReactorMore", {"tile": "TileId | None"}, total=False)
class ComponentReactor(_ComponentReactor, _ComponentReactorMore): ...
_ComponentBooster = TypedDict("_ComponentBooster", {"kind": "Literal['booster']", "edges": "Edges"})
_ComponentBoosterMore = TypedDict("_ComponentBoosterMore", {"tile": "TileId | None"}, total=False)
class ComponentBooster(_ComponentBooster, _ComponentBoosterMore): ...
Component = Union["ComponentStartingCabin | ComponentCabin | ComponentLuxuryCabin | ComponentStasisChamber | ComponentEngine | ComponentCannon | ComponentBidirectionalCannon | ComponentCannonEngine | ComponentBattery | ComponentCargoHold | ComponentSpecialCargoHold | ComponentLifeSupportPurple | ComponentLifeSupportBrown | ComponentLifeSupportCyan | ComponentShield | ComponentThruster | ComponentStructural | ComponentPlating | ComponentAutoDefence | ComponentCrewArmament | ComponentRouter | ComponentSolarPanel | ComponentReactor | ComponentBooster"]
Confidence = Literal["real", "likely", "recalled", "invented", "custom"]
Connector = Literal["smooth", "single", "double", "universal"]
Crew = TypedDict("Crew", {"humans": "int", "aliens": "int"})
Criterion = Literal["fewest crew", "weakest engines", "weakest cannons"]
Deck = Union["Sequence[Card]"]
DeedCrew = TypedDict("DeedCrew", {"crew": "int"})
DeedGoods = TypedDict("DeedGoods", {"goods": "int"})
DeedBatteries = TypedDict("DeedBatteries", {"batteries": "int"})
DeedCharges = TypedDict("DeedCharges", {"charges": "int"})
Deed = Union["DeedCrew | DeedGoods | DeedBatteries | DeedCharges"]
_Defence = TypedDict("_Defence", {})
_DefenceMore = TypedDict("_DefenceMore", {
    "thrusters": "CellSet",
    "choices": "Sequence[Choice]",
    "shots": "Sequence[Shot]",
    "shields": "CellSet",
    "boosted_shields": "CellSet",
    "tokens": "Sequence[Cell]",
}, total=False)
class Defence(_Defence, _DefenceMore): ...
DefenceErrorOtherBoard = TypedDict("DefenceErrorOtherBoard", {"refused": "Literal['other_board']", "rule": "Rule"})
DefenceErrorInHyperspace = TypedDict("DefenceErrorInHyperspace", {
    "refused": "Literal['in_hyperspace']",
    "cell": "Cell",
    "rule": "Rule",
})
DefenceErrorNoThruster = TypedDict("DefenceErrorNoThruster", {
    "refused": "Literal['no_thruster']",
    "cell": "Cell",
    "kind": "Kind | None",
    "rule": "Rule",
})
DefenceErrorIdleNozzle = TypedDict("DefenceErrorIdleNozzle", {
    "refused": "Literal['idle_nozzle']",
    "thruster": "Cell",
    "nozzle": "Side",
    "from": "Side",
    "rule": "Rule",
})
DefenceErrorSecondThruster = TypedDict("DefenceErrorSecondThruster", {
    "refused": "Literal['second_thruster']",
    "thruster": "Cell",
    "first": "Cell",
    "rule": "Rule",
})
DefenceErrorNoLine = TypedDict("DefenceErrorNoLine", {"refused": "Literal['no_line']", "line": "Line", "rule": "Rule"})
DefenceErrorNoChoice = TypedDict("DefenceErrorNoChoice", {
    "refused": "Literal['no_choice']",
    "line": "Line",
    "struck": "Cell",
    "rule": "Rule",
})
DefenceErrorNotNearest = TypedDict("DefenceErrorNotNearest", {
    "refused": "Literal['not_nearest']",
    "line": "Line",
    "struck": "Cell",
    "among": "CellSet",
    "rule": "Rule",
})
DefenceErrorChosenTwice = TypedDict("DefenceErrorChosenTwice", {
    "refused": "Literal['chosen_twice']",
    "line": "Line",
    "rule": "Rule",
})
DefenceErrorUndecided = TypedDict("DefenceErrorUndecided", {
    "refused": "Literal['undecided']",
    "line": "Line",
    "among": "CellSet",
    "rule": "Rule",
})
DefenceErrorNoCannon = TypedDict("DefenceErrorNoCannon", {
    "refused": "Literal['no_cannon']",
    "cell": "Cell",
    "kind": "Kind | None",
    "rule": "Rule",
})
DefenceErrorCannonsDoNothing = TypedDict("DefenceErrorCannonsDoNothing", {
    "refused": "Literal['cannons_do_nothing']",
    "cannon": "Cell",
    "kind": "AttackKind",
    "rule": "Rule",
})
DefenceErrorPointsElsewhere = TypedDict("DefenceErrorPointsElsewhere", {
    "refused": "Literal['points_elsewhere']",
    "cannon": "Cell",
    "from": "Side",
    "rule": "Rule",
})
DefenceErrorOutOfReach = TypedDict("DefenceErrorOutOfReach", {
    "refused": "Literal['out_of_reach']",
    "cannon": "Cell",
    "line": "Line",
    "rule": "Rule",
})
DefenceErrorCannonUsed = TypedDict("DefenceErrorCannonUsed", {
    "refused": "Literal['cannon_used']",
    "cannon": "Cell",
    "rule": "Rule",
})
DefenceErrorShotTwice = TypedDict("DefenceErrorShotTwice", {
    "refused": "Literal['shot_twice']",
    "line": "Line",
    "cannon": "Cell",
    "first": "Cell",
    "rule": "Rule",
})
DefenceErrorNothingToShoot = TypedDict("DefenceErrorNothingToShoot", {
    "refused": "Literal['nothing_to_shoot']",
    "line": "Line",
    "cannon": "Cell",
    "rule": "Rule",
})
DefenceErrorNoShield = TypedDict("DefenceErrorNoShield", {
    "refused": "Literal['no_shield']",
    "cell": "Cell",
    "kind": "Kind | None",
    "rule": "Rule",
})
DefenceErrorCoversElsewhere = TypedDict("DefenceErrorCoversElsewhere", {
    "refused": "Literal['covers_elsewhere']",
    "shield": "Cell",
    "from": "Side",
    "rule": "Rule",
})
DefenceErrorNeedsBoost = TypedDict("DefenceErrorNeedsBoost", {
    "refused": "Literal['needs_boost']",
    "shield": "Cell",
    "kind": "AttackKind",
    "rule": "Rule",
})
DefenceErrorShieldsDoNothing = TypedDict("DefenceErrorShieldsDoNothing", {
    "refused": "Literal['shields_do_nothing']",
    "shield": "Cell",
    "kind": "AttackKind",
    "rule": "Rule",
})
DefenceErrorSecondShield = TypedDict("DefenceErrorSecondShield", {
    "refused": "Literal['second_shield']",
    "shield": "Cell",
    "first": "Cell",
    "rule": "Rule",
})
DefenceErrorNothingToStop = TypedDict("DefenceErrorNothingToStop", {
    "refused": "Literal['nothing_to_stop']",
    "shield": "Cell",
    "because": "Rule",
    "rule": "Rule",
})
DefenceError = Union["DefenceErrorOtherBoard | DefenceErrorInHyperspace | DefenceErrorNoThruster | DefenceErrorIdleNozzle | DefenceErrorSecondThruster | DefenceErrorNoLine | DefenceErrorNoChoice | DefenceErrorNotNearest | DefenceErrorChosenTwice | DefenceErrorUndecided | DefenceErrorNoCannon | DefenceErrorCannonsDoNothing | DefenceErrorPointsElsewhere | DefenceErrorOutOfReach | DefenceErrorCannonUsed | DefenceErrorShotTwice | DefenceErrorNothingToShoot | DefenceErrorNoShield | DefenceErrorCoversElsewhere | DefenceErrorNeedsBoost | DefenceErrorShieldsDoNothing | DefenceErrorSecondShield | DefenceErrorNothingToStop | PowerError"]
Departure = TypedDict("Departure", {"ship": "Ship", "components": "Sequence[PlacedTile]", "aboard": "Aboard"})
Die = int
Direction = int
Dodge = TypedDict("Dodge", {
    "ship": "int",
    "nozzle": "Side",
    "thrusters": "CellSet",
    "cost": "int",
    "strikes": "Sequence[Strike]",
})
Edges = str
ExtraCrew = Literal["leaves", "aboard"]
Family = Literal["open_space", "stardust", "epidemic", "sabotage", "meteor_swarm", "planets", "abandoned_ship",
    "abandoned_station", "slavers", "smugglers", "pirates", "combat_zone", "intruders", "sequence"]
FateShotDown = TypedDict("FateShotDown", {"shot_down": "Cell"})
FateShielded = TypedDict("FateShielded", {"shielded": "Cell"})
Fate = Union["Literal['missed', 'dodged', 'bounced', 'withstood', 'destroyed', 'repelled', 'boarded'] | FateShotDown | FateShielded"]
Fits = Union["Sequence[CellSet]"]
_Fleet1 = TypedDict("_Fleet1", {"class": "Class", "tiles": "Sequence[PlacedTile]", "boarded": "bool"})
_Fleet1More = TypedDict("_Fleet1More", {"opened": "Marks", "aboard": "Aboard"}, total=False)
class Fleet1(_Fleet1, _Fleet1More): ...
_Fleet2 = TypedDict("_Fleet2", {"board": "OwnBoard", "tiles": "Sequence[PlacedTile]", "boarded": "bool"})
_Fleet2More = TypedDict("_Fleet2More", {"opened": "Marks", "aboard": "Aboard"}, total=False)
class Fleet2(_Fleet2, _Fleet2More): ...
Fleet = Union["Fleet1 | Fleet2"]
FlightAsk = Literal["withdraw", "hyperspace", "engines", "cannons", "land", "take", "crew", "goods", "stow", "defend",
    "keep", "roll", "locate"]
FlightChoiceFlyOn = TypedDict("FlightChoiceFlyOn", {"do": "Literal['fly_on']"})
FlightChoiceWithdraw = TypedDict("FlightChoiceWithdraw", {"do": "Literal['withdraw']", "at": "Cell"})
FlightChoiceWake = TypedDict("FlightChoiceWake", {"do": "Literal['wake']", "chamber": "Cell", "cabin": "Cell"})
FlightChoiceJump = TypedDict("FlightChoiceJump", {"do": "Literal['jump']", "booster": "Cell", "battery": "Cell"})
FlightChoicePower = TypedDict("FlightChoicePower", {
    "do": "Literal['power']",
    "powered": "CellSet",
    "tokens": "Sequence[Cell]",
})
FlightChoiceLand = TypedDict("FlightChoiceLand", {"do": "Literal['land']", "planet": "int"})
FlightChoiceTake = TypedDict("FlightChoiceTake", {"do": "Literal['take']"})
FlightChoiceDecline = TypedDict("FlightChoiceDecline", {"do": "Literal['decline']"})
FlightChoiceGiveCrew = TypedDict("FlightChoiceGiveCrew", {
    "do": "Literal['give_crew']",
    "from": "Sequence[Sequence[Cell | int]]",
})
FlightChoiceGiveGoods = TypedDict("FlightChoiceGiveGoods", {"do": "Literal['give_goods']", "loss": "GoodsLoss"})
FlightChoiceStow = TypedDict("FlightChoiceStow", {
    "do": "Literal['stow']",
    "load": "Goods",
    "holds": "Sequence[Sequence[Cell | Goods]]",
})
FlightChoiceDefend = TypedDict("FlightChoiceDefend", {"do": "Literal['defend']", "defence": "Defence"})
FlightChoiceKeep = TypedDict("FlightChoiceKeep", {"do": "Literal['keep']", "at": "Cell"})
FlightChoiceDie = TypedDict("FlightChoiceDie", {"do": "Literal['die']", "face": "Die"})
FlightChoice = Union["FlightChoiceFlyOn | FlightChoiceWithdraw | FlightChoiceWake | FlightChoiceJump | FlightChoicePower | FlightChoiceLand | FlightChoiceTake | FlightChoiceDecline | FlightChoiceGiveCrew | FlightChoiceGiveGoods | FlightChoiceStow | FlightChoiceDefend | FlightChoiceKeep | FlightChoiceDie"]
FlightEventUnused = TypedDict("FlightEventUnused", {
    "event": "Literal['unused']",
    "seat": "Seat",
    "components": "CellSet",
})
_FlightEventShown = TypedDict("_FlightEventShown", {"event": "Literal['shown']", "card": "Card"})
_FlightEventShownMore = TypedDict("_FlightEventShownMore", {"faced": "CardKind | None"}, total=False)
class FlightEventShown(_FlightEventShown, _FlightEventShownMore): ...
FlightEventWoken = TypedDict("FlightEventWoken", {
    "event": "Literal['woken']",
    "seat": "Seat",
    "chamber": "Cell",
    "cabin": "Cell",
})
FlightEventJumped = TypedDict("FlightEventJumped", {
    "event": "Literal['jumped']",
    "seat": "Seat",
    "cells": "CellSet",
    "battery": "Cell",
})
FlightEventPart = TypedDict("FlightEventPart", {"event": "Literal['part']", "part": "int"})
FlightEventEngines = TypedDict("FlightEventEngines", {
    "event": "Literal['engines']",
    "seat": "Seat",
    "powered": "CellSet",
    "tokens": "Sequence[Cell]",
    "strength": "int",
})
FlightEventCannons = TypedDict("FlightEventCannons", {
    "event": "Literal['cannons']",
    "seat": "Seat",
    "powered": "CellSet",
    "tokens": "Sequence[Cell]",
    "strength": "Strength",
})
FlightEventRemain = TypedDict("FlightEventRemain", {"event": "Literal['remain']", "seat": "Seat", "strength": "int"})
FlightEventMoved = TypedDict("FlightEventMoved", {
    "event": "Literal['moved']",
    "seat": "Seat",
    "days": "int",
    "to": "int",
})
FlightEventLanded = TypedDict("FlightEventLanded", {"event": "Literal['landed']", "seat": "Seat", "planet": "int"})
FlightEventTook = TypedDict("FlightEventTook", {"event": "Literal['took']", "seat": "Seat"})
FlightEventDeclined = TypedDict("FlightEventDeclined", {"event": "Literal['declined']", "seat": "Seat"})
FlightEventPaid = TypedDict("FlightEventPaid", {"event": "Literal['paid']", "seat": "Seat", "credits": "int"})
FlightEventStowed = TypedDict("FlightEventStowed", {
    "event": "Literal['stowed']",
    "seat": "Seat",
    "load": "Goods",
    "thrown_away": "Goods",
    "holds": "Sequence[Sequence[Cell | Goods]]",
})
FlightEventLost = TypedDict("FlightEventLost", {"event": "Literal['lost']", "seat": "Seat", "lost": "Aboard"})
FlightEventFought = TypedDict("FlightEventFought", {
    "event": "Literal['fought']",
    "seat": "Seat",
    "fight": "FlightFight",
})
FlightEventWorst = TypedDict("FlightEventWorst", {"event": "Literal['worst']", "seat": "Seat", "worst": "Criterion"})
FlightEventChosen = TypedDict("FlightEventChosen", {"event": "Literal['chosen']", "seat": "Seat", "boarded": "Boarded"})
FlightEventWalked = TypedDict("FlightEventWalked", {
    "event": "Literal['walked']",
    "seat": "Seat",
    "visited": "Sequence[Cell]",
    "defeated": "Cell | None",
})
FlightEventSkipped = TypedDict("FlightEventSkipped", {"event": "Literal['skipped']", "lines": "int"})
FlightEventSabotaged = TypedDict("FlightEventSabotaged", {"event": "Literal['sabotaged']", "seat": "Seat"})
FlightEventRolled = TypedDict("FlightEventRolled", {"event": "Literal['rolled']", "face": "Die"})
_FlightEventComes = TypedDict("_FlightEventComes", {
    "event": "Literal['comes']",
    "attack": "Attack",
    "lines": "Sequence[Line]",
})
_FlightEventComesMore = TypedDict("_FlightEventComesMore", {"turned_from": "Side | None"}, total=False)
class FlightEventComes(_FlightEventComes, _FlightEventComesMore): ...
FlightEventUnmet = TypedDict("FlightEventUnmet", {"event": "Literal['unmet']", "attacks": "int"})
FlightEventMet = TypedDict("FlightEventMet", {
    "event": "Literal['met']",
    "seat": "Seat",
    "defence": "Defence",
    "ends": "Sequence[LineEnd]",
})
FlightEventSearched = TypedDict("FlightEventSearched", {"event": "Literal['searched']", "found": "Cell | None"})
FlightEventWrecked = TypedDict("FlightEventWrecked", {
    "event": "Literal['wrecked']",
    "seat": "Seat",
    "destroyed": "CellSet",
    "cut_off": "CellSet",
    "aboard": "Aboard",
})
FlightEventLeft = TypedDict("FlightEventLeft", {
    "event": "Literal['left']",
    "seat": "Seat",
    "cells": "CellSet",
    "set_aside": "Goods",
    "reason": "FlightReason",
})
FlightEventOutOfFlight = TypedDict("FlightEventOutOfFlight", {"event": "Literal['out_of_flight']", "seat": "Seat"})
FlightEventOver = TypedDict("FlightEventOver", {"event": "Literal['over']"})
FlightEvent = Union["FlightEventUnused | FlightEventShown | FlightEventWoken | FlightEventJumped | FlightEventPart | FlightEventEngines | FlightEventCannons | FlightEventRemain | FlightEventMoved | FlightEventLanded | FlightEventTook | FlightEventDeclined | FlightEventPaid | FlightEventStowed | FlightEventLost | FlightEventFought | FlightEventWorst | FlightEventChosen | FlightEventWalked | FlightEventSkipped | FlightEventSabotaged | FlightEventRolled | FlightEventComes | FlightEventUnmet | FlightEventMet | FlightEventSearched | FlightEventWrecked | FlightEventLeft | FlightEventOutOfFlight | FlightEventOver"]
FlightFight = Literal["won", "drawn", "lost"]
FlightOdds = TypedDict("FlightOdds", {"of": "int", "exact": "bool", "outcomes": "Sequence[FlightWeighed]"})
FlightOddsError = Union["FlightSetupError | FlightRefusal"]
_FlightPilot = TypedDict("_FlightPilot", {})
_FlightPilotMore = TypedDict("_FlightPilotMore", {
    "fleet": "Fleet | None",
    "position": "int | None",
    "credits": "int",
    "lost": "int",
    "cap": "SettlementLossCap",
    "owed": "SettlementOwed",
    "set_aside": "Goods",
    "peeked": "CardSet",
}, total=False)
class FlightPilot(_FlightPilot, _FlightPilotMore): ...
_FlightPlayerView = TypedDict("_FlightPlayerView", {
    "seat": "Seat",
    "fleet": "Fleet",
    "position": "int | None",
    "credits": "int",
    "lost": "CellSet",
    "lost_pile": "int",
    "cap": "SettlementLossCap",
    "owed": "SettlementOwed",
    "gone": "Sequence[Departure]",
    "set_aside": "Goods",
})
_FlightPlayerViewMore = TypedDict("_FlightPlayerViewMore", {"hyperspace": "Sequence[Departure]"}, total=False)
class FlightPlayerView(_FlightPlayerView, _FlightPlayerViewMore): ...
_FlightProgress = TypedDict("_FlightProgress", {
    "waiting": "Sequence[Seat]",
    "landed": "Sequence[Sequence[Seat | int]]",
    "line": "int",
    "declared": "Sequence[Sequence[Seat | int]]",
    "losers": "Sequence[Seat]",
    "winner": "Seat | None",
    "targets": "Sequence[Seat]",
    "attacks": "int",
    "tries": "int",
})
_FlightProgressMore = TypedDict("_FlightProgressMore", {"part": "int"}, total=False)
class FlightProgress(_FlightProgress, _FlightProgressMore): ...
FlightQuestionWithdraw = TypedDict("FlightQuestionWithdraw", {"ask": "Literal['withdraw']"})
FlightQuestionHyperspace = TypedDict("FlightQuestionHyperspace", {"ask": "Literal['hyperspace']"})
FlightQuestionEngines = TypedDict("FlightQuestionEngines", {"ask": "Literal['engines']"})
FlightQuestionCannons = TypedDict("FlightQuestionCannons", {"ask": "Literal['cannons']"})
FlightQuestionLand = TypedDict("FlightQuestionLand", {
    "ask": "Literal['land']",
    "free": "Sequence[int]",
    "planets": "int",
})
FlightQuestionTake = TypedDict("FlightQuestionTake", {"ask": "Literal['take']"})
FlightQuestionCrew = TypedDict("FlightQuestionCrew", {"ask": "Literal['crew']", "count": "int"})
FlightQuestionGoods = TypedDict("FlightQuestionGoods", {"ask": "Literal['goods']", "count": "int"})
FlightQuestionStow = TypedDict("FlightQuestionStow", {"ask": "Literal['stow']", "loads": "Sequence[Goods]"})
FlightQuestionDefend = TypedDict("FlightQuestionDefend", {"ask": "Literal['defend']", "incoming": "Incoming"})
FlightQuestionKeep = TypedDict("FlightQuestionKeep", {"ask": "Literal['keep']", "impact": "Impact"})
FlightQuestionRoll = TypedDict("FlightQuestionRoll", {"ask": "Literal['roll']", "attack": "Attack", "wanted": "Wanted"})
FlightQuestionLocate = TypedDict("FlightQuestionLocate", {"ask": "Literal['locate']", "rolled": "Sequence[Die]"})
FlightQuestion = Union["FlightQuestionWithdraw | FlightQuestionHyperspace | FlightQuestionEngines | FlightQuestionCannons | FlightQuestionLand | FlightQuestionTake | FlightQuestionCrew | FlightQuestionGoods | FlightQuestionStow | FlightQuestionDefend | FlightQuestionKeep | FlightQuestionRoll | FlightQuestionLocate"]
FlightReason = Literal["withdrawn", "stranded", "unmanned", "lapped"]
FlightRecordLogItem = TypedDict("FlightRecordLogItem", {"by": "Actor", "choice": "FlightChoice"})
FlightRecord = TypedDict("FlightRecord", {
    "v": "Literal[1]",
    "setup": "FlightSetup",
    "log": "Sequence[FlightRecordLogItem]",
})
FlightRefusalNoSeat = TypedDict("FlightRefusalNoSeat", {
    "refused": "Literal['no_seat']",
    "seat": "Seat",
    "players": "int",
    "rule": "Rule",
})
FlightRefusalOver = TypedDict("FlightRefusalOver", {"refused": "Literal['over']", "rule": "Rule"})
FlightRefusalOutOfTurn = TypedDict("FlightRefusalOutOfTurn", {
    "refused": "Literal['out_of_turn']",
    "actor": "Actor",
    "awaited": "Actor",
    "ask": "FlightAsk",
    "rule": "Rule",
})
FlightRefusalNoAnswer = TypedDict("FlightRefusalNoAnswer", {
    "refused": "Literal['no_answer']",
    "awaited": "Actor",
    "ask": "FlightAsk",
    "rule": "Rule",
})
FlightRefusalNoShipThere = TypedDict("FlightRefusalNoShipThere", {
    "refused": "Literal['no_ship_there']",
    "seat": "Seat",
    "at": "Cell",
    "rule": "Rule",
})
FlightRefusalNoWaking = TypedDict("FlightRefusalNoWaking", {
    "refused": "Literal['no_waking']",
    "chamber": "Cell",
    "rule": "Rule",
})
FlightRefusalNoBooster = TypedDict("FlightRefusalNoBooster", {
    "refused": "Literal['no_booster']",
    "at": "Cell",
    "rule": "Rule",
})
FlightRefusalNoHelp = TypedDict("FlightRefusalNoHelp", {
    "refused": "Literal['no_help']",
    "cell": "Cell",
    "ask": "FlightAsk",
    "rule": "Rule",
})
FlightRefusalNoPlanet = TypedDict("FlightRefusalNoPlanet", {
    "refused": "Literal['no_planet']",
    "planet": "int",
    "planets": "int",
    "rule": "Rule",
})
FlightRefusalPlanetTaken = TypedDict("FlightRefusalPlanetTaken", {
    "refused": "Literal['planet_taken']",
    "planet": "int",
    "rule": "Rule",
})
FlightRefusalNotThatLoad = TypedDict("FlightRefusalNotThatLoad", {
    "refused": "Literal['not_that_load']",
    "load": "Goods",
    "rule": "Rule",
})
FlightRefusalNoBoost = TypedDict("FlightRefusalNoBoost", {
    "refused": "Literal['no_boost']",
    "shield": "Cell",
    "rule": "Rule",
})
FlightRefusal = Union["FlightRefusalNoSeat | FlightRefusalOver | FlightRefusalOutOfTurn | FlightRefusalNoAnswer | FlightRefusalNoShipThere | FlightRefusalNoWaking | FlightRefusalNoBooster | FlightRefusalNoHelp | FlightRefusalNoPlanet | FlightRefusalPlanetTaken | FlightRefusalNotThatLoad | FlightRefusalNoBoost | BoardingError | PowerError | LossError | StowError | DefenceError | ImpactError"]
_FlightSetup = TypedDict("_FlightSetup", {
    "board": "Board",
    "level": "RoundCard",
    "deck": "Deck",
    "players": "Sequence[FlightPilot]",
})
_FlightSetupMore = TypedDict("_FlightSetupMore", {
    "level_iii_cards": "bool",
    "rulings": "Rulings",
    "under_way": "bool",
}, total=False)
class FlightSetup(_FlightSetup, _FlightSetupMore): ...
FlightSetupErrorPlayers = TypedDict("FlightSetupErrorPlayers", {
    "refused": "Literal['players']",
    "players": "int",
    "rule": "Rule",
})
FlightSetupErrorLevel = TypedDict("FlightSetupErrorLevel", {
    "refused": "Literal['level']",
    "class": "Class",
    "level": "RoundCard",
    "rule": "Rule",
})
FlightSetupErrorBoardLevel = TypedDict("FlightSetupErrorBoardLevel", {
    "refused": "Literal['board_level']",
    "expected": "RoundCard",
    "level": "RoundCard",
    "rule": "Rule",
})
FlightSetupErrorLevelIiiCards = TypedDict("FlightSetupErrorLevelIiiCards", {
    "refused": "Literal['level_iii_cards']",
    "level": "RoundCard",
    "rule": "Rule",
})
FlightSetupErrorOtherBoard = TypedDict("FlightSetupErrorOtherBoard", {
    "refused": "Literal['other_board']",
    "seat": "Seat",
    "rule": "Rule",
})
FlightSetupErrorNoShip = TypedDict("FlightSetupErrorNoShip", {
    "refused": "Literal['no_ship']",
    "seat": "Seat",
    "rule": "Rule",
})
FlightSetupErrorNoMarker = TypedDict("FlightSetupErrorNoMarker", {
    "refused": "Literal['no_marker']",
    "seat": "Seat",
    "rule": "Rule",
})
FlightSetupErrorNotBoarded = TypedDict("FlightSetupErrorNotBoarded", {
    "refused": "Literal['not_boarded']",
    "seat": "Seat",
    "rule": "Rule",
})
FlightSetupErrorUnmanned = TypedDict("FlightSetupErrorUnmanned", {
    "refused": "Literal['unmanned']",
    "seat": "Seat",
    "ship": "int",
    "rule": "Rule",
})
FlightSetupErrorTopCard = TypedDict("FlightSetupErrorTopCard", {
    "refused": "Literal['top_card']",
    "level": "Level",
    "expected": "Level",
    "rule": "Rule",
})
FlightSetupErrorCardLevel = TypedDict("FlightSetupErrorCardLevel", {
    "refused": "Literal['card_level']",
    "place": "int",
    "level": "Level",
    "highest": "Level",
    "rule": "Rule",
})
FlightSetupErrorNotInDeck = TypedDict("FlightSetupErrorNotInDeck", {
    "refused": "Literal['not_in_deck']",
    "seat": "Seat",
    "card": "CardId",
    "rule": "Rule",
})
FlightSetupErrorSabotage = TypedDict("FlightSetupErrorSabotage", {
    "refused": "Literal['sabotage']",
    "place": "int",
    "rule": "Rule",
})
FlightSetupError = Union["FlightSetupErrorPlayers | FlightSetupErrorLevel | FlightSetupErrorBoardLevel | FlightSetupErrorLevelIiiCards | FlightSetupErrorOtherBoard | FlightSetupErrorNoShip | FlightSetupErrorNoMarker | FlightSetupErrorNotBoarded | FlightSetupErrorUnmanned | FlightSetupErrorTopCard | FlightSetupErrorCardLevel | FlightSetupErrorNotInDeck | FlightSetupErrorSabotage | TrackError | AimError"]
FlightToll = TypedDict("FlightToll", {
    "components": "int",
    "ships": "int",
    "crew": "int",
    "batteries": "int",
    "days": "int",
    "credits": "int",
})
FlightView = TypedDict("FlightView", {
    "level": "RoundCard",
    "level_iii_cards": "bool",
    "rulings": "Rulings",
    "card": "Card | None",
    "faced": "CardKind | None",
    "shown": "Sequence[Card]",
    "cards_left": "int",
    "asked": "Sequence[Actor | FlightQuestion] | None",
    "progress": "FlightProgress",
    "players": "Sequence[FlightPlayerView]",
    "peeked": "CardSet",
})
FlightWeighed = TypedDict("FlightWeighed", {"toll": "FlightToll", "weight": "int"})
Forgone = TypedDict("Forgone", {
    "components": "Sequence[PlacedTile]",
    "aboard": "Aboard",
    "instead": "Sequence[PlacedTile]",
    "intruders": "int",
    "tokens": "int",
    "loss": "int",
})
Gain = Literal["human", "battery"]
GameChoiceYard = TypedDict("GameChoiceYard", {"yard": "YardChoice"})
GameChoiceFlight = TypedDict("GameChoiceFlight", {"flight": "FlightChoice"})
GameChoice = Union["GameChoiceYard | GameChoiceFlight"]
GameEventYard = TypedDict("GameEventYard", {"yard": "YardEvent"})
GameEventFlight = TypedDict("GameEventFlight", {"flight": "FlightEvent"})
GameEventSettledSettled = TypedDict("GameEventSettledSettled", {"round": "int", "settlement": "Settlement"})
GameEventSettled = TypedDict("GameEventSettled", {"settled": "GameEventSettledSettled"})
GameEventRoundBeganRoundBegan = TypedDict("GameEventRoundBeganRoundBegan", {"round": "int"})
GameEventRoundBegan = TypedDict("GameEventRoundBegan", {"round_began": "GameEventRoundBeganRoundBegan"})
GameEvent = Union["Literal['over'] | GameEventYard | GameEventFlight | GameEventSettled | GameEventRoundBegan"]
GameNowYard = TypedDict("GameNowYard", {"yard": "YardView"})
GameNowFlight = TypedDict("GameNowFlight", {"flight": "FlightView"})
GameNow = Union["Literal['over'] | GameNowYard | GameNowFlight"]
GamePart = Literal["yard", "flight"]
GameRecordLogItem = TypedDict("GameRecordLogItem", {"by": "Actor", "choice": "GameChoice"})
GameRecord = TypedDict("GameRecord", {"v": "Literal[1]", "setup": "GameSetup", "log": "Sequence[GameRecordLogItem]"})
GameRefusalOtherPart = TypedDict("GameRefusalOtherPart", {
    "refused": "Literal['other_part']",
    "now": "GamePart",
    "rule": "Rule",
})
GameRefusalOver = TypedDict("GameRefusalOver", {"refused": "Literal['over']", "rule": "Rule"})
GameRefusal = Union["GameRefusalOtherPart | GameRefusalOver | YardRefusal | FlightRefusal"]
_GameRound = TypedDict("_GameRound", {"board": "Board", "level": "RoundCard", "start": "YardStart", "deck": "Deck"})
_GameRoundMore = TypedDict("_GameRoundMore", {"level_iii_cards": "bool"}, total=False)
class GameRound(_GameRound, _GameRoundMore): ...
_GameSetup = TypedDict("_GameSetup", {"players": "int", "rounds": "Sequence[GameRound]"})
_GameSetupMore = TypedDict("_GameSetupMore", {"rulings": "Rulings"}, total=False)
class GameSetup(_GameSetup, _GameSetupMore): ...
GameSetupErrorPlayers = TypedDict("GameSetupErrorPlayers", {
    "refused": "Literal['players']",
    "players": "int",
    "rule": "Rule",
})
GameSetupErrorNoRound = TypedDict("GameSetupErrorNoRound", {"refused": "Literal['no_round']", "rule": "Rule"})
GameSetupErrorRounds = TypedDict("GameSetupErrorRounds", {
    "refused": "Literal['rounds']",
    "rounds": "int",
    "rule": "Rule",
})
GameSetupErrorYard = TypedDict("GameSetupErrorYard", {
    "refused": "Literal['yard']",
    "round": "int",
    "error": "YardSetupError",
    "rule": "Rule",
})
GameSetupErrorDeck = TypedDict("GameSetupErrorDeck", {
    "refused": "Literal['deck']",
    "round": "int",
    "error": "CardError",
    "rule": "Rule",
})
GameSetupErrorFlight = TypedDict("GameSetupErrorFlight", {
    "refused": "Literal['flight']",
    "round": "int",
    "error": "FlightSetupError",
    "rule": "Rule",
})
GameSetupError = Union["GameSetupErrorPlayers | GameSetupErrorNoRound | GameSetupErrorRounds | GameSetupErrorYard | GameSetupErrorDeck | GameSetupErrorFlight"]
GameView = TypedDict("GameView", {
    "round": "int",
    "rounds": "int",
    "purses": "Sequence[int]",
    "loans": "Sequence[int]",
    "settlements": "Sequence[Settlement]",
    "now": "GameNow",
})
GoalEngines = TypedDict("GoalEngines", {"engines": "int"})
GoalCannons = TypedDict("GoalCannons", {"cannons": "Strength"})
Goal = Union["GoalEngines | GoalCannons"]
Good = Literal["red", "yellow", "green", "blue"]
_Goods = TypedDict("_Goods", {})
_GoodsMore = TypedDict("_GoodsMore", {"red": "int", "yellow": "int", "green": "int", "blue": "int"}, total=False)
class Goods(_Goods, _GoodsMore): ...
GoodsDue = TypedDict("GoodsDue", {"goods": "Goods", "batteries": "int"})
GoodsFrom = Literal["fleet", "ship"]
_GoodsLoss = TypedDict("_GoodsLoss", {})
_GoodsLossMore = TypedDict("_GoodsLossMore", {
    "goods": "Sequence[Sequence[Cell | Goods]]",
    "batteries": "Sequence[Sequence[Cell | int]]",
}, total=False)
class GoodsLoss(_GoodsLoss, _GoodsLossMore): ...
HeatMap = TypedDict("HeatMap", {"struck": "Sequence[Struck]", "miss": "Probability"})
Hex = Union["Sequence[int]"]
HexSet = Union["Sequence[Hex]"]
_Impact = TypedDict("_Impact", {"fleet": "Fleet", "destroyed": "CellSet", "cut_off": "CellSet"})
_ImpactMore = TypedDict("_ImpactMore", {"any_piece": "bool"}, total=False)
class Impact(_Impact, _ImpactMore): ...
ImpactErrorNoPiece = TypedDict("ImpactErrorNoPiece", {"refused": "Literal['no_piece']", "cell": "Cell", "rule": "Rule"})
ImpactErrorNobodyAboard = TypedDict("ImpactErrorNobodyAboard", {
    "refused": "Literal['nobody_aboard']",
    "cell": "Cell",
    "manned": "CellSet",
    "rule": "Rule",
})
ImpactErrorNothingToBoard = TypedDict("ImpactErrorNothingToBoard", {
    "refused": "Literal['nothing_to_board']",
    "cell": "Cell",
    "rule": "Rule",
})
ImpactError = Union["ImpactErrorNoPiece | ImpactErrorNobodyAboard | ImpactErrorNothingToBoard"]
_Incoming = TypedDict("_Incoming", {"kind": "AttackKind", "lines": "Lines"})
_IncomingMore = TypedDict("_IncomingMore", {
    "rulings": "Rulings",
    "away": "CellSet",
    "guards": "CellSet | None",
}, total=False)
class Incoming(_Incoming, _IncomingMore): ...
Kind = Literal["starting_cabin", "cabin", "luxury_cabin", "stasis_chamber", "engine_1", "engine_2", "cannon_1",
    "cannon_2", "bidirectional_cannon", "cannon_engine", "battery_1", "battery_2", "battery_3", "battery_4",
    "cargo_hold_1", "cargo_hold_2", "cargo_hold_3", "cargo_hold_4", "special_cargo_hold_1", "special_cargo_hold_2",
    "special_cargo_hold_3", "special_cargo_hold_4", "life_support_purple", "life_support_brown", "life_support_cyan",
    "shield", "thruster", "structural", "plating", "auto_defence", "crew_armament", "router", "solar_panel", "reactor",
    "booster"]
KnownBoard = TypedDict("KnownBoard", {"digest": "BoardDigest", "surface": "Surface"})
Laid1 = TypedDict("Laid1", {"at": "Cell", "humans": "int"})
Laid2 = TypedDict("Laid2", {"at": "Cell", "alien": "Alien"})
Laid3 = TypedDict("Laid3", {"at": "Cell", "sleepers": "int"})
Laid4 = TypedDict("Laid4", {"at": "Cell", "batteries": "int"})
Laid5 = TypedDict("Laid5", {"at": "Cell", "goods": "Goods"})
Laid = Union["Laid1 | Laid2 | Laid3 | Laid4 | Laid5"]
_Layout1 = TypedDict("_Layout1", {"class": "Class", "tiles": "Sequence[PlacedTile]"})
_Layout1More = TypedDict("_Layout1More", {"opened": "Marks"}, total=False)
class Layout1(_Layout1, _Layout1More): ...
_Layout2 = TypedDict("_Layout2", {"board": "OwnBoard", "tiles": "Sequence[PlacedTile]"})
_Layout2More = TypedDict("_Layout2More", {"opened": "Marks"}, total=False)
class Layout2(_Layout2, _Layout2More): ...
Layout = Union["Layout1 | Layout2"]
Level = Literal["I", "II", "III", "IV"]
LineColumn = TypedDict("LineColumn", {"column": "int"})
LineRow = TypedDict("LineRow", {"row": "int"})
LineAimed = TypedDict("LineAimed", {"aimed": "Cell"})
Line = Union["LineColumn | LineRow | LineAimed"]
LineEnd = TypedDict("LineEnd", {"line": "Line", "struck": "Cell | None", "fate": "Fate"})
LineThreat = TypedDict("LineThreat", {
    "line": "Line",
    "met": "Met",
    "fate": "Fate | None",
    "shooters": "CellSet",
    "free_shooters": "CellSet",
    "shields": "CellSet",
    "boosted_shields": "CellSet",
})
Lines1 = TypedDict("Lines1", {"class": "Class", "from": "Side", "starts": "CellSet"})
Lines2 = TypedDict("Lines2", {"board": "KnownBoard", "from": "Side", "starts": "CellSet"})
Lines = Union["Lines1 | Lines2"]
LossErrorOutOfReach = TypedDict("LossErrorOutOfReach", {
    "refused": "Literal['out_of_reach']",
    "cell": "Cell",
    "rule": "Rule",
})
LossErrorTooFew = TypedDict("LossErrorTooFew", {
    "refused": "Literal['too_few']",
    "cell": "Cell",
    "what": "Lost",
    "named": "int",
    "aboard": "int",
    "rule": "Rule",
})
LossErrorAmount = TypedDict("LossErrorAmount", {
    "refused": "Literal['amount']",
    "what": "Lost",
    "due": "int",
    "named": "int",
    "rule": "Rule",
})
LossErrorSecondShip = TypedDict("LossErrorSecondShip", {
    "refused": "Literal['second_ship']",
    "first": "Ship",
    "second": "Ship",
    "rule": "Rule",
})
LossErrorNotFlying = TypedDict("LossErrorNotFlying", {
    "refused": "Literal['not_flying']",
    "ship": "Ship",
    "rule": "Rule",
})
LossError = Union["LossErrorOutOfReach | LossErrorTooFew | LossErrorAmount | LossErrorSecondShip | LossErrorNotFlying"]
LossPenaltyCappedAt = TypedDict("LossPenaltyCappedAt", {"capped_at": "int"})
LossPenalty = Union["Literal['uncapped', 'by_insurance'] | LossPenaltyCappedAt"]
_LossWeights = TypedDict("_LossWeights", {})
_LossWeightsMore = TypedDict("_LossWeightsMore", {
    "component": "int",
    "cabin": "int",
    "engine": "int",
    "cannon": "int",
    "battery": "int",
    "hold": "int",
    "special_hold": "int",
    "shield": "int",
    "thruster": "int",
    "human": "int",
    "alien": "int",
    "sleeper": "int",
    "goods": "int",
    "token": "int",
    "ship": "int",
    "intruder": "int",
    "boost": "int | None",
}, total=False)
class LossWeights(_LossWeights, _LossWeightsMore): ...
Losses = TypedDict("Losses", {
    "destroyed": "CellSet",
    "cut_off": "CellSet",
    "components": "Sequence[PlacedTile]",
    "aboard": "Aboard",
})
LostGoods = TypedDict("LostGoods", {"goods": "Good"})
Lost = Union["Literal['crew', 'blocks', 'battery'] | LostGoods"]
Mark = Literal["1", "2", "3", "4", "5", "6", "="]
Marks = Union["Sequence[Mark]"]
MetComponent = TypedDict("MetComponent", {"component": "Cell"})
MetChoice = TypedDict("MetChoice", {"choice": "CellSet"})
Met = Union["Literal['nothing'] | MetComponent | MetChoice"]
MisfitNoCell = TypedDict("MisfitNoCell", {"rule": "Rule", "cell": "Cell", "refused": "Literal['no_cell']"})
MisfitOccupied = TypedDict("MisfitOccupied", {
    "rule": "Rule",
    "cell": "Cell",
    "present": "Component",
    "refused": "Literal['occupied']",
})
MisfitUnattached = TypedDict("MisfitUnattached", {"rule": "Rule", "cell": "Cell", "refused": "Literal['unattached']"})
MisfitUnjoined = TypedDict("MisfitUnjoined", {"rule": "Rule", "cell": "Cell", "refused": "Literal['unjoined']"})
MisfitBreaks = TypedDict("MisfitBreaks", {"rule": "Rule", "violation": "Violation", "refused": "Literal['breaks']"})
Misfit = Union["MisfitNoCell | MisfitOccupied | MisfitUnattached | MisfitUnjoined | MisfitBreaks"]
Mix = Literal["I", "II", "III", "IV from III", "IV"]
NoRepairNoComponent = TypedDict("NoRepairNoComponent", {
    "refused": "Literal['no_component']",
    "cell": "Cell",
    "rule": "Rule",
})
NoRepairMistakesLeft = TypedDict("NoRepairMistakesLeft", {
    "refused": "Literal['mistakes_left']",
    "mistakes": "Sequence[Violation]",
    "rule": "Rule",
})
NoRepairSeveralPieces = TypedDict("NoRepairSeveralPieces", {
    "refused": "Literal['several_pieces']",
    "ship": "int",
    "pieces": "Sequence[CellSet]",
    "rule": "Rule",
})
NoRepairTooMuch = TypedDict("NoRepairTooMuch", {"refused": "Literal['too_much']", "cells": "CellSet", "rule": "Rule"})
NoRepair = Union["NoRepairNoComponent | NoRepairMistakesLeft | NoRepairSeveralPieces | NoRepairTooMuch"]
Outcome = TypedDict("Outcome", {"lines": "Sequence[LineEnd]", "impact": "Impact"})
Outlet = Literal["exhaust", "muzzle", "nozzle"]
Output = TypedDict("Output", {"engine_points": "int", "cannon_halves": "int", "powered": "bool"})
_OwnBoard = TypedDict("_OwnBoard", {"art": "Sequence[str]", "surface": "Topology"})
_OwnBoardMore = TypedDict("_OwnBoardMore", {
    "orange_open": "bool",
    "columns": "Sequence[Printed]",
    "rows": "Sequence[Printed]",
    "splice_right_of": "int | None",
    "starting_cabin": "Cell | None",
    "loss_penalty": "LossPenalty",
    "premium": "PremiumTable | None",
    "level": "RoundCard | None",
    "overtime": "bool",
}, total=False)
class OwnBoard(_OwnBoard, _OwnBoardMore): ...
Piles = Union["Sequence[Sequence[Card]]"]
_PlacedTileStartingCabin = TypedDict("_PlacedTileStartingCabin", {
    "at": "Cell",
    "kind": "Literal['starting_cabin']",
    "edges": "Edges",
})
_PlacedTileStartingCabinMore = TypedDict("_PlacedTileStartingCabinMore", {
    "capacity": "Literal[2] | None",
    "tile": "TileId | None",
}, total=False)
class PlacedTileStartingCabin(_PlacedTileStartingCabin, _PlacedTileStartingCabinMore): ...
_PlacedTileCabin = TypedDict("_PlacedTileCabin", {"at": "Cell", "kind": "Literal['cabin']", "edges": "Edges"})
_PlacedTileCabinMore = TypedDict("_PlacedTileCabinMore", {
    "capacity": "Literal[2] | None",
    "tile": "TileId | None",
}, total=False)
class PlacedTileCabin(_PlacedTileCabin, _PlacedTileCabinMore): ...
_PlacedTileLuxuryCabin = TypedDict("_PlacedTileLuxuryCabin", {
    "at": "Cell",
    "kind": "Literal['luxury_cabin']",
    "edges": "Edges",
})
_PlacedTileLuxuryCabinMore = TypedDict("_PlacedTileLuxuryCabinMore", {
    "capacity": "Literal[1] | None",
    "tile": "TileId | None",
}, total=False)
class PlacedTileLuxuryCabin(_PlacedTileLuxuryCabin, _PlacedTileLuxuryCabinMore): ...
_PlacedTileStasisChamber = TypedDict("_PlacedTileStasisChamber", {
    "at": "Cell",
    "kind": "Literal['stasis_chamber']",
    "edges": "Edges",
})
_PlacedTileStasisChamberMore = TypedDict("_PlacedTileStasisChamberMore", {
    "capacity": "Literal[4] | None",
    "tile": "TileId | None",
}, total=False)
class PlacedTileStasisChamber(_PlacedTileStasisChamber, _PlacedTileStasisChamberMore): ...
_PlacedTileEngine = TypedDict("_PlacedTileEngine", {
    "at": "Cell",
    "kind": "Literal['engine']",
    "strength": "Literal[1, 2]",
    "edges": "Edges",
    "points": "Side | Sequence[Side]",
})
_PlacedTileEngineMore = TypedDict("_PlacedTileEngineMore", {"tile": "TileId | None"}, total=False)
class PlacedTileEngine(_PlacedTileEngine, _PlacedTileEngineMore): ...
_PlacedTileCannon = TypedDict("_PlacedTileCannon", {
    "at": "Cell",
    "kind": "Literal['cannon']",
    "strength": "Literal[1, 2]",
    "edges": "Edges",
    "points": "Side | Sequence[Side]",
})
_PlacedTileCannonMore = TypedDict("_PlacedTileCannonMore", {"tile": "TileId | None"}, total=False)
class PlacedTileCannon(_PlacedTileCannon, _PlacedTileCannonMore): ...
_PlacedTileBidirectionalCannon = TypedDict("_PlacedTileBidirectionalCannon", {
    "at": "Cell",
    "kind": "Literal['bidirectional_cannon']",
    "edges": "Edges",
    "points": "Sequence[Side]",
})
_PlacedTileBidirectionalCannonMore = TypedDict("_PlacedTileBidirectionalCannonMore", {
    "tile": "TileId | None",
}, total=False)
class PlacedTileBidirectionalCannon(_PlacedTileBidirectionalCannon, _PlacedTileBidirectionalCannonMore): ...
_PlacedTileCannonEngine = TypedDict("_PlacedTileCannonEngine", {
    "at": "Cell",
    "kind": "Literal['cannon_engine']",
    "edges": "Edges",
    "points": "Sequence[Side]",
})
_PlacedTileCannonEngineMore = TypedDict("_PlacedTileCannonEngineMore", {"tile": "TileId | None"}, total=False)
class PlacedTileCannonEngine(_PlacedTileCannonEngine, _PlacedTileCannonEngineMore): ...
_PlacedTileBattery = TypedDict("_PlacedTileBattery", {
    "at": "Cell",
    "kind": "Literal['battery']",
    "capacity": "Literal[1, 2, 3, 4]",
    "edges": "Edges",
})
_PlacedTileBatteryMore = TypedDict("_PlacedTileBatteryMore", {"tile": "TileId | None"}, total=False)
class PlacedTileBattery(_PlacedTileBattery, _PlacedTileBatteryMore): ...
_PlacedTileCargoHold = TypedDict("_PlacedTileCargoHold", {
    "at": "Cell",
    "kind": "Literal['cargo_hold']",
    "capacity": "Literal[1, 2, 3, 4]",
    "edges": "Edges",
})
_PlacedTileCargoHoldMore = TypedDict("_PlacedTileCargoHoldMore", {"tile": "TileId | None"}, total=False)
class PlacedTileCargoHold(_PlacedTileCargoHold, _PlacedTileCargoHoldMore): ...
_PlacedTileSpecialCargoHold = TypedDict("_PlacedTileSpecialCargoHold", {
    "at": "Cell",
    "kind": "Literal['special_cargo_hold']",
    "capacity": "Literal[1, 2, 3, 4]",
    "edges": "Edges",
})
_PlacedTileSpecialCargoHoldMore = TypedDict("_PlacedTileSpecialCargoHoldMore", {"tile": "TileId | None"}, total=False)
class PlacedTileSpecialCargoHold(_PlacedTileSpecialCargoHold, _PlacedTileSpecialCargoHoldMore): ...
_PlacedTileLifeSupportPurple = TypedDict("_PlacedTileLifeSupportPurple", {
    "at": "Cell",
    "kind": "Literal['life_support_purple']",
    "edges": "Edges",
})
_PlacedTileLifeSupportPurpleMore = TypedDict("_PlacedTileLifeSupportPurpleMore", {"tile": "TileId | None"}, total=False)
class PlacedTileLifeSupportPurple(_PlacedTileLifeSupportPurple, _PlacedTileLifeSupportPurpleMore): ...
_PlacedTileLifeSupportBrown = TypedDict("_PlacedTileLifeSupportBrown", {
    "at": "Cell",
    "kind": "Literal['life_support_brown']",
    "edges": "Edges",
})
_PlacedTileLifeSupportBrownMore = TypedDict("_PlacedTileLifeSupportBrownMore", {"tile": "TileId | None"}, total=False)
class PlacedTileLifeSupportBrown(_PlacedTileLifeSupportBrown, _PlacedTileLifeSupportBrownMore): ...
_PlacedTileLifeSupportCyan = TypedDict("_PlacedTileLifeSupportCyan", {
    "at": "Cell",
    "kind": "Literal['life_support_cyan']",
    "edges": "Edges",
})
_PlacedTileLifeSupportCyanMore = TypedDict("_PlacedTileLifeSupportCyanMore", {"tile": "TileId | None"}, total=False)
class PlacedTileLifeSupportCyan(_PlacedTileLifeSupportCyan, _PlacedTileLifeSupportCyanMore): ...
_PlacedTileShield = TypedDict("_PlacedTileShield", {
    "at": "Cell",
    "kind": "Literal['shield']",
    "edges": "Edges",
    "covers": "Sequence[Side]",
})
_PlacedTileShieldMore = TypedDict("_PlacedTileShieldMore", {"tile": "TileId | None"}, total=False)
class PlacedTileShield(_PlacedTileShield, _PlacedTileShieldMore): ...
_PlacedTileThruster = TypedDict("_PlacedTileThruster", {
    "at": "Cell",
    "kind": "Literal['thruster']",
    "edges": "Edges",
    "points": "Side | Sequence[Side]",
})
_PlacedTileThrusterMore = TypedDict("_PlacedTileThrusterMore", {"tile": "TileId | None"}, total=False)
class PlacedTileThruster(_PlacedTileThruster, _PlacedTileThrusterMore): ...
_PlacedTileStructural = TypedDict("_PlacedTileStructural", {
    "at": "Cell",
    "kind": "Literal['structural']",
    "edges": "Edges",
})
_PlacedTileStructuralMore = TypedDict("_PlacedTileStructuralMore", {"tile": "TileId | None"}, total=False)
class PlacedTileStructural(_PlacedTileStructural, _PlacedTileStructuralMore): ...
_PlacedTilePlating = TypedDict("_PlacedTilePlating", {"at": "Cell", "kind": "Literal['plating']", "edges": "Edges"})
_PlacedTilePlatingMore = TypedDict("_PlacedTilePlatingMore", {"tile": "TileId | None"}, total=False)
class PlacedTilePlating(_PlacedTilePlating, _PlacedTilePlatingMore): ...
_PlacedTileAutoDefence = TypedDict("_PlacedTileAutoDefence", {
    "at": "Cell",
    "kind": "Literal['auto_defence']",
    "edges": "Edges",
})
_PlacedTileAutoDefenceMore = TypedDict("_PlacedTileAutoDefenceMore", {"tile": "TileId | None"}, total=False)
class PlacedTileAutoDefence(_PlacedTileAutoDefence, _PlacedTileAutoDefenceMore): ...
_PlacedTileCrewArmament = TypedDict("_PlacedTileCrewArmament", {
    "at": "Cell",
    "kind": "Literal['crew_armament']",
    "edges": "Edges",
})
_PlacedTileCrewArmamentMore = TypedDict("_PlacedTileCrewArmamentMore", {"tile": "TileId | None"}, total=False)
class PlacedTileCrewArmament(_PlacedTileCrewArmament, _PlacedTileCrewArmamentMore): ...
_PlacedTileRouter = TypedDict("_PlacedTileRouter", {"at": "Cell", "kind": "Literal['router']", "edges": "Edges"})
_PlacedTileRouterMore = TypedDict("_PlacedTileRouterMore", {"tile": "TileId | None"}, total=False)
class PlacedTileRouter(_PlacedTileRouter, _PlacedTileRouterMore): ...
_PlacedTileSolarPanel = TypedDict("_PlacedTileSolarPanel", {
    "at": "Cell",
    "kind": "Literal['solar_panel']",
    "edges": "Edges",
})
_PlacedTileSolarPanelMore = TypedDict("_PlacedTileSolarPanelMore", {"tile": "TileId | None"}, total=False)
class PlacedTileSolarPanel(_PlacedTileSolarPanel, _PlacedTileSolarPanelMore): ...
_PlacedTileReactor = TypedDict("_PlacedTileReactor", {"at": "Cell", "kind": "Literal['reactor']", "edges": "Edges"})
_PlacedTileReactorMore = TypedDict("_PlacedTileReactorMore", {"tile": "TileId | None"}, total=False)
class PlacedTileReactor(_PlacedTileReactor, _PlacedTileReactorMore): ...
_PlacedTileBooster = TypedDict("_PlacedTileBooster", {"at": "Cell", "kind": "Literal['booster']", "edges": "Edges"})
_PlacedTileBoosterMore = TypedDict("_PlacedTileBoosterMore", {"tile": "TileId | None"}, total=False)
class PlacedTileBooster(_PlacedTileBooster, _PlacedTileBoosterMore): ...
PlacedTile = Union["PlacedTileStartingCabin | PlacedTileCabin | PlacedTileLuxuryCabin | PlacedTileStasisChamber | PlacedTileEngine | PlacedTileCannon | PlacedTileBidirectionalCannon | PlacedTileCannonEngine | PlacedTileBattery | PlacedTileCargoHold | PlacedTileSpecialCargoHold | PlacedTileLifeSupportPurple | PlacedTileLifeSupportBrown | PlacedTileLifeSupportCyan | PlacedTileShield | PlacedTileThruster | PlacedTileStructural | PlacedTilePlating | PlacedTileAutoDefence | PlacedTileCrewArmament | PlacedTileRouter | PlacedTileSolarPanel | PlacedTileReactor | PlacedTileBooster"]
Placing = TypedDict("Placing", {"at": "Cell", "turn": "Rotation", "gain": "int"})
Plan = TypedDict("Plan", {"steps": "Sequence[PlanStep]", "gain": "int", "nodes": "int", "is_through": "bool"})
PlanStep = TypedDict("PlanStep", {"tile": "int", "at": "Cell", "turn": "Rotation"})
PowerErrorNotADouble = TypedDict("PowerErrorNotADouble", {
    "refused": "Literal['not_a_double']",
    "cell": "Cell",
    "kind": "Kind | None",
    "rule": "Rule",
})
PowerErrorTooFewBatteries = TypedDict("PowerErrorTooFewBatteries", {
    "refused": "Literal['too_few_batteries']",
    "ship": "int",
    "needed": "int",
    "aboard": "int",
    "rule": "Rule",
})
PowerErrorNoToken = TypedDict("PowerErrorNoToken", {"refused": "Literal['no_token']", "cell": "Cell", "rule": "Rule"})
PowerErrorTooFew = TypedDict("PowerErrorTooFew", {
    "refused": "Literal['too_few']",
    "ship": "int",
    "cost": "int",
    "aboard": "int",
    "rule": "Rule",
})
PowerErrorAmount = TypedDict("PowerErrorAmount", {
    "refused": "Literal['amount']",
    "ship": "int",
    "cost": "int",
    "paid": "int",
    "rule": "Rule",
})
PowerErrorOutOfReach = TypedDict("PowerErrorOutOfReach", {
    "refused": "Literal['out_of_reach']",
    "goal": "Goal",
    "at_most": "Strengths",
    "rule": "Rule",
})
PowerError = Union["PowerErrorNotADouble | PowerErrorTooFewBatteries | PowerErrorNoToken | PowerErrorTooFew | PowerErrorAmount | PowerErrorOutOfReach"]
PremiumTable = Union["Sequence[int]"]
Printed = Union["int | Sequence[int] | None"]
Probability = int
Quality = Literal["component", "loose", "exposed", "premium", "gap", "engines", "cannons", "crew", "tokens", "goods",
    "special", "sides", "aliens", "ways"]
Reach = TypedDict("Reach", {"unpowered": "Strengths", "at_most": "Strengths"})
RearMeteors = Literal["same_or_adjacent", "same"]
RefusalEntry = TypedDict("RefusalEntry", {
    "refused": "Literal['entry']",
    "entry": "int",
    "by": "Actor",
    "refusal": "Refusal",
    "rule": "Rule | BattleRule",
})
Refusal = Union["BoardingError | BuildError | SettlementInsureError | LossError | Misfit | NoRepair | PowerError | RepairError | StowError | AimError | DefenceError | ImpactError | Undecided | CardError | FlightOddsError | FlightRefusal | FlightSetupError | TrackError | GameRefusal | GameSetupError | SettlementSettleError | YardRefusal | YardSetupError | BattleFault | BattleFieldRefusal | BattleLayoutError | BattleNoSuch | BattlePlacementError | BattleRefusal | BattleSetupError | RefusalEntry"]
Removal = TypedDict("Removal", {"cell": "Cell", "mistake": "Violation"})
Repair = TypedDict("Repair", {
    "kept": "CellSet",
    "removed": "CellSet",
    "why": "Sequence[Removal]",
    "cut_off": "CellSet",
    "piece_rule": "Rule",
    "ships": "Sequence[ShipRepair]",
    "proven": "bool",
    "work": "int",
})
RepairErrorNoComponent = TypedDict("RepairErrorNoComponent", {
    "refused": "Literal['no_component']",
    "cell": "Cell",
    "rule": "Rule",
})
RepairErrorInNoMistake = TypedDict("RepairErrorInNoMistake", {
    "refused": "Literal['in_no_mistake']",
    "cell": "Cell",
    "present": "Component",
    "removable": "CellSet",
    "rule": "Rule",
})
RepairErrorNoPiece = TypedDict("RepairErrorNoPiece", {"refused": "Literal['no_piece']", "cell": "Cell", "rule": "Rule"})
RepairErrorMistakesLeft = TypedDict("RepairErrorMistakesLeft", {
    "refused": "Literal['mistakes_left']",
    "mistakes": "Sequence[Violation]",
    "rule": "Rule",
})
RepairError = Union["RepairErrorNoComponent | RepairErrorInNoMistake | RepairErrorNoPiece | RepairErrorMistakesLeft"]
Report = TypedDict("Report", {
    "legal": "bool",
    "violations": "Sequence[Violation]",
    "pieces": "Sequence[CellSet]",
    "exposed": "int",
    "ships": "Sequence[ShipReport]",
})
Rewards = TypedDict("Rewards", {"arrival": "Sequence[int]", "best_looking": "int", "provenance": "Confidence"})
Rotation = int
RoundCard = Literal["I", "II", "III", "IV"]
Rule = Literal["LM-BOARD-1", "LM-BOARD-2", "LM-BOARD-3", "LM-BOARD-4", "LM-BOARD-5", "LM-CABIN-1", "LM-CABIN-2",
    "LM-CABIN-3", "LM-CABIN-4", "LM-CABIN-5", "LM-LEGAL-1", "LM-LEGAL-2", "LM-LEGAL-3", "LM-LEGAL-4", "LM-LEGAL-5",
    "LM-LEGAL-6", "LM-LEGAL-7", "LM-LEGAL-8", "LM-LEGAL-9", "LM-LEGAL-10", "LM-LEGAL-11", "LM-LEGAL-12", "LM-LEGAL-13",
    "LM-LAUNCH-1", "LM-LAUNCH-2", "LM-SPLICE-1", "LM-SPLICE-2", "LM-SPLICE-3", "LM-SPLICE-4", "LM-SPLICE-5",
    "LM-SPLICE-6", "LM-SPLICE-7", "LM-SPLICE-8", "LM-SPLICE-9", "LM-SPLICE-10", "LM-SPLICE-11", "LM-SPLICE-12",
    "LM-TORUS-1", "LM-TORUS-2", "LM-TORUS-3", "LM-TORUS-4", "LM-TORUS-5", "LM-TORUS-6", "LM-TORUS-7", "LM-TORUS-8",
    "LM-TORUS-9", "LM-TORUS-10", "LM-IVC-1", "LM-IVC-2", "LM-IVC-3", "LM-IVC-4", "LM-IVC-TIMER", "LM-IVC-BUILD-1",
    "LM-IVC-BUILD-2", "LM-IVC-PEEK", "LM-IVC-CHECK", "LM-IVC-INSURE", "LM-FLEET-1", "LM-FLEET-2", "LM-FLEET-3",
    "LM-FLEET-4", "LM-FLEET-5", "LM-FLEET-6", "LM-FLEET-7", "LM-FLEET-8", "LM-FLEET-9", "LM-FLEET-10", "LM-FLEET-11",
    "LM-FLEET-12", "LM-FLEET-13", "LM-FLEET-14", "LM-FLEET-15", "LM-FLEET-16", "LM-END-1", "LM-END-2", "LM-END-3",
    "LM-END-4", "LM-END-5", "LM-END-6", "LM-IV3-1", "LM-IV3-2", "LM-IV3-3", "LM-IV3-4", "LM-IV3-5", "LM-IV3-6",
    "LM-IV3-7", "LM-IV3-8", "LM-ATTACK-1", "LM-ATTACK-2", "LM-ATTACK-3", "LM-ATTACK-4", "LM-ATTACK-5", "LM-ATTACK-6",
    "LM-ATTACK-7", "LM-ATTACK-8", "LM-ATTACK-9", "LM-ATTACK-10", "LM-KIND-1", "LM-KIND-2", "LM-KIND-3", "LM-KIND-4",
    "LM-KIND-5", "LM-R1", "LM-R2", "LM-R3", "LM-R4", "LM-R5", "LM-R6", "LM-R7", "LM-R8", "LM-R9", "LM-R10", "LM-R11",
    "LM-R12", "LM-R13", "LM-R14", "LM-R15", "LM-R16", "LM-R17", "LM-R18", "LM-R19", "LM-R20", "LM-R21", "LM-R22",
    "LM-R23", "LM-R24", "LM-R25", "LM-R26", "LM-R27", "LM-R28", "LM-R29", "LM-R30", "LM-R31", "LM-R32", "LM-R33",
    "LM-R34", "LM-R35", "LM-R36", "LM-R37", "LM-R38", "LM-R39", "LM-R40", "LM-R41", "LM-R42", "LM-R43", "LM-R44",
    "LM-R45", "LM-R46", "LM-R47", "LM-R48", "LM-R49", "LM-R50", "LM-R51", "LM-R52", "LM-R53", "LM-R54", "BG-TRACK-1",
    "BG-TRACK-2", "BG-TRACK-3", "BG-PILES", "BG-BUILD-1", "BG-BUILD-2", "BG-BUILD-3", "BG-TIMER-1", "BG-TIMER-2",
    "BG-OPEN", "BG-ENEMY-1", "BG-ENEMY-2", "BG-COMBAT", "BG-SHIP", "BG-STATION", "BG-PLANETS", "BG-METEOR",
    "BG-STARDUST", "BG-EPIDEMIC", "BG-SABOTAGE", "BG-CREW-1", "BG-CREW-2", "BG-GOODS-1", "BG-GOODS-2", "BG-POWER",
    "BG-HALF", "BG-END-1", "BG-END-2", "BG-END-3", "BG-END-4", "BG-END-5"]
_Rulings = TypedDict("_Rulings", {})
_RulingsMore = TypedDict("_RulingsMore", {
    "side_cannons_wrap": "bool",
    "rear_meteors": "RearMeteors",
    "boosted_shield_cost": "int",
    "thruster_cost": "int",
    "torus_thrusters": "TorusThrusters",
    "strict_joints": "bool",
    "any_free_tile": "bool",
    "finished_may_look": "bool",
    "free_repair": "bool",
    "loans": "bool",
    "extra_crew": "ExtraCrew",
    "goods_from": "GoodsFrom",
    "any_piece": "bool",
    "boosts_and_stasis": "bool",
}, total=False)
class Rulings(_Rulings, _RulingsMore): ...
Salvo = Union["Sequence[Attack]"]
Seat = int
SeatSet = Union["Sequence[Seat]"]
Settlement = TypedDict("Settlement", {
    "rewards": "Rewards",
    "ranking": "Sequence[Seat]",
    "best_looking": "SeatSet",
    "statements": "Sequence[SettlementStatement]",
})
_SettlementHomecoming = TypedDict("_SettlementHomecoming", {})
_SettlementHomecomingMore = TypedDict("_SettlementHomecomingMore", {
    "position": "int | None",
    "ships": "Sequence[SettlementReturned]",
    "specialist": "SettlementSpecialist | None",
    "lost": "int",
    "cap": "SettlementLossCap",
    "purse": "int",
    "owed": "SettlementOwed",
}, total=False)
class SettlementHomecoming(_SettlementHomecoming, _SettlementHomecomingMore): ...
SettlementInsurance = Literal[0, 2, 5, 8]
SettlementInsureErrorNoSuchInsurance = TypedDict("SettlementInsureErrorNoSuchInsurance", {
    "refused": "Literal['no_such_insurance']",
    "price": "int",
    "rule": "Rule",
})
SettlementInsureErrorNotSold = TypedDict("SettlementInsureErrorNotSold", {
    "refused": "Literal['not_sold']",
    "choice": "SettlementInsurance",
    "rule": "Rule",
})
SettlementInsureErrorTooDear = TypedDict("SettlementInsureErrorTooDear", {
    "refused": "Literal['too_dear']",
    "choice": "SettlementInsurance",
    "credits": "int",
    "rule": "Rule",
})
SettlementInsureError = Union["SettlementInsureErrorNoSuchInsurance | SettlementInsureErrorNotSold | SettlementInsureErrorTooDear"]
SettlementItem = Literal["arrival", "best_looking", "goods", "set_aside", "merchant", "manager", "debt", "penalty"]
_SettlementLine = TypedDict("_SettlementLine", {"item": "SettlementItem", "rule": "Rule", "credits": "int"})
_SettlementLineMore = TypedDict("_SettlementLineMore", {"owed": "int | None"}, total=False)
class SettlementLine(_SettlementLine, _SettlementLineMore): ...
SettlementLossCap = Union["int | None"]
SettlementOwedDebt = TypedDict("SettlementOwedDebt", {"debt": "int"})
SettlementOwedLoan = TypedDict("SettlementOwedLoan", {"loan": "int"})
SettlementOwed = Union["Literal['nothing'] | SettlementOwedDebt | SettlementOwedLoan"]
_SettlementReturned = TypedDict("_SettlementReturned", {})
_SettlementReturnedMore = TypedDict("_SettlementReturnedMore", {
    "exposed": "int | None",
    "goods": "Goods",
    "reward": "int",
}, total=False)
class SettlementReturned(_SettlementReturned, _SettlementReturnedMore): ...
SettlementSettleErrorTooManyPlayers = TypedDict("SettlementSettleErrorTooManyPlayers", {
    "refused": "Literal['too_many_players']",
    "rule": "Rule",
})
SettlementSettleErrorNoMarker = TypedDict("SettlementSettleErrorNoMarker", {
    "refused": "Literal['no_marker']",
    "seat": "Seat",
    "rule": "Rule",
})
SettlementSettleErrorNothingArrived = TypedDict("SettlementSettleErrorNothingArrived", {
    "refused": "Literal['nothing_arrived']",
    "seat": "Seat",
    "rule": "Rule",
})
SettlementSettleErrorSamePosition = TypedDict("SettlementSettleErrorSamePosition", {
    "refused": "Literal['same_position']",
    "seat": "Seat",
    "other": "Seat",
    "rule": "Rule",
})
SettlementSettleErrorNoSuchShip = TypedDict("SettlementSettleErrorNoSuchShip", {
    "refused": "Literal['no_such_ship']",
    "seat": "Seat",
    "ship": "int",
    "rule": "Rule",
})
SettlementSettleError = Union["SettlementSettleErrorTooManyPlayers | SettlementSettleErrorNoMarker | SettlementSettleErrorNothingArrived | SettlementSettleErrorSamePosition | SettlementSettleErrorNoSuchShip"]
SettlementSpecialist = TypedDict("SettlementSpecialist", {"kind": "SettlementSpecialistKind", "ship": "int"})
SettlementSpecialistKind = Literal["merchant", "manager"]
SettlementStatement = TypedDict("SettlementStatement", {
    "place": "int | None",
    "before": "int",
    "lines": "Sequence[SettlementLine]",
    "after": "int",
    "loan": "int",
})
Ship = TypedDict("Ship", {"number": "int", "components": "CellSet"})
ShipRepair = TypedDict("ShipRepair", {"kept": "CellSet", "at_most": "int", "proven": "bool"})
ShipReport = TypedDict("ShipReport", {
    "legal": "bool",
    "cells": "CellSet",
    "components": "CellSet",
    "pieces": "int",
    "faulty": "CellSet",
})
Shot = TypedDict("Shot", {"line": "Line", "cannon": "Cell"})
Side = Literal["front", "right", "rear", "left"]
Skill = Literal["low", "middle", "high"]
Spared = TypedDict("Spared", {
    "components": "Sequence[PlacedTile]",
    "aboard": "Aboard",
    "instead": "Sequence[PlacedTile]",
    "intruders": "int",
    "tokens": "int",
    "loss": "int",
    "left": "int",
    "forgone": "Forgone | None",
})
Specialisation = Literal["lawyer", "diplomat", "technician", "telepathic_guru", "merchant", "manager"]
StepMore = TypedDict("StepMore", {"more": "Aim"})
StepFinal = TypedDict("StepFinal", {"final": "Lines"})
Step = Union["StepMore | StepFinal"]
StowErrorNotBoarded = TypedDict("StowErrorNotBoarded", {"refused": "Literal['not_boarded']", "rule": "Rule"})
StowErrorNothingGained = TypedDict("StowErrorNothingGained", {"refused": "Literal['nothing_gained']", "rule": "Rule"})
StowErrorNoHold = TypedDict("StowErrorNoHold", {
    "refused": "Literal['no_hold']",
    "hold": "Cell",
    "kind": "Kind | None",
    "rule": "Rule",
})
StowErrorRedGoods = TypedDict("StowErrorRedGoods", {"refused": "Literal['red_goods']", "hold": "Cell", "rule": "Rule"})
StowErrorTooMany = TypedDict("StowErrorTooMany", {
    "refused": "Literal['too_many']",
    "hold": "Cell",
    "slots": "int",
    "blocks": "int",
    "rule": "Rule",
})
StowErrorNamedTwice = TypedDict("StowErrorNamedTwice", {
    "refused": "Literal['named_twice']",
    "hold": "Cell",
    "rule": "Rule",
})
StowErrorNotThere = TypedDict("StowErrorNotThere", {
    "refused": "Literal['not_there']",
    "good": "Good",
    "wanted": "int",
    "available": "int",
    "rule": "Rule",
})
StowErrorTooManyLeft = TypedDict("StowErrorTooManyLeft", {
    "refused": "Literal['too_many_left']",
    "good": "Good",
    "left": "int",
    "rule": "Rule",
})
StowError = Union["StowErrorNotBoarded | StowErrorNothingGained | StowErrorNoHold | StowErrorRedGoods | StowErrorTooMany | StowErrorNamedTwice | StowErrorNotThere | StowErrorTooManyLeft"]
Strength = int
Strengths = TypedDict("Strengths", {"engines": "int", "cannons": "Strength"})
Strike = TypedDict("Strike", {"line": "Line", "met": "Met"})
Struck = TypedDict("Struck", {"at": "Cell", "chance": "Probability"})
Surface = TypedDict("Surface", {"topology": "Topology", "columns": "int", "rows": "int"})
Threat = TypedDict("Threat", {"lines": "Sequence[LineThreat]", "dodges": "Sequence[Dodge]"})
TileId = int
Topology = Literal["plane", "cylinder", "torus"]
TorusThrusters = Literal["across_travel", "any"]
TrackErrorTooManySeats = TypedDict("TrackErrorTooManySeats", {"refused": "Literal['too_many_seats']", "rule": "Rule"})
TrackErrorSpaceTaken = TypedDict("TrackErrorSpaceTaken", {
    "refused": "Literal['space_taken']",
    "seat": "Seat",
    "other": "Seat",
    "space": "int",
    "rule": "Rule",
})
TrackErrorOutOfRange = TypedDict("TrackErrorOutOfRange", {
    "refused": "Literal['out_of_range']",
    "seat": "Seat",
    "position": "int",
    "rule": "Rule",
})
TrackErrorNoMarker = TypedDict("TrackErrorNoMarker", {
    "refused": "Literal['no_marker']",
    "seat": "Seat",
    "rule": "Rule",
})
TrackErrorNamedTwice = TypedDict("TrackErrorNamedTwice", {
    "refused": "Literal['named_twice']",
    "seat": "Seat",
    "rule": "Rule",
})
TrackError = Union["TrackErrorTooManySeats | TrackErrorSpaceTaken | TrackErrorOutOfRange | TrackErrorNoMarker | TrackErrorNamedTwice"]
Turn = Literal["straight", "right", "left", "back"]
Undecided = TypedDict("Undecided", {
    "refused": "Literal['undecided']",
    "ship": "Ship",
    "pieces": "Sequence[CellSet]",
    "rule": "Rule",
})
Violation1 = TypedDict("Violation1", {
    "cells": "Sequence[Cell]",
    "side": "Side",
    "edges": "Sequence[Literal[0, 1, 2, 3]]",
    "rule": "Literal['LM-LEGAL-2', 'LM-LEGAL-3', 'LM-SPLICE-2']",
})
Violation2 = TypedDict("Violation2", {"cells": "Sequence[Cell]", "points": "Side", "rule": "Literal['LM-LEGAL-5']"})
_Violation3 = TypedDict("_Violation3", {
    "cells": "Sequence[Cell]",
    "side": "Side",
    "kind": "Literal['auto_defence', 'battery', 'bidirectional_cannon', 'booster', 'cabin', 'cannon', 'cannon_engine', 'cargo_hold', 'crew_armament', 'engine', 'life_support_brown', 'life_support_cyan', 'life_support_purple', 'luxury_cabin', 'plating', 'reactor', 'router', 'shield', 'solar_panel', 'special_cargo_hold', 'starting_cabin', 'stasis_chamber', 'structural', 'thruster']",
    "rule": "Literal['LM-LEGAL-6', 'LM-LEGAL-7', 'LM-LEGAL-8']",
})
_Violation3More = TypedDict("_Violation3More", {"strength": "int | None"}, total=False)
class Violation3(_Violation3, _Violation3More): ...
Violation4 = TypedDict("Violation4", {"cells": "Sequence[Cell]", "rule": "Literal['LM-LEGAL-10']"})
Violation5 = TypedDict("Violation5", {
    "cells": "CellSet",
    "ship": "int",
    "rule": "Literal['LM-LEGAL-9', 'LM-IVC-CHECK']",
})
Violation = Union["Violation1 | Violation2 | Violation3 | Violation4 | Violation5"]
Walk = TypedDict("Walk", {"visited": "Sequence[Cell]", "end": "WalkEnd"})
WalkEndDefeated = TypedDict("WalkEndDefeated", {"defeated": "Cell"})
WalkEndCircleCircle = TypedDict("WalkEndCircleCircle", {"cell": "Cell", "heading": "Side"})
WalkEndCircle = TypedDict("WalkEndCircle", {"circle": "WalkEndCircleCircle"})
WalkEnd = Union["Literal['no_way_on'] | WalkEndDefeated | WalkEndCircle"]
WantedSecondSecond = TypedDict("WantedSecondSecond", {"first": "Die"})
WantedSecond = TypedDict("WantedSecond", {"second": "WantedSecondSecond"})
WantedAimedRowAimedRow = TypedDict("WantedAimedRowAimedRow", {"column": "Die"})
WantedAimedRow = TypedDict("WantedAimedRow", {"aimed_row": "WantedAimedRowAimedRow"})
Wanted = Union["Literal['first', 'column_or_side', 'row', 'aimed_column'] | WantedSecond | WantedAimedRow"]
WeakSpot = TypedDict("WeakSpot", {"cells": "CellSet", "premium": "int"})
Weight = TypedDict("Weight", {"worth": "int", "enough": "int"})
YardBuilt = TypedDict("YardBuilt", {"layout": "Layout", "aside": "int", "order": "int"})
YardChoiceTakeFaceDown = TypedDict("YardChoiceTakeFaceDown", {"do": "Literal['take_face_down']"})
YardChoiceTakeFaceUp = TypedDict("YardChoiceTakeFaceUp", {"do": "Literal['take_face_up']", "tile": "TileId"})
YardChoiceTakeAside = TypedDict("YardChoiceTakeAside", {"do": "Literal['take_aside']", "tile": "YardTile"})
YardChoiceTakeBack = TypedDict("YardChoiceTakeBack", {"do": "Literal['take_back']"})
YardChoiceReturn = TypedDict("YardChoiceReturn", {"do": "Literal['return']"})
YardChoiceSetAside = TypedDict("YardChoiceSetAside", {"do": "Literal['set_aside']"})
YardChoicePlace = TypedDict("YardChoicePlace", {"do": "Literal['place']", "at": "Cell", "turn": "Rotation"})
YardChoiceLook = TypedDict("YardChoiceLook", {"do": "Literal['look']", "pile": "int"})
YardChoiceFinish = TypedDict("YardChoiceFinish", {"do": "Literal['finish']", "order": "int | None"})
YardChoiceFlip = TypedDict("YardChoiceFlip", {"do": "Literal['flip']"})
YardChoiceRoll = TypedDict("YardChoiceRoll", {"do": "Literal['roll']"})
YardChoiceCameUp = TypedDict("YardChoiceCameUp", {"do": "Literal['came_up']", "tile": "TileId"})
YardChoiceDie = TypedDict("YardChoiceDie", {"do": "Literal['die']", "face": "Die"})
YardChoiceRanOut = TypedDict("YardChoiceRanOut", {"do": "Literal['ran_out']"})
YardChoiceRemove = TypedDict("YardChoiceRemove", {"do": "Literal['remove']", "at": "Cell"})
YardChoiceKeep = TypedDict("YardChoiceKeep", {"do": "Literal['keep']", "at": "Cell"})
YardChoiceRepair = TypedDict("YardChoiceRepair", {"do": "Literal['repair']", "removed": "CellSet"})
YardChoicePass = TypedDict("YardChoicePass", {"do": "Literal['pass']"})
YardChoiceWelcome = TypedDict("YardChoiceWelcome", {"do": "Literal['welcome']", "at": "Cell", "alien": "Alien"})
YardChoiceBoard = TypedDict("YardChoiceBoard", {"do": "Literal['board']"})
YardChoiceInsure = TypedDict("YardChoiceInsure", {"do": "Literal['insure']", "insurance": "SettlementInsurance"})
YardChoice = Union["YardChoiceTakeFaceDown | YardChoiceTakeFaceUp | YardChoiceTakeAside | YardChoiceTakeBack | YardChoiceReturn | YardChoiceSetAside | YardChoicePlace | YardChoiceLook | YardChoiceFinish | YardChoiceFlip | YardChoiceRoll | YardChoiceCameUp | YardChoiceDie | YardChoiceRanOut | YardChoiceRemove | YardChoiceKeep | YardChoiceRepair | YardChoicePass | YardChoiceWelcome | YardChoiceBoard | YardChoiceInsure"]
YardEventReached = TypedDict("YardEventReached", {"event": "Literal['reached']", "seat": "Seat"})
YardEventTook = TypedDict("YardEventTook", {
    "event": "Literal['took']",
    "seat": "Seat",
    "tile": "YardTile",
    "from": "YardTileSource",
})
YardEventReturned = TypedDict("YardEventReturned", {"event": "Literal['returned']", "seat": "Seat", "tile": "TileId"})
YardEventSetAside = TypedDict("YardEventSetAside", {
    "event": "Literal['set_aside']",
    "seat": "Seat",
    "tile": "YardTile",
})
YardEventPlaced = TypedDict("YardEventPlaced", {
    "event": "Literal['placed']",
    "seat": "Seat",
    "tile": "YardTile",
    "at": "Cell",
    "turn": "Rotation",
})
YardEventLooked = TypedDict("YardEventLooked", {"event": "Literal['looked']", "seat": "Seat", "pile": "int"})
YardEventFinished = TypedDict("YardEventFinished", {"event": "Literal['finished']", "seat": "Seat", "order": "int"})
YardEventFlipped = TypedDict("YardEventFlipped", {
    "event": "Literal['flipped']",
    "seat": "Seat",
    "to": "YardTimerPlace",
})
YardEventRanOut = TypedDict("YardEventRanOut", {"event": "Literal['ran_out']", "at": "YardTimerPlace"})
YardEventRolled = TypedDict("YardEventRolled", {"event": "Literal['rolled']", "seat": "Seat"})
YardEventOpened = TypedDict("YardEventOpened", {"event": "Literal['opened']", "face": "Die", "mark": "Mark"})
YardEventBuildingOver = TypedDict("YardEventBuildingOver", {"event": "Literal['building_over']"})
YardEventPassed = TypedDict("YardEventPassed", {"event": "Literal['passed']", "seat": "Seat", "lost": "int"})
YardEventRemoved = TypedDict("YardEventRemoved", {"event": "Literal['removed']", "seat": "Seat", "cells": "CellSet"})
YardEventPaidPremium = TypedDict("YardEventPaidPremium", {
    "event": "Literal['paid_premium']",
    "seat": "Seat",
    "premium": "YardPremium",
})
YardEventWelcomed = TypedDict("YardEventWelcomed", {
    "event": "Literal['welcomed']",
    "seat": "Seat",
    "at": "Cell",
    "alien": "Alien",
})
YardEventBoarded = TypedDict("YardEventBoarded", {"event": "Literal['boarded']", "seat": "Seat"})
YardEventInsured = TypedDict("YardEventInsured", {
    "event": "Literal['insured']",
    "seat": "Seat",
    "insurance": "SettlementInsurance",
})
YardEventGaveUp = TypedDict("YardEventGaveUp", {"event": "Literal['gave_up']", "seat": "Seat", "cells": "CellSet"})
YardEventStarted = TypedDict("YardEventStarted", {"event": "Literal['started']", "seat": "Seat", "behind": "int"})
YardEvent = Union["YardEventReached | YardEventTook | YardEventReturned | YardEventSetAside | YardEventPlaced | YardEventLooked | YardEventFinished | YardEventFlipped | YardEventRanOut | YardEventRolled | YardEventOpened | YardEventBuildingOver | YardEventPassed | YardEventRemoved | YardEventPaidPremium | YardEventWelcomed | YardEventBoarded | YardEventInsured | YardEventGaveUp | YardEventStarted"]
YardHourglass = TypedDict("YardHourglass", {"place": "YardTimerPlace", "running": "bool"})
YardPlayerView = TypedDict("YardPlayerView", {
    "seat": "Seat",
    "layout": "Layout",
    "aside": "Sequence[YardTile]",
    "hand": "YardTile | None",
    "last": "Cell | None",
    "order": "int | None",
    "credits": "int",
    "lost": "int",
})
YardPremium = TypedDict("YardPremium", {
    "largest_group": "int",
    "premium": "int",
    "paid": "int",
    "owed": "SettlementOwed",
})
YardRecordLogItem = TypedDict("YardRecordLogItem", {"by": "Actor", "choice": "YardChoice"})
YardRecord = TypedDict("YardRecord", {"v": "Literal[1]", "setup": "YardSetup", "log": "Sequence[YardRecordLogItem]"})
YardRefusalNoSeat = TypedDict("YardRefusalNoSeat", {
    "refused": "Literal['no_seat']",
    "seat": "Seat",
    "players": "int",
    "rule": "Rule",
})
YardRefusalNotForActor = TypedDict("YardRefusalNotForActor", {
    "refused": "Literal['not_for_actor']",
    "actor": "Actor",
    "rule": "Rule",
})
YardRefusalTileDue = TypedDict("YardRefusalTileDue", {"refused": "Literal['tile_due']", "seat": "Seat", "rule": "Rule"})
YardRefusalDieDue = TypedDict("YardRefusalDieDue", {"refused": "Literal['die_due']", "rule": "Rule"})
YardRefusalNoTileDue = TypedDict("YardRefusalNoTileDue", {"refused": "Literal['no_tile_due']", "rule": "Rule"})
YardRefusalNoDieDue = TypedDict("YardRefusalNoDieDue", {"refused": "Literal['no_die_due']", "rule": "Rule"})
YardRefusalNotFaceDown = TypedDict("YardRefusalNotFaceDown", {
    "refused": "Literal['not_face_down']",
    "tile": "TileId",
    "rule": "Rule",
})
YardRefusalBuildingOver = TypedDict("YardRefusalBuildingOver", {"refused": "Literal['building_over']", "rule": "Rule"})
YardRefusalStillBuilding = TypedDict("YardRefusalStillBuilding", {
    "refused": "Literal['still_building']",
    "rule": "Rule",
})
YardRefusalHasFinished = TypedDict("YardRefusalHasFinished", {
    "refused": "Literal['has_finished']",
    "seat": "Seat",
    "order": "int",
    "rule": "Rule",
})
YardRefusalHandFull = TypedDict("YardRefusalHandFull", {
    "refused": "Literal['hand_full']",
    "held": "YardTile",
    "rule": "Rule",
})
YardRefusalHandEmpty = TypedDict("YardRefusalHandEmpty", {"refused": "Literal['hand_empty']", "rule": "Rule"})
YardRefusalPoolEmpty = TypedDict("YardRefusalPoolEmpty", {"refused": "Literal['pool_empty']", "rule": "Rule"})
YardRefusalNotFaceUp = TypedDict("YardRefusalNotFaceUp", {
    "refused": "Literal['not_face_up']",
    "tile": "TileId",
    "rule": "Rule",
})
YardRefusalNotAside = TypedDict("YardRefusalNotAside", {
    "refused": "Literal['not_aside']",
    "tile": "YardTile",
    "rule": "Rule",
})
YardRefusalWelded = TypedDict("YardRefusalWelded", {"refused": "Literal['welded']", "rule": "Rule"})
YardRefusalOnceAside = TypedDict("YardRefusalOnceAside", {
    "refused": "Literal['once_aside']",
    "tile": "YardTile",
    "rule": "Rule",
})
YardRefusalNoPlaceAside = TypedDict("YardRefusalNoPlaceAside", {"refused": "Literal['no_place_aside']", "rule": "Rule"})
YardRefusalClosed = TypedDict("YardRefusalClosed", {"refused": "Literal['closed']", "cell": "Cell", "rule": "Rule"})
YardRefusalTaken = TypedDict("YardRefusalTaken", {
    "refused": "Literal['taken']",
    "cell": "Cell",
    "present": "Component",
    "rule": "Rule",
})
YardRefusalUnattached = TypedDict("YardRefusalUnattached", {
    "refused": "Literal['unattached']",
    "cell": "Cell",
    "rule": "Rule",
})
YardRefusalUnjoined = TypedDict("YardRefusalUnjoined", {
    "refused": "Literal['unjoined']",
    "cell": "Cell",
    "rule": "Rule",
})
YardRefusalNotThatPile = TypedDict("YardRefusalNotThatPile", {
    "refused": "Literal['not_that_pile']",
    "pile": "int",
    "rule": "Rule",
})
YardRefusalFinishedLooking = TypedDict("YardRefusalFinishedLooking", {
    "refused": "Literal['finished_looking']",
    "seat": "Seat",
    "rule": "Rule",
})
YardRefusalNothingPlaced = TypedDict("YardRefusalNothingPlaced", {
    "refused": "Literal['nothing_placed']",
    "rule": "Rule",
})
YardRefusalShipNotStarted = TypedDict("YardRefusalShipNotStarted", {
    "refused": "Literal['ship_not_started']",
    "cell": "Cell",
    "rule": "Rule",
})
YardRefusalOrderNotChosen = TypedDict("YardRefusalOrderNotChosen", {
    "refused": "Literal['order_not_chosen']",
    "order": "int",
    "rule": "Rule",
})
YardRefusalOrderNotFree = TypedDict("YardRefusalOrderNotFree", {
    "refused": "Literal['order_not_free']",
    "order": "int",
    "rule": "Rule",
})
YardRefusalHasPassed = TypedDict("YardRefusalHasPassed", {
    "refused": "Literal['has_passed']",
    "seat": "Seat",
    "rule": "Rule",
})
YardRefusalShipWhole = TypedDict("YardRefusalShipWhole", {
    "refused": "Literal['ship_whole']",
    "at": "Cell",
    "rule": "Rule",
})
YardRefusalLaunched = TypedDict("YardRefusalLaunched", {"refused": "Literal['launched']", "rule": "Rule"})
YardRefusalOutOfTurn = TypedDict("YardRefusalOutOfTurn", {
    "refused": "Literal['out_of_turn']",
    "seat": "Seat",
    "rule": "Rule",
})
YardRefusalStillRunning = TypedDict("YardRefusalStillRunning", {
    "refused": "Literal['still_running']",
    "at": "YardTimerPlace",
    "rule": "Rule",
})
YardRefusalNotRunning = TypedDict("YardRefusalNotRunning", {
    "refused": "Literal['not_running']",
    "at": "YardTimerPlace",
    "rule": "Rule",
})
YardRefusalRollFirst = TypedDict("YardRefusalRollFirst", {
    "refused": "Literal['roll_first']",
    "at": "YardTimerPlace",
    "rule": "Rule",
})
YardRefusalNotFinished = TypedDict("YardRefusalNotFinished", {
    "refused": "Literal['not_finished']",
    "to": "YardTimerPlace",
    "rule": "Rule",
})
YardRefusalNoRollNow = TypedDict("YardRefusalNoRollNow", {"refused": "Literal['no_roll_now']", "rule": "Rule"})
YardRefusalNoDice = TypedDict("YardRefusalNoDice", {"refused": "Literal['no_dice']", "rule": "Rule"})
YardRefusal = Union["YardRefusalNoSeat | YardRefusalNotForActor | YardRefusalTileDue | YardRefusalDieDue | YardRefusalNoTileDue | YardRefusalNoDieDue | YardRefusalNotFaceDown | YardRefusalBuildingOver | YardRefusalStillBuilding | YardRefusalHasFinished | YardRefusalHandFull | YardRefusalHandEmpty | YardRefusalPoolEmpty | YardRefusalNotFaceUp | YardRefusalNotAside | YardRefusalWelded | YardRefusalOnceAside | YardRefusalNoPlaceAside | YardRefusalClosed | YardRefusalTaken | YardRefusalUnattached | YardRefusalUnjoined | YardRefusalNotThatPile | YardRefusalFinishedLooking | YardRefusalNothingPlaced | YardRefusalShipNotStarted | YardRefusalOrderNotChosen | YardRefusalOrderNotFree | YardRefusalHasPassed | YardRefusalShipWhole | YardRefusalLaunched | YardRefusalOutOfTurn | YardRefusalStillRunning | YardRefusalNotRunning | YardRefusalRollFirst | YardRefusalNotFinished | YardRefusalNoRollNow | YardRefusalNoDice | RepairError | NoRepair | BoardingError | SettlementInsureError"]
_YardSetup = TypedDict("_YardSetup", {
    "board": "Board",
    "level": "RoundCard",
    "purses": "Sequence[int]",
    "start": "YardStart",
})
_YardSetupMore = TypedDict("_YardSetupMore", {"level_iii_cards": "bool", "rulings": "Rulings"}, total=False)
class YardSetup(_YardSetup, _YardSetupMore): ...
YardSetupErrorPlayers = TypedDict("YardSetupErrorPlayers", {
    "refused": "Literal['players']",
    "players": "int",
    "rule": "Rule",
})
YardSetupErrorLevel = TypedDict("YardSetupErrorLevel", {
    "refused": "Literal['level']",
    "class": "Class",
    "level": "RoundCard",
    "rule": "Rule",
})
YardSetupErrorBoardLevel = TypedDict("YardSetupErrorBoardLevel", {
    "refused": "Literal['board_level']",
    "expected": "RoundCard",
    "level": "RoundCard",
    "rule": "Rule",
})
YardSetupErrorLevelIiiCards = TypedDict("YardSetupErrorLevelIiiCards", {
    "refused": "Literal['level_iii_cards']",
    "level": "RoundCard",
    "rule": "Rule",
})
YardSetupErrorOpened = TypedDict("YardSetupErrorOpened", {"refused": "Literal['opened']", "rule": "Rule"})
YardSetupErrorDiceOnLevel = TypedDict("YardSetupErrorDiceOnLevel", {
    "refused": "Literal['dice_on_level']",
    "level": "RoundCard",
    "rule": "Rule",
})
YardSetupErrorNothingToBuildOn = TypedDict("YardSetupErrorNothingToBuildOn", {
    "refused": "Literal['nothing_to_build_on']",
    "rule": "Rule",
})
YardSetupErrorCabinInPool = TypedDict("YardSetupErrorCabinInPool", {
    "refused": "Literal['cabin_in_pool']",
    "tile": "TileId",
    "rule": "Rule",
})
YardSetupErrorTileTwice = TypedDict("YardSetupErrorTileTwice", {
    "refused": "Literal['tile_twice']",
    "tile": "TileId",
    "rule": "Rule",
})
YardSetupErrorShips = TypedDict("YardSetupErrorShips", {
    "refused": "Literal['ships']",
    "ships": "int",
    "players": "int",
    "rule": "Rule",
})
YardSetupErrorOtherBoard = TypedDict("YardSetupErrorOtherBoard", {
    "refused": "Literal['other_board']",
    "seat": "Seat",
    "rule": "Rule",
})
YardSetupErrorAside = TypedDict("YardSetupErrorAside", {
    "refused": "Literal['aside']",
    "seat": "Seat",
    "aside": "int",
    "rule": "Rule",
})
YardSetupErrorOrder = TypedDict("YardSetupErrorOrder", {
    "refused": "Literal['order']",
    "seat": "Seat",
    "order": "int",
    "rule": "Rule",
})
YardSetupError = Union["YardSetupErrorPlayers | YardSetupErrorLevel | YardSetupErrorBoardLevel | YardSetupErrorLevelIiiCards | YardSetupErrorOpened | YardSetupErrorDiceOnLevel | YardSetupErrorNothingToBuildOn | YardSetupErrorCabinInPool | YardSetupErrorTileTwice | YardSetupErrorShips | YardSetupErrorOtherBoard | YardSetupErrorAside | YardSetupErrorOrder | CardError"]
_YardStartBuildingBuilding = TypedDict("_YardStartBuildingBuilding", {"pool": "Sequence[TileId]"})
_YardStartBuildingBuildingMore = TypedDict("_YardStartBuildingBuildingMore", {"piles": "Piles | None"}, total=False)
class YardStartBuildingBuilding(_YardStartBuildingBuilding, _YardStartBuildingBuildingMore): ...
YardStartBuilding = TypedDict("YardStartBuilding", {"building": "YardStartBuildingBuilding"})
YardStartBuilt = TypedDict("YardStartBuilt", {"built": "Sequence[YardBuilt]"})
YardStart = Union["YardStartBuilding | YardStartBuilt"]
YardStep = Literal["building", "closing", "check", "boarding", "insurance", "launched"]
YardTile = Union["TileId | Literal['starting_cabin']"]
YardTileSet = Union["Sequence[TileId]"]
YardTileSourceBoard = TypedDict("YardTileSourceBoard", {"board": "Cell"})
YardTileSource = Union["Literal['face_down', 'face_up', 'aside'] | YardTileSourceBoard"]
YardTimerPlace = Literal["beside", "III", "II", "I", "Start", "overtime"]
YardView = TypedDict("YardView", {
    "step": "YardStep",
    "players": "Sequence[YardPlayerView]",
    "face_down": "int",
    "face_up": "YardTileSet",
    "hourglass": "YardHourglass",
    "dice": "Sequence[Die]",
    "piles": "Sequence[Sequence[Card] | None]",
})
