"""Checks a DRAT proof by nothing but unit propagation: for small formulas, and independent of every solver. The rules:
M. Heule, W. Hunt, N. Wetzler, Trimming while checking clausal proofs (FMCAD 2013)."""


def clauses_of(dimacs):
    return [tuple(int(word) for word in line.split()[:-1]) for line in dimacs.splitlines() if line[0] not in "cp"]


def propagated(formula, assumed):
    """What follows from the assumptions, or None if they contradict the formula."""
    true, before = set(assumed), -1
    while len(true) != before:
        before = len(true)
        for clause in formula:
            if true.isdisjoint(clause):
                left = [literal for literal in clause if -literal not in true]
                if not left:
                    return None
                true.update(left[:1] if len(left) == 1 else ())
    return true


def follows(formula, clause):
    """The clause is redundant: by propagation, or because every resolvent on its first literal is."""
    true = propagated(formula, {-literal for literal in clause})
    if true is None or not clause:
        return true is None
    resolvents = ({-x for x in other if x != -clause[0]} for other in formula if -clause[0] in other)
    return all(any(-x in true for x in more) or propagated(formula, true | more) is None for more in resolvents)


def refuted(dimacs, proof):
    """True if the formula, or the proof step by step, shows that there is no model."""
    formula = clauses_of(dimacs)
    shown = propagated(formula, ()) is None
    for line in proof.splitlines() if not shown else ():
        clause = tuple(int(word) for word in line.removeprefix("d ").split()[:-1])
        if line.startswith("d "):
            formula = [other for other in formula if len(other) == 1 or sorted(other) != sorted(clause)]
        elif not follows(formula, clause):
            return False
        else:
            formula.append(clause)
            shown = shown or not clause
    return shown
