package tricksmith.program;

/**
 * Identifies a rule or statement to the engine, which does not know what it stands for; the
 * compiler's table does.
 */
public record RuleId(int number) {}
