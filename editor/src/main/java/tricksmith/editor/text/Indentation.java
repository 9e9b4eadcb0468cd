package tricksmith.editor.text;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tricksmith.source.Span;

/** Keeps a script indented while it is typed: two spaces per block. */
public final class Indentation {
  private static final String STEP = "  ";
  private static final String COMMENT = "// ";

  /** The last line of the heading of a script, below which a section begins. */
  private static final Pattern END_OF_HEADING = Pattern.compile("\\h+players\\b.*");

  private Indentation() {}

  /**
   * Replaces a selection by a line break. The next line is indented like this one or like its
   * block, and an unclosed block gets its closing bracket. After an empty line, the indentation is
   * that of the block; after the heading of the script there is none.
   */
  public static TextEdit lineBreak(String text, Span replaced) {
    LineBounds lines = new LineBounds(text);
    String outer = lines.indentationAt(replaced.start());
    int opening = placeBefore(text, replaced.start());
    boolean blank = text.substring(replaced.end(), lines.endOf(replaced.end())).isBlank();
    if (blank && opening < lines.startOf(replaced.start()) && !outer.isEmpty()) {
      return afterEmptyLine(text, replaced);
    }
    if (blank && endsHeading(text, replaced.start())) {
      return broken(replaced, "\n", "");
    }
    if (!isOpening(charAt(text, opening))) {
      return broken(replaced, "\n" + outer, "");
    }
    String tail = isClosing(charAt(text, replaced.end())) ? "\n" + outer : "";
    boolean open = tail.isEmpty() && isUnclosed(text, opening, replaced.end());
    return broken(replaced, "\n" + outer + STEP, open ? "\n" + outer + "}" : tail);
  }

  /** Whether a place is in the last line of the heading, and so in no block. */
  private static boolean endsHeading(String text, int place) {
    int start = new LineBounds(text).startOf(place);
    return END_OF_HEADING.matcher(text.substring(start, place)).matches()
        && BracketPairs.of(text.substring(0, start) + "}").partnerOf(start).isEmpty();
  }

  private static TextEdit broken(Span replaced, String beforeCaret, String afterCaret) {
    int caret = replaced.start() + beforeCaret.length();
    return new TextEdit(replaced, beforeCaret + afterCaret, new Span(caret, caret));
  }

  /** Returns to the indentation of the block, since an empty line ends a continued line. */
  private static TextEdit afterEmptyLine(String text, Span replaced) {
    LineBounds lines = new LineBounds(text);
    int start = lines.startOf(replaced.start());
    String inBlock =
        BracketPairs.of(text.substring(0, start) + "}")
            .partnerOf(start)
            .map(opening -> lines.indentationOfLineAt(opening) + STEP)
            .orElse("");
    return broken(new Span(start, replaced.end()), "\n" + inBlock, "");
  }

  /** Whether a curly bracket at the end of a line lacks a partner at the line's indentation. */
  private static boolean isUnclosed(String text, int opening, int caret) {
    LineBounds lines = new LineBounds(text);
    return charAt(text, opening) == '{'
        && text.substring(caret, lines.endOf(caret)).isBlank()
        && BracketPairs.of(text)
            .partnerOf(opening)
            .filter(
                closing ->
                    lines.indentationOfLineAt(closing).equals(lines.indentationOfLineAt(opening)))
            .isEmpty();
  }

  /** Aligns a closing bracket typed on an empty line with the line of its opening bracket. */
  public static Optional<TextEdit> closing(String text, Span selection, String bracket) {
    LineBounds lines = new LineBounds(text);
    int start = lines.startOf(selection.start());
    if (!text.substring(start, selection.start()).isBlank()
        || !isClosing(charAt(bracket, 0))
        || lines.endOf(selection.end()) != selection.end()) {
      return Optional.empty();
    }
    Optional<TextEdit> there = thereAlready(text, start, selection, bracket);
    if (there.isPresent()) {
      return there;
    }
    String before = text.substring(0, selection.start());
    return BracketPairs.of(before + bracket)
        .partnerOf(selection.start())
        .map(opening -> below(lines, opening, new Span(start, selection.end()), bracket));
  }

