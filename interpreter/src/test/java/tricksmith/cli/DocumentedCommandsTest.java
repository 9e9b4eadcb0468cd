package tricksmith.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** The page {@code docs/command-line.md} says what is so. */
class DocumentedCommandsTest {

  private static final Path PAGE = Path.of("../docs/command-line.md");
  private static final Pattern EXAMPLE = Pattern.compile("(?s)```console\n(.*?)```");
  private static final Pattern TYPED =
      Pattern.compile("\\$ (?:printf '([^']*)' \\| )?tricksmith (.*)");
  private static final String LEFT_OUT = "…";

  @TempDir private Path folder;

  static List<String> examples() throws IOException {
    return EXAMPLE
        .matcher(Files.readString(PAGE))
        .results()
        .map(example -> example.group(1))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("examples")
  void examplesPrintWhatThePageShows(String example) {
    for (String step : example.split("(?m)^(?=\\$ )", -1)) {
      if (!step.isEmpty()) {
        List<String> lines = step.lines().toList();
        assertThat(shown(ran(lines.getFirst())))
            .as(lines.getFirst())
            .matches(expected(lines.subList(1, lines.size())));
      }
    }
  }

  @Test
  void thereAreExamples() throws IOException {
    assertThat(examples()).hasSizeGreaterThanOrEqualTo(5);
  }

  @Test
  void everyOptionIsDescribed() throws IOException {
    String page = Files.readString(PAGE);
    assertThat(options()).allSatisfy(option -> assertThat(page).contains(option));
  }

  private static List<String> options() {
    CommandLine line =
        Main.commandLine(CapturedCommand.terminal(), CapturedCommand::learningLittle);
    List<String> names = new ArrayList<>(line.getSubcommands().keySet());
    Stream.concat(Stream.of(line), line.getSubcommands().values().stream())
        .flatMap(command -> command.getCommandSpec().options().stream())
        .map(OptionSpec::longestName)
        .forEach(names::add);
    return names;
  }

  private String ran(String command) {
    Matcher typed = TYPED.matcher(command);
    assertThat(typed.matches()).as(command).isTrue();
    String[] input = typed.group(1) == null ? new String[0] : typed.group(1).split("\\\\n", -1);
    Object[] words =
        Stream.of(typed.group(2).split(" ", -1))
            .map(word -> word.startsWith("games/") ? "../" + word : word)
            .map(word -> word.endsWith(".jsonl") ? folder.resolve(word).toString() : word)
            .toArray();
    return CapturedCommand.typing(input).ran(words).fine();
  }

  /** As from the folder of the project. */
  private String shown(String out) {
    return out.replace("../games", "games").replace(folder + "/", "");
  }

  /** Where the page leaves lines out, any may stand. */
  private static String expected(List<String> lines) {
    StringBuilder pattern = new StringBuilder("(?s)");
    for (String line : lines) {
      pattern.append(line.equals(LEFT_OUT) ? ".*" : Pattern.quote(line + "\n"));
    }
    return pattern.toString();
  }
}
