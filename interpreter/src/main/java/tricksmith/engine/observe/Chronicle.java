package tricksmith.engine.observe;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.engine.play.Course;
import tricksmith.engine.play.History;
import tricksmith.engine.play.Question;
import tricksmith.engine.play.StepObserver;
import tricksmith.engine.play.TrickEnding;
import tricksmith.engine.report.DisclosedEvent;
import tricksmith.engine.report.Effect;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.MatchView;
import tricksmith.engine.state.Answer;
import tricksmith.engine.state.Board;
import tricksmith.engine.state.BoardSight;
import tricksmith.engine.state.Piles;
import tricksmith.engine.state.StateLayout;
import tricksmith.engine.state.Tricks;
import tricksmith.program.Program;
import tricksmith.program.Step;
import tricksmith.program.expression.CellPlace;
import tricksmith.program.value.RuleId;

/**
 * Notes all that happens in a match, in order: events, moves of cards between them, and what
 * statements do to scores and variables.
 */
public final class Chronicle implements StepObserver {

  public static final int MOST = 200_000;

  private final Board board;
  private final Course course;
  private final Effects effects;
  private final ScoreReading scoring;
  private final EndOfPlay endOfPlay;

  /** The steps that begin a round, in a match without deals and tricks. */
  private final BitSet rounds;

  private final SeatChanges seatChanges;

  /** Whether anything has been chosen since the deal began. */
  private boolean chosen;

  /** Whether the statement under way draws from a single thing. */
  private boolean forced;

  /** The card that is about to be played; null for none. */
  private Event.@Nullable Play playing;

  private final List<DisclosedEvent> noted = new ArrayList<>();
  private int eventsNoted;

  private Chronicle(Board board, Course course, SeatChanges seatChanges, boolean chosen) {
    this.board = board;
    this.course = course;
    this.seatChanges = seatChanges;
    this.chosen = chosen;
    effects = new Effects(board);
    scoring = new ScoreReading(board);
    endOfPlay = new EndOfPlay(board);
    rounds = rounds(List.of(board.prepared.steps));
    eventsNoted = History.lengthOf(course.history());
  }

  /** Starts noting what happens on this board in a match that has yet to begin. */
  public static Chronicle fromTheBeginning(Board board, Course course) {
    return new Chronicle(board, course, SeatChanges.fromTheBeginning(board), false);
  }

  /** Starts noting what happens on this board in a match under way. */
  public static Chronicle fromNowOn(Board board, Course course) {
    return new Chronicle(board, course, SeatChanges.fromNowOn(board), true);
  }

  /**
   * Returns what has happened; no more than {@link #MOST}.
   *
   * @param aboutToChoose the players who choose next, all at once
   */
  public List<DisclosedEvent> events(IndexSet aboutToChoose) {
    noteEvents();
    if (aboutToChoose.size() > 1) {
      note(new DisclosedEvent.ChosenAtOnce(BoardSight.seats(aboutToChoose)));
    }
    return noted;
  }

  @Override
  public void plays(int player, int card) {
    playing = new Event.Play(player + 1, card);
    chosen = true;
  }

  @Override
  public void chooses(Step step, Question asked, Answer answer) {
    chosen = true;
  }

  @Override
  public void shows(IndexSet cards, IndexSet players) {
    noteEvents();
    List<Integer> seats = BoardSight.seats(players);
    Map<Integer, IndexSet> byZone = new TreeMap<>();
    for (int card : cards.toArray()) {
      byZone.merge(board.piles.zoneOf(card), IndexSet.of(card), IndexSet::union);
    }
    if (!seats.isEmpty()) {
      byZone.forEach((zone, shown) -> note(new DisclosedEvent.Shown(zone, shown, seats)));
    }
  }

  @Override
  public boolean isToldBefore() {
    return true;
  }

  @Override
  public void performs(int place) {
    RuleId over = endOfPlay.performs(place);
    if (over != null) {
      noteEvents();
      note(new DisclosedEvent.TricksOver(over, !endOfPlay.somebodyHasCards()));
    }
    Step step = board.prepared.steps[place];
    if (step instanceof Step.Score && noted.size() < MOST) {
      scoring.performs(place);
    }
    forced = step instanceof Step.SetRandom draw && noted.size() < MOST && isForced(draw);
    if (step instanceof Step.FinishStage && noted.size() < MOST) {
      noteEvents();
      note(new DisclosedEvent.Decided(board.comparison.whole().deciding()));
    }
    if (step instanceof Step.BeginPass && isReset(board.prepared.steps[place + 1])) {
      noteEvents();
      note(new DisclosedEvent.TrickBegun(board.tricks.begun() + 1));
    }
    if (rounds.get(place)) {
      noteEvents();
      note(new DisclosedEvent.RoundBegun());
    }
  }

