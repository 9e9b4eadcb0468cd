package tricksmith.review.procedure;

import static tricksmith.rules.StatementEffect.ENDS_MATCH;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.NumberBounds.Bounds;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Dependency;
import tricksmith.rules.Dependency.OnLocal;
import tricksmith.rules.Dependency.OnVariable;
import tricksmith.rules.Dependency.State;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;
import tricksmith.rules.analysis.EffectAnalysis;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Expression.Quantifier;
import tricksmith.syntax.Section.Lifetime;
import tricksmith.syntax.Statement.EachOrder;

/** Finds loops that do not begin, or that end too late or never. */
public record LoopConditions(Rulebook book, Findings findings) {
  private static final Pattern WHOLE = Pattern.compile("[2-9]|[1-9]\\d+");

  private static final String IN_TURN = "in turn";

  private static final String HIGHEST = "highest";

  private static final String LOWEST = "lowest";

  /**
   * Finds loops that are never performed because they wait for a variable to be chosen that has a
   * value from the start: {@code until trump is chosen} with {@code trump: suit = H}.
   */
  public void holdsFromTheStart() {
    book.actions()
        .map(Action::until)
        .flatMap(Stream::ofNullable)
        .flatMap(until -> until.parts(Operator.OR))
        .forEach(this::ask);
  }

  private void ask(Term part) {
    Variable variable = startsChosen(part, book);
    if (variable != null && variable.initial() != null) {
      findings.add(
          ReviewProblem.HOLDS_FROM_THE_START,
          part,
          variable.name(),
          book.written(variable.initial()));
    }
  }

  /** The variable that a term asks whether it has a value, if it always has one. */
  static @Nullable Variable startsChosen(Term part, Rulebook book) {
    return part.operator() == Operator.IS_CHOSEN
            && part.children().getFirst() instanceof Term.VariableValue(_, Variable variable, _)
            && variable.initial() != null
            && !(variable.initial() instanceof Term.None)
            && book.setting(variable).stream()
                .noneMatch(action -> action.terms().stream().anyMatch(Term.None.class::isInstance))
        ? variable
        : null;
  }

  /** Finds loops whose condition can never hold, and loops that the engine stops after one pass. */
  public void endings() {
    EffectAnalysis effects = book.effects();
    book.actions()
        .forEach(
            action -> {
              Term until = action.onlyEnd();
              if (until != null && !effects.canHave(action.inside(), Set.of(ENDS_MATCH))) {
                endings(action, until, effects);
              }
            });
  }

  private void endings(Action loop, Term until, EffectAnalysis effects) {
    Boolean verdict = book.certainty().verdict(until);
    if (verdict != null) {
      if (!verdict) {
        findings.add(ReviewProblem.NEVER_ENDS, until);
      }
    } else if (!canChange(loop, until, effects)) {
      findings.add(ReviewProblem.NOTHING_CHANGES, until);
    } else if (iteratesOverNothing(loop) && !effects.haveEvents(changing(loop))) {
      findings.add(ReviewProblem.NO_EVENT, until);
    }
  }

  private static boolean iteratesOverNothing(Action loop) {
    return loop.repetition() != null && loop.repetition().over().isEmpty();
  }

  private boolean canChange(Action loop, Term until, EffectAnalysis effects) {
    Set<Dependency> asked = book.dependencies(until);
    return loop.binds().stream().map(OnLocal::new).anyMatch(asked::contains)
        || !Collections.disjoint(effects.changes(changing(loop)), asked);
  }

  /** Returns what happens in each pass, including the loop itself if it plays tricks. */
  private static List<Action> changing(Action loop) {
    return loop.has(StatementEffect.PLAYS_TRICKS) ? List.of(loop) : loop.inside();
  }

