package tricksmith.engine;

import tricksmith.engine.state.PreparedProgram;
import tricksmith.program.Program;
import tricksmith.program.Purse;

/** Tables set by hand by the same rules, of which what can be found out once is found out once. */
public final class Scenes {

  private final PreparedProgram prepared;

  private Scenes(PreparedProgram prepared) {
    this.prepared = prepared;
  }

  /** Tables by these rules. */
  public static Scenes of(Program rules) {
    return new Scenes(new PreparedProgram(rules));
  }

  /** The rules. */
  public Program rules() {
    return prepared.rules;
  }

  /**
   * A table before anything has happened.
   *
   * @param purse out of which comes all that is computed on it and on copies of it
   */
  public Scene begin(Purse purse) {
    return Scene.of(prepared, purse);
  }
}
