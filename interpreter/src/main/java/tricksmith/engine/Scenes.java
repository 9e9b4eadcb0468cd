package tricksmith.engine;

import tricksmith.engine.state.PreparedProgram;
import tricksmith.program.Program;
import tricksmith.program.evaluation.Purse;

/**
 * Tables set by hand that share the same rules, for which work that need be done only once is done
 * once.
 */
public final class Scenes {

  private final PreparedProgram prepared;

  private Scenes(PreparedProgram prepared) {
    this.prepared = prepared;
  }

  /** Creates tables by these rules. */
  public static Scenes of(Program rules) {
    return new Scenes(new PreparedProgram(rules));
  }

  public Program rules() {
    return prepared.rules;
  }

  /**
   * Creates a table on which nothing has happened yet.
   *
   * @param purse pays for all computation on the table and on copies of it
   */
  public Scene begin(Purse purse) {
    return Scene.of(prepared, purse);
  }
}
