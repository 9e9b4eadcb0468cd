package tricksmith.review.cards;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.DeckRules;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Zone;
import tricksmith.rules.analysis.EffectAnalysis;
import tricksmith.source.Span;

/** Finds cards dealt without shuffling, and repeated deals without collecting the cards first. */
public record Shuffles(Rulebook book, Findings findings) {
  public void review() {
    Set<Integer> decks = new HashSet<>();
    book.rules().decks().stream().filter(Shuffles::isPack).map(DeckRules::zone).forEach(decks::add);
    Set<Integer> shuffled =
        book.actions(StatementEffect.SHUFFLES)
            .flatMap(action -> zone(action.terms().getFirst()).stream())
            .map(Zone::id)
            .collect(Collectors.toUnmodifiableSet());
    Walk walk = new Walk(book, findings, Set.copyOf(decks), shuffled, decks);
    walk.block(book.rules().procedure());
    walk.loops(book.rules().procedure());
  }

  /**
   * Whether a deck has ordinary cards. A deck of special cards may be meant to give each player
   * one.
   */
  private static boolean isPack(DeckRules deck) {
    return deck.cards().stream().anyMatch(card -> card.kind() == null);
  }

  private static Optional<Zone> zone(Term cards) {
    return Optional.ofNullable(cards.pile()).map(Term.ZoneCards::zone);
  }

  /**
   * Walks the procedure.
   *
   * @param decks the zones of all packs
   * @param shuffled the zones that are shuffled anywhere
   * @param inOrder the decks certainly still in declared order
   */
  private record Walk(
      Rulebook book,
      Findings findings,
      Set<Integer> decks,
      Set<Integer> shuffled,
      Set<Integer> inOrder) {

    void block(List<Action> actions) {
      actions.forEach(this::step);
    }

    private void step(Action action) {
      Set<StatementEffect> effects = action.effects();
      if (action.moved() == null) {
        action.allTerms().forEach(this::read);
      }
      if (effects.contains(StatementEffect.STARTS_DEAL)) {
        inOrder.addAll(decks);
      }
      if (action.deals()) {
        dealt(action);
      }
      if (effects.contains(StatementEffect.SHUFFLES)) {
        zone(action.terms().getFirst()).ifPresent(zone -> inOrder.remove(zone.id()));
      }
      if (effects.contains(StatementEffect.PERFORMS_SCORE)) {
        block(book.rules().score());
      }
      blocks(action.blocks());
    }

    /** Reports {@code trump = suit of bottom of deck} before the deck is shuffled. */
    private void read(Term part) {
      if (part instanceof Term.EndOfZone end
          && inOrder.contains(end.zone().zone().id())
          && shuffled.contains(end.zone().zone().id())) {
        findings.add(
            ReviewProblem.READ_BEFORE_SHUFFLE,
            end,
            book.written(end),
            "shuffle " + end.zone().zone().name());
      }
    }

    /** Walks alternative blocks; a deck shuffled in any of them counts as shuffled. */
    private void blocks(List<Action.Block> blocks) {
      Set<Integer> before = Set.copyOf(inOrder);
      Set<Integer> after = new HashSet<>(before);
      for (Action.Block inside : blocks) {
        inOrder.clear();
        inOrder.addAll(before);
        block(inside.actions());
        after.retainAll(inOrder);
      }
      inOrder.clear();
      inOrder.addAll(after);
    }

    private boolean isOfPack(Term cards) {
      return zone(cards).filter(zone -> decks.contains(zone.id())).isPresent();
    }

    private void dealt(Action deal) {
      Optional.ofNullable(deal.origin())
          .map(Term.ZoneCards::zone)
          .filter(zone -> inOrder.remove(zone.id()))
          .ifPresent(
              zone ->
                  findings.add(
                      ReviewProblem.NOT_SHUFFLED,
                      deal,
                      book.statementBefore(deal, "shuffle " + zone.name()),
                      zone.name()));
    }

    /** Finds loops that deal repeatedly without ever starting a new deal. */
    void loops(List<Action> actions) {
      EffectAnalysis effects = book.effects();
      for (Action action : actions) {
        List<Action> inside = action.inside();
        Action.Repetition repetition = action.repetition();
        boolean deals = effects.canHave(inside, Set.of(StatementEffect.STARTS_DEAL));
        if (!deals
            && repetition != null
            && !action.has(StatementEffect.GOES_ROUND)
            && effects.canHave(inside, Set.of(StatementEffect.PLAYS_TRICKS))) {
          Action.all(inside)
              .filter(each -> each.has(StatementEffect.SHUFFLES))
              .filter(each -> isOfPack(each.terms().getFirst()))
              .findFirst()
              .ifPresent(each -> noNewDeal(inside.getFirst().span(), each.span()));
        } else if (!deals) {
          loops(inside);
        }
      }
    }

    private void noNewDeal(Span first, Span shuffle) {
      if (!findings.has(ReviewProblem.NO_NEW_DEAL)
          && !findings.has(ReviewProblem.TOO_FEW_CARDS_NEXT_TIME)) {
        findings.add(
            ReviewProblem.DEALS_WITHOUT_BEGINNING,
            shuffle,
            book.statementBefore(first, "new deal"));
      }
    }
  }
}
