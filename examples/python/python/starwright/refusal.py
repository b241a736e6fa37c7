"""The exceptions: `Refusal` if a rule forbids something, `Unreadable` if the input is malformed."""

from starwright._starwright import Refusal, Unreadable

__all__ = ["Refusal", "Unreadable"]
