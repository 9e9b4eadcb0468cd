package tricksmith.program;

/**
 * Names a rule or statement to the engine, which does not know what stands behind it; the
 * compiler's table does.
 */
public record RuleId(int number) {}
