package tricksmith.review.scores;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.NumberBounds;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Dependency;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Expression.Aggregation;
import tricksmith.syntax.Expression.Quantifier;
import tricksmith.syntax.Section;

/** Finds players who sit out at the wrong time. */
public record PlayersOut(Rulebook book, Findings findings) {
  private static final String PLAYERS = "players";
  private static final String EVERYONE = "everyone";

  private static final Pattern SITS_OUT = Pattern.compile("\\bsit(s?) +out\\b");

  private static final Pattern DROPS_OUT = Pattern.compile("\\bdrop(s?) +out\\b");

  private static final Set<StatementEffect> LEAVES =
      EnumSet.of(StatementEffect.SITS_OUT, StatementEffect.GOES_ROUND);

  /**
   * Finds scores for opponents after somebody sat out: {@code opponents of P} covers only players
   * in play, so a player sitting out gets nothing.
   */
  public void onlyOpponentsInPlay() {
    new OpponentsInPlay(book, findings).block(book.rules().procedure());
  }

  /** Walks the procedure. */
  private static final class OpponentsInPlay {
    private final Rulebook book;
    private final Findings findings;

    /** The players who may have sat out in the deal after its cards were dealt. */
    private final List<Term> out = new ArrayList<>();

    /** Whether cards have been dealt. Whoever sits out before that takes no part in the deal. */
    private boolean dealt;

    OpponentsInPlay(Rulebook book, Findings findings) {
      this.book = book;
      this.findings = findings;
    }

    void block(List<Action> actions) {
      actions.forEach(this::step);
    }

    private void step(Action action) {
      Set<StatementEffect> effects = action.effects();
      if (effects.contains(StatementEffect.STARTS_DEAL)) {
        out.clear();
        dealt = false;
      }
      dealt |= action instanceof Action.Deal;

      if (effects.contains(StatementEffect.SITS_OUT) && dealt) {
        out.add(action.terms().getFirst());
      }
      if (effects.contains(StatementEffect.GOES_ROUND)) {
        scores(action);
      }
      book.performed(action).forEach(inside -> block(inside.actions()));
    }

    private void scores(Action each) {
      Term set = each.terms().getFirst();
      boolean theyScore =
          each.inside().stream().anyMatch(action -> action.has(StatementEffect.SCORES));
      if (set.operator() == Operator.OPPONENTS_OF && theyScore) {
        Term of = set.children().getFirst();
        out.stream()
            .filter(players -> canBeOpponent(players, of))
            .findFirst()
            .ifPresent(_ -> report(set, of));
      }
    }

    /** Whether these players may be opponents; a partner is unlikely to be. */
    private static boolean canBeOpponent(Term players, Term of) {
      boolean partner = players.applies(Trait.PARTNERS);
      return !partner && !TermEquality.same(players, of);
    }

    private void report(Term set, Term of) {
      String whose = book.written(of);
      boolean side = of.operator() == Operator.SIDE_OF || of.type() == Type.Basic.SIDE;
      String players =
          "each of everyone where side of player != " + (side ? whose : "side of " + whose);
      findings.replace(
          ReviewProblem.ONLY_OPPONENTS_IN_PLAY, set, players, book.written(set), players);
    }
  }

  /**
   * Finds points that whoever goes out during the deal does not get, and winners among whom nobody
   * is who has gone out: {@code players} are only those still in play.
   */
  public void leftOut() {
    book.blocks().forEach(this::leftOut);
    if (book.rules().ending() instanceof CheckedRules.Winners(Term winners)
        && book.actions(Action.Leave.class).anyMatch(leaves -> !leavesOthers(leaves))) {
      winners
          .all(Term.Selected.class)
          .filter(best -> best.domain().condition() == null)
          .filter(best -> isForScores(best))
          .forEach(best -> reportLeftOut(best.domain().set(), PLAYERS, EVERYONE));
    }
  }

  /** Whether some players only are to stay in, as those of a final. */
  private static boolean leavesOthers(Action.Leave leaves) {
    return leaves.players().operator() == Operator.EXCEPT;
  }

