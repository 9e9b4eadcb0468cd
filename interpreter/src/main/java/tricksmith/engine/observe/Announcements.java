package tricksmith.engine.observe;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.engine.play.Question;
import tricksmith.engine.play.Sightings;
import tricksmith.engine.play.StepObserver;
import tricksmith.engine.report.DisclosedEvent;
import tricksmith.engine.report.Effect;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.MatchView;
import tricksmith.engine.report.SeatChange;
import tricksmith.engine.report.SeenEvent;
import tricksmith.engine.state.Answer;
import tricksmith.engine.state.Board;
import tricksmith.engine.state.BoardSight;
import tricksmith.engine.state.Privacy;
import tricksmith.program.Step;
import tricksmith.program.expression.CellPlace;
import tricksmith.program.value.RuleId;

/**
 * Notes what one viewer learns as statements set variables and score points, and change who plays
 * for whom, by which criteria tricks are decided, and why no more are played.
 */
public final class Announcements implements StepObserver {

  private static final int NOBODY = -1;

  /** What is noted from one choice to the next, more than anybody would look through. */
  private static final int MOST = 1_000;

  private final Board board;
  private final int viewer;
  private final Sightings sightings;
  private final Effects effects;
  private final EndOfPlay endOfPlay;
  private final SeatChanges seatChanges;

  /** How the statement under way scores; null if it says nothing, or something else is done. */
  private @Nullable ScoreReading scoring;

  /** Whether the statement under way scores what each trick brings. */
  private boolean asAlways;

  private int eventsBefore;
  private int noted;

  /** Starts noting what a player learns on this board. */
  public static Announcements of(Board board, int player, Sightings sightings) {
    return new Announcements(board, player, sightings, BoardSight.of(board, player));
  }

  /** Starts noting what happens on this board, hiding nothing. */
  public static Announcements ofEverything(Board board, Sightings sightings) {
    return new Announcements(board, NOBODY, sightings, BoardSight.ofEverything(board));
  }

  private Announcements(Board board, int viewer, Sightings sightings, BoardSight sight) {
    this.board = board;
    this.viewer = viewer;
    this.sightings = sightings;
    effects = new Effects(board, sight);
    endOfPlay = new EndOfPlay(board);
    seatChanges = SeatChanges.fromNowOn(board);
    eventsBefore = sightings.events();
  }

  @Override
  public void plays(int player, int card) {
    noted = 0;
  }

  @Override
  public void chooses(Step step, Question asked, Answer answer) {
    noted = 0;
    IndexSet audience = asked.audience();
    List<String> indices = AskedEntry.indices(board, step);
    if (!indices.isEmpty() && (viewer == NOBODY || audience == null || audience.contains(viewer))) {
      sightings.note(new SeenEvent.Asked(asked.player + 1, indices));
    }
  }

  @Override
  public void shows(IndexSet cards, IndexSet players) {}

  @Override
  public boolean isToldBefore() {
    return true;
  }

  @Override
  public void performs(int place) {
    RuleId over = endOfPlay.performs(place);
    if (over != null && endOfPlay.somebodyHasCards()) {
      sightings.note(new SeenEvent.TricksOver(over));
    }
    if (noted < MOST && board.prepared.steps[place] instanceof Step.FinishStage) {
      noteDeciding();
    }
    if (noted < MOST && board.prepared.steps[place] instanceof Step.Score) {
      asAlways = ScoreReading.isForEachTrick(board, place);
      scoring = asAlways ? null : reading(place);
    }
  }

  /** Notes which criteria decide the trick, if the viewer sees everything that they compare. */
  private void noteDeciding() {
    List<Event.Reason> criteria = board.comparison.whole().deciding();
    if (criteria.isEmpty() || seesWhy(criteria.getLast())) {
      sightings.note(new SeenEvent.Decided(criteria));
    }
  }

  private boolean seesWhy(Event.Reason last) {
    if (viewer == NOBODY) {
      return true;
    }
    BoardSight sight = BoardSight.of(board, viewer);
    return board.prepared.seesWhy(viewer, last.rule())
        && board.tricks.record().stream().allMatch(play -> sight.sees(play.card()));
  }

  /** Reads how a step scores as far as the viewer knows what it depends on; null if it does not. */
  private @Nullable ScoreReading reading(int place) {
    Board looked = board.copyAsLowered();
    Privacy privacy = new Privacy(viewer, inSight());
    privacy.watch(NOBODY, NOBODY);
    looked.privacy = viewer == NOBODY ? null : privacy;
    ScoreReading reading = new ScoreReading(looked);
    reading.performs(place);
    return privacy.isBreached() ? null : reading;
  }

  /** Where the cards lie that the viewer sees. */
  private IndexSet[] inSight() {
    BoardSight sight = BoardSight.of(board, viewer);
    IndexSet[] places = new IndexSet[board.prepared.cards];
    Arrays.setAll(
        places, card -> sight.sees(card) ? IndexSet.of(board.zoneOf(card)) : IndexSet.EMPTY);
    return places;
  }

  @Override
  public void performed(Step step) {
    boolean hasEvents = sightings.events() > eventsBefore;
    eventsBefore = sightings.events();
    effects.performed(step);
    for (Effect effect : noted < MOST ? effects.noted() : List.<Effect>of()) {
      noted++;
      switch (effect) {
        case Effect.Points points -> note(points);
        case Effect.Assigned(_, MatchView.Variable variable) -> {
          // What a choice or chance has set is in its event.
          if (!hasEvents && !variable.hidden() && !setsLeader(step)) {
            sightings.note(new SeenEvent.Assigned(variable));
          }
        }
      }
    }
    effects.noted().clear();
    scoring = null;
    for (SeatChange change : seatChanges.performed(step)) {
      sightings.note(new SeenEvent.SeatsChanged(change));
    }
  }

  private void note(Effect.Points points) {
    if (!asAlways) {
      ScoreReading reading = scoring;
      DisclosedEvent.Scored scored =
          reading == null
              ? new DisclosedEvent.Scored(
                  points, List.of(), List.of(), DisclosedEvent.Calculation.NONE)
              : reading.withoutElements(points);
      sightings.note(new SeenEvent.Scored(scored));
    }
  }

  private boolean setsLeader(Step step) {
    return step instanceof Step.SetValue(_, CellPlace.Fixed(int cell), _, _)
        && cell == board.prepared.rules.leaderCell();
  }
}
