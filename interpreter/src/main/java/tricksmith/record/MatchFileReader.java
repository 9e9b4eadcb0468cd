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
  private boolean broken;

  /** What the file holds next: a match, or what is wrong. After a problem there is nothing more. */
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
      return null;
    }
    try {
      Fields first = nextLine();
      return first == null ? null : new Found(match(first));
    } catch (Malformed malformed) {
      broken = true;
      return malformed.problem();
    } catch (CharacterCodingException e) {
      broken = true;
      return MatchFileProblem.of(line + 1, Kind.NOT_UTF8);
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
    int sign = reader.read();
    if (sign < 0) {
      return null;
    }
    while (sign >= 0 && sign != '\n') {
      if (text.length() == LONGEST_LINE) {
        throw Malformed.at(line + 1, Kind.TOO_LONG, LONGEST_LINE);
      }
      boolean byteOrderMark = sign == '\uFEFF' && line == 0 && text.isEmpty();
      if (sign != '\r' && !byteOrderMark) {
        text.append((char) sign);
      }
      sign = reader.read();
    }
    return text.toString();
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
