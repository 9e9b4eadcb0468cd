package tricksmith.lower;

import tricksmith.lower.rules.RuleTable;
import tricksmith.program.Program;

/** What rules are lowered to: a program, and where in the script each of them stands. */
public record Lowered(Program rules, RuleTable places) {}
