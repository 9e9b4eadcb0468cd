package tricksmith.editor.view.menu;

import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Separator;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import tricksmith.editor.view.look.Texts;

/** Buttons for the most frequent commands. */
public final class ToolRow extends HBox {
  /** What is hidden first when there is no room; the menus have everything. */
  private static final List<Command> GIVE_WAY =
      List.of(
          Command.FORMAT,
          Command.ZOOM_OUT,
          Command.ZOOM_IN,
          Command.REDO,
          Command.UNDO,
          Command.FIND,
          Command.OPEN,
          Command.NEW,
          Command.SAVE);

  private final Texts texts;
  private final Consumer<Command> perform;

  public ToolRow(Texts texts, Consumer<Command> perform) {
    this.texts = texts;
    this.perform = perform;
    getStyleClass().add("tools");
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    getChildren()
        .addAll(
            button(Command.NEW, Feather.FILE_PLUS),
            button(Command.OPEN, Feather.FOLDER),
            button(Command.SAVE, Feather.SAVE),
            new Separator(Orientation.VERTICAL),
            button(Command.UNDO, Feather.CORNER_UP_LEFT),
            button(Command.REDO, Feather.CORNER_UP_RIGHT),
            new Separator(Orientation.VERTICAL),
            button(Command.FIND, Feather.SEARCH),
            button(Command.FORMAT, Feather.ALIGN_LEFT),
            gap,
            button(Command.ZOOM_OUT, Feather.ZOOM_OUT),
            button(Command.ZOOM_IN, Feather.ZOOM_IN),
            button(Command.SHORTCUTS, Feather.HELP_CIRCLE));
    setMinWidth(0);
    widthProperty().subscribe(_ -> fit());
  }

  /** Shows as many as fit. */
  private void fit() {
    getChildren().forEach(item -> present(item, true));
    for (Command command : GIVE_WAY) {
      if (getWidth() <= 0 || prefWidth(-1) <= getWidth()) {
        return;
      }
      getChildren().stream()
          .filter(item -> ("tool-" + command.name()).equals(item.getId()))
          .forEach(item -> present(item, false));
    }
  }

  private static void present(Node item, boolean present) {
    item.setVisible(present);
    item.setManaged(present);
  }

  private Button button(Command command, Feather icon) {
    Button button = new Button(null, new FontIcon(icon));
    button.setId("tool-" + command.name());
    button.getStyleClass().addAll("button-icon", "flat");
    String name = texts.say(command.key());
    button.setTooltip(new Tooltip(name + "  " + command.keys().getDisplayText()));
    button.setAccessibleText(name);
    button.setOnAction(_ -> perform.accept(command));
    return button;
  }
}