  private static boolean isForScores(Term.Selected best) {
    return best.standards().getFirst().value().operator() == Operator.SCORE_OF;
  }

  private void leftOut(List<Action> block) {
    boolean leaves = false;
    for (Action action : book.inPlace(block).toList()) {
      if (action.has(StatementEffect.STARTS_DEAL)) {
        leaves = false;
      }
      if (leaves) {
        Action.all(List.of(action)).forEach(this::scoredInPlay);
      }
      if (action.has(StatementEffect.PLAYS_TRICKS)
          && Action.all(List.of(action)).anyMatch(Action.Leave.class::isInstance)) {
        leaves = true;
        Action.all(List.of(action))
            .filter(inside -> inside.has(StatementEffect.SCORES))
            .flatMap(Action::allTerms)
            .filter(PlayersOut::addsTricks)
            .map(sum -> ((Term.Aggregate) sum).domain().set())
            .flatMap(Term::all)
            .forEach(set -> reportLeftOut(set, PLAYERS, EVERYONE));
      }
    }
  }

  private static boolean addsTricks(Term term) {
    return term instanceof Term.Aggregate sum
        && sum.aggregation() == Aggregation.SUM
        && asksForTricks(sum.value(), sum.domain().element());
  }

  private static boolean asksForTricks(Term term, Local player) {
    return term.all()
        .anyMatch(
            part ->
                part.operator() == Operator.TRICKS_OF
                    && player.equals(part.children().getFirst().head()));
  }

  private void scoredInPlay(Action action) {
    if (action.has(StatementEffect.GOES_ROUND)) {
      Local player = action.binds().getFirst();
      List<Action> inside = Action.all(action.inside()).toList();
      if (inside.stream().anyMatch(each -> each.has(StatementEffect.SCORES))
          && inside.stream()
              .flatMap(each -> each.terms().stream())
              .anyMatch(term -> asksForTricks(term, player))) {
        reportLeftOut(action.terms().getFirst(), "each player", "each of everyone");
      }
    }
    if (action.has(StatementEffect.GOES_ROUND, StatementEffect.SCORES)) {
      action
          .terms()
          .getFirst()
          .all(Term.Selected.class)
          .filter(
              best ->
                  best.standards().stream()
                      .anyMatch(each -> asksForTricks(each.value(), best.domain().element())))
          .forEach(best -> reportLeftOut(best.domain().set(), PLAYERS, EVERYONE));
    }
  }

  private void reportLeftOut(Term set, String written, String everybody) {
    if (set.operator() != Operator.PLAYERS || findings.hasAt(set)) {
      return;
    }
    Fix fix = book.written(set).equals(written) ? Fix.replace(set, everybody) : null;
    findings.add(ReviewProblem.OUT_AND_LEFT_OUT, set, fix, written, everybody);
  }

  /**
   * Finds players set to sit out, or drop out, after every trick, who stay out for the rest of the
   * deal: when there are as many tricks as players, somebody plays the last ones alone.
   */
  public void outEachTrick() {
    book.actions().forEach(this::skipped);
    if (book.has(StatementEffect.ENDS_MATCH)) {
      return;
    }
    long dealt = dealt();
    book.actions(StatementEffect.PLAYS_TRICKS)
        .filter(play -> !isUntilFewAreLeft(play))
        .filter(play -> tricks(play, dealt) >= book.rules().mostPlayers())
        .flatMap(PlayersOut::leaving)
        .forEach(
            leaves ->
                findings.add(
                    leaves.forTheMatch()
                        ? ReviewProblem.DROPS_OUT_EACH_TRICK
                        : ReviewProblem.OUT_EACH_TRICK,
                    leaves,
                    book.written(leaves.players())));
  }

