package tricksmith.editor.view;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Waiting.onFxThread;
import static tricksmith.editor.view.Waiting.until;
import static tricksmith.editor.view.Writing.moveAfter;
import static tricksmith.editor.view.Writing.press;
import static tricksmith.editor.view.Writing.text;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.DialogPane;
import javafx.scene.control.Label;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.stage.WindowEvent;
import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import tricksmith.editor.files.ScriptFile;
import tricksmith.editor.persistence.DraftFiles;
import tricksmith.editor.view.library.FileKind;
import tricksmith.editor.view.library.FilePrompts;
import tricksmith.editor.view.look.Texts;

/** Notices and questions about the files of scripts. */
class ScriptFilesWindowTest extends WindowTest {
  private static final String SCRIPT = "// a note, earlier\ngame \"Small\"\n";

  private static final long NO_PROCESS = Integer.MAX_VALUE;

  private Path file;
  private Path named;
  private Opened opened;
  private EditorWindow window;

  @Start
  void open(Stage primary) throws IOException {
    file = Files.writeString(folder.resolve("small.trick"), SCRIPT);
    opened = Opened.in(folder).answering(files());
    window = opened.window(primary, ScriptFile.open(file));
  }

  /** The file name that was suggested last. */
  private String suggested = "";

  /** Whether the next name to be chosen is one that the system cannot write. */
  private boolean foreign;

  private FilePrompts files() {
    named = folder.resolve("saved-as.trick");
    return new FilePrompts() {
      @Override
      public Optional<Path> open(Window owner, Texts texts) {
        return Optional.empty();
      }

      @Override
      public Optional<Path> save(Window owner, Texts texts, FileKind kind, Path suggestion) {
        suggested = String.valueOf(suggestion.getFileName());
        if (foreign) {
          foreign = false;
          throw new InvalidPathException("/home/マイ.trick", "Unmappable characters");
        }
        return Optional.of(named);
      }
    };
  }

  @Test
  void offersWhatOthersHaveWritten(FxRobot robot) throws IOException {
    moveAfter(robot, "earlier");
    robot.write(" ");
    Writing.elsewhere(file, SCRIPT + "// others\n");
    until("it is noticed", () -> robot.lookup("#changed-outside").tryQuery().isPresent());
    robot.clickOn("#take-outside");
    assertThat(text(robot)).endsWith("// others\n");
    until("it is settled", () -> robot.lookup("#changed-outside").tryQuery().isEmpty());

    press(robot, KeyCode.SHORTCUT, KeyCode.Z);
    Writing.elsewhere(file, SCRIPT + "// more\n");
    until("it is noticed again", () -> robot.lookup("#changed-outside").tryQuery().isPresent());
    robot.clickOn("#keep-mine");
    press(robot, KeyCode.SHORTCUT, KeyCode.S);
    until("it is saved", () -> content().contains("earlier "));
  }

  @Test
  void showsWhatOthersHaveWrittenWhereNothingIsLostByIt(FxRobot robot) throws IOException {
    Writing.elsewhere(file, SCRIPT + "// theirs\n");
    until("it is shown", () -> text(robot).endsWith("// theirs\n"));
    assertThat(robot.lookup("#reloaded").tryQuery()).isPresent();
    assertThat(robot.lookup("#changed-outside").tryQuery()).isEmpty();

    robot.clickOn("#script");
    press(robot, KeyCode.SHORTCUT, KeyCode.Z);
    assertThat(text(robot)).isEqualTo(SCRIPT);
  }

  @Test
  void asksBeforeItSavesOverWhatOthersHaveWritten(FxRobot robot) throws IOException {
    moveAfter(robot, "earlier");
    robot.write(" ");
    Writing.elsewhere(file, SCRIPT + "// others\n");
    press(robot, KeyCode.SHORTCUT, KeyCode.S);
    until("it asks", () -> robot.lookup("#answer-cancel").tryQuery().isPresent());
    assertThat(robot.lookup(".dialog-pane .button").queryAllAs(Button.class))
        .hasSize(5)
        .allMatch(answer -> answer.getWidth() >= Lookup.prefWidth(answer) - 1);
    robot.clickOn("#answer-cancel");
    assertThat(file).hasContent(SCRIPT + "// others\n");

    press(robot, KeyCode.SHORTCUT, KeyCode.S);
    until("it asks again", () -> robot.lookup("#answer-save").tryQuery().isPresent());
    robot.clickOn("#answer-save");
    until("it is saved", () -> content().contains("earlier "));
  }

