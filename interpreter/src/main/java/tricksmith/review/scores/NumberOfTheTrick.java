package tricksmith.review.scores;

import java.util.List;
import java.util.stream.Stream;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.source.Fix;

/**
 * Finds {@code number of trick} in what is scored or added up: it counts the tricks, and reads as
 * if it counted the cards of this one. Written {@code trick.number}, it is clear.
 */
public record NumberOfTheTrick(Rulebook book, Findings findings) implements Reviewer {
  private static final String NUMBER_OF = "number ";

  @Override
  public void review() {
    book.actions()
        .filter(NumberOfTheTrick::addsUp)
        .map(action -> action.terms().getLast())
        .flatMap(NumberOfTheTrick::amounts)
        .filter(part -> part.operator() == Operator.PLACE_OF_TRICK)
        .filter(part -> book.written(part).startsWith(NUMBER_OF))
        .forEach(this::report);
  }

  private static boolean addsUp(Action action) {
    if (action.has(StatementEffect.SCORES)) {
      return true;
    }
    Term value = action.terms().isEmpty() ? null : action.terms().getLast();
    return !action.sets().isEmpty() && value != null && value.applies(Trait.CALCULATES);
  }

  /** An amount and all in it but conditions. */
  private static Stream<Term> amounts(Term amount) {
    return Stream.concat(
        Stream.of(amount),
        amount.children().stream()
            .filter(child -> child.type() != Type.Basic.YES_NO)
            .flatMap(NumberOfTheTrick::amounts));
  }

  private void report(Term part) {
    String trick = book.written(part.children().getFirst());
    String cards = "number of cards of " + trick;
    String number = trick + ".number";
    findings.add(
        ReviewProblem.NUMBER_OF_TRICK,
        part,
        List.of(Fix.replace(part, cards), Fix.replace(part, number)),
        book.written(part),
        cards,
        number);
  }
}
