package tricksmith.cli.play;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.cli.terminal.Refusal;
import tricksmith.match.Match;

/** Saves a match; what goes wrong is told, and the match goes on. */
final class MatchSaver {

  private final MatchStore store;
  private final Wording words;
  private final @Nullable Path file;
  private final boolean keep;
  private Optional<Path> saved = Optional.empty();

  /**
   * Saving.
   *
   * @param file in which the match is saved unless another is named, or null
   * @param keep whether it is saved there all the time
   */
  MatchSaver(MatchStore store, @Nullable Path file, boolean keep, Wording words) {
    this.store = store;
    this.file = file;
    this.keep = keep;
    this.words = words;
  }

  /** Keeps the match in its file, if it has one; answers what there is to say. */
  Optional<String> keep(Match match) {
    return file == null || !keep ? Optional.empty() : failure(match, file);
  }

  /** Whether the match is kept all the time. */
  boolean keeps() {
    return keep;
  }

  /** Saves the match; answers what there is to say. */
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

  /** How to go on with the match another time. */
  String farewell() {
    return saved
        .map(path -> words.text("save.resume", path))
        .orElseGet(() -> words.text("save.nothing"));
  }
}
