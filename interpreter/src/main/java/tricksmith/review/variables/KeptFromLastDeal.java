package tricksmith.review.variables;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Term;
import tricksmith.rules.Variable;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Section.Lifetime;

/**
 * Finds variables of the match that only a choice sets in each deal, of which one can pass: if
 * everybody does, the bid, or the declarer, of the deal before still counts.
 */
public record KeptFromLastDeal(Rulebook book, Findings findings) {
  private static final Pattern DECLARATION = Pattern.compile("[^;{}]*+");

  public void review() {
    book.dealLoops().forEach(this::review);
  }

  private void review(Action loop) {
    Set<Action> ofDeal = identities(Action.all(loop.inside()));
    Set<Action> afterChoices =
        identities(ofDeal.stream().flatMap(action -> ifNotPassed(action, book)));
    book.rules().variables().stream()
        .filter(variable -> variable.lifetime() == Lifetime.MATCH)
        .filter(variable -> variable.declared().end() > 0)
        .filter(variable -> isSetByThem(variable, ofDeal, afterChoices))
        .filter(variable -> !isAskedAround(variable, loop, ofDeal))
        .forEach(variable -> report(ReviewProblem.KEPT_FROM_LAST_DEAL, variable));
  }

  private static Set<Action> identities(Stream<Action> actions) {
    Set<Action> found = Collections.newSetFromMap(new IdentityHashMap<>());
    actions.forEach(found::add);
    return found;
  }

  /**
   * Returns a choice in which anybody can pass, and what follows if nobody does. If some cannot,
   * somebody may always have to choose.
   */
  private static Stream<Action> ifNotPassed(Action action, Rulebook book) {
    Action.Choice choice = action.choice();
    return choice == null || choice.pass() == null || !book.certainty().always(choice.pass())
        ? Stream.of()
        : Stream.concat(Stream.of(action), Action.all(choice.then()));
  }

  /** Whether a variable is set in each deal, but only by these, and to something new. */
  private boolean isSetByThem(Variable variable, Set<Action> ofDeal, Set<Action> afterChoices) {
    List<Action> setting = book.setting(variable).stream().filter(ofDeal::contains).toList();
    return !setting.isEmpty()
        && afterChoices.containsAll(setting)
        && setting.stream()
            .filter(action -> action.choice() == null)
            .flatMap(action -> action.terms().stream())
            .noneMatch(term -> book.dependsOn(term, variable));
  }

  /**
   * Whether a loop ends by this variable, or something in it asks for it before anybody is asked:
   * then it is meant to last, or there is something else to say.
   */
  private boolean isAskedAround(Variable variable, Action loop, Set<Action> ofDeal) {
    Stream<Term> repeatedUntil =
        ofDeal.stream().flatMap(inside -> Stream.ofNullable(inside.onlyEnd()));
    return Stream.of(
            loop.terms().stream(),
            repeatedUntil,
            ofDeal.stream()
                .filter(Action.If.class::isInstance)
                .filter(branch -> branch.all().anyMatch(inside -> inside.choice() != null))
                .flatMap(branch -> branch.terms().stream()))
        .flatMap(terms -> terms)
        .anyMatch(term -> book.dependsOn(term, variable));
  }

  /** Reports a variable of the match that each deal should reset, with a fix that makes it so. */
  void report(ReviewProblem problem, Variable variable) {
    Span name = variable.declared();
    Matcher declaration = DECLARATION.matcher(book.after(name.start()));
    String written = declaration.lookingAt() ? declaration.group().strip() : variable.name();
    Span all = new Span(name.start(), name.start() + written.length());
    String ofDeal = "each deal { " + written + " }";
    findings.add(problem, name, Fix.replace(all, ofDeal), variable.name(), ofDeal);
  }
}
