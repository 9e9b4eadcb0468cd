package tricksmith.editor.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tricksmith.cards.IndexSet;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.engine.Match;
import tricksmith.engine.SeatView;

/**
 * What a hidden hand may hold, given what the viewing seat knows: each card with its probability,
 * all possible layouts of the hidden cards counting equally.
 *
 * @param seat the seat that holds the hand, from 1
 * @param eyes the seat that looks
 * @param cards the number of its cards
 * @param worlds the number of layouts from which the probabilities were counted
 * @param even whether all possible layouts were exactly equally likely; otherwise nearly so
 * @param chances in the order of the deck; cards that cannot be there are left out
 */
public record Holding(
    int seat, int eyes, int cards, int worlds, boolean even, List<Chance> chances) {

  /**
   * The number of ways to sample: enough to tell chances apart to within a few percentage points.
   */
  private static final int WORLDS = 500;

  public Holding {
    chances = List.copyOf(chances);
  }

  /**
   * A card that may be there.
   *
   * @param share the share of the layouts in which it is there
   */
  public record Chance(Table.Face face, double share) {}

  /** Returns what a hand may hold; empty if the viewers see all of it. */
  public static Optional<Holding> of(int seat, LiveMatch live, Viewers viewers) {
    Match match = live.match();
    int eyes = viewers.eyes(match);
    if (viewers.openHands() || viewers.cover(match) > 0 || eyes == seat) {
      return Optional.empty();
    }
    SeatView view = match.view(eyes);
    int supply = match.rules().cards().size();
    int[] counts = new int[supply];
    int size = 0;
    for (int world = 0; world < WORLDS; world++) {
      IndexSet hand = view.suppose(world).hand(seat);
      size = hand.size();
      for (int card = hand.next(0); card >= 0; card = hand.next(card + 1)) {
        counts[card]++;
      }
    }
    Faces faces = new Faces(match.rules().cards());
    List<Chance> chances = new ArrayList<>();
    for (int card = 0; card < supply; card++) {
      // A card may be there that has not come up by chance.
      if (counts[card] > 0 || view.mayHold(seat, card)) {
        chances.add(new Chance(faces.of(card), (double) counts[card] / WORLDS));
      }
    }
    return size == 0
        ? Optional.empty()
        : Optional.of(new Holding(seat, eyes, size, WORLDS, view.supposesEvenly(), chances));
  }
}
