package tricksmith.bytecode;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tricksmith.games.GameFiles;
import tricksmith.program.Landings;
import tricksmith.program.Program;
import tricksmith.program.Step;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.source.Source;

/** Which steps are counted together. */
class StepRunsTest {

  private static final String SCRIPT =
      """
      game "Counted together"
        players 2
      state {
        tricks-so-far: number = 0
        bonus: number = 2
      }
      match {
        shuffle deck
        deal 5 to each player from seat 1
        play tricks from seat 1 until hands are empty {
      STATEMENTS
        }
      }
      trick { best by "it" card.rank }
      end { highest score wins }
      """;

  /** The runs of the loop in which tricks are played, each as its steps. */
  private static List<String> runs(String statements) {
    GameScript script =
        GameScript.read(new Source("runs.trick", SCRIPT.replace("STATEMENTS", statements)));
    Game game = GameFiles.ready(script.setUp(script.defaults()));
    Program program = game.rules();
    List<Integer> landings = Arrays.stream(Landings.of(program)).boxed().toList();
    SortedMap<Integer, Step.Translatable> steps = new TreeMap<>(TrickLoops.of(program).getFirst());
    StepRuns runs = new StepRuns(steps, landings, program.cells());
    List<String> found = new ArrayList<>();
    for (int first : steps.keySet()) {
      StringBuilder run = new StringBuilder(name(steps, first));
      for (int place = first; runs.goesOn(place); place = landings.get(place)) {
        run.append(' ').append(name(steps, landings.get(place)));
      }
      assertThat(run.toString().split(" ")).hasSize(runs.length(first));
      if (runs.length(first) > 1) {
        found.add(run + ", first " + name(steps, runs.firstUncertain(first)));
      }
    }
    return found;
  }

  private static String name(SortedMap<Integer, Step.Translatable> steps, int place) {
    return String.valueOf(steps.get(place)).replaceAll("\\W.*", "");
  }

  @Test
  void stepsThatTakeOneStepAreCountedWithTheNext() {
    assertThat(runs("    tricks-so-far = tricks-so-far + 1"))
        .containsExactly(
            "BeginPass BeginTrick, first BeginPass",
            "Reset BeginTrick, first BeginTrick",
            "SetValue CollectTrick JumpUnless, first SetValue",
            "CollectTrick JumpUnless, first JumpUnless");
  }

  @Test
  void aLoopOverPlayersCountsItsPassesWithWhatTheyDo() {
    assertThat(runs("    each player scores bonus"))
        .contains("SetValue SetGroup, first SetValue", "Score NextElement, first Score");
  }

  /** Who has won a trick can depend on criteria, which take steps of their own. */
  @Test
  void whatScriptsDefineIsCountedByItself() {
    assertThat(runs("    winner scores 1")).noneMatch(run -> run.contains("Score"));
  }

  @Test
  void whatMovesCardsIsCountedByItself() {
    assertThat(runs("    deal 1 to each player from seat 1"))
        .noneMatch(run -> run.contains("Deal"));
  }
}
