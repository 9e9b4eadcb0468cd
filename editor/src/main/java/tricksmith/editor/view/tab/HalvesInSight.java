package tricksmith.editor.view.tab;

import java.util.Optional;
import tricksmith.editor.persistence.Halves;
import tricksmith.editor.persistence.PaneLayout;
import tricksmith.editor.table.PlaytestPane;
import tricksmith.editor.view.face.Face;
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

  /** Returns the halves, as they are laid out. */
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
    if (sides.inSight() == Halves.TABLE && !tab.parts().match().holdsFocus()) {
      tab.parts().match().focusFront();
    }
  }

  /**
   * Shows only the table in the tab, or brings the rest back.
   *
   * @param back called when the user asks at the table for the rest
   */
  void play(boolean playing, Runnable back) {
    ScriptTabParts parts = tab.parts();
    parts.match().alone(playing);
    parts.playtest().onShowText(back);
    parts.status().setVisible(!playing);
    parts.status().setManaged(!playing);
  }

  /** Returns the commands for the match, and what they belong to; empty if the table is hidden. */
  Optional<LentCommands> commands() {
    return sides.inSight().hasTable()
        ? Optional.of(new LentCommands(tab.parts().match()))
        : Optional.empty();
  }

  /** Takes the focus. */
  void focus() {
    if (sides.inSight().hasText()) {
      script.focus();
    } else if (tab.parts().match().front() == Face.TABLE) {
      tab.parts().playtest().focusFirstAnswer();
    } else {
      tab.parts().match().focusFront();
    }
  }

  /** Returns the table, brought to the front for a command that works on it. */
  PlaytestPane table() {
    if (tab.parts().match().front() != Face.TABLE) {
      tab.parts().match().show(Face.TABLE);
    }
    return tab.parts().playtest();
  }

  /** Shows the table without moving the focus from the text. */
  void showTable() {
    if (!tab.parts().match().leave()) {
      tab.parts().match().show(Face.TABLE);
    }
  }

  /** Shows the reference for the word at the caret. */
  void learn() {
    tab.parts().match().show(Face.REFERENCE);
    tab.parts().caretMoved();
    tab.parts().match().focusFront();
  }

  /** Shows the outline, with the focus, or hides it. */
  void toggleOutline() {
    remember();
    preferences.change(
        settings -> settings.withPanes(panes -> panes.withOutline(!panes.outline())));
    PaneLayout panes = preferences.now().panes();
    ScriptTabParts parts = tab.parts();
    sides.show(parts, panes);
    if (panes.outline()) {
      parts.outline().caretAt(script.caret());
      parts.outline().requestFocus();
    } else {
      script.focus();
    }
  }

  /** Remembers where the dividers are. */
  void remember() {
    preferences.change(settings -> settings.withPanes(sides::kept));
  }
}
