package tricksmith.editor.view.script;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Waiting.onFxThread;

import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.input.InputMethodEvent;
import javafx.scene.input.InputMethodHighlight;
import javafx.scene.input.InputMethodTextRun;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import javafx.util.Duration;
import org.fxmisc.richtext.CaretNode;
import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;
import tricksmith.editor.persistence.EditorSettings;
import tricksmith.editor.persistence.FontFiles;
import tricksmith.editor.text.TextEdit;
import tricksmith.editor.view.Lookup;
import tricksmith.editor.view.SteadyRobot;
import tricksmith.editor.view.Waiting;
import tricksmith.editor.view.look.Look;
import tricksmith.editor.view.look.Texts;
import tricksmith.source.Edit;
import tricksmith.source.Span;
import tricksmith.source.UnshownLine;

/** The text of a script on the screen. */
@ExtendWith(SteadyRobot.class)
class ScriptAreaTest {
  private final List<String> edits = new ArrayList<>();
  private final StackPane root = new StackPane();
  private CodeAreaScriptPane pane;

  @Start
  void open(Stage stage) {
    pane = newPane();
    pane.onEdited(edits::add);
    stage.setScene(dressed(root));
    root.getChildren().setAll(pane.node());
    stage.show();
  }

  /** With the window's colours, before there is anything to colour. */
  private static Scene dressed(Parent root) {
    Scene scene = new Scene(root, 400, 300);
    new Look(new FontFiles(Path.of("fonts")))
        .applyTo(scene, EditorSettings.USUAL.withTheme(EditorSettings.Theme.LIGHT));
    return scene;
  }

  private static CodeAreaScriptPane newPane() {
    return new CodeAreaScriptPane(new Texts(Locale.ENGLISH), Runnable::run);
  }

  /** A comment in a column of its own would push the end of its statement into another line. */
  @Test
  void aCommentStandsCloseBehindItsLineWhereTextWrapsInLittleRoom(FxRobot robot) {
    String gap = " ".repeat(50);
    robot.interact(() -> pane.open("zones {\n  pile: face down" + gap + "// NM-4\n}"));
    robot.interact(() -> pane.wrap(true));
    WaitForAsyncUtils.waitForFxEvents();
    Waiting.until("one line", () -> height(robot, 1) > 0 && height(robot, 1) == height(robot, 0));

    robot.interact(() -> pane.wrap(false));
    WaitForAsyncUtils.waitForFxEvents();
    assertThat(robot.lookup("#script").query().getPseudoClassStates())
        .noneMatch(state -> state.getPseudoClassName().equals("closed-gaps"));
  }

  /** Otherwise the rest of a long line looks like a line of its own. */
  @Test
  void linesThatWrapAreIndentedFurtherThanTheyBegin(FxRobot robot) {
    String line = "    each side scores number of tricks of side - 6 if tricks of side > 6";
    robot.interact(() -> pane.open("match {\n" + line + "\n}"));
    robot.interact(() -> pane.wrap(true));
    Waiting.until("wrapped", () -> height(robot, 1) > height(robot, 0));
    CodeArea area = robot.lookup("#script").queryAs(CodeArea.class);

    List<Bounds> places = new ArrayList<>();
    robot.interact(
        () ->
            IntStream.range(0, line.length())
                .mapToObj(at -> character(area, at))
                .forEach(places::add));
    double text = places.get(line.indexOf("each")).getMinX();
    List<Double> others =
        IntStream.range(1, line.length())
            .filter(at -> places.get(at).getMinY() > places.get(at - 1).getMinY())
            .mapToObj(at -> places.get(at).getMinX())
            .toList();
    assertThat(others).isNotEmpty().allMatch(begin -> begin - text > 20);
    double edge = Lookup.onScreen(area).getMaxX();
    assertThat(IntStream.range(0, line.length()).filter(at -> line.charAt(at) != ' '))
        .allMatch(at -> places.get(at).getMaxX() < edge);

    Bounds end = places.getLast();
    Point2D inside = area.screenToLocal(end.getCenterX() - 1, end.getCenterY());
    assertThat(onFxThread(() -> area.hit(inside.getX(), inside.getY()).getCharacterIndex()))
        .hasValue("match {\n".length() + line.length() - 1);
  }

