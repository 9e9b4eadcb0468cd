package tricksmith.review.choices;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.source.Fix;
import tricksmith.syntax.Section.Turn;

/** Finds rules that depend on what players cannot see, or that show it. */
public record HiddenInformation(Rulebook book, Findings findings) {
  private static final Pattern TYPE = Pattern.compile("^\\s*:\\s*player(?=\\s*(?:$|[;}#]))");

  /**
   * Finds obligations and alternatives that depend on cards the player concerned cannot see.
   * Players at a table could not follow such rules, and a program that did would reveal what is
   * hidden.
   */
  public void hiddenCards() {
    HiddenThings hidden = new HiddenThings(book);
    TrickRules trick = book.trick();
    Term player = new Term.LocalValue(trick.span(), trick.player());
    HiddenReads follower =
        new HiddenReads(book, hidden, player, ReviewProblem.HIDDEN_IN_OBLIGATION, findings);
    HiddenReads leader =
        new HiddenReads(book, hidden, player, ReviewProblem.HIDDEN_IN_OBLIGATION, findings)
            .whoLeads();
    for (TrickRules.Obligation obligation : trick.obligations()) {
      HiddenReads bound = obligation.turn() == Turn.LEAD ? leader : follower;
      Stream.of(obligation.predicate(), obligation.except())
          .filter(Objects::nonNull)
          .forEach(term -> bound.review(term, obligation.when()));
      Optional.ofNullable(obligation.when()).ifPresent(bound::review);
    }
    book.choices().forEach(choice -> hiddenCards(choice, hidden));
  }

  private void hiddenCards(Action.Choice choice, HiddenThings hidden) {
    HiddenReads asked =
        new HiddenReads(book, hidden, choice.player(), ReviewProblem.HIDDEN_IN_CHOICE, findings);
    choice.deciding().forEach(asked::review);
  }

  /**
   * Finds variables that show everybody who holds a called card before any trick: {@code helper =
   * player holding called}, without a word about who sees the helper.
   */
  public void holderShown() {
    Set<Action> inTricks =
        book.actions(StatementEffect.PLAYS_TRICKS)
            .flatMap(play -> Action.all(play.inside()))
            .collect(Collectors.toSet());
    book.actions(Action.Assign.class)
        .filter(assign -> isHolderOfCalled(assign.value()))
        .filter(assign -> assign.variable().visibility() == null && !inTricks.contains(assign))
        .filter(assign -> !acts(assign.variable()))
        .forEach(this::reportHolderShown);
  }

  /** Whether it is the holder of a card that a player has named. */
  private boolean isHolderOfCalled(Term value) {
    if (value.operator() != Operator.HOLDER_OF) {
      return false;
    }
    Variable card = book.variable(value.children().getFirst());
    return card != null && card.type() == Type.Basic.CARD && book.isOnlyChosen(card);
  }

  /** Whether this player leads, begins or is asked, so that all must know who it is. */
  private boolean acts(Variable variable) {
    return variable.isLeader()
        || book.actions()
            .flatMap(
                action ->
                    Stream.concat(
                        Stream.ofNullable(action.from()),
                        Stream.ofNullable(action.choice()).map(Action.Choice::player)))
            .anyMatch(player -> book.dependsOn(player, variable));
  }

  private void reportHolderShown(Action.Assign assign) {
    Variable variable = assign.variable();
    int end = variable.declared().end();
    Matcher declared = TYPE.matcher(book.after(end));
    List<Fix> fixes =
        declared.find() ? List.of(Fix.insert(end + declared.end(), ", face down")) : List.of();
    findings.add(
        ReviewProblem.HOLDER_SHOWN,
        assign,
        fixes,
        variable.name(),
        book.written(assign.value().children().getFirst()));
  }
}
