package tricksmith.record;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import tricksmith.cards.IndexSet;
import tricksmith.engine.chance.Outcomes;
import tricksmith.engine.report.Labels;
import tricksmith.program.Program;
import tricksmith.program.value.Values;
import tricksmith.record.MatchFileProblem.Kind;

/**
 * Chance outcomes taken from a match file. Once the file has ended or gone wrong, the seed supplies
 * them.
 */
record RecordedOutcomes(LineCursor lines, Program rules, Labels labels) implements Outcomes {
  private boolean isOver() {
    return lines.problem() != null || lines.peek() == null;
  }

  @Override
  public int pick(String name, long count, List<Long> alternatives, int keyed) {
    if (isOver()) {
      return keyed;
    }
    RecordedLine.Input input = lines.take();
    if (!(input instanceof RecordedLine.Chance chance) || !chance.name().equals(name)) {
      return wrong(keyed, input, Kind.EXPECTED_CHANCE, name, input);
    }
    List<String> possible = alternatives.stream().map(labels::of).toList();
    int place = possible.indexOf(chance.pick());
    if (place >= 0) {
      return place;
    }
    return alternatives.stream().allMatch(RecordedOutcomes::isPlayer)
        ? wrong(
            keyed,
            input,
            Kind.UNKNOWN_OUTCOME,
            new MatchFileProblem.Seats(List.of(chance.pick())),
            new MatchFileProblem.Seats(possible))
        : wrong(
            keyed,
            input,
            Kind.UNKNOWN_OUTCOME,
            "\"" + chance.pick() + "\"",
            String.join(" ", possible));
  }

  private static boolean isPlayer(long value) {
    return !Values.isNumber(value) && Values.kind(value) == Values.Kind.PLAYER;
  }

  private int wrong(int keyed, RecordedLine input, Kind kind, Object... arguments) {
    lines.report(MatchFileProblem.of(input.line(), kind, arguments));
    return keyed;
  }

  @Override
  public int[] order(int zone, long count, int[] keyed) {
    if (isOver()) {
      return keyed;
    }
    String name = rules.zones().get(zone).name();
    RecordedLine.Input input = lines.take();
    if (!(input instanceof RecordedLine.Shuffle shuffle) || !shuffle.zone().equals(name)) {
      wrong(0, input, Kind.EXPECTED_SHUFFLE, name, input);
      return keyed;
    }
    return order(shuffle, name, keyed);
  }

  /**
   * Converts labels to cards. Among identical copies, the one earliest in deck order comes first.
   */
  private int[] order(RecordedLine.Shuffle shuffle, String name, int[] keyed) {
    IndexSet left =
        Arrays.stream(keyed).mapToObj(IndexSet::of).reduce(IndexSet.EMPTY, IndexSet::union);
    List<Integer> order = new ArrayList<>();
    List<String> surplus = new ArrayList<>();
    for (String label : shuffle.order()) {
      int card = labels.cardsOf(label).intersection(left).next(0);
      if (card < 0) {
        surplus.add(label);
      } else {
        order.add(card);
        left = left.without(card);
      }
    }
    if (surplus.isEmpty() && left.isEmpty()) {
      return order.stream().mapToInt(Integer::intValue).toArray();
    }
    wrong(0, shuffle, Kind.NOT_A_PERMUTATION, name, words(surplus), words(names(left)));
    return keyed;
  }

  private List<String> names(IndexSet cards) {
    return IntStream.of(cards.toArray()).mapToObj(labels::card).toList();
  }

  private static String words(List<String> cards) {
    return cards.isEmpty() ? "–" : String.join(" ", cards);
  }
}
