package tricksmith.editor.table.card;

import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.input.MouseEvent;
import javafx.scene.transform.Translate;
import tricksmith.editor.table.geometry.TableGeometry;

/**
 * A card that can be acted on by mouse, touch or keyboard, with a description for screen readers.
 * The button keeps its place: only the card on it is raised, so that it never slips away from under
 * the pointer.
 */
public final class CardButton extends Button {
  /** How far a card that may be played is raised, in heights of the card. */
  private static final double LEGAL = 0.06;

  private static final double POINTED_AT = TableGeometry.HIGHEST_RAISED - LEGAL;

  private final CardFace face;
  private Runnable pointed = () -> {};
  private boolean isPicked;

  /** Whether it is one of several to choose: then only those are raised that are picked. */
  private boolean isPickable;

  /** Whether the mouse has moved on the card since it came here. */
  private boolean isMouseAt;

  private final CardTouch touch = new CardTouch(this);

  /** Separate from the card's own translation, which is used for cards in motion. */
  private final Translate raised = new Translate();

  public CardButton(CardFace face, String accessibleText, Runnable action) {
    this.face = face;
    face.getTransforms().add(raised);
    getStyleClass().setAll("card-button");
    setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    setGraphic(face);
    setAccessibleText(accessibleText);
    setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
    setOnAction(_ -> action.run());
    // Also a card that the tab key passes over takes the focus when it is pressed.
    addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> requestFocus());
    hoverProperty().subscribe(this::raise);
    focusedProperty().subscribe(focused -> touch.left(focused));
    touch.listen();
    heightProperty().subscribe(this::raise);
  }

  void raise() {
    boolean isLegal = face.getStyleClass().contains("legal");
    boolean isPointedAt = isLegal && (isHover() || touch.isRaised());
    double atRest = isLegal && !isPickable ? LEGAL : 0;
    double by = isPicked ? TableGeometry.HIGHEST_RAISED : atRest + (isPointedAt ? POINTED_AT : 0);
    raised.setY(-by * getHeight());
  }

  /** Raises and ticks the card, or puts it back. */
  void pick(boolean picked) {
    isPickable = true;
    isPicked = picked;
    face.pick(picked);
    raise();
  }

  public CardFace face() {
    return face;
  }

  /**
   * Sets what to do when the mouse or the focus points at the card, and when it leaves. A card that
   * slides under a resting mouse is not pointed at.
   */
  CardButton pointedAt(Runnable newPointed, Runnable left) {
    pointed = newPointed;
    addEventHandler(MouseEvent.MOUSE_MOVED, _ -> pointByMouse());
    hoverProperty().subscribe(hovered -> leaveByMouse(hovered, left));
    focusVisibleProperty().subscribe(pointing -> (pointing ? pointed : left).run());
    return this;
  }

  private void pointByMouse() {
    if (!isMouseAt) {
      isMouseAt = true;
      pointed.run();
    }
  }

  private void leaveByMouse(boolean isHovered, Runnable left) {
    if (isMouseAt && !isHovered) {
      isMouseAt = false;
      left.run();
    }
  }

  /** Lets the first touch of a finger only raise the card, to show which one it is. */
  CardButton touchedTwice() {
    touch.askFirst();
    return this;
  }

  public void point() {
    pointed.run();
  }
}
