package tricksmith.cli.play;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.cli.terminal.Refusal;
import tricksmith.cli.words.Wording;
import tricksmith.engine.Match;

/** Saves a match. Failures are reported, and play goes on. */
final class MatchSaver {

  private final MatchStore store;
  private final Wording words;
  private final @Nullable Path file;
  private final boolean keep;
  private Optional<Path> saved = Optional.empty();
  private boolean lost;

  /**
   * Creates a saver.
   *
   * @param file where to save unless another file is named, or null
   * @param keep whether to save there after each decision
   */
  MatchSaver(MatchStore store, @Nullable Path file, boolean keep, Wording words) {
    this.store = store;
    this.file = file;
    this.keep = keep;
    this.words = words;
  }

  /** Saves the match if it is kept automatically. Returns the error message, if any. */
  Optional<String> keep(Match match) {
    Optional<String> failure = file == null || !keep ? Optional.empty() : failure(match, file);
    lost = failure.isPresent();
    return failure;
  }

  /** Whether the match should have been saved when it was left or ended, and could not be. */
  boolean isLost() {
    return lost;
  }

  /** Whether the match is saved after each decision. */
  boolean keeps() {
    return keep;
  }

  /** Saves the match for somebody who leaves it. Returns a message for the user. */
  String saveOnLeaving(Match match, String name) {
    Optional<Path> before = saved;
    saved = Optional.empty();
    String message = save(match, Optional.of(name));
    lost = saved.isEmpty();
    saved = saved.or(() -> before);
    return message;
  }

  /** Saves the match. Returns a message for the user. */
  String save(Match match, Optional<String> name) {
    try {
      Optional<Path> place = name.map(Path::of).or(() -> saved).or(() -> Optional.ofNullable(file));
      return place
          .map(path -> failure(match, path).orElseGet(() -> words.text("save.done", path)))
          .orElseGet(() -> words.text("save.no-name"));
    } catch (InvalidPathException e) {
      return words.text("save.bad-name", e.getInput());
    }
  }

  private Optional<String> failure(Match match, Path path) {
    try {
      store.save(match, path);
      saved = Optional.of(path);
      return Optional.empty();
    } catch (Refusal refusal) {
      return Optional.of(refusal.text());
    }
  }

  /** A message about how to resume the match. */
  String farewell() {
    return saved
        .map(path -> words.text("save.resume", path))
        .orElseGet(() -> words.text("save.nothing"));
  }
}
