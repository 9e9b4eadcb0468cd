package tricksmith.playtest.simulation;

import java.util.Arrays;
import tricksmith.engine.report.RuleWatch;
import tricksmith.program.value.RuleId;

/** Counts how one match uses the rules, and keeps when it first used each. */
public final class RuleCounts implements RuleWatch {

  private final Count applied = new Count();
  private final Count mattered = new Count();
  private int choices;

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
  }

  public Count applied() {
    return applied;
  }

  public Count mattered() {
    return mattered;
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
