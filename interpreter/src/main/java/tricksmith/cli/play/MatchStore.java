package tricksmith.cli.play;

import java.nio.file.Path;
import tricksmith.match.Match;

/** Keeps a match in a file, to be gone on with. */
@FunctionalInterface
public interface MatchStore {

  /** Writes the match so far. */
  void save(Match match, Path file);
}
