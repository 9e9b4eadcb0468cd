package tricksmith.editor.view.face;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
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

/**
 * The right half of a script. The match is always there, at the same place; figures, the reference,
 * a change and proposals lie over it, and meanwhile nobody plays on under them.
 */
public final class RightHalf extends Pane {
  private static final double OPTIONS_EM = 28;

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
  private @Nullable Region proposals;
  private @Nullable Region notices;

  /** Who had the keyboard before another face came to the front. */
  private @Nullable Node before;

  /** The table in front, with nothing over it. */
  public RightHalf(Texts texts, PlaytestPane match, FiguresPane figures, LearningPane reference) {
    this.match = match;
    this.figures = figures;
    this.reference = reference;
    change = match.changeSheet();
    change.setVisible(false);
    options = match.lendOptions();
    faces = new FaceSwitch(texts, this::turnTo);
    match.lendCommands(true);
    HBox.setHgrow(match.commands(), Priority.ALWAYS);
    bar = new HBox(faces, match.commands());
    bar.getStyleClass().add("right-bar");
    getStyleClass().add("right-half");
    getStylesheets().add(PlaytestPane.stylesheet());
    bar.addEventHandler(KeyEvent.KEY_PRESSED, this::leaveBy);
    figures.addEventFilter(KeyEvent.KEY_PRESSED, this::leaveBy);
    reference.addEventFilter(KeyEvent.KEY_PRESSED, this::leaveBy);
    figures.setMinSize(0, 0);
    reference.setMinSize(0, 0);
    setMinSize(120, 0);
    arrange();
  }

  // Faces.

  /** The face in front. */
  public Face front() {
    return front;
  }

  /** Is told which face is wanted in front, be it there already. */
  public void onTurned(Consumer<Face> listener) {
    turned = listener;
  }

  /** Brings a face to the front, and the keyboard with it. */
  public void turnTo(Face face) {
    show(face);
    focusFront();
  }

  /** Brings a face to the front; the keyboard stays where it is, if that stays in sight. */
  public void show(Face face) {
    boolean within = isFocusIn(figures) || isFocusIn(reference);
    if (front == Face.TABLE && face != Face.TABLE) {
      before = focusOwner();
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

  /** Goes back to the table, and to where the keyboard was; returns whether there was a way. */
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

  /** Gives the keyboard to what is in front. */
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

  /** Shows what another half shows, which this one takes the place of. */
  public void openAsIn(RightHalf other) {
    match.openAsIn(other.match);
    show(other.front);
  }

  // What lies over the table.

  /** Lays what an edit has made of the match over it, or takes it away. */
  public void showChange(boolean nowChanged) {
    isChanged = nowChanged;
    arrange();
  }

  /** Whether an edit has made something of the match that lies over it, or waits to. */
  public boolean isChanged() {
    return isChanged;
  }

  /** Lays proposals over the table; null takes them away. */
  public void showProposals(@Nullable Region next) {
    proposals = next;
    arrange();
  }

  /** Whether the text is in sight beside it; else what lies over the table says what it says. */
  public void textInSight(boolean seen) {
    match.textInSight(seen);
    reference.textInSight(seen);
  }

  /** Whether what was proposed, or what it would make of a trick, has the keyboard. */
  public boolean isFocusInProposals() {
    return proposals != null && isFocusIn(proposals);
  }

  /** Notices to float at the top; null if they are somewhere else. */
  public void showNotices(@Nullable Region floating) {
    notices = floating;
    arrange();
  }

  /**
   * Nobody answers at a table that is not in sight: whoever was there finds the keyboard on what
   * lies over it.
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
    lay(parts);
    boolean turnedUp = change.isVisible() != changeShown;
    change.setVisible(changeShown);
    match.setDisable(covered || changeShown);
    match.offerOptionsOnly(covered || changeShown);
    match.cover(covered);
    faces.tellNews(isChanged && !changeShown);
    if (turnedUp && there && !covered) {
      match.answerByKeys();
    }
  }

  /** What stays is not taken away in between, as it would lose the keyboard. */
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

  /** The faces, and the commands of the one in front, in one line above it. */
  public Region bar() {
    return bar;
  }

  /** Leaves the bar to somebody who shows it elsewhere, or takes it back. */
  public void lendBar(boolean lent) {
    isLent = lent;
    arrange();
  }

  /** Leaves nothing but the table and its commands, or brings the rest back. */
  public void alone(boolean nowAlone) {
    if (nowAlone) {
      leave();
    }
    faces.setVisible(!nowAlone);
    faces.setManaged(!nowAlone);
    match.alone(nowAlone);
  }

  /** Nothing covers the bar. */
  @Override
  protected void layoutChildren() {
    double top = isLent ? 0 : snapSizeY(bar.prefHeight(getWidth()));
    if (!isLent) {
      bar.resizeRelocate(0, 0, getWidth(), top);
    }
    double height = getHeight() - top;
    for (Node part : getChildren()) {
      if (part.equals(notices)) {
        part.resizeRelocate(0, top, getWidth(), part.prefHeight(getWidth()));
      } else if (part.equals(options)) {
        double width = Math.min(OPTIONS_EM * match.em(), getWidth());
        part.resizeRelocate(getWidth() - width, top, width, height);
      } else if (!part.equals(bar)) {
        part.resizeRelocate(0, top, getWidth(), height);
      }
    }
  }
}
