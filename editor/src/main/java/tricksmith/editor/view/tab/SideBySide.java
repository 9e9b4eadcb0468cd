package tricksmith.editor.view.tab;

import javafx.scene.control.SplitPane;
import tricksmith.editor.persistence.PaneLayout;

/** The script, the match beside it and, if it is wanted, the outline before both. */
public final class SideBySide extends SplitPane {

  /** Shows these parts, divided like this. */
  void show(ScriptTabParts parts, PaneLayout panes) {
    SplitPane.setResizableWithParent(parts.outline(), false);
    double outline = panes.outlineShare();
    if (panes.outline()) {
      getItems().setAll(parts.outline(), parts.script(), parts.match());
      setDividerPositions(outline, outline + (1 - outline) * panes.scriptShare());
    } else {
      getItems().setAll(parts.script(), parts.match());
      setDividerPositions(panes.scriptShare());
    }
  }

  /** As it is divided now. */
  PaneLayout kept(PaneLayout before) {
    double[] at = getDividerPositions();
    return switch (at.length) {
      case 1 -> before.withShares(before.outlineShare(), at[0]);
      case 2 -> before.withShares(at[0], (at[1] - at[0]) / (1 - at[0]));
      default -> before;
    };
  }
}
