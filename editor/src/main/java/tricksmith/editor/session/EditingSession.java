package tricksmith.editor.session;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tricksmith.editor.branches.Arranged;
import tricksmith.editor.branches.Bots;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.branches.SeatAssignment;
import tricksmith.editor.files.FileWatch;
import tricksmith.editor.files.ImportedMatch;
import tricksmith.editor.files.ScriptFile;
import tricksmith.editor.files.ScriptOnDisk;
import tricksmith.editor.live.MatchSettings;
import tricksmith.editor.live.Pin;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.live.SceneDraft;
import tricksmith.editor.live.Speed;
import tricksmith.editor.picture.Holding;
import tricksmith.editor.picture.Thought;
import tricksmith.editor.session.SessionState.Failure;
import tricksmith.format.Formatted;
import tricksmith.format.Formatter;
import tricksmith.players.Level;
import tricksmith.record.MatchFileProblem;
import tricksmith.record.Replay;
import tricksmith.record.ReplayResult;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.service.Analysis;
import tricksmith.source.Diagnostic;
import tricksmith.source.Edit;
import tricksmith.source.Source;
import tricksmith.trial.StoppedMatch;

/**
 * A script being edited, and the match played under it. Every method returns at once. A worker
 * processes requests in order and hands each new state to the listener, on its own thread.
 */
public final class EditingSession {
  private static final Logger LOG = LoggerFactory.getLogger(EditingSession.class);

  private final long firstSeed;
  private final Worker worker;
  private final Consumer<SessionState> listener;
  private final Steps steps = new Steps();
  private final ScriptSaver saving;
  private final DraftSaver drafts;
  private final FollowUp followUp;
  private final LatestReading reading = new LatestReading();

  /** Whether checking and playing are switched off. */
  private volatile boolean resting;

  /** Counts edits: work for an earlier edit is not worth finishing. */
  private final AtomicLong edits = new AtomicLong();

  /** The most choices of a match to watch: as many as first matches are followed. */
  private static final int LONGEST_WATCHED = 4_000;

  /** Confined to the worker. */
  private SessionState state;

  /** Matches from files, waiting for rules to be played by. */
  private final List<ImportedMatch> arrivals = new ArrayList<>();

  private EditingSession(
      ScriptFile.Opened opened,
      MatchSettings settings,
      long firstSeed,
      Worker worker,
      Consumer<SessionState> listener,
      DraftStore drafts) {
    this.firstSeed = firstSeed;
    this.worker = worker;
    this.listener = listener;
    this.state = SessionState.opened(opened, settings);
    this.drafts = new DraftSaver(drafts, worker, steps);
    saving = new ScriptSaver(new FileWatch(!opened.isNew()), drafts);
    followUp = new FollowUp(worker, steps);
  }

  /**
   * Starts a session with the contents of a file, and checks it right away. Warnings, the results
   * of its tests and first matches follow once it has been {@linkplain #drawn drawn}.
   *
   * @param seed of the first match
   * @param drafts stores drafts of unsaved text
   * @param resting whether neither to check nor to play the script before it is woken
   */
  public static EditingSession open(
      ScriptFile.Opened opened,
      MatchSettings settings,
      long seed,
      Worker worker,
      Consumer<SessionState> listener,
      DraftStore drafts,
      boolean resting) {
    EditingSession session = new EditingSession(opened, settings, seed, worker, listener, drafts);
    session.resting = resting;
    worker.run(
        resting
            ? () -> session.become(before -> before.withResting(true))
            : () -> session.begin(opened.text()));
    return session;
  }

  /** Checks and plays the script from now on. */
  public void wake() {
    worker.run(
        () -> {
          resting = false;
          become(before -> before.withResting(false));
          check(edits.get(), state.text());
        });
  }

  /** Notes that what was opened has been drawn: now there is time for everything else. */
  public void drawn() {
    worker.run(
        () -> {
          followUp.awaitDrawing(false);
          become(
              before ->
                  before.isChecked() ? before.withReading(reading.of(before.text())) : before);
        });
  }

