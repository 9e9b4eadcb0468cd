package tricksmith.engine;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.chance.Outcomes;
import tricksmith.engine.observe.Effects;
import tricksmith.engine.play.History;
import tricksmith.engine.report.Bearing;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Exclusion;
import tricksmith.engine.report.MatchView;
import tricksmith.engine.report.Pick;
import tricksmith.engine.report.Standing;
import tricksmith.engine.report.Status;
import tricksmith.engine.report.TrickComparison;
import tricksmith.engine.state.BoardSight;
import tricksmith.engine.state.PreparedProgram;
import tricksmith.program.Fault;
import tricksmith.program.Program;

/**
 * A match at one moment, as a value: choosing yields another. Thread-safe.
 *
 * <p>The idea is scalachess's, whose rules of the game are an immutable core without effects.
 */
public final class Match {

  private final MatchRun run;

  private Match(MatchRun run) {
    this.run = run;
  }

  /** A match from its beginning up to the first decision. */
  public static Match start(Program rules, long seed) {
    return new Match(MatchRun.start(rules, seed));
  }

  /**
   * The same with what it has done to scores and variables.
   *
   * @param outcomes where chance comes from; null for the seed
   */
  public static Advance begin(Program rules, long seed, @Nullable Outcomes outcomes) {
    MatchRun run = MatchRun.waiting(new PreparedProgram(rules), seed, outcomes);
    Effects effects = new Effects(run.board());
    run.begin(effects);
    run.watch(null);
    return new Advance(new Match(run), effects.noted());
  }

  /** The match in which a run stands now; the run may go on without it. */
  public static Match of(MatchRun run) {
    return new Match(run.copy());
  }

  public Program rules() {
    return run.rules();
  }

  /** What chance is drawn from. */
  public long seed() {
    return run.seed();
  }

  /** How the match stands. */
  public Status status() {
    return run.status();
  }

  /** What has happened so far. */
  public List<Event> events() {
    return run.events();
  }

  /** How many events there have been. */
  public int length() {
    History history = run.history();
    return history == null ? 0 : history.length();
  }

  /**
   * The match after this choice, at the next decision or at its end.
   *
   * @throws IllegalArgumentException if that is not among the options, or nobody is to decide
   */
  public Match choose(Pick pick) {
    MatchRun next = run.copy();
    next.choose(pick);
    return new Match(next);
  }

  /**
   * The match after this choice, with what followed from it.
   *
   * @throws IllegalArgumentException if that is not among the options
   * @throws IllegalStateException if nobody is to decide
   */
  public Advance advance(Pick pick) {
    MatchRun next = run.copy();
    Effects effects = new Effects(next.board());
    next.watch(effects);
    next.choose(pick);
    next.watch(null);
    return new Advance(new Match(next), effects.noted());
  }

  /**
   * The match after the choice of the alternative with this label, or of a pass; several cards are
   * chosen by their labels, separated by spaces.
   *
   * @throws IllegalArgumentException if that is not among the options
   * @throws IllegalStateException if nobody is to decide
   */
  public Match chooseLabel(String label) {
    List<String> labels = label.isBlank() ? List.of() : List.of(label.trim().split("\\s+"));
    Pick pick = run.prepared().picks.pick(run.decision(), label, labels);
    if (pick == null) {
      throw new IllegalArgumentException("Not among the options: " + label);
    }
    return choose(pick);
  }

  /**
   * Every card of the hand that may not be played now, with the obligation that excludes it, in
   * deck order. Empty unless a card is to be played.
   */
  public List<Exclusion> exclusions() {
    return run.copy().exclusions();
  }

  /**
   * What each obligation that binds the next card says of the hand, in the order of the script.
   * Empty unless a card is to be played.
   */
  public List<Bearing> bearings() {
    return run.copy().bearings();
  }

  /**
   * What each criterion says of the cards on the table, in the present stage of the trick; null if
   * no trick is under way.
   */
  public @Nullable TrickComparison comparison() {
    return run.copy().comparison();
  }

  /**
   * The match on a table that is set otherwise by hand. What is being asked is asked again, and
   * what players know is what they see on that table. It must not be written into a match file,
   * which could not say so.
   *
   * @param setting is handed the table as it is; a {@link Fault} that it throws is handed on
   * @throws IllegalStateException if no decision is awaited
   */
  public Match setByHand(Consumer<Scene> setting) {
    return new Match(run.setByHand(board -> setting.accept(Scene.on(board))));
  }

  /** The same as if this card of the hand had been played; null if no card is to be played. */
  public @Nullable TrickComparison comparisonWith(int card) {
    return run.copy().comparisonWith(card);
  }

  /** How the trick under way stands or, between tricks, how the last one ended. */
  public Standing standing() {
    return run.standing();
  }

  /** All that lies on the table, for one from whom nothing is hidden. */
  public MatchView table() {
    return BoardSight.ofEverything(run.board()).view(run.turn());
  }

  /**
   * What a seat sees and knows.
   *
   * @param seat from 1
   * @throws IllegalArgumentException if there is no such seat
   */
  public SeatView view(int seat) {
    return run.view(seat);
  }

  MatchRun run() {
    return run;
  }
}
