package tricksmith.engine.knowledge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tricksmith.cards.IndexSet;
import tricksmith.engine.play.Asking;
import tricksmith.engine.play.Legality;
import tricksmith.engine.play.Question;
import tricksmith.engine.play.Witness;
import tricksmith.engine.state.Answer;
import tricksmith.engine.state.Board;
import tricksmith.engine.state.BoardSight;
import tricksmith.engine.state.Privacy;
import tricksmith.program.Fault;
import tricksmith.program.Step;

/**
 * What one player knows of where the cards lie ({@code docs/language/reference.md}, What players
 * see and know): for each card the zones in which it may lie. Watches a match from its beginning.
 * Moves that the player sees are followed; of hidden ones the player knows from where to where and
 * how many; plays tell what {@link Inference} finds in them.
 */
public final class Knowledge implements Witness {

  /** So much of what others prove is remembered; what is older is forgotten. */
  private static final int MOST_PROOFS = 16;

  private final int viewer;
  private final Board board;
  private final BoardSight sight;
  private final Inference inference;

  /** The zones in which each card may lie. */
  private final IndexSet[] places;

  /** Where each card really lay, and whether it was seen, when the board was last looked at. */
  private final int[] zones;

  private final boolean[] seen;

  /** What others have proved since hidden cards last went elsewhere. */
  private final List<Proof> proofs = new ArrayList<>();

  /**
   * What a player knows of a match on this board.
   *
   * @param fromTheBeginning whether it is about to begin; otherwise its table was set by hand, and
   *     the player knows what it sees there
   */
  public Knowledge(Board board, int viewer, boolean fromTheBeginning) {
    this.board = board;
    this.viewer = viewer;
    sight = BoardSight.of(board, viewer);
    places = new IndexSet[board.prepared.cards];
    zones = new int[board.prepared.cards];
    seen = new boolean[board.prepared.cards];
    inference = new Inference(board, viewer, places);
    if (fromTheBeginning) {
      dealBegins();
    } else {
      tableIsSet();
    }
  }

  /** What is not seen may lie wherever something does that is not seen. */
  private void tableIsSet() {
    look();
    IndexSet hidden = IndexSet.EMPTY;
    for (int card = 0; card < zones.length; card++) {
      hidden = seen[card] ? hidden : hidden.with(zones[card]);
    }
    for (int card = 0; card < zones.length; card++) {
      places[card] = seen[card] ? IndexSet.of(zones[card]) : hidden;
    }
    count();
  }

  /** For each card, the zones in which it may lie for all that the player knows now. */
  public IndexSet[] places() {
    return places;
  }

  /** What others have proved by what they did, as far as it is not in the places. */
  List<Proof> proofs() {
    return proofs;
  }

  private void prove(Proof proof) {
    if (proofs.size() == MOST_PROOFS) {
      proofs.removeFirst();
    }
    proofs.add(proof);
  }

  /** All cards are in their decks, and everybody knows it. */
  private void dealBegins() {
    proofs.clear();
    Arrays.setAll(places, card -> IndexSet.of(board.prepared.homes[card]));
    look();
  }

  private void look() {
    for (int card = 0; card < zones.length; card++) {
      zones[card] = board.zoneOf(card);
      seen[card] = sight.sees(card);
    }
  }

  @Override
  public void plays(int player, int card) {
    if (player == viewer) {
      return;
    }
    int hand = board.handOf(player);
    IndexSet perhapsHeld = IndexSet.EMPTY;
    for (int each = 0; each < places.length; each++) {
      if (each != card && places[each].size() > 1 && places[each].contains(hand)) {
        perhapsHeld = perhapsHeld.with(each);
      }
    }
    if (!perhapsHeld.isEmpty()) {
      IndexSet notHeld = inference.notHeld(player, card, perhapsHeld);
      if (!inference.isWhole()) {
        prove(new Proof.Allowed(board.copy(), player, card));
      }
      for (int each = notHeld.next(0); each >= 0; each = notHeld.next(each + 1)) {
        places[each] = places[each].without(hand);
      }
    }
  }

