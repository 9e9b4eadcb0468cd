package tricksmith.editor.view.half;

import java.util.function.Consumer;

/**
 * Decides when the match beside a text is drawn: after an edit of the text, and together with the
 * effect of the edit if that is judged before the next drawing of the window, as it mostly is.
 */
final class DrawingOrder {
  private final Consumer<Runnable> afterNextDrawing;
  private final Runnable drawMatch;

  /** Whether an edit of the text has yet to be drawn. */
  private boolean isTextUndrawn;

  /** Whether the match waits, no longer than until the next drawing, to be judged. */
  private boolean isJudgementAwaited;

  /**
   * Creates an order.
   *
   * @param afterNextDrawing runs an action after the next drawing of the window
   */
  DrawingOrder(Consumer<Runnable> afterNextDrawing, Runnable drawMatch) {
    this.afterNextDrawing = afterNextDrawing;
    this.drawMatch = drawMatch;
  }

  void edited() {
    if (!isTextUndrawn) {
      isTextUndrawn = true;
      afterNextDrawing.accept(
          () -> {
            isTextUndrawn = false;
            drawMatchInTime();
          });
    }
  }

  void matchIsDue(boolean isJudged) {
    boolean wasAwaited = isJudgementAwaited;
    isJudgementAwaited = !isJudged;
    if (isJudgementAwaited && !wasAwaited) {
      afterNextDrawing.accept(
          () -> {
            isJudgementAwaited = false;
            drawMatchInTime();
          });
    }
    drawMatchInTime();
  }

  private void drawMatchInTime() {
    if (!isTextUndrawn && !isJudgementAwaited) {
      drawMatch.run();
    }
  }
}
