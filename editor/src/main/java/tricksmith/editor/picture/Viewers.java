package tricksmith.editor.picture;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import tricksmith.cards.IndexSet;
import tricksmith.editor.branches.SeatAssignment;
import tricksmith.engine.Match;
import tricksmith.engine.SeatView;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.MatchView;
import tricksmith.engine.report.Standing;
import tricksmith.engine.report.Status;
import tricksmith.program.Program;

/**
 * The people at the screen, and what they may see.
 *
 * @param seating who sits where
 * @param openHands whether all cards are shown
 * @param shownTo the seat that last said it was looking; 0 for none
 */
public record Viewers(SeatAssignment seating, boolean openHands, int shownTo) {

  /** One human, who sees what their seat sees. */
  public static final Viewers USUAL = new Viewers(SeatAssignment.USUAL, false, 0);

  /**
   * Returns the seat through whose eyes the table is shown: the human who decides, or otherwise the
   * last who looked, or the first. When the last human leaves a seat to a bot, that seat keeps
   * looking: nobody sees other hands without asking for it.
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
   * Returns the seat that must say it is looking, if another human at this screen looked last;
   * otherwise 0.
   */
  int cover(Match match) {
    int eyes = eyes(match);
    boolean alone =
        IntStream.rangeClosed(1, match.rules().players()).filter(seating::isHuman).count() < 2;
    return openHands || alone || eyes == shownTo ? 0 : eyes;
  }

  /**
   * Returns what they see, with these variables, and what the rules have shown them where it still
   * lies.
   */
  MatchView view(Match match, List<Program.ShownVariable> variables) {
    if (openHands) {
      return match.table(variables);
    }
    boolean covered = cover(match) > 0;
    SeatView seat = match.view(eyes(match));
    MatchView seen = covered ? CommonView.of(match, variables) : seat.table(variables);
    IndexSet shown = covered ? CommonView.shown(match) : seat.shown();
    return shown.isEmpty() ? seen : seen.with(shown, match.zones());
  }

  /** Returns how the trick stands as far as they can tell. */
  Standing standing(Match match) {
    if (openHands) {
      return match.standing();
    }
    return cover(match) > 0 ? CommonView.standing(match) : match.view(eyes(match)).standing();
  }

  /** Returns the tricks that have been finished, as far as they know their cards. */
  List<Event.TrickFinished> finishedTricks(Match match) {
    if (openHands) {
      return CommonView.finishedTricks(match.events());
    }
    return cover(match) > 0
        ? CommonView.finishedTricks(match)
        : CommonView.finishedTricks(match.view(eyes(match)).heard());
  }

  /**
   * Returns the events of {@code whole} that the viewers know at the moment of {@code standing};
   * the same instances.
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

  public boolean mayKnowSecretsOf(int seat, Match match) {
    return openHands || (cover(match) == 0 && eyes(match) == seat);
  }

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
