package tricksmith.review.rulebook;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.rules.Zone;
import tricksmith.syntax.Section;

/**
 * Finds out how many cards lie on the table where it is asked about: an obligation counts the card
 * to be played, the condition when it holds does not, which the cards played so far leave out too.
 */
final class TableSizes {
  private final IdentityHashMap<Term, Size> found = new IdentityHashMap<>();
  private final long cards;
  private final long players;

  /** How many cards lie on the table, at least and at most. */
  record Size(long least, long most) {}

  private TableSizes(long cards, int players) {
    this.cards = cards;
    this.players = Math.min(cards, players);
  }

  /**
   * Returns the bounds of the table by the terms that stand for it.
   *
   * @param actions all statements of the rules
   * @param cards how many cards there are
   */
  static IdentityHashMap<Term, Size> of(CheckedRules rules, List<Action> actions, long cards) {
    TrickRules trick = rules.trick();
    if (trick.hasPlayoff() || actions.stream().anyMatch(action -> action.movesTo(Zone.TABLE))) {
      return new IdentityHashMap<>();
    }
    TableSizes sizes = new TableSizes(cards, rules.mostPlayers());
    trick.obligations().forEach(sizes::obligation);
    boolean everybody = everybodyPlays(rules, actions, cards);
    for (Action play : actions) {
      if (play.has(StatementEffect.PLAYS_TRICKS)) {
        List<Action.Block> aroundCards = play.aroundCards();
        if (everybody) {
          sizes.note(ownTerms(play.afterEachTrick()), sizes.players, sizes.players);
        }
        if (!aroundCards.isEmpty()) {
          sizes.note(ownTerms(aroundCards.getFirst().actions()), 0, sizes.players - 1);
          sizes.note(ownTerms(aroundCards.getLast().actions()), 1, sizes.players);
        }
      }
    }
    return sizes.found;
  }

  private void obligation(TrickRules.Obligation obligation) {
    boolean leads = obligation.turn() != Section.Turn.FOLLOW;
    boolean follows = obligation.turn() != Section.Turn.LEAD;
    long before = leads ? 0 : 1;
    long most = follows ? players - 1 : 0;
    note(Stream.ofNullable(obligation.when()), before, most);
    Stream.ofNullable(obligation.when())
        .flatMap(Term::all)
        .filter(part -> part.operator() == Operator.PLAYED)
        .forEach(part -> found.put(part, new Size(0, cards - 1)));
    note(Stream.of(obligation.predicate()), before + 1, most + 1);
    note(Stream.ofNullable(obligation.except()), before + 1, most + 1);
  }

  private void note(Stream<Term> terms, long least, long most) {
    terms
        .flatMap(Term::all)
        .filter(part -> part.applies(Operator.TABLE, Operator.CARDS_OF_TRICK))
        .forEach(part -> found.put(part, new Size(least, most)));
  }

  /** The terms of statements up to one that deals, plays or moves cards. */
  private static Stream<Term> ownTerms(List<Action> actions) {
    return Action.all(actions)
        .takeWhile(
            action ->
                action.moved() == null
                    && !action.has(StatementEffect.STARTS_DEAL)
                    && !action.has(StatementEffect.PLAYS_TRICKS))
        .flatMap(action -> action.terms().stream());
  }

  /** Whether everybody has a card for every trick, and every trick goes round the whole table. */
  private static boolean everybodyPlays(CheckedRules rules, List<Action> actions, long cards) {
    int players = rules.mostPlayers();
    List<Action> moving = actions.stream().filter(each -> each.moved() != null).toList();
    boolean allDealt =
        cards % players == 0
            && moving.size() == 1
            && rules.decks().stream().allMatch(deck -> deck.leaveOuts().isEmpty());
    return players == rules.leastPlayers()
        && moving.stream().allMatch(each -> isEven(each, allDealt))
        && actions.stream()
            .noneMatch(action -> action.has(StatementEffect.SITS_OUT, StatementEffect.ENDS_TRICK));
  }

  /** Whether a statement leaves all players with the same number of cards. */
  private static boolean isEven(Action action, boolean allDealt) {
    if (action.moved() != null && action.target() != null) {
      return !isHand(action.target()) && action.moved().all().noneMatch(TableSizes::isHand);
    }
    Type first = action.terms().getFirst().type();
    return first == Type.Basic.NUMBER || (allDealt && first.equals(Types.CARDS));
  }

  /** Returns what is asked while a trick is under way, which is not finished yet. */
  static Set<Term> underWay(CheckedRules rules, List<Action> actions) {
    Set<Term> asked = Collections.newSetFromMap(new IdentityHashMap<>());
    TrickRules trick = rules.trick();
    Stream<Term> ofCards =
        actions.stream()
            .filter(action -> action.has(StatementEffect.PLAYS_TRICKS))
            .flatMap(play -> play.aroundCards().stream())
            .flatMap(block -> ownTerms(block.actions()));
    Stream.of(
            trick.obligations().stream().flatMap(each -> each.terms().stream()),
            trick.criteria().stream().flatMap(each -> each.terms().stream()),
            ofCards)
        .flatMap(Function.identity())
        .flatMap(Term::all)
        .forEach(asked::add);
    return asked;
  }

  private static boolean isHand(Term term) {
    return term.isZone(Zone.HAND);
  }
}