  /** Reports neighbours who are to be passed over for one card, and are out for the deal. */
  private void skipped(Action play) {
    play.aroundCards().stream()
        .flatMap(block -> Action.all(block.actions(), Action.Leave.class))
        .filter(leaves -> !leaves.forTheMatch())
        .filter(leaves -> leaves.players().applies(Trait.NAVIGATES))
        .filter(leaves -> play.binds().stream().anyMatch(leaves.players()::reads))
        .forEach(
            leaves ->
                findings.add(
                    ReviewProblem.SKIPPED_FOR_THE_DEAL, leaves, book.written(leaves.players())));
  }

  /** Whether the tricks end when some number of players are left. */
  private static boolean isUntilFewAreLeft(Action play) {
    Term until = play.until();
    return until != null && !Rulebook.asksForEmptyHands(until);
  }

  /** Returns the statements that let one player sit out after, or before, every trick. */
  private static Stream<Action.Leave> leaving(Action play) {
    return Stream.concat(play.afterEachTrick().stream(), play.beforeEachTrick().stream())
        .filter(Action.Leave.class::isInstance)
        .map(Action.Leave.class::cast);
  }

  /** Returns how many tricks are played at least; 0 if that is unknown. */
  private long tricks(Action play, long dealt) {
    return play.count() == null ? dealt : least(play.count());
  }

  /** Returns how many cards each player is dealt at least; 0 if that is unknown. */
  private long dealt() {
    return book.actions()
        .filter(Action.Deal.class::isInstance)
        .mapToLong(deal -> least(deal.count()))
        .min()
        .orElse(0);
  }

  private long least(@Nullable Term count) {
    Long least = count == null ? null : book.bounds().of(count).least();
    return least == null ? 0 : least;
  }

  /**
   * Finds players set to sit out at the end of a deal, whom {@code new deal} brings back at once.
   */
  public void outTooLate() {
    book.loops().flatMap(loop -> loop.blocks().stream()).forEach(block -> body(block.actions()));
  }

  private void body(List<Action> body) {
    if (body.isEmpty() || !body.getFirst().has(StatementEffect.STARTS_DEAL)) {
      return;
    }
    for (Action last : body.reversed()) {
      boolean leaves =
          Action.all(List.of(last)).anyMatch(action -> action.has(StatementEffect.SITS_OUT));
      boolean quiet =
          Action.all(List.of(last)).allMatch(action -> LEAVES.containsAll(action.effects()));
      if (leaves && quiet) {
        Action.all(List.of(last))
            .filter(action -> action.has(StatementEffect.SITS_OUT))
            .forEach(this::reportOutTooLate);
      } else if (!quiet || Action.all(List.of(last)).anyMatch(this::goesOn)) {
        return;
      }
    }
  }

  /** Whether an action depends on who is in play. */
  private boolean goesOn(Action action) {
    return !action.effects().isEmpty() || action.terms().stream().anyMatch(this::asksWhoPlays);
  }

  private boolean asksWhoPlays(Term term) {
    return book.dependencies(term).contains(Dependency.State.IN_PLAY);
  }

  private void reportOutTooLate(Action action) {
    Matcher words = SITS_OUT.matcher(book.written(action));
    if (words.find()) {
      int start = action.span().start();
      Span place = new Span(start + words.start(), start + words.end());
      Fix fix = Fix.replace(place, "drop" + words.group(1) + " out");
      findings.add(ReviewProblem.OUT_UNTIL_NEW_DEAL, action, fix);
    }
  }

  /**
   * Finds players who drop out of the match between the deal and the end of the play, where nothing
   * but that deal decides it: {@code player drops out if says == fold}.
   */
  public void outOfAllDeals() {
    book.dealLoops()
        .filter(loop -> loop.until() == null || !asksWhoPlays(loop.until()))
        .forEach(this::outOfAllDeals);
  }

  private void outOfAllDeals(Action loop) {
    boolean dealt = false;
    for (Action action : book.inPlace(loop.inside()).toList()) {
      dealt = (dealt || action.deals()) && !action.has(StatementEffect.STARTS_DEAL);
      if (dealt) {
        dropsOut(action);
      }
      if (action.has(StatementEffect.PLAYS_TRICKS)) {
        return;
      }
    }
  }

