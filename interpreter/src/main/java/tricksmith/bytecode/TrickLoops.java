package tricksmith.bytecode;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tricksmith.program.Landings;
import tricksmith.program.Program;
import tricksmith.program.Stage;
import tricksmith.program.Step;
import tricksmith.program.expression.ExpressionFacts;

/**
 * Sorts the steps that can be translated into methods: one for each of the innermost loops in which
 * tricks are played, and one for all other steps; as many as each has room for. Where tricks are
 * played in one go, the steps of a trick are hardly ever performed, and belong to the others, so
 * that the JVM has room to inline what their loop does.
 */
final class TrickLoops {

  /** A step takes some fifty bytes, and the JVM never translates methods above 8,000. */
  private static final int MOST_STEPS = 120;

  private record Loop(int first, int last) {}

  private final List<Step> steps;
  private final ExpressionFacts facts = new ExpressionFacts();

  /** The places of steps that are not performed where tricks are played in one go. */
  private final Set<Integer> inOneGo;

  private TrickLoops(Program program) {
    steps = program.procedure().steps();
    inOneGo =
        Arrays.stream(Stage.all(steps.toArray(Step[]::new), Landings.of(program)))
            .<Integer>mapMulti(
                (stage, places) -> {
                  if (stage != null) {
                    stage.places().forEach(places);
                  }
                })
            .collect(Collectors.toSet());
  }

  /** The steps of each of these loops by their places. */
  static List<SortedMap<Integer, Step.Translatable>> of(Program program) {
    return new TrickLoops(program).translatable();
  }

  /** The steps outside these loops by their places, from the first on. */
  static SortedMap<Integer, Step.Translatable> outside(Program program) {
    TrickLoops loops = new TrickLoops(program);
    SortedMap<Integer, Step.Translatable> others = new TreeMap<>();
    loops.add(0, loops.steps.size() - 1, others);
    loops.translatable().forEach(loop -> others.keySet().removeAll(loop.keySet()));
    return others.size() <= MOST_STEPS
        ? others
        : others.headMap(List.copyOf(others.keySet()).get(MOST_STEPS));
  }

  private List<SortedMap<Integer, Step.Translatable>> translatable() {
    List<SortedMap<Integer, Step.Translatable>> found = new ArrayList<>();
    for (Loop loop : loops()) {
      SortedMap<Integer, Step.Translatable> ofLoop = new TreeMap<>();
      add(loop.first(), loop.last(), ofLoop);
      ofLoop.keySet().removeAll(inOneGo);
      if (!ofLoop.isEmpty() && ofLoop.size() <= MOST_STEPS) {
        found.add(ofLoop);
      }
    }
    return found;
  }

  private void add(int first, int last, SortedMap<Integer, Step.Translatable> found) {
    for (int place = first; place <= last; place++) {
      if (steps.get(place) instanceof Step.Translatable step && StepWriter.canWrite(step, facts)) {
        found.put(place, step);
      }
    }
  }

  /** Returns the loops with a trick in them but no such loop; loops lie within one another. */
  private List<Loop> loops() {
    List<Loop> loops = new ArrayList<>();
    int lastTrick = -1;
    int lastLoop = -1;
    for (int place = 0; place < steps.size(); place++) {
      Step step = steps.get(place);
      if (step instanceof Step.BeginTrick) {
        lastTrick = place;
      } else if (step instanceof Step.Jump(_, int target)
          && target < place
          && target <= lastTrick) {
        if (lastLoop < target) {
          loops.add(new Loop(target, place));
        }
        lastLoop = Math.max(lastLoop, target);
      }
    }
    return loops;
  }
}
