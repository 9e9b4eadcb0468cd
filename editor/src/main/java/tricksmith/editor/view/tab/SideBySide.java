package tricksmith.editor.view.tab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.persistence.Halves;
import tricksmith.editor.persistence.PaneLayout;
import tricksmith.editor.view.half.ScriptTabParts;

/** The script, the match next to it and, on request, the outline in front of both. */
public final class SideBySide extends SplitPane {
  private Halves inSight = Halves.BOTH;
  private @Nullable ScriptTabParts parts;
  private PaneLayout panes = PaneLayout.USUAL;

  /** The width for which its dividers were placed; negative before they are. */
  private double dividedAt = -1;

  /** Where they were placed then: pushed aside if there was too little room. */
  private double[] placed = {};

  void show(ScriptTabParts newParts, PaneLayout newPanes) {
    parts = newParts;
    panes = newPanes;
    SplitPane.setResizableWithParent(newParts.text().outline(), false);
    arrange();
  }

  /** Shows one half, or both. */
  void show(Halves halves) {
    if (inSight != halves) {
      noteDragging();
      inSight = halves;
      arrange();
    }
  }

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
    dividedAt = -1;
    placed = new double[0];
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

  /** Divides every width by the same shares, however wide or narrow it was in between. */
  @Override
  protected void layoutChildren() {
    if (getWidth() == dividedAt) {
      super.layoutChildren();
      return;
    }
    noteDragging();
    super.layoutChildren();
    setDividers();
    super.layoutChildren();
    dividedAt = getWidth();
    placed = getDividerPositions();
  }

  /** Takes over where the user has dragged dividers, if they are not where they were placed. */
  private void noteDragging() {
    double[] at = getDividerPositions();
    if (inSight != Halves.BOTH || at.length != placed.length || Arrays.equals(at, placed)) {
      return;
    }
    panes =
        at.length == 1
            ? panes.withShares(panes.outlineShare(), at[0])
            : panes.withShares(at[0], (at[1] - at[0]) / (1 - at[0]));
  }

  /** Returns a layout with the shares that the user has chosen here. */
  PaneLayout kept(PaneLayout before) {
    noteDragging();
    return before.withShares(panes.outlineShare(), panes.scriptShare());
  }
}
