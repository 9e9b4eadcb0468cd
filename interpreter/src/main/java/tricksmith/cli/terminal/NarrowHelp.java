package tricksmith.cli.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.IHelpSectionRenderer;
import picocli.CommandLine.Model.UsageMessageSpec;

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

  /** An option so long that its description is in the next line anyway. */
  private static final Pattern LONG_OPTION = Pattern.compile(" {2,8}(--\\S+)");

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
    Matcher longOption = LONG_OPTION.matcher(line);
    Matcher description = DESCRIPTION.matcher(line);
    if (longOption.matches()) {
      lines.addAll(wrapped("  ", longOption.group(1), columns));
    } else if (row.matches()) {
      lines.addAll(wrapped("  ", row.group(2), columns));
      lines.addAll(wrapped(DESCRIPTION_INDENT, row.group(3), columns));
    } else if (description.matches()) {
      lines.addAll(wrapped(DESCRIPTION_INDENT, description.group(1), columns));
    } else {
      Matcher plain = LINE.matcher(line);
      if (plain.matches()) {
        lines.addAll(wrapped(plain.group(1), plain.group(2), columns));
      }
    }
  }

  private static List<String> wrapped(String indent, String text, int columns) {
    return Paragraph.lines(indent + text, columns, indent);
  }
}