  @Test
  void caretBlinksWithoutAnAnimation(FxRobot robot) {
    CaretNode caret = area(robot).caret();
    assertThat(caret.getBlinkRate()).isEqualTo(Duration.ZERO);

    robot.interact(area(robot)::requestFocus);
    Waiting.until("gone for a moment", () -> caret.getOpacity() == 0);
    robot.interact(() -> area(robot).appendText("x"));

    assertThat(caret.getOpacity()).as("it is seen where somebody types").isEqualTo(1);
  }

  private static Bounds character(CodeArea area, int place) {
    int start = area.getAbsolutePosition(1, place);
    return area.getCharacterBoundsOnScreen(start, start + 1).orElseThrow();
  }

  private static double height(FxRobot robot, int line) {
    return robot
        .lookup("#script")
        .queryAs(CodeArea.class)
        .getParagraphBoundsOnScreen(line)
        .map(bounds -> bounds.getHeight())
        .orElse(0.0);
  }

  @Test
  void handsOverWhatIsTyped(FxRobot robot) {
    robot.clickOn("#script").write("ab");

    assertThat(edits).containsExactly("a", "ab");
  }

  @Test
  void waitsUntilAnInputMethodIsDone(FxRobot robot) {
    ScriptArea area = area(robot);
    robot.interact(() -> area.handleInputMethodEvent(composing("き")));
    robot.interact(() -> area.handleInputMethodEvent(composing("きり")));
    assertThat(area.isComposing()).isTrue();
    assertThat(edits).isEmpty();

    robot.interact(() -> area.handleInputMethodEvent(committing("切り")));

    assertThat(area.isComposing()).isFalse();
    assertThat(edits).isNotEmpty().containsOnly("切り");
    assertThat(pane.text()).isEqualTo("切り");
  }

  @Test
  void handsOverTheTextWhenACompositionIsGivenUp(FxRobot robot) {
    ScriptArea area = area(robot);
    robot.interact(() -> area.handleInputMethodEvent(composing("き")));

    robot.interact(() -> area.handleInputMethodEvent(committing("")));

    assertThat(edits).isNotEmpty().containsOnly("");
  }

  /** A line of a million characters would take more memory than there is. */
  @Test
  void refusesWhatMakesALineThatIsNotShown(FxRobot robot) {
    List<Integer> refused = new ArrayList<>();
    String text = "-".repeat(UnshownLine.MOST - 1) + "\n----\n";
    robot.interact(() -> pane.onUnshownLine(line -> refused.add(line.count())));
    robot.interact(() -> pane.open(text));
    ScriptArea area = area(robot);

    robot.interact(() -> area.moveTo(0));
    robot.interact(() -> area.replaceSelection("a".repeat(1_000_000)));
    robot.interact(() -> pane.apply(TextEdit.of(new Span(0, 1), "abc")));
    robot.interact(
        () -> pane.applyAll(List.of(Edit.insert(UnshownLine.MOST, "a"), Edit.insert(0, "ab"))));
    robot.interact(() -> area.deleteText(UnshownLine.MOST - 1, UnshownLine.MOST));
    robot.interact(() -> area.selectRange(UnshownLine.MOST, UnshownLine.MOST + 3));
    robot.interact(() -> area.moveSelectedText(0));
    assertThat(pane.text()).isEqualTo(text);
    assertThat(refused)
        .containsExactly(
            UnshownLine.MOST + 999_999,
            UnshownLine.MOST + 1,
            UnshownLine.MOST + 1,
            UnshownLine.MOST + 3,
            UnshownLine.MOST + 2);

    robot.interact(() -> area.moveTo(0));
    robot.interact(() -> area.replaceSelection("a"));
    robot.interact(() -> area.replaceSelection("b"));
    robot.interact(area::undo);
    assertThat(pane.text()).isEqualTo(text);
    assertThat(refused).hasSize(6);
  }

  @Test
  void composesNothingThatHasNoRoom(FxRobot robot) {
    String text = "-".repeat(UnshownLine.MOST - 2) + "\n----\n";
    robot.interact(() -> pane.open(text));
    ScriptArea area = area(robot);
    robot.interact(() -> area.moveTo(0));

    robot.interact(() -> area.handleInputMethodEvent(composing("き")));
    robot.interact(() -> area.handleInputMethodEvent(composing("きりきり")));
    assertThat(area.isComposing()).isFalse();
    robot.interact(() -> area.handleInputMethodEvent(composing("きりき")));
    robot.interact(() -> area.handleInputMethodEvent(committing("切り切り")));

    assertThat(pane.text()).isEqualTo(text);
  }