  @Override
  public void performed(Step step) {
    if (noted.size() >= MOST) {
      return;
    }
    boolean hasEvents = noteEvents();
    noteEffects(step, hasEvents);
    notePlayed();
    if (step instanceof Step.BeginTrick) {
      noteLeader();
    } else if (step.movesCards() && !isToldAnyway(step)) {
      noteMoved(step);
      noteTurned();
    }
    if (step instanceof Step.NewDeal) {
      chosen = false;
      note(new DisclosedEvent.DealBegun(board.state.numbers[StateLayout.DEALS]));
    }
    if (TrickEnding.isGiven(board, step)) {
      note(new DisclosedEvent.TrickTaken(step.rule(), TrickEnding.taker(board)));
    } else if (step instanceof Step.CollectTrick) {
      IndexSet.Builder gathered = new IndexSet.Builder();
      board.piles.touched().forEach(touched -> gathered.add(touched.card()));
      note(new DisclosedEvent.TrickGathered(TrickEnding.taker(board), gathered.build()));
    }
    seatChanges.performed(step).forEach(change -> note(new DisclosedEvent.SeatsChanged(change)));
  }

  /**
   * Finds the steps that begin a pass of the outer loop, after which scores are noted, if something
   * is chosen in it. Deals and tricks have headings of their own.
   */
  private static BitSet rounds(List<Step> steps) {
    BitSet rounds = new BitSet();
    boolean numbered =
        steps.stream()
            .anyMatch(each -> each instanceof Step.NewDeal || each instanceof Step.CollectTrick);
    for (int place = 0; place < steps.size() && !numbered; place++) {
      if (steps.get(place) instanceof Step.NoteScores(RuleId rule)) {
        boolean chosen = false;
        int before = place - 1;
        while (before >= 0
            && !(steps.get(before) instanceof Step.BeginPass pass && pass.rule().equals(rule))) {
          chosen |= steps.get(before).choice() != null;
          before--;
        }
        if (chosen && before >= 0) {
          rounds.set(before);
        }
      }
    }
    return rounds;
  }

  /** Whether a step resets the variables of a trick, as the first thing that is done for it. */
  private static boolean isReset(Step step) {
    return step instanceof Step.Reset(_, Program.Lifetime lifetime)
        && lifetime == Program.Lifetime.TRICK;
  }

  private boolean isForced(Step.SetRandom draw) {
    int[] found = {0};
    return !draw.alternatives().any(board.frame, _ -> ++found[0] > 1) && found[0] == 1;
  }

  private void noteEffects(Step step, boolean hasEvents) {
    effects.performed(step);
    for (Effect effect : effects.noted()) {
      switch (effect) {
        case Effect.Points points -> note(scoring.of(points));
        case Effect.Assigned(_, MatchView.Variable variable) -> {
          // What a choice or chance has set is in its event; of chance, not always which entry.
          if (hasEvents) {
            nameEntry(variable);
          } else if (!setsFirstLeader(step)) {
            note(new DisclosedEvent.Assigned(variable));
          }
        }
      }
    }
    effects.noted().clear();
  }

  /** Names the entry that chance has just set, whatever its event is called. */
  private void nameEntry(MatchView.Variable variable) {
    int last = noted.size() - 1;
    if (last >= 0 && !variable.indices().isEmpty()) {
      switch (noted.get(last)) {
        case DisclosedEvent.Happened(Event.Chance _) ->
            noted.set(last, new DisclosedEvent.Drawn(variable, false));
        case DisclosedEvent.DrawnForced _ ->
            noted.set(last, new DisclosedEvent.Drawn(variable, true));
        default -> {
          // Not set by chance.
        }
      }
    }
  }

