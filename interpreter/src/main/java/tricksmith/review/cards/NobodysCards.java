package tricksmith.review.cards;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;
import tricksmith.rules.analysis.CardRoutes;
import tricksmith.source.Fix;

/**
 * Finds questions for the player of cards that nobody has: {@code each player at once moves offer
 * to middle} plays no card, and in a zone that is nobody's, nothing says from whom it came.
 */
public record NobodysCards(Rulebook book, Findings findings) {
  /** The most steps from a card to where it lies. */
  private static final int DEEPEST = 10;

  /** More decks than any game has. */
  private static final int MOST_DECKS = 10;

  private static final Pattern JOINED = Pattern.compile("\\b(?:and|or|not)\\b");

  public void review() {
    List<Term> asked =
        book.termsUnderReview().filter(term -> term.operator() == Operator.PLAYER_OF).toList();
    if (asked.isEmpty()) {
      return;
    }
    Map<Zone, List<Term>> coming = coming();
    Map<Local, Term> sets = sets();
    for (Term player : asked) {
      Zone zone = zone(player.children().getFirst(), sets, 0);
      List<Term> into = zone == null ? null : coming.get(zone);
      if (zone != null && into != null && into.stream().allMatch(this::isUnplayed)) {
        findings.add(ReviewProblem.CARDS_OF_NOBODY, player, book.written(player), zone.name());
      }
    }
  }

  /**
   * Finds cards of one deck that are looked for among those of another, where they never are:
   * {@code goal in cards of trick}, with a goal that was turned up from a deck of goals.
   */
  public void ofAnotherDeck() {
    List<DeckRules> decks = book.rules().decks();
    if (decks.size() < 2 || decks.size() > MOST_DECKS) {
      return;
    }
    Map<Local, Term> sets = sets();
    CardRoutes routes = book.routes();
    List<Set<Zone>> reached =
        decks.stream()
            .map(deck -> routes.from(deck.zone()).stream())
            .map(zones -> zones.map(book.rules().zones()::get).collect(Collectors.toSet()))
            .toList();
    book.termsUnderReview()
        .filter(
            part ->
                part.applies(Operator.EQUAL, Operator.UNEQUAL, Operator.IN, Operator.NOT_IN)
                    && part.children().getFirst().type() == Type.Basic.CARD)
        .forEach(
            part -> {
              Set<Integer> one = decks(part.children().getFirst(), sets, reached);
              Set<Integer> other = decks(part.children().getLast(), sets, reached);
              if (!one.isEmpty() && !other.isEmpty() && Collections.disjoint(one, other)) {
                ofAnotherDeck(part, decks.get(one.iterator().next()));
              }
            });
  }

  /**
   * Returns the decks from which cards can come, by their places; empty if nothing is known of
   * them.
   *
   * @param reached the zones that the cards of each deck can come to
   */
  private Set<Integer> decks(Term cards, Map<Local, Term> sets, List<Set<Zone>> reached) {
    Zone zone = zone(cards, sets, 0);
    return IntStream.range(0, reached.size())
        .filter(
            deck ->
                zone == null
                    ? Rulebook.isPlayed(cards)
                        && reached.get(deck).stream().anyMatch(each -> each.is(Zone.TABLE))
                    : reached.get(deck).contains(zone))
        .boxed()
        .collect(Collectors.toUnmodifiableSet());
  }

  private void ofAnotherDeck(Term part, DeckRules deck) {
    boolean isSet = part.applies(Operator.IN, Operator.NOT_IN);
    boolean denied = part.applies(Operator.UNEQUAL, Operator.NOT_IN);
    String one = book.written(part.children().getFirst());
    String other = book.written(part.children().getLast());
    String compared = isSet ? "other" : other;
    List<String> same = new ArrayList<>();
    if (deck.cards().stream().anyMatch(card -> card.suit() != null)) {
      same.add(compared + ".suit == " + one + ".suit");
    }
    same.add(
        deck.cards().stream().anyMatch(card -> card.rank() != null)
            ? compared + ".rank == " + one + ".rank"
            : compared + ".number == " + one + ".number");
    String printed = String.join(" and ", same);
    String meant =
        isSet
            ? (denied ? "no " : "some ") + "other in " + other + " where " + printed
            : denied ? "not (" + printed + ")" : printed;
    findings.add(
        ReviewProblem.OF_ANOTHER_DECK,
        part,
        book.isBracketed(part) || isWhole(part) ? Fix.replace(part, meant) : null,
        one,
        other,
        meant);
  }

