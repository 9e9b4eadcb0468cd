package tricksmith.review.variables;

import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.NumberBounds;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.NamedProcedure;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * Finds a definition that is meant to keep a value: one in a block that is compared with what it is
 * a name for, or asked after what it stands for has changed: {@code define before = leader}, {@code
 * leader = dealer}, {@code dealer = before}.
 */
public record Aliases(Rulebook book, Findings findings) {
  private static final String DEFINE = "define";

  private static final Pattern BRACE = Pattern.compile("[{}]");

  /** How many terms all definitions together are looked for in, three times what any game has. */
  private static final long MOST_LOOKED_AT = 250_000;

  /** How much of what a definition is about is followed, more than anyone gives one name. */
  private static final int MOST_PARTS = 100;

  public void review() {
    List<DefinedTerm> aliases =
        book.rules().definitions().stream()
            .filter(definition -> definition.parameters().isEmpty())
            .limit(MOST_LOOKED_AT / (1 + book.everyTerm().count()))
            .toList();
    book.everyTerm()
        .filter(
            term ->
                term.applies(Trait.COMPARES) || term.applies(Operator.MINUS, Operator.DIFFERENCE))
        .forEach(
            comparison -> {
              compared(comparison.children().getFirst(), comparison.children().getLast());
              compared(comparison.children().getLast(), comparison.children().getFirst());
            });
    for (DefinedTerm alias : aliases) {
      List<Term> parts =
          book.everythingIn(alias.body()).filter(this::canChange).limit(MOST_PARTS).toList();
      block(book.rules().procedure(), false, alias, parts);
      block(book.rules().score(), isAtTheHead(book.rules().score(), alias), alias, parts);
      book.actions()
          .filter(action -> isAround(action, alias))
          .flatMap(action -> action.blocks().stream())
          .forEach(block -> block(block.actions(), true, alias, parts));
      book.rules().procedures().stream()
          .map(NamedProcedure::body)
          .filter(body -> isAtTheHead(body, alias))
          .forEach(body -> block(body, true, alias, parts));
      book.blocks()
          .forEach(
              block -> {
                scoredAgain(block, alias);
                outBefore(block, alias);
              });
    }
  }

  /**
   * Reports {@code richest score -3} and then {@code (players except richest) score 1}, where those
   * are looked for again by the scores as they are by then; also with other scores between, or
   * where the second line goes by the scores under another name.
   */
  private void scoredAgain(List<Action> actions, DefinedTerm alias) {
    if (!goesByScores(alias)) {
      return;
    }
    Action scored = null;
    for (Action action : actions) {
      Term who = Rulebook.scoring(action);
      if (who == null) {
        scored = null;
      } else if (scored != null) {
        report(List.of(action), alias, scored);
      } else if (calls(who, alias) || bringsTogether(who, action)) {
        scored = action;
      }
    }
  }

  /**
   * Whether those who are ahead lose points, or those who are behind get some: {@code first-place
   * score -10} decides who is last as well.
   */
  private boolean bringsTogether(Term who, Action action) {
    Action scores = action instanceof Action.Each each ? each.body().getFirst() : action;
    DefinedTerm called = book.called(who);
    if (called == null
        || !goesByScores(called)
        || !(called.body() instanceof Term.Selected(_, _, var standards))) {
      return false;
    }
    NumberBounds.Bounds points = book.bounds().of(scores.terms().getLast());
    return standards.getFirst().most()
        ? points.most() != null && points.most() < 0
        : points.least() != null && points.least() > 0;
  }

  /**
   * Reports {@code rich sit out} and then {@code rich score -3}, where those are looked for again
   * among the players who are left.
   */
  private void outBefore(List<Action> actions, DefinedTerm alias) {
    Action left = null;
    for (Action action : actions) {
      if (left != null && !(action instanceof Action.Leave)) {
        report(List.of(action), alias, left);
      } else if (action instanceof Action.Leave leave
          && alias.equals(book.called(leave.players()))
          && book.involves(alias.body(), part -> part.operator() == Operator.PLAYERS)) {
        left = action;
      }
    }
  }

  private boolean calls(Term term, DefinedTerm alias) {
    return term.all().anyMatch(part -> alias.equals(book.called(part)));
  }

  private boolean goesByScores(DefinedTerm alias) {
    return book.involves(alias.body(), part -> part.operator() == Operator.SCORE_OF);
  }

