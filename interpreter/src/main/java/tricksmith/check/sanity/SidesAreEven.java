package tricksmith.check.sanity;

import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.analysis.Setting;

/**
 * Checks that there are sides of equal size for some number of players, with options at their
 * defaults.
 */
public final class SidesAreEven implements Check {

  @Override
  public void report(CheckedRules rules, CheckLog notes) {
    if (Setting.defaults(rules).stream().allMatch(setting -> isUneven(rules, setting))) {
      notes.problem(CheckProblem.UNEVEN_PARTNERS, rules.partners().getFirst());
    }
  }

  private static boolean isUneven(CheckedRules rules, Setting setting) {
    return setting.players() % 2 != 0 && setting.hasPartners(rules);
  }
}
