package tricksmith.editor.view;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Waiting.onFxThread;
import static tricksmith.editor.view.Waiting.until;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.SequencedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ScrollPane;
import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.api.FxRobot;
import tricksmith.editor.persistence.EditorSettings;

/**
 * What a script calls its names and texts in Japanese is what a window in Japanese shows. {@code
 * -Devery.moment=true} reads on for longer.
 */
class JapaneseWindowTest extends WindowTest {
  private static final boolean LONG = Boolean.getBoolean("every.moment");
  private static final int CARDS = LONG ? 20 : 5;
  private static final int TRICKS = LONG ? 12 : 3;

  /** The width of the right half in the narrowest window that shows both halves. */
  private static final double NARROWEST_RIGHT_HALF = 480;

  private final SequencedSet<String> english = new TreeSet<>();

  private void openWithRandomBots(FxRobot robot, Opened opened, String game) throws IOException {
    openGame(robot, opened, game);
    robot.interact(
        () ->
            robot.lookup("#speed").queryAs(MenuButton.class).getItems().stream()
                .filter(item -> "bots-RANDOM_BOT".equals(item.getId()))
                .findFirst()
                .orElseThrow()
                .fire());
  }

  static Stream<String> games() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("..", "games"))) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(file -> file.endsWith(".trick"))
          .map(file -> file.substring(0, file.lastIndexOf('.')))
          .sorted()
          .toList()
          .stream();
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void noWordOfABundledGameIsLeftInEnglish(String game, FxRobot robot) throws IOException {
    openWithRandomBots(robot, Opened.in(folder).speaking(Locale.JAPANESE), game);
    read(robot, ".playtest");
    fire(robot, "#open-hands");
    until("open hands", () -> robot.lookup(".hand .card-back").tryQuery().isEmpty());
    robot.interact(() -> Screenshot.take(stage.getScene(), "game-" + game));
    fire(robot, "#show-knobs");
    read(robot, "#knobs");
    robot.interact(() -> stage.getScene().getRoot().layout());
    assertThat(robot.lookup("#knobs .knob-name").<Labeled>queryAll())
        .allSatisfy(name -> assertThat(Lookup.drawn(name)).isEqualTo(name.getText()));
    fire(robot, "#show-knobs");
    play(robot);
    explain(robot);
    tellHistory(robot);
    setByHand(robot);
    tryManyMatches(robot);

    assertThat(english).isEmpty();
  }

  private void play(FxRobot robot) {
    for (int step = 0; step < CARDS + TRICKS; step++) {
      String before = moment(robot);
      boolean over = robot.lookup("#next-deal").tryQuery().isPresent();
      String button = step < CARDS ? "#forward-card" : "#forward-trick";
      fire(robot, over ? "#next-deal" : button);
      until(
          "the next card",
          () ->
              over != robot.lookup("#next-deal").tryQuery().isPresent()
                  || !moment(robot).equals(before));
      read(robot, ".playtest");
    }
  }

  private void explain(FxRobot robot) {
    fire(robot, "#why-this-trick");
    until("why", () -> robot.lookup(".why").tryQuery().isPresent());
    read(robot, ".why");
    fire(robot, "#score-1");
    read(robot, ".why");
  }

  private void tellHistory(FxRobot robot) {
    fire(robot, "#show-history");
    ListView<?> history = robot.lookup("#history").query();
    int lines = onFxThread(() -> history.getItems().size());
    for (int at = 0; at < lines; at += 8) {
      int line = at;
      robot.interact(
          () -> {
            history.scrollTo(line);
            history.layout();
            keepEnglish(history);
          });
    }
    robot.interact(
        () ->
            robot.lookup(".history-thought").queryAllAs(Hyperlink.class).iterator().next().fire());
    until("a thought", () -> robot.lookup("#thought").tryQuery().isPresent());
    read(robot, "#thought");
  }

  private void setByHand(FxRobot robot) {
    fire(robot, "#scene");
    until("a scene", () -> robot.lookup(".scene-zone").tryQuery().isPresent());
    read(robot, ".table-stage");
    robot.lookup(".scene-variable").queryAllAs(ButtonBase.class).stream()
        .findFirst()
        .ifPresent(
            variable -> {
              robot.interact(variable::fire);
              read(robot, ".scene-sheet");
            });
    fire(robot, "#scene");
  }

  private void tryManyMatches(FxRobot robot) {
    fire(robot, "#face-FIGURES");
    until("figures", () -> robot.lookup("#figures-seats").tryQuery().isPresent());
    read(robot, "#figures");
    ScrollPane scrolled = robot.lookup(".figures-scrolled").query();
    assertThat(onFxThread(() -> scrolled.getContent().minWidth(-1)))
        .isLessThanOrEqualTo(NARROWEST_RIGHT_HALF);
  }

  private void read(FxRobot robot, String part) {
    robot.interact(() -> robot.lookup(part).queryAll().forEach(this::keepEnglish));
  }

  private void keepEnglish(Node part) {
    ShownWords.english(part).forEach(english::add);
  }

  private static void fire(FxRobot robot, String button) {
    robot.interact(() -> robot.lookup(button).queryAs(ButtonBase.class).fire());
  }

  @Test
  void theTableFollowsTheLanguageOfTheWindowAndTheTranslations(FxRobot robot) throws IOException {
    Opened opened = Opened.in(folder);
    openWithRandomBots(robot, opened, "supertrump");
    until("English", () -> shows(robot, "Dealer") && shows(robot, "Stock"));

    robot.interact(
        () ->
            opened
                .preferences()
                .change(settings -> settings.withLanguage(EditorSettings.Language.JAPANESE)));
    until("Japanese", () -> shows(robot, "ディーラー") && shows(robot, "山札"));
    assertThat(shows(robot, "Dealer")).isFalse();

    CodeArea text = robot.lookup("#script").query();
    robot.interact(
        () -> {
          int at = text.getText().indexOf("\"山札\"");
          text.replaceText(at + 1, at + 3, "ストック");
        });
    until("the new translation", () -> shows(robot, "ストック"));
  }

  @Test
  void whatAnEditMakesOfTheMatchIsToldInJapanese(FxRobot robot) throws IOException {
    openWithRandomBots(robot, Opened.in(folder).speaking(Locale.JAPANESE), "supertrump");
    play(robot);

    CodeArea text = robot.lookup("#script").query();
    robot.interact(
        () -> {
          int at = text.getText().indexOf("card.rank", text.getText().indexOf("best by"));
          text.insertText(at, "lower ");
        });

    until("the change", () -> robot.lookup("#change-sheet").query().isVisible());
    read(robot, "#change-sheet");
    assertThat(english).isEmpty();
  }

  private static boolean shows(FxRobot robot, String word) {
    return ShownWords.in(robot.lookup(".playtest").query()).contains(word);
  }
}