  /** Whether a part of what a definition is about can be changed by a single statement. */
  private boolean canChange(Term part) {
    return book.variable(part) != null
        || part instanceof Term.ZoneCards
        || part.applies(Operator.WINNER, Operator.SCORE_OF);
  }

  /** Whether a statement surely changes what a definition is about. */
  private boolean changes(Action action, DefinedTerm alias, List<Term> parts) {
    Variable itself = book.variable(alias.body());
    return itself == null
        ? parts.stream().anyMatch(part -> sets(action, part, List::isEmpty) || raises(action, part))
            || (alias.body().operator() == Operator.WINNER
                && action.hasAnywhere(StatementEffect.TAKES_TRICKS))
            || takesItself(action, alias)
        : action.sets().contains(itself);
  }

  /** Whether a statement moves the very card at an end of a pile to which a definition leads. */
  private boolean takesItself(Action action, DefinedTerm alias) {
    Term moved = action.moved();
    return moved != null
        && alias.body() instanceof Term.EndOfZone
        && alias.equals(book.called(moved));
  }

  /**
   * Whether a statement, or one inside it, may change what a definition is about that is written
   * between other statements. There it is meant to come before those that follow it.
   */
  private boolean mayChange(Action action, List<Term> parts) {
    return action
        .all()
        .anyMatch(inside -> parts.stream().anyMatch(part -> mayChange(inside, part)));
  }

  private boolean mayChange(Action action, Term part) {
    Variable read = book.variable(part);
    return (read != null && read.isLeader() && action.has(StatementEffect.PLAYS_TRICKS))
        || (part.operator() == Operator.WINNER && action.has(StatementEffect.TAKES_TRICKS))
        || sets(action, part, Aliases::areIterated)
        || raises(action, part)
        || (part instanceof Term.ZoneCards(_, Zone zone, _) && empties(action, zone));
  }

  /**
   * Whether a statement itself moves cards into or out of a pile that is asked about, or lets those
   * do so who are asked for: {@code each of poorest draws 2 from deck}.
   */
  private boolean movesAny(Action action, DefinedTerm alias, List<Term> parts) {
    boolean those =
        action instanceof Action.Each each && each.body().size() == 1 && calls(each.set(), alias);
    Action one = those ? action.inside().getFirst() : action;
    return one.moved() != null
        && parts.stream()
            .anyMatch(part -> part instanceof Term.ZoneCards pile && moves(one, pile, those));
  }

  /**
   * Whether a statement moves cards into or out of a pile.
   *
   * @param any whether it may be anybody's
   */
  private static boolean moves(Action action, Term.ZoneCards pile, boolean any) {
    Term.ZoneCards from = action.origin();
    Term.ZoneCards to = action.target();
    Term receivers = action.receivers();
    boolean isHand = pile.zone().is(Zone.HAND);
    boolean comes =
        to == null
            ? isHand && (any || receivers == null || isOf(Rulebook.subject(receivers), pile))
            : to.zone().equals(pile.zone()) && (any || isOf(to.owner(), pile));
    return comes
        || (from == null
            ? isHand
            : from.zone().equals(pile.zone()) && (any || isOf(from.owner(), pile)));
  }

  private static boolean isOf(@Nullable Term owner, Term.ZoneCards pile) {
    return TermEquality.same(owner, pile.owner());
  }

  private static boolean areIterated(List<Term> indices) {
    return indices.stream().allMatch(index -> index instanceof Term.LocalValue);
  }

  private static boolean sets(Action action, Term part, Predicate<List<Term>> entries) {
    return part instanceof Term.VariableValue(_, Variable read, var indices)
        && action.sets().contains(read)
        && entries.test(indices);
  }

  private static boolean raises(Action action, Term part) {
    return part.operator() == Operator.SCORE_OF
        && action instanceof Action.Scores scores
        && TermEquality.same(
            Rulebook.subject(part.children().getFirst()), Rulebook.subject(scores.players()));
  }

  /** Whether a statement takes cards out of a zone, or shuffles them. */
  private static boolean empties(Action action, Zone zone) {
    if (action instanceof Action.Shuffle shuffle) {
      return shuffle.zone().zone().equals(zone);
    }
    Term.ZoneCards from = action.origin();
    return action.moved() != null && (from == null ? zone.is(Zone.HAND) : from.zone().equals(zone));
  }

