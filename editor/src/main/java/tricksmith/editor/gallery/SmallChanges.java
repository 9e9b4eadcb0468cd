package tricksmith.editor.gallery;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tricksmith.editor.branches.PlayedBranch;
import tricksmith.editor.change.Change;
import tricksmith.editor.change.MatchDifference;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Option;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules;
import tricksmith.rules.Type;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.script.SetupResult;
import tricksmith.source.Source;
import tricksmith.source.Span;

/**
 * Finds small changes to try on a game: its options, obligations, criteria and scores are each
 * altered a little, except where the checker refuses the change or nothing in a match changes.
 */
final class SmallChanges {
  private static final String LOWER = "lower ";
  private static final String BEST = "best by";
  private static final String THEN = "then";

  /** The most changes to try: trying all would take too long in scripts with many numbers. */
  private static final int MOST_TRIED = 24;

  private final CheckedRules rules;
  private final Source source;
  private final PlayedBranch course;
  private final int players;

  private SmallChanges(GameReading.Playable game, PlayedBranch course) {
    rules = Objects.requireNonNull(game.script().rules());
    source = game.script().source();
    this.course = course;
    players = game.shown();
  }

  /**
   * Returns changes that show in a match, one of each kind before a second of any.
   *
   * @param course a match under the rules as they are
   * @param most how many are wanted
   */
  static List<SmallChange> of(GameReading.Playable game, PlayedBranch course, int most) {
    return new SmallChanges(game, course).found(most);
  }

  private List<SmallChange> found(int most) {
    List<SmallChange> found = new ArrayList<>();
    Iterator<SmallChange> tried = inTurn().stream().limit(MOST_TRIED).iterator();
    while (found.size() < most && tried.hasNext()) {
      SmallChange change = tried.next();
      if (shows(change)) {
        found.add(change);
      }
    }
    return found;
  }

  /** Returns the first change of each kind, then the second of each. */
  private List<SmallChange> inTurn() {
    Map<SmallChange.Kind, Integer> seen = new EnumMap<>(SmallChange.Kind.class);
    record Turn(int number, SmallChange change) {}
    return Stream.of(options(), obligations(), criteria(), ignored(), numbers())
        .flatMap(changes -> changes)
        .map(change -> new Turn(seen.merge(change.kind(), 1, Integer::sum), change))
        .sorted(Comparator.comparingInt(Turn::number))
        .map(Turn::change)
        .toList();
  }

  private boolean shows(SmallChange change) {
    Source changed = new Source("", change.applied(source.text()));
    return game(GameScript.readUnreviewed(changed))
        .flatMap(game -> Change.between(course, game))
        .filter(SmallChanges::isPlayable)
        .isPresent();
  }

  private Optional<Game> game(GameScript script) {
    return script.isPlayable()
            && script.setUp(players, Map.of()) instanceof SetupResult.Ready(Game game)
        ? Optional.of(game)
        : Optional.empty();
  }

  private static boolean isPlayable(Change change) {
    return change.asPlayed().differences().stream()
        .noneMatch(MatchDifference.Fails.class::isInstance);
  }

  // Options.

  private Stream<SmallChange> options() {
    return rules.options().stream().flatMap(option -> option(option).stream());
  }

  private Optional<SmallChange> option(Option option) {
    return other(option).flatMap(value -> option(option, value));
  }

  private Optional<SmallChange> option(Option option, String value) {
    String before = option.initial().isEmpty() ? "none" : String.join(", ", option.initial());
    Matcher written =
        Pattern.compile("=\\s*(\\S+)")
            .matcher(source.text())
            .region(option.span().start(), option.span().end());
    if (!written.find()) {
      return Optional.empty();
    }
    String description = option.description() == null ? option.name() : option.description();
    return Optional.of(
        new SmallChange(
            SmallChange.Kind.OPTION,
            List.of(description, value, before),
            option.name() + " = " + value,
            new Span(written.start(1), written.end(1)),
            value));
  }

