package tricksmith.editor.picture;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.stream.IntStream;
import tricksmith.editor.branches.SeatAssignment;
import tricksmith.match.Event;
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
public record Viewers(SeatAssignment seating, boolean openHands, int shownTo) {

  /** One human, who sees what their seat sees. */
  public static final Viewers USUAL = new Viewers(SeatAssignment.USUAL, false, 0);

  /**
   * The seat through whose eyes the table is seen: the human who decides, or else who has looked
   * last, or the first. Whoever has left the last seat to a bot goes on looking from there: what
   * others hold is shown to nobody who has not asked for it.
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
    int left = shownTo > 0 && shownTo <= players ? shownTo : 1;
    return IntStream.rangeClosed(1, players).filter(seating::isHuman).findFirst().orElse(left);
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
    if (openHands) {
      return match.table();
    }
    return cover(match) > 0 ? CommonView.of(match) : match.view(eyes(match)).table();
  }

  /**
   * What has been heard of the events of a match by those who look at one that stands so; the same
   * objects.
   */
  Set<Event> heard(Match standing, Match whole) {
    Set<Event> heard = Collections.newSetFromMap(new IdentityHashMap<>());
    if (openHands) {
      heard.addAll(whole.events());
    } else if (cover(standing) > 0) {
      heard.addAll(CommonView.heard(whole));
    } else {
      heard.addAll(whole.view(eyes(standing)).heard());
    }
    return heard;
  }

  /** Whether those who look may know what a seat has chosen in secret. */
  public boolean mayKnowSecretsOf(int seat, Match match) {
    return openHands || (cover(match) == 0 && eyes(match) == seat);
  }

  /** The same with others at the table. */
  public Viewers with(SeatAssignment other, int players) {
    int last =
        other.hasHuman(players) || !seating.hasHuman(players)
            ? shownTo
            : IntStream.rangeClosed(1, players)
                .filter(seating::isHuman)
                .findFirst()
                .orElse(shownTo);
    return new Viewers(other, openHands, last);
  }

  public Viewers open(boolean open) {
    return new Viewers(seating, open, shownTo);
  }

  public Viewers shownTo(int seat) {
    return new Viewers(seating, openHands, seat);
  }
}
