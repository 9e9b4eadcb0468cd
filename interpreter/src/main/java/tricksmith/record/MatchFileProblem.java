package tricksmith.record;

import static java.util.stream.Collectors.joining;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.stream.Stream;

/**
 * The first thing wrong with a match file, and its line. Holds no words; {@link #message} finds
 * them.
 *
 * @param line from 1
 * @param arguments the values of {@code {0}}, {@code {1}}, … in the message pattern
 */
public record MatchFileProblem(int line, Kind kind, List<Argument> arguments)
    implements MatchFileReader.Item {

  private static final ResourceBundle.Control NO_FALLBACK =
      ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

  /** The most characters of an argument to show; all cards of a large deck fit. */
  private static final int LONGEST = 2_000;

  public enum Kind {
    NOT_JSON,
    NOT_UTF8,
    TOO_LONG,
    TOO_MUCH,
    NOT_AN_OBJECT,
    MISSING_FIELD,
    FIELD_TWICE,
    WRONG_FIELD,
    UNKNOWN_EVENT,
    UNKNOWN_FORMAT,
    NOT_A_MATCH,
    EXPECTED_DECISION,
    EXPECTED_CHANCE,
    EXPECTED_SHUFFLE,
    ILLEGAL_PICK,
    ILLEGAL_SEVERAL,
    NOT_OFFERED,
    WRONG_COUNT,
    UNKNOWN_OUTCOME,
    NOT_A_PERMUTATION,
    SURPLUS,
    DIFFERENT,
    NO_TRICK,
    NO_END,
    SCORE_BEFORE_TRICK
  }

  public sealed interface Argument {}

  /** Words from the file or the rules, the same in every language. */
  public record Words(String words) implements Argument {}

  public record Line(RecordedLine line) implements Argument {}

  /** What a field must hold. */
  public enum Wanted implements Argument {
    TEXT,
    TEXT_OR_WHOLE_NUMBER,
    WHOLE_NUMBER,
    WHOLE_NUMBER_OR_NULL,
    TEXTS,
    WHOLE_NUMBERS,
    NUMBERS,
    PLAYS,
    OBJECT,
    OPTIONS
  }

  /** A list without elements. */
  public record Empty() implements Argument {}

  public record Plays(List<RecordedLine.SeatCard> plays) implements Argument {
    public Plays {
      plays = List.copyOf(plays);
    }
  }

  /** Seats by number; "nobody" if there are none. */
  public record Seats(List<String> numbers) implements Argument {
    public Seats {
      numbers = List.copyOf(numbers);
    }
  }

  public MatchFileProblem {
    arguments = List.copyOf(arguments);
  }

  static MatchFileProblem of(int line, Kind kind, Object... arguments) {
    return new MatchFileProblem(
        line, kind, Stream.of(arguments).map(MatchFileProblem::argument).toList());
  }

  private static Argument argument(Object argument) {
    return switch (argument) {
      case Argument known -> known;
      case RecordedLine line -> new Line(line);
      default -> new Words(argument.toString());
    };
  }

  /** Returns the message, without the line number. */
  public String message(Locale locale) {
    ResourceBundle words =
        ResourceBundle.getBundle(
            MatchFileProblem.class.getName(),
            locale,
            MatchFileProblem.class.getClassLoader(),
            NO_FALLBACK);
    Object[] spoken =
        arguments.stream().map(argument -> shortened(spoken(argument, words))).toArray();
    return text(words, kind.name(), spoken);
  }

  /** Shortens a text from the file, which may be as long as a line. */
  private static String shortened(String text) {
    return text.codePointCount(0, text.length()) <= LONGEST
        ? text
        : text.substring(0, text.offsetByCodePoints(0, LONGEST)) + " …";
  }

  private static String spoken(Argument argument, ResourceBundle words) {
    return switch (argument) {
      case Words(String said) -> said;
      case Line(RecordedLine line) -> spoken(line, words);
      case Wanted wanted -> text(words, "wanted." + wanted.name());
      case Empty _ -> text(words, "empty");
      case Plays(List<RecordedLine.SeatCard> plays) ->
          plays.stream()
              .map(play -> text(words, "seat", "" + play.seat()) + ": " + play.card())
              .collect(joining(", "));
      case Seats(List<String> numbers) when numbers.isEmpty() -> text(words, "nobody");
      case Seats(List<String> numbers) ->
          numbers.stream().map(seat -> text(words, "seat", seat)).collect(joining(", "));
    };
  }

  private static String spoken(RecordedLine line, ResourceBundle words) {
    return switch (line) {
      case RecordedLine.Chance chance -> text(words, "line.chance", chance.name());
      case RecordedLine.Shuffle shuffle -> text(words, "line.shuffle", shuffle.zone());
      case RecordedLine.Decision decision ->
          text(words, "line.decision", decision.name(), text(words, "seat", "" + decision.seat()));
      case RecordedLine.Trick _ -> text(words, "line.trick");
      case RecordedLine.Score _ -> text(words, "line.score");
      case RecordedLine.End _ -> text(words, "line.end");
    };
  }

  private static String text(ResourceBundle words, String key, Object... arguments) {
    return new MessageFormat(words.getString(key), words.getLocale()).format(arguments);
  }
}
