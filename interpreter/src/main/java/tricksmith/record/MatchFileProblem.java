package tricksmith.record;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * What is wrong with a match file: the first thing, at its line. A value without words; {@link
 * #message} finds them.
 *
 * @param line from 1
 * @param arguments what the message's pattern refers to as {@code {0}}, {@code {1}}, …
 */
public record MatchFileProblem(int line, Kind kind, List<String> arguments)
    implements MatchFileReader.Item {

  private static final ResourceBundle.Control NO_FALLBACK =
      ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

  /** What can be wrong. */
  public enum Kind {
    NOT_JSON,
    NOT_UTF8,
    TOO_LONG,
    TOO_MUCH,
    NOT_AN_OBJECT,
    MISSING_FIELD,
    WRONG_FIELD,
    UNKNOWN_EVENT,
    UNKNOWN_FORMAT,
    NOT_A_MATCH,
    EXPECTED_DECISION,
    EXPECTED_CHANCE,
    EXPECTED_SHUFFLE,
    ILLEGAL_PICK,
    ILLEGAL_CARDS,
    UNKNOWN_OUTCOME,
    NOT_A_PERMUTATION,
    SURPLUS,
    DIFFERENT
  }

  public MatchFileProblem {
    arguments = List.copyOf(arguments);
  }

  static MatchFileProblem of(int line, Kind kind, Object... arguments) {
    return new MatchFileProblem(
        line, kind, List.of(arguments).stream().map(String::valueOf).toList());
  }

  /** What is wrong, in words, without the line. */
  public String message(Locale locale) {
    ResourceBundle words =
        ResourceBundle.getBundle(
            MatchFileProblem.class.getName(),
            locale,
            MatchFileProblem.class.getClassLoader(),
            NO_FALLBACK);
    return new MessageFormat(words.getString(kind.name()), locale).format(arguments.toArray());
  }
}