  @Test
  void undoesTextAndNotColours(FxRobot robot) {
    robot.interact(() -> pane.open("must"));
    robot.clickOn("#script").write("x");
    robot.interact(
        () -> pane.annotate(List.of(new TextAnnotation(new Span(0, 4), "script-error", "wrong"))));
    WaitForAsyncUtils.waitForFxEvents();

    robot.press(KeyCode.SHORTCUT).type(KeyCode.Z, KeyCode.Z).release(KeyCode.SHORTCUT);

    assertThat(pane.text()).isEqualTo("must");
  }

  @Test
  void showsItsTextToScreenReaders(FxRobot robot) {
    robot.interact(() -> pane.open("must"));

    assertThat(area(robot).queryAccessibleAttribute(AccessibleAttribute.TEXT)).isEqualTo("must");
  }

  @Test
  void linesThatAreFoldedAwayHaveNoNumbers(FxRobot robot) {
    robot.interact(() -> pane.open("a {\n  b\n  c\n}\nd"));
    WaitForAsyncUtils.waitForFxEvents();
    assertThat(numbers(robot)).containsExactly(1, 2, 3, 4, 5);

    robot.interact(() -> pane.perform(ScriptPane.TextCommand.FOLD_ALL));
    WaitForAsyncUtils.waitForFxEvents();
    assertThat(numbers(robot)).containsExactly(1, 5);
    assertThat(area(robot).getStyleOfChar(2)).contains("script-folded");

    robot.interact(() -> pane.perform(ScriptPane.TextCommand.UNFOLD_ALL));
    WaitForAsyncUtils.waitForFxEvents();
    assertThat(numbers(robot)).containsExactly(1, 2, 3, 4, 5);
    assertThat(area(robot).getStyleOfChar(2)).doesNotContain("script-folded");
  }

  private static List<Integer> numbers(FxRobot robot) {
    return robot.lookup(".lineno").queryAllAs(Labeled.class).stream()
        .map(number -> Integer.valueOf(number.getText().strip()))
        .sorted()
        .toList();
  }

  @Test
  void textThatIsScrolledSidewaysIsNotSeenThroughTheNumbers(FxRobot robot) {
    robot.interact(() -> pane.open("must"));
    WaitForAsyncUtils.waitForFxEvents();

    Region gutter = (Region) robot.lookup(".gutter").query();
    assertThat(((Color) gutter.getBackground().getFills().getFirst().getFill()).getOpacity())
        .isEqualTo(1);
  }

  @Test
  void knowsWhereAWordIsWhileItIsTyped(FxRobot robot) {
    robot.interact(() -> pane.open("must"));
    WaitForAsyncUtils.waitForFxEvents();
    List<Double> places = new ArrayList<>();
    robot.interact(
        () -> {
          places.add(pane.boundsOf(0).orElseThrow().getMinX());
          area(robot).insertText(4, "x");
          pane.annotate(List.of(new TextAnnotation(new Span(0, 4), "script-error", "wrong")));
          places.add(pane.boundsOf(0).orElseThrow().getMinX());
        });

    assertThat(places.getLast()).isEqualTo(places.getFirst());
  }

  /** In a scene that the mouse has not touched: a scene remembers the node under it. */
  @Test
  @Tag("drawn")
  void isForgottenWhenItIsDisposedOf(FxRobot robot) {
    AtomicReference<CodeAreaScriptPane> kept = new AtomicReference<>();
    robot.interact(() -> kept.set(newPane()));
    WeakReference<CodeAreaScriptPane> forgotten = new WeakReference<>(kept.get());
    robot.interact(
        () -> {
          StackPane around = new StackPane();
          Scene scene = dressed(around);
          around.getChildren().add(kept.get().node());
          scene.snapshot(null);
          kept.get().open("must");
        });
    robot.interact(() -> kept.getAndSet(null).dispose());

    Waiting.until(
        "it is forgotten",
        () -> {
          System.gc();
          return forgotten.refersTo(null);
        });
  }

  private static ScriptArea area(FxRobot robot) {
    return (ScriptArea) robot.lookup("#script").queryAs(CodeArea.class);
  }

  private static InputMethodEvent composing(String text) {
    return event(List.of(new InputMethodTextRun(text, InputMethodHighlight.UNSELECTED_RAW)), "");
  }

  private static InputMethodEvent committing(String text) {
    return event(List.of(), text);
  }

  private static InputMethodEvent event(List<InputMethodTextRun> composed, String committed) {
    return new InputMethodEvent(
        InputMethodEvent.INPUT_METHOD_TEXT_CHANGED, composed, committed, committed.length());
  }
}
