package tricksmith.editor.session;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
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
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.files.FileWatch;
import tricksmith.editor.files.ImportedMatch;
import tricksmith.editor.files.ScriptFile;
import tricksmith.editor.files.ScriptOnDisk;
import tricksmith.editor.live.MatchSettings;
import tricksmith.editor.live.Pin;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.live.SceneDraft;
import tricksmith.editor.live.Speed;
import tricksmith.editor.session.SessionState.Failure;
import tricksmith.expectation.ScriptTests;
import tricksmith.expectation.TestResult;
import tricksmith.format.Formatted;
import tricksmith.format.Formatter;
import tricksmith.match.Match;
import tricksmith.match.Pick;
import tricksmith.record.MatchFileProblem;
import tricksmith.record.Replay;
import tricksmith.record.ReplayResult;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.source.Source;

/**
 * A script being edited and a match being played by it. Every method asks for something and returns
 * at once; the work is done by the worker, one thing after the other, and what comes of it is
 * handed to the listener as a new state, on the worker's thread.
 */
public final class EditingSession {
  /** How long what is typed may be unkept. */
  public static final Duration DRAFT_PAUSE = Duration.ofMillis(400);

  /** After how long a draft that could not be kept is tried again. */
  private static final Duration DRAFT_AGAIN = Duration.ofSeconds(3);

  private static final Logger LOG = LoggerFactory.getLogger(EditingSession.class);

  private final long firstSeed;
  private final Worker worker;
  private final Consumer<SessionState> listener;
  private final DraftStore drafts;
  private final ScriptSaver saving;
  private final LatestReading reading = new LatestReading();

  /** How many edits there were: what belongs to an earlier one is not worth finishing. */
  private final AtomicLong edits = new AtomicLong();

  /** Touched by the worker only. */
  private SessionState state;

  private boolean draftIsDue;
  private boolean botIsDue;
  private boolean testsAreDue;

  /** Matches from files, which wait for rules to be played by. */
  private final List<ImportedMatch> arrivals = new ArrayList<>();

  private EditingSession(
      ScriptFile.Opened opened,
      MatchSettings wishes,
      long firstSeed,
      Worker worker,
      Consumer<SessionState> listener,
      DraftStore drafts) {
    this.firstSeed = firstSeed;
    this.worker = worker;
    this.listener = listener;
    this.drafts = drafts;
    this.state = SessionState.opened(opened, wishes);
    saving = new ScriptSaver(new FileWatch(!opened.isNew()), drafts);
  }

  /**
   * Begins a session with what was found in a file, and checks it without a pause.
   *
   * @param seed of the first match
   */
  public static EditingSession open(
      ScriptFile.Opened opened,
      MatchSettings wishes,
      long seed,
      Worker worker,
      Consumer<SessionState> listener) {
    return open(opened, wishes, seed, worker, listener, DraftStore.NONE);
  }

  /** The same, keeping drafts of what is not saved. */
  public static EditingSession open(
      ScriptFile.Opened opened,
      MatchSettings wishes,
      long seed,
      Worker worker,
      Consumer<SessionState> listener,
      DraftStore drafts) {
    EditingSession session = new EditingSession(opened, wishes, seed, worker, listener, drafts);
    worker.run(() -> session.check(0, opened.text()));
    return session;
  }

  /** The text has become this one. It is checked, unless it is another one when its turn comes. */
  public void edit(String text) {
    long edit = edits.incrementAndGet();
    worker.run(() -> become(before -> before.withText(text)));
    worker.run(this::keepDraftSoon);
    worker.run(() -> check(edit, text));
  }

  /** Reads and checks a text, or hands out what the session has read. May be asked anywhere. */
  public GameScript read(String text) {
    return reading.of(text);
  }

  private void keepDraftSoon() {
    if (!draftIsDue) {
      draftIsDue = true;
      worker.runAfter(DRAFT_PAUSE, this::keepDraft);
    }
  }

  private void keepDraft() {
    draftIsDue = false;
    if (!state.isUnsaved()) {
      drafts.forget();
      isKept();
      return;
    }
    try {
      drafts.keep(state.disk().file().path(), state.savedText(), state.text());
      isKept();
    } catch (IOException failure) {
      isNotKept(failure);
    }
  }

