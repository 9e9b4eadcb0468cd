package tricksmith.editor.branches;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.Match;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Standing;
import tricksmith.engine.report.TrickComparison;
import tricksmith.expectation.SetTable;
import tricksmith.program.value.Values;

/**
 * The end of a trick.
 *
 * @param before the match before whatever ended the trick
 * @param card the card whose play ended it; null if anything else did
 */
public record TrickEnd(Event.TrickFinished finished, Match before, @Nullable Integer card) {

  /**
   * Returns the end of the trick that was over at a moment; empty if none was. The table as set by
   * hand counts: a trick that was laid there comes in place of one that the last choice ended.
   *
   * @param choices the moment, as a number of choices
   */
  public static Optional<TrickEnd> at(PlayedBranch course, int choices) {
    Arrangement scene = course.branch().scenes().get(choices);
    if (scene != null) {
      Match unset = course.beforeScene(choices);
      Match set = course.after(choices).match();
      Optional<Event.TrickFinished> laid =
          Event.TrickFinished.in(set.eventsSince(unset.length())).findFirst();
      if (laid.isPresent()) {
        return laid.flatMap(trick -> laid(trick, course, unset, scene));
      }
      Standing standing = set.standing();
      if (!standing.finished() && !standing.plays().isEmpty()) {
        return Optional.empty();
      }
    }
    return choices == 0 ? Optional.empty() : chosen(course, choices);
  }

  private static Optional<TrickEnd> laid(
      Event.TrickFinished trick, PlayedBranch course, Match unset, Arrangement scene) {
    return SetTable.beforeLastPlay(course.game(), unset, scene.lines())
            instanceof SetTable.Ready(Match before)
        ? Optional.of(new TrickEnd(trick, before, trick.plays().getLast().card()))
        : Optional.empty();
  }

  private static Optional<TrickEnd> chosen(PlayedBranch course, int choices) {
    List<Event> events = course.eventsSince(choices);
    Match before = course.after(choices - 1).match();
    return Event.TrickFinished.in(events)
        .findFirst()
        .map(
            trick ->
                events.getFirst() instanceof Event.Chosen(_, _, long value)
                        && Values.isCard(value)
                        && before.isPlayDue()
                    ? new TrickEnd(trick, before, Values.index(value))
                    : new TrickEnd(trick, before, null));
  }

  /** Returns how all its cards compare; null if nothing can be compared. */
  public @Nullable TrickComparison comparison() {
    return card == null ? before.comparison() : before.comparisonWith(card);
  }
}
