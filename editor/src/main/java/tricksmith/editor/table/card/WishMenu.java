package tricksmith.editor.table.card;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;

/**
 * What somebody may wish who points at a part of the table: a menu by the right button, a long
 * press, or the key for menus.
 */
public final class WishMenu {
  private WishMenu() {}

  /** A wish in words, and what is done about it. */
  public record Item(String words, Runnable action) {}

  /** Gives a part of the table a menu of wishes. */
  public static void on(Node part, List<Item> items) {
    ContextMenu menu = new ContextMenu();
    menu.setId("wishes");
    for (Item each : items) {
      MenuItem item = new MenuItem(each.words());
      item.setMnemonicParsing(false);
      item.setOnAction(_ -> each.action().run());
      menu.getItems().add(item);
    }
    part.setOnContextMenuRequested(
        request -> {
          menu.show(part, request.getScreenX(), request.getScreenY());
          request.consume();
        });
  }
}
