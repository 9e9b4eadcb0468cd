package tricksmith.reference;

import java.util.List;
import java.util.Map;

/**
 * A decision.
 *
 * @param seat whose decision it is
 * @param decider who makes it
 * @param excluded for a play: by label of a card of the hand that may not be played, the label of
 *     the obligation that excludes it
 */
record Question(String name, int seat, int decider, Options options, Map<String, String> excluded) {

  /** Among what. */
  sealed interface Options {}

  /** One of these labels, in order. */
  record OneOf(List<String> labels) implements Options {}

  /** From {@code least} to {@code most} of these, or a pass if it is offered. */
  record Several(List<String> members, int least, int most, boolean pass) implements Options {
    private boolean allows(List<String> pick) {
      return pick.size() >= least && pick.size() <= most && members.containsAll(pick);
    }
  }

  /** What a pass is called. */
  static final String PASS = "pass";

  /** Whether this is an answer to it. */
  boolean allows(List<String> pick) {
    return switch (options) {
      case OneOf(List<String> labels) -> pick.size() == 1 && labels.containsAll(pick);
      case Several several -> pick.equals(List.of(PASS)) ? several.pass() : several.allows(pick);
    };
  }
}
