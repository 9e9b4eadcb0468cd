package tricksmith.editor.table.card;

import java.util.List;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import tricksmith.editor.node.MenuFocus;
import tricksmith.editor.signs.RedSigns;

/**
 * A menu of wishes about a part of the table, opened by the right button, a long press, or the menu
 * key.
 */
public final class WishMenu {
  private WishMenu() {}

  /** A wish in words, and the action that it calls. */
  public record Item(String words, Runnable action) {

    public MenuItem menuItem() {
      MenuItem item = new MenuItem(words);
      item.setMnemonicParsing(false);
      RedSigns.on(item);
      item.setOnAction(_ -> action.run());
      return item;
    }
  }

  public static void on(Node part, List<Item> items) {
    show(part, () -> items.stream().map(Item::menuItem).toList());
  }

  /** Attaches a menu that only says when there will be wishes. */
  public static void telling(Node part, String when) {
    show(
        part,
        () -> {
          MenuItem told = new Item(when, () -> {}).menuItem();
          told.setDisable(true);
          return List.of(told);
        });
  }

  /** The menu, a window of its own, is made when it is asked for: each card of a hand has one. */
  private static void show(Node part, Supplier<List<MenuItem>> items) {
    part.setOnContextMenuRequested(
        request -> {
          ContextMenu menu = new ContextMenu();
          menu.setId("wishes");
          menu.getItems().setAll(items.get());
          // Not the part itself: the menu would be written in the colour and size of a card.
          menu.show(part.getScene().getRoot(), request.getScreenX(), request.getScreenY());
          if (request.isKeyboardTrigger()) {
            MenuFocus.first(menu);
          }
          request.consume();
        });
  }
}
