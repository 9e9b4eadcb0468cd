package tricksmith.lower;

import tricksmith.lower.rules.RuleTable;
import tricksmith.program.Program;

/** What rules are lowered to: a program, and where each of its rules is in the script. */
public record Lowered(Program rules, RuleTable places) {}
