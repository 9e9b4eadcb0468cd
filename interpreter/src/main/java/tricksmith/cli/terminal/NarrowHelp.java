package tricksmith.cli.terminal;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.IHelpSectionRenderer;
import picocli.CommandLine.Model.UsageMessageSpec;
import tricksmith.source.DisplayWidth;

/**
 * Lays out the help of commands for the width of the terminal. In terminals that are too narrow for
 * the two columns of picocli, descriptions are below what they describe.
 */
public final class NarrowHelp {
  /** Picocli refuses to lay out help in fewer columns. */
  private static final int NARROWEST_TABLE = 55;

  /** So wide that picocli wraps nothing. */
  private static final int UNWRAPPED = 2_000;

  private static final String DESCRIPTION_INDENT = " ".repeat(6);
  private static final Pattern ROW = Pattern.compile("( {2,8})(\\S.*?) {2,}(\\S.*)");
  private static final Pattern DESCRIPTION = Pattern.compile(" {9,}(\\S.*)");
  private static final Pattern LINE = Pattern.compile("( *)(.*)");

  private NarrowHelp() {}

  /** Lays out the help of this command, and of its subcommands, in that many columns. */
  public static void layOut(CommandLine line, int columns) {
    if (columns >= NARROWEST_TABLE) {
      line.setUsageHelpWidth(columns);
      return;
    }
    line.setUsageHelpWidth(UNWRAPPED);
    for (CommandLine command : line.getSubcommands().values()) {
      layOut(command, columns);
    }
    Map<String, IHelpSectionRenderer> sections = line.getHelpSectionMap();
    sections.replaceAll((section, renderer) -> help -> narrow(renderer.render(help), columns));

    // The heading and the synopsis share a line.
    sections.put(UsageMessageSpec.SECTION_KEY_SYNOPSIS_HEADING, help -> "");
    sections.put(
        UsageMessageSpec.SECTION_KEY_SYNOPSIS,
        help -> narrow(help.synopsisHeading() + help.synopsis(0), columns));
  }

  private static String narrow(String section, int columns) {
    List<String> lines = new ArrayList<>();
    section.lines().forEach(line -> add(line, columns, lines));
    String newLine = System.lineSeparator();
    return String.join(newLine, lines) + (section.endsWith("\n") ? newLine : "");
  }

  private static void add(String line, int columns, List<String> lines) {
    Matcher row = ROW.matcher(line);
    Matcher description = DESCRIPTION.matcher(line);
    if (row.matches()) {
      wrap("  ", row.group(2), columns, lines);
      wrap(DESCRIPTION_INDENT, row.group(3), columns, lines);
    } else if (description.matches()) {
      wrap(DESCRIPTION_INDENT, description.group(1), columns, lines);
    } else {
      Matcher plain = LINE.matcher(line);
      if (plain.matches()) {
        wrap(plain.group(1), plain.group(2), columns, lines);
      }
    }
  }

  private static void wrap(String indent, String text, int columns, List<String> lines) {
    StringBuilder line = new StringBuilder(indent);
    for (String piece : pieces(text)) {
      if (DisplayWidth.of((line + piece).stripTrailing()) > columns && !line.toString().isBlank()) {
        lines.add(line.toString().stripTrailing());
        line = new StringBuilder(indent);
      }
      line.append(piece);
    }
    lines.add(line.toString().stripTrailing());
  }

  /** What stays together: words with the space after them, and characters of Japanese sentences. */
  private static List<String> pieces(String text) {
    List<String> pieces = new ArrayList<>();
    BreakIterator breaks = BreakIterator.getLineInstance(Locale.ROOT);
    breaks.setText(text);
    int begin = 0;
    for (int end = breaks.next(); end != BreakIterator.DONE; end = breaks.next()) {
      // The iterator also breaks words at hyphens, such as names of options.
      if (end == text.length() || text.charAt(end - 1) == ' ' || isBetweenWide(text, end)) {
        pieces.add(text.substring(begin, end));
        begin = end;
      }
    }
    return pieces;
  }

  private static boolean isBetweenWide(String text, int place) {
    return DisplayWidth.of(text.substring(place - 1, place)) > 1
        || DisplayWidth.of(text.substring(place, place + 1)) > 1;
  }
}
