package tricksmith.editor.view;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Waiting.until;
import static tricksmith.editor.view.Waiting.untilItTakesKeys;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import tricksmith.editor.files.ScriptFile;
import tricksmith.editor.persistence.ApplicationFolders;
import tricksmith.editor.persistence.Library;
import tricksmith.editor.view.library.LibraryPane;
import tricksmith.editor.view.look.Texts;

/** Games are started and chosen without a mouse, and the focus is where one looks. */
@ExtendWith(ApplicationExtension.class)
class LibraryWindowTest {
  @TempDir private Path folder;
  private Stage stage;

  @Start
  void open(Stage primary) throws IOException {
    stage = primary;
    Path file = Files.writeString(folder.resolve("small.trick"), "game \"Small\"\n");
    Opened.in(folder).window(stage, ScriptFile.open(file));
  }

  @BeforeEach
  void takesKeys() {
    untilItTakesKeys(stage);
  }

  @AfterEach
  void close(FxRobot robot) {
    robot.interact(stage::hide);
    stage.setOnCloseRequest(null);
    stage.setOnHidden(null);
  }

  @Test
  void choosesByArrowsAndLetters(FxRobot robot) {
    openLibrary(robot);
    robot.type(KeyCode.DOWN);
    until("the next", () -> chosen(robot).startsWith("Más-Menos. "));
    robot.write("s");
    until("by its letter", () -> chosen(robot).startsWith("Saizen. "));
    assertThat(label(robot)).contains("switch", "2–6 players", "deztec");

    robot.write("p").write("p");
    until("the first template", () -> chosen(robot).startsWith("Plain tricks"));
    robot.type(KeyCode.UP);
    until("not the heading", () -> chosen(robot).startsWith("Wizard"));
  }

  @Test
  void opensABundledGameAsACopyThatIsInNoFileUntilItIsSaved(FxRobot robot) throws IOException {
    openLibrary(robot);
    robot.write("w");
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

    until("it is saved", () -> stage.getTitle().startsWith("whist.trick"));
    assertThat(own).content().startsWith("// mine");
    assertThat(bundled).hasContent(before);
  }

  @Test
  void asksNothingAboutACopyInWhichNothingWasChanged(FxRobot robot) {
    openLibrary(robot);
    robot.write("w");
    robot.doubleClickOn(robot.lookup("#library-list .list-cell:selected").<Node>query());
    until("a copy", () -> stage.getTitle().startsWith("whist.trick"));
    until("the text has the keyboard", () -> focusOwner() instanceof CodeArea);

    robot.push(KeyCode.SHORTCUT, KeyCode.W);

    until("it is closed", () -> !stage.getTitle().startsWith("whist.trick"));
    assertThat(robot.listWindows()).hasSize(1);
    assertThat(folder.resolve("own").resolve("whist.trick")).doesNotExist();
  }

  @Test
  void opensNoSecondCopyOfWhatIsOpenAndUntouched(FxRobot robot) {
    for (int time = 0; time < 2; time++) {
      openLibrary(robot);
      robot.write("w");
      robot.type(KeyCode.ENTER);
      until("a copy", () -> stage.getTitle().startsWith("whist.trick"));
      until("the text has the keyboard", () -> focusOwner() instanceof CodeArea);
    }
    robot.write("// mine");
    until("it is changed", () -> stage.getTitle().startsWith("• whist"));

    openLibrary(robot);
    robot.write("w");
    robot.type(KeyCode.ENTER);

    until("another", () -> stage.getTitle().startsWith("whist-2.trick"));
  }

  @Test
  void startsAGameOfOnesOwnWithoutAskingForATitle(FxRobot robot) {
    openLibrary(robot);
    robot.write("w");
    TextField title = robot.lookup("#library-name").query();
    assertThat(robot.lookup("#library-create").query().isDisabled()).isFalse();
    assertThat(title.getPromptText()).isEqualTo("My Whist");

    robot.push(KeyCode.SHORTCUT, KeyCode.ENTER);

    until("it is open", () -> stage.getTitle().startsWith("my-whist.trick"));
    assertThat(folder.resolve("own").resolve("my-whist.trick"))
        .content()
        .contains("game \"My Whist\"");
  }

