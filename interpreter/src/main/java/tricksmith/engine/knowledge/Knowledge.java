package tricksmith.engine.knowledge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tricksmith.cards.IndexSet;
import tricksmith.engine.play.Legality;
import tricksmith.engine.play.Question;
import tricksmith.engine.play.Questions;
import tricksmith.engine.play.StepObserver;
import tricksmith.engine.state.Answer;
import tricksmith.engine.state.Board;
import tricksmith.engine.state.BoardSight;
import tricksmith.engine.state.Privacy;
import tricksmith.program.Step;
import tricksmith.program.value.Fault;

/**
 * What one player knows about where the cards lie ({@code docs/language/reference.md}, What players
 * see and know): for each card, the zones in which it may lie. Watches a match from its beginning.
 * It follows the moves that the player sees; of hidden moves the player knows the origin, the
 * destination and the number of cards; from plays it draws what {@link Inference} finds.
 */
public final class Knowledge implements StepObserver {

  /** The most proofs by others to remember; older ones are forgotten. */
  private static final int MOST_PROOFS = 16;

  private final int viewer;
  private final Board board;
  private final BoardSight sight;
  private final Inference inference;

  /** The zones in which each card may lie. */
  private final IndexSet[] places;

  /**
   * Where each card really lay when the board was last looked at; {@code seen} tells whether it was
   * visible.
   */
  private final int[] zones;

  private final boolean[] seen;

  /** How many choices have been made. */
  private int choices;

  /** How many had been when a card last came to a zone, or left it, and nobody saw which. */
  private final int[] unbroken;

  /** What others have proved since hidden cards last moved. */
  private final List<Proof> proofs = new ArrayList<>();

  /**
   * Creates the knowledge that a player has of a match on this board.
   *
   * @param fromTheBeginning whether the match is about to begin; otherwise its table was set by
   *     hand, and the player knows what it sees there
   */
  public Knowledge(Board board, int viewer, boolean fromTheBeginning) {
    this.board = board;
    this.viewer = viewer;
    sight = BoardSight.of(board, viewer);
    places = new IndexSet[board.prepared.cards];
    zones = new int[board.prepared.cards];
    seen = new boolean[board.prepared.cards];
    unbroken = new int[board.prepared.zones];
    inference = new Inference(board, viewer, places);
    if (fromTheBeginning) {
      dealBegins();
    } else {
      tableIsSet();
    }
  }

  /**
   * Starts from a table set by hand: an unseen card may lie in any zone that holds an unseen card.
   */
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

  /** Returns, for each card, the zones in which it may lie as far as the player knows now. */
  public IndexSet[] places() {
    return places;
  }

  /**
   * How many choices had been made when a card last came to a zone, or left it, without the player
   * seeing it: since then the player knows what has become of the cards that lay in it.
   */
  public int unbrokenSince(int zone) {
    return unbroken[zone];
  }

  /** Returns what others have proved by their actions, beyond what the places show. */
  List<Proof> proofs() {
    return proofs;
  }

  private void prove(Proof proof) {
    if (proofs.size() == MOST_PROOFS) {
      proofs.removeFirst();
    }
    proofs.add(proof);
  }

  /** Notes that all cards are in their decks, and that everybody knows it. */
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
    choices++;
    if (player == viewer || !sight.seesPlayed(card)) {
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

  /** Keeps a proof if what was offered may have depended on cards that the player does not see. */
  @Override
  public void chooses(Step step, Question asked, Answer answer) {
    choices++;
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
      new Questions(looked, new Legality(looked)).choice(choose.rule(), choose.choice(), player);
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
   * lies; a card that may have lain in a zone that hidden cards left may have gone with them.
   */
  private void follow() {
    IndexSet[] targets = targets();
    forgetProofs();
    breakOff();
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

  /**
   * Forgets all proofs if hidden cards have moved: what was proved about a hand no longer holds.
   */
  private void forgetProofs() {
    for (int card = 0; card < zones.length && !proofs.isEmpty(); card++) {
      if (!seen[card] && zones[card] != board.zoneOf(card) && !sight.sees(card)) {
        proofs.clear();
      }
    }
  }

  /** Nobody can tell any more what lay before where hidden cards have come or gone. */
  private void breakOff() {
    for (int card = 0; card < zones.length; card++) {
      int zone = board.zoneOf(card);
      if (!seen[card] && zones[card] != zone && !sight.sees(card)) {
        unbroken[zones[card]] = choices;
        unbroken[zone] = choices;
      }
    }
  }

  /** Returns, for each zone, the zones where the unseen cards that lay in it lie now. */
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
   * Draws conclusions from the numbers of cards: a zone whose cards are all known holds no others,
   * and a zone with no more candidates than places holds them all.
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