  /** Replaces the text. It is checked unless there is a newer one when its turn comes. */
  public void edit(String text) {
    long edit = edits.incrementAndGet();
    Bots.putOffLessons();
    worker.run(() -> become(before -> before.withText(text)));
    worker.run(drafts::keepSoon);
    worker.run(() -> check(edit, text));
  }

  /**
   * Reads and checks a text, or returns what the session has read already; empty while it rests.
   * Thread-safe.
   */
  public Optional<GameScript> read(String text) {
    return resting ? Optional.empty() : Optional.of(reading.of(text));
  }

  /**
   * Analyzes a text, sharing what the session reads; empty while it rests. What a text means is
   * known before it has been reviewed for warnings. Thread-safe.
   */
  public Optional<Analysis> analyze(String text) {
    return resting
        ? Optional.empty()
        : Optional.of(Analysis.of(reading.toPlay(text), () -> reading.of(text)));
  }

  /** Ends the drafts: everything is saved, or deliberately given up. */
  public void endDrafts() {
    drafts.end();
  }

  /** Changes the number of players and the options. */
  public void configure(MatchSettings settings) {
    worker.run(
        () -> {
          become(before -> setUp(before.withSettings(settings)));
          judge();
        });
  }

  /**
   * Plays the match again that a diagnostic is about, on a branch of its own, up to where it
   * stopped; does nothing if the diagnostic is about none.
   *
   * @param name of the branch
   */
  public void watch(Diagnostic diagnostic, String name) {
    change(before -> before.stop(diagnostic).map(stop -> watch(before, stop, name)).orElse(before));
  }

  private SessionState watch(SessionState before, StoppedMatch stop, String name) {
    MatchSettings wanted = new MatchSettings(stop.setup().players(), stop.setup().options());
    SessionState after = setUp(before.withSettings(wanted));
    return after.withPlaytest(
        after.playtest().openExample(name, Level.RANDOM, stop.seed(), LONGEST_WATCHED));
  }

  /** Starts another match under the rules in force. */
  public void newMatch(long seed) {
    play(playtest -> playtest.begin(seed));
  }

  /** Takes back the last human choice and everything after it. */
  public void takeBack() {
    play(Playtest::takeBack);
  }

  /**
   * Saves the text as it is when the worker gets to it, unless others have changed the file and
   * nobody has resolved the conflict.
   *
   * @param listener told the outcome on the worker's thread, after the state
   */
  public void save(Consumer<SaveOutcome> listener) {
    save(saving::save, listener);
  }

  /** Saves as {@link #save} does, whatever others have written. */
  public void saveOver(Consumer<SaveOutcome> listener) {
    save(saving::saveOver, listener);
  }

  /** Saves as {@link #save} does, to another file, which becomes the script's. */
  public void saveAs(Path path, Consumer<SaveOutcome> listener) {
    save(before -> saving.saveAs(before, path), listener);
  }

  /** Saves without being asked, only if nobody else has touched the file. */
  public void saveUnasked() {
    change(saving::saveUnasked);
  }

  private void save(UnaryOperator<SessionState> way, Consumer<SaveOutcome> listener) {
    worker.run(
        () -> {
          become(way);
          drafts.keepSoon();
          listener.accept(ScriptSaver.outcome(state));
        });
  }

  /**
   * Formats a text. The listener is called on the worker's thread, and only if the text has no
   * errors.
   */
  public void format(String text, Consumer<String> listener) {
    worker.run(
        () -> {
          Source source = new Source(state.disk().file().name(), text);
          if (Formatter.format(source) instanceof Formatted.LaidOut(String laidOut)) {
            listener.accept(laidOut);
          }
        });
  }

  /** Checks for outside changes to the file. */
  public void lookAtFile() {
    worker.run(
        () -> {
          SessionState now = saving.look(state);
          if (!now.disk().equals(state.disk())) {
            become(before -> before.withDisk(now.disk()));
            drafts.keepSoon();
          }
        });
  }

