package tricksmith.parse;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tricksmith.source.Source;
import tricksmith.source.Span;

/**
 * The words and kinds of lines that the grammar allows at an offset, for completion. It does not
 * know which names are in scope; for callers that do, it offers two texts with a placeholder name
 * at the offset.
 *
 * @param word the word at the offset, which a completion replaces; empty where none has begun
 * @param words the words and signs of the language that are allowed there
 * @param kinds what could begin there
 * @param asItIs the script with the placeholder
 * @param completed the same script with the rest of the statement replaced by the shortest text
 *     allowed; the same as {@code asItIs} where no name is allowed
 * @param name the span of the placeholder in both
 */
public record Continuation(
    Span word, List<String> words, Set<Kind> kinds, Source asItIs, Source completed, Span name) {

  public Continuation {
    words = List.copyOf(words);
    Set<Kind> copy = EnumSet.noneOf(Kind.class);
    copy.addAll(kinds);
    kinds = Collections.unmodifiableSet(copy);
  }

  /** What can begin at an offset. */
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
   * Returns what is allowed at an offset.
   *
   * @return empty within texts and comments, where nothing is completed
   */
  public static Optional<Continuation> at(Source source, int offset) {
    return ContinuationFinder.find(source, offset);
  }
}
