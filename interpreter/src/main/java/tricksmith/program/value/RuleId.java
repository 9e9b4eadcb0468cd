package tricksmith.program.value;

/**
 * Identifies a rule or statement to the engine, which does not know its meaning. A table made by
 * lowering leads from it to the script.
 */
public record RuleId(int number) {}
