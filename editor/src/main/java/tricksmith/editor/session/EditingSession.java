package tricksmith.editor.session;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tricksmith.editor.session.SessionState.Failure;
import tricksmith.match.Event;
import tricksmith.match.Match;
import tricksmith.match.Pick;
import tricksmith.match.Status;
import tricksmith.players.Bot;
import tricksmith.players.RandomBot;
import tricksmith.script.GameScript;
import tricksmith.source.Source;

/**
 * A script being edited and a match being played by it. Every method asks for something and returns
 * at once; the work is done by the worker, one thing after the other, and what comes of it is
 * handed to the listener as a new state, on the worker's thread.
 */
public final class EditingSession {
  /** How long nothing must be typed before the text is checked. */
  public static final Duration PAUSE = Duration.ofMillis(250);

  private static final Logger LOG = LoggerFactory.getLogger(EditingSession.class);

  private final ScriptFile file;
  private final Wishes wishes;
  private final long firstSeed;
  private final Worker worker;
  private final Consumer<SessionState> listener;

  /** How many edits there were: what belongs to an earlier one is not worth finishing. */
  private final AtomicLong edits = new AtomicLong();

  /** Touched by the worker only. */
  private SessionState state;

  private EditingSession(
      ScriptFile.Opened opened,
      Wishes wishes,
      long firstSeed,
      Worker worker,
      Consumer<SessionState> listener) {
    this.file = opened.file();
    this.wishes = wishes;
    this.firstSeed = firstSeed;
    this.worker = worker;
    this.listener = listener;
    this.state = SessionState.opened(opened.text(), opened.text());
  }

  /**
   * Begins a session with what was found in a file, and checks it without a pause.
   *
   * @param seed of the first match
   */
  public static EditingSession open(
      ScriptFile.Opened opened,
      Wishes wishes,
      long seed,
      Worker worker,
      Consumer<SessionState> listener) {
    EditingSession session = new EditingSession(opened, wishes, seed, worker, listener);
    worker.run(() -> session.check(0, opened.text()));
    return session;
  }

  /** The text has become this one. It is checked when the typing pauses. */
  public void edit(String text) {
    long edit = edits.incrementAndGet();
    change(before -> before.withText(text));
    worker.runAfter(PAUSE, () -> check(edit, text));
  }

  /**
   * Chooses for the seat that is asked.
   *
   * @param shown the match as it was when the choice was offered; if it has gone on since, nothing
   *     happens
   */
  public void choose(Match shown, Pick pick) {
    changeMatch(playing -> playing.match() == shown ? playing.choose(pick) : playing);
  }

  /** Begins another match by the rules in force. */
  public void newMatch(long seed) {
    changeMatch(playing -> Playing.start(playing.game(), seed));
  }

  /** Takes the last choice of a human back, and what came after it. */
  public void takeBack() {
    changeMatch(playing -> playing.takeBack(state.seating()));
  }

  /** Goes on from where the match stands, even if more was played by other rules. */
  public void goOn() {
    changeMatch(Playing::goOn);
  }

  /** Lets somebody else decide for a seat. */
  public void seat(int seat, Occupant occupant) {
    change(before -> before.withSeating(before.seating().with(seat, occupant)));
  }

  /** Shows all cards, or only those that a human at the table sees. */
  public void openHands(boolean open) {
    change(before -> before.withOpenHands(open));
  }

  /** Saves the text as it is when the worker comes to it. */
  public void save() {
    change(this::saved);
  }

  private SessionState saved(SessionState before) {
    try {
      file.write(before.text());
      return before.withSaved(before.text());
    } catch (IOException failure) {
      LOG.debug("The script was not saved", failure);
      return before.withFailure(
          new Failure(Failure.Kind.NOT_SAVED, String.valueOf(failure.getMessage())));
    }
  }

  private void check(long edit, String text) {
    if (edit != edits.get()) {
      return;
    }
    become(
        before -> {
          GameScript script = GameScript.read(new Source(file.name(), text));
          return edit == edits.get() ? read(before.withFailure(null), script) : before;
        });
  }

  private SessionState read(SessionState before, GameScript script) {
    if (!script.isPlayable()) {
      return before.withReading(script, List.of());
    }
    Playing playing = before.playing();
    Wishes.Outcome outcome = wishes.setUp(script, playing == null ? null : playing.game());
    SessionState after = before.withReading(script, outcome.objections());
    if (outcome.game() == null) {
      return after;
    }
    return after.withPlaying(
        playing == null ? Playing.start(outcome.game(), firstSeed) : playing.under(outcome.game()));
  }

  private void changeMatch(UnaryOperator<Playing> change) {
    change(
        before ->
            before.playing() == null ? before : before.withPlaying(change.apply(before.playing())));
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
  }

  /**
   * Lets bots play until it is a human's turn, or until somebody types: what is typed goes first.
   */
  private SessionState withBotsDone(SessionState before) {
    long edit = edits.get();
    Playing playing = before.playing();
    if (playing == null || !playing.isBotsTurn(before.seating())) {
      return before;
    }
    while (playing.isBotsTurn(before.seating()) && edit == edits.get()) {
      playing = botChooses(playing);
    }
    return before.withPlaying(playing);
  }

  private static Playing botChooses(Playing playing) {
    Match match = playing.match();
    if (!(match.status() instanceof Status.Deciding(var decision))) {
      return playing;
    }
    // A bot for each choice: taken back and made again, it is the same.
    long moment = match.events().stream().filter(Event::determines).count();
    Bot bot = new RandomBot(match.seed() * 31 + moment, decision.decider());
    return playing.choose(bot.choose(match.view(decision.decider()), decision));
  }
}
