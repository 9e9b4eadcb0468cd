package tricksmith.script;

import java.util.List;
import tricksmith.lower.setup.Objection;

/** The result of setting up a game. */
public sealed interface SetupResult {

  record Ready(Game game) implements SetupResult {}

  /** The script does not allow this setup. */
  record Refused(List<Objection> objections) implements SetupResult {
    public Refused {
      objections = List.copyOf(objections);
    }
  }
}
