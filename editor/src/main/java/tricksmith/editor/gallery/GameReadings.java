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

/** Reads scripts in the background, each text once. */
public final class GameReadings implements AutoCloseable {
  private final BackgroundWorker worker = BackgroundWorker.givingWay("gallery");
  private final Map<Text, GameReading> known = new ConcurrentHashMap<>();
  private final Map<String, Trial> trials = new ConcurrentHashMap<>();

  /** A text to read. Only the tests of the user's own games are run: those of the others pass. */
  private record Text(String text, boolean tested) {}

  private record Trial(PlayedBranch course, List<SmallChange> changes) {}

  Optional<GameReading> known(GalleryGame game) {
    return Optional.ofNullable(known.get(key(game)));
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
              known.computeIfAbsent(key, text -> GameReading.of(text.text(), text.tested()));
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
    Trial before = trials.get(text);
    if (before != null) {
      then.accept(before.course(), before.changes());
      return;
    }
    worker.run(
        () -> {
          Trial trial =
              trials.computeIfAbsent(
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
