package tricksmith.editor.signs;

import com.sun.javafx.font.PGFont;
import com.sun.javafx.geom.BaseBounds;
import com.sun.javafx.geom.Shape;
import com.sun.javafx.geom.transform.BaseTransform;
import com.sun.javafx.scene.text.GlyphList;
import com.sun.javafx.scene.text.TextLayout;
import com.sun.javafx.scene.text.TextLine;
import com.sun.javafx.scene.text.TextSpan;
import com.sun.javafx.text.PrismTextLayout;
import com.sun.javafx.text.PrismTextLine;
import com.sun.javafx.text.TextRun;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Lays out text like JavaFX, except that lines after the first are indented: four characters more
 * than the first one. Whatever asks for places gets those of the indented lines.
 *
 * <p>JavaFX wraps all lines of a text at one width. So a text that has to wrap gets the width that
 * its indented lines have.
 */
final class HangingLayout extends PrismTextLayout {
  private static final int CHARACTERS = 4;

  /** The share of the width that an indent may take. */
  private static final float LARGEST_SHARE = 0.5f;

  private float width;
  private boolean narrowed;
  private TextLine @Nullable [] arranged;

  HangingLayout() {
    // The size of a cache by text, which rich text does not use.
    super(0);
  }

  @Override
  public boolean setContent(TextSpan @Nullable [] spans) {
    boolean changed = super.setContent(spans);
    if (changed) {
      widen();
    }
    return changed;
  }

  @Override
  public boolean setWrapWidth(float newWidth) {
    if (newWidth == width) {
      return false;
    }
    width = newWidth;
    if (narrowed) {
      widen();
      return true;
    }
    return super.setWrapWidth(newWidth);
  }

  private void widen() {
    if (narrowed) {
      narrowed = false;
      super.setWrapWidth(0);
      super.setWrapWidth(width);
    }
  }

  /** Indents the lines, once for each layout: that is a new array. */
  @SuppressWarnings("ReferenceEquality")
  private void arrange() {
    TextLine[] lines = super.getLines();
    if (lines == arranged) {
      return;
    }
    if (width > 0 && lines.length > 1) {
      float indent = Math.min(indent(), width * LARGEST_SHARE);
      narrowed = true;
      super.setWrapWidth(width - indent);
      lines = super.getLines();
      shift(lines, indent);
    }
    arranged = lines;
  }

  private static void shift(TextLine[] lines, float indent) {
    boolean wraps = false;
    for (TextLine each : lines) {
      PrismTextLine line = (PrismTextLine) each;
      TextRun[] runs = line.getRuns();
      if (wraps) {
        line.setAlignment(indent);
        for (TextRun run : runs) {
          run.setLocation(run.getLocation().x + indent, run.getLocation().y);
        }
      }
      wraps = runs.length > 0 && runs[runs.length - 1].isSoftbreak();
    }
  }

  private float indent() {
    TextSpan[] spans = getTextSpans();
    String text = Stream.of(spans).map(TextSpan::getText).collect(Collectors.joining());
    int first = text.length() - text.stripLeading().length();
    return startOf(first) + CHARACTERS * widthOfSpace(spans);
  }

  private float startOf(int place) {
    return place > 0
            && super.getCaretGeometry(place, true)
                instanceof TextLayout.CaretGeometry.Single(float x, _, _)
        ? x
        : 0;
  }

  private static float widthOfSpace(TextSpan[] spans) {
    return Stream.of(spans)
        .map(TextSpan::getFont)
        .filter(PGFont.class::isInstance)
        .map(font -> ((PGFont) font).getStrike(BaseTransform.IDENTITY_TRANSFORM))
        .findFirst()
        .map(strike -> strike.getCharAdvance(' '))
        .orElse(0f);
  }

  @Override
  public TextLine[] getLines() {
    arrange();
    return super.getLines();
  }

  @Override
  public GlyphList[] getRuns() {
    arrange();
    return super.getRuns();
  }

  @Override
  public BaseBounds getBounds() {
    arrange();
    return super.getBounds();
  }

  @Override
  public BaseBounds getBounds(@Nullable TextSpan filter, BaseBounds bounds) {
    arrange();
    return super.getBounds(filter, bounds);
  }

  @Override
  public @Nullable BaseBounds getVisualBounds(int type) {
    arrange();
    return super.getVisualBounds(type);
  }

  @Override
  public TextLayout.CaretGeometry getCaretGeometry(int offset, boolean isLeading) {
    arrange();
    return super.getCaretGeometry(offset, isLeading);
  }

  @Override
  public TextLayout.Hit getHitInfo(float x, float y) {
    arrange();
    return super.getHitInfo(x, y);
  }

  @Override
  public void getRange(int start, int end, int type, TextLayout.GeometryCallback client) {
    arrange();
    super.getRange(start, end, type, client);
  }

  @Override
  public Shape getShape(int type, @Nullable TextSpan filter) {
    arrange();
    return super.getShape(type, filter);
  }
}