  /**
   * Finds loops that run only the first time they are reached: the condition that ended them still
   * holds the next time, because nothing in between changes it. The usual one is {@code repeat
   * until declarer is somebody { new deal … }} within the loop of the deals.
   */
  public void skippedNextTime() {
    SecondPass walk = new SecondPass(book, findings, book.effects());
    walk.block(book.rules().procedure(), List.of());
  }

  private record SecondPass(Rulebook book, Findings findings, EffectAnalysis effects) {

    /**
     * Reviews statements.
     *
     * @param around the loops and performed procedures around them, the innermost last
     */
    void block(List<Action> actions, List<Action> around) {
      for (Action action : actions) {
        Term until = action.has(StatementEffect.GOES_ROUND) ? action.until() : action.onlyEnd();
        if (until != null
            && startsChosen(until, book) == null
            && isSkipped(action, until, around)) {
          findings.add(ReviewProblem.SKIPPED_NEXT_TIME, until, fix(action, until), written(action));
        }
        List<Action> within = new ArrayList<>(around);
        if (action.repetition() != null || action.performs() != null) {
          within.add(action);
        }
        action.blocks().forEach(inside -> block(inside.actions(), within));
      }
    }

    /**
     * Whether nothing in another pass of one of the surrounding loops changes the condition that
     * ended this loop. The parameters of a procedure can have other values in every pass.
     */
    private boolean isSkipped(Action loop, Term until, List<Action> around) {
      Set<Dependency> asked = book.dependencies(until);
      if (asked.contains(State.PASSES) || asked.stream().noneMatch(SecondPass::canChange)) {
        return false;
      }
      for (Action each : around.reversed()) {
        boolean bound = each.binds().stream().map(OnLocal::new).anyMatch(asked::contains);
        if (bound && each.performs() != null) {
          return false;
        }
        if (!bound
            && each.repetition() != null
            && Collections.disjoint(asked, effects.changesBeside(List.of(each), loop))) {
          return true;
        }
      }
      return false;
    }

    private static boolean canChange(Dependency dependency) {
      return dependency instanceof OnVariable
          || (dependency instanceof State state && !state.isFixed());
    }

    private String written(Action loop) {
      String line = book.written(loop).lines().findFirst().orElse("");
      int brace = line.indexOf('{');
      return brace < 0 ? line : line.substring(0, brace).stripTrailing();
    }

    private @Nullable Fix fix(Action loop, Term until) {
      List<Variable> asked = book.rules().variables(book.dependencies(until)).toList();
      boolean startAgain =
          effects.canHave(loop.inside(), Set.of(StatementEffect.STARTS_DEAL))
              && !asked.isEmpty()
              && asked.stream().allMatch(variable -> variable.lifetime() == Lifetime.DEAL);
      String statement = startAgain ? "new deal" : resettingIt(until);
      return statement == null ? null : book.statementBefore(loop, statement);
    }

    /** Returns a statement that resets the condition; null if it is not obvious. */
    private @Nullable String resettingIt(Term until) {
      Term asked = until.operator() == Operator.IS_CHOSEN ? until.children().getFirst() : until;
      if (!(asked instanceof Term.VariableValue(_, Variable variable, var indices))
          || !indices.isEmpty()) {
        return null;
      }
      return variable.name() + " = " + (variable.type() == Type.Basic.YES_NO ? "no" : "none");
    }
  }

  /**
   * Finds loops whose only end is compared with a value that there is in some settings only: {@code
   * until score of dealer >= (100 if quick)}.
   */
  public void endsInSomeSettings() {
    book.actions()
        .map(Action::onlyEnd)
        .flatMap(Stream::ofNullable)
        .map(LoopConditions::ofOneOfThem)
        .filter(until -> until.applies(Trait.ORDERS))
        .flatMap(until -> until.children().stream())
        .filter(this::isMissingInSomeSetting)
        .forEach(
            cases -> findings.add(ReviewProblem.ENDS_IN_SOME_SETTINGS, cases, book.written(cases)));
  }

