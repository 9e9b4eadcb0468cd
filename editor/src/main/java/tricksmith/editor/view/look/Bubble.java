package tricksmith.editor.view.look;

import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.stage.Popup;
import javafx.stage.PopupWindow;
import javafx.stage.Screen;

/** Floats over the script next to what it is about, in the window's look. */
public final class Bubble {
  private static final double GAP = 3;
  private static final double NOWHERE = Double.MAX_VALUE;

  private final Popup popup = new Popup();
  private final StackPane frame = new StackPane();

  /** The bottom edge of a bubble above its place. */
  private double bottom = NOWHERE;

  public Bubble(String style) {
    frame.getStyleClass().addAll("bubble", style);
    popup.getContent().add(frame);
    frame.heightProperty().subscribe(height -> keepBottom(height.doubleValue()));
    popup.setAutoHide(true);
    popup.setAutoFix(true);
    popup.setHideOnEscape(false);
    // Its shadow is part of the popup but not of what is positioned.
    popup.setAnchorLocation(PopupWindow.AnchorLocation.CONTENT_TOP_LEFT);
  }

  /** Shows content below a place on the screen, or above it if there is no room. */
  public void show(Node owner, Bounds place, Region content) {
    show(owner, place, content, false);
  }

  /** Shows content above a place, or below it if there is no room. */
  public void showAbove(Node owner, Bounds place, Region content) {
    show(owner, place, content, true);
  }

  private void show(Node owner, Bounds place, Region content, boolean above) {
    dressLike(owner);
    frame.getChildren().setAll(content);
    if (!popup.isShowing()) {
      popup.show(owner, place.getMinX(), place.getMaxY() + GAP);
    }
    frame.applyCss();
    popup.sizeToScene();
    double height = frame.prefHeight(-1);
    Rectangle2D screen = screenAt(place);
    boolean fitsAbove = place.getMinY() - GAP - height >= screen.getMinY();
    boolean fitsBelow = place.getMaxY() + GAP + height <= screen.getMaxY();
    bottom = fitsAbove && (above || !fitsBelow) ? place.getMinY() - GAP : NOWHERE;
    popup.setAnchorX(place.getMinX());
    popup.setAnchorY(bottom == NOWHERE ? place.getMaxY() + GAP : bottom - height);
  }

  /** Keeps the bottom edge, so that a bubble above its place grows upwards. */
  private void keepBottom(double height) {
    if (popup.isShowing() && bottom != NOWHERE) {
      popup.setAnchorY(bottom - height);
    }
  }

  /**
   * Copies the look of the owner's window: a popup inherits its window's stylesheets only once it
   * is shown, too late for measuring, and never its root's style classes.
   */
  private void dressLike(Node owner) {
    popup.getScene().setUserAgentStylesheet(owner.getScene().getUserAgentStylesheet());
    popup.getScene().getStylesheets().setAll(owner.getScene().getStylesheets());
    frame.getStyleClass().removeIf(Look::isLook);
    owner.getScene().getRoot().getStyleClass().stream()
        .filter(Look::isLook)
        .forEach(frame.getStyleClass()::add);
    if (!frame.getStyleClass().contains("root")) {
      frame.getStyleClass().add("root");
    }
  }

  private static Rectangle2D screenAt(Bounds place) {
    return Screen.getScreensForRectangle(place.getMinX(), place.getMinY(), 1, 1).stream()
        .findFirst()
        .orElse(Screen.getPrimary())
        .getVisualBounds();
  }

  public boolean isShowing() {
    return popup.isShowing();
  }

  public boolean isHovered() {
    return popup.isShowing() && frame.isHover();
  }

  public void hide() {
    popup.hide();
  }

  public void onLeft(Runnable listener) {
    frame.setOnMouseExited(_ -> listener.run());
  }
}
