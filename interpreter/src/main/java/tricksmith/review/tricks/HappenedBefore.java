package tricksmith.review.tricks;

import java.util.List;
import java.util.stream.Stream;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules.Obligation;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.rules.analysis.PartialEvaluator;
import tricksmith.rules.analysis.Setting;
import tricksmith.source.Fix;
import tricksmith.syntax.Expression.Quantifier;
import tricksmith.syntax.Section.Lifetime;
import tricksmith.syntax.Section.Turn;

/**
 * Finds what is to stay once it has happened, and is set again by each card or trick: {@code after
 * each card { broken = card.suit == H }} is undone by the next spade.
 */
public record HappenedBefore(Rulebook book, Findings findings) {
  public void review() {
    for (Action.PlayTricks play : book.actions(Action.PlayTricks.class).toList()) {
      assignments(play.afterEachCard())
          .filter(set -> set.value().reads(play.card()) && isAskedBetweenTricks(set, play))
          .forEach(this::report);
      assignments(play.body())
          .filter(set -> set.variable().lifetime() != Lifetime.TRICK && liftsTheBan(set))
          .forEach(this::report);
    }
  }

  /** Returns the statements of a block that set a yes or no that nothing else sets. */
  private Stream<Action.Assign> assignments(List<Action> block) {
    return block.stream()
        .filter(Action.Assign.class::isInstance)
        .map(Action.Assign.class::cast)
        .filter(set -> set.variable().type() == Type.Basic.YES_NO && !set.keepIfNone())
        .filter(set -> book.setting(set.variable()).size() == 1)
        .filter(set -> set.variable().axes().isEmpty())
        .filter(set -> !book.dependsOn(set.value(), set.variable()));
  }

  /** Whether nothing asks for a variable before the next card is played, but a trick later. */
  private boolean isAskedBetweenTricks(Action.Assign set, Action.PlayTricks play) {
    Variable variable = set.variable();
    boolean between =
        Stream.concat(
                play.aroundCards().stream()
                    .flatMap(block -> Action.all(block.actions()))
                    .flatMap(action -> action.terms().stream()),
                Stream.concat(
                    book.trick().criteria().stream().flatMap(each -> each.terms().stream()),
                    book.trick().obligations().stream()
                        .filter(each -> each.turn() != Turn.LEAD)
                        .flatMap(each -> each.terms().stream())))
            .anyMatch(term -> book.dependsOn(term, variable));
    return !between && book.rules().terms().anyMatch(term -> book.dependsOn(term, variable));
  }

  /** Whether it lifts a ban of leading cards for which it asks in the trick. */
  private boolean liftsTheBan(Action.Assign set) {
    return set.value() instanceof Term.Quantified asked
        && asked.quantifier() == Quantifier.SOME
        && asked.domain().condition() != null
        && Rulebook.isTrickUnderWay(asked.domain().set())
        && book.trick().obligations().stream()
            .filter(each -> each.forbids() && each.turn() == Turn.LEAD)
            .filter(each -> each.when() != null && book.dependsOn(each.when(), set.variable()))
            .anyMatch(each -> isOfTheSame(each, asked.domain()));
  }

  private boolean isOfTheSame(Obligation ban, Term.Domain cards) {
    Term condition = cards.condition();
    PartialEvaluator evaluator = book.certainty().evaluator(Setting.initial(book.rules()));
    for (DeckRules.Card card : book.cards()) {
      Boolean banned = evaluator.with(book.trick().card(), card).holds(ban.predicate());
      if (condition == null
          || banned == null
          || !banned.equals(evaluator.with(cards.element(), card).holds(condition))) {
        return false;
      }
    }
    return true;
  }

  private void report(Action.Assign set) {
    String meant = "yes if " + book.written(set.value());
    String name = set.variable().name();
    findings.add(
        ReviewProblem.SET_ANEW_EACH_TIME,
        set,
        Fix.insert(set.value().span().start(), "yes if "),
        name,
        name + " = " + meant);
  }
}
