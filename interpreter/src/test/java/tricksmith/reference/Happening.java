package tricksmith.reference;

import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.source.Span;

/**
 * What happens in a match ({@code docs/language/reference.md}, Chance, errors and counts), in words
 * that can be compared.
 */
sealed interface Happening {

  /** Whether nothing can happen after it. */
  default boolean isTheLast() {
    return switch (this) {
      case Ended _, Failed _, Unfinished _ -> true;
      case Drawn _, Shuffled _, Decided _, TrickFinished _, ScoresNoted _, OutOfSteps _ -> false;
    };
  }

  /** A chance event. */
  record Drawn(String name, String label) implements Happening {}

  /** A shuffle; each card is named with its copy, the top first. */
  record Shuffled(String name, List<String> order) implements Happening {}

  /** A decision; null if it was not made, and the match broken off. */
  record Decided(Question question, @Nullable List<String> pick) implements Happening {}

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

  /**
   * A script error ended the match.
   *
   * @param places where: of the reference, all rules and statements that it happened in; of the
   *     engine, that which it names. Failures are equal if they are of one kind and, where there is
   *     one, place
   */
  record Failed(ScriptError.Kind kind, List<Span> places) implements Happening {
    @Override
    public boolean equals(Object other) {
      return other instanceof Failed(ScriptError.Kind otherKind, List<Span> otherPlaces)
          && kind == otherKind
          && isSamePlace(otherPlaces);
    }

    private boolean isSamePlace(List<Span> otherPlaces) {
      return places.isEmpty()
          || otherPlaces.isEmpty()
          || !Collections.disjoint(places, otherPlaces);
    }

    @Override
    public int hashCode() {
      return kind.hashCode();
    }
  }

  /** The match had too many events. */
  record Unfinished() implements Happening {}

  /** The match was to compute more than it may, and was broken off. */
  record OutOfSteps() implements Happening {}
}
