package tricksmith.editor.gallery;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.application.Platform;
import tricksmith.editor.branches.PlayedBranch;
import tricksmith.editor.session.BackgroundWorker;

/** Reads scripts in the background, each text once for all windows. */
public final class GameReadings implements AutoCloseable {
  private static final Map<Text, GameReading> KNOWN = new ConcurrentHashMap<>();
  private static final Map<String, Trial> TRIALS = new ConcurrentHashMap<>();

  private final BackgroundWorker worker = BackgroundWorker.givingWay("gallery");

  /** A text to read. Only the tests of the user's own games are run: those of the others pass. */
  private record Text(String text, boolean tested) {}

  private record Trial(PlayedBranch course, List<SmallChange> changes) {}

  Optional<GameReading> known(GalleryGame game) {
    return Optional.ofNullable(KNOWN.get(key(game)));
  }

  /** Reads a game and passes the result on, on the JavaFX thread; at once if it was read before. */
  void read(GalleryGame game, Consumer<GameReading> then) {
    Optional<GameReading> before = known(game);
    if (before.isPresent()) {
      then.accept(before.get());
      return;
    }
    worker.run(
        () -> {
          Text key = key(game);
          GameReading reading =
              KNOWN.computeIfAbsent(key, text -> GameReading.of(text.text(), text.tested()));
          Platform.runLater(() -> then.accept(reading));
        });
  }

  /**
   * Finds changes to try on a game, and passes them on with the match in which they show, on the
   * JavaFX thread.
   */
  void changes(
      GameReading.Playable game, int most, BiConsumer<PlayedBranch, List<SmallChange>> then) {
    String text = game.script().source().text();
    Trial before = TRIALS.get(text);
    if (before != null) {
      then.accept(before.course(), before.changes());
      return;
    }
    worker.run(
        () -> {
          Trial trial =
              TRIALS.computeIfAbsent(
                  text,
                  _ -> {
                    PlayedBranch course = ShownMatch.course(game.game());
                    return new Trial(course, SmallChanges.of(game, course, most));
                  });
          Platform.runLater(() -> then.accept(trial.course(), trial.changes()));
        });
  }

  private static Text key(GalleryGame game) {
    return new Text(game.entry().text(), game.isOwn());
  }

  @Override
  public void close() {
    worker.close();
  }
}
