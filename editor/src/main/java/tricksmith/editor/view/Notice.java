package tricksmith.editor.view;

import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/** Says something about a script above it, with what can be done; it never stands in the way. */
final class Notice extends HBox {

  /** A notice without anything to do, yet. */
  Notice(String id, String words) {
    setId(id);
    getStyleClass().add("notice");
    Label label = new Label(words);
    label.setWrapText(true);
    label.setMaxWidth(Double.MAX_VALUE);
    label.setAccessibleRole(AccessibleRole.TEXT);
    setHgrow(label, Priority.ALWAYS);
    getChildren().add(label);
  }

  /** Something that can be done. */
  Notice offering(String id, String words, Runnable action) {
    Button button = new Button(words);
    button.setId(id);
    button.getStyleClass().add("small");
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(_ -> action.run());
    getChildren().add(button);
    return this;
  }
}