  /**
   * Finds loops over several tricks that end by the score of whoever won the last one: {@code
   * repeat until score of winner >= 100} passes over others who have reached it.
   */
  public void onlyTheLastWinner() {
    book.actions()
        .filter(loop -> !loop.has(StatementEffect.PLAYS_TRICKS))
        .filter(this::playsSeveralTricks)
        .map(Action::onlyEnd)
        .flatMap(Stream::ofNullable)
        .flatMap(until -> until.parts(Operator.OR))
        .filter(part -> part.applies(Operator.AT_LEAST, Operator.GREATER))
        .forEach(this::ofLastWinner);
  }

  private boolean playsSeveralTricks(Action loop) {
    return Action.all(loop.inside())
        .filter(action -> action.has(StatementEffect.PLAYS_TRICKS))
        .map(Action::count)
        .anyMatch(
            count -> count == null || !Long.valueOf(1).equals(book.bounds().of(count).most()));
  }

  private void ofLastWinner(Term part) {
    Term score = part.children().getFirst();
    if (score.operator() != Operator.SCORE_OF) {
      return;
    }
    Term whose = score.children().getFirst();
    boolean side = whose.operator() == Operator.SIDE_OF;
    Term one = side ? whose.children().getFirst() : whose;
    if (one.applies(Operator.WINNER, Operator.WINNER_OF)) {
      Span compared = new Span(score.span().end(), part.span().end());
      String meant = "some " + (side ? "side" : "player") + " has score" + book.written(compared);
      findings.replace(ReviewProblem.ONLY_THE_LAST_WINNER, part, meant, book.written(score), meant);
    }
  }

  /**
   * Finds {@code each player in turn until market is empty { … }} before the tricks, where players
   * take, or lay, a card at a time: that is one round, after which the pile may not be as is meant.
   */
  public void oneRound() {
    Set<Action> afterTricks = Collections.newSetFromMap(new IdentityHashMap<>());
    book.actions(StatementEffect.PLAYS_TRICKS)
        .forEach(play -> Action.all(play.inside()).forEach(afterTricks::add));
    book.actions(Action.Each.class)
        .filter(each -> each.order() == EachOrder.IN_TURN && !afterTricks.contains(each))
        .filter(each -> each.element().type() == Type.Basic.PLAYER)
        .filter(each -> Action.all(each.body()).anyMatch(inside -> inside.moved() != null))
        .forEach(
            each ->
                Stream.ofNullable(each.until())
                    .flatMap(until -> until.parts(Operator.OR))
                    .filter(this::asksForPile)
                    .findFirst()
                    .ifPresent(until -> oneRound(each, until)));
  }

  /** Whether it asks how many cards are left in a pile that is nobody's, and no deck. */
  private boolean asksForPile(Term until) {
    Term first = until.children().isEmpty() ? until : until.children().getFirst();
    Term cards = until.operator() == Operator.IS_EMPTY ? first : first.counted();
    return cards instanceof Term.ZoneCards(_, Zone zone, Term owner)
        && owner == null
        && book.rules().decks().stream().noneMatch(deck -> deck.zone() == zone.id());
  }

  private void oneRound(Action.Each each, Term until) {
    Span head = new Span(each.span().start(), until.span().start());
    int at = book.written(head).indexOf(IN_TURN);
    Span inTurn = new Span(head.start() + at, head.start() + at + IN_TURN.length());
    findings.add(
        ReviewProblem.ONE_ROUND,
        until,
        at < 0 ? null : Fix.replace(inTurn, "round and round"),
        book.written(until));
  }

  private static Term ofOneOfThem(Term until) {
    Term condition = until instanceof Term.Quantified(_, _, var domain) ? domain.condition() : null;
    return condition == null ? until : condition;
  }

