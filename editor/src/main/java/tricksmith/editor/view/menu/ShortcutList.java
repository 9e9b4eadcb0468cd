package tricksmith.editor.view.menu;

import static tricksmith.editor.node.Styled.styled;

import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Modality;
import javafx.stage.Stage;
import javafx.stage.Window;
import tricksmith.editor.persistence.EditorSettings;
import tricksmith.editor.view.look.Look;
import tricksmith.editor.view.look.Texts;

/** A window that lists all keys. */
public record ShortcutList(Texts texts) {
  /** Opens the window; Escape closes it. */
  public void open(Window owner, Look look, EditorSettings settings) {
    HBox groups = styled(new HBox(new VBox(), new VBox(), new VBox()), "shortcuts");
    for (Command.Group group : Command.Group.values()) {
      column(groups, group).getChildren().add(group(group));
    }
    for (Node column : groups.getChildren()) {
      column.getStyleClass().add("shortcut-column");
      HBox.setHgrow(column, Priority.ALWAYS);
    }
    ScrollPane scrolled = new ScrollPane(groups);
    scrolled.setFitToWidth(true);
    // A root that scrolls would have no background in the colours of the theme.
    Scene scene = new Scene(new StackPane(scrolled), 980, 560);
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

  /** Returns the column for a group; the three columns are of about the same length. */
  private static VBox column(HBox groups, Command.Group group) {
    int column =
        switch (group) {
          case FILE, VIEW, HELP -> 0;
          case EDIT, MATCH -> 1;
          case SCRIPT, GO -> 2;
        };
    return (VBox) groups.getChildren().get(column);
  }

  private VBox group(Command.Group group) {
    Label title = styled(new Label(texts.say(group.key())), "title-4");
    GridPane rows = styled(new GridPane(), "shortcut-rows");
    for (Command command : group.commands()) {
      Label keys = styled(new Label(command.keys().getDisplayText()), "key");
      keys.setMinWidth(Region.USE_PREF_SIZE);
      Label words = new Label(texts.say(command.key()));
      words.setMinWidth(Region.USE_PREF_SIZE);
      rows.addRow(rows.getRowCount(), keys, words);
    }
    return styled(new VBox(title, rows), "shortcut-group");
  }
}
