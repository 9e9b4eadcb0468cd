package tricksmith.engine.knowledge;

import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.engine.play.History;
import tricksmith.engine.play.Question;
import tricksmith.engine.play.Sightings;
import tricksmith.engine.play.StepObserver;
import tricksmith.engine.play.TrickEnding;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.SeenEvent;
import tricksmith.engine.state.Answer;
import tricksmith.engine.state.Board;
import tricksmith.engine.state.BoardSight;
import tricksmith.engine.state.Piles;
import tricksmith.program.Step;

/**
 * Notes which cards move where, as one viewer sees it, beyond what is reported anyway: dealing and
 * playing cards in sight are not noted, nor are the cards of gathered tricks, but who gets them is.
 */
public final class Movements implements StepObserver {

  private static final int NOBODY = -1;

  private final Sightings sightings;
  private final Board board;
  private final int viewer;
  private final BoardSight sight;

  private final int[] zones;
  private final boolean[] seen;
  private final boolean[] up;

  /** Which cards lie face up, by themselves or because their zone does. */
  private final boolean[] open;

  /** Whether anything has been chosen since the deal began. */
  private boolean chosen;

  private @Nullable History last;

  /** Starts noting what a player sees happen on this board. */
  public static Movements of(Board board, int player, Sightings sightings) {
    return new Movements(board, player, sightings, BoardSight.of(board, player));
  }

  /** Starts noting what happens on this board, hiding nothing. */
  public static Movements ofEverything(Board board, Sightings sightings) {
    return new Movements(board, NOBODY, sightings, BoardSight.ofEverything(board));
  }

  private Movements(Board board, int viewer, Sightings sightings, BoardSight sight) {
    this.board = board;
    this.sightings = sightings;
    this.viewer = viewer;
    this.sight = sight;
    chosen = board.tricks.begun() > 0;
    last = sightings.last();
    zones = new int[board.prepared.cards];
    seen = new boolean[board.prepared.cards];
    up = new boolean[board.prepared.cards];
    open = new boolean[board.prepared.cards];
    look();
  }

  private void look() {
    for (int card = 0; card < zones.length; card++) {
      zones[card] = board.zoneOf(card);
      seen[card] = sight.sees(card);
      up[card] = isUp(card);
      open[card] = sight.isFaceUp(card);
    }
  }

  private boolean isUp(int card) {
    return board.piles.facing(card) == Piles.UP;
  }

  @Override
  public void plays(int player, int card) {
    chosen = true;
    boolean knows = player == viewer || board.seats.decider(player) == viewer;
    if (!knows && !sight.seesPlayed(card)) {
      note(new SeenEvent.PlayedUnseen(player + 1));
    }
  }

  @Override
  public void chooses(Step step, Question asked, Answer answer) {
    chosen = true;
  }

  @Override
  public void shows(IndexSet cards, IndexSet players) {
    if (players.contains(viewer)) {
      Map<Integer, IndexSet> byZone = new TreeMap<>();
      for (int card : cards.toArray()) {
        if (!sight.sees(card)) {
          byZone.merge(board.zoneOf(card), IndexSet.of(card), IndexSet::union);
        }
      }
      byZone.forEach((zone, shown) -> note(new SeenEvent.Shown(zone, shown)));
    }
  }

  @Override
  public void performed(Step step) {
    noteBrokenOff();
    if (TrickEnding.isGiven(board, step)) {
      note(new SeenEvent.TrickTaken(step.rule(), TrickEnding.taker(board)));
    }
    if (step instanceof Step.NewDeal) {
      chosen = false;
    } else if (step instanceof Step.Turn) {
      noteTurned();
    } else if (step instanceof Step.Moving) {
      noteMoved(step.movesToTheBottom());
    } else if (step instanceof Step.CollectTrick) {
      note(new SeenEvent.TrickGathered(TrickEnding.taker(board)));
    }
    if (step.movesCards()) {
      look();
    }
  }

  private void noteTurned() {
    Map<Integer, IndexSet> turnedUp = new TreeMap<>();
    Map<Integer, IndexSet> turnedDown = new TreeMap<>();
    for (int card = 0; card < zones.length; card++) {
      if (isUp(card) && !up[card]) {
        turnedUp.merge(zones[card], IndexSet.of(card), IndexSet::union);
      } else if (open[card] && !sight.isFaceUp(card)) {
        turnedDown.merge(zones[card], IndexSet.of(card), IndexSet::union);
      }
    }
    turnedUp.forEach((zone, cards) -> note(new SeenEvent.TurnedUp(zone, cards)));
    turnedDown.forEach((zone, cards) -> note(new SeenEvent.TurnedDown(zone, cards)));
  }

  private record Way(int from, int to) implements Comparable<Way> {
    @Override
    public int compareTo(Way other) {
      return from == other.from ? Integer.compare(to, other.to) : Integer.compare(from, other.from);
    }
  }

  private void noteMoved(boolean under) {
    Map<Way, IndexSet> ways = new TreeMap<>();
    for (int card = 0; card < zones.length; card++) {
      if (board.zoneOf(card) != zones[card]) {
        ways.merge(new Way(zones[card], board.zoneOf(card)), IndexSet.of(card), IndexSet::union);
      }
    }
    ways.forEach((way, cards) -> noteMoved(way, cards, under));
  }

  /**
   * Notes a move, unless it amounts to dealing: until something is chosen in a deal, cards that lie
   * hidden in the deck count as dealt, however the script puts it, unless some of them are seen.
   */
  private void noteMoved(Way way, IndexSet cards, boolean under) {
    IndexSet visible = IndexSet.EMPTY;
    boolean fromDeck = true;
    for (int card : cards.toArray()) {
      visible = seen[card] || sight.sees(card) ? visible.with(card) : visible;
      fromDeck &= way.from == board.prepared.homes[card];
    }
    if (chosen || !fromDeck || !visible.isEmpty()) {
      note(
          new SeenEvent.Moved(
              way.from,
              way.to,
              visible,
              cards.size() - visible.size(),
              under && board.piles.size(way.to) > cards.size()));
    }
  }

  /** Notes before a trick that has just been reported that it was broken off, if it was. */
  private void noteBrokenOff() {
    History before = last;
    last = sightings.last();
    History each = last;
    while (each != null && each.length() > History.lengthOf(before)) {
      if (each.event() instanceof Event.TrickFinished trick
          && TrickEnding.isBrokenOff(board, trick)) {
        sightings.noteBefore(each, new SeenEvent.BrokenOff());
      }
      each = each.before();
    }
  }

  private void note(SeenEvent event) {
    sightings.note(event);
  }
}
