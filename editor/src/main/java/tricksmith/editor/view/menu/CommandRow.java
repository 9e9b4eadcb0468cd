package tricksmith.editor.view.menu;

import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import tricksmith.editor.persistence.Halves;

/** The menus and, at their end, the switch for the visible parts of a script. */
public final class CommandRow extends HBox {
  private final MenuRow menus;
  private final ViewSwitch view;

  /** Creates a row for both, to leave the height to script and table. */
  public CommandRow(MenuRow menus, ViewSwitch view) {
    this.menus = menus;
    this.view = view;
    Region gap = new Region();
    setHgrow(gap, Priority.ALWAYS);
    getChildren().addAll(menus, gap, view);
    getStyleClass().add("commands");
    menus.setMinWidth(USE_PREF_SIZE);
  }

  /**
   * Shows which parts of the script in front are visible.
   *
   * @param script whether there is a script in front
   * @param both whether there is room for both halves
   */
  public void show(boolean script, Halves inSight, boolean both) {
    view.setVisible(script);
    view.show(inSight, both);
    menus.show(inSight);
  }
}
