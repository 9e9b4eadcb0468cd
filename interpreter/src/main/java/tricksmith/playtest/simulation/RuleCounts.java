package tricksmith.playtest.simulation;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.report.RuleWatch;
import tricksmith.program.Program;
import tricksmith.program.Step;
import tricksmith.program.TrickLaw;
import tricksmith.program.value.RuleId;

/** Counts how one match uses the rules, and keeps when it first used each. */
public final class RuleCounts implements RuleWatch {

  private final Count applied = new Count();
  private final Count mattered = new Count();
  private final Count scored = new Count();
  private final Set<RuleId> criteria;
  private final Set<RuleId> scores;
  private int choices;

  /** The criterion that decided the trick that is over; null if it is known that none did. */
  private @Nullable RuleId decider;

  public RuleCounts(Program rules) {
    criteria =
        rules.trick().criteria().stream()
            .map(TrickLaw.Criterion::rule)
            .collect(Collectors.toUnmodifiableSet());
    scores = scoresOfTricks(rules.procedure().steps());
  }

  /** Returns the statements that score a trick as soon as it is over. */
  private static Set<RuleId> scoresOfTricks(List<Step> steps) {
    Set<RuleId> found = new HashSet<>();
    boolean isOver = false;
    for (Step step : steps) {
      if (step instanceof Step.FinishStage) {
        isOver = true;
      } else if (step instanceof Step.CollectTrick) {
        isOver = false;
      } else if (isOver && step.scores()) {
        found.add(step.rule());
      }
    }
    return found;
  }

  /** Notes that a choice is about to be made. */
  void chooses() {
    choices++;
  }

  @Override
  public void applies(RuleId rule) {
    applied.add(rule, choices);
  }

  @Override
  public void matters(RuleId rule) {
    mattered.add(rule, choices);
    if (criteria.contains(rule)) {
      decider = rule; // Of several, the last decides.
    } else if (decider != null && scores.contains(rule)) {
      scored.add(decider, choices);
      decider = null; // A trick counts once, however often it scores.
    }
  }

  public Count applied() {
    return applied;
  }

  public Count mattered() {
    return mattered;
  }

  /** Returns how many tricks each criterion has decided that scored at once. */
  public Count scored() {
    return scored;
  }

  /** Counts one kind of use, by rule. */
  public static final class Count {
    private int[] times = new int[64];
    private int[] first = new int[64];

    private void add(RuleId rule, int choices) {
      if (rule.number() >= times.length) {
        times = Arrays.copyOf(times, 2 * rule.number());
        first = Arrays.copyOf(first, 2 * rule.number());
      }
      if (times[rule.number()]++ == 0) {
        first[rule.number()] = choices;
      }
    }

    public int times(RuleId rule) {
      return rule.number() < times.length ? times[rule.number()] : 0;
    }

    /** Returns the number of choices made before the rule was first used this way, if it was. */
    public int first(RuleId rule) {
      return first[rule.number()];
    }
  }
}
