package tricksmith.editor.signs;

import java.util.List;
import java.util.Objects;
import javafx.beans.InvalidationListener;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.Skin;
import javafx.scene.control.SkinBase;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import javafx.scene.text.TextFlow;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/**
 * Replaces the text of a control that contains red signs, because JavaFX draws all text of a
 * control in one colour: the same words, in the same lines, at the same place.
 */
final class RedText extends TextFlow {
  /** More than the width of any line, so that none is broken for a fraction of a pixel. */
  private static final double SPARE = 1;

  private final Labeled labeled;
  private final InvalidationListener drawing = _ -> draw();
  private @Nullable Text plain;
  private String written = "";
  private Subscription changes = Subscription.EMPTY;

  private RedText(Labeled labeled) {
    this.labeled = labeled;
    setManaged(false);
    setMouseTransparent(true);
    labeled.skinProperty().subscribe(this::wear);
  }

  /** Listens after the skin, which first puts its parts into the control again. */
  private void wear(@Nullable Skin<?> skin) {
    changes.unsubscribe();
    changes =
        skin == null
            ? Subscription.EMPTY
            : Subscription.combine(
                labeled.textProperty().subscribe(_ -> place()),
                labeled.graphicProperty().subscribe(_ -> place()),
                labeled.contentDisplayProperty().subscribe(_ -> place()));
  }

  /** Writes the red signs in a control's text from now on. */
  static void follow(Labeled labeled) {
    if (labeled.getProperties().putIfAbsent(RedText.class, true) == null) {
      new RedText(labeled);
    }
  }

  private void place() {
    if (!(labeled.getSkin() instanceof SkinBase<?> skin)) {
      return;
    }
    Text text = textOf(skin);
    if (!Objects.equals(text, plain)) {
      follow(text);
    }
    String said = labeled.getText();
    boolean isRed = text != null && said != null && RedSigns.isRed(said);
    if (!isRed) {
      skin.getChildren().remove(this);
    } else if (!skin.getChildren().contains(this)) {
      skin.getChildren().add(this);
    }
    if (text != null) {
      text.setVisible(!isRed);
    }
    draw();
  }

  /** Returns the text that the skin draws; icons are texts, too. */
  private @Nullable Text textOf(SkinBase<?> skin) {
    for (Node part : skin.getChildren()) {
      if (part instanceof Text text && !text.equals(labeled.getGraphic())) {
        return text;
      }
    }
    return null;
  }

  private void follow(@Nullable Text text) {
    if (plain != null) {
      listen(plain, false);
    }
    plain = text;
    if (text != null) {
      listen(text, true);
    }
  }

  private void listen(Text text, boolean listens) {
    for (var property :
        List.of(
            text.textProperty(),
            text.layoutXProperty(),
            text.layoutYProperty(),
            text.layoutBoundsProperty(),
            text.wrappingWidthProperty())) {
      if (listens) {
        property.addListener(drawing);
      } else {
        property.removeListener(drawing);
      }
    }
  }

  private void draw() {
    Text text = plain;
    if (text == null || getParent() == null) {
      return;
    }
    write(text);
    boolean wraps = text.getWrappingWidth() > 0;
    setTextAlignment(wraps ? text.getTextAlignment() : TextAlignment.LEFT);
    setLineSpacing(text.getLineSpacing());
    var bounds = text.getLayoutBounds();
    resizeRelocate(
        text.getLayoutX() + bounds.getMinX(),
        text.getLayoutY() + bounds.getMinY(),
        (wraps ? text.getWrappingWidth() : bounds.getWidth()) + SPARE,
        bounds.getHeight());
  }

  /** Writes what the control shows of its text, which may be shortened. */
  private void write(Text text) {
    String shown = text.getText();
    if (shown.equals(written)) {
      return;
    }
    written = shown;
    List<Text> parts = RedSigns.parts(shown);
    for (Text part : parts) {
      part.fontProperty().bind(text.fontProperty());
      part.underlineProperty().bind(text.underlineProperty());
      if (part.getStyleClass().isEmpty()) {
        part.fillProperty().bind(text.fillProperty());
      }
    }
    getChildren().setAll(parts);
    applyCss();
  }
}
