package tricksmith.editor.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Index.atIndex;
import static tricksmith.editor.view.Lookup.inScene;
import static tricksmith.editor.view.Waiting.onFxThread;
import static tricksmith.editor.view.Waiting.until;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TabPane;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.RadialGradient;
import javafx.scene.paint.Stop;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import tricksmith.editor.files.ScriptFile;
import tricksmith.editor.gallery.GalleryPane;
import tricksmith.editor.persistence.EditorSettings;
import tricksmith.editor.view.library.FileKind;
import tricksmith.editor.view.library.FilePrompts;
import tricksmith.editor.view.look.Texts;

/** Games are found, played, tried out and started, by mouse and by keyboard. */
class GalleryWindowTest extends WindowTest {
  private static final PseudoClass DIMMED = PseudoClass.getPseudoClass("dimmed");

  /** Wide enough for facets. */
  private static final double WIDE = 1270;

  /** The distance between two tiles. */
  private static final double GAP = 14;

  private Opened opened;

  @Start
  void open(Stage primary) throws IOException {
    Path file = Files.writeString(folder.resolve("small.trick"), "game \"Small\"\n");
    FilePrompts finding =
        new FilePrompts() {
          @Override
          public Optional<Path> open(Window owner, Texts texts) {
            return Optional.of(file);
          }

          @Override
          public Optional<Path> save(Window owner, Texts texts, FileKind kind, Path suggestion) {
            return Optional.empty();
          }
        };
    opened = Opened.in(folder).answering(finding);
    opened.preferences().change(settings -> settings.withMotion(EditorSettings.Motion.FADE));
    opened.window(primary, ScriptFile.open(file));
  }

  @Test
  void anEmptyScriptIsOneStepAway(FxRobot robot) {
    openGallery(robot);
    robot.interact(() -> robot.lookup("#gallery-empty").queryButton().fire());

    until(
        "a script with a title",
        () ->
            robot.lookup(".code-area").queryAllAs(CodeArea.class).stream()
                .anyMatch(area -> area.getText().equals("game \"New game\"\n")));
    until("the text has the keyboard", () -> focusOwner() instanceof CodeArea);
    assertThat(robot.lookup(".label").queryAllAs(Labeled.class))
        .extracting(Labeled::getText)
        .noneMatch(words -> words != null && words.contains("This is a copy"));
    robot.push(KeyCode.SHORTCUT, KeyCode.S);
    until("its title", () -> robot.lookup("#title-field").query().isFocused());
    assertThat(robot.lookup("#title-field").queryAs(TextField.class).getText())
        .isEqualTo("New game");
  }

  @Test
  void theGuideComesFirstInTheRowOfOnesOwnGames(FxRobot robot) {
    openGallery(robot);
    robot.interact(() -> stage.getScene().getRoot().layout());

    Bounds guide = inScene(robot.lookup("#gallery-guide").query());
    Bounds own = inScene(tiles(robot).getFirst());
    assertThat(guide.getMinY()).isEqualTo(own.getMinY());
    assertThat(guide.getMaxX()).isLessThan(own.getMinX());
    assertThat(guide.getWidth()).isEqualTo(own.getWidth());
    assertThat(Controls.nameless(stage.getScene().getRoot())).isEmpty();
  }

  @Test
  void theProgressOfTheGuideStaysInItsTileInANarrowWindow(FxRobot robot) {
    openGallery(robot);
    robot.interact(() -> stage.setWidth(700));
    robot.interact(() -> stage.getScene().getRoot().layout());

    Bounds guide = inScene(robot.lookup("#gallery-guide").query());
    assertThat(robot.lookup(".guide-part").queryAllAs(Node.class))
        .hasSize(5)
        .allSatisfy(part -> assertThat(guide.contains(inScene(part))).isTrue());
  }

