package tricksmith.mechanism;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import tricksmith.rules.CheckedRules;
import tricksmith.source.Span;

/** Finds the mechanisms of a game in its rules. */
public final class Mechanisms {
  private Mechanisms() {}

  /**
   * Returns the mechanisms of a game, each with the places in its script that establish it, in the
   * order of the text.
   */
  public static Map<Mechanism, List<Span>> of(CheckedRules rules) {
    Map<Mechanism, List<Span>> found = new EnumMap<>(Mechanism.class);
    ReadRules read = new ReadRules(rules);
    found.putAll(Aims.of(read));
    found.putAll(Preparations.of(read));
    found.putAll(Play.of(read));
    found.putAll(Partnerships.of(read));
    return Collections.unmodifiableMap(found);
  }
}
