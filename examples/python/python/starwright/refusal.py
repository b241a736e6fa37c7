"""What is raised: a rule that refuses, or something that means nothing."""

from starwright._starwright import Refusal, Unreadable

__all__ = ["Refusal", "Unreadable"]
