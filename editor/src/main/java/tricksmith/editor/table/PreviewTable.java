package tricksmith.editor.table;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javafx.application.Platform;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.branches.Arranged;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.live.SceneDraft;
import tricksmith.editor.picture.Holding;
import tricksmith.editor.picture.Thought;
import tricksmith.editor.picture.Timeline;
import tricksmith.editor.table.felt.CardMotion;
import tricksmith.editor.table.felt.TablePane;
import tricksmith.editor.table.words.Words;
import tricksmith.proposal.Wish;
import tricksmith.source.Span;

/** A table for trying rules that are not in force. Nothing played at it is kept. */
public final class PreviewTable extends StackPane {
  private static final Timeline NO_TIME = new Timeline(List.of(), 0, 0);

  private final Executor background;
  private final TablePane table;
  private @Nullable Playtest shown;

  /**
   * Creates a table without a match.
   *
   * @param background where bots choose
   */
  public PreviewTable(Locale language, Executor background) {
    this.background = background;
    table = new TablePane(new Trying(), new Words(language));
    table.move(CardMotion.NONE);
    setId("trial-table");
    getStyleClass().addAll("playtest", "trial-table");
    setMinSize(0, 0);
    addEventFilter(KeyEvent.KEY_PRESSED, new ArrowKeys(this)::pressed);
    // Rules that are not in force are nothing to point at.
    addEventFilter(ContextMenuEvent.CONTEXT_MENU_REQUESTED, ContextMenuEvent::consume);
    getChildren().setAll(table);
  }

  /** Shows a match, which can be played on. */
  public void show(Playtest playtest) {
    shown = playtest;
    table.show(playtest, playtest.timeline().orElse(NO_TIME));
  }

  /** Returns the match that it shows; empty before there is one. */
  public Optional<Playtest> shown() {
    return Optional.ofNullable(shown);
  }

  /** The actions at the table; bots answer at once. */
  private final class Trying implements PlaytestActions {
    @Override
    public void play(UnaryOperator<Playtest> change) {
      playOn((playtest, _) -> change.apply(playtest));
    }

    @Override
    public void playOn(BiFunction<Playtest, BooleanSupplier, Playtest> change) {
      Playtest before = shown;
      if (before != null) {
        aside(
            () -> change.apply(before, () -> true).botsDone(() -> true),
            next -> {
              if (before.equals(shown)) {
                show(next);
              }
            });
      }
    }

    @Override
    public <T> void aside(Supplier<T> work, Consumer<T> done) {
      background.execute(
          () -> {
            T found = work.get();
            Platform.runLater(() -> done.accept(found));
          });
    }

    @Override
    public void askWhy(int choices, Consumer<Thought> told) {
      shown().flatMap(playtest -> playtest.thought(choices)).ifPresent(told);
    }

    @Override
    public void askHolding(int seat, Consumer<Holding> told) {
      shown().flatMap(playtest -> playtest.holding(seat)).ifPresent(told);
    }

    // These rules are in no text, and nothing is kept.

    @Override
    public void reveal(Span place) {}

    @Override
    public void light(List<Span> places) {}

    @Override
    public void pin(int choices, String title) {}

    @Override
    public void arrange(SceneDraft draft, Consumer<Optional<Arranged.Refused>> done) {}

    @Override
    public void takeEditBack() {}

    @Override
    public void goToText() {}

    @Override
    public void wish(int choices, Wish.Outcome outcome, String said) {}
  }
}
