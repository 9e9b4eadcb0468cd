package tricksmith.record;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.CharacterCodingException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tricksmith.record.MatchFileProblem.Kind;

/**
 * Reads a match file one match at a time, so memory use is bounded by the longest match, not the
 * file. Not thread-safe.
 */
public final class MatchFileReader implements Closeable {

  /** The maximum number of characters in a line. */
  public static final int LONGEST_LINE = 1_000_000;

  /** The maximum number of characters in a match, many times what any real match needs. */
  public static final int LONGEST_MATCH = 50_000_000;

  /** The maximum number of characters in the path of a script that any system can open. */
  private static final int LONGEST_PATH = 4_096;

  private final BufferedReader reader;
  private int line;
  private @Nullable String ahead;

  /** Whether reading has failed for good: the text is not UTF-8, or one line has no end. */
  private boolean broken;

  /** Whether that failure is still to be reported. */
  private boolean untold;

  /** Whether reading stopped within the last line because it is too long. */
  private boolean withinLine;

  /**
   * The next item of a file: a match or a problem. After a problem, reading resumes at the next
   * line that starts a match.
   */
  public sealed interface Item permits Found, MatchFileProblem {}

  public record Found(RecordedMatch match) implements Item {}

  /**
   * Creates a reader of text.
   *
   * @param reader should throw on malformed UTF-8; closed together with this reader
   */
  public MatchFileReader(Reader reader) {
    this.reader = new BufferedReader(reader);
  }

  /**
   * Returns the next match or problem; null at the end.
   *
   * @throws IOException if the file cannot be read
   */
  public @Nullable Item next() throws IOException {
    if (broken) {
      boolean telling = untold;
      untold = false;
      return telling ? notText() : null;
    }
    try {
      Fields first = nextLine();
      return first == null ? null : new Found(match(first));
    } catch (Malformed malformed) {
      goToNextMatch();
      return malformed.problem();
    } catch (CharacterCodingException e) {
      broken = true;
      return notText();
    }
  }

  /** Returns how many lines have been read. */
  public int line() {
    return line;
  }

  private MatchFileProblem notText() {
    return MatchFileProblem.of(line + 1, Kind.NOT_UTF8);
  }

  /** Skips the rest of a match that cannot be read. */
  private void goToNextMatch() throws IOException {
    boolean found = false;
    while (!found) {
      try {
        String text = peek();
        found = text == null || Fields.read(line + 1, text, new HashMap<>()).isEvent("match");
        if (!found) {
          take();
        }
      } catch (Malformed _) {
        if (ahead != null) {
          take();
        }
      } catch (CharacterCodingException _) {
        broken = true;
        untold = true;
        found = true;
      }
    }
  }

  private RecordedMatch match(Fields head) throws IOException, Malformed {
    int begins = line;
    String event = head.text("event");
    if (!event.equals("match")) {
      throw Malformed.at(line, Kind.NOT_A_MATCH, event);
    }
    if (head.has("format") && head.whole("format") != 1) {
      throw Malformed.at(line, Kind.UNKNOWN_FORMAT, head.whole("format"));
    }
    String game = head.has("game") ? head.text("game") : "";
    String script = nameable(head.optionalText("script"));
    String hash = head.optionalText("sha256");
    int players = head.whole("players");
    Map<String, List<String>> options = head.has("options") ? head.options("options") : Map.of();
    Long seed = head.optionalLong("seed");
    return new RecordedMatch(begins, game, script, hash, players, options, seed, lines());
  }

  /**
   * Returns a path that messages can show. Longer ones name nothing on any system, and a window
   * cannot lay out a name of a million characters.
   */
  private static @Nullable String nameable(@Nullable String path) {
    return path == null || path.length() <= LONGEST_PATH
        ? path
        : path.substring(0, LONGEST_PATH) + "…";
  }

