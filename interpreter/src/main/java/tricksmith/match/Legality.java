package tricksmith.match;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;

/** Which cards of a hand may be played: the obligations, one after the other. */
final class Legality {

  /** How a card stands to an obligation. */
  enum Verdict {
    FULFILS,
    FAILS,
    EXEMPT
  }

  private final Board board;
  private final TrickLaw law;

  Legality(Board board) {
    this.board = board;
    law = board.setup.rules.trick();
  }

  /** The cards that the player may play now, in deck order; none if the hand is empty. */
  int[] playable(int player) {
    return narrowed(player, null);
  }

  /** Why the other cards of the hand may not be played. */
  List<Exclusion> exclusions(int player) {
    List<Exclusion> exclusions = new ArrayList<>();
    narrowed(player, exclusions);
    exclusions.sort((one, other) -> Integer.compare(one.card(), other.card()));
    return exclusions;
  }

  private int[] narrowed(int player, @Nullable List<Exclusion> exclusions) {
    RuleId blamed = board.blamed;
    int[] cards = board.zone(board.handOf(player)).toArray();
    int count = cards.length;
    Verdict[] verdicts = new Verdict[count];
    prepare(player);
    for (TrickLaw.Obligation obligation : binding()) {
      if (isInForce(obligation, player)) {
        count = narrow(obligation, player, cards, count, verdicts, exclusions);
      }
    }
    board.blamed = blamed;
    return count == cards.length ? cards : Arrays.copyOf(cards, count);
  }

  /** To be called before the obligations of a decision are asked. */
  void prepare(int player) {
    board.forgetBestBefore();
    board.values[law.playerCell()] = Values.of(Values.Kind.PLAYER, player);
  }

  /** The obligations that bind the next card if they are in force. */
  TrickLaw.Obligation[] binding() {
    return board.tricks.plays() == 0 ? board.setup.leading : board.setup.following;
  }

  /** Whether an obligation is in force, on the table as it is. */
  boolean isInForce(TrickLaw.Obligation obligation, int player) {
    board.blamed = obligation.rule();
    Condition when = obligation.when();
    if (when == null) {
      return true;
    }
    board.values[law.playerCell()] = Values.of(Values.Kind.PLAYER, player);
    return when.holds(board);
  }

  /** Drops what the obligation excludes; answers how many cards are left, at the beginning. */
  private int narrow(
      TrickLaw.Obligation obligation,
      int player,
      int[] cards,
      int count,
      Verdict[] verdicts,
      @Nullable List<Exclusion> exclusions) {
    boolean fulfilled = false;
    for (int i = 0; i < count; i++) {
      verdicts[i] = verdict(obligation, player, cards[i]);
      fulfilled |= verdicts[i] == Verdict.FULFILS;
    }
    if (!fulfilled) {
      return count;
    }
    if (exclusions != null) {
      explain(obligation, cards, count, verdicts, exclusions);
    }
    int kept = 0;
    for (int i = 0; i < count; i++) {
      if (verdicts[i] != Verdict.FAILS) {
        cards[kept++] = cards[i];
      }
    }
    return kept;
  }

  private static void explain(
      TrickLaw.Obligation obligation,
      int[] cards,
      int count,
      Verdict[] verdicts,
      List<Exclusion> exclusions) {
    IndexSet fulfilling = IndexSet.EMPTY;
    for (int i = 0; i < count; i++) {
      if (verdicts[i] == Verdict.FULFILS) {
        fulfilling = fulfilling.with(cards[i]);
      }
    }
    Event.Reason reason = new Event.Reason(obligation.rule(), obligation.label());
    for (int i = 0; i < count; i++) {
      if (verdicts[i] == Verdict.FAILS) {
        exclusions.add(new Exclusion(cards[i], reason, fulfilling));
      }
    }
  }

  /** How a card stands to an obligation in force, seen as if it had been played. */
  Verdict verdict(TrickLaw.Obligation obligation, int player, int card) {
    board.tryCard(player, card);
    try {
      board.values[law.cardCell()] = Values.of(Values.Kind.CARD, card);
      board.values[law.playerCell()] = Values.of(Values.Kind.PLAYER, player);
      Condition except = obligation.except();
      if (except != null && except.holds(board)) {
        return Verdict.EXEMPT;
      }
      return obligation.predicate().holds(board) != obligation.forbids()
          ? Verdict.FULFILS
          : Verdict.FAILS;
    } finally {
      board.takeBack();
    }
  }
}
