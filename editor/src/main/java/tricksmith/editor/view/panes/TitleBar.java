package tricksmith.editor.view.panes;

import static tricksmith.editor.node.Presence.present;
import static tricksmith.editor.node.Styled.styled;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import tricksmith.editor.node.FirstSight;
import tricksmith.editor.view.look.IconButton;
import tricksmith.editor.view.look.Texts;
import tricksmith.editor.view.script.ScriptPane;

/** Asks for the title of the user's own game when a copy is saved for the first time. */
public final class TitleBar extends VBox {
  private final ScriptPane script;
  private final TextField title = new TextField();
  private final Label place = styled(new Label(), "find-count");
  private final Function<String, String> file;
  private final Predicate<String> canName;
  private List<String> leftOut = List.of();
  private final Texts texts;

  /**
   * Creates a bar, hidden at first.
   *
   * @param file returns the file for a game with a given title
   * @param canName whether that file can be named after the title
   * @param save saves the game under a title
   */
  public TitleBar(
      Texts texts,
      ScriptPane script,
      Function<String, String> file,
      Predicate<String> canName,
      Consumer<String> save) {
    this.texts = texts;
    this.script = script;
    this.file = file;
    this.canName = canName;
    setId("title-bar");
    getStyleClass().add("find-bar");
    title.setId("title-field");
    title.setAccessibleText(texts.say("title.question"));
    title.textProperty().subscribe(_ -> showPlace());
    HBox.setHgrow(title, Priority.ALWAYS);
    place.setId("title-place");
    place.setWrapText(true);
    Button done = done(save);
    FirstSight.of(this, () -> getChildren().setAll(row(done), place));
    addEventFilter(KeyEvent.KEY_PRESSED, key -> pressed(key, done));
    present(this, false);
  }

  private Button done(Consumer<String> save) {
    Button done = styled(new Button(texts.say("command.SAVE")), "accent");
    done.setId("title-save");
    done.setMinWidth(USE_PREF_SIZE);
    done.disableProperty().bind(title.textProperty().map(String::isBlank));
    done.setOnAction(
        _ -> {
          present(this, false);
          save.accept(title.getText().strip());
          script.focus();
        });
    return done;
  }

  private Node row(Button done) {
    Label question = new Label(texts.say("title.question"));
    question.setMinWidth(USE_PREF_SIZE);
    Button close =
        new IconButton("title-close", Feather.X, texts.say("title.close"), this::closeIfShown);
    return styled(new HBox(question, title, done, close), "find-row");
  }

  private void pressed(KeyEvent key, Button done) {
    if (key.getCode() == KeyCode.ENTER && title.equals(key.getTarget())) {
      key.consume();
      done.fire();
    } else if (key.getCode() == KeyCode.ESCAPE) {
      key.consume();
      closeIfShown();
    }
  }

  private void showPlace() {
    String wanted = title.getText();
    place.setText(
        wanted.isBlank()
            ? ""
            : texts.say("title.place", file.apply(wanted)) + plain(wanted) + leftOut());
  }

  private String plain(String wanted) {
    return canName.test(wanted) ? "" : "\n" + texts.say("title.plain");
  }

  private String leftOut() {
    return leftOut.isEmpty() ? "" : "\n" + texts.say("title.left-out", leftOut.getFirst());
  }

  /**
   * Asks for a title, and suggests one.
   *
   * @param newLeftOut titles in other languages, which the game will no longer have
   */
  public void open(String suggested, List<String> newLeftOut) {
    leftOut = List.copyOf(newLeftOut);
    title.setText(suggested);
    showPlace();
    present(this, true);
    title.requestFocus();
    title.selectAll();
  }

  /** Closes the bar without saving; returns whether it was open. */
  public boolean closeIfShown() {
    boolean shown = isVisible();
    if (shown) {
      present(this, false);
      script.focus();
    }
    return shown;
  }
}
