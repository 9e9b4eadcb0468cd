package tricksmith.review.scores;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Dependency;
import tricksmith.rules.Dependency.OnLocal;
import tricksmith.rules.Dependency.State;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Expression.Aggregation;

/**
 * Finds scores that count all cards of the match, or the tricks of all players, where those won by
 * one player are meant: {@code winner scores number of cards}; and scores of each side that go over
 * all players: {@code each side scores sum of bid over players}.
 */
public final class SameForAll {
  /**
   * How many terms are looked at beside each other, for all scores together: many may ask for one
   * long definition.
   */
  private static final int MOST_PAIRS = 100_000;

  /** Words for all who score at once. */
  private static final Set<String> EVERYBODY = Set.of("everyone", "players", "sides");

  private final Rulebook book;
  private final Findings findings;
  private long pairs;

  public SameForAll(Rulebook book, Findings findings) {
    this.book = book;
    this.findings = findings;
  }

  public void review() {
    // The very statements: there may be as many as the script has lines.
    Set<Action> inTricks = Collections.newSetFromMap(new IdentityHashMap<>());
    book.actions(StatementEffect.PLAYS_TRICKS)
        .flatMap(play -> Action.all(play.afterEachTrick()))
        .forEach(inTricks::add);
    // Otherwise it may well be asked how many have been played.
    boolean untilHandsAreEmpty =
        book.actions(StatementEffect.PLAYS_TRICKS)
            .allMatch(play -> Rulebook.asksForEmptyHands(play.until()));
    book.actions()
        .forEach(action -> statement(action, inTricks.contains(action), untilHandsAreEmpty));
    book.actions(StatementEffect.GOES_ROUND)
        .filter(each -> each.binds().getFirst().type() == Type.Basic.SIDE)
        .forEach(each -> sides(each.inside(), false, each.binds().getFirst()));
    // What is found out once, before a match goes on, may well be about the deck.
    book.loops()
        .flatMap(loop -> Action.all(loop.inside()))
        .filter(action -> action.choice() == null && !action.sets().isEmpty())
        .filter(action -> countsSome(action.terms().getLast()))
        .forEach(action -> cards(action.terms().getLast(), inTricks.contains(action)));
  }

  private void statement(Action action, boolean inTrick, boolean untilHandsAreEmpty) {
    if (action.has(StatementEffect.SCORES)) {
      Term value = action.terms().getLast();
      cards(value, inTrick);
      Stream<Term> asked = inTrick || !untilHandsAreEmpty ? Stream.of(value) : everythingIn(value);
      tricks(action.terms().getFirst(), asked);
    } else if (action.condition() != null && scores(action)) {
      cards(action.condition(), inTrick);
      if (!inTrick && untilHandsAreEmpty) {
        action.inside().stream()
            .filter(inside -> inside.has(StatementEffect.SCORES))
            .map(inside -> inside.terms().getFirst())
            .forEach(players -> tricks(players, everythingIn(action.condition())));
      }
    }
  }

  /** Returns what a term comes to, if that counts tricks anywhere. */
  private Stream<Term> everythingIn(Term term) {
    return book.involves(term, SameForAll::countsTricks) ? book.everythingIn(term) : Stream.of();
  }

  /**
   * Whether a value counts only some cards: {@code number of cards where …}, {@code some card in
   * cards where …}.
   */
  private static boolean countsSome(Term value) {
    return value.all().map(SameForAll::domain).anyMatch(SameForAll::isSomeOfAll);
  }

  /**
   * Looks at what each side scores.
   *
   * @param asked whether a condition around it is about the side
   */
  private void sides(List<Action> actions, boolean asked, Local side) {
    for (Action action : actions) {
      Term condition = action.condition();
      if (condition != null) {
        condition.all().forEach(part -> beside(part, side));
        sides(action.inside(), asked || condition.reads(side), side);
      } else if (action.has(StatementEffect.SCORES)) {
        Term value = action.terms().getLast();
        value.all().forEach(part -> beside(part, side));
        if (!asked && !value.reads(side)) {
          value.all().forEach(part -> overAll(part, side));
        }
      }
    }
  }

  /** Reports a sum over all players that is compared with something of a side. */
  private void beside(Term comparison, Local side) {
    if (comparison.applies(Trait.COMPARES)
        && comparison.children().stream().anyMatch(part -> part.reads(side))) {
      comparison.children().stream()
          .filter(part -> part.head() == Aggregation.SUM)
          .forEach(part -> overAll(part, side));
    }
  }

  private void overAll(Term part, Local side) {
    boolean unconditional = part.head() instanceof Aggregation && part.children().size() == 2;
    Span over = unconditional ? part.children().getLast().span() : null;
    if (over != null
        && EVERYBODY.contains(book.written(over))
        && part.children().getFirst().reads(part.binds().getFirst())) {
      findings.replace(
          ReviewProblem.OVER_ALL_PLAYERS, over, side.name(), book.written(over), side.name());
    }
  }

  private static Term.@Nullable Domain domain(Term part) {
    if (part instanceof Term.Count count) {
      return count.domain();
    }
    return part instanceof Term.Quantified asked ? asked.domain() : null;
  }

