package tricksmith.editor.persistence;

import java.nio.file.Path;
import java.util.Optional;

/**
 * The progress in the first variation.
 *
 * @param done the number of steps done
 * @param script the script on which they were done; empty before the first
 */
public record Guided(int done, Optional<Path> script) {

  /** The first variation before it is begun. */
  public static final Guided NOT_BEGUN = new Guided(0, Optional.empty());

  public Guided {
    done = Math.max(0, done);
  }

  /** Whether it was begun on this script. */
  public boolean isOn(Path path) {
    return script.filter(path::equals).isPresent();
  }
}
