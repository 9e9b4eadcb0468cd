package tricksmith.proposal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tricksmith.expectation.ScriptTests;
import tricksmith.expectation.TestResult;
import tricksmith.expectation.WrittenTest;
import tricksmith.lower.setup.Setup;
import tricksmith.parse.IncrementalParser;
import tricksmith.program.value.Fault;
import tricksmith.rules.CheckedTest;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.script.SetupResult;
import tricksmith.source.Edit;
import tricksmith.source.Source;
import tricksmith.source.UnwantedWork;

/**
 * Looks for small edits of a script that make a wish true. They are tried in order of how much is
 * new in them. Among edits that behave alike on a batch of matches, only the shortest is kept.
 */
public final class ProposalSearch {

  /** The number of matches for telling proposals apart and counting differences. */
  private static final int MATCHES = 24;

  private static final long FIRST_SEED = 1_000_003;

  /**
   * The cost of a difference before the moment pointed at: the user did not object to anything
   * there.
   */
  private static final int EARLIER_COST = 6;

  /** The most candidates to compare at a time. */
  private static final int MOST_COMPARED = 16;

  /** The number of successful edits that suffice if every untried edit has more new in it. */
  private static final int ENOUGH = 12;

  private final GameScript written;

  /** The script with the usual rules of tricks written out. */
  private final PointedScript script;

  private final Wish wish;
  private final Set<String> setAside;
  private final RecordedCourse course;
  private final RandomMatches batch;
  private final WishTest test;

  /** The titles of the tests that fail already. */
  private final Set<String> failing;

  private final Set<String> texts = new HashSet<>();
  private final EditCatalogue catalogue;
  private final Iterator<SmallEdit> untried;

  /** Reads the variants, which differ in a section or two. */
  private final IncrementalParser parser = new IncrementalParser();

  /** What makes the wish true and has not been judged yet. */
  private final List<FulfillingEdit> candidates = new ArrayList<>();

  /** The costs of all that makes the wish true. */
  private final List<Integer> costs = new ArrayList<>();

  private final List<Proposal> best = new ArrayList<>();
  private final Set<List<String>> meanings = new HashSet<>();
  private final Map<SmallEdit.Kind, Integer> kinds = new EnumMap<>(SmallEdit.Kind.class);

  /** Proposals that break tests. They are shown only if there is room for them. */
  private final List<Untested> breaking = new ArrayList<>();

  private final Set<List<String>> breakingMeanings = new HashSet<>();

  private BooleanSupplier isOver = () -> false;
  private int tried;

  /**
   * Prepares a search that has tried nothing yet.
   *
   * @param pointedAt an open wish ({@link Wish#isOpen})
   * @param setAside titles of tests that may be broken
   */
  public ProposalSearch(Wish pointedAt, Set<String> setAside) {
    written = pointedAt.game().script();
    wish = UsualTricks.writtenOut(pointedAt);
    this.setAside = Set.copyOf(setAside);
    script = new PointedScript(wish.game().script());
    course = RecordedCourse.of(wish);
    test = new WishTest(script, wish);
    batch = new RandomMatches(wish.game(), FIRST_SEED, MATCHES);
    failing = Set.copyOf(failing(wish.game().script()));
    catalogue = new EditCatalogue(script, wish);
    untried = catalogue.edits().iterator();
  }

  /**
   * Searches for edits that fulfil a wish.
   *
   * @param wish an open wish ({@link Wish#isOpen})
   * @param setAside titles of tests that may be broken
   * @param isOver asked now and then; once true, the search returns what it has found so far
   * @throws java.util.concurrent.CancellationException if the thread is interrupted
   */
  public static Proposals of(Wish wish, Set<String> setAside, BooleanSupplier isOver) {
    return new ProposalSearch(wish, setAside).until(isOver);
  }

