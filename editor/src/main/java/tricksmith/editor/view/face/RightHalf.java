package tricksmith.editor.view.face;

import static tricksmith.editor.node.Presence.present;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.figures.FiguresPane;
import tricksmith.editor.learning.LearningPane;
import tricksmith.editor.table.PlaytestPane;
import tricksmith.editor.view.look.Texts;
import tricksmith.editor.view.notice.Notices;

/**
 * The right half of a script. The match is always there, in the same place; figures, the reference,
 * a change and proposals lie over it, and play stops while they do.
 */
public final class RightHalf extends Pane {
  private static final double OPTIONS_EM = 28;

  /** The least width of a comparison beside the options; with less, it lies above them. */
  private static final double COMPARISON_EM = 40;

  /** The share of the height that options below a comparison may take. */
  private static final double OPTIONS_BELOW = 0.45;

  private final PlaytestPane match;
  private final FiguresPane figures;
  private final LearningPane reference;
  private final Region change;
  private final Region options;
  private final FaceSwitch faces;
  private final HBox bar;
  private Face front = Face.TABLE;
  private Consumer<Face> turned = _ -> {};
  private boolean isChanged;
  private boolean isLent;
  private boolean isAwaited;
  private @Nullable Region proposals;
  private @Nullable Notices notices;

  /** The last focus owner that is not in the bar. */
  private @Nullable Node elsewhere;

  /** The focus owner before another face came to the front. */
  private @Nullable Node before;

  /** Creates the half with the table in front and nothing over it. */
  public RightHalf(Texts texts, PlaytestPane match, FiguresPane figures, LearningPane reference) {
    this.match = match;
    this.figures = figures;
    this.reference = reference;
    change = match.changeSheet();
    change.setVisible(false);
    options = match.lendOptions();
    options.visibleProperty().subscribe(this::requestLayout);
    faces = new FaceSwitch(texts, this::turnTo);
    match.lendCommands(true);
    match.onPlaced(this::followTable);
    HBox.setHgrow(match.commands(), Priority.ALWAYS);
    bar = new HBox(faces, match.commands());
    bar.getStyleClass().add("right-bar");
    getStyleClass().add("right-half");
    bar.addEventHandler(KeyEvent.KEY_PRESSED, this::leaveBy);
    figures.addEventFilter(KeyEvent.KEY_PRESSED, this::leaveBy);
    reference.addEventFilter(KeyEvent.KEY_PRESSED, this::leaveBy);
    sceneProperty()
        .flatMap(Scene::focusOwnerProperty)
        .subscribe(
            owner -> {
              if (owner != null && !isIn(bar, owner)) {
                elsewhere = owner;
              }
            });
    figures.setMinSize(0, 0);
    reference.setMinSize(0, 0);
    setMinSize(120, 0);
    arrange();
  }

  // Faces.

  public Face front() {
    return front;
  }

  /** Sets whether it is still empty, because the text beside it is to be drawn first. */
  public void await(boolean nowAwaited) {
    isAwaited = nowAwaited;
    bar.getChildren().setAll(nowAwaited ? List.of() : List.of(faces, match.commands()));
    arrange();
  }

  /** Sets a listener for the face wanted in front, even if it is there already. */
  public void onTurned(Consumer<Face> listener) {
    turned = listener;
  }

  /** Brings a face to the front, with the focus. */
  public void turnTo(Face face) {
    show(face);
    focusFront();
  }

  /** Brings a face to the front; the focus stays where it is, if that stays visible. */
  public void show(Face face) {
    boolean within = isFocusIn(figures) || isFocusIn(reference);
    if (front == Face.TABLE && face != Face.TABLE) {
      before = elsewhere;
    }
    front = face;
    arrange();
    faces.show(face);
    reference.inFront(face == Face.REFERENCE);
    turned.accept(face);
    if (within && face == Face.TABLE) {
      match.answerByKeys();
    }
  }

  /** Turns to a face, or back to the table if it is in front. */
  public void turn(Face face) {
    if (front == face) {
      leave();
    } else {
      turnTo(face);
    }
  }

  /**
   * Returns to the table, and the focus to where it was; returns false if the table was in front
   * already.
   */
  public boolean leave() {
    if (front == Face.TABLE) {
      return false;
    }
    boolean within = isFocusIn(figures) || isFocusIn(reference) || isFocusIn(bar);
    Node back = before;
    show(Face.TABLE);
    if (within && back != null && canTakeKeys(back)) {
      back.requestFocus();
    }
    return true;
  }

  private boolean canTakeKeys(Node node) {
    return node.getScene() != null
        && node.getScene().equals(getScene())
        && !node.isDisabled()
        && !isIn(bar, node);
  }

  private void leaveBy(KeyEvent key) {
    if (key.getCode() == KeyCode.ESCAPE && leave()) {
      key.consume();
    }
  }

  public void focusFront() {
    switch (front) {
      case TABLE -> {
        if (proposals != null) {
          proposals.requestFocus();
        } else {
          match.answerByKeys();
        }
      }
      case FIGURES -> figures.focusFirst();
      case REFERENCE -> reference.focusFirst();
    }
  }

  /** Shows what another half shows, which this one replaces. */
  public void openAsIn(RightHalf other) {
    match.openAsIn(other.match);
    show(other.front);
  }

  /** Whether anything in this half has the focus. */
  public boolean holdsFocus() {
    return isFocusIn(this);
  }

  // What lies over the table.

  /** Shows the effect of an edit over the match, or hides it. */
  public void showChange(boolean nowChanged) {
    isChanged = nowChanged;
    arrange();
  }

