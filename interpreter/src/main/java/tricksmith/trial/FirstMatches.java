package tricksmith.trial;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.MatchRun;
import tricksmith.engine.report.Status;
import tricksmith.lower.setup.Setup;
import tricksmith.players.RandomBot;
import tricksmith.program.evaluation.Budget;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.script.SetupResult;
import tricksmith.source.Diagnostic;
import tricksmith.source.Span;
import tricksmith.source.UnwantedWork;

/**
 * Plays the first matches of a script with random players, and reports where a script error stopped
 * one. That may happen with any number of players and any option; an error that a warning already
 * foretells is not reported again. The same script always plays the same matches.
 */
public final class FirstMatches {

  private static final int SETUPS = 24;

  /** The length up to which a script is played in that many setups; a longer one in fewer. */
  private static final int LENGTH = 50_000;

  private static final int FIRST_SEED = 1;
  private static final int MATCHES = 12;
  private static final int MATCHES_WITH_AN_OPTION = 3;

  /** The number of choices after which no further match is begun. */
  private static final int CHOICES = 40_000;

  /** The number of choices after which a match is no longer followed. */
  private static final int CHOICES_OF_A_MATCH = 4_000;

  /**
   * The number of events, times the cards of the game, after which no further match is begun: a
   * shuffle takes as long as there are cards.
   */
  private static final long CARDS_OF_EVENTS = 10_000_000;

  /** The number of steps after which no further match is begun. */
  private static final long STEPS = Budget.USUAL.matchSteps();

  /** How many deals may pass without a score in a match that waits for scores to end. */
  private static final int DEALS_WITHOUT = 50;

  /** The number of choices in one deal after which it seems to have no end. */
  private static final int CHOICES_OF_A_DEAL = 2_000;

  /** In how many matches, none of which ends, a deal must seem so. */
  private static final int MATCHES_WITHOUT_END = 3;

  /** What a match may compute before it is given up without a word. */
  private static final Budget BUDGET = Budget.USUAL.ofSamples();

  /** How many matches may be given up before no further one is begun. */
  private static final int MOST_GIVEN_UP = 5;

  /** How many of those before any has ended: all of them are probably too much. */
  private static final int MOST_GIVEN_UP_AT_FIRST = 2;

  private final GameScript script;
  private final BooleanSupplier wanted;
  private final Set<Integer> warned;
  private final @Nullable Span scoresAwaited;
  private final List<StoppedMatch> found = new ArrayList<>();
  private int choices;
  private long cardsOfEvents;
  private long steps;
  private int givenUp;

  /** How many matches have ended as their rules say. */
  private int ended;

  /** In how many matches a deal seemed to have no end. */
  private int endless;

  /** Tells of the first of them, in case none of the others ends. */
  private Runnable tellOfEndless = () -> {};

  private @Nullable Setup first;

  private boolean cardsPlayed;

  /** Seeds of their own for all matches: bots of equal seeds begin with equal choices. */
  private int nextSeed = FIRST_SEED;

  private FirstMatches(GameScript script, BooleanSupplier wanted) {
    this.script = script;
    this.wanted = wanted;
    this.scoresAwaited = scoresAwaited(script);
    warned =
        script.found().stream()
            .filter(each -> each.problem().endsMatches())
            .map(each -> line(each.span().start()))
            .collect(Collectors.toCollection(HashSet::new));
  }

  /**
   * Plays the first matches.
   *
   * @return a warning for each place that stopped a match, in the order of the text; none if the
   *     script is not playable
   * @throws java.util.concurrent.CancellationException if the thread is interrupted
   */
  public static List<Diagnostic> of(GameScript script) {
    return of(script, () -> true).stream().map(StoppedMatch::diagnostic).toList();
  }

  /** Plays the first matches as long as they are wanted. */
  public static List<StoppedMatch> of(GameScript script, BooleanSupplier wanted) {
    if (!script.isPlayable()) {
      return List.of();
    }
    FirstMatches matches = new FirstMatches(script, wanted);
    SampleSetups.of(script).stream().limit(setups(script)).forEach(matches::play);
    matches.tellWhetherNothingIsPlayed();
    matches.tellWhetherNoDealEnds();
    return matches.found.stream()
        .sorted(Comparator.comparingInt(stop -> stop.diagnostic().span().start()))
        .toList();
  }

  /** Returns the script with what its first matches show. */
  public static GameScript played(GameScript script) {
    return script.with(of(script));
  }

  /** Preparing a setup takes a time that grows with the script. */
  private static long setups(GameScript script) {
    long length = Math.max(1, script.source().text().length());
    return Math.clamp((long) SETUPS * LENGTH / length, 1, SETUPS);
  }

  private void play(Setup setup) {
    if (goesOn() && script.setUp(setup) instanceof SetupResult.Ready(Game game)) {
      Game limited = game.with(BUDGET);
      first = first == null ? setup : first;
      MatchRun unstarted = MatchRun.unstarted(limited.rules());
      int matches = setup.options().isEmpty() ? MATCHES : MATCHES_WITH_AN_OPTION;
      for (int i = 0; i < matches && goesOn(); i++) {
        play(limited, unstarted.again(nextSeed++, false));
      }
    }
  }

  private boolean goesOn() {
    return choices < CHOICES
        && cardsOfEvents < CARDS_OF_EVENTS
        && steps < STEPS
        && givenUp < (ended == 0 ? MOST_GIVEN_UP_AT_FIRST : MOST_GIVEN_UP)
        && wanted.getAsBoolean();
  }

