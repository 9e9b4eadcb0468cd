package tricksmith.editor.gallery;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.animation.PauseTransition;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Lets one table at a time play on, calmly: the one under the pointer or, failing that, the one
 * with the focus. With reduced motion, none plays.
 */
final class LivePlay {
  private static final Duration CARD = Duration.millis(900);
  private static final Duration TRICK = Duration.millis(1900);

  private final BooleanSupplier moves;
  private final Consumer<Tile> shown;
  private final PauseTransition pause = new PauseTransition(CARD);
  private @Nullable Tile pointed;
  private @Nullable Tile focused;

  /**
   * Creates live play, without a table to play yet.
   *
   * @param moves whether anything may move
   * @param shown called for each table that has moved on
   */
  LivePlay(BooleanSupplier moves, Consumer<Tile> shown) {
    this.moves = moves;
    this.shown = shown;
    pause.setOnFinished(_ -> goOn());
  }

  void watch(Tile tile) {
    tile.hoverProperty()
        .subscribe(
            hovered -> {
              pointed = hovered ? tile : tile.equals(pointed) ? null : pointed;
              follow();
            });
    tile.focusedProperty()
        .subscribe(
            has -> {
              focused = has ? tile : tile.equals(focused) ? null : focused;
              follow();
            });
  }

  private @Nullable Tile playing() {
    return pointed == null ? focused : pointed;
  }

  private void follow() {
    if (playing() != null && moves.getAsBoolean()) {
      pause.setDuration(CARD);
      pause.playFromStart();
    } else {
      pause.stop();
    }
  }

  private void goOn() {
    Tile tile = playing();
    if (tile == null || tile.getScene() == null || !moves.getAsBoolean()) {
      return;
    }
    tile.match()
        .ifPresent(
            match -> {
              ShownMatch next = match.next();
              tile.goOn(next);
              shown.accept(tile);
              pause.setDuration(next.table().trick().finished() ? TRICK : CARD);
            });
    pause.playFromStart();
  }

  void stop() {
    pause.stop();
  }
}