  /**
   * Returns a proposal with one more test, of the user's answer about another trick of the match.
   * Returns the proposal unchanged if that trick's moment cannot be set by hand.
   *
   * @param proposed the rules of the proposal
   * @param said who should have won that trick, or should not
   */
  public static Proposal answered(Proposal proposal, Game proposed, Wish said) {
    RecordedCourse course = RecordedCourse.of(said);
    ObservedMatch end = course.judge(proposed, false).end();
    if (end == null || !end.isTrue(said.outcome(), course.tricks())) {
      return proposal;
    }
    WishTest test = WishTest.guarding(new PointedScript(said.game().script()), said);
    List<String> lines = test.lines(proposed, end);
    Source tested = withTest(GameScript.readUnreviewed(proposal.script()), test.title(), lines);
    return new Proposal(
        proposal.edit(),
        tested,
        proposal.rules(),
        proposal.test(),
        proposal.breaks(),
        proposal.earlier(),
        proposal.share());
  }

  /**
   * Searches, or goes on searching. Proposals that were found before stay where they are; others
   * come after them.
   *
   * @param timeIsUp asked now and then; once true, the search returns what it has found so far
   * @throws java.util.concurrent.CancellationException if the thread is interrupted
   */
  public Proposals until(BooleanSupplier timeIsUp) {
    return until(timeIsUp, false);
  }

  /**
   * Goes on searching for the last time. If there is no time to try everything, proposals that
   * break tests still take the places that are left: nothing else will.
   *
   * @param timeIsUp as for {@link #until}
   */
  public Proposals atLast(BooleanSupplier timeIsUp) {
    return until(timeIsUp, true);
  }

  private Proposals until(BooleanSupplier timeIsUp, boolean isLast) {
    isOver = timeIsUp;
    boolean complete = tryOutAll();
    try {
      catalogue.scores(this::score, this::tryOut);
    } catch (OverException _) {
      complete = false;
    }
    int stand = best.size();
    do {
      propose(likeliest());
    } while (best.size() < Proposals.MOST && !candidates.isEmpty() && !isOver.getAsBoolean());
    boolean judgedAll = best.size() == Proposals.MOST || candidates.isEmpty();
    if (isLast || (judgedAll && complete)) {
      takeBreaking(stand);
    }
    best.subList(stand, best.size())
        .sort(
            Comparator.comparing((Proposal each) -> !each.breaks().isEmpty())
                .thenComparing(each -> each.test().isEmpty())
                .thenComparing(each -> each.edit().isOfOneCard())
                .thenComparing(Proposal::earlier)
                .thenComparingInt(this::indirectness)
                .thenComparingDouble(each -> each.share().rate())
                .thenComparingInt(each -> each.rules().text().length()));
    List<Proposals.LeftOut> leftOut =
        breaking.stream().map(each -> new Proposals.LeftOut(each.breaks())).toList();
    return new Proposals(best, leftOut, complete && judgedAll, tried);
  }

  /**
   * Fills up with proposals that break tests, the plainest first: whoever changes a rule also
   * contradicts the test of it. One that is plainer than all others takes the last place.
   *
   * @param shown the number of proposals that have been shown and stay where they are
   */
  private void takeBreaking(int shown) {
    breaking.sort(
        Comparator.comparingInt((Untested each) -> each.candidate().edit().cost())
            .thenComparingInt(each -> each.breaks().size()));
    boolean plainest =
        !breaking.isEmpty()
            && best.stream()
                .allMatch(
                    each -> each.edit().cost() > breaking.getFirst().candidate().edit().cost());
    if (plainest && best.size() == Proposals.MOST && shown < best.size()) {
      best.removeLast();
    }
    while (best.size() < Proposals.MOST && !breaking.isEmpty()) {
      best.add(tested(breaking.removeFirst()));
    }
  }

  /**
   * Returns how far an edit is from what made a score, which is a better reason to prefer another
   * than how rarely it matters; the same for everything else.
   */
  private int indirectness(Proposal proposal) {
    return wish.outcome() instanceof Wish.Scores ? proposal.edit().cost() : 0;
  }

  /** Returns whether all edits that may be worth it were tried. */
  private boolean tryOutAll() {
    while (untried.hasNext()) {
      if (isOver.getAsBoolean()) {
        return false;
      }
      SmallEdit edit = untried.next();
      if (costs.stream().filter(cost -> cost < edit.cost()).count() >= ENOUGH) {
        return true;
      }
      if (!isMoreThanNeeded(edit)) {
        tryOut(edit);
      }
    }
    return true;
  }

