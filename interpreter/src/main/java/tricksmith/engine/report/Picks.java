package tricksmith.engine.report;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the pick that labels name. */
public record Picks(Labels labels) {
  /**
   * Returns the pick with this label, or null if it is not among the options.
   *
   * @param whole the label of one alternative, or of a pass
   * @param several the labels of several things
   */
  public @Nullable Pick pick(Decision decision, String whole, List<String> several) {
    return switch (decision.options()) {
      case Decision.OneOf one -> one(one, whole);
      case Decision.Several offer -> {
        boolean pass = offer.pass() && whole.equals(Decision.Alternative.PASS);
        yield pass ? new Pick.Pass() : labels.pick(offer, several);
      }
    };
  }

  /** Returns the alternative with this label, or null. */
  @Nullable Pick one(Decision.OneOf options, String label) {
    List<Decision.Alternative> alternatives = options.alternatives();
    for (int i = 0; i < alternatives.size(); i++) {
      if (alternatives.get(i).label().equals(label)) {
        return new Pick.One(i);
      }
    }
    return null;
  }
}
