package tricksmith.proposal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.Match;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Labels;
import tricksmith.expectation.ScriptTests;
import tricksmith.expectation.ScriptValues;
import tricksmith.expectation.WrittenLine;
import tricksmith.expectation.WrittenLine.Kind;
import tricksmith.expectation.WrittenTable;
import tricksmith.expectation.WrittenTest;
import tricksmith.parse.IncrementalParser;
import tricksmith.program.value.Values;
import tricksmith.rules.Type;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.source.Edit;
import tricksmith.source.Source;

/**
 * The test of a wish: the moment pointed at, set by hand, and the outcome wished for. It fails by
 * the present rules and passes by those of a proposal, and contains only the lines it needs for
 * that.
 */
final class WishTest {
  private final PointedScript script;
  private final Wish wish;
  private final Match before;
  private final RulesUnderTest present;

  /** Whether the test must fail by the present rules. */
  private final boolean telling;

  WishTest(PointedScript script, Wish wish) {
    this(script, wish, true);
  }

  /** Returns a test that may pass by the present rules, to keep them as they are there. */
  static WishTest guarding(PointedScript script, Wish wish) {
    return new WishTest(script, wish, false);
  }

  private WishTest(PointedScript script, Wish wish, boolean telling) {
    this.telling = telling;
    this.script = script;
    this.wish = wish;
    present = new RulesUnderTest(wish.game().script());
    before =
        switch (wish.outcome()) {
          case Wish.Wins _, Wish.Scores _ -> RecordedCourse.before(wish);
          case Wish.Allowed _, Wish.Offered _ -> wish.moment();
        };
  }

  String title() {
    LabelTexts labels = script.labels();
    return switch (wish.outcome()) {
      case Wish.Wins(int seat, boolean wins) -> labels.say(wins ? "wins" : "wins-not", card(seat));
      case Wish.Allowed(_, String card, boolean allowed) ->
          labels.say(allowed ? "allowed" : "allowed-not", card);
      case Wish.Offered(String alternative, boolean offered) ->
          labels.say(offered ? "offered" : "offered-not", wish.decision().name(), alternative);
      case Wish.Scores scores ->
          labels.say("scores", String.valueOf(scores.seat()), points(scores));
    };
  }

  private String card(int seat) {
    Labels labels = new Labels(wish.game().rules());
    return wish.lastTrick().plays().stream()
        .filter(play -> play.seat() == seat)
        .map(play -> labels.card(play.card()))
        .findFirst()
        .orElse("");
  }

  private String points(Wish.Scores wished) {
    long had = before.scores().get(wished.seat() - 1);
    return written(Values.minus(wished.score(), had));
  }

  private static String written(long number) {
    return Values.written(number).replace("/", " / ");
  }

  /**
   * Whether the trick pointed at goes as wished by other rules, with the cards and the table as
   * they were. By these rules the tricks before it may have gone otherwise.
   */
  boolean isTrueOfTrickAlone(Game proposed) {
    return wish.outcome() instanceof Wish.Wins(_, boolean wins)
        && wins
        && new RulesUnderTest(proposed.script()).pass(whole(null)).orElse(false);
  }

  /**
   * Returns the lines of the test for the rules of a proposal; empty if the moment cannot be set so
   * that the test tells them from the present rules.
   *
   * @param end the match at that moment by the proposed rules; null if it does not get there
   */
  List<String> lines(Game proposed, @Nullable ObservedMatch end) {
    RulesUnderTest tested = new RulesUnderTest(proposed.script());
    List<WrittenLine> lines = whole(end);
    if (lines.isEmpty() || !tells(tested, lines)) {
      return List.of();
    }
    List<WrittenLine> kept = lines;
    kept = without(kept, tested, line -> line.kind() == Kind.PILE);
    kept = without(kept, tested, line -> line.kind() == Kind.HAND && !isOwn(line));
    kept = without(kept, tested, line -> line.kind() == Kind.HAND);
    kept = without(kept, tested, line -> line.text().startsWith("given score of "));
    kept = without(kept, tested, line -> line.text().startsWith("given tricks of "));
    String rules = rules(proposed);
    for (WrittenLine line : List.copyOf(kept)) {
      if (line.kind() == Kind.SETTING && !isNamed(line, rules)) {
        kept = without(kept, tested, line::equals);
      }
    }
    return kept.stream().map(WrittenLine::text).toList();
  }

  /** Returns all lines, needed or not; empty if nothing can be expected. */
  private List<WrittenLine> whole(@Nullable ObservedMatch end) {
    Optional<String> expected = end == null ? expectedWinner() : expected(end);
    if (expected.isEmpty()) {
      return List.of();
    }
    List<WrittenLine> lines = new ArrayList<>(WrittenTable.of(wish.game(), before));
    plays().forEach(play -> lines.add(new WrittenLine(Kind.PLAY, play)));
    lines.add(new WrittenLine(Kind.EXPECTATION, expected.get()));
    return lines;
  }

  private Optional<String> expectedWinner() {
    return wish.outcome() instanceof Wish.Wins(int seat, boolean wins) && wins
        ? Optional.of("seat " + seat + " wins")
        : Optional.empty();
  }