  /** Whether a step sets who leads the first of its own tricks, who is noted as that begins. */
  private boolean setsFirstLeader(Step step) {
    return step instanceof Step.SetValue(RuleId rule, CellPlace.Fixed(int cell), _, _)
        && cell == board.prepared.rules.leaderCell()
        && Arrays.stream(board.prepared.steps)
            .anyMatch(each -> each instanceof Step.BeginTrick begin && begin.rule().equals(rule));
  }

  private static boolean isToldAnyway(Step step) {
    return step instanceof Step.PlayCard
        || step instanceof Step.CollectTrick
        || step instanceof Step.NewDeal;
  }

  private void note(DisclosedEvent event) {
    if (noted.size() < MOST) {
      noted.add(event);
    }
  }

  /** Notes the events since the last, and returns whether there are any. */
  private boolean noteEvents() {
    Deque<Event> events = new ArrayDeque<>();
    History last = course.history();
    int now = History.lengthOf(last);
    for (History each = last; each != null && each.length() > eventsNoted; each = each.before()) {
      events.addFirst(each.event());
    }
    eventsNoted = now;
    for (Event event : events) {
      if (event instanceof Event.TrickFinished trick && TrickEnding.isBrokenOff(board, trick)) {
        note(new DisclosedEvent.BrokenOff());
      }
      note(
          forced && event instanceof Event.Chance chance
              ? new DisclosedEvent.DrawnForced(chance)
              : new DisclosedEvent.Happened(event));
    }
    return !events.isEmpty();
  }

  private record Way(int from, int to) {}

  private void notePlayed() {
    Event.Play play = playing;
    playing = null;
    if (play != null && !BoardSight.ofEverything(board).isFaceUp(play.card())) {
      note(new DisclosedEvent.PlayedFaceDown(play.seat(), play.card()));
    }
  }

  private void noteMoved(Step step) {
    Map<Way, IndexSet.Builder> ways = new LinkedHashMap<>();
    for (Piles.Touched touched : board.piles.touched()) {
      int zone = board.piles.zoneOf(touched.card());
      if (zone != touched.zone()) {
        ways.computeIfAbsent(new Way(touched.zone(), zone), _ -> new IndexSet.Builder())
            .add(touched.card());
      }
    }
    ways.forEach(
        (way, cards) ->
            note(
                new DisclosedEvent.Moved(
                    way.from,
                    way.to,
                    cards.build(),
                    manner(step),
                    board.piles.cards(way.from),
                    board.piles.cards(way.to),
                    IntStream.of(board.piles.inOrder(way.to)).boxed().toList())));
  }

  private DisclosedEvent.Manner manner(Step step) {
    if (step.movesToTheBottom()) {
      return DisclosedEvent.Manner.UNDER;
    }
    return step instanceof Step.Deal || !chosen
        ? DisclosedEvent.Manner.DEALT
        : DisclosedEvent.Manner.PLAINLY;
  }

  private void noteTurned() {
    Map<Integer, IndexSet> up = new TreeMap<>();
    Map<Integer, IndexSet> down = new TreeMap<>();
    for (Piles.Touched touched : board.piles.touched()) {
      int card = touched.card();
      boolean lies = board.piles.zoneOf(card) == touched.zone();
      int facing = board.piles.facing(card);
      if (lies && facing == Piles.UP && touched.facing() != Piles.UP) {
        up.merge(touched.zone(), IndexSet.of(card), IndexSet::union);
      } else if (lies && facing == Piles.DOWN && wasUp(touched)) {
        down.merge(touched.zone(), IndexSet.of(card), IndexSet::union);
      }
    }
    up.forEach((zone, cards) -> note(new DisclosedEvent.TurnedUp(zone, cards)));
    down.forEach((zone, cards) -> note(new DisclosedEvent.TurnedDown(zone, cards)));
  }

  private boolean wasUp(Piles.Touched touched) {
    Program.Visibility seen = board.prepared.rules.zones().get(touched.zone()).visibility();
    return touched.facing() == Piles.UP
        || (touched.facing() == Piles.AS_ITS_ZONE && seen == Program.Visibility.EVERYBODY);
  }

  private void noteLeader() {
    Tricks tricks = board.tricks;
    int before = tricks.begun() - 2;
    if (before < 0 || tricks.winnerOf(before) != tricks.leader()) {
      note(new DisclosedEvent.Leads(tricks.leader() + 1));
    }
  }
}
