package tricksmith.cli.play;

import java.nio.file.Path;
import tricksmith.engine.Match;

/** Writes unfinished matches to files, to be resumed later. */
@FunctionalInterface
public interface MatchStore {

  /** Writes the match so far. */
  void save(Match match, Path file);
}
