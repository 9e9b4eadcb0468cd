package tricksmith.bytecode;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.program.Program;
import tricksmith.program.Step;
import tricksmith.program.evaluation.Aspect;
import tricksmith.program.expression.Compilable;
import tricksmith.program.expression.Frame;
import tricksmith.program.expression.Invoke;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.Selection;

/**
 * Runs of steps that are counted together, because their cost is known beforehand: all but the last
 * take a single step and always go on with the next. Each step begins a run of its own, which ends
 * where all other runs end that contain the step.
 *
 * @param steps by their places
 * @param landings where the procedure goes on after each of its steps
 */
record StepRuns(
    SortedMap<Integer, Step.Translatable> steps, List<Integer> landings, Program.Cells cells) {

  /** What can cost more than it seems to: scripts define how cards compare, and what is led. */
  private static final Set<Aspect> COSTLY =
      EnumSet.of(Aspect.COMPARISON, Aspect.SUIT_LED, Aspect.TRICKS);

  /** Whether the next step is counted with this one. */
  boolean goesOn(int place) {
    int next = landings.get(place);
    return steps.containsKey(next)
        && takesOneStep(step(place))
        && canFollow(step(next))
        && (next > place || !takesOneStep(step(next)));
  }

  /** How many steps are counted together from this one on. */
  int length(int place) {
    int length = 1;
    for (int last = place; goesOn(last); last = landings.get(last)) {
      length++;
    }
    return length;
  }

  /** The first step of the run that begins here that can go wrong; the last if none can. */
  int firstUncertain(int place) {
    int found = place;
    while (goesOn(found) && !canGoWrong(step(found))) {
      found = landings.get(found);
    }
    return found;
  }

  private Step.Translatable step(int place) {
    return Objects.requireNonNull(steps.get(place));
  }

  /** Whether nothing has to be asked before a step is counted. */
  private static boolean canFollow(Step.Translatable step) {
    return !(step instanceof Step.PlayCard || step instanceof Step.Shuffle);
  }

  private boolean takesOneStep(Step.Translatable step) {
    return step instanceof Step.Plain plain
        && switch (plain) {
          case Step.BeginPass _, Step.CollectTrick _, Step.NoteScores _ -> true;
          case Step.Reset set -> isQuick(set.lifetime());
          case Step.SetValue set -> takesNoSteps(set.value());
          case Step.Score score -> takesNoSteps(score.players()) && takesNoSteps(score.value());
        };
  }

  /** Whether a step of which it is known what it costs can end the match, or have to start over. */
  private static boolean canGoWrong(Step.Translatable step) {
    return step instanceof Step.Plain plain
        && switch (plain) {
          case Step.CollectTrick _, Step.NoteScores _, Step.Reset _ -> false;
          case Step.BeginPass _, Step.SetValue _, Step.Score _ -> true;
        };
  }

  /** Whether cells are few, and reset to what is known. */
  private boolean isQuick(Program.Lifetime lifetime) {
    List<@Nullable Node> initial =
        Stream.concat(
                cells.values().stream()
                    .filter(cell -> cell.lifetime() == lifetime)
                    .map(Program.InitialValue::initial),
                cells.groups().stream()
                    .filter(cell -> cell.lifetime() == lifetime)
                    .map(Program.InitialGroup::initial))
            .toList();
    return initial.size() < Frame.WORDS_IN_A_STEP
        && initial.stream().allMatch(node -> node == null || node instanceof Leaf.Constant);
  }

  /** Whether evaluating an expression is known to take no steps. */
  static boolean takesNoSteps(Node node) {
    return switch (node) {
      case Compilable compilable -> takesNoSteps(compilable.expression());
      case Leaf _, Invoke _, Selection _ ->
          Collections.disjoint(node.composition().facts().reads(), COSTLY)
              && node.operands().stream().allMatch(StepRuns::takesNoSteps);
      default -> false;
    };
  }
}