  @Test
  void asksBeforeItClosesTheOnlyPlaceOfAText(FxRobot robot) throws IOException {
    Files.delete(file);
    press(robot, KeyCode.SHORTCUT, KeyCode.W);
    until("it asks", () -> robot.lookup("#answer-cancel").tryQuery().isPresent());
    robot.clickOn("#answer-cancel");
    until("it is marked", () -> stage.getTitle().startsWith("•"));
    until("a draft", () -> files(folder.resolve("drafts")).size() == 1);
    assertThat(text(robot)).isEqualTo(SCRIPT);
  }

  @Test
  void saysOfAFileThatIsNotThereThatItIsNew(FxRobot robot) {
    Path missing = folder.resolve("missing.trick");
    robot.interact(() -> window.open(missing));
    until("it is open", () -> stage.getTitle().startsWith("missing.trick"));
    assertThat(robot.lookup("#new-file").queryAll()).hasSize(1);

    press(robot, KeyCode.SHORTCUT, KeyCode.S);

    until("it is there", () -> Files.exists(missing));
    until("nothing is said of it", () -> robot.lookup("#new-file").tryQuery().isEmpty());
    until("it says where", () -> status(robot).contains("Saved in " + missing));
    robot.write("// ");
    until("no more after an edit", () -> !status(robot).contains("Saved in"));
  }

  @Test
  void aTableWithoutAMatchOffersToWriteAGame(FxRobot robot) {
    robot.interact(() -> window.open(folder.resolve("missing.trick")));
    until("an offer", () -> robot.lookup("#begin").tryQuery().filter(Node::isVisible).isPresent());

    robot.interact(() -> robot.lookup("#begin").queryButton().fire());

    until("a card to play", () -> robot.lookup(".card-button").tryQuery().isPresent());
    assertThat(text(robot)).startsWith("game \"").contains("match {");
    until(
        "the offer is gone",
        () -> robot.lookup("#begin").tryQuery().filter(Node::isVisible).isEmpty());
  }

  private static String status(FxRobot robot) {
    return robot.lookup("#status").queryAs(Label.class).getText();
  }

  @Test
  void opensAgainWhatWasOpenTheLastTime(FxRobot robot) throws IOException {
    Path other = Files.writeString(folder.resolve("other.trick"), SCRIPT);
    Path third = Files.writeString(folder.resolve("third.trick"), SCRIPT);
    robot.interact(() -> window.open(third));
    robot.interact(() -> window.open(other));
    robot.interact(stage::hide);
    assertThat(opened.preferences().now().open())
        .containsExactly(file.toRealPath(), third.toRealPath(), other.toRealPath());
    Files.delete(third);

    robot.interact(() -> opened.window(stage));
    assertThat(tabs(robot)).containsExactly("small", "other");

    robot.interact(stage::hide);
    Files.writeString(other, "// so on\n".repeat(150_000));
    robot.interact(() -> opened.window(stage));
    until("it is said", () -> said(robot).contains("too large"));
    robot.type(KeyCode.ENTER);
    assertThat(tabs(robot)).containsExactly("small");
  }

  @Test
  void asksOnceForAllScriptsAndThenWhatWasLeftIsInFront(FxRobot robot) throws IOException {
    Path second = Files.writeString(folder.resolve("second.trick"), SCRIPT).toRealPath();
    Path third = Files.writeString(folder.resolve("third.trick"), SCRIPT).toRealPath();
    moveAfter(robot, "earlier");
    robot.write(" ");
    robot.interact(() -> window.open(second));
    robot.interact(() -> window.open(third));
    robot.interact(() -> window.open(second));
    robot.interact(
        () ->
            robot
                .lookup("#script")
                .queryAllAs(CodeArea.class)
                .forEach(area -> area.appendText("// x")));
    until("it is marked", () -> stage.getTitle().startsWith("• second"));

    Platform.runLater(
        () -> stage.fireEvent(new WindowEvent(stage, WindowEvent.WINDOW_CLOSE_REQUEST)));
    until("it asks", () -> robot.lookup("#answer-save").tryQuery().isPresent());
    robot.clickOn("#answer-save");

    until("it is closed", () -> !stage.isShowing());
    assertThat(opened.preferences().now().front()).contains(second);
    assertThat(content()).startsWith("// a note, earlier ").endsWith("// x");
    assertThat(second).content().endsWith("// x");
    assertThat(third).content().endsWith("// x");
  }

