package tricksmith.review.scores;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Local;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Fix;

/**
 * Finds scores by bids that were outbid: in {@code opponents of declarer score bid}, each opponent
 * scores their own bid, though only that of the declarer stands.
 */
public record OutbidValues(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    Map<Local, Term> elements = new HashMap<>();
    book.actions(Action.Each.class).forEach(each -> elements.put(each.element(), each.set()));
    book.actions(StatementEffect.SCORES)
        .forEach(
            action ->
                action
                    .terms()
                    .getLast()
                    .all()
                    .filter(part -> book.written(part).equals(name(part)))
                    .forEach(part -> review(part, action.terms().getFirst(), elements)));
  }

  /** Returns the name of a variable of each player that is read without saying whose it is. */
  private @Nullable String name(Term part) {
    Variable variable = book.variable(part);
    return variable != null && variable.indices().equals(List.of(Type.Basic.PLAYER))
        ? variable.name()
        : null;
  }

  private void review(Term part, Term scoring, Map<Local, Term> elements) {
    Term owner = part.children().getFirst();
    Term players =
        owner.head() instanceof Local local
            ? elements.get(local)
            : TermEquality.same(owner, scoring) ? scoring : null;
    Variable value = book.variable(part);
    if (players == null || value == null || book.variable(players) != null) {
      return;
    }
    players
        .all()
        .map(book::variable)
        .filter(named -> named != null && isWhoOutbid(named, value))
        .findFirst()
        .ifPresent(named -> report(part, value.name(), named));
  }

  /** Whether a variable names the player who chose last, and more than all others. */
  private boolean isWhoOutbid(Variable declarer, Variable value) {
    List<Action> setting = book.setting(value);
    return declarer.indices().isEmpty()
        && !setting.isEmpty()
        && setting.stream()
            .map(Action::choice)
            .allMatch(
                choice ->
                    choice != null
                        && outdoes(choice)
                        && Action.all(choice.then())
                            .anyMatch(then -> then.sets().contains(declarer)));
  }

  /** Whether what is chosen must be larger, or smaller, than something. */
  private static boolean outdoes(Action.Choice choice) {
    return choice.where() != null
        && choice
            .where()
            .all()
            .filter(part -> part.applies(Trait.ORDERS))
            .anyMatch(part -> part.reads(choice.it()));
  }

  private void report(Term part, String value, Variable declarer) {
    String meant = value + "[" + declarer.name() + "]";
    Fix fix = Fix.replace(part, meant);
    findings.add(ReviewProblem.VALUE_WAS_OUTBID, part, fix, value, declarer.name(), meant);
  }
}
