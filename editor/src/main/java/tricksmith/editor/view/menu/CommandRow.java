package tricksmith.editor.view.menu;

import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/** The menus, followed by buttons for the most frequent commands. */
public final class CommandRow extends HBox {

  /** Both share a row: the height belongs to script and table. */
  public CommandRow(MenuRow menus, ToolRow tools) {
    super(menus, tools);
    getStyleClass().add("commands");
    menus.setMinWidth(USE_PREF_SIZE);
    setHgrow(tools, Priority.ALWAYS);
  }
}
