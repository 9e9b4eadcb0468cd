package tricksmith.editor.text;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import tricksmith.source.Span;

/** Keeps a script indented while it is typed: two spaces for each block. */
public final class Indentation {
  private static final String STEP = "  ";
  private static final String COMMENT = "// ";

  private Indentation() {}

  /** A line break in place of a selection: the next line begins below this one, or in its block. */
  public static Edit lineBreak(String text, Span replaced) {
    String outer = new Lines(text).indentationAt(replaced.start());
    boolean opens = isOpening(charBefore(text, replaced.start()));
    String head = "\n" + outer + (opens ? STEP : "");
    boolean closes = opens && isClosing(charAt(text, replaced.end()));
    int caret = replaced.start() + head.length();
    return new Edit(replaced, closes ? head + "\n" + outer : head, new Span(caret, caret));
  }

  /** A closing bracket in a line that is empty so far goes below the line with the opening one. */
  public static Optional<Edit> closing(String text, Span selection, String bracket) {
    Lines lines = new Lines(text);
    int start = lines.startOf(selection.start());
    if (!text.substring(start, selection.start()).isBlank()
        || !isClosing(charAt(bracket, 0))
        || lines.endOf(selection.end()) != selection.end()) {
      return Optional.empty();
    }
    String before = text.substring(0, selection.start());
    return Brackets.of(before + bracket)
        .partnerOf(selection.start())
        .map(opening -> below(lines, opening, new Span(start, selection.end()), bracket));
  }

  private static Edit below(Lines lines, int opening, Span line, String bracket) {
    return Edit.of(line, lines.indentationOfLineAt(opening) + bracket);
  }

  /** Shifts the lines of a selection to the right. */
  public static Edit deeper(String text, Span selection) {
    return eachLine(text, selection, line -> line.isBlank() ? line : STEP + line);
  }

  /** Shifts the lines of a selection to the left. */
  public static Edit shallower(String text, Span selection) {
    return eachLine(
        text,
        selection,
        line -> line.startsWith(STEP) ? line.substring(STEP.length()) : line.stripLeading());
  }

  /** Makes lines comments; if all of them are, makes them rules again. */
  public static Edit toggleComment(String text, Span selection) {
    Span lines = new Lines(text).around(selection);
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

  private static Edit eachLine(String text, Span selection, UnaryOperator<String> change) {
    Span lines = new Lines(text).around(selection);
    String before = text.substring(lines.start(), lines.end());
    String after =
        List.of(before.split("\n", -1)).stream().map(change).collect(Collectors.joining("\n"));
    if (selection.start() < selection.end()) {
      return new Edit(lines, after, new Span(lines.start(), lines.start() + after.length()));
    }
    int shifted = selection.start() + after.length() - before.length();
    int caret = Math.clamp(shifted, lines.start(), lines.start() + after.length());
    return new Edit(lines, after, new Span(caret, caret));
  }

  private static boolean isOpening(char bracket) {
    return bracket == '{' || bracket == '(' || bracket == '[';
  }

  private static boolean isClosing(char bracket) {
    return bracket == '}' || bracket == ')' || bracket == ']';
  }

  /** The last character before a place that is not a space. */
  private static char charBefore(String text, int offset) {
    int place = offset - 1;
    while (place >= 0 && text.charAt(place) == ' ') {
      place--;
    }
    return charAt(text, place);
  }

  private static char charAt(String text, int place) {
    return place >= 0 && place < text.length() ? text.charAt(place) : 0;
  }
}
