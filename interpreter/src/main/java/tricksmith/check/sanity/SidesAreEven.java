package tricksmith.check.sanity;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.CheckedRules.Partners;
import tricksmith.rules.Term;

/** For some number of players, and options at their defaults, there are sides of equal size. */
public final class SidesAreEven implements Check {

  @Override
  public void report(CheckedRules rules, CheckLog notes) {
    List<Term> conditions =
        rules.partners().stream().map(Partners::condition).filter(Objects::nonNull).toList();
    if (Settings.defaults(rules.leastPlayers(), rules.mostPlayers(), conditions).stream()
        .allMatch(setting -> isUneven(rules.partners(), setting))) {
      notes.problem(CheckProblem.UNEVEN_PARTNERS, rules.partners().getFirst().span());
    }
  }

  private static boolean isUneven(List<Partners> partners, Settings.Setting setting) {
    Optional<Partners> holding =
        partners.stream()
            .filter(each -> each.condition() == null || setting.holds(each.condition()))
            .findFirst();
    return holding.isPresent() && setting.players() % 2 != 0;
  }
}
