package tricksmith.source;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** A named text, divided into lines. Offsets outside the text are clamped to it. */
public final class Source {
  /** What separates words besides a space. */
  private static final Pattern OTHER_SPACE =
      Pattern.compile(
          "[\\t\\f\\x0B\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000]");

  private final String name;
  private final String text;
  private final int[] lineStarts;

  /**
   * Creates a source.
   *
   * @param name how messages refer to the text: a file name as the user gave it
   * @param text the full text
   */
  public Source(String name, String text) {
    this.name = name;
    this.text = text;
    this.lineStarts = lineStarts(text);
  }

  /** Returns the name used in messages. */
  public String name() {
    return name;
  }

  public String text() {
    return text;
  }

  public String text(Span span) {
    return text.substring(inside(span.start()), inside(span.end()));
  }

  /** Returns a span as a message quotes it, spaced as {@link #before} does. */
  public String quoted(Span span) {
    return plainlySpaced(text(span));
  }

  /**
   * Returns the part of a span on its first line. Enough to point at, since a statement may span
   * many lines.
   */
  public Span beginning(Span span) {
    int start = inside(span.start());
    int end = Math.max(start, Math.min(inside(span.end()), line(place(start).line()).end()));
    return new Span(start, end);
  }

  /** Returns the edited text under the same name. */
  public Source edited(List<Edit> edits) {
    return new Source(name, Edit.applied(text, edits));
  }

  /** Returns a line without the comment at its end, and without the space around it. */
  public static String withoutComment(String line) {
    int comment = line.indexOf("//");
    return (comment < 0 ? line : line.substring(0, comment)).strip();
  }

  /** Returns the number of lines, at least 1. */
  public int lineCount() {
    return lineStarts.length;
  }

  /** Returns the place of an offset, as a reader counts it. */
  public Place place(int offset) {
    int inside = inside(offset);
    int found = Arrays.binarySearch(lineStarts, inside);
    int line = found >= 0 ? found : -found - 2;
    return new Place(line + 1, text.codePointCount(lineStarts[line], inside) + 1);
  }

  /**
   * Returns the span of a line, without its line break.
   *
   * @param line from 1
   */
  public Span line(int line) {
    int index = Math.clamp(line, 1, lineStarts.length) - 1;
    int start = lineStarts[index];
    int end = index + 1 < lineStarts.length ? lineStarts[index + 1] : text.length();
    while (end > start && isLineBreak(text.charAt(end - 1))) {
      end--;
    }
    return new Span(start, end);
  }

  /**
   * Returns the text from the beginning of a line to an offset in it. Wide spaces and tabs between
   * words are plain spaces in it, so that those who look for words need not know of them.
   */
  public String before(int offset) {
    return plainlySpaced(text.substring(line(place(offset).line()).start(), offset));
  }

  /** Returns the text from an offset to the end of its line, spaced as {@link #before} does. */
  public String after(int offset) {
    return plainlySpaced(
        text.substring(offset, Math.max(offset, line(place(offset).line()).end())));
  }

  /**
   * Returns where words begin that come before an offset in its line, with nothing but spaces after
   * each of them; -1 if they are not there.
   *
   * @param words with a space between each two
   */
  public int beginningOf(String words, int offset) {
    String line = before(offset);
    int begins = line.length();
    for (String word : List.of(words.split(" ", -1)).reversed()) {
      int end = begins;
      while (end > 0 && line.charAt(end - 1) == ' ') {
        end--;
      }
      if (end == begins || !line.startsWith(word, end - word.length())) {
        return -1;
      }
      begins = end - word.length();
    }
    return offset - line.length() + begins;
  }

  /**
   * Returns where words end that come after an offset in its line, with nothing but spaces before
   * each of them; -1 if they are not there.
   *
   * @param words with a space between each two
   */
  public int endOf(String words, int offset) {
    String line = after(offset);
    int end = 0;
    for (String word : words.split(" ", -1)) {
      int begins = end;
      while (begins < line.length() && line.charAt(begins) == ' ') {
        begins++;
      }
      if (begins == end || !line.startsWith(word, begins)) {
        return -1;
      }
      end = begins + word.length();
    }
    return end < line.length() && line.charAt(end) != ' ' ? -1 : offset + end;
  }

  private static String plainlySpaced(String part) {
    if (isVisibleAscii(part)) {
      return part;
    }
    Matcher other = OTHER_SPACE.matcher(part);
    if (!other.find()) {
      return part;
    }
    StringBuilder plain = new StringBuilder(part);
    boolean quoted = false;
    int read = 0;
    do {
      for (; read < other.start(); read++) {
        quoted ^= part.charAt(read) == '"';
      }
      if (!quoted) {
        plain.setCharAt(other.start(), ' ');
      }
    } while (other.find());
    return plain.toString();
  }

  /** Whether a text consists of visible ASCII characters and spaces, as most do. */
  private static boolean isVisibleAscii(String part) {
    for (int index = 0; index < part.length(); index++) {
      if (part.charAt(index) < ' ' || part.charAt(index) > '~') {
        return false;
      }
    }
    return true;
  }

  private int inside(int offset) {
    return Math.clamp(offset, 0, text.length());
  }

  private static int[] lineStarts(String text) {
    IntStream.Builder starts = IntStream.builder().add(0);
    for (int index = 0; index < text.length(); index++) {
      if (endsLine(text, index)) {
        starts.add(index + 1);
      }
    }
    return starts.build().toArray();
  }

  private static boolean endsLine(String text, int index) {
    char sign = text.charAt(index);
    return sign == '\n'
        || (sign == '\r' && (index + 1 == text.length() || text.charAt(index + 1) != '\n'));
  }

  private static boolean isLineBreak(char sign) {
    return sign == '\n' || sign == '\r';
  }
}
