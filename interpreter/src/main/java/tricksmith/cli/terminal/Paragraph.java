package tricksmith.cli.terminal;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tricksmith.source.DisplayWidth;

/**
 * Breaks a line of text into lines that fit a width: at spaces, and between the characters of
 * languages that are written without. A word that is too long for a line is cut.
 */
public final class Paragraph {

  /** How much further the following lines are indented. */
  private static final int HANGING = 4;

  private Paragraph() {}

  /** Breaks a line. The following lines are indented a little more than the first. */
  static List<String> lines(String text, int columns) {
    int indent = Math.min(indent(text), columns / 2 - HANGING);
    return lines(text, columns, " ".repeat(indent + HANGING));
  }

  /**
   * Breaks a line.
   *
   * @param indent what the following lines begin with; less than half of the width
   */
  static List<String> lines(String text, int columns, String indent) {
    if (DisplayWidth.of(text) <= columns) {
      return List.of(text);
    }
    int begin = indent(text);
    String first = " ".repeat(Math.min(begin, columns / 2));
    int room = columns - Math.max(first.length(), indent.length());
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder(first);
    int width = first.length();
    boolean begins = true;
    for (String word : words(text.substring(begin))) {
      for (String piece : pieces(word, room)) {
        if (!begins && width + DisplayWidth.of(piece.stripTrailing()) > columns) {
          lines.add(line.toString().stripTrailing());
          line = new StringBuilder(indent);
          width = indent.length();
        }
        line.append(piece);
        width += DisplayWidth.of(piece);
        begins = false;
      }
    }
    lines.add(line.toString().stripTrailing());
    return lines;
  }

  private static int indent(String text) {
    return text.length() - text.stripLeading().length();
  }

  private static List<String> words(String text) {
    List<String> words = new ArrayList<>();
    BreakIterator breaks = BreakIterator.getLineInstance(Locale.ROOT);
    breaks.setText(text);
    int begin = 0;
    for (int end = breaks.next(); end != BreakIterator.DONE; end = breaks.next()) {
      if (end == text.length() || isBetweenWords(text, end)) {
        words.add(text.substring(begin, end));
        begin = end;
      }
    }
    return words;
  }

  /** Whether lines may be broken here; never after the hyphen or slash of a name. */
  private static boolean isBetweenWords(String text, int place) {
    int before = text.codePointBefore(place);
    return Character.isWhitespace(before) || isWide(before) || isWide(text.codePointAt(place));
  }

  private static boolean isWide(int character) {
    return DisplayWidth.of(Character.toString(character)) > 1;
  }

  /** Cuts a word into pieces that fit, between characters as readers see them. */
  public static List<String> pieces(String word, int columns) {
    if (DisplayWidth.of(word.stripTrailing()) <= columns) {
      return List.of(word);
    }
    List<String> pieces = new ArrayList<>();
    BreakIterator characters = BreakIterator.getCharacterInstance(Locale.ROOT);
    characters.setText(word);
    int begin = 0;
    int width = 0;
    int start = characters.first();
    for (int end = characters.next(); end != BreakIterator.DONE; end = characters.next()) {
      int own = DisplayWidth.of(word.substring(start, end));
      if (width + own > columns && start > begin) {
        pieces.add(word.substring(begin, start));
        begin = start;
        width = 0;
      }
      width += own;
      start = end;
    }
    pieces.add(word.substring(begin));
    return pieces;
  }
}
