package tricksmith.playtest;

import java.util.Arrays;
import tricksmith.engine.report.RuleWatch;
import tricksmith.program.RuleId;

/** Counts what use one match makes of rules, and keeps when it did so first. */
final class RuleCounts implements RuleWatch {

  private final Count applied = new Count();
  private final Count mattered = new Count();
  private int choices;

  /** Somebody is about to choose. */
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

  Count applied() {
    return applied;
  }

  Count mattered() {
    return mattered;
  }

  /** How often something was so, by rule. */
  static final class Count {
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

    int times(RuleId rule) {
      return rule.number() < times.length ? times[rule.number()] : 0;
    }

    /** After how many choices it was so first, if it was. */
    int first(RuleId rule) {
      return first[rule.number()];
    }
  }
}
