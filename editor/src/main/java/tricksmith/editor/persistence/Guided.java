package tricksmith.editor.persistence;

import java.nio.file.Path;
import java.util.Optional;

/**
 * How far the first variation has come.
 *
 * @param done how many of its steps
 * @param script on which they were done; empty before the first
 */
public record Guided(int done, Optional<Path> script) {

  /** Nobody has begun it. */
  public static final Guided NOT_BEGUN = new Guided(0, Optional.empty());

  public Guided {
    done = Math.max(0, done);
  }

  /** Whether it was this script on which it was begun. */
  public boolean isOn(Path path) {
    return script.filter(path::equals).isPresent();
  }
}
