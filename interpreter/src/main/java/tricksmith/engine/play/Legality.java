package tricksmith.engine.play;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.engine.report.Bearing;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Exclusion;
import tricksmith.engine.state.Board;
import tricksmith.program.TrickLaw;
import tricksmith.program.expression.Node;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;

/**
 * Determines which cards of a hand may be played by applying the obligations one after the other.
 */
public final class Legality {

  /** How a card relates to an obligation. */
  public enum Verdict {
    FULFILS,
    FAILS,
    EXEMPT
  }

  private final Board board;
  private final TrickLaw law;
  private final int hands;

  public Legality(Board board) {
    this.board = board;
    law = board.prepared.rules.trick();
    hands = board.prepared.rules.handZone();
  }

  /** Returns the cards that the player may play now; none if the hand is empty. */
  public IndexSet playable(int player) {
    return narrowed(player, null);
  }

  /**
   * Returns the cards that the player may play now as a word: bit i is card i. There must be no
   * cards beyond the 64th.
   */
  long playableWord(int player) {
    prepare(player);
    return playableWord(player, board.zoneWord(hands + player), binding());
  }

  /** The same of a hand, by these obligations, after {@link #prepare}. */
  long playableWord(int player, long hand, TrickLaw.Obligation[] binding) {
    if (binding.length == 0) {
      return hand;
    }
    long allowed = hand;
    @Nullable RuleId blamed = board.blamed;
    for (TrickLaw.Obligation obligation : binding) {
      boolean matters = (allowed & (allowed - 1)) != 0 || !obligation.total();
      board.frame.spend();
      if (matters && isInForce(obligation, player)) {
        allowed = narrow(obligation, player, allowed);
      }
    }
    board.blamed = blamed;
    return allowed;
  }

  private long narrow(TrickLaw.Obligation obligation, int player, long allowed) {
    TrickLaw.Sets sets = ofTheHand(obligation);
    if (sets == null) {
      return narrowOneByOne(obligation, player, allowed);
    }
    Node changing = sets.apart();
    long apart = changing == null ? 0 : changing.mask(board.frame);
    long fulfilling = sets.fulfilling().mask(board.frame);
    Node exemption = sets.exempt();
    long exempt = exemption == null ? 0 : exemption.mask(board.frame);
    return narrow(obligation, player, allowed, apart, fulfilling, exempt);
  }

  /**
   * The same where it is known which cards fulfil the obligation and which are exempt, except for
   * those apart, which are laid on the table.
   */
  long narrow(
      TrickLaw.Obligation obligation,
      int player,
      long allowed,
      long apart,
      long fulfilling,
      long exempt) {
    long free = allowed & exempt & ~apart;
    long bound = allowed & fulfilling & ~exempt & ~apart;
    for (long left = allowed & apart; left != 0; left &= left - 1) {
      long card = Long.lowestOneBit(left);
      switch (verdict(obligation, player, Long.numberOfTrailingZeros(left))) {
        case FULFILS -> bound |= card;
        case EXEMPT -> free |= card;
        case FAILS -> {}
      }
    }
    return bound == 0 ? allowed : bound | free;
  }

  /** The same, card by card, where no set stands for the whole hand. */
  long narrowOneByOne(TrickLaw.Obligation obligation, int player, long allowed) {
    if (ofTheHand(obligation) != null) {
      return narrow(obligation, player, IndexSet.ofWord(allowed), null).word(0);
    }
    return narrow(obligation, player, allowed, allowed, 0, 0);
  }

  /**
   * Returns the sets that express an obligation for any hand now, or null if the cards must be laid
   * one by one.
   */
  private TrickLaw.@Nullable Sets ofTheHand(TrickLaw.Obligation obligation) {
    TrickLaw.Sets sets = obligation.sets();
    return sets != null && sets.hold(board.frame) ? sets : null;
  }

  /** Returns why the other cards of the hand may not be played. */
  public List<Exclusion> exclusions(int player) {
    List<Exclusion> exclusions = new ArrayList<>();
    narrowed(player, exclusions);
    exclusions.sort((one, other) -> Integer.compare(one.card(), other.card()));
    return exclusions;
  }

  /**
   * Returns what each obligation that binds the next card means for the hand, one after the other.
   *
   * @param spared cards of the hand that stay allowed, whatever excludes them
   */
  public List<Bearing> bearings(int player, IndexSet spared) {
    @Nullable RuleId blamed = board.blamed;
    List<Bearing> bearings = new ArrayList<>();
    IndexSet allowed = board.zone(hands + player);
    prepare(player);
    for (TrickLaw.Obligation obligation : binding()) {
      Bearing bearing = bearing(obligation, player, allowed);
      bearings.add(bearing);
      allowed = bearing.left().union(spared);
    }
    board.blamed = blamed;
    return bearings;
  }

  private Bearing bearing(TrickLaw.Obligation obligation, int player, IndexSet allowed) {
    Event.Reason reason = new Event.Reason(obligation.rule(), obligation.label());
    if (!isInForce(obligation, player)) {
      return new Bearing(reason, false, allowed, IndexSet.EMPTY, IndexSet.EMPTY);
    }
    Sifted sifted = sifted(obligation, player, allowed, ofTheHand(obligation));
    return new Bearing(reason, true, allowed, sifted.fulfilling, sifted.exempt);
  }

