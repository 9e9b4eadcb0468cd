package tricksmith.review.choices;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;
import tricksmith.rules.analysis.PartialEvaluator;
import tricksmith.rules.analysis.Setting;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Fix;
import tricksmith.syntax.Statement.EachOrder;

/**
 * Finds cards to be moved that are chosen from the same hand one after the other, with no move
 * between the choices: the same card can be chosen twice, and then moves only once. Finds as well
 * cards that all choose from one pile before any is moved, where two may choose the same.
 */
public record SameCardAgain(Rulebook book, Findings findings) {

  /** How many statements further down still follow from a choice. */
  private static final int NEARBY = 20;

  public void review() {
    Set<Variable> moved =
        book.actions()
            .map(Action::moved)
            .filter(Term.VariableValue.class::isInstance)
            .map(cards -> ((Term.VariableValue) cards).variable())
            .collect(Collectors.toUnmodifiableSet());
    if (moved.size() > 1) {
      book.blocks().forEach(block -> review(block, moved));
    }
  }

  /**
   * Finds {@code each player chooses pick from market} where each of them moves the pick only after
   * all have chosen: of two who have chosen the same card, the later one takes it from the other.
   */
  public void bothChooseIt() {
    book.blocks().forEach(this::bothChooseIt);
  }

  private void bothChooseIt(List<Action> block) {
    for (int place = 0; place < block.size(); place++) {
      Action.Choice choice = ofAll(block.get(place));
      if (choice != null
          && choice.variable().type() == Type.Basic.CARD
          && choice.offered().size() == 1
          && isOfNobody(choice.offered().getFirst())) {
        Stream.concat(
                choice.then().stream(),
                block.subList(place + 1, Math.min(block.size(), place + NEARBY)).stream())
            .filter(action -> movesAnyhow(action, choice.variable()))
            .findFirst()
            .ifPresent(
                _ ->
                    findings.add(
                        ReviewProblem.CHOSEN_BY_SEVERAL,
                        choice.offered().getFirst(),
                        choice.variable().name(),
                        book.written(choice.offered().getFirst())));
      }
    }
  }

  /** Returns a choice that all make before any of them moves a card; null if there is none. */
  private Action.@Nullable Choice ofAll(Action action) {
    if (action instanceof Action.ChooseAtOnce together) {
      return together.choice();
    }
    Action.Choice choice =
        action instanceof Action.Each each && each.body().size() == 1
            ? each.body().getFirst().choice()
            : null;
    boolean goesByTheOthers =
        choice != null
            && choice.where() != null
            && book.dependsOn(choice.where(), choice.variable());
    return choice == null
            || goesByTheOthers
            || choice.indices().isEmpty()
            || Action.all(choice.then()).anyMatch(each -> each.moved() != null)
        ? null
        : choice;
  }

  private static boolean isOfNobody(Term cards) {
    Term.ZoneCards pile = cards.pile();
    return pile != null && pile.owner() == null;
  }

  /** Whether everybody moves what they have chosen, without a question about it. */
  private boolean movesAnyhow(Action action, Variable chosen) {
    if (action instanceof Action.Each each) {
      return each.order() == EachOrder.BY_SEAT
          && each.where() == null
          && each.body().stream().anyMatch(inside -> movesAnyhow(inside, chosen));
    }
    return action.moved() instanceof Term.VariableValue(_, Variable moved, _)
        && moved.equals(chosen);
  }

  private void review(List<Action> block, Set<Variable> moved) {
    List<Action> earlier = new ArrayList<>();
    for (Action action : book.inPlace(block).toList()) {
      Action.Choice choice = action.choice();
      if (choice != null && moved.contains(choice.variable()) && isFromOwnHand(choice)) {
        List<Action.Choice> same =
            earlier.stream()
                .filter(before -> isSameHand(before, action))
                .flatMap(Action::choices)
                .filter(before -> mayBeTheSame(before, choice))
                .toList();
        if (!same.isEmpty()) {
          report(choice, same);
        }
        earlier.add(action);
      }
      if (action.all().anyMatch(SameCardAgain::changesHands)) {
        earlier.clear();
      }
    }
  }

  private static boolean changesHands(Action action) {
    return action.has(
        StatementEffect.MOVES_CARDS, StatementEffect.STARTS_DEAL, StatementEffect.PLAYS_TRICKS);
  }

  private static boolean isFromOwnHand(Action.Choice choice) {
    Term hand = choice.offered().getFirst();
    Term owner = hand.ownerOf(Zone.HAND);
    return choice.offered().size() == 1
        && owner != null
        && TermEquality.same(owner, choice.player());
  }

  /** Whether somebody makes both choices. */
  private static boolean isSameHand(Action before, Action action) {
    if (before instanceof Action.ChooseAtOnce first && action instanceof Action.ChooseAtOnce next) {
      return first.where() == null || next.where() == null;
    }
    return before instanceof Action.Choose(_, var first)
        && action instanceof Action.Choose(_, var next)
        && TermEquality.same(first.player(), next.player());
  }

  private boolean mayBeTheSame(Action.Choice before, Action.Choice choice) {
    Term where = choice.where();
    if (before.variable().equals(choice.variable())
        || (where != null && book.dependsOn(where, before.variable()))) {
      return false;
    }
    List<Term> first = kind(before);
    List<Term> next = kind(choice);
    PartialEvaluator evaluator = book.certainty().evaluator(Setting.initial(book.rules()));
    return first.isEmpty()
        || next.isEmpty()
        || book.cards().stream()
            .anyMatch(
                card ->
                    Stream.concat(
                            first.stream().map(evaluator.with(before.it(), card)::holds),
                            next.stream().map(evaluator.with(choice.it(), card)::holds))
                        .allMatch(Boolean.TRUE::equals));
  }

  /** Returns the conditions on a card, without those that only leave out other chosen cards. */
  private static List<Term> kind(Action.Choice choice) {
    return Stream.ofNullable(choice.where())
        .flatMap(where -> where.parts(Operator.AND))
        .filter(condition -> !leavesOut(condition, choice.it()))
        .toList();
  }

  private static boolean leavesOut(Term condition, Local card) {
    return condition.applies(Operator.UNEQUAL, Operator.NOT_IN)
        && card.equals(condition.children().getFirst().head())
        && condition.children().getLast() instanceof Term.VariableValue;
  }

  private void report(Action.Choice choice, List<Action.Choice> earlier) {
    String another = earlier.stream().map(this::another).collect(Collectors.joining(" and "));
    Term where = choice.where();
    Fix fix =
        where == null
            ? Fix.after(choice.offered().getFirst(), " where " + another)
            : where.operator() == Operator.OR
                ? null
                : Fix.after(book.balanced(where), " and " + another);
    findings.add(ReviewProblem.SAME_CARD_AGAIN, choice, fix, chosen(earlier.getFirst()), another);
  }

  private String another(Action.Choice before) {
    boolean single = before.variable().type() == Type.Basic.CARD;
    return "it " + (single ? "!= " : "not in ") + chosen(before);
  }

  private String chosen(Action.Choice before) {
    String name = before.variable().name();
    boolean own = before.indices().isEmpty() || before.player().head() instanceof Local;
    return own ? name : name + "[" + book.written(before.player()) + "]";
  }
}
