package tricksmith.players;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tricksmith.cards.IndexSet;
import tricksmith.engine.MatchRun;
import tricksmith.engine.chance.KeyedChance;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Pick;
import tricksmith.program.value.Values;

/**
 * Chooses by a policy for the seat that is to decide, from what that seat sees. Not thread-safe.
 */
final class Playing {

  private static final long NAME = KeyedChance.hash("playing by a policy");

  /** The difference, in usual differences, up to which alternatives may be equally good. */
  private static final double SOFTNESS = 0.05;

  /** So often somebody does anything. */
  private static final double STRANGE = 0.1;

  /** What was not offered is likelier than nothing, as what is offered is not always known. */
  private static final double NOT_OFFERED = STRANGE / 20;

  /** How many exchanges of a chosen thing to try at most. */
  private static final int MOST_EXCHANGES = 80;

  private final Describing describing;
  private long considered;
  private final Features features = new Features();
  private Policy policy;

  /** What alternatives are worth, to be used again. */
  private double[] worths = new double[16];

  Playing(MatchRun run, Policy policy) {
    this.policy = policy;
    describing = new Describing(run, policy);
  }

  Describing describing() {
    return describing;
  }

  void use(Policy other) {
    policy = other;
    describing.use(other);
  }

  /** Returns the usual difference of scores at the end of a deal. */
  double scale() {
    return policy.scale();
  }

  /** Returns how many alternatives it has considered so far. */
  long considered() {
    return considered;
  }

  /** Chooses, in place. */
  void choose(MatchRun run) {
    int alternatives = run.alternatives();
    if (alternatives == 1) {
      run.choose(0);
    } else if (alternatives > 0) {
      run.choose(best(run, alternatives));
    } else {
      run.choose(pick(run));
    }
  }

  /** Chooses in place, occasionally at random. */
  void choose(MatchRun run, double exploring, long key) {
    long drawn = KeyedChance.key(key, NAME, 0);
    if ((drawn >>> 11) * 0x1.0p-53 >= exploring) {
      choose(run);
    } else {
      new RandomBot(drawn, 1).choose(run);
    }
  }

  /** Returns the pick that seems best. */
  Pick pick(MatchRun run) {
    int alternatives = run.alternatives();
    if (alternatives > 0) {
      return new Pick.One(alternatives == 1 ? 0 : best(run, alternatives));
    }
    return switch (run.decision().options()) {
      case Decision.Several several -> several(run, several);
      case Decision.OneOf _ -> new Pick.One(0);
    };
  }

  private int best(MatchRun run, int alternatives) {
    describing.look(run);
    considered += alternatives;
    int best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < alternatives; i++) {
      double worth = worth(run, i);
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }

