package tricksmith.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import tricksmith.cli.terminal.Terminal;
import tricksmith.cli.terminal.TerminalWidth;
import tricksmith.source.DisplayWidth;

/** Help fits the terminal. */
class NarrowHelpTest {

  private static Stream<String> help(int columns) {
    return help(columns, Locale.ENGLISH);
  }

  private static Stream<String> help(int columns, Locale locale) {
    String language = "--lang=" + locale.getLanguage();
    Stream<String> commands =
        Main.commandLine(terminal(columns, new StringWriter()), CapturedCommand::learningLittle)
            .getSubcommands()
            .keySet()
            .stream();
    return Stream.concat(
        Stream.of(shown(columns, language, "--help")),
        commands.map(command -> shown(columns, command, "--help", language)));
  }

  private static String shown(int columns, String... words) {
    StringWriter out = new StringWriter();
    CommandLine line = Main.commandLine(terminal(columns, out), CapturedCommand::learningLittle);
    line.execute(words);
    return out.toString();
  }

  private static Terminal terminal(int columns, StringWriter out) {
    return new Terminal(
        new BufferedReader(new StringReader("")),
        new PrintWriter(out, true),
        new PrintWriter(out, true),
        false,
        false,
        new TerminalWidth(columns, false),
        Locale.ENGLISH);
  }

  @ParameterizedTest
  @ValueSource(ints = {40, 54, 55, 80})
  void fitsTheTerminal(int columns) {
    assertThat(help(columns).flatMap(String::lines))
        .hasSizeGreaterThan(100)
        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(columns));
  }

  @ParameterizedTest
  @ValueSource(ints = {40, 54, 55, 80})
  void fitsTheTerminalInJapanese(int columns) {
    assertThat(help(columns, Locale.JAPANESE).flatMap(String::lines))
        .hasSizeGreaterThan(100)
        .allSatisfy(line -> assertThat(DisplayWidth.of(line)).as(line).isLessThanOrEqualTo(columns))
        .noneMatch(line -> line.strip().matches("[、。）：].*|.*（"));
  }

  @Test
  void optionsAreNotIndentedLikeTheirDescriptions() {
    assertThat(shown(40, "compare", "--help").lines())
        .contains("  --set-after=option=value", "  --level=LEVEL[,LEVEL...]");
  }

  @Test
  void saysTheSameInNarrowTerminals() {
    for (Locale locale : List.of(Locale.ENGLISH, Locale.JAPANESE)) {
      assertThat(help(40, locale).map(NarrowHelpTest::letters).toList())
          .isEqualTo(help(80, locale).map(NarrowHelpTest::letters).toList());
    }
  }

  /** A line break stands where the terminal ends, or a sentence does. */
  @ParameterizedTest
  @ValueSource(ints = {40, 80})
  void exitCodesGoOnToTheEndOfTheLine(int columns) {
    assertThat(help(columns))
        .allSatisfy(
            text -> {
              List<String> lines =
                  text.substring(Math.max(0, text.indexOf("Exit codes"))).lines().toList();
              for (int index = 0;
                  text.contains("Exit codes") && index + 1 < lines.size();
                  index++) {
                String next = lines.get(index + 1).strip().split(" ", 2)[0];
                assertThat(
                        lines.get(index).endsWith(".")
                            || (lines.get(index) + " " + next).length() > columns - 2)
                    .as(lines.get(index))
                    .isTrue();
              }
            });
  }

  private static String letters(String help) {
    return help.replaceAll("\\s", "");
  }
}
