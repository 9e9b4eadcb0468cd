package tricksmith.engine;

import java.util.function.Consumer;
import tricksmith.engine.play.Execution;

/** What becomes of a match whose table is changed by hand. */
final class SceneChange {

  private SceneChange() {}

  /**
   * The match on the changed table. The pending question is asked again; if the trick has no cards
   * yet, its leader is asked for the first.
   *
   * @param setting changes the table
   * @throws IllegalStateException if no decision is awaited
   */
  static MatchRun of(MatchRun run, Consumer<Scene> setting) {
    if (!run.isDeciding()) {
      throw new IllegalStateException("No decision is awaited: " + run.status());
    }
    Execution set = run.copy().execution();
    setting.accept(Scene.on(set.board));
    set.resetTo(run.execution());
    set.forgetDeal();
    set.course.decide();
    set.goOnAsSet();
    MatchRun asSet = new MatchRun(set);
    return new MatchRun(asSet.copy().execution(), asSet);
  }
}