  private void isKept() {
    if (state.unkept() != null) {
      become(before -> before.withUnkept(null));
    }
  }

  /** Said at once, and tried again until it can be done: the reason may go away. */
  private void isNotKept(IOException failure) {
    String reason = String.valueOf(failure.getMessage());
    if (!reason.equals(state.unkept())) {
      LOG.warn("No draft was kept", failure);
      become(before -> before.withUnkept(reason));
    }
    draftIsDue = true;
    worker.runAfter(DRAFT_AGAIN, this::keepDraft);
  }

  /** All is saved, or what is not is meant to be lost: no draft is kept any more. */
  public void endDrafts() {
    drafts.end();
  }

  /** Plays in another way: so many players, these options. */
  public void wish(MatchSettings wishes) {
    change(before -> setUp(before.withWishes(wishes)));
  }

  /**
   * Chooses for the seat that is asked.
   *
   * @param shown the match as it was when the choice was offered; if it has gone on since, nothing
   *     happens
   */
  public void choose(Match shown, Pick pick) {
    play(playtest -> playtest.choose(shown, pick));
  }

  /** Begins another match by the rules in force. */
  public void newMatch(long seed) {
    play(playtest -> playtest.begin(seed));
  }

  /** Takes the last choice of a human back, and what came after it. */
  public void takeBack() {
    play(Playtest::takeBack);
  }

  /** Goes on from where the match stands, even if more was played by other rules. */
  public void goOn() {
    play(Playtest::goOn);
  }

  /** Lets somebody else decide for a seat. */
  public void seat(int seat, Occupant occupant) {
    play(playtest -> playtest.seat(seat, occupant));
  }

  /** Shows all cards, or only those that a human at the table sees. */
  public void openHands(boolean open) {
    play(playtest -> playtest.openHands(open));
  }

  /**
   * Saves the text as it is when the worker comes to it; not if the file was changed by others and
   * nobody has said what is to become of that.
   *
   * @param listener told on the worker's thread what came of it, after the state
   */
  public void save(Consumer<SaveOutcome> listener) {
    save(saving::save, listener);
  }

  /** Saves the text, likewise, whatever others have written. */
  public void saveOver(Consumer<SaveOutcome> listener) {
    save(saving::saveOver, listener);
  }

  /** Saves the text, likewise, in another file, which is its file from now on. */
  public void saveAs(Path path, Consumer<SaveOutcome> listener) {
    save(before -> saving.saveAs(before, path), listener);
  }

  /** Saves the text by itself: only where nobody has touched the file. */
  public void saveUnasked() {
    change(saving::saveUnasked);
  }

  private void save(UnaryOperator<SessionState> way, Consumer<SaveOutcome> listener) {
    worker.run(
        () -> {
          become(way);
          keepDraftSoon();
          listener.accept(ScriptSaver.outcome(state));
        });
  }

  /**
   * Lays a text out, if it has no errors; the listener is told on the worker's thread, and not at
   * all if it has.
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

  /** Looks whether others have changed the file. */
  public void lookAtFile() {
    worker.run(
        () -> {
          SessionState now = saving.look(state);
          if (!now.disk().equals(state.disk())) {
            become(before -> before.withDisk(now.disk()));
            keepDraftSoon();
          }
        });
  }

  /**
   * What others have written is what is saved now; what is edited here differs from it.
   *
   * @param others the text that somebody has seen; if there is another one by now, nobody knows
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
   * Shows a match that comes from a file, as soon as there are rules to play it by.
   *
   * @param listener told on the worker's thread where it differs from what the rules make of it;
   *     not at all if it does not
   */
  public void arrive(ImportedMatch match, Consumer<MatchFileProblem> listener) {
    worker.run(() -> become(before -> arrived(before, match, listener)));
  }

