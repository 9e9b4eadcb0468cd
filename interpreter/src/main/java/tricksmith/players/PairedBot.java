package tricksmith.players;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tricksmith.cards.IndexSet;
import tricksmith.engine.MatchRun;
import tricksmith.engine.SeatView;
import tricksmith.engine.chance.KeyedChance;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Labels;
import tricksmith.engine.report.Pick;
import tricksmith.program.value.Values;

/**
 * Chooses at random, each alternative with equal probability, so that it chooses the same under two
 * versions of the rules wherever both offer it: for each decision, the alternatives are in a random
 * order that depends on nothing but their labels, the seed, the seat, and how many decisions of
 * that name it has made; it takes the first. Not thread-safe.
 */
public final class PairedBot implements Bot {

  private static final long NAME = KeyedChance.hash("paired bot");

  /** Stands for the number of things to choose, among the labels of a decision. */
  private static final String NUMBER = "";

  private final long key;

  /** How many decisions of each name it has made. */
  private final Map<String, Integer> made = new HashMap<>();

  /**
   * Creates a bot for a seat.
   *
   * @param seat from 1
   */
  public PairedBot(long seed, int seat) {
    key = KeyedChance.key(seed, NAME, seat);
  }

  @Override
  public Pick choose(SeatView view, Decision decision) {
    return pick(decision, new Labels(view.rules()));
  }

  @Override
  public void choose(MatchRun run) {
    run.choose(pick(run.decision(), run.labels()));
  }

  @Override
  public boolean looksBack() {
    return false;
  }

  /** Chooses without looking at anything. */
  Pick pick(Decision decision, Labels labels) {
    String name = decision.name();
    long ofName = KeyedChance.key(key, name.hashCode());
    long ofDecision = KeyedChance.key(ofName, made.merge(name, 1, Integer::sum));
    return switch (decision.options()) {
      case Decision.OneOf one -> new Pick.One(first(one.alternatives(), ofDecision));
      case Decision.Several several -> several(several, labels, ofDecision);
    };
  }

  private static int first(List<Decision.Alternative> alternatives, long ofDecision) {
    int first = 0;
    long least = Long.MAX_VALUE;
    for (int i = 0; i < alternatives.size(); i++) {
      long place = place(ofDecision, alternatives.get(i).label(), 0);
      if (place < least) {
        first = i;
        least = place;
      }
    }
    return first;
  }

  /** Picks a random number of members, a pass being as likely as any other number. */
  private static Pick several(Decision.Several options, Labels labels, long ofDecision) {
    int numbers = Math.max(0, options.most() - options.least() + 1);
    int number = KeyedChance.pick(place(ofDecision, NUMBER, 0), numbers + (options.pass() ? 1 : 0));
    if (number == numbers) {
      return new Pick.Pass();
    }
    int[] members = options.members().toArray();
    Map<String, Integer> copies = new HashMap<>();
    long[] places =
        Arrays.stream(members)
            .mapToObj(member -> labels.of(Values.of(options.kind(), member)))
            .mapToLong(label -> place(ofDecision, label, copies.merge(label, 1, Integer::sum)))
            .toArray();
    IndexSet.Builder chosen = new IndexSet.Builder();
    IntStream.range(0, members.length)
        .boxed()
        .sorted((one, other) -> Long.compare(places[one], places[other]))
        .limit(options.least() + number)
        .forEach(place -> chosen.add(members[place]));
    return new Pick.Several(chosen.build());
  }

  private static long place(long ofDecision, String label, int copy) {
    return KeyedChance.mix(KeyedChance.key(ofDecision + copy, label.hashCode()));
  }
}
