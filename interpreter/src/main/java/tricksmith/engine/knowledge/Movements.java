package tricksmith.engine.knowledge;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tricksmith.cards.IndexSet;
import tricksmith.engine.play.Course;
import tricksmith.engine.play.History;
import tricksmith.engine.play.StepObserver;
import tricksmith.engine.report.SeenEvent;
import tricksmith.engine.state.Board;
import tricksmith.engine.state.BoardSight;
import tricksmith.engine.state.Piles;
import tricksmith.program.Step;

/**
 * Notes which cards move where, as one player sees it, beyond what is reported anyway: dealing,
 * gathering tricks, and playing cards in sight are not noted.
 */
public final class Movements implements StepObserver {

  /**
   * A note of something that happened to cards.
   *
   * @param after the number of events before it
   */
  public record Noted(int after, SeenEvent event) {}

  private final Course course;
  private final Board board;
  private final int viewer;
  private final BoardSight sight;
  private final List<Noted> noted = new ArrayList<>();

  private final int[] zones;
  private final boolean[] seen;
  private final boolean[] up;

  /** Starts noting what happens on this board. */
  public Movements(Board board, Course course, int viewer) {
    this.board = board;
    this.course = course;
    this.viewer = viewer;
    sight = BoardSight.of(board, viewer);
    zones = new int[board.prepared.cards];
    seen = new boolean[board.prepared.cards];
    up = new boolean[board.prepared.cards];
    look();
  }

  public List<Noted> noted() {
    return noted;
  }

  private void look() {
    for (int card = 0; card < zones.length; card++) {
      zones[card] = board.zoneOf(card);
      seen[card] = sight.sees(card);
      up[card] = isUp(card);
    }
  }

  private boolean isUp(int card) {
    return board.piles.facing(card) == Piles.UP;
  }

  @Override
  public void plays(int player, int card) {
    boolean knows = player == viewer || board.seats.decider(player) == viewer;
    if (!knows && !sight.seesPlayed(card)) {
      note(new SeenEvent.PlayedUnseen(player + 1));
    }
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
    if (step instanceof Step.Turn) {
      noteTurned();
    } else if (step instanceof Step.Moving) {
      noteMoved();
    }
    if (step.movesCards()) {
      look();
    }
  }

  private void noteTurned() {
    Map<Integer, IndexSet> byZone = new TreeMap<>();
    for (int card = 0; card < zones.length; card++) {
      if (isUp(card) && !up[card]) {
        byZone.merge(zones[card], IndexSet.of(card), IndexSet::union);
      }
    }
    byZone.forEach((zone, cards) -> note(new SeenEvent.TurnedUp(zone, cards)));
  }

  private record Way(int from, int to) implements Comparable<Way> {
    @Override
    public int compareTo(Way other) {
      return from == other.from ? Integer.compare(to, other.to) : Integer.compare(from, other.from);
    }
  }

  private void noteMoved() {
    Map<Way, IndexSet> ways = new TreeMap<>();
    for (int card = 0; card < zones.length; card++) {
      if (board.zoneOf(card) != zones[card]) {
        ways.merge(new Way(zones[card], board.zoneOf(card)), IndexSet.of(card), IndexSet::union);
      }
    }
    ways.forEach(this::noteMoved);
  }

  /**
   * Notes a move, unless it amounts to dealing: cards that lie hidden in the deck count as dealt,
   * however the script puts it, unless some of them are seen.
   */
  private void noteMoved(Way way, IndexSet cards) {
    IndexSet visible = IndexSet.EMPTY;
    boolean fromDeck = true;
    for (int card : cards.toArray()) {
      visible = seen[card] || sight.sees(card) ? visible.with(card) : visible;
      fromDeck &= way.from == board.prepared.homes[card];
    }
    if (!fromDeck || !visible.isEmpty()) {
      note(new SeenEvent.Moved(way.from, way.to, visible, cards.size() - visible.size()));
    }
  }

  private void note(SeenEvent event) {
    History before = course.history();
    noted.add(new Noted(before == null ? 0 : before.length(), event));
  }
}