  /**
   * Returns another value than the default: the next larger number, the other answer, the next
   * word.
   */
  private Optional<String> other(Option option) {
    return switch (option.type()) {
      case Type.Basic.NUMBER -> {
        long now = Long.parseLong(option.initial().getFirst());
        yield Optional.of(String.valueOf(now < option.most() ? now + 1 : option.least()));
      }
      case Type.Basic.YES_NO -> Optional.of(option.initial().equals(List.of("yes")) ? "no" : "yes");
      case Type.SetOf set when option.initial().isEmpty() ->
          rules.order(set.element()).stream().findFirst();
      default ->
          rules.order(option.type()).stream()
              .filter(each -> !option.initial().contains(each))
              .findFirst();
    };
  }

  // The trick.

  private Stream<SmallChange> obligations() {
    return rules.trick().obligations().stream().map(this::freed);
  }

  private SmallChange freed(TrickRules.Obligation obligation) {
    return new SmallChange(
        obligation.forbids() ? SmallChange.Kind.ALLOWED : SmallChange.Kind.FREED,
        List.of(obligation.label()),
        line(obligation.span()),
        lines(obligation.span()),
        "");
  }

  private String line(Span span) {
    return String.valueOf(source.place(span.start()).line());
  }

  private Span lines(Span span) {
    String text = source.text(span);
    int end = span.start() + text.stripTrailing().length() - 1;
    return source.line(source.place(span.start()).line()).to(source.line(source.place(end).line()));
  }

  /** Returns changes that leave out a criterion, so that the next one decides. */
  private Stream<SmallChange> ignored() {
    List<TrickRules.Criterion> all = rules.trick().criteria();
    return IntStream.range(0, all.size() - 1)
        .mapToObj(place -> ignored(all.get(place), all.get(place + 1), place == 0));
  }

  private SmallChange ignored(
      TrickRules.Criterion criterion, TrickRules.Criterion next, boolean isFirst) {
    int best = source.text().lastIndexOf(BEST, criterion.span().start());
    int then = source.text().lastIndexOf(THEN, next.span().start()) + THEN.length();
    return new SmallChange(
        SmallChange.Kind.IGNORED,
        List.of(criterion.label()),
        line(criterion.span()),
        isFirst ? new Span(best, then) : lines(criterion.span()),
        isFirst ? BEST : "");
  }

  private Stream<SmallChange> criteria() {
    return rules.trick().criteria().stream().flatMap(criterion -> turned(criterion).stream());
  }

  /** Returns the change that reverses a comparison of ranks or numbers. */
  private Optional<SmallChange> turned(TrickRules.Criterion criterion) {
    Term measure = criterion.measure();
    if (measure == null
        || (measure.type() != Type.Basic.NUMBER && measure.type() != Type.Basic.RANK)) {
      return Optional.empty();
    }
    int at = measure.span().start();
    String written = source.text(measure.span()).strip();
    if (!criterion.smaller()) {
      return Optional.of(
          new SmallChange(
              SmallChange.Kind.LOWER,
              List.of(criterion.label()),
              LOWER + written,
              new Span(at, at),
              LOWER));
    }
    int lower = source.text().lastIndexOf(LOWER.strip(), at);
    return lower < criterion.span().start()
        ? Optional.empty()
        : Optional.of(
            new SmallChange(
                SmallChange.Kind.HIGHER,
                List.of(criterion.label()),
                written,
                new Span(lower, at),
                ""));
  }

  // Scores.

  /** Returns changes of numbers in what is scored, and in the definitions it may use. */
  private Stream<SmallChange> numbers() {
    Stream<Term> scored = rules.actions(Action.Scores.class).map(Action.Scores::value);
    return Stream.concat(scored, rules.definitions().stream().map(DefinedTerm::body))
        .flatMap(term -> term.all(Term.NumberConstant.class))
        .filter(number -> number.value() != 0)
        .map(this::doubled);
  }

  private SmallChange doubled(Term.NumberConstant number) {
    String before = source.text(number.span()).strip();
    String twice = String.valueOf(2 * number.value());
    return new SmallChange(
        SmallChange.Kind.NUMBER, List.of(twice, before), line(number.span()), number.span(), twice);
  }
}
