package tricksmith.editor.view;

import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import javafx.stage.Modality;
import javafx.stage.Stage;
import javafx.stage.Window;
import tricksmith.editor.keeping.Settings;

/** A window with all keys and what they do. */
final class ShortcutList {
  private final Texts texts;

  ShortcutList(Texts texts) {
    this.texts = texts;
  }

  /** Opens it; Escape closes it. */
  void open(Window owner, Look look, Settings settings) {
    FlowPane groups = new FlowPane();
    groups.getStyleClass().add("shortcuts");
    for (Command.Group group : Command.Group.values()) {
      groups.getChildren().add(group(group));
    }
    ScrollPane scrolled = new ScrollPane(groups);
    scrolled.setFitToWidth(true);
    Scene scene = new Scene(scrolled, 780, 560);
    look.applyTo(scene, settings);
    Stage stage = new Stage();
    stage.initOwner(owner);
    stage.initModality(Modality.WINDOW_MODAL);
    stage.setTitle(texts.say("command.SHORTCUTS"));
    scene.setOnKeyPressed(
        key -> {
          if (key.getCode() == KeyCode.ESCAPE) {
            stage.hide();
          }
        });
    stage.setScene(scene);
    stage.show();
  }

  private VBox group(Command.Group group) {
    Label title = new Label(texts.say(group.key()));
    title.getStyleClass().add("title-4");
    GridPane rows = new GridPane();
    rows.getStyleClass().add("shortcut-rows");
    for (Command command : group.commands()) {
      Label keys = new Label(command.keys().getDisplayText());
      keys.getStyleClass().add("key");
      rows.addRow(rows.getRowCount(), keys, new Label(texts.say(command.key())));
    }
    VBox box = new VBox(title, rows);
    box.getStyleClass().add("shortcut-group");
    return box;
  }
}
