package tricksmith.editor.view;

import java.util.function.Consumer;
import javafx.geometry.Orientation;
import javafx.scene.control.Button;
import javafx.scene.control.Separator;
import javafx.scene.control.ToolBar;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** What is asked for most often, as buttons. */
final class ToolRow extends ToolBar {
  private final Texts texts;
  private final Consumer<Command> perform;

  ToolRow(Texts texts, Consumer<Command> perform) {
    this.texts = texts;
    this.perform = perform;
    getStyleClass().add("tools");
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    getItems()
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
