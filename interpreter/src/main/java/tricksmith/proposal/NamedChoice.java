package tricksmith.proposal;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.engine.MatchRun;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Labels;
import tricksmith.engine.report.Pick;
import tricksmith.program.value.Values;

/** A choice in the words of the script, which can also be made under other rules. */
sealed interface NamedChoice {

  record One(String label) implements NamedChoice {}

  /** Several things; null for a pass. */
  record Several(@Nullable List<String> labels) implements NamedChoice {}

  static NamedChoice of(Event.Choice choice, Labels labels) {
    return switch (choice) {
      case Event.Chosen(_, _, long value) ->
          new One(value == Values.NONE ? Decision.Alternative.PASS : labels.of(value));
      case Event.ChosenSeveral(_, _, Values.Kind kind, @Nullable IndexSet members) ->
          new Several(members == null ? null : labels.of(members, kind));
    };
  }

  /** Makes this choice if it is offered, and returns whether it was. */
  default boolean in(MatchRun run, Labels labels) {
    if (!run.isDeciding()) {
      return false;
    }
    return switch (this) {
      case One(String label) -> chooseOne(run, label);
      case Several(@Nullable List<String> wanted) -> chooseSeveral(run, labels, wanted);
    };
  }

  private static boolean chooseOne(MatchRun run, String label) {
    if (!(run.decision().options() instanceof Decision.OneOf(var alternatives, _))) {
      return false;
    }
    for (int place = 0; place < alternatives.size(); place++) {
      if (alternatives.get(place).label().equals(label)) {
        run.choose(place);
        return true;
      }
    }
    return false;
  }

  private static boolean chooseSeveral(MatchRun run, Labels labels, @Nullable List<String> wanted) {
    if (!(run.decision().options() instanceof Decision.Several offer)) {
      return false;
    }
    if (wanted == null) {
      if (offer.pass()) {
        run.choose(new Pick.Pass());
      }
      return offer.pass();
    }
    Pick pick = labels.pick(offer, wanted);
    if (pick != null) {
      run.choose(pick);
    }
    return pick != null;
  }
}
