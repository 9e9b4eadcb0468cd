package tricksmith.compile;

import tricksmith.match.Rules;

/** What came of compiling: executable rules, and where in the script each of them stands. */
public record Compiled(Rules rules, RuleTable places) {}