  private void dropsOut(Action action) {
    Term players = action instanceof Action.Leave leaves ? leaves.players() : null;
    if (Stream.of(players, action.condition(), action.where())
        .filter(Objects::nonNull)
        .anyMatch(this::isOfTheMatch)) {
      return;
    }
    if (action instanceof Action.Leave leaves && leaves.forTheMatch() && !findings.hasAt(action)) {
      String written = book.written(leaves);
      String meant = DROPS_OUT.matcher(written).replaceFirst("sit$1 out");
      findings.replace(ReviewProblem.OUT_OF_ALL_DEALS, leaves, meant, meant);
    }
    action.inside().forEach(this::dropsOut);
  }

  /** Whether something depends on what players have reached in several deals. */
  private boolean isOfTheMatch(Term term) {
    Set<Dependency> asked = book.dependencies(term);
    return asked.contains(Dependency.State.SCORES)
        || book.rules()
            .variables(asked)
            .filter(each -> each.lifetime() == Section.Lifetime.MATCH && !book.isDealer(each))
            .anyMatch(each -> book.setting(each).stream().allMatch(set -> set.choice() == null));
  }

  /**
   * Finds what is asked about the scores of all players, and asks only those who are in play: when
   * a match ends, and who deals next.
   */
  public void outAtTheEnd() {
    book.dealLoops().forEach(loop -> new ScoresAsked(book, findings).pass(loop));
  }

  /** Walks through a pass of a loop of deals. */
  private static final class ScoresAsked {
    private final Rulebook book;
    private final Findings findings;

    /** Who sits out of the deal, perhaps. */
    private final List<Term> out = new ArrayList<>();

    /** Whether points have been added in this deal, or taken away. */
    private final Set<Sign> scored = EnumSet.noneOf(Sign.class);

    /**
     * Whether somebody who is out may have more points than when all were asked, or fewer: who had
     * enough before would have ended the match then.
     */
    private final Set<Sign> reached = EnumSet.noneOf(Sign.class);

    private enum Sign {
      MORE,
      FEWER
    }

    ScoresAsked(Rulebook book, Findings findings) {
      this.book = book;
      this.findings = findings;
    }

    void pass(Action loop) {
      for (Action action : book.inPlace(loop.inside()).toList()) {
        if (action.has(StatementEffect.STARTS_DEAL)) {
          out.clear();
          scored.clear();
          reached.clear();
        }
        action.all().flatMap(ScoresAsked::asked).forEach(this::ask);
        perform(action);
      }
      if (loop.until() != null) {
        ask(loop.until());
      }
    }

    private void perform(Action action) {
      List<Action> all = action.all().toList();
      for (Action each : all) {
        if (each instanceof Action.Leave leaves && !leaves.forTheMatch()) {
          out.add(leaves.players());
          if (!leaves.players().applies(Trait.PARTNERS)) {
            reached.addAll(scored);
          }
        }
        if (scoresOut(each)) {
          each.all().forEach(inside -> add(inside, reached));
        }
        add(each, scored);
      }
      all.stream()
          .flatMap(each -> each.blocks().stream())
          .flatMap(block -> scoredWhenLeaving(block.actions()))
          .forEach(each -> add(each, reached));
    }

    /** Adds whether a statement gives points, or takes them away. */
    private void add(Action action, Set<Sign> signs) {
      if (action.has(StatementEffect.PERFORMS_SCORE)) {
        Action.all(book.rules().score()).forEach(inside -> add(inside, signs));
      } else if (action.has(StatementEffect.SCORES)) {
        NumberBounds.Bounds points = book.bounds().of(action.terms().getLast());
        if (points.most() == null || points.most() > 0) {
          signs.add(Sign.MORE);
        }
        if (points.least() == null || points.least() < 0) {
          signs.add(Sign.FEWER);
        }
      }
    }

