package tricksmith.script;

import java.util.List;
import tricksmith.compile.Objection;

/** What came of setting a game up. */
public sealed interface SetUp {

  /** It can be played. */
  record Ready(Game game) implements SetUp {}

  /** It cannot be played so. */
  record Refused(List<Objection> objections) implements SetUp {
    public Refused {
      objections = List.copyOf(objections);
    }
  }
}
