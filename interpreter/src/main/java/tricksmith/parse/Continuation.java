package tricksmith.parse;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tricksmith.source.Source;
import tricksmith.source.Span;

/**
 * What a script could go on with at a place, as the grammar allows: for completion. What names
 * there are is for others to say; for them there are two texts in which a made-up name stands at
 * the place.
 *
 * @param word the word at the place that would be replaced; empty where none is begun
 * @param words the words of the language that could stand there, and signs
 * @param kinds what could begin there
 * @param asItIs the script with the name at the place
 * @param completed the same, what follows it in its statement replaced by the shortest that is
 *     allowed; the same as {@code asItIs} where no name can stand
 * @param name the place of the name in both
 */
public record Continuation(
    Span word, List<String> words, Set<Kind> kinds, Source asItIs, Source completed, Span name) {

  public Continuation {
    words = List.copyOf(words);
    Set<Kind> copy = EnumSet.noneOf(Kind.class);
    copy.addAll(kinds);
    kinds = Collections.unmodifiableSet(copy);
  }

  /** What can begin somewhere. */
  public enum Kind {
    SECTION,
    OPTION,
    DECK_LINE,
    ZONE,
    STATE_LINE,
    STATEMENT,
    PLAY_LINE,
    VERB,
    TRICK_LINE,
    ENDING,
    TEST,
    TEST_LINE,
    TYPE,
    VALUE,
    CONDITION,
    NAME,
    TEXT,
    NUMBER
  }

  /**
   * What could stand at an offset.
   *
   * @return empty within texts and comments, where nothing is completed
   */
  public static Optional<Continuation> at(Source source, int offset) {
    return ContinuationFinder.find(source, offset);
  }
}