  private void play(Game game, MatchRun run) {
    List<RandomBot> bots =
        IntStream.rangeClosed(1, game.rules().players())
            .mapToObj(seat -> new RandomBot(run.seed(), seat))
            .toList();
    int made = 0;
    int lastScored = 0;
    int deals = 0;
    int madeBefore = 0;
    List<Long> scores = run.scores();
    while (run.isDeciding() && made < CHOICES_OF_A_MATCH) {
      UnwantedWork.endIfInterrupted();
      cardsPlayed |= run.isPlay();
      bots.get(run.decider() - 1).choose(run);
      made++;
      if (run.deals() > deals) {
        deals = run.deals();
        madeBefore = made;
      }
      if (run.deals() > lastScored && !run.scores().equals(scores)) {
        scores = run.scores();
        lastScored = run.deals();
      }
    }
    if (run.isDeciding()
        && scoresAwaited != null
        && run.deals() - lastScored >= DEALS_WITHOUT
        && script.found().stream().noneMatch(each -> each.span().equals(scoresAwaited))) {
      tell(StopProblem.SCORES_STAND_STILL, scoresAwaited, game, run.seed());
    }
    if (run.isDeciding() && made - madeBefore >= CHOICES_OF_A_DEAL && endless++ == 0) {
      Span place = game.placeOf(run.decision().rule());
      tellOfEndless = () -> tell(StopProblem.DEAL_WITHOUT_END, place, game, run.seed());
    }
    choices += made;
    steps += run.steps();
    cardsOfEvents += (long) run.length() * game.rules().cards().size();
    switch (run.status()) {
      case Status.Failed failed -> tell(failed, game, run.seed());
      case Status.Ended _ -> ended++;
      case Status.Deciding _, Status.Unfinished _ -> {}
    }
  }

  /** A loop around the tricks, or their own {@code until}, may end before it begins. */
  private void tellWhetherNothingIsPlayed() {
    if (cardsPlayed || ended < MATCHES || !found.isEmpty()) {
      return;
    }
    Objects.requireNonNull(script.rules())
        .actions()
        .filter(each -> each.has(StatementEffect.PLAYS_TRICKS))
        .filter(each -> !isExplained(each))
        .map(each -> firstLine(each.span()))
        .findFirst()
        .filter(
            place ->
                script.found().stream()
                    .noneMatch(each -> line(each.span().start()) == line(place.start())))
        .ifPresent(
            place -> {
              String matches = String.valueOf(ended);
              Diagnostic nothing = Diagnostic.of(StopProblem.NOTHING_PLAYED, place, matches);
              found.add(new StoppedMatch(nothing, Objects.requireNonNull(first), FIRST_SEED));
            });
  }

  /** A deal may be long with random players, but not that of every match. */
  private void tellWhetherNoDealEnds() {
    if (ended == 0 && endless >= MATCHES_WITHOUT_END && found.isEmpty()) {
      tellOfEndless.run();
    }
  }

  /** Whether something is wrong with a condition on which the statement depends. */
  private boolean isExplained(Action statement) {
    return Objects.requireNonNull(script.rules())
        .actions()
        .filter(each -> !each.equals(statement) && each.span().covers(statement.span()))
        .flatMap(each -> each.terms().stream())
        .anyMatch(
            term -> script.found().stream().anyMatch(each -> term.span().covers(each.span())));
  }

  private void tell(Status.Failed failed, Game game, long seed) {
    if (StopProblem.of(failed.kind()).isEmpty()) {
      givenUp++;
      return;
    }
    Span place = failed.rule() == null ? new Span(0, 0) : game.placeOf(failed.rule());
    StopProblem.of(failed.kind()).ifPresent(problem -> tell(problem, place, game, seed));
  }

  private void tell(StopProblem problem, Span place, Game game, long seed) {
    if (warned.add(line(place.start()))) {
      Diagnostic stopped =
          Diagnostic.of(
              problem,
              firstLine(place),
              String.valueOf(game.setup().players()),
              options(game.setup(), seed),
              takenFrom(place));
      found.add(new StoppedMatch(stopped, game.setup(), seed));
    }
  }

  /** Returns the zone from which a statement takes cards, as it is written; else the first deck. */
  private String takenFrom(Span statement) {
    CheckedRules rules = Objects.requireNonNull(script.rules());
    return rules
        .actions()
        .filter(action -> action.span().equals(statement))
        .map(Action::moved)
        .flatMap(Stream::ofNullable)
        .map(Term::pile)
        .flatMap(Stream::ofNullable)
        .map(this::written)
        .findFirst()
        .orElse(rules.decks().getFirst().name());
  }

  private String written(Term.ZoneCards pile) {
    String written = script.source().text(pile.span());
    return written.startsWith(pile.zone().name()) ? written : pile.zone().name();
  }

  /** Returns the condition on scores that alone ends a match; null if there is none. */
  private static @Nullable Span scoresAwaited(GameScript script) {
    CheckedRules rules = script.rules();
    if (rules == null) {
      return null;
    }
    return rules.procedure().stream()
        .map(Action::onlyEnd)
        .flatMap(Stream::ofNullable)
        .filter(until -> until.all().anyMatch(part -> part.operator() == Operator.SCORE_OF))
        .map(Term::span)
        .findFirst()
        .orElse(null);
  }

  /** Returns the options of a command line that sets a match up like this. */
  private static String options(Setup setup, long seed) {
    String values =
        new TreeMap<>(setup.options())
            .entrySet().stream()
                .map(each -> " --set " + each.getKey() + "=" + String.join(",", each.getValue()))
                .collect(Collectors.joining());
    return "-n 1 --players " + setup.players() + " --seed " + seed + values;
  }

  private Span firstLine(Span span) {
    String text = script.source().text();
    int end = text.indexOf('\n', span.start());
    return end < 0 || end >= span.end() ? span : new Span(span.start(), end);
  }

  private int line(int offset) {
    return script.source().place(offset).line();
  }
}
