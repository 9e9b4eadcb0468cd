package tricksmith.playtest;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import org.jspecify.annotations.Nullable;
import tricksmith.program.Program;
import tricksmith.program.RuleId;
import tricksmith.program.Step;
import tricksmith.program.TrickLaw;

/**
 * What use a batch has made of rules. Those that the options put out of force are not among them.
 *
 * @param matches how many were watched, those that did not come to an end among them
 * @param uses by rule: statements, obligations, criteria, the playoff; empty if nobody watched
 */
public record Coverage(int matches, Map<RuleId, RuleUse> uses) {

  /** Of a batch that nobody watched. */
  public static final Coverage NONE = new Coverage(0, Map.of());

  public Coverage {
    uses = Collections.unmodifiableMap(new LinkedHashMap<>(uses));
  }

  /** What use was made of a rule; empty if it is out of force, or nobody watched. */
  public Optional<RuleUse> of(RuleId rule) {
    return Optional.ofNullable(uses.get(rule));
  }

  /** Adds the counts of matches up, in their order. */
  static final class Collector {
    private final Map<RuleId, Sum> sums = new LinkedHashMap<>();
    private int matches;

    Collector(Collection<RuleId> rules) {
      rules.forEach(rule -> sums.put(rule, new Sum()));
    }

    /** Counts the use of all rules that are in force. */
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
    private int matches;
    private int matchesMattered;
    private RuleUse.@Nullable Example firstApplied;
    private RuleUse.@Nullable Example firstMattered;

    void add(RuleCounts counts, RuleId rule, int match, long seed) {
      int times = counts.applied().times(rule);
      if (times > 0) {
        applied += times;
        matches++;
        firstApplied =
            firstApplied == null
                ? new RuleUse.Example(match, seed, counts.applied().first(rule))
                : firstApplied;
      }
      int timesMattered = counts.mattered().times(rule);
      if (timesMattered > 0) {
        mattered += timesMattered;
        matchesMattered++;
        firstMattered =
            firstMattered == null
                ? new RuleUse.Example(match, seed, counts.mattered().first(rule))
                : firstMattered;
      }
    }

    RuleUse use(int sample) {
      return new RuleUse(
          applied,
          mattered,
          new Share(matches, sample),
          new Share(matchesMattered, sample),
          firstApplied,
          firstMattered);
    }
  }
}