  private SessionState arrived(
      SessionState before, ImportedMatch match, Consumer<MatchFileProblem> listener) {
    arrivals.add(match);
    SessionState after = setUp(before.withWishes(match.wishes()));
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
   * Writes the branch on which the match stands into a match file.
   *
   * @param listener told on the worker's thread what came of it
   */
  public void saveMatch(Path file, Consumer<ExportResult> listener) {
    worker.run(() -> listener.accept(new MatchExporter(state).save(file)));
  }

  /** Writes rules, match and notes into one file, likewise. */
  public void share(Path file, Consumer<ExportResult> listener) {
    worker.run(() -> listener.accept(new MatchExporter(state).share(file)));
  }

  private void check(long edit, String text) {
    if (edit != edits.get()) {
      return;
    }
    become(
        before -> {
          GameScript script = reading.of(text);
          return edit == edits.get() ? follow(before.withoutProgramError(), script) : before;
        });
  }

  private SessionState follow(SessionState before, GameScript script) {
    return setUp(before.withReading(script, List.of()));
  }

  private SessionState setUp(SessionState before) {
    GameScript script = before.reading();
    if (script == null || !script.isPlayable()) {
      return before;
    }
    Game inForce = before.playing() == null ? null : before.playing().game();
    MatchSettings.Outcome outcome = before.wishes().setUp(script, inForce);
    SessionState after = before.withReading(script, outcome.objections());
    if (outcome.game() == null) {
      return after;
    }
    testsAreDue = true;
    Playtest playtest = before.playtest().under(outcome.game(), firstSeed);
    for (ImportedMatch due : arrivals) {
      playtest = playtest.open(due.branches(), due.present(), due.at());
    }
    arrivals.clear();
    return after.withPlaytest(playtest);
  }

  /** Does something with the match; nothing happens where there is none. */
  public void play(UnaryOperator<Playtest> change) {
    change(before -> before.withPlaytest(change.apply(before.playtest())));
  }

  /** The same with something that goes on for long, until somebody types: that goes first. */
  public void playOn(BiFunction<Playtest, BooleanSupplier, Playtest> change) {
    change(
        before -> {
          long edit = edits.get();
          return before.withPlaytest(change.apply(before.playtest(), () -> edit == edits.get()));
        });
  }

  /**
   * Sets the table by hand.
   *
   * @param done told on the worker's thread what came of it: why it cannot be set so, or nothing
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
   * Writes the moment at which the match stands as a test of the script.
   *
   * @param listener handed the test on the worker's thread; not at all if there is nothing that a
   *     test could expect there
   */
  public void pin(String title, Consumer<Pin> listener) {
    worker.run(
        () -> {
          LiveMatch playing = state.playing();
          if (playing != null) {
            Pin.of(playing, title).ifPresent(listener);
          }
        });
  }

  private void change(UnaryOperator<SessionState> change) {
    worker.run(() -> become(change));
  }

  /**
   * One step of the session. An error of the program costs this step and not the session, with
   * which the text would be lost.
   */
  private void become(UnaryOperator<SessionState> change) {
    try {
      state = withBotsDone(change.apply(state));
    } catch (RuntimeException error) {
      LOG.error("The editor could not go on", error);
      state = state.withFailure(new Failure(Failure.Kind.PROGRAM_ERROR, error.toString()));
    }
    listener.accept(state);
    letBotsChooseSoon();
    runTestsSoon();
  }

  /** Lets bots play until it is a human's turn, or until somebody types. */
  private SessionState withBotsDone(SessionState before) {
    if (before.playtest().speed() != Speed.AT_ONCE || !before.playtest().isBotsTurn()) {
      return before;
    }
    long edit = edits.get();
    return before.withPlaytest(before.playtest().botsDone(() -> edit == edits.get()));
  }

  /** Bots that take their time choose one after the other, so that one can follow them. */
  private void letBotsChooseSoon() {
    Speed speed = state.playtest().speed();
    if (speed != Speed.AT_ONCE && state.playtest().isBotsTurn() && !botIsDue) {
      botIsDue = true;
      worker.runAfter(state.playtest().botsPause(), this::letBotChoose);
    }
  }

  private void letBotChoose() {
    botIsDue = false;
    become(before -> before.withPlaytest(before.playtest().botChooses()));
  }

  /** After everything else: the match follows an edit first. */
  private void runTestsSoon() {
    if (testsAreDue) {
      testsAreDue = false;
      long edit = edits.get();
      worker.run(() -> runTests(edit));
    }
  }

  private void runTests(long edit) {
    LiveMatch playing = state.playing();
    if (playing != null && edit == edits.get()) {
      List<TestResult> results = ScriptTests.run(playing.game().script());
      if (!results.equals(state.playtest().tests())) {
        become(before -> before.withPlaytest(before.playtest().tested(results)));
      }
    }
  }
}
