package tricksmith.review.variables;

import java.util.List;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Term;
import tricksmith.rules.Variable;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * Finds a definition in a block that is meant to keep a value, and is asked after the variable
 * behind it has changed: {@code define before = leader}, {@code leader = dealer}, {@code dealer =
 * before}.
 */
public final class Aliases implements Reviewer {
  private static final String DEFINE = "define ";

  @Override
  public void review(Rulebook book, Findings findings) {
    List<DefinedTerm> aliases =
        book.rules().definitions().stream()
            .filter(definition -> definition.body() instanceof Term.VariableValue)
            .toList();
    if (aliases.isEmpty()) {
      return;
    }
    book.blocks().forEach(block -> aliases.forEach(alias -> block(block, alias, book, findings)));
  }

  private static void block(
      List<Action> actions, DefinedTerm alias, Rulebook book, Findings findings) {
    Variable variable = book.variable(alias.body());
    boolean declared = false;
    Action changed = null;
    for (Action action : actions) {
      Action since = changed;
      declared |= alias.declared().start() > action.span().end();
      boolean before = declared && alias.declared().start() < action.span().start();
      if (since != null) {
        action
            .all()
            .flatMap(Action::allTerms)
            .filter(term -> alias.equals(book.called(term)))
            .findFirst()
            .ifPresent(term -> report(term, alias, since, book, findings));
      } else if (before && variable != null && action.sets().contains(variable)) {
        changed = action;
      }
    }
  }

  private static void report(
      Term call, DefinedTerm alias, Action since, Rulebook book, Findings findings) {
    Span name = alias.declared();
    boolean plain = book.before(name.start()).endsWith(DEFINE);
    Span define = new Span(name.start() - DEFINE.length(), name.start());
    findings.add(
        ReviewProblem.READ_ANEW,
        call.span(),
        plain ? Fix.of(Edit.remove(define)) : null,
        alias.name(),
        book.written(alias.body().span()),
        book.written(since.span()));
  }
}
