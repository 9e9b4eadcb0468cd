package tricksmith.compile;

import java.util.List;
import tricksmith.check.CheckedRules;

/** Whether a game can be played as it is set up. */
public final class SetupCheck {

  private SetupCheck() {}

  /** What speaks against it: nothing, if the list is empty. */
  @SuppressWarnings("DoNotCallSuggester") // Until it is written.
  public static List<Objection> objections(CheckedRules rules, Setup setup) {
    throw new UnsupportedOperationException(rules.title() + setup);
  }
}