  private IndexSet narrowed(int player, @Nullable List<Exclusion> exclusions) {
    @Nullable RuleId blamed = board.blamed;
    IndexSet allowed = board.zone(hands + player);
    prepare(player);
    for (TrickLaw.Obligation obligation : binding()) {
      boolean matters = allowed.size() > 1 || !obligation.total();
      board.frame.spend();
      if (matters && isInForce(obligation, player)) {
        allowed = narrow(obligation, player, allowed, exclusions);
      }
    }
    board.blamed = blamed;
    return allowed;
  }

  /** Prepares for checking the obligations of a decision; must be called before that. */
  public void prepare(int player) {
    board.candidate.forgetBestBefore();
    if (board.prepared.obligationsReadPlayer) {
      board.frame.bind(law.player(), Values.of(Values.Kind.PLAYER, player));
    }
  }

  /** Returns the obligations that bind the next card if they are in force. */
  public TrickLaw.Obligation[] binding() {
    return board.tricks.plays() == 0 ? board.prepared.leading : board.prepared.following;
  }

  public boolean isInForce(TrickLaw.Obligation obligation, int player) {
    board.blamed = obligation.rule();
    Node when = obligation.when();
    if (when == null) {
      return true;
    }
    board.frame.bind(law.player(), Values.of(Values.Kind.PLAYER, player));
    return when.holds(board.frame);
  }

  /** Returns what the obligation leaves of the cards that are still allowed. */
  private IndexSet narrow(
      TrickLaw.Obligation obligation,
      int player,
      IndexSet allowed,
      @Nullable List<Exclusion> exclusions) {
    TrickLaw.Sets sets = ofTheHand(obligation);
    if (sets != null && sets.exempt() == null && sets.apart() == null && exclusions == null) {
      IndexSet fulfilling = allowed.intersection(sets.fulfilling().set(board.frame));
      return fulfilling.isEmpty() ? allowed : fulfilling;
    }
    Sifted sifted = sifted(obligation, player, allowed, sets);
    if (sifted.fulfilling.isEmpty()) {
      return allowed;
    }
    IndexSet kept =
        sifted.exempt.isEmpty() ? sifted.fulfilling : sifted.fulfilling.union(sifted.exempt);
    if (exclusions != null) {
      explain(obligation, allowed.without(kept), sifted.fulfilling, exclusions);
    }
    return kept;
  }

  private static void explain(
      TrickLaw.Obligation obligation,
      IndexSet excluded,
      IndexSet fulfilling,
      List<Exclusion> exclusions) {
    Event.Reason reason = new Event.Reason(obligation.rule(), obligation.label());
    for (int card = excluded.next(0); card >= 0; card = excluded.next(card + 1)) {
      exclusions.add(new Exclusion(card, reason, fulfilling));
    }
  }

  /** The exempt cards, and those of the others that fulfil an obligation. */
  private record Sifted(IndexSet fulfilling, IndexSet exempt) {}

  private Sifted sifted(
      TrickLaw.Obligation obligation, int player, IndexSet cards, TrickLaw.@Nullable Sets sets) {
    if (sets == null) {
      return oneByOne(obligation, player, cards);
    }
    Node changing = sets.apart();
    if (changing == null) {
      return atOnce(sets, cards);
    }
    IndexSet apart = changing.set(board.frame);
    Sifted others = atOnce(sets, cards.without(apart));
    Sifted laid = oneByOne(obligation, player, cards.intersection(apart));
    return new Sifted(others.fulfilling.union(laid.fulfilling), others.exempt.union(laid.exempt));
  }

  private Sifted atOnce(TrickLaw.Sets sets, IndexSet cards) {
    IndexSet fulfilling = cards.intersection(sets.fulfilling().set(board.frame));
    Node exemption = sets.exempt();
    if (exemption == null) {
      return new Sifted(fulfilling, IndexSet.EMPTY);
    }
    IndexSet exempt = cards.intersection(exemption.set(board.frame));
    return new Sifted(fulfilling.without(exempt), exempt);
  }

  private Sifted oneByOne(TrickLaw.Obligation obligation, int player, IndexSet cards) {
    IndexSet.Builder fulfilling = new IndexSet.Builder();
    IndexSet.Builder exempt = new IndexSet.Builder();
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
      switch (verdict(obligation, player, card)) {
        case FULFILS -> fulfilling.add(card);
        case EXEMPT -> exempt.add(card);
        case FAILS -> {}
      }
    }
    return new Sifted(fulfilling.build(), exempt.build());
  }

  /** Returns how a card stands with respect to an obligation in force, as if it had been played. */
  public Verdict verdict(TrickLaw.Obligation obligation, int player, int card) {
    board.frame.spend();
    board.candidate.lay(player, card);
    try {
      board.frame.bind(law.card(), Values.of(Values.Kind.CARD, card));
      board.frame.bind(law.player(), Values.of(Values.Kind.PLAYER, player));
      Node except = obligation.except();
      if (except != null && except.holds(board.frame)) {
        return Verdict.EXEMPT;
      }
      return obligation.predicate().holds(board.frame) != obligation.forbids()
          ? Verdict.FULFILS
          : Verdict.FAILS;
    } finally {
      board.candidate.lift();
    }
  }
}
