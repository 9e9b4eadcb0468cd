package tricksmith.editor.view.notice;

import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.kordamp.ikonli.feather.Feather;
import tricksmith.editor.view.look.IconButton;

/** A message above the script, with buttons for possible actions; it never blocks. */
public final class Notice extends HBox {
  private final WordsAndActions body;

  /** Creates a notice without buttons. */
  public Notice(String id, String words) {
    setId(id);
    getStyleClass().add("notice");
    Label label = new Label(words);
    label.setWrapText(true);
    label.setMaxWidth(Double.MAX_VALUE);
    label.setAccessibleRole(AccessibleRole.TEXT);
    body = new WordsAndActions(label);
    setHgrow(body, Priority.ALWAYS);
    getChildren().add(body);
  }

  /** Marks it as information about the text, not a warning. */
  public Notice ofText() {
    getStyleClass().add("notice-of-text");
    return this;
  }

  public boolean isOfText() {
    return getStyleClass().contains("notice-of-text");
  }

  /** Adds a button. */
  public Notice offering(String id, String words, Runnable action) {
    Button button = new Button(words);
    button.setId(id);
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(_ -> action.run());
    body.actions().getChildren().add(button);
    return this;
  }

  /** Adds the button that closes it. */
  public Notice closedBy(String words, Runnable action) {
    getChildren().add(new IconButton("close-notice", Feather.X, words, action));
    return this;
  }
}