  private static boolean isSomeOfAll(Term.@Nullable Domain domain) {
    return domain != null
        && domain.condition() != null
        && domain.set().operator() == Operator.CARDS;
  }

  private static boolean scores(Action action) {
    return action.inside().stream().anyMatch(inside -> inside.has(StatementEffect.SCORES));
  }

  /**
   * Reports a count of all cards that does not depend on where they are or what has become of them.
   */
  private void cards(Term term, boolean inTrick) {
    Optional<Term> all = term.all().filter(part -> part.operator() == Operator.CARDS).findFirst();
    if (all.isEmpty()
        || findings.covers(all.get())
        || book.dependencies(term).stream().anyMatch(read -> changes(read, term))) {
      return;
    }
    String meant = inTrick ? "cards of trick" : "cards won by player";
    Fix fix = Fix.replace(all.get(), meant);
    findings.add(
        ReviewProblem.ALL_THE_CARDS,
        all.get(),
        inTrick ? fix : null,
        book.written(all.get()),
        meant);
  }

  private static boolean changes(Dependency read, Term within) {
    return (read instanceof State state && !state.isFixed())
        || read instanceof Dependency.OnZone
        || (read instanceof OnLocal(var local)
            && within.reads(local)
            && within.all().noneMatch(part -> part.binds().contains(local)))
        || (read instanceof Dependency.OnVariable
            && within
                .all()
                .anyMatch(part -> part.reads().contains(read) && !part.children().isEmpty()));
  }

  /**
   * Reports {@code winner scores number of tricks}, which counts everyone's tricks although one
   * player scores.
   */
  private void tricks(Term players, Stream<Term> asked) {
    List<Term> all = asked.toList();
    pairs += all.size() * all.stream().filter(SameForAll::countsTricks).count();
    if (pairs > MOST_PAIRS) {
      return;
    }
    if (players.head() instanceof Local each && EVERYBODY.contains(book.written(players))) {
      collectiveWords(players, each, all);
      return;
    }
    Term one = Rulebook.subject(players);
    boolean named = one.head() instanceof Local local && isNamed(one, local);
    if ((one.type() != Type.Basic.PLAYER && one.type() != Type.Basic.SIDE)
        || (one.head() instanceof Local && !named)) {
      return;
    }
    all.stream()
        .filter(SameForAll::countsTricks)
        .filter(count -> !isBesideOthers(count, all, one))
        .map(Term::counted)
        .flatMap(Stream::ofNullable)
        .filter(term -> !findings.covers(term) && !isAmongOthers(term, all))
        .forEach(
            term -> {
              String meant = "tricks of " + book.written(one);
              findings.replace(
                  ReviewProblem.ALL_THE_TRICKS, term, meant, book.written(term), meant);
            });
  }

  private static boolean countsTricks(Term term) {
    Term counted = term.counted();
    return counted != null && counted.operator() == Operator.TRICKS;
  }

  /**
   * Whether several players are named who score, as in {@code opponents of dealer score tricks}.
   */
  private boolean isNamed(Term players, Local each) {
    String written = book.written(players);
    return !written.equals(each.name()) && written.contains(" of ");
  }

  /** Whether it is among players who are looked at, whose tricks may be meant. */
  private static boolean isAmongOthers(Term tricks, List<Term> asked) {
    return asked.stream()
        .flatMap(Term::all)
        .filter(around -> around.binds().stream().anyMatch(SameForAll::isSomebody))
        .anyMatch(around -> around.all().anyMatch(part -> part.span().equals(tricks.span())));
  }

  private static boolean isSomebody(Local local) {
    return local.type() == Type.Basic.PLAYER || local.type() == Type.Basic.SIDE;
  }

  private static boolean isMadeOf(Term whole, Term part) {
    return whole.all().anyMatch(part::equals);
  }

  /** Reports {@code everyone scores tricks}, by which all get what all have won together. */
  private void collectiveWords(Term players, Local one, List<Term> asked) {
    asked.stream()
        .filter(SameForAll::countsTricks)
        .filter(count -> !isBesideOthers(count, asked, players))
        .map(Term::counted)
        .flatMap(Stream::ofNullable)
        .filter(term -> !findings.covers(term))
        .findFirst()
        .ifPresent(
            term -> {
              String each = "each " + one.name();
              String own = "tricks of " + one.name();
              findings.add(
                  ReviewProblem.EVERYBODYS_TRICKS,
                  term,
                  Fix.of(new Edit(players.span(), each), new Edit(term.span(), own)),
                  book.written(term),
                  each + " scores " + own);
            });
  }

  /**
   * Whether a count, or what is calculated from it, is next to something of the player's own, which
   * the checker reports, or beside other tricks, which are then asked to be all of them: {@code
   * number of tricks of declarer > number of tricks / 2}.
   */
  private boolean isBesideOthers(Term count, List<Term> all, Term player) {
    return all.stream()
        .filter(whole -> whole.applies(Trait.COMPARES) || whole.applies(Trait.CALCULATES))
        .filter(whole -> isMadeOf(whole, count))
        .flatMap(whole -> whole.children().stream())
        .filter(beside -> !isMadeOf(beside, count))
        .anyMatch(
            beside ->
                book.dependencies(beside).contains(State.TRICKS)
                    || beside.all().anyMatch(part -> TermEquality.same(part, player)));
  }
}