  @ParameterizedTest
  @ValueSource(ints = {700, 1000, 1270})
  void tilesStandInRowsAndColumns(int width, FxRobot robot) {
    openGallery(robot);
    robot.interact(() -> stage.setWidth(width));
    robot.interact(() -> stage.getScene().getRoot().layout());

    for (Parent grid : robot.lookup(".tile-grid").queryAllAs(Parent.class)) {
      List<Node> tiles = Lookup.children(grid);
      List<Bounds> places = tiles.stream().map(GalleryWindowTest::inParent).toList();
      assertThat(places).extracting(Bounds::getWidth).containsOnly(places.getFirst().getWidth());
      Set<Double> lefts = places.stream().map(Bounds::getMinX).collect(Collectors.toSet());
      Map<Double, List<Bounds>> rows =
          places.stream()
              .collect(Collectors.groupingBy(Bounds::getMinY, TreeMap::new, Collectors.toList()));
      rows.values()
          .forEach(
              row -> {
                assertThat(row)
                    .extracting(Bounds::getHeight)
                    .containsOnly(row.getFirst().getHeight());
                assertThat(gaps(row, Bounds::getMinX, Bounds::getMaxX)).allMatch(gap -> gap == GAP);
              });
      List<Bounds> first = rows.values().stream().map(List::getFirst).toList();
      assertThat(first).extracting(Bounds::getMinX).containsOnly(0.0);
      assertThat(gaps(first, Bounds::getMinY, Bounds::getMaxY)).allMatch(gap -> gap == GAP);
      assertThat(lefts).as("columns").hasSize(rows.values().iterator().next().size());
      assertThat(places).allMatch(place -> inside(grid).contains(place), "whole in its grid");
      assertThat(tiles).allSatisfy(GalleryWindowTest::showsAllItsParts);
    }
  }

  /** The distances between what stands beside or below one another. */
  private static List<Double> gaps(
      List<Bounds> places, ToDoubleFunction<Bounds> begin, ToDoubleFunction<Bounds> end) {
    return IntStream.range(1, places.size())
        .mapToObj(i -> begin.applyAsDouble(places.get(i)) - end.applyAsDouble(places.get(i - 1)))
        .toList();
  }

  private static Bounds inParent(Node node) {
    return onFxThread(() -> node.localToParent(node.getLayoutBounds()));
  }

  private static void showsAllItsParts(Node tile) {
    assertThat(Lookup.children((Parent) tile))
        .filteredOn(part -> part.isVisible() && part.isManaged())
        .allMatch(part -> inside(tile).contains(inParent(part)));
  }

  private static Bounds inside(Node node) {
    return onFxThread(node::getLayoutBounds);
  }

  @Test
  void choosesByArrows(FxRobot robot) {
    openGallery(robot);
    robot.clickOn(tile("Norimachigai", robot)).type(KeyCode.LEFT);
    until("the one before", () -> chosen(robot).startsWith("Más-Menos. "));
    robot.type(KeyCode.RIGHT, KeyCode.RIGHT);
    until("two further", () -> chosen(robot).startsWith("Saizen. "));
    until("what it is about", () -> detail(robot).contains("2–6 players"));
    assertThat(detail(robot)).contains("deztec").contains("which the players change");

    robot.type(KeyCode.END);
    until("the last template", () -> chosen(robot).startsWith("Points on cards"));
    robot.type(KeyCode.UP);
    until("a classic above it", () -> !chosen(robot).startsWith("Points on cards"));
    robot.type(KeyCode.HOME);
    until("the game of one's own", () -> chosen(robot).startsWith("Small"));
  }

  /** The search is what the eye meets first, and nobody knows yet that a game has the focus. */
  @Test
  void whatIsTypedOnAGameIsLookedFor(FxRobot robot) {
    openGallery(robot);
    robot.write("norimachigai");
    until("its title", () -> chosen(robot).startsWith("Norimachigai. "));
    assertThat(robot.lookup("#gallery-search").queryTextInputControl().getText())
        .isEqualTo("norimachigai");

    robot.type(KeyCode.DOWN).write("mas-menos");
    until("without the accent", () -> chosen(robot).startsWith("Más-Menos. "));
    assertThat(robot.lookup("#gallery-search").queryTextInputControl().getText())
        .as("another search")
        .isEqualTo("mas-menos");
  }

  /** The pane around the games takes the focus of whoever presses there. */
  @Test
  void aGameThatWasClickedHasTheKeyboard(FxRobot robot) {
    openGallery(robot);
    robot.clickOn(tile("Norimachigai", robot));
    until("it is chosen", () -> chosen(robot).startsWith("Norimachigai. "));
    assertThat(isAtAGame()).isTrue();

    robot.type(KeyCode.ENTER);

    until("a copy", () -> stage.getTitle().startsWith("norimachigai.trick"));
  }

