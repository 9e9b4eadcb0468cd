package tricksmith.engine.report;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;

/** Finds the pick that labels name. */
public final class Picks {

  private final Labels labels;

  public Picks(Labels labels) {
    this.labels = labels;
  }

  /**
   * The pick that is called so, or null if it is not among the options.
   *
   * @param whole the label of one alternative, or of a pass
   * @param several the labels of several cards
   */
  public @Nullable Pick pick(Decision decision, String whole, List<String> several) {
    return switch (decision.options()) {
      case Decision.OneOf one -> one(one, whole);
      case Decision.Several cards -> {
        boolean pass = cards.pass() && whole.equals(Decision.Alternative.PASS);
        yield pass ? new Pick.Pass() : several(cards, several);
      }
    };
  }

  /** The alternative of this label, or null. */
  @Nullable Pick one(Decision.OneOf options, String label) {
    List<Decision.Alternative> alternatives = options.alternatives();
    for (int i = 0; i < alternatives.size(); i++) {
      if (alternatives.get(i).label().equals(label)) {
        return new Pick.One(i);
      }
    }
    return null;
  }

  /** The cards of these labels, or null if they cannot be chosen together. */
  @Nullable Pick several(Decision.Several options, List<String> chosen) {
    IndexSet cards = labels.cardsOf(chosen, options.cards());
    boolean possible =
        cards.size() == chosen.size()
            && cards.size() >= options.least()
            && cards.size() <= options.most();
    return possible ? new Pick.Cards(cards) : null;
  }
}