  /** Whether an edit spares cards of two obligations although it suffices to spare them of one. */
  private boolean isMoreThanNeeded(SmallEdit edit) {
    return edit.description() instanceof Description.DutiesSpare
        && candidates.stream()
            .anyMatch(each -> each.edit().description() instanceof Description.DutySpares);
  }

  /** Ends the search when time is up. */
  private static final class OverException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    OverException() {
      super(null, null, false, false);
    }
  }

  private void endIfOver() {
    UnwantedWork.endIfInterrupted();
    if (wish.outcome() instanceof Wish.Scores && isOver.getAsBoolean()) {
      throw new OverException();
    }
  }

  /** Keeps an edit if it makes the wish true. */
  private void tryOut(SmallEdit edit) {
    endIfOver();
    Source source = script.withoutTests(edit.edits());
    if (!texts.add(source.text())) {
      return;
    }
    tried++;
    Game game = game(source, edit);
    if (game == null) {
      return;
    }
    try {
      RecordedCourse.Judgement judged = course.judge(game, false);
      if (isTrue(game, judged.end())) {
        boolean earlier = isEarlier(judged.first());
        int cost = edit.cost() + (earlier ? EARLIER_COST : 0);
        candidates.add(new FulfillingEdit(edit, game, judged.first(), cost));
        costs.add(cost);
      }
    } catch (Fault | IllegalArgumentException | IllegalStateException _) {
      // Rules by which the match cannot go on are not proposals.
    }
  }

  private boolean isTrue(Game game, @Nullable ObservedMatch end) {
    return end == null
        ? test.isTrueOfTrickAlone(game)
        : end.isTrue(wish.outcome(), course.tricks());
  }

  private boolean isEarlier(RecordedCourse.@Nullable Difference first) {
    return first != null && first.moment() < course.length();
  }

  /** Returns the score after edits; null if the match does not get that far. */
  private @Nullable Long score(List<Edit> edits) {
    endIfOver();
    if (!(wish.outcome() instanceof Wish.Scores(int seat, _))) {
      return null;
    }
    Game game = game(script.withoutTests(edits), null);
    try {
      ObservedMatch end = game == null ? null : course.judge(game, false).end();
      return end == null ? null : end.run().scores().get(seat - 1);
    } catch (Fault | IllegalArgumentException | IllegalStateException _) {
      return null;
    }
  }

  private @Nullable Game game(Source source, @Nullable SmallEdit edit) {
    GameScript read = GameScript.readUnreviewedIfReadable(source, parser).orElse(null);
    if (read == null || !read.isPlayable()) {
      return null;
    }
    Setup setup = wish.game().setup();
    if (edit != null && edit.description() instanceof Description.OptionSet(String option, _)) {
      Map<String, List<String>> others =
          setup.options().entrySet().stream()
              .filter(each -> !each.getKey().equals(option))
              .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
      setup = new Setup(setup.players(), others);
    }
    return read.setUp(setup) instanceof SetupResult.Ready(Game game) ? game : null;
  }

  /**
   * Takes the best of these, as many as are still missing. Only those that cost as little as any
   * are judged by the batch.
   */
  private void propose(List<FulfillingEdit> likeliest) {
    List<FulfillingEdit> left = new ArrayList<>(likeliest);
    IdentityHashMap<FulfillingEdit, RandomMatches.Result> judged = new IdentityHashMap<>();
    while (!left.isEmpty() && best.size() < Proposals.MOST) {
      int least = left.stream().mapToInt(this::cost).min().orElseThrow();
      FulfillingEdit next =
          left.stream()
              .filter(each -> cost(each) == least)
              .min(
                  Comparator.comparingDouble(
                          (FulfillingEdit each) -> result(each, judged).share().rate())
                      .thenComparingInt(each -> length(each.edit())))
              .orElseThrow();
      left.remove(next);
      RandomMatches.Result result = result(next, judged);
      if (!meanings.contains(result.behaviour())) {
        Optional<Untested> whole = whole(next, result.share());
        if (whole.filter(each -> setAside.containsAll(each.breaks())).isPresent()) {
          best.add(tested(whole.get()));
          meanings.add(result.behaviour());
          kinds.merge(next.edit().kind(), 1, Integer::sum);
        } else if (whole.isPresent() && breakingMeanings.add(result.behaviour())) {
          breaking.add(whole.get());
        }
      }
    }
  }

  private RandomMatches.Result result(
      FulfillingEdit candidate, IdentityHashMap<FulfillingEdit, RandomMatches.Result> judged) {
    return judged.computeIfAbsent(candidate, each -> batch.judge(each.game()));
  }

  /**
   * Returns the cost, which is higher for kinds of edit already proposed, so that proposals differ
   * in kind too.
   */
  private int cost(FulfillingEdit candidate) {
    return candidate.cost() + kinds.getOrDefault(candidate.edit().kind(), 0);
  }

  /**
   * Takes the likeliest candidates; what is about one card only if nothing more general has been
   * found.
   */
  private List<FulfillingEdit> likeliest() {
    boolean hasGeneral = candidates.stream().anyMatch(each -> !each.edit().isOfOneCard());
    if (!hasGeneral && !(best.isEmpty() && breaking.isEmpty())) {
      candidates.clear();
    }
    List<FulfillingEdit> likeliest =
        candidates.stream()
            .filter(each -> !hasGeneral || !each.edit().isOfOneCard())
            .sorted(
                Comparator.comparingInt(FulfillingEdit::cost)
                    .thenComparingInt(each -> length(each.edit())))
            .limit(MOST_COMPARED)
            .toList();
    candidates.removeAll(likeliest);
    return likeliest;
  }

  /** Returns by how many characters an edit lengthens the script. */
  private static int length(SmallEdit edit) {
    return edit.edits().stream()
        .mapToInt(each -> each.text().length() - each.span().end() + each.span().start())
        .sum();
  }

  /**
   * A proposal that has no test yet.
   *
   * @param rules the script with the edit and everything it needs
   */
  private record Untested(
      FulfillingEdit candidate, GameScript rules, List<String> breaks, Proposal.Share share) {}

  /**
   * Returns the proposal of an edit with everything it needs; empty if a warning speaks against it.
   */
  private Optional<Untested> whole(FulfillingEdit candidate, Proposal.Share share) {
    Source source = script.source().edited(candidate.edit().edits());
    GameScript read = Repair.complete(written, GameScript.read(source));
    if (!read.isPlayable() || !Repair.warnings(written, read).isEmpty()) {
      return Optional.empty();
    }
    if (!read.source().text().equals(source.text()) && !isTrue(read, candidate.edit())) {
      return Optional.empty(); // What mends a warning may have undone the edit.
    }
    List<String> breaks = failing(read).stream().filter(title -> !failing.contains(title)).toList();
    return Optional.of(new Untested(candidate, read, breaks, share));
  }

  private boolean isTrue(GameScript read, SmallEdit edit) {
    Game game = game(read.source(), edit);
    return game != null && isTrue(game, course.judge(game, false).end());
  }

  private static List<String> failing(GameScript read) {
    return ScriptTests.run(read).stream()
        .filter(result -> !result.passed())
        .map(TestResult::title)
        .toList();
  }

  private Proposal tested(Untested proposal) {
    FulfillingEdit candidate = proposal.candidate();
    GameScript read = proposal.rules();
    Game game = game(read.source(), candidate.edit());
    List<String> lines =
        game == null ? List.of() : test.lines(game, course.judge(game, false).end());
    return new Proposal(
        candidate.edit(),
        withTest(read, test.title(), lines),
        read.source(),
        lines,
        proposal.breaks(),
        isEarlier(candidate.first()),
        proposal.share());
  }

  private static Source withTest(GameScript read, String wanted, List<String> lines) {
    if (lines.isEmpty()) {
      return read.source();
    }
    Set<String> used =
        Objects.requireNonNull(read.rules()).tests().stream()
            .map(CheckedTest::title)
            .collect(Collectors.toSet());
    String title = WishTest.unused(wanted, used);
    return read.source().edited(List.of(WrittenTest.of(read, title, lines)));
  }

  /**
   * An edit that makes the wish true.
   *
   * @param game the rules after the edit
   * @param first the first difference in the match; null if there is none
   * @param cost of the edit, and of what it changes before the moment pointed at
   */
  private record FulfillingEdit(
      SmallEdit edit, Game game, RecordedCourse.@Nullable Difference first, int cost) {}
}