    /** Whether some player may have reached what is asked for while out. */
    private boolean isReached(Term condition) {
      Term score = condition.children().isEmpty() ? condition : condition.children().getFirst();
      boolean more = condition.applies(Operator.AT_LEAST, Operator.GREATER);
      boolean fewer = condition.applies(Operator.AT_MOST, Operator.LESS);
      return (score.operator() == Operator.SCORE_OF && (more || fewer))
          ? reached.contains(more ? Sign.MORE : Sign.FEWER)
          : !reached.isEmpty();
    }

    /** Whether points go to those who are out. */
    private boolean scoresOut(Action action) {
      if (!action.has(StatementEffect.SCORES, StatementEffect.GOES_ROUND)) {
        return false;
      }
      Term players = action.terms().getFirst();
      boolean score =
          action.has(StatementEffect.SCORES) || action.hasAnywhere(StatementEffect.SCORES);
      return score
          && out.stream()
              .filter(each -> !each.applies(Trait.PARTNERS))
              .anyMatch(
                  each ->
                      players.operator() == Operator.EVERYONE || TermEquality.same(players, each));
    }

    private static Stream<Term> asked(Action action) {
      Term condition = endsTheMatch(action) ? action.condition() : null;
      return Stream.concat(
          Stream.ofNullable(condition),
          action instanceof Action.Assign assign
                  && assign.variable().lifetime() == Section.Lifetime.MATCH
              ? Stream.of(assign.value())
              : Stream.of());
    }

    private static boolean endsTheMatch(Action action) {
      return action.inside().stream().anyMatch(inside -> inside.has(StatementEffect.ENDS_MATCH));
    }

    private void ask(Term asked) {
      for (Term part : asked.all().toList()) {
        switch (part) {
          case Term.Quantified(_, Quantifier quantifier, Term.Domain domain)
              when isAboutScores(domain)
                  && (quantifier == Quantifier.SOME
                      ? isReached(Objects.requireNonNull(domain.condition()))
                      : !out.isEmpty()) ->
              report(part, quantifier, domain);
          case Term.Count(_, Term.Domain domain) when !out.isEmpty() && isAboutScores(domain) ->
              reportLeftOut(domain.set(), PLAYERS, EVERYONE);
          case Term.Selected best when !out.isEmpty() && isForScores(best) ->
              reportLeftOut(best.domain().set(), PLAYERS, EVERYONE);
          default -> {}
        }
      }
    }

    private void report(Term asked, Quantifier quantifier, Term.Domain domain) {
      if (domain.set().operator() != Operator.PLAYERS || findings.hasAt(asked)) {
        return;
      }
      String players = quantifier.name().toLowerCase(Locale.ROOT) + " " + domain.element().name();
      String everybody = players + " in " + EVERYONE;
      boolean written = book.written(asked).startsWith(players + " ");
      int start = asked.span().start();
      findings.add(
          ReviewProblem.OUT_AND_LEFT_OUT,
          asked,
          written ? Fix.replace(new Span(start, start + players.length()), everybody) : null,
          players,
          everybody + " …");
    }

    private void reportLeftOut(Term set, String written, String everybody) {
      new PlayersOut(book, findings).reportLeftOut(set, written, everybody);
    }
  }

  private static boolean isAboutScores(Term.Domain domain) {
    return domain.condition() != null
        && domain
            .condition()
            .all()
            .anyMatch(
                part ->
                    part.operator() == Operator.SCORE_OF
                        && part.children().getFirst().reads(domain.element()));
  }

  /** Returns the statements by which a player scores and goes out together. */
  private static Stream<Action> scoredWhenLeaving(List<Action> block) {
    return block.stream()
        .filter(action -> action.has(StatementEffect.SITS_OUT))
        .map(action -> action.terms().getFirst())
        .flatMap(out -> block.stream().filter(action -> scores(action, out)));
  }

  private static boolean scores(Action action, Term player) {
    return action.has(StatementEffect.SCORES)
        && TermEquality.same(action.terms().getFirst(), player);
  }
}
