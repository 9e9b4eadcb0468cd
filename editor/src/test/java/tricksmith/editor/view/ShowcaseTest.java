package tricksmith.editor.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;
import static tricksmith.editor.view.Waiting.until;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.api.FxRobot;
import tricksmith.editor.persistence.EditorSettings;
import tricksmith.editor.persistence.EditorSettings.Theme;
import tricksmith.editor.persistence.PaneLayout;

/** Pictures of tables for the documentation: both languages, all themes, large and small. */
@Tag("drawn")
class ShowcaseTest extends WindowTest {
  /** Each game in both languages and all themes if pictures are asked for; otherwise a few. */
  static Stream<Arguments> games() {
    Stream<Arguments> few =
        Stream.of(
            arguments("en", Theme.LIGHT, 100, "supertrump"),
            arguments("ja", Theme.DARK, 100, "saizen"),
            arguments("ja", Theme.HIGH_CONTRAST, 125, "head-and-tail"));
    Stream<Arguments> all =
        Stream.of("supertrump", "mas-menos", "norimachigai", "head-and-tail", "saizen")
            .flatMap(
                game ->
                    Stream.of(
                        arguments("en", Theme.LIGHT, 100, game),
                        arguments("ja", Theme.DARK, 100, game),
                        arguments("en", Theme.HIGH_CONTRAST, 100, game)));
    return Screenshot.ARE_WANTED ? all : few;
  }

  @ParameterizedTest
  @MethodSource("games")
  void showsAGame(String language, Theme theme, int zoom, String game, FxRobot robot)
      throws IOException {
    Opened opened = Opened.in(folder).speaking(Locale.of(language));
    opened
        .preferences()
        .change(
            settings ->
                zoomed(settings.withTheme(theme).withWrap(true), zoom)
                    .withPanes(_ -> PaneLayout.USUAL.withSize(1280, 860)));
    openGame(robot, opened, game);
    playOn(robot);
    robot.interact(() -> robot.lookup("#open-hands").queryAs(ButtonBase.class).fire());
    until("open hands", () -> robot.lookup(".hand .card-back").tryQuery().isEmpty());

    assertThat(robot.lookup("#script").queryAs(CodeArea.class).getText()).contains("game \"");
    until("cards lie still", () -> robot.lookup(".card").queryAll().stream().allMatch(this::lies));
    String name = "editor-" + game + "-" + language + "-" + theme.name().toLowerCase(Locale.ROOT);
    robot.interact(() -> Screenshot.take(stage.getScene(), name));
  }

  /** Games for more than those who sit at the tables above. */
  static Stream<Arguments> largerTables() {
    Arguments six = arguments("ja", Theme.LIGHT, "saizen", "players 2..6", "players 6", "six");
    Arguments four =
        arguments("en", Theme.LIGHT, "classics/whist", "players 4", "players 4", "four");
    return Screenshot.ARE_WANTED ? Stream.of(four, six) : Stream.of(six);
  }

  @ParameterizedTest
  @MethodSource("largerTables")
  void showsALargerTable(
      String language,
      Theme theme,
      String game,
      String players,
      String number,
      String name,
      FxRobot robot)
      throws IOException {
    Opened opened = Opened.in(folder).speaking(Locale.of(language));
    opened
        .preferences()
        .change(
            settings ->
                settings
                    .withTheme(theme)
                    .withWrap(true)
                    .withPanes(_ -> PaneLayout.USUAL.withSize(1280, 800)));
    Path file = copy(game);
    Files.writeString(file, withoutTests(Files.readString(file)).replaceFirst(players, number));
    open(robot, opened, file);
    until("a match", () -> robot.lookup("#question").tryQuery().isPresent());
    playOn(robot);

    until("cards lie still", () -> robot.lookup(".card").queryAll().stream().allMatch(this::lies));
    assertThat(robot.lookup(".trick .card").queryAll()).isNotEmpty();
    robot.interact(() -> Screenshot.take(stage.getScene(), "table-of-" + name));
  }

  /** Takes the tests out of a script: they are for other numbers of players. */
  private static String withoutTests(String script) {
    return script.replaceFirst("(?s)\\ntests \\{.*?\\n\\}\\n", "\n");
  }

  private boolean lies(Node card) {
    return card.getTranslateX() == 0 && card.getTranslateY() == 0;
  }

  /** Plays until there is something on the table: some tricks, and two cards of the next. */
  private static void playOn(FxRobot robot) {
    for (String step : List.of("trick", "trick", "trick", "card", "card")) {
      String before = moment(robot);
      robot.clickOn("#forward-" + step);
      until("the match goes on", () -> !moment(robot).equals(before));
    }
  }

  private static EditorSettings zoomed(EditorSettings settings, int zoom) {
    return settings.zoomedBy(
        EditorSettings.ZOOMS.indexOf(zoom) - EditorSettings.ZOOMS.indexOf(100));
  }
}
