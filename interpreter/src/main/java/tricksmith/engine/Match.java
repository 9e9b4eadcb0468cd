package tricksmith.engine;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.chance.Outcomes;
import tricksmith.engine.observe.Effects;
import tricksmith.engine.play.History;
import tricksmith.engine.report.Bearing;
import tricksmith.engine.report.DisclosedEvent;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Exclusion;
import tricksmith.engine.report.MatchView;
import tricksmith.engine.report.Pick;
import tricksmith.engine.report.Standing;
import tricksmith.engine.report.Status;
import tricksmith.engine.report.TrickComparison;
import tricksmith.engine.report.TrickProgress;
import tricksmith.engine.state.BoardSight;
import tricksmith.engine.state.PreparedProgram;
import tricksmith.program.Program;
import tricksmith.program.value.Fault;
import tricksmith.program.value.Values;

/**
 * A match at one moment, as a value: a choice yields another match. Thread-safe.
 *
 * <p>The idea comes from scalachess, where the rules of the game are an immutable core without
 * effects.
 */
public final class Match {

  private final MatchRun run;

  private Match(MatchRun run) {
    this.run = run;
  }

  /** Starts a match, which goes on to the first decision. */
  public static Match start(Program rules, long seed) {
    return new Match(MatchRun.start(rules, seed));
  }

  /**
   * Starts a match, and also returns what it has done to scores and variables.
   *
   * @param outcomes the source of chance; null for the seed
   */
  public static Advance begin(Program rules, long seed, @Nullable Outcomes outcomes) {
    MatchRun run = new MatchRun(new PreparedProgram(rules), seed, outcomes);
    Effects effects = new Effects(run.board());
    run.begin(effects);
    run.watch(null);
    return new Advance(new Match(run), effects.noted());
  }

  /** The match as a run stands now; the run may go on independently. */
  public static Match of(MatchRun run) {
    return new Match(run.copy());
  }

  public Program rules() {
    return run.rules();
  }

  /** The seed that chance is drawn from. */
  public long seed() {
    return run.seed();
  }

  public Status status() {
    return run.status();
  }

  /** Whether a card is to be played next. */
  public boolean isPlayDue() {
    return status() instanceof Status.Deciding(var decision) && decision.isPlay();
  }

  /** What has happened so far. */
  public List<Event> events() {
    return run.events();
  }

  /** What has happened since there were this many events. */
  public List<Event> eventsSince(int length) {
    return History.events(run.history(), length);
  }

  /** The number of events so far. */
  public int length() {
    History history = run.history();
    return history == null ? 0 : history.length();
  }

  /**
   * The match after this choice, at the next decision or at its end.
   *
   * @throws IllegalArgumentException if the choice is not among the options
   * @throws IllegalStateException if no decision is awaited
   */
  public Match choose(Pick pick) {
    MatchRun next = run.copy();
    next.choose(pick);
    return new Match(next);
  }

  /**
   * The match after this choice, with what followed from it.
   *
   * @throws IllegalArgumentException if the choice is not among the options
   * @throws IllegalStateException if no decision is awaited
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
   * @throws IllegalArgumentException if the choice is not among the options
   * @throws IllegalStateException if no decision is awaited
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
   * The cards of the hand that may not be played now, each with the obligation that excludes it, in
   * deck order. Empty unless a card is to be played.
   */
  public List<Exclusion> exclusions() {
    return run.copy().explanations().exclusions();
  }

  /**
   * How each obligation that binds the next card bears on the hand, in the order of the script.
   * Empty unless a card is to be played.
   */
  public List<Bearing> bearings() {
    return run.copy().explanations().bearings();
  }

  /**
   * The same as if no other obligation excluded this card of the hand, so that each says whether it
   * excludes the card by itself.
   */
  public List<Bearing> bearingsSparing(int card) {
    return run.copy().explanations().bearingsSparing(card);
  }

  /**
   * The indices, as labels, of the entry of a variable that the pending decision sets; empty if it
   * sets none.
   */
  public List<String> indicesAsked() {
    return run.copy().explanations().indicesAsked();
  }

  /**
   * How each criterion ranks the cards on the table, in the present stage of the trick; null if no
   * trick is under way.
   */
  public @Nullable TrickComparison comparison() {
    return run.copy().explanations().comparison();
  }

  /**
   * The match on a table that has been changed by hand. The pending question is asked again, and
   * players know only what they see on that table. Such a match must not be written to a match
   * file, which could not record the change.
   *
   * @param setting changes the table, which it receives as it is; a {@link Fault} that it throws is
   *     passed on
   * @throws IllegalStateException if no decision is awaited
   */
  public Match setByHand(Consumer<Scene> setting) {
    return new Match(SceneChange.of(run, setting));
  }

  /**
   * The comparison as if this card of the hand had been played; null if no card is to be played.
   */
  public @Nullable TrickComparison comparisonWith(int card) {
    return run.copy().explanations().comparisonWith(card);
  }

  /**
   * Returns the seats that are best by the first standard of the ending alone, by the first two,
   * and so on, as things stand: what decided a match that is over. Empty if the ending does not
   * compare by standards.
   *
   * @throws Fault if the rules cannot tell
   */
  public List<List<Integer>> winnersByStandards() {
    return run.copy().winnersByStandards();
  }

  /**
   * Returns which case of the ending applies, as things stand; empty if it has none.
   *
   * @throws Fault if the rules cannot tell
   */
  public Optional<DisclosedEvent.Alternative> caseOfEnding() {
    return run.copy().caseOfEnding();
  }

  /** The standing of the trick under way or, between tricks, of the last one at its end. */
  public Standing standing() {
    return run.standing();
  }

  /** How far the trick under way has come, without comparing its cards. */
  public TrickProgress progress() {
    return run.progress();
  }

  /** Everything on the table, for a viewer from whom nothing is hidden. */
  public MatchView table() {
    return BoardSight.ofEverything(run.board()).view(run.turn());
  }

  /** The same with these variables alone; the others are not looked at. */
  public MatchView table(List<Program.ShownVariable> variables) {
    return BoardSight.ofEverything(run.board()).view(run.turn(), variables);
  }

  /** The scores by seat, as {@link Values} encodes numbers. */
  public List<Long> scores() {
    return run.scores();
  }

  /** The cards of all zones, in the order of the program. */
  public List<MatchView.Zone> zones() {
    return BoardSight.ofEverything(run.board()).zones();
  }

  /** The cards in the hand of a seat, from 1, as they lie. */
  public List<Integer> hand(int seat) {
    return zones().get(rules().handZone() + seat - 1).cards().stream()
        .map(MatchView.Lying::card)
        .toList();
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

  /** Returns a run that goes on from here; the match stays as it is. */
  public MatchRun onward() {
    return run.copy();
  }

  MatchRun run() {
    return run;
  }
}
