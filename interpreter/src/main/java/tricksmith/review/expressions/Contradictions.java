package tricksmith.review.expressions;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.logic.Implications;
import tricksmith.review.logic.Possible;
import tricksmith.review.rulebook.NumberBounds;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules.Criterion;
import tricksmith.rules.TrickRules.Obligation;
import tricksmith.rules.Type;

/**
 * Finds conditions that cannot hold together: {@code bid > 3 and bid < 2}, an {@code else if} that
 * repeats an earlier question, a look at trump when there is none.
 */
public record Contradictions(Rulebook book, Findings findings) {
  public void review() {
    Book both = new Book(book, book.bounds(), findings);
    Set<Term> inner = Collections.newSetFromMap(new IdentityHashMap<>());
    book.termsUnderReview()
        .filter(term -> !inner.contains(term))
        .forEach(
            term -> {
              if (term.applies(Operator.AND, Operator.OR)) {
                both.chain(term, inner);
              } else if (term instanceof Term.Cases cases) {
                both.cases(cases);
              }
            });
    book.trick().obligations().forEach(both::obligation);
    book.trick().criteria().forEach(both::criterion);
    both.block(book.rules().procedure());
    both.block(book.rules().score());
  }

  private record Book(Rulebook book, NumberBounds bounds, Findings findings) {

    private Implications nothing() {
      return new Implications(book.rules(), this::number);
    }

    /**
     * Two limits that leave no number out are none, even if a number that is missing meets neither.
     */
    private Implications ofNumbersThere() {
      return new Implications(book.rules(), number -> number(number).someValue());
    }

    private Possible number(Term number) {
      NumberBounds.Bounds known = bounds.of(number);
      Possible any = Possible.anything(!known.always(), bounds.isWhole(number));
      Possible above = known.least() == null ? any : any.from(known.least(), false);
      return known.most() == null ? above : above.to(known.most(), false);
    }

    /** Reviews the parts joined by {@code and} or {@code or}. */
    void chain(Term whole, Set<Term> inner) {
      boolean and = whole.operator() == Operator.AND;
      List<Term> parts = new ArrayList<>();
      flatten(whole, whole.operator(), parts, inner);
      boolean range = parts.getFirst().span().equals(whole.span());
      if (range || findings.covers(whole)) {
        return;
      }
      Implications before = nothing();
      Implications ofThoseThere = ofNumbersThere();
      for (Term part : parts) {
        boolean limit = part.applies(Trait.ORDERS);
        boolean decided =
            and
                ? before.excludes(part)
                : before.implies(part) || (limit && ofThoseThere.implies(part));
        boolean alone =
            and
                ? nothing().excludes(part)
                : nothing().implies(part) || (limit && ofNumbersThere().implies(part));
        if (decided && !alone) {
          findings.add(
              and ? ReviewProblem.NEVER_BESIDE : ReviewProblem.ALWAYS_BESIDE,
              part,
              book.written(parts.getFirst()));
          return;
        }
        before.add(part, and);
        ofThoseThere.add(part, and);
        if (before.isContradictory()) {
          return;
        }
      }
    }

    private static void flatten(
        Term term, @Nullable Operator operator, List<Term> parts, Set<Term> inner) {
      if (term.operator() == operator) {
        for (Term part : term.children()) {
          inner.add(part);
          flatten(part, operator, parts, inner);
        }
      } else {
        parts.add(term);
      }
    }

    void cases(Term.Cases cases) {
      Implications before = nothing();
      for (Term.Case each : cases.cases()) {
        Term condition = each.condition();
        if (before.excludes(condition) && !nothing().excludes(condition)) {
          findings.add(ReviewProblem.CASE_NEVER, each.value().span().to(condition));
        }
        before.add(condition, false);
      }
    }

    void block(List<Action> actions) {
      for (Action action : actions) {
        if (action instanceof Action.If branch) {
          branch(branch, nothing());
        }
        action.blocks().forEach(inside -> block(inside.actions()));
      }
    }

    /** Reviews what a branch asks first, while its condition is still known to hold or not. */
    private void branch(Action.If branch, Implications before) {
      Term condition = branch.condition();
      if (before.excludes(condition)
          && !nothing().excludes(condition)
          && !findings.covers(condition)) {
        findings.add(ReviewProblem.NEVER_COMES_UP, condition);
      }
      boolean always = before.implies(condition) && !nothing().implies(condition);
      if (always && !branch.otherwise().isEmpty()) {
        findings.add(ReviewProblem.NEVER_PERFORMED, branch.otherwise().getFirst());
      }
      Implications otherwise = before.copy();
      otherwise.add(condition, false);
      first(branch.otherwise(), otherwise);
      Implications then = before.copy();
      then.add(condition, true);
      first(branch.then(), then);
    }

    private void first(List<Action> block, Implications known) {
      if (!block.isEmpty() && block.getFirst() instanceof Action.If inside) {
        branch(inside, known);
      }
    }

    void obligation(Obligation obligation) {
      Term predicate = obligation.predicate();
      if (obligation.when() != null && staysTheSame(obligation.when())) {
        Implications inForce = nothing();
        inForce.add(obligation.when(), true);
        if (!inForce.isContradictory()
            && inForce.excludes(predicate)
            && !findings.hasAt(obligation)
            && !nothing().excludes(predicate)) {
          findings.add(ReviewProblem.NO_CARD_FULFILS, obligation, obligation.label());
        }
      }
      if (obligation.except() != null) {
        Implications concerned = nothing();
        concerned.add(obligation.except(), false);
        if (concerned.excludes(predicate)
            && !findings.hasAt(obligation)
            && !nothing().excludes(predicate)) {
          findings.add(ReviewProblem.FULFILLED_BY_EXEMPT, obligation, obligation.label());
        }
      }
    }

    /** Whether a condition has the same value before and after a card is on the table. */
    private boolean staysTheSame(Term condition) {
      return !book.uses(condition, EnumSet.of(Trait.CHANGED_BY_CANDIDATE, Trait.CHANGED_BY_LEAD))
          && book.zonesIn(condition).isEmpty();
    }

    void criterion(Criterion criterion) {
      Term measure = criterion.measure();
      if (measure != null && criterion.when() != null && measure.type() == Type.Basic.YES_NO) {
        Implications inForce = nothing();
        inForce.add(criterion.when(), true);
        if (!inForce.isContradictory()
            && inForce.excludes(measure)
            && !findings.hasAt(criterion)
            && !nothing().excludes(measure)) {
          findings.add(ReviewProblem.COMPARES_NOTHING, criterion, criterion.label());
        }
      }
    }
  }
}
