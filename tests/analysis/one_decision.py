"""`python -m tests.analysis.one_decision`: what an analysis finds of a few moves, for both modes to be compared."""

from trivet.analysis.study import Study

from .matches import played


def told() -> str:
    study = Study(played("gorbino", 2, 3))
    decisions = [one.move for one in study.found.decisions]
    found = [repr(study.decide(move, 16)) for move in (decisions[5], decisions[-2])]
    study._measure_luck(study._revealed.index(True), 0)
    return "\n".join([*found, repr(study.found.positions[:12]), ""])


if __name__ == "__main__":
    print(told(), end="")