  /** And names the author of the original as such, since the copy has another. */
  @Test
  void savingACopyOnClosingMakesTheFileThatTheQuestionNames(FxRobot robot) throws IOException {
    openGallery(robot);
    goTo("Ninety-Nine", robot);
    robot.type(KeyCode.ENTER);
    until("a copy", () -> stage.getTitle().startsWith("ninety-nine.trick"));
    until("the text has the keyboard", () -> focusOwner() instanceof CodeArea);
    robot.write("// mine");
    until("it is changed", () -> stage.getTitle().startsWith("• ninety-nine"));

    robot.push(KeyCode.SHORTCUT, KeyCode.W);
    until("it asks", () -> robot.lookup("#answer-save").tryQuery().isPresent());
    Path made = folder.resolve("own").toRealPath().resolve("my-ninety-nine.trick");
    assertThat(Lookup.all(robot.lookup("#answer-save").query().getScene().getWindow(), ".label"))
        .extracting(label -> ((Labeled) label).getText())
        .anyMatch(words -> words.contains(made.toString()));
    robot.clickOn("#answer-save");

    until("it is saved", () -> Files.exists(made));
    assertThat(made)
        .content()
        .startsWith("// mine")
        .contains("game \"My Ninety-Nine\"", "\n  // Based on Ninety-Nine by David Parlett\n");
  }

  @Test
  void playsABundledGameAsACopyThatIsInNoFileUntilItIsSaved(FxRobot robot) throws IOException {
    openGallery(robot);
    goTo("Whist", robot);
    robot.type(KeyCode.ENTER);
    until("a copy", () -> stage.getTitle().startsWith("whist.trick"));
    until("the text has the keyboard", () -> focusOwner() instanceof CodeArea);
    Path bundled = Path.of("..", "games", "classics", "whist.trick");
    Path own = folder.resolve("own").resolve("whist.trick");
    String before = Files.readString(bundled);
    assertThat(((CodeArea) focusOwner()).getText()).isEqualTo(before);
    assertThat(own).doesNotExist();

    robot.write("// mine");
    until("it is changed", () -> stage.getTitle().startsWith("• whist"));
    robot.push(KeyCode.SHORTCUT, KeyCode.S);
    until("its title", () -> robot.lookup("#title-field").query().isFocused());
    assertThat(robot.lookup("#title-field").queryAs(TextField.class).getText())
        .isEqualTo("My Whist");
    assertThat(said(robot, "#title-place")).contains("“ホイスト”", "left out");
    robot.push(KeyCode.ENTER);

    until("it is saved", () -> stage.getTitle().startsWith("my-whist.trick"));
    assertThat(own).doesNotExist();
    assertThat(folder.resolve("own").resolve("my-whist.trick"))
        .content()
        .startsWith("// mine")
        .contains("game \"My Whist\"");
    assertThat(bundled).hasContent(before);

    TabPane tabs = robot.lookup(".scripts").query();
    robot.interact(
        () ->
            tabs.getTabs().stream()
                .filter(tab -> tab.getContent() instanceof GalleryPane)
                .forEach(tabs.getSelectionModel()::select));
    until("a tile of it", () -> fitting(robot).contains("My Whist"));
  }

  @Test
  void asksNothingAboutACopyInWhichNothingWasChanged(FxRobot robot) {
    openGallery(robot);
    until("nothing changes its place any more", () -> areAllRead(robot));
    goTo("Whist", robot);
    robot.doubleClickOn(tile("Whist", robot));
    until("a copy", () -> stage.getTitle().startsWith("whist.trick"));
    until("the text has the keyboard", () -> focusOwner() instanceof CodeArea);

    openGallery(robot);
    goTo("Whist", robot);
    robot.type(KeyCode.ENTER);
    until("the same copy", () -> stage.getTitle().startsWith("whist.trick"));
    robot.push(KeyCode.SHORTCUT, KeyCode.W);

    until("it is closed", () -> !stage.getTitle().startsWith("whist.trick"));
    assertThat(Lookup.windows()).hasSize(1);
    assertThat(folder.resolve("own").resolve("whist.trick")).doesNotExist();
  }

