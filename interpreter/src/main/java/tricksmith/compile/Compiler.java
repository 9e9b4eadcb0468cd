package tricksmith.compile;

import tricksmith.check.CheckedRules;

/** Checked rules and a setup become executable rules. */
public final class Compiler {

  private Compiler() {}

  /**
   * Compiles.
   *
   * @param setup one to which {@link SetupCheck} has no objection
   */
  @SuppressWarnings("DoNotCallSuggester") // Until it is written.
  public static Compiled compile(CheckedRules rules, Setup setup) {
    throw new UnsupportedOperationException(rules.title() + setup);
  }
}
