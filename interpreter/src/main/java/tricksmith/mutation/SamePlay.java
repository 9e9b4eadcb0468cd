package tricksmith.mutation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tricksmith.cards.IndexSet;
import tricksmith.engine.MatchRun;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Labels;
import tricksmith.engine.report.MatchView;
import tricksmith.engine.report.Pick;
import tricksmith.engine.report.Status;
import tricksmith.lower.setup.Setup;
import tricksmith.program.Program;
import tricksmith.script.GameScript;

/**
 * Compares how two scripts play. They play alike if, for every number of players and each option
 * changed in turn, the same decisions come in the same order, every seat sees the same cards, and
 * the scores agree.
 */
final class SamePlay {

  private static final int SEEDS = 3;

  /** The number of decisions after which a match is no longer followed. */
  private static final int MOST_DECISIONS = 1_500;

  /** The number of decisions for which the views of all seats are compared. */
  private static final int MOST_LOOKS = 120;

  private final MatchRun one;
  private final MatchRun other;
  private final Labels labelsOfOne;
  private final Labels labelsOfOther;
  private final SplittableRandom random;
  private final TrialCost cost;

  private SamePlay(MatchRun one, MatchRun other, long seed, TrialCost cost) {
    this.one = one;
    this.other = other;
    this.labelsOfOne = new Labels(one.rules());
    this.labelsOfOther = new Labels(other.rules());
    this.cost = cost;
    this.random = new SplittableRandom(seed);
  }

  /**
   * Whether the scripts play alike in sample matches, as far as these do not cost too much; whether
   * they did is known from the cost afterwards.
   */
  static boolean of(Original one, GameScript other, TrialCost cost) {
    return one.script().numbersOfPlayers().equals(other.numbersOfPlayers())
        && IntStream.range(0, one.setups().size())
            .takeWhile(_ -> !cost.isTooMuchForOne())
            .allMatch(setup -> isSame(one, other, setup, cost));
  }

  private static boolean isSame(Original one, GameScript other, int place, TrialCost cost) {
    Setup setup = one.setups().get(place);
    Optional<Program> program = one.program(place, cost);
    cost.setUp();
    Optional<Program> altered = Original.program(other, setup);
    if (program.isEmpty() || altered.isEmpty()) {
      return program.isEmpty() && altered.isEmpty();
    }
    int seeds = setup.options().isEmpty() ? SEEDS : 1;
    return IntStream.range(0, seeds)
        .allMatch(
            seed ->
                new SamePlay(
                        MatchRun.start(program.get(), seed),
                        MatchRun.start(altered.get(), seed),
                        seed,
                        cost)
                    .isSame());
  }

  private boolean isSame() {
    boolean same = goOn();
    cost.compute(one.steps() + other.steps());
    return same && one.isDeciding() == other.isDeciding() && ended(one).equals(ended(other));
  }

  private boolean goOn() {
    boolean same = true;
    int decisions = 0;
    while (same
        && one.isDeciding()
        && other.isDeciding()
        && decisions < MOST_DECISIONS
        && !cost.isTooMuchForOne()) {
      cost.decision(one.alternatives());
      same =
          asked(one, labelsOfOne).equals(asked(other, labelsOfOther))
              && one.scores().equals(other.scores())
              && (decisions >= MOST_LOOKS || allSeeTheSame());
      if (same) {
        choose();
        decisions++;
      }
    }
    return same;
  }

  private static List<Object> ended(MatchRun run) {
    return switch (run.status()) {
      case Status.Ended(List<Long> scores, List<Integer> winners) -> List.of(scores, winners);
      case Status.Failed failed -> List.of(failed.kind());
      case Status.Unfinished _, Status.Deciding _ -> List.of();
    };
  }

  /** Returns the pending decision, in labels. */
  private static List<Object> asked(MatchRun run, Labels labels) {
    Decision decision = run.decision();
    List<String> among =
        switch (decision.options()) {
          case Decision.OneOf one ->
              one.alternatives().stream().map(Decision.Alternative::label).toList();
          case Decision.Several several ->
              Stream.concat(
                      labels.of(several.members(), several.kind()).stream(),
                      Stream.of(
                          several.least() + ".." + several.most(), String.valueOf(several.pass())))
                  .toList();
        };
    return List.of(decision.name(), decision.seat(), decision.decider(), among);
  }

  /** Whether each seat sees the same in both matches, and the same variables are hidden from it. */
  private boolean allSeeTheSame() {
    int players = one.rules().players();
    return other.rules().players() == players
        && IntStream.rangeClosed(1, players)
            .allMatch(seat -> isSame(look(one, seat), look(other, seat)));
  }

  private MatchView look(MatchRun run, int seat) {
    MatchView table = run.view(seat).table();
    cost.look(table.zones().size() + table.variables().size() + run.rules().cards().size());
    return table;
  }

  private boolean isSame(MatchView tableOfOne, MatchView tableOfOther) {
    List<MatchView.Zone> zones = tableOfOne.zones();
    List<MatchView.Zone> others = tableOfOther.zones();
    return zones.size() == others.size()
        && IntStream.range(0, zones.size())
            .allMatch(zone -> isSame(zones.get(zone), others.get(zone)))
        && hidden(tableOfOne).equals(hidden(tableOfOther));
  }

  private boolean isSame(MatchView.Zone zone, MatchView.Zone otherZone) {
    List<MatchView.Lying> cards = zone.cards();
    List<MatchView.Lying> others = otherZone.cards();
    return zone.name().equals(otherZone.name())
        && cards.size() == others.size()
        && IntStream.range(0, cards.size())
            .allMatch(place -> isSame(cards.get(place), others.get(place)));
  }

  private boolean isSame(MatchView.Lying lying, MatchView.Lying otherLying) {
    boolean unseen = lying.card() == MatchView.Lying.UNSEEN;
    if (unseen || otherLying.card() == MatchView.Lying.UNSEEN) {
      return unseen && otherLying.card() == MatchView.Lying.UNSEEN;
    }
    return lying.faceUp() == otherLying.faceUp()
        && labelsOfOne.card(lying.card()).equals(labelsOfOther.card(otherLying.card()));
  }

  private static List<String> hidden(MatchView table) {
    return table.variables().stream()
        .filter(MatchView.Variable::hidden)
        .map(variable -> variable.name() + variable.indices())
        .toList();
  }

  /** Makes the same random choice in both matches. */
  private void choose() {
    switch (one.decision().options()) {
      case Decision.OneOf(List<Decision.Alternative> among, _) -> {
        int chosen = random.nextInt(among.size());
        one.choose(chosen);
        other.choose(chosen);
      }
      case Decision.Several several -> {
        int count = several.least() + random.nextInt(several.most() - several.least() + 1);
        long seed = random.nextLong();
        one.choose(new Pick.Several(some(several, count, seed)));
        other.choose(
            new Pick.Several(some((Decision.Several) other.decision().options(), count, seed)));
      }
    }
  }

  private static IndexSet some(Decision.Several several, int count, long seed) {
    SplittableRandom order = new SplittableRandom(seed);
    List<Integer> members =
        new ArrayList<>(IntStream.of(several.members().toArray()).boxed().toList());
    IndexSet chosen = IndexSet.EMPTY;
    for (int i = 0; i < count; i++) {
      int place = order.nextInt(members.size());
      chosen = chosen.with(members.get(place));
      members.set(place, members.getLast());
      members.removeLast();
    }
    return chosen;
  }
}
