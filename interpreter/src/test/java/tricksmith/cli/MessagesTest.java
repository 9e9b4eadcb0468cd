package tricksmith.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.cli.game.FaultText;
import tricksmith.cli.terminal.Messages;
import tricksmith.program.evaluation.Budget;
import tricksmith.program.value.Fault;

class MessagesTest {

  /** A zone in a sentence: its key ends in the name of the zone, which only Japanese repeats. */
  private static final String PLACE = "place.";

  private static final Pattern USED = Pattern.compile("\"((?:[a-z]+[.-])*[a-z]+(?:-[a-z]+)*)\"");

  @Test
  void bothLanguagesSayTheSameThings() throws IOException {
    assertThat(bundle("Messages_ja").keySet()).isEqualTo(bundle("Messages").keySet());
  }

  @Test
  void bothLanguagesReferToTheSameArguments() throws IOException {
    Properties english = bundle("Messages");
    Properties japanese = bundle("Messages_ja");
    assertThat(english.stringPropertyNames())
        .filteredOn(key -> !key.startsWith(PLACE))
        .allSatisfy(
            key ->
                assertThat(arguments(japanese.getProperty(key)))
                    .as(key)
                    .isEqualTo(arguments(english.getProperty(key))));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Messages", "Messages_ja"})
  void everyPatternIsOne(String name) throws IOException {
    Properties bundle = bundle(name);
    assertThat(bundle.stringPropertyNames())
        .allSatisfy(
            key -> assertThat(new MessageFormat(bundle.getProperty(key)).toPattern()).isNotEmpty());
  }

  @ParameterizedTest
  @EnumSource
  void everyScriptErrorHasWords(Fault.Kind kind) {
    for (Locale locale : List.of(Locale.ENGLISH, Locale.JAPANESE)) {
      assertThat(FaultText.of(kind, Budget.USUAL, new Messages(locale)))
          .isNotBlank()
          .doesNotContain("{");
    }
  }

  @Test
  void nothingIsSaidThatHasNoUse() throws IOException {
    Set<String> said = new TreeSet<>();
    try (Stream<Path> files = Files.walk(Path.of("src/main/java/tricksmith/cli"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Matcher literals = USED.matcher(Files.readString(file));
        while (literals.find()) {
          said.add(literals.group(1));
        }
      }
    }
    assertThat(bundle("Messages").stringPropertyNames())
        .filteredOn(key -> !key.startsWith("fault.") && !key.startsWith(PLACE))
        .isSubsetOf(said);
  }

  @Test
  void otherLanguagesAreAnsweredInEnglish() {
    assertThat(new Messages(Locale.FRENCH).text("seat", 3)).isEqualTo("seat 3");
  }

  @Test
  void numbersAreWrittenAsTheyAreTyped() {
    assertThat(new Messages(Locale.ENGLISH).text("seat", 1234567)).isEqualTo("seat 1234567");
  }

  private static Set<String> arguments(String pattern) {
    Set<String> found = new TreeSet<>();
    Matcher places = Pattern.compile("\\{\\d").matcher(pattern);
    while (places.find()) {
      found.add(places.group());
    }
    return found;
  }

  private static Properties bundle(String name) throws IOException {
    Properties properties = new Properties();
    try (InputStream stream =
            Messages.class.getResourceAsStream("/tricksmith/cli/terminal/" + name + ".properties");
        Reader reader = new InputStreamReader(stream, StandardCharsets.UTF_8)) {
      properties.load(reader);
    }
    return properties;
  }
}
