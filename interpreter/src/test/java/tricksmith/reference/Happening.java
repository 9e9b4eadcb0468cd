package tricksmith.reference;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What happens in a match ({@code docs/language.md}, 18), in words that can be compared. */
sealed interface Happening {

  /** A chance event. */
  record Drawn(String name, String label) implements Happening {}

  /** A shuffle; each card is named with its copy, the top first. */
  record Shuffled(String name, List<String> order) implements Happening {}

  /** A decision. */
  record Decided(Question question, List<String> pick) implements Happening {}

  /** A card as played: the label, and by whom. */
  record Played(int seat, String card) {}

  /**
   * The end of a trick.
   *
   * @param winner null for nobody
   * @param reason null where no criterion decided
   */
  record TrickFinished(List<Played> plays, @Nullable Integer winner, @Nullable String reason)
      implements Happening {}

  /** The scores were noted, by seat. */
  record ScoresNoted(List<String> scores) implements Happening {}

  /** The end. */
  record Ended(List<String> scores, List<Integer> winners) implements Happening {}

  /** A script error ended the match. */
  record Failed(ScriptError.Kind kind) implements Happening {}

  /** The match had too many events. */
  record Unfinished() implements Happening {}
}