  /** What was offered may have hung on cards that the player does not see. */
  @Override
  public void chooses(Step step, Question asked, Answer answer) {
    boolean visible = asked.audience() == null && asked.decider != viewer;
    if (visible && step instanceof Step.Choose choose && hangsOnHidden(choose, asked.player)) {
      prove(new Proof.Offered(board.copy(), choose, asked.player, answer));
    }
  }

  private boolean hangsOnHidden(Step.Choose choose, int player) {
    Privacy privacy = new Privacy(viewer, places);
    privacy.watch(-1, -1);
    Board looked = board.copy();
    looked.privacy = privacy;
    try {
      new Asking(looked, new Legality(looked)).choice(choose.rule(), choose.choice(), player);
      return privacy.isBreached();
    } catch (Fault _) {
      return false;
    }
  }

  @Override
  public void shows(IndexSet cards, IndexSet players) {
    if (players.contains(viewer)) {
      for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
        places[card] = IndexSet.of(board.zoneOf(card));
      }
      count();
    }
  }

  @Override
  public void performed(Step step) {
    if (step instanceof Step.NewDeal deal && deal.except() == null) {
      dealBegins();
    } else if (step.movesCards()) {
      follow();
    }
  }

  /**
   * Works out what the moves since the last look mean: a card that was or is seen lies where it
   * lies; one that may have lain where hidden cards went away from may have gone with them.
   */
  private void follow() {
    IndexSet[] targets = targets();
    forgetProofs();
    for (int card = 0; card < places.length; card++) {
      if (seen[card] || sight.sees(card)) {
        places[card] = IndexSet.of(board.zoneOf(card));
      } else {
        places[card] = moved(places[card], targets);
      }
    }
    look();
    count();
  }

  /** What was proved of a hand says nothing any more once hidden cards went elsewhere. */
  private void forgetProofs() {
    for (int card = 0; card < zones.length && !proofs.isEmpty(); card++) {
      if (!seen[card] && zones[card] != board.zoneOf(card) && !sight.sees(card)) {
        proofs.clear();
      }
    }
  }

  /** For each zone, where unseen cards that lay in it lie now. */
  private IndexSet[] targets() {
    IndexSet[] targets = new IndexSet[board.prepared.zones];
    Arrays.fill(targets, IndexSet.EMPTY);
    for (int card = 0; card < zones.length; card++) {
      if (!seen[card] && !sight.sees(card)) {
        targets[zones[card]] = targets[zones[card]].with(board.zoneOf(card));
      }
    }
    return targets;
  }

  private static IndexSet moved(IndexSet from, IndexSet[] targets) {
    IndexSet to = IndexSet.EMPTY;
    for (int zone = from.next(0); zone >= 0; zone = from.next(zone + 1)) {
      to = to.union(targets[zone]);
    }
    return to;
  }

  /**
   * Draws conclusions from the numbers of cards: a zone whose cards are all known holds no other,
   * and one that has no more candidates than places holds them all.
   */
  private void count() {
    boolean learned = true;
    while (learned) {
      learned = false;
      for (int zone = 0; zone < board.prepared.zones; zone++) {
        learned |= count(zone);
      }
    }
  }

  private boolean count(int zone) {
    int unknown = board.size(zone);
    int candidates = 0;
    for (IndexSet place : places) {
      if (place.contains(zone)) {
        if (place.size() == 1) {
          unknown--;
        } else {
          candidates++;
        }
      }
    }
    if (candidates == 0 || (unknown != 0 && unknown != candidates)) {
      return false;
    }
    for (int card = 0; card < places.length; card++) {
      if (places[card].contains(zone) && places[card].size() > 1) {
        places[card] = unknown == 0 ? places[card].without(zone) : IndexSet.of(zone);
      }
    }
    return true;
  }
}
