package tricksmith.editor.table.seat;

import java.lang.Character.UnicodeScript;
import javafx.scene.control.Label;
import javafx.scene.text.Text;
import tricksmith.editor.signs.RedSigns;

/** A variable of a seat and its value. Where there is too little room, its name is shortened. */
final class VariableTag extends Label {
  private static final String CUT = "…";

  /** By how much widths may differ that are meant to be the same. */
  private static final double ROUNDING = 0.01;

  private final String name;
  private final String value;

  /**
   * Creates a tag.
   *
   * @param value what stays in sight
   */
  VariableTag(String name, String value) {
    super(name + " " + value);
    this.name = name;
    this.value = value;
    getStyleClass().addAll("chip", "chip-variable");
    setAccessibleText(getText());
    RedSigns.on(this);
  }

  /** Returns the width of its value alone. */
  double leastWidth() {
    return Math.min(prefWidth(-1), widthOf(shortened(0)));
  }

  @Override
  protected double computePrefWidth(double height) {
    return widthOf(whole());
  }

  @Override
  protected void layoutChildren() {
    setText(longestIn(getWidth()));
    super.layoutChildren();
  }

  private String longestIn(double width) {
    String written = whole();
    for (int left = name.codePointCount(0, name.length()) - 1;
        left >= 0 && widthOf(written) > width + ROUNDING;
        left--) {
      written = shortened(left);
    }
    return written;
  }

  private String whole() {
    return name + " " + value;
  }

  /** Returns the value after the beginning of the name, which ends as abbreviations do. */
  private String shortened(int letters) {
    String start = name.substring(0, name.offsetByCodePoints(0, letters)).strip();
    boolean isAbbreviated =
        !start.isEmpty()
            && UnicodeScript.of(start.codePointBefore(start.length())) == UnicodeScript.LATIN;
    return start + (isAbbreviated ? ". " : CUT) + value;
  }

  private double widthOf(String words) {
    Text measured = new Text(words);
    measured.setFont(getFont());
    double wide = snapSizeX(measured.getLayoutBounds().getWidth());
    return snappedLeftInset() + wide + snappedRightInset();
  }
}
