package tricksmith.editor.view.comparison;

import static tricksmith.editor.node.Styled.styled;

import java.util.Optional;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Modality;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.persistence.EditorSettings;
import tricksmith.editor.text.TextComparison;
import tricksmith.editor.view.look.Look;
import tricksmith.editor.view.look.Texts;
import tricksmith.editor.view.script.ScriptPane;

/**
 * Compares the text of a script with another version of it, from which differences can be adopted.
 * Each adoption is an edit of the script that can be undone, here and later.
 */
public final class ComparisonWindow {
  private static final double WIDTH = 1100;
  private static final double HEIGHT = 680;
  private static final KeyCombination UNDO = KeyCombination.keyCombination("Shortcut+Z");

  private final Texts texts;
  private final ScriptPane script;
  private final Subject subject;
  private final Stage stage = new Stage();

  /** The text of the script when the window was opened; undo here does not go back further. */
  private final String before;

  private final ComparisonList list;
  private final Label count = new Label();
  private final Button previous;
  private final Button next;
  private final Button takeOne;
  private final Button takeAll;
  private TextComparison compared = TextComparison.of("", "");

  /**
   * What the script is compared with.
   *
   * @param name of the file
   * @param other the other text
   * @param title of the other text
   * @param takeAllWords for the button that adopts the whole text
   * @param takeAll adopts the whole text
   * @param keepOwn decides to keep the script; null if there is nothing to decide
   */
  public record Subject(
      String name,
      String other,
      String title,
      String takeAllWords,
      Runnable takeAll,
      @Nullable Runnable keepOwn) {}

  public ComparisonWindow(Texts texts, ScriptPane script, Subject subject) {
    this.texts = texts;
    this.script = script;
    this.subject = subject;
    before = script.text();
    previous = button("previous", texts.say("comparison.previous"), "Shift+F7", () -> step(-1));
    next = button("next", texts.say("comparison.next"), "F7", () -> step(1));
    takeOne = button("take", texts.say("comparison.take"), "Enter", this::takeOne);
    takeAll = button("take-all", subject.takeAllWords(), "", this::takeAll);
    list = new ComparisonList(texts, this::showPlace);
  }

  /** Opens the window; Escape closes it. */
  public void open(Window owner, Look look, EditorSettings settings) {
    VBox.setVgrow(list, Priority.ALWAYS);
    VBox whole = styled(new VBox(titles(), list, buttons()), "comparison-window");
    Rectangle2D screen = Screen.getPrimary().getVisualBounds();
    Scene scene =
        new Scene(
            whole, Math.min(WIDTH, screen.getWidth()), Math.min(HEIGHT, screen.getHeight() - 40));
    look.applyTo(scene, settings);
    scene.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    stage.initOwner(owner);
    stage.initModality(Modality.WINDOW_MODAL);
    stage.setTitle(texts.say("comparison.title", subject.name()));
    stage.setScene(scene);
    compare(0);
    stage.show();
    list.requestFocus();
  }

  private HBox titles() {
    return styled(
        new HBox(title(subject.title()), title(texts.say("comparison.own"))), "comparison-titles");
  }

  private static Label title(String words) {
    Label title = new Label(words);
    title.setMaxWidth(Double.MAX_VALUE);
    title.setPrefWidth(1);
    HBox.setHgrow(title, Priority.ALWAYS);
    return title;
  }

  private HBox buttons() {
    count.setId("comparison-count");
    count.getStyleClass().add("text-muted");
    count.setMinWidth(Region.USE_PREF_SIZE);
    HBox steps = styled(new HBox(previous, next, count), "comparison-steps");
    FlowPane answers = styled(new FlowPane(takeOne, takeAll), "comparison-answers");
    answers.setPrefWrapLength(WIDTH);
    if (subject.keepOwn() != null) {
      answers.getChildren().add(button("keep", texts.say("notice.keep"), "", this::keepOwn));
    }
    answers.getChildren().add(button("close", texts.say("notice.close"), "Esc", stage::hide));
    HBox.setHgrow(answers, Priority.ALWAYS);
    return styled(new HBox(steps, answers), "comparison-buttons");
  }

  private static Button button(String id, String words, String keys, Runnable action) {
    Button button = new Button(words);
    button.setId("comparison-" + id);
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.setOnAction(_ -> action.run());
    if (!keys.isEmpty()) {
      button.setTooltip(new Tooltip(KeyCombination.keyCombination(keys).getDisplayText()));
    }
    return button;
  }

  private void pressed(KeyEvent key) {
    boolean done = true;
    if (key.getCode() == KeyCode.ESCAPE) {
      stage.hide();
    } else if (key.getCode() == KeyCode.F7) {
      step(key.isShiftDown() ? -1 : 1);
    } else if (UNDO.match(key)) {
      undo();
    } else if (key.getCode() == KeyCode.ENTER && list.isFocused() && list.chosen().isPresent()) {
      takeOne();
    } else {
      done = false;
    }
    if (done) {
      key.consume();
    }
  }

  private void step(int by) {
    list.step(by);
    list.requestFocus();
  }

  /** Follows an edit of the script, from here or because its file was read again. */
  public void follow() {
    if (stage.isShowing() && !script.text().equals(compared.own())) {
      compare(list.chosen().orElse(0));
    }
  }

  private void compare(int difference) {
    compared = TextComparison.of(subject.other(), script.text());
    list.show(compared, difference);
    showPlace();
  }

  private void showPlace() {
    int differences = compared.differences().size();
    Optional<Integer> chosen = list.chosen();
    count.setText(
        differences == 0
            ? texts.say("comparison.same")
            : chosen
                .map(number -> texts.say("comparison.at", number + 1, differences))
                .orElseGet(() -> texts.say("comparison.count", differences)));
    previous.setDisable(differences == 0);
    next.setDisable(differences == 0);
    takeAll.setDisable(differences == 0);
    takeOne.setDisable(chosen.isEmpty());
  }

  private void takeOne() {
    list.chosen()
        .ifPresent(
            difference -> {
              script.apply(compared.differences().get(difference).edit());
              list.requestFocus();
            });
  }

  private void undo() {
    if (!script.text().equals(before)) {
      script.perform(ScriptPane.TextCommand.UNDO);
    }
  }

  private void takeAll() {
    stage.hide();
    subject.takeAll().run();
  }

  private void keepOwn() {
    stage.hide();
    if (subject.keepOwn() != null) {
      subject.keepOwn().run();
    }
  }
}
