package tricksmith.editor.node;

import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/** Labels that are never cut. */
public final class Wrapping {
  private Wrapping() {}

  /** Returns a label of these style classes that takes as many lines as its text needs. */
  public static Label wrapped(String text, String... classes) {
    return wrapped(Styled.styled(new Label(text), classes));
  }

  /** Lets a label take as many lines as its text needs, and returns it. */
  public static Label wrapped(Label label) {
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    return label;
  }
}
