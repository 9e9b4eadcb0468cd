package tricksmith.mutation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import tricksmith.lower.setup.Setup;
import tricksmith.program.Program;
import tricksmith.program.evaluation.Budget;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.script.SetupResult;
import tricksmith.trial.SampleSetups;

/**
 * The script that is mutated, with its sample setups. All mutants are compared with the same
 * matches, so the first setups are prepared only once. Thread-safe.
 */
final class Original {

  /** How many words of prepared scripts are kept. */
  private static final long MOST_WORDS = 200_000;

  /** What a match may compute before it is no longer followed. */
  private static final Budget BUDGET = Budget.USUAL.ofSamples();

  private final GameScript script;
  private final List<Setup> setups;
  private final long keeps;
  private final Map<Integer, Optional<Program>> kept = new ConcurrentHashMap<>();

  Original(GameScript script, Extent extent) {
    this.script = script;
    this.setups = SampleSetups.of(script);
    this.keeps = MOST_WORDS / Math.max(1, extent.words());
  }

  GameScript script() {
    return script;
  }

  List<Setup> setups() {
    return setups;
  }

  /** Returns the program for a setup; empty if the script cannot be played so. */
  Optional<Program> program(int setup, TrialCost cost) {
    if (setup < keeps) {
      return kept.computeIfAbsent(setup, this::program);
    }
    cost.setUp();
    return program(setup);
  }

  private Optional<Program> program(int setup) {
    return program(script, setups.get(setup));
  }

  /** Returns the program of a script for a setup; empty if it cannot be played so. */
  static Optional<Program> program(GameScript script, Setup setup) {
    return script.setUp(setup) instanceof SetupResult.Ready(Game game)
        ? Optional.of(game.with(BUDGET).rules())
        : Optional.empty();
  }
}