  private boolean isMissingInSomeSetting(Term value) {
    return value instanceof Term.Cases cases
        && cases.otherwise() == null
        && book.certainty().settings(value).stream()
            .map(book.certainty()::evaluator)
            .anyMatch(
                setting ->
                    cases.cases().stream()
                        .allMatch(each -> Boolean.FALSE.equals(setting.holds(each.condition()))));
  }

  /** Finds {@code repeat with n in 4}, which is one pass with 4, and not four. */
  public void singlePass() {
    book.actions(Action.RepeatWith.class)
        .filter(loop -> !loop.overAndOver() && loop.values().size() == 1)
        .forEach(
            loop -> {
              Term only = loop.values().getFirst();
              String number = book.written(only);
              if (WHOLE.matcher(number).matches()) {
                String range = "1.." + number;
                findings.replace(
                    ReviewProblem.SINGLE_PASS, only, range, number, loop.local().name(), range);
              }
            });
  }

  /**
   * Finds ends that wait for a score that nobody can reach, since all points count the other way:
   * {@code repeat until some player has score >= 50} where everybody only loses points. Such a
   * match goes on forever.
   */
  public void outOfReach() {
    List<Term> points =
        book.actions(StatementEffect.SCORES).map(action -> action.terms().getLast()).toList();
    if (points.isEmpty()) {
      return;
    }
    Signs signs = new Signs(book);
    boolean up = points.stream().anyMatch(signs::canBeAbove);
    boolean down = points.stream().anyMatch(signs::canBeBelow);
    if (up != down) {
      book.actions().forEach(action -> new Ends(book, findings, up).of(action));
    }
    new StandingScores(book, signs).in(findings);
  }

  /**
   * The conditions that end a loop or the match.
   *
   * @param up whether scores only go up; otherwise they only go down
   */
  private record Ends(Rulebook book, Findings findings, boolean up) {

    void of(Action action) {
      if (action.onlyEnd() != null) {
        condition(action.onlyEnd());
      }
      if (action.condition() != null
          && action.inside().stream().anyMatch(inside -> inside.has(StatementEffect.ENDS_MATCH))) {
        condition(action.condition());
      }
    }

    private void condition(Term condition) {
      if (condition instanceof Term.Quantified(_, var quantifier, var domain)
          && quantifier != Quantifier.NO
          && domain.condition() != null) {
        condition(domain.condition());
      } else if (condition.applies(Operator.AND, Operator.OR)) {
        condition.children().forEach(this::condition);
      } else if (new Goal(book).isMissed(condition, up, !up)) {
        report(condition);
      }
    }

    private void report(Term comparison) {
      Span whole = book.balanced(comparison);
      Term goal = comparison.children().getLast();
      boolean exactly = comparison.applies(Operator.AT_LEAST, Operator.AT_MOST);
      String compared = book.written(new Span(whole.start(), goal.span().start()));
      String score = compared.substring(0, compared.lastIndexOf(up ? '<' : '>')).strip();
      String sign = (up ? ">" : "<") + (exactly ? "=" : "");
      String opposite = theOtherEnd(score) + " " + sign + " " + negated(goal);
      findings.add(
          up ? ReviewProblem.SCORES_NEVER_FALL : ReviewProblem.SCORES_NEVER_RISE,
          comparison,
          Fix.replace(whole, opposite),
          opposite);
    }

    private static String theOtherEnd(String score) {
      String end = score.startsWith("(") ? score.substring(1) : score;
      String begin = score.substring(0, score.length() - end.length());
      if (end.startsWith(LOWEST)) {
        return begin + HIGHEST + end.substring(LOWEST.length());
      }
      return end.startsWith(HIGHEST) ? begin + LOWEST + end.substring(HIGHEST.length()) : score;
    }

    private String negated(Term goal) {
      Bounds bounds = book.bounds().of(goal);
      Long number = bounds.least();
      return number != null && number.equals(bounds.most())
          ? String.valueOf(-number)
          : "-(" + book.written(goal) + ")";
    }
  }
}
