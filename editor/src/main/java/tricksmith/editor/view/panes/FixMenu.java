package tricksmith.editor.view.panes;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import tricksmith.editor.node.MenuFocus;
import tricksmith.editor.signs.MessageText;
import tricksmith.service.QuickFix;

/** A menu of quick fixes; the first has the focus. */
public final class FixMenu extends ContextMenu {
  private final Consumer<QuickFix> applyFix;

  public FixMenu(Consumer<QuickFix> applyFix) {
    this.applyFix = applyFix;
    setId("fixes");
  }

  /** Shows these fixes at a place on the screen, or this message if there are none. */
  public void show(Node owner, double x, double y, List<QuickFix> fixes, String none) {
    getItems().setAll(fixes.stream().map(this::item).toList());
    if (fixes.isEmpty()) {
      MenuItem nothing = new MenuItem(none);
      nothing.setDisable(true);
      getItems().add(nothing);
    }
    show(owner, x, y);
    MenuFocus.first(this);
  }

  private MenuItem item(QuickFix fix) {
    MenuItem item = new MenuItem(MessageText.plain(fix.label()));
    item.setMnemonicParsing(false);
    item.setOnAction(_ -> applyFix.accept(fix));
    return item;
  }
}
