package tricksmith.editor.view.look;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Font;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.geom.Area;
import java.awt.geom.Rectangle2D;
import java.io.InputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A script is read letter by letter: signs that differ look different. */
class ScriptFontTest {
  private static final float SIZE = 1000;

  /** Curly ones lean to one side: their lower half is not below the middle of the upper one. */
  @ParameterizedTest
  @ValueSource(strings = {"\"", "'"})
  void drawsStraightQuotationMarksStraight(String mark) throws Exception {
    Shape outline = outline(mark);
    Rectangle2D bounds = outline.getBounds2D();
    Rectangle2D upper = half(outline, bounds.getMinY(), bounds.getCenterY());
    Rectangle2D lower = half(outline, bounds.getCenterY(), bounds.getMaxY());

    assertThat(bounds.getHeight()).isPositive();
    assertThat(lower.getCenterX()).isEqualTo(upper.getCenterX());
  }

  private static Rectangle2D half(Shape outline, double from, double to) {
    Rectangle2D whole = outline.getBounds2D();
    Area half = new Area(outline);
    half.intersect(
        new Area(new Rectangle2D.Double(whole.getX(), from, whole.getWidth(), to - from)));
    return half.getBounds2D();
  }

  private static Shape outline(String sign) throws Exception {
    try (InputStream file =
        Look.class.getResourceAsStream("/tricksmith/editor/view/BIZUDGothic-Regular.ttf")) {
      return Font.createFont(Font.TRUETYPE_FONT, file)
          .deriveFont(SIZE)
          .createGlyphVector(new FontRenderContext(null, true, true), sign)
          .getOutline();
    }
  }
}