  /**
   * Reports {@code score of dealer > before + 5}, where {@code before} is defined in a block as
   * {@code score of dealer}.
   */
  private void compared(Term one, Term other) {
    amounts(one)
        .forEach(
            call -> {
              DefinedTerm alias = book.called(call);
              if (alias != null
                  && alias.parameters().isEmpty()
                  && amounts(other).anyMatch(part -> TermEquality.same(alias.body(), part))
                  && isInBlock(alias)) {
                findings.add(
                    ReviewProblem.COMPARED_ANEW, call, alias.name(), book.written(alias.body()));
              }
            });
  }

  /** A number and the numbers of which it is a sum or difference. */
  private static Stream<Term> amounts(Term number) {
    return number.applies(Operator.PLUS, Operator.MINUS)
        ? number.children().stream().flatMap(Aliases::amounts)
        : Stream.of(number);
  }

  private boolean isInBlock(DefinedTerm alias) {
    return define(alias) != null
        && book.rules().procedure().stream()
            .anyMatch(action -> action.span().start() < alias.declared().start());
  }

  /** Returns the keyword before the name, with the space after it; null if the name has none. */
  private @Nullable Span define(DefinedTerm alias) {
    int name = alias.declared().start();
    String before = book.before(name);
    String keyword = before.stripTrailing();
    return keyword.endsWith(DEFINE)
        ? new Span(name - (before.length() - keyword.length()) - DEFINE.length(), name)
        : null;
  }

  private static boolean isAround(Action action, DefinedTerm alias) {
    return action.span().start() < alias.declared().start()
        && alias.declared().end() < action.span().end();
  }

  /**
   * Looks at a block.
   *
   * @param within whether the definition is certainly within it, or deeper
   */
  private void block(List<Action> actions, boolean within, DefinedTerm alias, List<Term> parts) {
    boolean between = isBetween(actions, alias);
    boolean declared = within;
    boolean asked = false;
    boolean dealt = false;
    Action changed = null;
    for (Action action : actions) {
      Action since = changed;
      declared |= alias.declared().start() > action.span().end();
      boolean before = declared && alias.declared().start() < action.span().start();
      if (since != null) {
        report(List.of(action), alias, since);
      } else if (before
          && !asked
          && (changes(action, alias, parts)
              || (between && mayChange(action, parts))
              || (within && !dealt && movesAny(action, alias, parts)))) {
        changed = action;
        report(action.inside(), alias, action);
      }
      dealt |= action.has(StatementEffect.STARTS_DEAL);
      asked |=
          before
              && book.variable(alias.body()) == null
              && !action.has(StatementEffect.SHOWS_CARDS)
              && action.all().flatMap(Action::allTerms).anyMatch(term -> calls(term, alias));
    }
  }

  /** Whether a definition is written before the first statement of a block. */
  private boolean isAtTheHead(List<Action> actions, DefinedTerm alias) {
    Span body = alias.body().span();
    return !actions.isEmpty()
        && body.end() < actions.getFirst().span().start()
        && book.occurrences(BRACE, body.gapTo(actions.getFirst())).findFirst().isEmpty();
  }

  /** Whether a definition is written between two statements of a block. */
  private boolean isBetween(List<Action> actions, DefinedTerm alias) {
    int start = alias.declared().start();
    for (int place = 1; place < actions.size(); place++) {
      Span before = actions.get(place - 1).span();
      if (before.end() < start && start < actions.get(place).span().start()) {
        return !book.closesBetween(before.end(), start);
      }
    }
    return false;
  }

  /** Reports the first of these statements that asks for the definition. */
  private void report(List<Action> actions, DefinedTerm alias, Action since) {
    Action.all(actions)
        .flatMap(Action::allTerms)
        .filter(term -> alias.equals(book.called(term)))
        .filter(term -> !findings.hasAt(term))
        .findFirst()
        .ifPresent(term -> report(term, alias, since));
  }

  private void report(Term call, DefinedTerm alias, Action since) {
    Span define = define(alias);
    boolean plain =
        book.actions().anyMatch(action -> isAround(action, alias))
            || book.blocks().anyMatch(block -> isBetween(block, alias));
    findings.add(
        ReviewProblem.READ_ANEW,
        call,
        define != null && plain ? Fix.remove(define) : null,
        alias.name(),
        book.written(alias.body()),
        book.head(whole(since)));
  }

  /** The statement with what it performs for each element. */
  private static Span whole(Action action) {
    int end = action.all().mapToInt(inside -> inside.span().end()).max().orElseThrow();
    return new Span(action.span().start(), end);
  }
}
