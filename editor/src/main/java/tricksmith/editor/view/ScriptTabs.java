package tricksmith.editor.view;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.InvalidationListener;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Skin;
import javafx.scene.control.TabPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.view.tab.LentCommands;

/**
 * The tabs and, in the line of their heads, the match commands of the script in front, to leave
 * more height for the table. If the tabs leave no room, or only with names too short to be told
 * apart, the commands have a line of their own.
 */
final class ScriptTabs extends Pane {
  /** The least room for the commands, in em of the usual size. */
  private static final double LEAST_EM = 26;

  private static final double USUAL_EM = 13;

  private static final double MOST_NAME_EM = 18;

  /**
   * The least room for a name on a tab, with its ×, beside the commands; the rest of the name is
   * cut.
   */
  private static final double LEAST_NAME_EM = 5.5;

  /** The space on both sides of a name on a tab. */
  private static final double BESIDE_NAME_EM = 2;

  /** The room for the menu of tabs that are out of sight. */
  private static final double OTHERS_EM = 3;

  private final TabPane tabs;
  private final InvalidationListener moved = _ -> requestLayout();
  private @Nullable LentCommands commands;
  private boolean isLent;
  private @Nullable Heads heads;

  /**
   * The line with the heads of the tabs.
   *
   * @param skin which has made it
   * @param names the heads themselves
   */
  private record Heads(Skin<?> skin, Region line, Region names) {}

  ScriptTabs(TabPane tabs) {
    this.tabs = tabs;
    getChildren().setAll(tabs);
    setMinSize(0, 0);
  }

  /** Shows the commands of the script in front; null for none beside the tabs. */
  void show(@Nullable LentCommands next) {
    LentCommands before = commands;
    if (next == null ? before != null : !next.equals(before)) {
      if (before != null) {
        before.below().localToSceneTransformProperty().removeListener(moved);
        before.below().widthProperty().removeListener(moved);
        giveBack(before);
      }
      commands = next;
      if (next != null) {
        next.below().localToSceneTransformProperty().addListener(moved);
        next.below().widthProperty().addListener(moved);
        borrow(next);
      }
    }
    requestLayout();
  }

  private void borrow(LentCommands next) {
    next.lend(true);
    getChildren().add(next.line());
    isLent = true;
  }

  private void giveBack(LentCommands before) {
    if (isLent) {
      getChildren().remove(before.line());
      isLent = false;
    }
    before.lend(false);
  }

  @Override
  protected void layoutChildren() {
    tabs.resizeRelocate(0, 0, getWidth(), getHeight());
    LentCommands now = commands;
    if (now == null
        || now.below().getScene() == null
        || !(heads() instanceof Heads(var _, Region line, Region names))) {
      return;
    }
    tabs.layout();
    double em = USUAL_EM * Math.max(1, line.getHeight() / (3 * USUAL_EM));
    Bounds half = sceneToLocal(now.below().localToScene(now.below().getLayoutBounds()));
    boolean isTextBeside = half.getMinX() > em;
    double room = isTextBeside ? half.getMinX() : half.getMaxX() - LEAST_EM * em;
    double shortest = tabs.getTabs().size() * (LEAST_NAME_EM + BESIDE_NAME_EM) * em;
    shrink(names, isLent ? room : getWidth() - OTHERS_EM * em, em);
    double end = sceneToLocal(line.localToScene(names.prefWidth(-1), 0)).getX();
    double left = Math.max(half.getMinX(), end);
    boolean isBeside = shortest <= room || end <= room;
    if (isBeside != isLent) {
      Platform.runLater(() -> settle(now, isBeside));
    }
    if (isLent) {
      now.line()
          .resizeRelocate(
              snapPositionX(left),
              0,
              snapSizeX(half.getMaxX() - left),
              Math.max(0, line.getHeight() - 1));
    }
  }

  /** Returns the heads of the tabs, which are only searched for if there are new ones. */
  private @Nullable Heads heads() {
    Skin<?> skin = tabs.getSkin();
    if (skin != null
        && (heads == null || !heads.skin().equals(skin))
        && tabs.lookup(".tab-header-area") instanceof Region line
        && tabs.lookup(".headers-region") instanceof Region names) {
      heads = new Heads(skin, line, names);
    }
    return heads;
  }

  /** Shortens the longest names on tabs, so that all have room. */
  private void shrink(Region names, double room, double em) {
    List<Node> shown = names.getChildrenUnmodifiable();
    double[] wanted = shown.stream().mapToDouble(ScriptTabs::widthOfName).sorted().toArray();
    double left = room - wanted.length * BESIDE_NAME_EM * em;
    double longest = left;
    for (int i = 0; i < wanted.length; i++) {
      longest = left / (wanted.length - i);
      if (wanted[i] > longest) {
        break;
      }
      left -= wanted[i];
    }
    double most = Math.clamp(longest, LEAST_NAME_EM * em, MOST_NAME_EM * em);
    if (most != tabs.getTabMaxWidth()) {
      tabs.setTabMaxWidth(most);
      tabs.layout();
    }
  }

  /** Returns how wide a whole name is, with its ×. */
  private static double widthOfName(Node tab) {
    return Stream.of(".tab-label", ".tab-close-button")
        .map(tab::lookup)
        .filter(Objects::nonNull)
        .mapToDouble(part -> part.prefWidth(-1))
        .sum();
  }

  private void settle(LentCommands decided, boolean isBeside) {
    if (decided.equals(commands) && isBeside != isLent) {
      if (isBeside) {
        borrow(decided);
      } else {
        giveBack(decided);
      }
      requestLayout();
    }
  }
}
