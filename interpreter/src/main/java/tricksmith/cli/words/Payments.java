package tricksmith.cli.words;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import tricksmith.engine.report.DisclosedEvent;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;

/**
 * Collects the points that statements score, to report together what one player pays to several.
 */
public final class Payments {

  /** From how many summands on, and up to how many, zeros are listed. */
  private static final int FEW = 3;

  private static final int MANY = 6;

  private final Wording words;

  private final SequencedMap<Payment, Map<Integer, List<DisclosedEvent.Scored>>> points =
      new LinkedHashMap<>();

  private final Map<RuleId, QuotedStatement> statements = new HashMap<>();

  /** A statement that scores, by some of its cases if it has several. */
  private record Payment(RuleId rule, List<DisclosedEvent.Alternative> alternatives) {}

  public Payments(Wording words) {
    this.words = words;
  }

  public boolean isEmpty() {
    return points.isEmpty();
  }

  /** Adds points, and returns what was collected before if these begin a new round of payments. */
  public List<String> add(DisclosedEvent.Scored scored) {
    int seat = scored.points().seat();
    Payment payment = new Payment(scored.points().rule(), scored.alternatives());
    List<String> told = isAnother(payment, seat) ? complete() : List.of();
    points
        .computeIfAbsent(payment, _ -> new TreeMap<>())
        .computeIfAbsent(seat, _ -> new ArrayList<>())
        .add(scored);
    return told;
  }

  /** Whether a statement pays somebody again after another has paid: a new round of payments. */
  private boolean isAnother(Payment payment, int seat) {
    return !points.isEmpty()
        && !points.sequencedKeySet().getLast().rule.equals(payment.rule)
        && points.getOrDefault(payment, Map.of()).containsKey(seat);
  }

  /** Describes what has been collected, a payment to a line, and starts over. */
  public List<String> complete() {
    List<String> told = new ArrayList<>();
    points.forEach(
        (payment, bySeat) -> {
          String scored =
              bySeat.entrySet().stream()
                  .map(each -> points(each.getKey(), each.getValue()))
                  .collect(joining("   "));
          told.add(
              words
                  .place(payment.rule)
                  .map(place -> words.text("points.scored", scored, place.line(), quoted(payment)))
                  .orElseGet(() -> words.text("points.scored-somehow", scored)));
        });
    points.clear();
    return told;
  }

  private String points(int seat, List<DisclosedEvent.Scored> scored) {
    boolean sums = scored.stream().anyMatch(each -> !each.calculation().summands().isEmpty());
    String all = scored.stream().map(this::points).collect(joining(sums ? ", " : " "));
    return words.text("points.of-seat", words.seat(seat), all);
  }

  /** Points, and what they were scored for where a statement visits several things. */
  private String points(DisclosedEvent.Scored scored) {
    String points = summed(scored);
    return scored.elements().isEmpty()
        ? points
        : words.text(
            "points.scored-for",
            points,
            scored.elements().stream().map(words::value).collect(joining(", ")));
  }

  /** Points and, if they are a sum, what was added. */
  private String summed(DisclosedEvent.Scored scored) {
    String points = signed(scored.points().points());
    List<DisclosedEvent.Summand> summands = worthTelling(scored.calculation().summands());
    if (summands.isEmpty()) {
      return points;
    }
    String sum =
        points
            + " = "
            + written(summands.getFirst())
            + summands.stream().skip(1).map(this::added).collect(joining());
    return switch (scored.calculation().rounding()) {
      case NONE -> sum;
      case DOWN -> words.text("points.rounded-down", sum);
      case UP -> words.text("points.rounded-up", sum);
    };
  }

  /**
   * What is added: all of a few summands, since noughts show which are none; otherwise no noughts
   * after the first.
   */
  private static List<DisclosedEvent.Summand> worthTelling(List<DisclosedEvent.Summand> all) {
    if (FEW <= all.size() && all.size() <= MANY) {
      return all;
    }
    List<DisclosedEvent.Summand> told =
        Stream.concat(
                all.stream().limit(1),
                all.stream().skip(1).filter(each -> each.value() != Values.number(0)))
            .toList();
    boolean plain =
        told.size() == 1
            && told.getFirst().factors().isEmpty()
            && told.getFirst().element() == Values.NONE;
    return plain ? List.of() : told;
  }

  private String added(DisclosedEvent.Summand summand) {
    String written = written(summand);
    return written.startsWith("-") ? " - " + written.substring(1) : " + " + written;
  }

  private String written(DisclosedEvent.Summand summand) {
    String number =
        summand.factors().isEmpty()
            ? Values.decimal(summand.value())
            : summand.factors().stream().map(Values::decimal).collect(joining(" × "));
    if (summand.divisor() != Values.number(1)) {
      number = number + " / " + Values.decimal(summand.divisor());
    }
    return summand.element() == Values.NONE
        ? number
        : words.text("points.scored-for", number, words.value(summand.element()));
  }

  private String quoted(Payment payment) {
    return statements
        .computeIfAbsent(payment.rule, rule -> QuotedStatement.of(words.game(), rule))
        .textOf(payment.alternatives);
  }

  private static String signed(long points) {
    String written = Values.decimal(points);
    return written.startsWith("-") || written.equals("0") ? written : "+" + written;
  }
}
