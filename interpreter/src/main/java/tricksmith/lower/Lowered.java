package tricksmith.lower;

import tricksmith.program.Program;

/** The result of compiling: executable rules, and where in the script each of them stands. */
public record Lowered(Program rules, RuleTable places) {}