  @Test
  void theScriptBehindTheGalleryIsInFrontTheNextTime(FxRobot robot) throws IOException {
    Path second = Files.writeString(folder.resolve("second.trick"), SCRIPT).toRealPath();
    Path third = Files.writeString(folder.resolve("third.trick"), SCRIPT).toRealPath();
    robot.interact(() -> window.open(third));
    robot.interact(() -> window.open(second));
    press(robot, KeyCode.SHORTCUT, KeyCode.N);
    until("the gallery", () -> robot.lookup("#gallery").tryQuery().isPresent());

    robot.interact(stage::hide);

    assertThat(opened.preferences().now().front()).contains(second);
  }

  @Test
  void opensNeitherFoldersNorWhatIsTooLargeForAScript(FxRobot robot) throws IOException {
    robot.interact(() -> window.open(folder));
    until("it is said", () -> said(robot).contains("is a folder"));
    robot.type(KeyCode.ENTER);

    Path large = Files.writeString(folder.resolve("large.trick"), "// so on\n".repeat(150_000));
    robot.interact(() -> window.open(large));
    until("it is said", () -> said(robot).contains("too large"));
    robot.type(KeyCode.ENTER);
    assertThat(tabs(robot)).hasSize(1);
  }

  @Test
  void showsNoLineThatIsTooLong(FxRobot robot) throws IOException {
    String line = "-".repeat(1_000_000);
    Path other = Files.writeString(folder.resolve("long.trick"), SCRIPT + line);
    robot.interact(() -> window.open(other));
    until("it is said", () -> said(robot).contains("Line 3 of"));
    robot.type(KeyCode.ENTER);

    robot.interact(() -> robot.lookup("#script").queryAs(CodeArea.class).appendText(line));
    until("a notice", () -> robot.lookup("#long-line").tryQuery().isPresent());
    assertThat(text(robot)).isEqualTo(SCRIPT);

    Writing.elsewhere(file, SCRIPT + line);
    until("a notice", () -> robot.lookup("#unreadable").tryQuery().isPresent());
    assertThat(text(robot)).isEqualTo(SCRIPT);
    assertThat(file).content().hasSize(SCRIPT.length() + line.length());
  }

  @Test
  void opensScriptsAgainInTheirOrderWhateverHasBecomeOfTheirFiles(FxRobot robot)
      throws IOException {
    Path gone = Files.writeString(folder.resolve("gone.trick"), SCRIPT);
    Path last = Files.writeString(folder.resolve("last.trick"), SCRIPT);
    robot.interact(() -> window.open(gone));
    robot.interact(() -> window.open(last));
    robot.interact(() -> window.open(gone.toAbsolutePath()));
    robot.interact(stage::hide);
    leaveDraftBehind(gone, SCRIPT + "// unsaved\n");
    Files.delete(gone);

    robot.interact(() -> opened.window(stage));
    assertThat(tabs(robot))
        .extracting(tab -> tab.replace("• ", ""))
        .containsExactly("small", "gone", "last");
    TabPane tabs = robot.lookup("#scripts").queryAs(TabPane.class);
    assertThat(onFxThread(() -> tabs.getSelectionModel().getSelectedIndex())).isEqualTo(1);
  }

  @Test
  void saysWhichDraftCannotBeShownAndWhereItStays(FxRobot robot) throws IOException {
    robot.interact(stage::hide);
    leaveDraftBehind(folder.resolve("other.trick"), SCRIPT + "-".repeat(20_000));

    robot.interact(() -> opened.window(stage));
    until("it is said", () -> said(robot).contains("other.trick"));
    assertThat(said(robot)).contains("20000 characters", "drafts" + File.separator + "1-1.draft");
  }

  /** As a process does that ends before it has saved. */
  private void leaveDraftBehind(Path script, String text) throws IOException {
    Path drafts = Files.createDirectories(folder.resolve("drafts"));
    String written =
        String.join(
            "\n",
            "tricksmith draft 2",
            NO_PROCESS + " long ago",
            script.toUri().toASCIIString(),
            String.valueOf(SCRIPT.length()),
            SCRIPT + text);
    Files.writeString(drafts.resolve("1-1.draft"), written);
  }

  private static String said(FxRobot robot) {
    return robot
        .lookup(".dialog-pane")
        .tryQueryAs(DialogPane.class)
        .map(DialogPane::getContentText)
        .orElse("");
  }

