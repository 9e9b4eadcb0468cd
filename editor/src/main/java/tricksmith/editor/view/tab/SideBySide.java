package tricksmith.editor.view.tab;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.persistence.Halves;
import tricksmith.editor.persistence.PaneLayout;

/** The script, the match next to it and, on request, the outline in front of both. */
public final class SideBySide extends SplitPane {
  private Halves inSight = Halves.BOTH;
  private @Nullable ScriptTabParts parts;
  private PaneLayout panes = PaneLayout.USUAL;

  /** Shows these parts in this layout. */
  void show(ScriptTabParts newParts, PaneLayout newPanes) {
    parts = newParts;
    panes = newPanes;
    SplitPane.setResizableWithParent(newParts.text().outline(), false);
    arrange();
  }

  /** Shows one half, or both. */
  void show(Halves halves) {
    if (inSight != halves) {
      panes = kept(panes);
      inSight = halves;
      arrange();
    }
  }

  /** Returns what is visible. */
  Halves inSight() {
    return inSight;
  }

  private void arrange() {
    ScriptTabParts shown = parts;
    if (shown == null) {
      return;
    }
    List<Node> items = new ArrayList<>();
    if (inSight.hasText()) {
      if (panes.outline()) {
        items.add(shown.text().outline());
      }
      items.add(shown.text().whole());
    }
    if (inSight.hasTable()) {
      items.add(shown.table().faces());
    }
    getItems().setAll(items);
    setDividers();
    shown.placeNotices(inSight);
  }

  private void setDividers() {
    double outline = panes.outlineShare();
    double script = panes.scriptShare();
    switch (inSight) {
      case BOTH -> {
        if (panes.outline()) {
          setDividerPositions(outline, outline + (1 - outline) * script);
        } else {
          setDividerPositions(script);
        }
      }
      case TEXT -> {
        if (panes.outline()) {
          setDividerPositions(outline);
        }
      }
      case TABLE -> {}
    }
  }

  /** Returns the current layout; while only one half is visible, the one before. */
  PaneLayout kept(PaneLayout before) {
    double[] at = getDividerPositions();
    if (inSight != Halves.BOTH) {
      return before;
    }
    return switch (at.length) {
      case 1 -> before.withShares(before.outlineShare(), at[0]);
      case 2 -> before.withShares(at[0], (at[1] - at[0]) / (1 - at[0]));
      default -> before;
    };
  }
}
