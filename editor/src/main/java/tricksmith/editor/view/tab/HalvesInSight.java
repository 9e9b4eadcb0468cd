package tricksmith.editor.view.tab;

import static tricksmith.editor.node.Presence.present;

import java.util.Optional;
import tricksmith.editor.persistence.Halves;
import tricksmith.editor.persistence.PaneLayout;
import tricksmith.editor.table.PlaytestPane;
import tricksmith.editor.view.face.Face;
import tricksmith.editor.view.half.ScriptTabParts;
import tricksmith.editor.view.half.TabContents;
import tricksmith.editor.view.look.Drawing;
import tricksmith.editor.view.look.ObservableSettings;
import tricksmith.editor.view.script.ScriptPane;

/** Which parts of a tab are visible, and which of them has the focus. */
final class HalvesInSight {
  private final TabContents tab;
  private final ObservableSettings preferences;
  private final ScriptPane script;
  private final TableLink table;
  private final SideBySide sides = new SideBySide();

  HalvesInSight(
      TabContents tab, ObservableSettings preferences, ScriptPane script, TableLink table) {
    this.tab = tab;
    this.preferences = preferences;
    this.script = script;
    this.table = table;
  }

  SideBySide sides() {
    return sides;
  }

  /** Shows these parts, in the layout that the settings remember. */
  void show(ScriptTabParts parts) {
    sides.show(parts, preferences.now().panes());
  }

  /**
   * Shows the text, the table, or both.
   *
   * @param focus whether the focus moves to what is visible
   */
  void show(Halves halves, boolean focus) {
    Halves before = sides.inSight();
    sides.show(halves);
    if (before != halves && focus) {
      focusInSight();
    }
  }

  private void focusInSight() {
    if (sides.inSight().hasText()) {
      table.goToText();
    } else {
      Drawing.afterNext(sides, this::focusTable);
    }
  }

  /** Focuses the table, unless something in its half has taken the focus meanwhile. */
  private void focusTable() {
    if (sides.inSight() == Halves.TABLE && !tab.table().faces().holdsFocus()) {
      tab.table().faces().focusFront();
    }
  }

  /**
   * Shows only the table in the tab, or brings the rest back.
   *
   * @param back called when the user asks at the table for the rest
   */
  void play(boolean playing, Runnable back) {
    tab.table().faces().alone(playing);
    tab.table().playtest().onShowText(back);
    present(tab.parts().status(), !playing);
  }

  /** Returns the commands for the match, and what they belong to; empty if the table is hidden. */
  Optional<LentCommands> commands() {
    return sides.inSight().hasTable()
        ? Optional.of(new LentCommands(tab.table().faces()))
        : Optional.empty();
  }

  void focus() {
    if (sides.inSight().hasText()) {
      script.focus();
    } else if (tab.table().faces().front() == Face.TABLE) {
      tab.table().playtest().focusFirstAnswer();
    } else {
      tab.table().faces().focusFront();
    }
  }

  /** Returns the table, brought to the front for a command that works on it. */
  PlaytestPane table() {
    if (tab.table().faces().front() != Face.TABLE) {
      tab.table().faces().show(Face.TABLE);
    }
    return tab.table().playtest();
  }

  /** Shows the table without moving the focus from the text. */
  void showTable() {
    if (!tab.table().faces().leave()) {
      tab.table().faces().show(Face.TABLE);
    }
  }

  /** Shows the reference for the word at the caret. */
  void learn() {
    tab.table().faces().show(Face.REFERENCE);
    tab.table().caretMoved();
    tab.table().faces().focusFront();
  }

  /** Shows the outline, with the focus, or hides it. */
  void toggleOutline() {
    remember();
    preferences.change(
        settings -> settings.withPanes(panes -> panes.withOutline(!panes.outline())));
    PaneLayout panes = preferences.now().panes();
    sides.show(tab.parts(), panes);
    if (panes.outline()) {
      tab.text().outline().caretAt(script.caret());
      tab.text().outline().requestFocus();
    } else {
      script.focus();
    }
  }

  void remember() {
    preferences.change(settings -> settings.withPanes(sides::kept));
  }
}