  /** Whether the effect of an edit lies over the match, or waits to. */
  public boolean isChanged() {
    return isChanged;
  }

  /** Lays proposals over the table; null takes them away. */
  public void showProposals(@Nullable Region next) {
    proposals = next;
    arrange();
  }

  /**
   * Sets whether the text is visible beside it; if not, what lies over the table shows its content.
   */
  public void textInSight(boolean seen) {
    match.textInSight(seen);
    reference.textInSight(seen);
  }

  /** Whether the proposals, or the preview of their effect, have the focus. */
  public boolean isFocusInProposals() {
    return proposals != null && isFocusIn(proposals);
  }

  /** Finds other places for notices, since cards have come to lie elsewhere. */
  private void followTable() {
    if (notices != null) {
      notices.requestLayout();
    }
  }

  /** Sets notices to float over the table; null if they are somewhere else. */
  public void showNotices(@Nullable Notices floating) {
    if (notices != null) {
      notices.floatIn(null);
    }
    notices = floating;
    arrange();
  }

  /**
   * Lays out the layers. A covered table takes no answers: the focus moves from there to what lies
   * over it.
   */
  private void arrange() {
    boolean changeShown = isChanged && front == Face.TABLE && proposals == null;
    boolean covered = front != Face.TABLE || proposals != null;
    boolean there = isFocusIn(changeShown ? match : change);
    List<Node> parts = new ArrayList<>(List.of(match, change));
    if (proposals != null) {
      parts.add(proposals);
    }
    switch (front) {
      case TABLE -> {}
      case FIGURES -> parts.add(figures);
      case REFERENCE -> parts.add(reference);
    }
    parts.add(options);
    if (notices != null) {
      parts.add(notices);
    }
    if (!isLent) {
      parts.add(bar);
    }
    lay(isAwaited ? List.of() : parts);
    boolean turnedUp = change.isVisible() != changeShown;
    change.setVisible(changeShown);
    requestLayout();
    match.setDisable(covered || changeShown);
    match.offerOptionsOnly(covered || changeShown);
    match.cover(covered);
    if (notices != null) {
      notices.floatIn(match.isDisabled() ? null : match::clearing);
    }
    faces.tellNews(isChanged && !changeShown);
    if (turnedUp && there && !covered) {
      match.answerByKeys();
    }
  }

  /** Replaces the parts without removing those that stay, since they would lose the focus. */
  private void lay(List<Node> parts) {
    getChildren().removeIf(part -> !parts.contains(part));
    for (int place = 0; place < parts.size(); place++) {
      if (place >= getChildren().size() || !getChildren().get(place).equals(parts.get(place))) {
        getChildren().add(place, parts.get(place));
      }
    }
  }

  private @Nullable Node focusOwner() {
    return getScene() == null ? null : getScene().getFocusOwner();
  }

  private boolean isFocusIn(Node part) {
    return isIn(part, focusOwner());
  }

  private static boolean isIn(Node part, @Nullable Node node) {
    Node at = node;
    while (at != null && !at.equals(part)) {
      at = at.getParent();
    }
    return at != null;
  }

  // The bar.

  /** Returns the faces, and the commands of the one in front, in one line above it. */
  public Region bar() {
    return bar;
  }

  /** Lends the bar to a caller that shows it elsewhere, or takes it back. */
  public void lendBar(boolean lent) {
    isLent = lent;
    arrange();
  }

  /** Shows only the table and its commands, or brings the rest back. */
  public void alone(boolean nowAlone) {
    if (nowAlone) {
      leave();
    }
    present(faces, !nowAlone);
    match.alone(nowAlone);
  }

  /** Lays out the parts; nothing covers the bar. */
  @Override
  protected void layoutChildren() {
    double top = isLent ? 0 : snapSizeY(bar.prefHeight(getWidth()));
    if (!isLent) {
      bar.resizeRelocate(0, 0, getWidth(), top);
    }
    double height = getHeight() - top;
    for (Node part : getChildren()) {
      if (part.equals(change)) {
        layOutComparison(top, height);
      } else if (part.equals(options)) {
        layOutOptions(top, height);
      } else if (!part.equals(bar) && !part.equals(notices)) {
        part.resizeRelocate(0, top, getWidth(), height);
      }
    }
    if (notices != null) {
      double high = match.isDisabled() ? notices.prefHeight(getWidth()) : height;
      notices.resizeRelocate(0, top, getWidth(), high);
    }
  }

  /**
   * Lays out a comparison so that the options leave it in sight: one of them may have caused it.
   */
  private void layOutComparison(double top, double height) {
    double right = options.isVisible() && isRoomBeside() ? optionsWidth() : 0;
    double below = options.isVisible() && !isRoomBeside() ? optionsBelow(height) : 0;
    change.resizeRelocate(0, top, getWidth() - right, height - below);
  }

  /** Lays out the options: over the table only as high as they need to be. */
  private void layOutOptions(double top, double height) {
    if (change.isVisible() && !isRoomBeside()) {
      double below = optionsBelow(height);
      options.resizeRelocate(0, top + height - below, getWidth(), below);
      return;
    }
    double wide = optionsWidth();
    double high = change.isVisible() ? height : Math.min(height, options.prefHeight(wide));
    options.resizeRelocate(getWidth() - wide, top, wide, high);
  }

  private boolean isRoomBeside() {
    return getWidth() - optionsWidth() >= COMPARISON_EM * match.em();
  }

  private double optionsWidth() {
    return Math.min(OPTIONS_EM * match.em(), getWidth());
  }

  private double optionsBelow(double height) {
    return Math.min(options.prefHeight(getWidth()), OPTIONS_BELOW * height);
  }
}