  /**
   * Accepts an outside version as the saved text, from which the edited text now differs.
   *
   * @param others the text that the user has seen; if the file has changed yet again, nothing
   *     happens
   */
  public void acknowledgeOutside(String others) {
    change(
        before -> {
          ScriptOnDisk disk = before.disk();
          boolean known = disk.otherText().filter(others::equals).isPresent();
          return known ? before.withDisk(ScriptOnDisk.of(disk.file(), others)) : before;
        });
  }

  // Matches in files.

  /**
   * Shows a match from a file as soon as there are rules to play it by.
   *
   * @param listener told on the worker's thread where the match differs from what the rules yield;
   *     not called if it does not
   */
  public void arrive(ImportedMatch match, Consumer<MatchFileProblem> listener) {
    worker.run(
        () -> {
          become(before -> arrived(before, match, listener));
          judge();
        });
  }

  private SessionState arrived(
      SessionState before, ImportedMatch match, Consumer<MatchFileProblem> listener) {
    arrivals.add(match);
    SessionState after = setUp(before.withSettings(match.settings()));
    LiveMatch playing = after.playing();
    if (arrivals.isEmpty() && playing != null) {
      match
          .recorded()
          .map(recorded -> Replay.of(recorded, playing.game().rules(), true))
          .ifPresent(
              replayed -> {
                if (replayed instanceof ReplayResult.Refused(MatchFileProblem problem)) {
                  listener.accept(problem);
                }
              });
    }
    return after;
  }

  /**
   * Writes the current branch to a match file.
   *
   * @param listener told the result on the worker's thread
   */
  public void saveMatch(Path file, Consumer<ExportResult> listener) {
    worker.run(() -> listener.accept(new MatchExporter(state).save(file)));
  }

  /**
   * Writes rules, match and notes to one file.
   *
   * @param listener told the result on the worker's thread
   */
  public void share(Path file, Consumer<ExportResult> listener) {
    worker.run(() -> listener.accept(new MatchExporter(state).share(file)));
  }

  /**
   * Lets the match follow a text first. Then its effect is judged, unless there is a newer text,
   * for which that will be done together. Warnings come last: they take as long again to find.
   */
  private void check(long edit, String text) {
    if (resting || edit != edits.get()) {
      return;
    }
    followUp.awaitDrawing(false);
    become(
        before -> {
          GameScript script = reading.toPlay(text);
          return edit == edits.get() ? follow(before.withoutProgramError(), script) : before;
        });
    if (edit == edits.get()) {
      judge();
    }
    become(before -> edit == edits.get() ? before.withReading(reading.of(text)) : before);
  }

  /** Reads and plays the text that was opened. */
  private void begin(String text) {
    if (edits.get() == 0) {
      followUp.awaitDrawing(true);
      become(
          before -> {
            GameScript script = reading.toPlay(text);
            return follow(before, script).withReading(script);
          });
    }
  }

  private void judge() {
    if (!state.playtest().isJudged()) {
      become(SessionState::judged);
    }
  }

  private SessionState follow(SessionState before, GameScript script) {
    followUp.matchesAreDue(script.isPlayable());
    return setUp(before.withObjections(List.of()), script);
  }

  private SessionState setUp(SessionState before) {
    GameScript script = before.reading();
    return script == null ? before : setUp(before, reading.toPlay(script.source().text()));
  }

  private SessionState setUp(SessionState before, GameScript script) {
    if (!script.isPlayable()) {
      return before;
    }
    LiveMatch present = before.playtest().byRulesOfText();
    Game inForce = present == null ? null : present.game();
    MatchSettings.Outcome outcome = before.settings().setUp(script, inForce);
    SessionState after = before.withObjections(outcome.objections());
    if (outcome.game() == null) {
      return after;
    }
    followUp.testsAreDue();
    Playtest playtest = before.playtest().takenOver(outcome.game(), firstSeed);
    for (ImportedMatch due : arrivals) {
      playtest = due.seating().map(playtest::seated).orElse(playtest);
      playtest = playtest.open(due.branches(), due.present(), due.at());
    }
    arrivals.clear();
    return after.withPlaytest(playtest);
  }

