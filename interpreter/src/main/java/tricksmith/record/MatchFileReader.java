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
 * Reads a match file, one match after the other, so that a file of any length takes no more room
 * than its longest match. Not thread-safe.
 */
public final class MatchFileReader implements Closeable {

  /** The largest number of characters in a line. */
  public static final int LONGEST_LINE = 1_000_000;

  /** The largest number of characters in a match: many times what the longest has. */
  public static final int LONGEST_MATCH = 50_000_000;

  private final BufferedReader reader;
  private int line;
  private @Nullable String ahead;

  /** Whether the text cannot be read on, as it is not UTF-8. */
  private boolean broken;

  /** Whether that has yet to be told. */
  private boolean untold;

  /** Whether the last line was left before its end, because it is too long. */
  private boolean withinLine;

  /**
   * What the file holds next: a match, or what is wrong. After a problem it goes on with the next
   * line that begins a match.
   */
  public sealed interface Item permits Found, MatchFileProblem {}

  public record Found(RecordedMatch match) implements Item {}

  /**
   * Reads from a text.
   *
   * @param reader should report what is not UTF-8, and is closed with this
   */
  public MatchFileReader(Reader reader) {
    this.reader = new BufferedReader(reader);
  }

  /**
   * The next match, or what is wrong; null at the end.
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

  private MatchFileProblem notText() {
    return MatchFileProblem.of(line + 1, Kind.NOT_UTF8);
  }

  /** Passes over what is left of a match that cannot be read. */
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
    String script = head.optionalText("script");
    String hash = head.optionalText("sha256");
    int players = head.whole("players");
    Map<String, List<String>> options = head.has("options") ? head.options("options") : Map.of();
    Long seed = head.optionalLong("seed");
    return new RecordedMatch(begins, game, script, hash, players, options, seed, lines());
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

  /** The next line that is not blank; its number is one more than {@link #line}. */
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

  /** A line without its end; its length is limited, so that no file can take all memory. */
  private @Nullable String readLine() throws IOException, Malformed {
    StringBuilder text = new StringBuilder();
    int sign = withinLine ? signBehindLine() : reader.read();
    if (sign < 0) {
      return null;
    }
    while (sign >= 0 && sign != '\n') {
      if (text.length() == LONGEST_LINE) {
        withinLine = true;
        line++;
        throw Malformed.at(line, Kind.TOO_LONG, LONGEST_LINE);
      }
      boolean byteOrderMark = sign == '\uFEFF' && line == 0 && text.isEmpty();
      if (sign != '\r' && !byteOrderMark) {
        text.append((char) sign);
      }
      sign = reader.read();
    }
    return text.toString();
  }

  /** The first sign of the next line, or -1. */
  private int signBehindLine() throws IOException {
    withinLine = false;
    int sign = reader.read();
    while (sign >= 0 && sign != '\n') {
      sign = reader.read();
    }
    return sign < 0 ? sign : reader.read();
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