  @Test
  void givesTheFileTheEndingOfScriptsAndAsksBeforeItReplacesOne(FxRobot robot) throws IOException {
    Path there = Files.writeString(folder.resolve("named.trick"), "theirs");
    named = folder.resolve("named");
    press(robot, KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.S);
    until("it asks", () -> robot.lookup("#answer-cancel").tryQuery().isPresent());
    robot.clickOn("#answer-cancel");
    assertThat(there).hasContent("theirs");

    named = folder.resolve("free");
    press(robot, KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.S);
    until("it is saved", () -> Files.exists(folder.resolve("free.trick")));
    until("the title says so", () -> stage.getTitle().startsWith("free.trick"));
  }

  @Test
  void aNameThatTheSystemCannotWriteIsSaidAndAskedForAgain(FxRobot robot) {
    foreign = true;
    press(robot, KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.S);
    until("it asks", () -> robot.lookup("#answer-yes").tryQuery().isPresent());
    robot.clickOn("#answer-yes");

    until("it is saved", () -> Files.exists(named));
    assertThat(suggested).isEqualTo("game.trick");
  }

  @Test
  void saysAgainWhatStandsInTheWayOfSaving(FxRobot robot) {
    file.toFile().setReadOnly();
    moveAfter(robot, "earlier");
    robot.write(" ");
    press(robot, KeyCode.SHORTCUT, KeyCode.S);
    until("it is said", () -> robot.lookup("#read-only").tryQuery().isPresent());
    robot.clickOn("#close-notice");
    assertThat(robot.lookup("#read-only").tryQuery()).isEmpty();

    press(robot, KeyCode.SHORTCUT, KeyCode.S);
    until("it is said again", () -> robot.lookup("#read-only").tryQuery().isPresent());
    file.toFile().setWritable(true);
    robot.clickOn("#save-again");
    until("it is saved", () -> content().contains("earlier "));
    until("there is no more to say", () -> robot.lookup("#read-only").tryQuery().isEmpty());
  }

  @Test
  void keepsTheTextOfAFileThatHasVanished(FxRobot robot) throws IOException {
    Files.delete(file);
    until("it is noticed", () -> robot.lookup("#vanished").tryQuery().isPresent());
    robot.clickOn("#write-again");
    until("it is there again", () -> Files.exists(file) && content().equals(SCRIPT));
  }

  @Test
  void savesAReadOnlyScriptElsewhere(FxRobot robot) {
    file.toFile().setReadOnly();
    moveAfter(robot, "earlier");
    robot.write(" ");
    press(robot, KeyCode.SHORTCUT, KeyCode.S);
    until("it is said", () -> robot.lookup("#read-only").tryQuery().isPresent());

    robot.clickOn("#save-elsewhere");
    until("it is saved", () -> Files.exists(folder.resolve("saved-as.trick")));
    until("the title says so", () -> stage.getTitle().startsWith("saved-as"));
    assertThat(file).hasContent(SCRIPT);
  }

  @Test
  void saysThatThereIsNoDraftAndWhenThereIsOneAgain(FxRobot robot) throws IOException {
    Path inTheWay = Files.writeString(folder.resolve("drafts"), "no folder");
    moveAfter(robot, "earlier");
    robot.write(" ");
    until("it is said", () -> robot.lookup("#draft-unkept").tryQuery().isPresent());

    Files.delete(inTheWay);
    until("it is over", () -> robot.lookup("#draft-kept").tryQuery().isPresent());
    assertThat(robot.lookup("#draft-unkept").tryQuery()).isEmpty();
    assertThat(files(folder.resolve("drafts"))).hasSize(1);
  }

  @Test
  void keepsADraftUntilItIsSaved(FxRobot robot) {
    moveAfter(robot, "earlier");
    robot.write(" ");
    until("a draft", () -> files(folder.resolve("drafts")).size() == 1);
    assertThat(new DraftFiles(folder.resolve("drafts")).abandoned(_ -> {})).isEmpty();

    press(robot, KeyCode.SHORTCUT, KeyCode.S);
    until("no draft", () -> files(folder.resolve("drafts")).isEmpty());
  }

  private String content() {
    try {
      return Files.readString(file);
    } catch (IOException failure) {
      return "";
    }
  }

  private static List<Path> files(Path folder) {
    try (var files = Files.list(folder)) {
      return files.toList();
    } catch (IOException notThere) {
      return List.of();
    }
  }

  private static List<String> tabs(FxRobot robot) {
    return onFxThread(
        () ->
            robot.lookup("#scripts").queryAs(TabPane.class).getTabs().stream()
                .map(Tab::getText)
                .toList());
  }
}
