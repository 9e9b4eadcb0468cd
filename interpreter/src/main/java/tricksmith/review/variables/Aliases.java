package tricksmith.review.variables;

import java.util.List;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Term;
import tricksmith.rules.Variable;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * Finds a definition in a block that is meant to keep a value: one that is compared with what it is
 * a name for, or asked after the variable behind it has changed: {@code define before = leader},
 * {@code leader = dealer}, {@code dealer = before}.
 */
public record Aliases(Rulebook book, Findings findings) {
  private static final String DEFINE = "define ";

  public void review() {
    List<DefinedTerm> aliases =
        book.rules().definitions().stream()
            .filter(definition -> definition.body() instanceof Term.VariableValue)
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
    }
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
    Variable variable = book.variable(alias.body());
    boolean declared = within;
    Action changed = null;
    for (Action action : actions) {
      Action since = changed;
      declared |= alias.declared().start() > action.span().end();
      boolean before = declared && alias.declared().start() < action.span().start();
      if (since != null) {
        report(List.of(action), alias, since);
      } else if (before && variable != null && action.sets().contains(variable)) {
        changed = action;
        report(action.inside(), alias, action);
      }
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
    boolean plain = book.before(name.start()).endsWith(DEFINE);
    Span define = new Span(name.start() - DEFINE.length(), name.start());
    findings.add(
        ReviewProblem.READ_ANEW,
        call,
        plain ? Fix.remove(define) : null,
        alias.name(),
        book.written(alias.body()),
        Rulebook.withoutBrace(book.written(since).lines().findFirst().orElseThrow()));
  }
}