  /** Changes the match; does nothing if there is none. */
  public void play(UnaryOperator<Playtest> change) {
    change(before -> played(before, change.apply(before.playtest())));
  }

  /** Changes the match in a way that may take long; typing cuts it short. */
  public void playOn(BiFunction<Playtest, BooleanSupplier, Playtest> change) {
    change(before -> played(before, change.apply(before.playtest(), steps.untilEdited())));
  }

  /** Bots learn a game when somebody moves in a match of it, or seats them there. */
  private SessionState played(SessionState before, Playtest after) {
    LiveMatch live = before.playing();
    SeatAssignment seating = before.playtest().viewers().seating();
    if (live != null && !(live.equals(after.live()) && seating.equals(after.viewers().seating()))) {
      followUp.teachBots();
    }
    return before.withPlaytest(after);
  }

  /**
   * Sets the table by hand.
   *
   * @param done told on the worker's thread why the table cannot be set; empty on success
   */
  public void arrange(SceneDraft draft, Consumer<Optional<Arranged.Refused>> done) {
    worker.run(
        () -> {
          List<Arranged.Refused> objections = new ArrayList<>();
          become(before -> before.withPlaytest(before.playtest().arrange(draft, objections::add)));
          done.accept(objections.stream().findFirst());
        });
  }

  /**
   * Asks for the reasoning behind a choice.
   *
   * @param choices the moment after the choice
   * @param listener told on the worker's thread; not called if there was no such choice
   */
  public void askWhy(int choices, Consumer<Thought> listener) {
    worker.run(
        () -> {
          state.playtest().thought(choices).ifPresent(listener);
          followUp.teachBots();
          followUp.schedule();
        });
  }

  /**
   * Asks what a hidden hand may hold.
   *
   * @param listener told on the worker's thread; not called if the hand is fully visible
   */
  public void askHolding(int seat, Consumer<Holding> listener) {
    worker.run(() -> state.playtest().holding(seat).ifPresent(listener));
  }

  /**
   * Writes a moment as a test of the script.
   *
   * @param choices the moment; {@link PlaytestActions#NOW} for the current one
   * @param listener given the test on the worker's thread; not called if there is nothing to expect
   */
  public void pin(int choices, String title, Consumer<Edit> listener) {
    worker.run(
        () -> {
          LiveMatch playing = state.playing();
          if (playing != null) {
            LiveMatch moment = choices == PlaytestActions.NOW ? playing : playing.to(choices);
            Pin.of(moment, title).ifPresent(listener);
          }
        });
  }

  private void change(UnaryOperator<SessionState> change) {
    worker.run(() -> become(change));
  }

  /**
   * Performs one step of the session. A bug, or a script that needs too much memory, costs only
   * this step, not the session and the user's text.
   */
  @SuppressWarnings("ReferenceEquality") // A step that changes nothing returns the same state.
  private void become(UnaryOperator<SessionState> change) {
    SessionState before = state;
    try {
      state = withBotsDone(change.apply(state));
    } catch (OutOfMemoryError error) {
      LOG.error("The script asks for too much memory", error);
      state = state.withFailure(new Failure(Failure.Kind.OUT_OF_MEMORY, ""));
    } catch (RuntimeException | Error error) {
      LOG.error("The editor could not go on", error);
      state = state.withFailure(new Failure(Failure.Kind.PROGRAM_ERROR, error.toString()));
    }
    if (state != before) {
      listener.accept(state);
    }
    followUp.schedule();
  }

  private final class Steps implements SessionSteps {
    @Override
    public SessionState state() {
      return state;
    }

    @Override
    public void become(UnaryOperator<SessionState> change) {
      EditingSession.this.become(change);
    }

    @Override
    public BooleanSupplier untilEdited() {
      long edit = edits.get();
      return () -> edit == edits.get();
    }
  }

  /** Lets bots play until it is a human's turn or the user types. */
  private SessionState withBotsDone(SessionState before) {
    if (before.playtest().speed() != Speed.AT_ONCE || !before.playtest().isBotsTurn()) {
      return before;
    }
    return before.withPlaytest(before.playtest().botsDone(steps.untilEdited()));
  }
}
