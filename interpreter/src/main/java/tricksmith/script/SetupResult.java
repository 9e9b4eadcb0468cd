package tricksmith.script;

import java.util.List;
import tricksmith.compile.Objection;

/** What came of setting a game up. */
public sealed interface SetupResult {

  /** It can be played. */
  record Ready(Game game) implements SetupResult {}

  /** It cannot be played so. */
  record Refused(List<Objection> objections) implements SetupResult {
    public Refused {
      objections = List.copyOf(objections);
    }
  }
}