  @Test
  void findsGamesByWhatTheirRulesSay(FxRobot robot) {
    openLibrary(robot);
    robot.push(KeyCode.SHORTCUT, KeyCode.F);
    until("the search", () -> robot.lookup("#library-search").query().isFocused());
    robot.write("dummy auction");

    until("bridge only", () -> chosen(robot).startsWith("Bridge"));
    assertThat(robot.lookup("#library-list").queryListView().getItems()).hasSize(2);
    robot.write(" nothingofthekind");
    until("none", () -> robot.lookup("#library-list").queryListView().getItems().isEmpty());
    assertThat(robot.lookup("#library-create").query().isDisabled()).isTrue();
    robot.type(KeyCode.ESCAPE);
    until("all again", () -> robot.lookup("#library-list").queryListView().getItems().size() > 20);
  }

  @Test
  void writesOnAtOnceInANewGameAndInAnotherTab(FxRobot robot) {
    openLibrary(robot);
    robot.clickOn("#library-name").write("Mine").type(KeyCode.ENTER);
    until("it is open", () -> stage.getTitle().startsWith("mine.trick"));
    until("the text has the keyboard", () -> focusOwner() instanceof CodeArea);
    robot.write("// a");
    until("it is typed", () -> stage.getTitle().startsWith("• mine"));

    robot.push(KeyCode.SHORTCUT, KeyCode.PAGE_UP);
    until("the library has the keyboard", () -> focusOwner() instanceof ListView);
    robot.clickOn("small.trick");
    until("the text has the keyboard", () -> focusOwner() instanceof CodeArea);
    robot.write("// b");
    until("it is typed", () -> stage.getTitle().startsWith("• small"));
  }

  @Test
  void whatWasMadeCanBeOpenedAgain(FxRobot robot) {
    openLibrary(robot);
    robot.clickOn("#library-name").write("Mine").type(KeyCode.ENTER);
    until("it is open", () -> stage.getTitle().startsWith("mine.trick"));

    Menu files = robot.lookup("#menus").queryAs(MenuBar.class).getMenus().getFirst();
    robot.interact(files::show);
    assertThat(files.getItems()).filteredOn(Menu.class::isInstance).noneMatch(MenuItem::isDisable);
    robot.interact(files::hide);
  }

  @Test
  void hasTheKeyboardAsSoonAsItIsInTheWindow(FxRobot robot) {
    robot.interact(
        () -> {
          ApplicationFolders folders = new ApplicationFolders(folder, folder, folder);
          LibraryPane library =
              new LibraryPane(
                  new Texts(Locale.ENGLISH), new Library(folders), _ -> {}, _ -> {}, _ -> {});
          library.focus();
          stage.getScene().setRoot(new VBox(new Button("another"), library));
        });

    until("the list has the keyboard", () -> focusOwner() instanceof ListView);
  }

  private void openLibrary(FxRobot robot) {
    until("the window is ready", () -> stage.isFocused() && focusOwner() instanceof CodeArea);
    robot.push(KeyCode.SHORTCUT, KeyCode.N);
    until("the list has the keyboard", () -> focusOwner() instanceof ListView);
  }

  private Node focusOwner() {
    return stage.getScene().getFocusOwner();
  }

  private static String label(FxRobot robot) {
    return ((Labeled) robot.lookup("#library-about").query()).getText();
  }

  /** The title and what is said of it. */
  private static String chosen(FxRobot robot) {
    Node cell = robot.lookup("#library-list .list-cell:selected").query();
    return String.valueOf(cell.getAccessibleText());
  }
}