  /** Whether nothing is joined to a condition in its line. */
  private boolean isWhole(Term condition) {
    return !JOINED.matcher(book.before(condition.span().start())).find()
        && !JOINED.matcher(book.after(condition.span().end())).find();
  }

  private Map<Zone, List<Term>> coming() {
    Map<Zone, List<Term>> found = new HashMap<>();
    for (Action action : book.actions().toList()) {
      Term.ZoneCards to = action.target();
      Term moved = action.moved();
      if (moved != null && to != null && to.owner() == null && !to.isZone(Zone.ASIDE)) {
        found.computeIfAbsent(to.zone(), _ -> new ArrayList<>()).add(moved);
      }
    }
    return found;
  }

  /** Returns what each name goes through. */
  private Map<Local, Term> sets() {
    Map<Local, Term> found = new HashMap<>();
    book.everyTerm()
        .filter(term -> !term.binds().isEmpty())
        .forEach(
            term ->
                term.children().stream()
                    .filter(
                        child ->
                            child.type().equals(new Type.SetOf(term.binds().getFirst().type())))
                    .findFirst()
                    .ifPresent(set -> found.put(term.binds().getFirst(), set)));
    book.actions(Action.Each.class).forEach(each -> found.put(each.element(), each.set()));
    return found;
  }

  /** Returns the zone in which a card or all cards of a set lie; null if unknown. */
  private @Nullable Zone zone(Term cards, Map<Local, Term> sets, int depth) {
    if (depth > DEEPEST) {
      return null;
    }
    return switch (cards) {
      case Term.ZoneCards(_, Zone zone, _) -> zone;
      case Term.EndOfZone end -> zone(end.zone(), sets, depth + 1);
      case Term.Filtered part -> zone(part.domain().set(), sets, depth + 1);
      case Term.Selected best -> zone(best.domain().set(), sets, depth + 1);
      case Term.Outermost one -> zone(one.domain().set(), sets, depth + 1);
      case Term.LocalValue(_, Local local) when sets.containsKey(local) ->
          zone(sets.get(local), sets, depth + 1);
      case Term.VariableValue(_, Variable variable, _)
          when book.setting(variable).size() == 1
              && book.setting(variable).getFirst() instanceof Action.Assign assign ->
          zone(assign.value(), sets, depth + 1);
      default ->
          cards.operator() == Operator.ONLY_OF
              ? zone(cards.children().getFirst(), sets, depth + 1)
              : null;
    };
  }

  /** Whether cards come straight from the deck or from hands. */
  private boolean isUnplayed(Term cards) {
    Term.ZoneCards pile = cards.pile();
    if (pile != null) {
      return pile.isZone(Zone.HAND)
          || book.rules().decks().stream().anyMatch(deck -> pile.isZone(deck.name()));
    }
    return switch (cards) {
      case Term.Filtered part -> isUnplayed(part.domain().set());
      case Term.Selected best -> isUnplayed(best.domain().set());
      case Term.VariableValue(_, Variable variable, _) -> isChosenFromHands(variable);
      default -> false;
    };
  }

  private boolean isChosenFromHands(Variable variable) {
    List<Action> setting = book.setting(variable);
    return !setting.isEmpty()
        && setting.stream()
            .allMatch(
                action ->
                    action.choice() != null
                        && action.choice().offered().stream().allMatch(this::isUnplayed));
  }
}
