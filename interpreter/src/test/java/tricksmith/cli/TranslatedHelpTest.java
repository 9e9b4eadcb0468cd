package tricksmith.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import tricksmith.cli.terminal.TranslatedHelp;

/** Every command and option is described in both languages. */
class TranslatedHelpTest {

  private static final String JAPANESE = "\\p{IsHiragana}|\\p{IsKatakana}|\\p{IsHan}";

  private static CommandLine line() {
    return Main.commandLine(CapturedCommand.terminal(), CapturedCommand::learningLittle);
  }

  private static CommandLine spoken(Locale locale) {
    CommandLine line = line();
    TranslatedHelp.speak(line, locale);
    return line;
  }

  /** What each command, option and parameter says of itself. */
  private static Map<String, String> texts(CommandLine line) {
    Map<String, String> texts = new LinkedHashMap<>();
    Stream.concat(Stream.of(line), line.getSubcommands().values().stream())
        .map(CommandLine::getCommandSpec)
        .forEach(command -> add(command, texts));
    return texts;
  }

  private static void add(CommandSpec command, Map<String, String> texts) {
    String name = command.qualifiedName(" ");
    texts.put(name, String.join("\n", command.usageMessage().description()));
    List<String> footer = List.of(command.usageMessage().footer());
    if (!footer.isEmpty()) {
      texts.put(name + " (footer)", String.join("\n", footer));
    }
    command
        .args()
        .forEach(
            argument ->
                texts.put(
                    name + " " + argument.paramLabel() + " " + argument,
                    String.join("\n", argument.description())));
  }

  @Test
  void everythingHasATextInBothLanguages() {
    Map<String, String> english = texts(spoken(Locale.ENGLISH));
    assertThat(texts(spoken(Locale.JAPANESE)).keySet()).isEqualTo(english.keySet());
    assertThat(english.values()).noneMatch(String::isBlank).noneMatch(TranslatedHelpTest::japanese);
    assertThat(texts(spoken(Locale.JAPANESE)))
        .allSatisfy((what, text) -> assertThat(japanese(text)).as(what + ": " + text).isTrue());
  }

  private static boolean japanese(String text) {
    return text.codePoints().anyMatch(letter -> Character.toString(letter).matches(JAPANESE));
  }

  @Test
  void nothingIsDescribedThatDoesNotExist() throws IOException {
    Properties bundle = new Properties();
    try (InputStream stream =
            TranslatedHelp.class.getResourceAsStream("TranslatedHelp_ja.properties");
        Reader reader = new InputStreamReader(stream, StandardCharsets.UTF_8)) {
      bundle.load(reader);
    }
    Map<String, CommandLine> commands = line().getSubcommands();
    assertThat(bundle.stringPropertyNames())
        .allSatisfy(
            key -> {
              String[] parts = key.replaceFirst("\\.\\d$", "").split("\\.", 3);
              if (parts[0].equals("tricksmith") && !parts[1].equals("usage")) {
                assertThat(commands).containsKey(parts[1]);
                // Only the editor knows what its command takes.
                assertThat(
                        parts[1].equals("edit") ? List.of(parts[2]) : keys(commands.get(parts[1])))
                    .contains(parts[2]);
              }
            });
  }

  private static List<String> keys(CommandLine command) {
    CommandSpec spec = command.getCommandSpec();
    return Stream.of(
            Stream.of("usage.description", "usage.footer"),
            spec.options().stream().map(option -> option.longestName().replaceFirst("^--", "")),
            spec.positionalParameters().stream()
                .map(place -> place.paramLabel() + "[" + place.index() + "]"))
        .flatMap(each -> each)
        .toList();
  }

  @Test
  void theLanguageMayStandBeforeOrAfterTheCommand() {
    assertThat(CapturedCommand.run("--lang", "ja", "check", "--help").out()).contains("使い方：");
    assertThat(CapturedCommand.run("check", "--help", "--lang=ja").out()).contains("使い方：");
    assertThat(CapturedCommand.run("check", "--help").out()).contains("Usage:");
  }

  @Test
  void mistakesInTheCommandLineAreToldInJapanese() {
    assertThat(CapturedCommand.run("--lang=ja", "chek", "x").err()).contains("もしかして：");
    assertThat(CapturedCommand.run("--lang=ja", "check", "--json", "--json", "x").err())
        .contains("--json が2回あります");
    assertThat(CapturedCommand.run("--lang=ja", "check", "--json=maybe", "x").err())
        .contains("--json に値は付けません");
    assertThat(CapturedCommand.run("--lang=ja", "ladder", "--hours", "abc", "x").err())
        .contains("「abc」は0.5のような数ではありません");
  }
}
