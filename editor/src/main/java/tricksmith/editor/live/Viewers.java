package tricksmith.editor.live;

import java.util.stream.IntStream;
import tricksmith.match.Match;
import tricksmith.match.MatchView;
import tricksmith.match.Status;

/**
 * Who looks at the table, and what they may see.
 *
 * @param seating who sits where
 * @param openHands whether all cards are shown
 * @param shownTo the seat that has said last that it looks; 0 if none has
 */
public record Viewers(Seating seating, boolean openHands, int shownTo) {

  /** One human, who sees what their seat sees. */
  public static final Viewers USUAL = new Viewers(Seating.USUAL, false, 0);

  /**
   * The seat through whose eyes the table is seen: the human who decides, or else who has looked
   * last, or the first; 0 if there are only bots to watch.
   */
  int eyes(Match match) {
    int players = match.rules().players();
    if (match.status() instanceof Status.Deciding(var decision)
        && seating.isHuman(decision.decider())) {
      return decision.decider();
    }
    if (shownTo > 0 && shownTo <= players && seating.isHuman(shownTo)) {
      return shownTo;
    }
    return IntStream.rangeClosed(1, players).filter(seating::isHuman).findFirst().orElse(0);
  }

  /**
   * The seat that is to look, if others sit at the same screen and have seen it last; otherwise 0.
   */
  int cover(Match match) {
    int eyes = eyes(match);
    boolean alone =
        IntStream.rangeClosed(1, match.rules().players()).filter(seating::isHuman).count() < 2;
    return openHands || alone || eyes == shownTo ? 0 : eyes;
  }

  /** What is seen of a match. */
  MatchView view(Match match) {
    int eyes = eyes(match);
    return openHands || eyes == 0 ? match.table() : match.view(eyes).table();
  }

  Viewers with(Seating other) {
    return new Viewers(other, openHands, shownTo);
  }

  Viewers open(boolean open) {
    return new Viewers(seating, open, shownTo);
  }

  Viewers shownTo(int seat) {
    return new Viewers(seating, openHands, seat);
  }
}
