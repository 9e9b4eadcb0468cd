package tricksmith.playtest.results;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import org.jspecify.annotations.Nullable;
import tricksmith.playtest.simulation.RuleCounts;
import tricksmith.playtest.statistics.Share;
import tricksmith.program.Program;
import tricksmith.program.Step;
import tricksmith.program.TrickLaw;
import tricksmith.program.value.RuleId;

/**
 * How a batch used the rules. Rules that the options switch off are left out.
 *
 * @param matches the number of matches watched, including those that did not end
 * @param uses by rule: statements, obligations, criteria and the playoff; empty if the batch was
 *     not watched
 */
public record Coverage(int matches, Map<RuleId, RuleUse> uses) {

  /** The coverage of a batch that was not watched. */
  public static final Coverage NONE = new Coverage(0, Map.of());

  public Coverage {
    uses = Collections.unmodifiableMap(new LinkedHashMap<>(uses));
  }

  /** Returns how a rule was used; empty if it is switched off or the batch was not watched. */
  public Optional<RuleUse> of(RuleId rule) {
    return Optional.ofNullable(uses.get(rule));
  }

  /** Adds up the counts of matches. Add them in match order: the first examples depend on it. */
  static final class Collector {
    private final Map<RuleId, Sum> sums = new LinkedHashMap<>();
    private int matches;

    Collector(Collection<RuleId> rules) {
      rules.forEach(rule -> sums.put(rule, new Sum()));
    }

    static Collector of(Program rules) {
      return new Collector(inForce(rules));
    }

    private static SequencedSet<RuleId> inForce(Program rules) {
      SequencedSet<RuleId> found = new LinkedHashSet<>();
      rules.procedure().beginnings().stream().map(Step.Beginning::rule).forEach(found::add);
      TrickLaw law = rules.trick();
      law.obligations().forEach(obligation -> found.add(obligation.rule()));
      law.criteria().forEach(criterion -> found.add(criterion.rule()));
      if (law.playoff() != null) {
        found.add(law.playoff());
      }
      return found;
    }

    void add(RuleCounts counts, int match, long seed) {
      matches++;
      sums.forEach((rule, sum) -> sum.add(counts, rule, match, seed));
    }

    Coverage coverage() {
      if (matches == 0) {
        return NONE;
      }
      Map<RuleId, RuleUse> uses = new LinkedHashMap<>();
      sums.forEach((rule, sum) -> uses.put(rule, sum.use(matches)));
      return new Coverage(matches, uses);
    }
  }

  private static final class Sum {
    private long applied;
    private long mattered;
    private long scored;
    private int matches;
    private int matchesMattered;
    private @Nullable MatchMoment firstApplied;
    private @Nullable MatchMoment firstMattered;

    void add(RuleCounts counts, RuleId rule, int match, long seed) {
      int times = counts.applied().times(rule);
      if (times > 0) {
        applied += times;
        matches++;
        firstApplied =
            firstApplied == null
                ? new MatchMoment(match, seed, counts.applied().first(rule))
                : firstApplied;
      }
      scored += counts.scored().times(rule);
      int timesMattered = counts.mattered().times(rule);
      if (timesMattered > 0) {
        mattered += timesMattered;
        matchesMattered++;
        firstMattered =
            firstMattered == null
                ? new MatchMoment(match, seed, counts.mattered().first(rule))
                : firstMattered;
      }
    }

    RuleUse use(int sample) {
      return new RuleUse(
          applied,
          mattered,
          scored,
          new Share(matches, sample),
          new Share(matchesMattered, sample),
          firstApplied,
          firstMattered);
    }
  }
}
