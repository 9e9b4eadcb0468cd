package tricksmith.program.value;

/**
 * Identifies a rule or statement to the engine, which does not know what it stands for; a table
 * made when rules are lowered does.
 */
public record RuleId(int number) {}
