package tricksmith.editor.view;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import tricksmith.service.QuickFix;

/** What mends a problem, to be chosen from; keys go to the first of it at once. */
final class FixMenu extends ContextMenu {
  private final Consumer<QuickFix> mend;

  FixMenu(Consumer<QuickFix> mend) {
    this.mend = mend;
    setId("fixes");
  }

  /** Shows these at a place on the screen; without any it says these words instead. */
  void show(Node owner, double x, double y, List<QuickFix> fixes, String none) {
    getItems().setAll(fixes.stream().map(this::item).toList());
    if (fixes.isEmpty()) {
      MenuItem nothing = new MenuItem(none);
      nothing.setDisable(true);
      getItems().add(nothing);
    }
    show(owner, x, y);
    if (isShowing() && !fixes.isEmpty()) {
      getSkin().getNode().lookup(".menu-item").requestFocus();
    }
  }

  private MenuItem item(QuickFix fix) {
    MenuItem item = new MenuItem(MessageWords.plain(fix.label()));
    item.setMnemonicParsing(false);
    item.setOnAction(_ -> mend.accept(fix));
    return item;
  }
}
