package tricksmith.editor.view.look;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Font;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.io.InputStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Where JavaFX scales letters it fills them by the even-odd rule on Linux: strokes that overlap
 * would leave holes where they cross.
 */
final class FontOutlinesTest {
  private static final FontRenderContext EXACT = new FontRenderContext(null, true, true);

  /** In parts of the square of the font's size: nobody sees a hole as small as this. */
  private static final double UNSEEN = 0.002;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "NotoSansJP-Regular-subset.ttf",
        "NotoSansJP-Bold-subset.ttf",
        "BIZUDGothic-Regular.ttf"
      })
  void noLetterHasHolesWhereStrokesCross(String name) throws Exception {
    try (InputStream file = Look.class.getResourceAsStream("/tricksmith/editor/view/" + name)) {
      Font font = Font.createFont(Font.TRUETYPE_FONT, file).deriveFont(100f);
      assertThat(letters().filter(letter -> hole(font, letter) > UNSEEN * 100 * 100)).isEmpty();
    }
  }

  /** All signs of Western scripts, and some of the Japanese ones. */
  private static Stream<String> letters() {
    IntStream japanese = IntStream.rangeClosed(0x3041, 0x30ff);
    IntStream kanji = IntStream.iterate(0x4e00, code -> code < 0x9fa0, code -> code + 37);
    return Stream.concat(
        Stream.of(IntStream.rangeClosed(0x21, 0x17f), japanese, kanji)
            .flatMapToInt(codes -> codes)
            .mapToObj(Character::toString),
        Stream.of("席", "最", "善", "変", "更", "得", "点"));
  }

  /** How much is not filled though it is within the strokes. */
  private static double hole(Font font, String letter) {
    Shape outline = font.createGlyphVector(EXACT, letter).getOutline();
    Path2D nonZero = new Path2D.Double(Path2D.WIND_NON_ZERO);
    nonZero.append(outline.getPathIterator(null), false);
    Path2D evenOdd = new Path2D.Double(Path2D.WIND_EVEN_ODD);
    evenOdd.append(outline.getPathIterator(null), false);
    Area hole = new Area(nonZero);
    hole.subtract(new Area(evenOdd));
    return hole.getBounds2D().getWidth() * hole.getBounds2D().getHeight();
  }
}
