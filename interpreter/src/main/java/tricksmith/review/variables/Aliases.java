package tricksmith.review.variables;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Variable;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * Finds a definition that is meant to keep a value: one in a block that is compared with what it is
 * a name for, or asked after what is behind it has changed: {@code define before = leader}, {@code
 * leader = dealer}, {@code dealer = before}.
 */
public record Aliases(Rulebook book, Findings findings) {
  private static final String DEFINE = "define ";

  public void review() {
    List<DefinedTerm> aliases =
        book.rules().definitions().stream()
            .filter(definition -> definition.parameters().isEmpty())
            .toList();
    book.everyTerm()
        .filter(term -> term.applies(Trait.COMPARES))
        .forEach(
            comparison -> {
              compared(comparison.children().getFirst(), comparison.children().getLast());
              compared(comparison.children().getLast(), comparison.children().getFirst());
            });
    for (DefinedTerm alias : aliases) {
      block(book.rules().procedure(), false, alias);
      block(book.rules().score(), false, alias);
      book.actions()
          .filter(action -> isAround(action, alias))
          .flatMap(action -> action.blocks().stream())
          .forEach(block -> block(block.actions(), true, alias));
      book.blocks().forEach(block -> scoredAgain(block, alias));
    }
  }

  /**
   * Reports {@code richest score -3} and then {@code (players except richest) score 1}, where those
   * are looked for again by the scores as they are by then.
   */
  private void scoredAgain(List<Action> actions, DefinedTerm alias) {
    for (int place = 1; place < actions.size(); place++) {
      Term first = scoring(actions.get(place - 1));
      Term second = scoring(actions.get(place));
      if (first != null && second != null && calls(first, alias) && goesByScores(alias)) {
        report(List.of(actions.get(place)), alias, actions.get(place - 1));
      }
    }
  }

  /** Returns who scores by a statement that does nothing else; null for any other. */
  private static @Nullable Term scoring(Action action) {
    if (action instanceof Action.Each each) {
      boolean only = each.body().size() == 1 && each.body().getFirst() instanceof Action.Scores;
      return only ? each.set() : null;
    }
    return action instanceof Action.Scores scores ? scores.players() : null;
  }

  private boolean calls(Term term, DefinedTerm alias) {
    return term.all().anyMatch(part -> alias.equals(book.called(part)));
  }

  private boolean goesByScores(DefinedTerm alias) {
    return book.everythingIn(alias.body()).anyMatch(part -> part.operator() == Operator.SCORE_OF);
  }

  /** Whether a statement surely changes what a definition is about. */
  private boolean changes(Action action, DefinedTerm alias) {
    Variable itself = book.variable(alias.body());
    if (itself != null) {
      return action.sets().contains(itself);
    }
    return book.everythingIn(alias.body())
        .anyMatch(
            part ->
                (part instanceof Term.VariableValue(_, Variable read, var indices)
                        && indices.isEmpty()
                        && action.sets().contains(read))
                    || (part.operator() == Operator.SCORE_OF
                        && action instanceof Action.Scores scores
                        && TermEquality.same(part.children().getFirst(), scores.players())));
  }

  /**
   * Reports {@code score of dealer > before}, where {@code before} is defined in a block as {@code
   * score of dealer}.
   */
  private void compared(Term call, Term other) {
    DefinedTerm alias = book.called(call);
    if (alias != null
        && alias.parameters().isEmpty()
        && TermEquality.same(alias.body(), other)
        && book.before(alias.declared().start()).strip().equals(DEFINE.strip())
        && book.rules().procedure().stream()
            .anyMatch(action -> action.span().start() < alias.declared().start())) {
      findings.add(ReviewProblem.COMPARED_ANEW, call, alias.name(), book.written(alias.body()));
    }
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
  private void block(List<Action> actions, boolean within, DefinedTerm alias) {
    boolean declared = within;
    boolean asked = false;
    Action changed = null;
    for (Action action : actions) {
      Action since = changed;
      declared |= alias.declared().start() > action.span().end();
      boolean before = declared && alias.declared().start() < action.span().start();
      if (since != null) {
        report(List.of(action), alias, since);
      } else if (before && !asked && changes(action, alias)) {
        changed = action;
        report(action.inside(), alias, action);
      }
      asked |=
          before
              && book.variable(alias.body()) == null
              && action.all().flatMap(Action::allTerms).anyMatch(term -> calls(term, alias));
    }
  }

  /** Reports the first of these statements that asks for the definition. */
  private void report(List<Action> actions, DefinedTerm alias, Action since) {
    Action.all(actions)
        .flatMap(Action::allTerms)
        .filter(term -> alias.equals(book.called(term)))
        .findFirst()
        .ifPresent(term -> report(term, alias, since));
  }

  private void report(Term call, DefinedTerm alias, Action since) {
    Span name = alias.declared();
    boolean plain =
        book.before(name.start()).endsWith(DEFINE)
            && book.actions().anyMatch(action -> isAround(action, alias));
    Span define = new Span(name.start() - DEFINE.length(), name.start());
    findings.add(
        ReviewProblem.READ_ANEW,
        call,
        plain ? Fix.remove(define) : null,
        alias.name(),
        book.written(alias.body()),
        Rulebook.withoutBrace(written(since).lines().findFirst().orElseThrow()));
  }

  /** The statement with what it performs for each element. */
  private String written(Action action) {
    int end = action.all().mapToInt(inside -> inside.span().end()).max().orElseThrow();
    return book.written(new Span(action.span().start(), end));
  }
}
