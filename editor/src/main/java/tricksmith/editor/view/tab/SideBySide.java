package tricksmith.editor.view.tab;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.persistence.PaneLayout;

/**
 * The script, the match next to it and, on request, the outline in front of both. One of the halves
 * can be alone; in a small window one always is.
 */
public final class SideBySide extends SplitPane {
  /** Narrower than this, two halves would both be too small. */
  private static final double ROOM_FOR_BOTH = 900;

  private Halves wanted = Halves.BOTH;
  private Halves alone = Halves.TABLE;
  private boolean isSmall;
  private @Nullable ScriptTabParts parts;
  private PaneLayout panes = PaneLayout.USUAL;

  SideBySide() {
    widthProperty().subscribe(_ -> fit());
  }

  private void fit() {
    boolean small = getWidth() > 0 && getWidth() < ROOM_FOR_BOTH;
    if (small != isSmall) {
      panes = kept(panes);
      isSmall = small;
      arrange();
    }
  }

  /** Shows these parts in this layout. */
  void show(ScriptTabParts newParts, PaneLayout newPanes) {
    parts = newParts;
    panes = newPanes;
    SplitPane.setResizableWithParent(newParts.outline(), false);
    arrange();
  }

  /** Shows one half, or both where there is room. */
  void show(Halves halves) {
    panes = kept(panes);
    wanted = halves;
    alone = halves == Halves.BOTH ? alone : halves;
    arrange();
  }

  /** Shows the other half where only one is in sight. */
  void flip() {
    if (inSight() != Halves.BOTH) {
      show(inSight() == Halves.TEXT ? Halves.TABLE : Halves.TEXT);
    }
  }

  /** What is in sight. */
  Halves inSight() {
    return wanted == Halves.BOTH && isSmall ? alone : wanted;
  }

  private void arrange() {
    ScriptTabParts shown = parts;
    if (shown == null) {
      return;
    }
    List<Node> items = new ArrayList<>();
    if (inSight() != Halves.TABLE) {
      if (panes.outline()) {
        items.add(shown.outline());
      }
      items.add(shown.script());
    }
    if (inSight() != Halves.TEXT) {
      items.add(shown.match());
    }
    getItems().setAll(items);
    setDividers();
  }

  private void setDividers() {
    double outline = panes.outlineShare();
    double script = panes.scriptShare();
    switch (inSight()) {
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

  /** The current layout; as it was while only one half is in sight. */
  PaneLayout kept(PaneLayout before) {
    double[] at = getDividerPositions();
    if (inSight() != Halves.BOTH) {
      return before;
    }
    return switch (at.length) {
      case 1 -> before.withShares(before.outlineShare(), at[0]);
      case 2 -> before.withShares(at[0], (at[1] - at[0]) / (1 - at[0]));
      default -> before;
    };
  }
}