  private List<RecordedLine> lines() throws IOException, Malformed {
    List<RecordedLine> lines = new ArrayList<>();
    Map<String, String> labels = new HashMap<>();
    long length = 0;
    for (String text = peek(); text != null; text = peek()) {
      Fields fields = Fields.read(line + 1, text, labels);
      if (fields.text("event").equals("match")) {
        break;
      }
      take();
      length += text.length();
      if (length > LONGEST_MATCH) {
        throw Malformed.at(line, Kind.TOO_MUCH, LONGEST_MATCH);
      }
      lines.add(LineReader.read(line, fields));
    }
    return lines;
  }

  private @Nullable Fields nextLine() throws IOException, Malformed {
    String text = peek();
    if (text == null) {
      return null;
    }
    take();
    return Fields.read(line, text, new HashMap<>());
  }

  private void take() {
    ahead = null;
    line++;
  }

  /** Returns the next non-blank line, whose number is {@link #line} plus one; null at the end. */
  private @Nullable String peek() throws IOException, Malformed {
    while (ahead == null) {
      String text = readLine();
      if (text == null) {
        return null;
      }
      if (text.isBlank()) {
        line++;
      } else {
        ahead = text;
      }
    }
    return ahead;
  }

  /**
   * Reads a line without its line feed; null at the end. Its length is limited so that no file can
   * exhaust memory. Files that were joined may have byte order marks in the middle.
   */
  private @Nullable String readLine() throws IOException, Malformed {
    StringBuilder text = new StringBuilder();
    int sign = withinLine ? signAfterLine() : reader.read();
    if (sign < 0) {
      return null;
    }
    while (sign >= 0 && sign != '\n') {
      if (text.length() == LONGEST_LINE) {
        withinLine = true;
        line++;
        throw Malformed.at(line, Kind.TOO_LONG, LONGEST_LINE);
      }
      boolean byteOrderMark = sign == '\uFEFF' && text.isEmpty();
      if (sign != '\r' && !byteOrderMark) {
        text.append((char) sign);
      }
      sign = reader.read();
    }
    return text.toString();
  }

  /**
   * Skips the rest of the line and returns the first character of the next, or -1. A line longer
   * than a match may be is no line, but a device without end, and the file ends there.
   */
  private int signAfterLine() throws IOException {
    withinLine = false;
    int sign = reader.read();
    for (int skipped = 0; sign >= 0 && sign != '\n'; skipped++) {
      if (skipped == LONGEST_MATCH) {
        broken = true;
        return -1;
      }
      sign = reader.read();
    }
    return sign < 0 ? sign : reader.read();
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }

  /** Reads the lines of a match after its first. */
  private static final class LineReader {

    private LineReader() {}

    static RecordedLine read(int line, Fields fields) throws Malformed {
      String event = fields.text("event");
      return switch (event) {
        case "chance" -> new RecordedLine.Chance(line, fields.text("name"), fields.label("pick"));
        case "shuffle" ->
            new RecordedLine.Shuffle(line, fields.text("zone"), fields.texts("order"));
        case "decision" -> decision(line, fields);
        case "trick" -> new RecordedLine.Trick(line, fields.plays("cards"), winner(fields));
        case "score" -> new RecordedLine.Score(line, fields.numbers("scores"));
        case "end" ->
            new RecordedLine.End(line, fields.numbers("scores"), fields.wholes("winners"));
        default -> throw Malformed.at(line, Kind.UNKNOWN_EVENT, event);
      };
    }

    private static RecordedLine.Decision decision(int line, Fields fields) throws Malformed {
      RecordedLine.Picked pick =
          fields.isArray("pick")
              ? new RecordedLine.Several(fields.texts("pick"))
              : new RecordedLine.One(fields.label("pick"));
      return new RecordedLine.Decision(
          line,
          fields.text("name"),
          fields.whole("seat"),
          pick,
          fields.optionalTexts("hand"),
          fields.optionalTexts("legal"),
          fields.optionalTexts("from"),
          fields.optionalCount("count"),
          fields.optionalPlays("trick"));
    }

    private static @Nullable Integer winner(Fields fields) throws Malformed {
      return fields.has("winner") && fields.isNull("winner")
          ? null
          : Integer.valueOf(fields.whole("winner"));
    }
  }
}
