package tricksmith.editor.view.look;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.ResourceBundle;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.editor.session.SessionState;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.script.GameScript;
import tricksmith.source.Diagnostic;
import tricksmith.source.Edit;
import tricksmith.source.Source;

class TextsTest {
  private final Texts english = new Texts(Locale.ENGLISH);
  private final Texts japanese = new Texts(Locale.JAPANESE);

  @Test
  void saysEverythingInBothLanguages() {
    assertThat(bundle(Locale.JAPANESE).keySet()).isEqualTo(bundle(Locale.ROOT).keySet());
    assertThat(japanese.say("command.NEW_MATCH")).isEqualTo("新しい対戦");
  }

  @ParameterizedTest
  @EnumSource
  void hasWordsForWhicheverRulesAreInForce(SessionState.RulesInForce rules) {
    assertThat(english.say("rules." + rules, "line 3")).isNotBlank();
  }

  @Test
  void needsNoDetailWhereTheScriptIsTooLarge() {
    assertThat(english.say("failure.OUT_OF_MEMORY")).contains("more memory");
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "OUT_OF_MEMORY")
  void hasWordsForEveryFailure(SessionState.Failure.Kind kind) {
    assertThat(english.say("failure." + kind, "disk full")).contains("disk full");
  }

  @Test
  void writesNumbersAsTheyAreTyped() {
    assertThat(english.say("line", 12345)).isEqualTo("line 12345");
  }

  @Test
  void speaksEnglishToWhoeverReadsNeither() {
    assertThat(new Texts(Locale.FRENCH).say("line", 2)).isEqualTo("line 2");
  }

  /**
   * The font is Japanese: it centres an ellipsis, which in English would be three points too high.
   */
  @Test
  void endsEnglishWordsWithPoints() throws Exception {
    Path editor = Path.of("src/main/resources/tricksmith/editor");
    try (Stream<Path> files = Files.walk(editor)) {
      List<Path> bundles =
          files.filter(file -> file.toString().matches(".*(Words|Texts)\\.properties")).toList();
      assertThat(bundles).hasSizeGreaterThan(5);
      for (Path bundle : bundles) {
        Properties words = new Properties();
        try (Reader reader = Files.newBufferedReader(bundle)) {
          words.load(reader);
        }
        assertThat(words.values())
            .as("%s", bundle)
            .noneMatch(said -> said.toString().contains("…"));
      }
    }
  }

  private static ResourceBundle bundle(Locale locale) {
    return ResourceBundle.getBundle(
        Texts.BUNDLE,
        locale,
        ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
  }

  /** What the first steps tell to write can be written. */
  @ParameterizedTest
  @ValueSource(strings = {"en", "ja"})
  void theFirstStepsChangeWhistIntoAGameThatCanBePlayed(String language) throws Exception {
    String how = new Texts(Locale.of(language)).say("steps.change.how");
    List<String> written =
        Pattern.compile("`([^`]*)`").matcher(how).results().map(found -> found.group(1)).toList();
    String whist = Files.readString(Path.of("..", "games", "classics", "whist.trick"));
    String before = written.get(1);
    assertThat(written.getFirst()).isEqualTo("trick");
    assertThat(whist).contains(before);

    String changed = whist.replace(before, written.get(2));

    assertThat(changed).isNotEqualTo(whist);
    List<Diagnostic> found = GameScript.read(new Source("", changed)).diagnostics();
    assertThat(found).extracting(Diagnostic::problem).containsExactly(ReviewProblem.NAMED_HIGHER);

    String corrected = Edit.applied(changed, found.getFirst().fixes().getFirst().edits());

    assertThat(GameScript.read(new Source("", corrected)).diagnostics()).isEmpty();
    assertThat(corrected)
        .contains("\"the lower\"  lower card.rank", "wins by \"the lower\"", "\"低いランク\"");
  }
}