  private boolean isOwn(WrittenLine line) {
    return wish.outcome() instanceof Wish.Allowed(int seat, _, _)
        && line.text().startsWith("hand of seat " + seat + ":");
  }

  /** Returns the text of a script's trick section and definitions. */
  private static String rules(Game game) {
    PointedScript read = new PointedScript(game.script());
    return Stream.concat(
            read.trick().stream().map(trick -> read.text(trick.span())),
            read.definitions().map(definition -> read.text(definition.span())))
        .collect(Collectors.joining("\n"));
  }

  private static boolean isNamed(WrittenLine line, String rules) {
    String name = line.text().replaceFirst("^given ", "").split("[ \\[]", 2)[0];
    return Pattern.compile("(?<![\\w-])" + Pattern.quote(name) + "(?![\\w-])")
        .matcher(rules)
        .find();
  }

  /**
   * Returns the lines without the unwanted ones if they are not needed, and otherwise all of them.
   */
  private List<WrittenLine> without(
      List<WrittenLine> lines, RulesUnderTest proposed, Predicate<WrittenLine> unwanted) {
    List<WrittenLine> fewer = lines.stream().filter(unwanted.negate()).toList();
    return fewer.size() < lines.size() && tells(proposed, fewer) ? fewer : lines;
  }

  private boolean tells(RulesUnderTest proposed, List<WrittenLine> lines) {
    return proposed.pass(lines).orElse(false) && (!telling || !present.pass(lines).orElse(true));
  }

  private List<String> plays() {
    Labels labels = new Labels(wish.game().rules());
    List<Event.Play> plays =
        switch (wish.outcome()) {
          case Wish.Wins _ -> wish.lastTrick().plays();
          case Wish.Scores _ -> lastPlays();
          case Wish.Allowed _, Wish.Offered _ -> before.progress().plays();
        };
    List<String> lines = new ArrayList<>();
    for (Event.Play play : plays) {
      String verb = lines.isEmpty() ? "leads" : "plays";
      lines.add("seat %d %s %s".formatted(play.seat(), verb, labels.card(play.card())));
    }
    return lines;
  }

  /** Returns the plays of the trick that ended the deal. */
  private List<Event.Play> lastPlays() {
    return before.progress().plays().isEmpty() ? List.of() : wish.lastTrick().plays();
  }

  private Optional<String> expected(ObservedMatch end) {
    return switch (wish.outcome()) {
      case Wish.Wins _ -> {
        int winner = end.winners().getLast();
        yield Optional.of(winner == 0 ? "nobody wins" : "seat " + winner + " wins");
      }
      case Wish.Scores scores -> Optional.of("seat " + scores.seat() + " scores " + points(scores));
      case Wish.Allowed(int seat, _, _) ->
          end.run().seat() == seat
              ? Optional.of("seat " + seat + " may play " + String.join(" ", end.offered()))
              : Optional.of("seat " + end.run().seat() + " to lead");
      case Wish.Offered _ -> offered(end.run().decision());
    };
  }

  private Optional<String> offered(Decision decision) {
    if (!(decision.options() instanceof Decision.OneOf(var alternatives, _))) {
      return Optional.empty();
    }
    Type type =
        script.rules().variables().stream()
            .filter(each -> each.name().equals(decision.name()))
            .map(tricksmith.rules.Variable::type)
            .findFirst()
            .orElse(Type.Basic.NUMBER);
    List<Optional<String>> written =
        alternatives.stream()
            .filter(each -> !each.isPass())
            .map(each -> ScriptValues.write(type, each.label()))
            .toList();
    if (written.isEmpty() || !written.stream().allMatch(Optional::isPresent)) {
      return Optional.empty();
    }
    String among = written.stream().map(Optional::get).collect(Collectors.joining(", "));
    boolean pass = alternatives.stream().anyMatch(Decision.Alternative::isPass);
    return Optional.of(
        "seat %d may choose %s from %s%s"
            .formatted(decision.seat(), decision.name(), among, pass ? ", or pass" : ""));
  }

  /** Returns a title that is not among those in use. */
  static String unused(String title, Set<String> used) {
    String free = title;
    for (int number = 2; used.contains(free); number++) {
      free = title + " (" + number + ")";
    }
    return free;
  }

  /** Rules by which tests are tried that they do not contain. */
  private static final class RulesUnderTest {
    private final IncrementalParser parser = new IncrementalParser();
    private final Optional<GameScript> rules;

    RulesUnderTest(GameScript script) {
      rules = read(new PointedScript(script).withoutTests(List.of()));
    }

    /** Whether a test of these lines passes; empty if it cannot be read. */
    Optional<Boolean> pass(List<WrittenLine> lines) {
      return rules
          .flatMap(bare -> read(with(bare, lines)))
          .filter(GameScript::isPlayable)
          .map(read -> ScriptTests.run(read).getLast().passed());
    }

    private Optional<GameScript> read(Source source) {
      return GameScript.readUnreviewedIfReadable(source, parser);
    }

    private static Source with(GameScript bare, List<WrittenLine> lines) {
      Edit test = WrittenTest.of(bare, "trial", lines.stream().map(WrittenLine::text).toList());
      return bare.source().edited(List.of(test));
    }
  }
}