  /** Removes the empty line instead, if the next line already closes the block. */
  private static Optional<TextEdit> thereAlready(
      String text, int start, Span selection, String bracket) {
    int next = selection.end();
    while (Character.isWhitespace(charAt(text, next))) {
      next++;
    }
    Optional<Integer> wanted = BracketPairs.of(text.substring(0, start) + bracket).partnerOf(start);
    Optional<Integer> found = BracketPairs.of(text).partnerOf(next);
    if (start == 0
        || !text.startsWith(bracket, next)
        || wanted.isEmpty()
        || !wanted.equals(found)) {
      return Optional.empty();
    }
    LineBounds lines = new LineBounds(text);
    boolean alone = text.substring(lines.startOf(next), next).isBlank();
    boolean below = lines.indentationOfLineAt(next).equals(lines.indentationOfLineAt(wanted.get()));
    return alone && below && lines.startOf(next) == lines.endOf(selection.end()) + 1
        ? Optional.of(
            TextEdit.of(new Span(start, next + 1), lines.indentationOfLineAt(next) + bracket))
        : Optional.empty();
  }

  /** Returns where Home goes: to the first word of the line or, from there, to its start. */
  public static int home(String text, int caret) {
    LineBounds lines = new LineBounds(text);
    int first = lines.startOf(caret) + lines.indentationOfLineAt(caret).length();
    return caret == first ? lines.startOf(caret) : first;
  }

  private static TextEdit below(LineBounds lines, int opening, Span line, String bracket) {
    return TextEdit.of(line, lines.indentationOfLineAt(opening) + bracket);
  }

  /** Indents the selected lines. */
  public static TextEdit deeper(String text, Span selection) {
    return eachLine(text, selection, line -> line.isBlank() ? line : STEP + line);
  }

  /** Unindents the selected lines. */
  public static TextEdit shallower(String text, Span selection) {
    return eachLine(
        text,
        selection,
        line -> line.startsWith(STEP) ? line.substring(STEP.length()) : line.stripLeading());
  }

  /** Comments lines out, or back in if all of them are commented out. */
  public static TextEdit toggleComment(String text, Span selection) {
    Span lines = new LineBounds(text).around(selection);
    List<String> written =
        text.substring(lines.start(), lines.end()).lines().filter(line -> !line.isBlank()).toList();
    boolean allComments = written.stream().allMatch(line -> line.strip().startsWith("//"));
    return eachLine(
        text, selection, line -> allComments ? withoutComment(line) : withComment(line));
  }

  private static String withComment(String line) {
    int start = line.length() - line.stripLeading().length();
    return line.isBlank() ? line : line.substring(0, start) + COMMENT + line.substring(start);
  }

  private static String withoutComment(String line) {
    return line.replaceFirst("// ?", "");
  }

  private static TextEdit eachLine(String text, Span selection, UnaryOperator<String> change) {
    Span lines = new LineBounds(text).around(selection);
    String before = text.substring(lines.start(), lines.end());
    String after =
        List.of(before.split("\n", -1)).stream().map(change).collect(Collectors.joining("\n"));
    if (selection.start() < selection.end()) {
      return new TextEdit(lines, after, new Span(lines.start(), lines.start() + after.length()));
    }
    int shifted = selection.start() + after.length() - before.length();
    int caret = Math.clamp(shifted, lines.start(), lines.start() + after.length());
    return new TextEdit(lines, after, new Span(caret, caret));
  }

  private static boolean isOpening(char bracket) {
    return bracket == '{' || bracket == '(' || bracket == '[';
  }

  private static boolean isClosing(char bracket) {
    return bracket == '}' || bracket == ')' || bracket == ']';
  }

  /** Returns the offset of the last character before {@code offset} that is not a space. */
  private static int placeBefore(String text, int offset) {
    int place = offset - 1;
    while (place >= 0 && text.charAt(place) == ' ') {
      place--;
    }
    return place;
  }

  private static char charAt(String text, int place) {
    return place >= 0 && place < text.length() ? text.charAt(place) : 0;
  }
}
