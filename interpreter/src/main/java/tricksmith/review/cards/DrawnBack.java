package tricksmith.review.cards;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.DeckRules;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Zone;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Fix;

/**
 * Finds cards that somebody puts on top of a pile and draws back at once, where other cards were
 * meant: {@code move discarded to stock}, and then {@code dealer draws 3 from stock}. Also finds
 * cards that each player in turn leaves on top of the deck for the next to draw.
 */
public record DrawnBack(Rulebook book, Findings findings) {
  public void review() {
    Walk walk = new Walk(book, findings, filledOtherwise(), false);
    walk.block(book.rules().procedure(), new HashMap<>(), null);
  }

  /** Returns the piles in which there are other cards than those from hands. */
  private Set<Integer> filledOtherwise() {
    Set<Integer> filled = new HashSet<>();
    book.rules().decks().stream().map(DeckRules::zone).forEach(filled::add);
    for (Action action : book.actions().toList()) {
      Term.ZoneCards to = action.target();
      if (to != null && holder(action.moved(), book) == null) {
        filled.add(to.zone().id());
      }
    }
    return filled;
  }

  /** Returns the player from whose hand cards are; null if they are not from one. */
  private static @Nullable Term holder(@Nullable Term cards, Rulebook book) {
    if (cards instanceof Term.VariableValue value) {
      return book.setting(value.variable()).stream()
          .flatMap(Action::choices)
          .flatMap(choice -> choice.offered().stream())
          .map(offered -> holder(offered, book))
          .flatMap(Stream::ofNullable)
          .findFirst()
          .orElse(null);
    }
    if (cards instanceof Term.Filtered(_, Term.Domain domain)) {
      return holder(domain.set(), book);
    }
    return cards != null && Rulebook.isOneHand(cards) ? cards.ownerOf(Zone.HAND) : null;
  }

  /** Cards that a player has put on top of a pile. */
  private record Laid(Action.Move move, Term player) {}

  /**
   * Walks the procedure.
   *
   * @param filled the piles in which there are other cards as well
   * @param next whether what is walked is the turn of the next player
   */
  private record Walk(Rulebook book, Findings findings, Set<Integer> filled, boolean next) {

    /**
     * Walks statements.
     *
     * @param laid what lies on top, by pile
     * @param asked the player who has chosen what is moved; null for the holder of the cards
     */
    void block(List<Action> actions, Map<Integer, Laid> laid, @Nullable Term asked) {
      for (Action action : actions) {
        step(action, laid, asked);
      }
    }

    private void step(Action action, Map<Integer, Laid> laid, @Nullable Term asked) {
      if (action.has(StatementEffect.STARTS_DEAL)) {
        laid.clear();
      } else if (action.has(StatementEffect.SHUFFLES)) {
        book.zonesIn(action.terms().getFirst()).forEach(laid::remove);
      } else if (action instanceof Action.Move move) {
        moved(move, laid, asked);
      } else if (action.moved() instanceof Term.ZoneCards from) {
        Term first = action.terms().getFirst();
        takes(action, first.type() == Type.Basic.PLAYER ? first : null, from, laid);
      } else {
        inside(action, laid, asked);
      }
    }

    private void inside(Action action, Map<Integer, Laid> laid, @Nullable Term asked) {
      Term player = action.choice() == null ? asked : action.choice().player();
      List<Map<Integer, Laid>> after = new ArrayList<>();
      for (Action.Block each : action.blocks()) {
        Map<Integer, Laid> now = new HashMap<>(laid);
        block(each.actions(), now, player);
        if (!next && isInTurn(action)) {
          Map<Integer, Laid> left = new HashMap<>(now);
          left.keySet().retainAll(book.rules().decks().stream().map(DeckRules::zone).toList());
          new Walk(book, findings, filled, true).block(each.actions(), left, player);
        }
        after.add(now);
      }
      after.forEach(laid::putAll);
    }

    private static boolean isInTurn(Action action) {
      return action.has(StatementEffect.GOES_ROUND)
          && action.binds().getFirst().type() == Type.Basic.PLAYER;
    }

    private void moved(Action.Move move, Map<Integer, Laid> laid, @Nullable Term asked) {
      if (move.cards() instanceof Term.EndOfZone end
          && end.top()
          && move.to().zone().is(Zone.HAND)) {
        takes(move, move.to().owner(), end.zone(), laid);
        return;
      }
      Zone to = move.to().zone();
      Term holder = holder(move.cards(), book);
      boolean chosen = move.cards() instanceof Term.VariableValue && asked != null;
      Term player = chosen ? asked : holder;
      if (holder == null || player == null || to.perPlayer() || move.atTheBottom()) {
        laid.remove(to.id());
      } else if (filled.contains(to.id())) {
        laid.put(to.id(), new Laid(move, player));
      }
    }

    private void takes(
        Action taking, @Nullable Term player, Term.ZoneCards from, Map<Integer, Laid> laid) {
      Laid last = laid.remove(from.zone().id());
      if (last != null && (player == null || isSame(player, last.player()))) {
        report(taking, last);
      }
    }

    /** Whether both are the same player, or each of all players. */
    private static boolean isSame(Term one, Term other) {
      return TermEquality.same(one, other)
          || (one instanceof Term.LocalValue && other instanceof Term.LocalValue);
    }

    private void report(Action taking, Laid last) {
      Action.Move move = last.move();
      String written = book.written(move) + ", at the bottom";
      if (!next || !findings.hasAt(taking)) {
        findings.add(
            next ? ReviewProblem.LEFT_TO_THE_NEXT : ReviewProblem.DRAWN_BACK,
            next ? move.span() : taking.span(),
            move.facing() == null ? Fix.after(move, ", at the bottom") : null,
            move.to().zone().name(),
            written);
      }
    }
  }
}