  /** Its author is not that of the original, to whom it gives credit. */
  @Test
  void startsAGameOfOnesOwn(FxRobot robot) {
    openGallery(robot);
    goTo("Supertrump", robot);
    assertThat(robot.lookup("#gallery-title").queryAs(TextField.class).getPromptText())
        .isEqualTo("My Supertrump");

    robot.push(KeyCode.SHORTCUT, KeyCode.ENTER);

    until("it is open", () -> stage.getTitle().startsWith("my-supertrump.trick"));
    assertThat(folder.resolve("own").resolve("my-supertrump.trick"))
        .content()
        .contains("game \"My Supertrump\"", "\n  // Based on Supertrump by Craig Duncan\n");

    openGallery(robot);
    until("it is the first", () -> chosen(robot).startsWith("My Supertrump"));
    robot.clickOn("#gallery-title").write("Mine").type(KeyCode.ENTER);
    until("another title", () -> stage.getTitle().startsWith("mine.trick"));
    until("the text has the keyboard", () -> focusOwner() instanceof CodeArea);
    robot.write("// a");
    until("it is typed", () -> stage.getTitle().startsWith("• mine"));
  }

  @Test
  void findsGamesByWhatTheirRulesDoAndDimsTheOthers(FxRobot robot) {
    robot.interact(() -> stage.setWidth(WIDE));
    openGallery(robot);
    until("all are read", () -> count("EXACT_BID", robot) >= 3);
    robot.write("/");
    until("the search", () -> robot.lookup("#gallery-search").query().isFocused());
    robot.write("win exactly what you bid");

    until("few fit", () -> !fitting(robot).contains("Whist"));
    assertThat(fitting(robot))
        .contains("Ninety-Nine", "Oh Hell", "Wizard")
        .doesNotContain("Bridge");
    assertThat(tiles(robot)).hasSizeGreaterThan(23);
    assertThat(lines(robot)).anyMatch(line -> line.contains("tricks of player == bid"));
    assertThat(count("DUMMY", robot)).isZero();

    robot.clickOn("#gallery-search").push(KeyCode.SHORTCUT, KeyCode.A);
    robot.write("zzz qqq");
    until("none", () -> fitting(robot).isEmpty());
    robot.type(KeyCode.ESCAPE);
    until("all again", () -> fitting(robot).size() == tiles(robot).size());
    until("the keyboard is at a game", this::isAtAGame);
  }

  @Test
  void theGameThatWasFoundStaysInSightWhenTheSearchIsOver(FxRobot robot) {
    openGallery(robot);
    goTo("Points on cards", robot);

    Bounds games = inScene(robot.lookup(".shelves-scrolled").query());
    until("it is in sight", () -> games.contains(inScene(focusOwner())));
  }

  /** Whoever finds nothing has to know what was looked for, and which part of it is too much. */
  @Test
  void saysWhatItLooksForAndDropsWhatLeavesNothing(FxRobot robot) {
    robot.interact(() -> stage.setWidth(WIDE));
    openGallery(robot);
    until("all are read", () -> count("EXACT_BID", robot) >= 3);
    robot.clickOn("#facet-AUCTION");
    until("few fit", () -> !fitting(robot).contains("Whist"));
    assertThat(lookedFor(robot)).containsExactly("An auction");
    assertThat(button("AUCTION", robot).isFocused()).isTrue();

    robot.write("/");
    until("the search", () -> robot.lookup("#gallery-search").query().isFocused());
    robot.write("two  Players and a dummy");
    until("none", () -> fitting(robot).isEmpty());
    assertThat(lookedFor(robot))
        .hasSize(3)
        .satisfies(each -> assertThat(each).matches("2 players \u00b7 \\d without it"), atIndex(0))
        .satisfies(each -> assertThat(each).startsWith("A dummy \u00b7 "), atIndex(1))
        .satisfies(each -> assertThat(each).startsWith("An auction \u00b7 "), atIndex(2));
    robot.interact(() -> Screenshot.take(stage.getScene(), "gallery-looked-for"));

    robot.clickOn(robot.lookup(".looked-for").<Node>query());
    until("Bridge", () -> fitting(robot).equals(Set.of("Bridge")));
    assertThat(robot.lookup("#gallery-search").queryTextInputControl().getText())
        .isEqualTo("and a dummy");
    assertThat(lookedFor(robot)).containsExactly("A dummy", "An auction");
    robot.interact(
        () -> robot.lookup(".looked-for").queryAllAs(Button.class).forEach(Button::fire));
    until("all", () -> fitting(robot).size() == tiles(robot).size());
  }

