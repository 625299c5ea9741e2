"""What can go wrong, by name. Every message says what was wrong and what would have been right."""


class TrivetError(Exception):
    """The root of all errors a person or a program can cause; its text is for people."""


class UnknownGame(TrivetError):
    """A game that is not on the table."""


class BadGame(TrivetError):
    """A package that brings a game which cannot be played: it does not load, or lacks a part."""


class UnknownBot(TrivetError):
    """A bot that is not there, or whose class cannot be used."""


class BadOptions(TrivetError):
    """Options that the game does not have, or values it does not take."""


class BadData(TrivetError):
    """A data file that does not describe the game's components."""


class BadView(TrivetError):
    """A game's schema of its view that cannot be, or that does not fit the numbers its rules write."""


class BadBoard(TrivetError):
    """A game's declaration of its board that does not fit its view or its actions."""


class BadMatch(TrivetError):
    """A saved match that is damaged, foreign, or of a version of the rules that is not here."""


class BadFeatures(TrivetError):
    """Features of an observation that cannot be, or numbers beyond what they declare."""


class BadWeights(TrivetError):
    """A file of a network's weights that is damaged, missing, or made for another game, other rules, data or features."""


class InvalidAction(TrivetError):
    """Not an action of this game at all: an unknown verb, a number out of range, a malformed form."""


class IllegalAction(TrivetError):
    """An action of the game that is not offered to that seat now; with the game's reason, where there is one."""

    def __init__(self, message: str, reason: str | None = None) -> None:
        super().__init__(message)
        self.reason = reason
        if reason:
            self.add_note(f"Why: {reason}")


class NothingToUndo(TrivetError):
    """The last action is not that seat's own, or something has been revealed since."""


class BadLesson(TrivetError):
    """A lesson that does not read, or that parts from the rules: a move in it cannot be made, or nobody is told what to do."""


class BadPicture(TrivetError):
    """A picture of the rules that does not read, or that parts from them: a move in it cannot be made."""
