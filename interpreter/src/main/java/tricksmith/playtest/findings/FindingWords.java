package tricksmith.playtest.findings;

import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import tricksmith.players.Level;
import tricksmith.playtest.compare.Contrast;
import tricksmith.playtest.compare.Difference;
import tricksmith.playtest.findings.Finding.Subject;
import tricksmith.playtest.statistics.Figures;
import tricksmith.playtest.statistics.Rounded;
import tricksmith.playtest.statistics.Verdict;
import tricksmith.program.value.RuleId;

/** Puts findings into sentences in the reader's language. */
public final class FindingWords {
  /** The share below which matches are counted one by one instead of in a hundred. */
  private static final double RARE = 0.015;

  /** Nobody plays more matches than this to find out. */
  private static final double MOST_MATCHES = 1_000_000;

  private final Locale language;
  private final ResourceBundle bundle;
  private final ToIntFunction<RuleId> lineOf;

  /**
   * Phrases findings in a language.
   *
   * @param lineOf gives the line of the script that a rule is on
   */
  public FindingWords(Locale language, ToIntFunction<RuleId> lineOf) {
    this.language = language;
    this.lineOf = lineOf;
    bundle =
        ResourceBundle.getBundle(
            FindingWords.class.getName(),
            language,
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
  }

  private String say(String key, Object... arguments) {
    Object[] words = Arrays.stream(arguments).map(String::valueOf).toArray();
    return new MessageFormat(bundle.getString(key), language).format(words);
  }

  /** Returns the degree of trust, in a word or two. */
  public String belief(Belief belief) {
    return say("belief." + belief);
  }

  /** Returns the name of a level of players. */
  public String level(Level level) {
    return say("level." + level.name());
  }

  public String headline(Finding finding) {
    return switch (finding.belief()) {
      case DISAGREE -> say("disagree", who(finding.subject()), byLevel(finding));
      case TOO_FEW -> say("too-few", topic(finding.subject()));
      case NO_DIFFERENCE ->
          say(
              switch (finding.subject()) {
                case Subject.Place _ -> "even-places";
                case Subject.Seat _ -> "even-seats";
                case Subject.Uneven _, Subject.OfGame _, Subject.OfChange _ -> "no-difference";
              },
              points(finding.largestDifference().orElse(Double.NaN)),
              topic(finding.subject()));
      case SURE, LIKELY -> sentence(finding);
    };
  }

  private String sentence(Finding finding) {
    return switch (finding.subject()) {
      case Subject.Failing failing -> failing(finding, failing);
      case Subject.Place(int place, boolean together) ->
          say(
              (place > 1 ? "place" : together ? "starter-side" : "starter") + direction(finding),
              distance(finding),
              place);
      case Subject.Seat(List<Integer> seats) ->
          say(
              (seats.size() == 1 ? "seat" : "seats") + direction(finding),
              distance(finding),
              seats(seats));
      case Subject.Uneven(boolean places) -> say(places ? "uneven-places" : "uneven-seats");
      case Subject.IdleRule(RuleId rule, boolean applied) ->
          say(applied ? "never-mattered" : "never-applied", lineOf.applyAsInt(rule));
      case Subject.Decider(RuleId criterion) ->
          say("decider", lineOf.applyAsInt(criterion), percents(finding));
      case Subject.Leader _ -> say("leader", percents(finding));
      case Subject.Forced _ -> say("forced", percents(finding));
      case Subject.Change change -> change(finding, change);
      case Subject.Balance balance -> balance(finding, balance);
    };
  }

  /** Returns how many matches do not end, and where, at the level at which most do not. */
  private String failing(Finding finding, Subject.Failing failing) {
    double share = finding.readings().stream().mapToDouble(Reading::value).max().orElse(0);
    boolean isRare = share < RARE;
    String many = String.format(Locale.ROOT, "%.0f", isRare ? 1 / share : 100 * share);
    String key = (failing.error() ? "failing.error" : "failing") + (isRare ? ".rare" : "");
    RuleId rule = failing.rule();
    return rule == null ? say(key, many) : say(key + ".line", many, lineOf.applyAsInt(rule));
  }

  private String change(Finding finding, Subject.Change change) {
    Reading reading = told(finding);
    double after = reading.before() + reading.value();
    boolean share = change.measure().isShare();
    double unit = share ? 0.01 : 1;
    int digits = Math.abs(reading.value()) < 2 * unit ? 1 : share ? 0 : 1;
    return say(
        "change" + (change.measure().isCount() ? "-count" : "") + direction(finding),
        topic(change),
        amount(reading.before(), share, digits),
        amount(after, share, digits));
  }

  private static String amount(double number, boolean share, int digits) {
    return share ? Rounded.plain(100 * number, digits) + "%" : Rounded.plain(number, digits);
  }

  private String balance(Finding finding, Subject.Balance balance) {
    Reading reading = told(finding);
    double after = reading.before() + reading.value();
    double nearer = Math.abs(reading.before() - balance.fair()) - Math.abs(after - balance.fair());
    String what =
        nearer > Math.abs(reading.value()) / 2
            ? "fairer"
            : nearer < -Math.abs(reading.value()) / 2 ? "less-fair" : "as-fair";
    int digits = Math.abs(reading.value()) < 0.02 ? 1 : 0;
    return say(
        what + direction(finding),
        whose(balance),
        amount(reading.before(), true, digits),
        amount(after, true, digits),
        amount(balance.fair(), true, digits));
  }

  private String whose(Subject.Balance balance) {
    List<Integer> seats = balance.seats();
    String key =
        balance.measure() == Difference.Measure.PLACE
            ? seats.getFirst() == 1 ? "of.starter" : "of.place"
            : seats.size() == 1 ? "of.seat" : "of.seats";
    return say(key, seats(seats));
  }

  private static Reading told(Finding finding) {
    return finding.strongest().orElseGet(() -> finding.readings().getLast());
  }

  private String byLevel(Finding finding) {
    return finding.readings().stream()
        .map(
            reading ->
                say(
                    "level",
                    level(reading.level()),
                    value(finding.subject(), reading, reading.value())))
        .collect(Collectors.joining(say("levels.and")));
  }

  /** Returns what each level shows, with intervals and sample sizes. */
  public String detail(Finding finding) {
    return finding.readings().stream()
        .map(reading -> reading(finding, reading))
        .collect(Collectors.joining(say("and")));
  }

  private String reading(Finding finding, Reading reading) {
    return say(
        "reading",
        level(reading.level()),
        value(finding.subject(), reading, reading.value()),
        value(finding.subject(), reading, reading.from()),
        value(finding.subject(), reading, reading.to()),
        reading.sample());
  }

  /**
   * Returns what a comparison leaves open, in up to two sentences: how many matches would show a
   * difference, and how large a difference is ruled out already.
   */
  public List<String> undecided(Contrast contrast) {
    return contrast.undecided().map(this::undecided).orElse(List.of());
  }

  private List<String> undecided(Difference difference) {
    String topic = topic(new Subject.Change(difference.measure(), difference.seats()));
    List<String> said = new ArrayList<>();
    double needed = difference.matchesNeeded().orElseThrow();
    if (needed <= MOST_MATCHES) {
      String matches = Figures.count(Rounded.roughly(needed));
      said.add(say("needed", amount(difference, difference.sought()), topic, matches));
    }
    if (difference.verdict() == Verdict.WITHIN_NOISE) {
      said.add(say("ruled-out", amount(difference, difference.largest()), topic));
    }
    return said;
  }

  private String amount(Difference difference, double number) {
    return difference.measure().isShare()
        ? say("points", Rounded.plain(100 * number, 1))
        : Rounded.plain(number, 2);
  }

  /** Formats a value of the quantity a finding is about. */
  public static String value(Subject subject, double number) {
    return value(subject, number, Double.NaN, Double.NaN);
  }

  /**
   * Formats the value of a reading or an end of its interval, with as many digits as show on which
   * side of zero a change lies.
   */
  public static String value(Subject subject, Reading reading, double number) {
    return value(subject, number, reading.from(), reading.to());
  }

  private static String value(Subject subject, double number, double from, double to) {
    if (Double.isNaN(number)) {
      return "–";
    }
    return switch (subject) {
      case Subject.Change(Difference.Measure measure, _) ->
          measure.isShare() ? Figures.points(number, from, to) : Figures.change(number, from, to);
      case Subject.Balance _ -> Figures.points(number, from, to);
      case Subject.OfPosition _, Subject.OfGame _ ->
          String.format(Locale.ROOT, "%.1f%%", 100 * number);
    };
  }

  /** Returns the subject of a finding, as a heading. */
  public String topic(Subject subject) {
    return switch (subject) {
      case Subject.Failing _ -> say("topic.failing");
      case Subject.Place _ -> say("topic.place");
      case Subject.Seat _ -> say("topic.seat");
      case Subject.Uneven(boolean places) -> say(places ? "topic.place" : "topic.seat");
      case Subject.IdleRule(RuleId rule, _) -> say("topic.rule", lineOf.applyAsInt(rule));
      case Subject.Decider _ -> say("topic.decider");
      case Subject.Leader _ -> say("topic.leader");
      case Subject.Forced _ -> say("topic.forced");
      case Subject.Change(Difference.Measure measure, List<Integer> seats)
          when measure.isOfWins() ->
          topic(new Subject.Balance(measure, seats, Double.NaN));
      case Subject.Change(Difference.Measure measure, List<Integer> seats) ->
          say(
              "topic."
                  + measure
                  + (seats.size() > 1
                      ? ".side"
                      : seats.isEmpty() && measure == Difference.Measure.SCORE ? ".all" : ""),
              seats(seats));
      case Subject.Balance(Difference.Measure measure, List<Integer> seats, _) ->
          who(
              measure == Difference.Measure.PLACE
                  ? new Subject.Place(seats.getFirst(), false)
                  : new Subject.Seat(seats));
    };
  }

  /** Returns the subject of a finding, with the seat or place that it is about. */
  private String who(Subject subject) {
    return switch (subject) {
      case Subject.Seat(List<Integer> seats) ->
          say("topic.WIN" + (seats.size() > 1 ? ".side" : ""), seats(seats));
      case Subject.Place(int place, boolean together) ->
          say("wins.of-" + (place > 1 ? "place" : together ? "starter-side" : "starter"), place);
      case Subject.Uneven _, Subject.OfGame _, Subject.OfChange _ -> topic(subject);
    };
  }

  private String seats(List<Integer> seats) {
    return seats.stream().map(String::valueOf).collect(Collectors.joining(say("seats.and")));
  }

  private static String direction(Finding finding) {
    boolean more =
        finding.strongest().map(reading -> reading.value() > finding.usual()).orElse(true);
    return more ? ".more" : ".less";
  }

  private static String distance(Finding finding) {
    return points(
        Math.abs(
            finding.strongest().map(Reading::value).orElse(finding.usual()) - finding.usual()));
  }

  private static String points(double share) {
    double points = 100 * share;
    return String.format(Locale.ROOT, points < 2 ? "%.1f" : "%.0f", points);
  }

  private static String percents(Finding finding) {
    return String.format(Locale.ROOT, "%.0f", 100 * finding.readings().getLast().value());
  }
}
