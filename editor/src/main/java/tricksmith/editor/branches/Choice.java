package tricksmith.editor.branches;

import java.util.List;
import java.util.Optional;
import tricksmith.cards.IndexSet;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Labels;
import tricksmith.engine.report.Pick;

/**
 * A choice in the words of the script, which can be repeated under other rules.
 *
 * @param decision name of the decision
 * @param seat whose decision it was
 * @param label of the alternative; for several things, their labels separated by spaces
 */
public record Choice(String decision, int seat, String label) {

  static Choice of(Decision decision, Pick pick, Labels labels) {
    return new Choice(decision.name(), decision.seat(), label(decision, pick, labels));
  }

  private static String label(Decision decision, Pick pick, Labels labels) {
    return switch (pick) {
      case Pick.One(int alternative) ->
          ((Decision.OneOf) decision.options()).alternatives().get(alternative).label();
      case Pick.Several(IndexSet members) ->
          String.join(" ", labels.of(members, ((Decision.Several) decision.options()).kind()));
      case Pick.Pass _ -> Decision.Alternative.PASS;
    };
  }

  /** Whether this choice answered a decision like the pending one. */
  public boolean answers(Decision asked) {
    return asked.name().equals(decision) && asked.seat() == seat;
  }

  /** Returns the equivalent pick among the current options; empty if it is not offered. */
  public Optional<Pick> among(Decision asked, Labels labels) {
    return switch (asked.options()) {
      case Decision.OneOf(var alternatives, _) -> among(alternatives);
      case Decision.Several several ->
          several.pass() && label.equals(Decision.Alternative.PASS)
              ? Optional.of(new Pick.Pass())
              : Optional.ofNullable(labels.pick(several, words()));
    };
  }

  private Optional<Pick> among(List<Decision.Alternative> alternatives) {
    for (int place = 0; place < alternatives.size(); place++) {
      if (alternatives.get(place).label().equals(label)) {
        return Optional.of(new Pick.One(place));
      }
    }
    return Optional.empty();
  }

  /** Returns the labels of what was chosen, one by one. */
  public List<String> words() {
    return label.isBlank() ? List.of() : List.of(label.trim().split(" "));
  }
}
