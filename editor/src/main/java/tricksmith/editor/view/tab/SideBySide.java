package tricksmith.editor.view.tab;

import javafx.scene.control.SplitPane;
import tricksmith.editor.persistence.PaneLayout;

/** The script, the match next to it and, on request, the outline in front of both. */
public final class SideBySide extends SplitPane {

  /** Shows these parts in this layout. */
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

  /** The current layout. */
  PaneLayout kept(PaneLayout before) {
    double[] at = getDividerPositions();
    return switch (at.length) {
      case 1 -> before.withShares(before.outlineShare(), at[0]);
      case 2 -> before.withShares(at[0], (at[1] - at[0]) / (1 - at[0]));
      default -> before;
    };
  }
}