  private static List<String> lookedFor(FxRobot robot) {
    return robot.lookup("#gallery-looked-for .looked-for").queryAllAs(Button.class).stream()
        .map(Button::getText)
        .toList();
  }

  @Test
  void aGameIsChosenByItsTitleBeforeThoseThatOnlyMentionIt(FxRobot robot) {
    openGallery(robot);
    robot.write("/");
    until("the search", () -> robot.lookup("#gallery-search").query().isFocused());

    robot.write("whi");
    until("its title begins so", () -> chosen(robot).startsWith("Whist"));
    robot.push(KeyCode.SHORTCUT, KeyCode.A).write("german");
    until("another", () -> chosen(robot).startsWith("German Whist"));
    robot.push(KeyCode.SHORTCUT, KeyCode.A).write("whist");
    until("though the other fits", () -> chosen(robot).startsWith("Whist"));
    robot.push(KeyCode.SHORTCUT, KeyCode.A).write("german");
    until("another", () -> chosen(robot).startsWith("German Whist"));
    robot.interact(() -> robot.lookup("#gallery-search").queryTextInputControl().setText("ホイスト"));
    until("by its Japanese title", () -> chosen(robot).startsWith("Whist"));
  }

  @Test
  void feltsAreBlackInHighContrast(FxRobot robot) {
    robot.interact(
        () ->
            opened
                .preferences()
                .change(settings -> settings.withTheme(EditorSettings.Theme.HIGH_CONTRAST)));
    openGallery(robot);

    assertThat(robot.lookup("#gallery-shelves .small-table").queryAllAs(Region.class))
        .isNotEmpty()
        .extracting(felt -> felt.getBackground().getFills().getFirst().getFill())
        .allSatisfy(
            felt ->
                assertThat(((RadialGradient) felt).getStops())
                    .extracting(Stop::getColor)
                    .containsOnly(Color.BLACK));
  }

  @Test
  void picksGamesByFacets(FxRobot robot) {
    robot.interact(() -> stage.setWidth(WIDE));
    openGallery(robot);
    until("all are read", () -> count("EXACT_BID", robot) >= 3);

    robot.clickOn("#facet-AUCTION");
    until("few fit", () -> !fitting(robot).contains("Whist"));
    assertThat(fitting(robot)).containsExactlyInAnyOrder("Bridge", "Pinochle");
    assertThat(button("PASSING", robot).isDisabled()).isTrue();
    robot.interact(() -> button("TWICE", robot).fire());
    until("one", () -> fitting(robot).equals(Set.of("Pinochle")));
    until("it is shown", () -> chosen(robot).startsWith("Pinochle."));
  }

  @Test
  void opensACopyWithASmallChangeAndStopsAtIt(FxRobot robot) throws IOException {
    openGallery(robot);
    goTo("Whist", robot);
    until("changes to try", () -> robot.lookup("#try-1").tryQuery().isPresent());
    String change = robot.lookup("#try-1").query().getAccessibleText();
    assertThat(change).contains("opens a copy");

    robot.interact(() -> robot.lookup("#try-1").queryButton().fire());

    until("a copy", () -> stage.getTitle().startsWith("• whist.trick"));
    until(
        "the table has stopped",
        () -> robot.lookup("#change-sheet").tryQuery().filter(Node::isVisible).isPresent());
    until("the changed line", () -> robot.lookup(".changed-gutter").tryQuery().isPresent());
    String unchanged = Files.readString(Path.of("..", "games", "classics", "whist.trick"));
    CodeArea text = (CodeArea) focusOwner();
    int changed = Arrays.mismatch(unchanged.toCharArray(), text.getText().toCharArray());
    until("the text is shown there", () -> text.getCaretPosition() == changed);
  }

  @Test
  void keepsWhatIsBrokenOrGoneWithItsReason(FxRobot robot) {
    Path gone = folder.resolve("gone.trick");
    robot.interact(() -> opened.preferences().change(settings -> settings.withRecent(gone)));
    openGallery(robot);

    until("what is broken", () -> tile("Small", robot).getAccessibleText().contains("1 error"));
    robot.clickOn(tile("Small", robot));
    until("its reason", () -> detail(robot).contains("Line 1: "));
    assertThat(detail(robot)).as("quotes without signs of their own").doesNotContain("`");
    assertThat(tile("gone.trick", robot).getAccessibleText()).contains("missing");
    robot.clickOn(tile("gone.trick", robot));
    until("why", () -> detail(robot).contains("no longer exists or cannot be read"));

    robot.clickOn("#gallery-find");
    until("it was found", () -> stage.getTitle().startsWith("small.trick"));
    assertThat(opened.preferences().now().recent()).doesNotContain(gone);
  }

