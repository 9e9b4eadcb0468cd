package tricksmith.review.variables;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Dependency.OnVariable;
import tricksmith.rules.Local;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Statement.EachOrder;

/**
 * Finds loops whose name looks like a variable that other lines read: by {@code repeat with trump
 * in suits}, nothing sets the variable {@code trump}, which the tricks go by.
 */
public record NameOfALoop(Rulebook book, Findings findings) {
  private static final String DEALER = "dealer";

  public void review() {
    book.actions(Action.RepeatWith.class).forEach(this::review);
  }

  private void review(Action.RepeatWith loop) {
    Local local = loop.local();
    List<Variable> hidden =
        book.rules().variables().stream()
            .filter(each -> each.name().equals(local.name()) && each.indices().isEmpty())
            .toList();
    if (hidden.stream().anyMatch(this::isReadElsewhere)) {
      report(ReviewProblem.HIDES_A_VARIABLE, loop, local.name());
    } else if (local.name().equals(DEALER)
        && local.type() == Type.Basic.PLAYER
        && Action.all(loop.body()).anyMatch(NameOfALoop::beginsLeftOfTheDealer)) {
      report(ReviewProblem.NOT_THE_DEALER, loop, DEALER);
    }
  }

  /** Whether rules outside the procedure read a variable. */
  private boolean isReadElsewhere(Variable variable) {
    OnVariable read = new OnVariable(variable.id());
    return Stream.concat(
            book.trick().terms(), book.rules().definitions().stream().map(DefinedTerm::body))
        .anyMatch(term -> book.dependencies(term).contains(read));
  }

  /** Whether a statement without {@code from} goes by the variable {@code dealer}. */
  private static boolean beginsLeftOfTheDealer(Action action) {
    return action.from() == null
        && (action instanceof Action.Deal
            || (action instanceof Action.Each each && each.order() == EachOrder.IN_TURN));
  }

  private void report(ReviewProblem problem, Action.RepeatWith loop, String name) {
    String other = "next-" + name;
    String set = name + " = " + other;
    Span declared = loop.local().declared();
    List<Edit> edits = new ArrayList<>();
    edits.add(new Edit(declared, other));
    Action first = loop.body().isEmpty() ? null : loop.body().getFirst();
    // A new deal sets back whatever lasts for a deal.
    boolean deals = first != null && first.has(StatementEffect.STARTS_DEAL);
    if (first != null) {
      edits.add(deals ? Edit.after(first, "; " + set) : Edit.before(first, set + "; "));
    }
    findings.add(
        problem,
        declared,
        Fix.of(edits.toArray(Edit[]::new)),
        name,
        Rulebook.withoutBrace(
            book.written(new Span(loop.span().start(), declared.start()))
                + other
                + book.written(new Span(declared.end(), loop.values().getLast().span().end()))),
        set);
  }
}