  /**
   * How likely somebody who plays by the policy, but not always, chooses an alternative, from what
   * it seems to be worth beside the others; never 0.
   *
   * @param chosen -1 for one that is not offered
   */
  double likelihood(MatchRun run, int chosen) {
    int alternatives = run.isDeciding() ? run.alternatives() : 0;
    if (chosen < 0 || alternatives < 2) {
      return chosen < 0 ? NOT_OFFERED : 1;
    }
    describing.look(run);
    worths = worths.length < alternatives ? new double[2 * alternatives] : worths;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < alternatives; i++) {
      worths[i] = worth(run, i);
      most = Math.max(most, worths[i]);
    }
    long face = run.faceOf(chosen);
    double all = 0;
    double alike = 0;
    int count = 0;
    for (int i = 0; i < alternatives; i++) {
      double often = StrictMath.exp((worths[i] - most) / SOFTNESS);
      all += often;
      if (run.faceOf(i) == face) {
        alike += often;
        count++;
      }
    }
    return (1 - STRANGE) * alike / all + STRANGE * count / alternatives;
  }

  /**
   * Returns what an alternative seems to be worth relative to the others. The run must have been
   * looked at.
   */
  double worth(MatchRun run, int alternative) {
    features.clear();
    describe(run, alternative, features);
    return features.weighed(policy.weights());
  }

  /** Describes an alternative. The run must have been looked at. */
  void describe(MatchRun run, int alternative, Features described) {
    if (run.isPlay()) {
      describing.play(run.playableCard(alternative), described);
    } else {
      describing.choice(run, alternative, described);
    }
  }

  /** Picks the members that seem best, as many as needed and any more that seem worth it. */
  private Pick several(MatchRun run, Decision.Several several) {
    if (several.most() < several.least()) {
      return new Pick.Pass();
    }
    describing.look(run);
    String name = run.decisionName();
    Map<Integer, Double> worths = new HashMap<>();
    List<Integer> members = new ArrayList<>();
    for (int member : several.members().toArray()) {
      features.clear();
      describing.member(name, Values.of(several.kind(), member), features);
      worths.put(member, features.weighed(policy.weights()));
      members.add(member);
    }
    members.sort(Comparator.comparingDouble(member -> -worths.getOrDefault(member, 0.0)));
    IndexSet chosen = IndexSet.EMPTY;
    double sum = 0;
    for (int i = 0; i < several.most(); i++) {
      int member = members.get(i);
      double worth = worths.getOrDefault(member, 0.0);
      if (i < several.least() || worth > 0) {
        chosen = chosen.with(member);
        sum += worth;
      }
    }
    if (several.pass() && sum < 0) {
      return new Pick.Pass();
    }
    boolean together = several.kind() == Values.Kind.CARD && describing.makesNumber();
    return new Pick.Several(together ? improved(run, several.members(), chosen) : chosen);
  }

  /**
   * Exchanges one member after another for a better one, as long as that improves the whole: what
   * members make together is more than their sum.
   */
  private IndexSet improved(MatchRun run, IndexSet members, IndexSet chosen) {
    IndexSet best = chosen;
    double most = worthTogether(run, best);
    int tries = 0;
    boolean better = true;
    while (better && tries < MOST_EXCHANGES) {
      better = false;
      for (int out : best.toArray()) {
        IndexSet rest = best.without(out);
        IndexSet others = members.without(best);
        for (int in = others.next(0); in >= 0 && tries < MOST_EXCHANGES; in = others.next(in + 1)) {
          IndexSet tried = rest.with(in);
          double worth = worthTogether(run, tried);
          tries++;
          if (worth > most) {
            most = worth;
            best = tried;
            better = true;
          }
        }
      }
    }
    return best;
  }

  private double worthTogether(MatchRun run, IndexSet chosen) {
    features.clear();
    describe(run, new Pick.Several(chosen), features);
    return features.weighed(policy.weights());
  }

  /** Returns what a pick seems to be worth relative to others. */
  double worth(MatchRun run, Pick pick) {
    describing.look(run);
    features.clear();
    describe(run, pick, features);
    return features.weighed(policy.weights());
  }

  /** Describes a pick. The run must have been looked at. */
  void describe(MatchRun run, Pick pick, Features described) {
    switch (pick) {
      case Pick.One(int alternative) -> describe(run, alternative, described);
      case Pick.Several(IndexSet members)
          when run.decision().options() instanceof Decision.Several several ->
          describing.several(run, several.kind(), members, described);
      case Pick.Several _, Pick.Pass _ -> {}
    }
  }

  /**
   * Returns different picks to try out, among them the one that seems best.
   *
   * @param most how many there may be
   */
  List<Pick> candidates(MatchRun run, int most, long key) {
    int alternatives = run.alternatives();
    List<Pick> picks = new ArrayList<>();
    if (alternatives > 0 && alternatives <= most) {
      IntStream.range(0, alternatives).forEach(i -> picks.add(new Pick.One(i)));
      return picks;
    }
    picks.add(pick(run));
    RandomBot random = new RandomBot(KeyedChance.key(key, NAME, 1), 1);
    if (alternatives > 0) {
      describing.look(run);
      IntStream.range(0, alternatives)
          .boxed()
          .sorted(Comparator.comparingDouble((Integer i) -> -worth(run, i)))
          .limit(most / 2)
          .forEach(i -> addNew(picks, new Pick.One(i)));
    } else if (picks.getFirst() instanceof Pick.Several(IndexSet best)) {
      varied(run, best, most / 2, random).forEach(pick -> addNew(picks, pick));
    }
    for (int tries = 0; picks.size() < most && tries < 3 * most; tries++) {
      addNew(picks, random.pick(run.decision()));
    }
    return picks;
  }

  private static void addNew(List<Pick> picks, Pick pick) {
    if (!picks.contains(pick)) {
      picks.add(pick);
    }
  }

  /** Returns variants of the best set with one member exchanged. */
  private static List<Pick> varied(MatchRun run, IndexSet best, int count, RandomBot random) {
    List<Pick> varied = new ArrayList<>();
    if (run.decision().options() instanceof Decision.Several several) {
      IndexSet others = several.members().without(best);
      for (int i = 0; i < count && !best.isEmpty() && !others.isEmpty(); i++) {
        int out = best.at(random.below(best.size()));
        int in = others.at(random.below(others.size()));
        varied.add(new Pick.Several(best.without(out).with(in)));
      }
    }
    return varied;
  }
}