  @Test
  void aGameThatCannotBeShownIsNotMissing(FxRobot robot) throws IOException {
    Files.createDirectories(folder.resolve("own"));
    Files.writeString(
        folder.resolve("own").resolve("long.trick"),
        "game \"Long lines\"\n//" + "-".repeat(20_000) + "\n");
    openGallery(robot);

    assertThat(tile("Long lines", robot).getAccessibleText()).contains("too long to show");
    robot.clickOn(tile("Long lines", robot));
    until("why", () -> detail(robot).contains("Line 2 has 20002 characters"));
    assertThat(robot.lookup("#gallery-start").tryQuery()).isEmpty();
    assertThat(robot.lookup("#gallery-play").tryQuery()).isPresent();
  }

  @Test
  void whatWasMadeCanBeOpenedAgain(FxRobot robot) {
    openGallery(robot);
    goTo("Plain tricks", robot);
    robot.push(KeyCode.SHORTCUT, KeyCode.ENTER);
    until("it is open", () -> stage.getTitle().startsWith("new-game.trick"));

    Menu files = robot.lookup("#menus").queryAs(MenuBar.class).getMenus().getFirst();
    robot.interact(files::show);
    assertThat(onFxThread(() -> List.copyOf(files.getItems())))
        .filteredOn(Menu.class::isInstance)
        .noneMatch(MenuItem::isDisable);
    robot.interact(files::hide);
  }

  private void openGallery(FxRobot robot) {
    until("the window is ready", () -> stage.isFocused() && focusOwner() instanceof CodeArea);
    robot.push(KeyCode.SHORTCUT, KeyCode.N);
    until("a game has the keyboard", this::isAtAGame);
  }

  private boolean isAtAGame() {
    return focusOwner() != null && focusOwner().getStyleClass().contains("tile");
  }

  private void goTo(String title, FxRobot robot) {
    robot.write(title.toLowerCase(Locale.ROOT));
    until(title, () -> chosen(robot).startsWith(title + "."));
    robot.type(KeyCode.ESCAPE);
    until("its tile has the keyboard", this::isAtAGame);
  }

  private Node focusOwner() {
    return stage.getScene().getFocusOwner();
  }

  private static List<Node> tiles(FxRobot robot) {
    return List.copyOf(robot.lookup("#gallery-shelves .tile").queryAll());
  }

  private static Node tile(String title, FxRobot robot) {
    return tiles(robot).stream()
        .filter(tile -> tile.getAccessibleText().startsWith(title + "."))
        .findFirst()
        .orElseThrow();
  }

  private static boolean areAllRead(FxRobot robot) {
    return robot.lookup("#gallery-shelves .tile-classics").queryAll().stream()
        .allMatch(tile -> tile.getAccessibleText().contains("minutes"));
  }

  private static Set<String> fitting(FxRobot robot) {
    return tiles(robot).stream()
        .filter(tile -> !tile.getPseudoClassStates().contains(DIMMED))
        .map(tile -> tile.getAccessibleText().split("\\. ", 2)[0])
        .collect(Collectors.toSet());
  }

  private static ToggleButton button(String facet, FxRobot robot) {
    return robot.lookup("#facet-" + facet).queryAs(ToggleButton.class);
  }

  /** How many games a facet leaves. */
  private static int count(String facet, FxRobot robot) {
    String[] words = button(facet, robot).getAccessibleText().split("[: ]+", -1);
    return Integer.parseInt(words[words.length - 2]);
  }

  private static List<String> lines(FxRobot robot) {
    return robot.lookup("#gallery-lines .detail-line").queryAll().stream()
        .map(Node::getAccessibleText)
        .toList();
  }

  private static String detail(FxRobot robot) {
    return robot.lookup("#gallery-detail .label").queryAll().stream()
        .map(node -> ((Labeled) node).getText())
        .collect(Collectors.joining("\n"));
  }

  /** What a screen reader says of the selected game. */
  private static String chosen(FxRobot robot) {
    return robot.lookup("#gallery-shelves .tile:chosen").query().getAccessibleText();
  }
}
