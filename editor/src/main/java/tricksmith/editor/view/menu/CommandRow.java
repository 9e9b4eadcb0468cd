package tricksmith.editor.view.menu;

import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/** The menus and, behind them, what is asked for most often. */
public final class CommandRow extends HBox {

  /** Both in one row: the height belongs to script and table. */
  public CommandRow(MenuRow menus, ToolRow tools) {
    super(menus, tools);
    getStyleClass().add("commands");
    menus.setMinWidth(USE_PREF_SIZE);
    setHgrow(tools, Priority.ALWAYS);
  }
}
