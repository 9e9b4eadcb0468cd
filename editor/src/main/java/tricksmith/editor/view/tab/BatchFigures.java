package tricksmith.editor.view.tab;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import tricksmith.editor.batch.BatchRunner;
import tricksmith.editor.batch.BatchState;
import tricksmith.editor.batch.Subject;
import tricksmith.editor.branches.Bots;
import tricksmith.editor.figures.FiguresActions;
import tricksmith.editor.figures.UseWords;
import tricksmith.editor.session.BackgroundWorker;
import tricksmith.editor.session.EditingSession;
import tricksmith.editor.session.SessionState;
import tricksmith.editor.view.face.Face;
import tricksmith.editor.view.half.TabContents;
import tricksmith.editor.view.script.ScriptPane;
import tricksmith.editor.view.script.UseMark;
import tricksmith.players.Level;
import tricksmith.source.Edit;
import tricksmith.source.Span;

/** Plays batches by the rules in force, and shows their figures in the panes and the gutter. */
final class BatchFigures implements FiguresActions {
  private final TabContents tab;
  private final EditingSession session;
  private final ScriptPane script;
  private final Optional<String> copied;
  private final BackgroundWorker worker = BackgroundWorker.givingWay("batches");
  private final LatestState<BatchState> states = new LatestState<>(this::show);
  private final BatchRunner batches;
  private BatchState shown = BatchState.NOTHING;

  /** Whether the user is looking at figures, or at an example from them. */
  private boolean wanted;

  private boolean showsExample;

  /**
   * Creates the figures.
   *
   * @param firstSeed of the first deals; empty for any, drawn now
   * @param copied the game that the script is a copy of, to compare with until it is saved
   */
  BatchFigures(
      TabContents tab,
      EditingSession session,
      ScriptPane script,
      OptionalLong firstSeed,
      Optional<String> copied) {
    this.tab = tab;
    this.copied = copied;
    this.session = session;
    this.script = script;
    batches = new BatchRunner(worker, states, seeds(firstSeed), Bots.learned());
  }

  /**
   * Returns a source of seeds: short enough to be quoted, and different each time so that nobody
   * designs for the same deals.
   */
  private static LongSupplier seeds(OptionalLong first) {
    RandomGenerator chance = new SplittableRandom();
    boolean[] begun = {first.isEmpty()};
    return () -> {
      boolean given = !begun[0];
      begun[0] = true;
      return given ? first.orElseThrow() : chance.nextLong(1, 1_000_000);
    };
  }

  /** Notes an edit of the text: a running batch is no longer worth finishing. */
  void edited() {
    batches.edited();
  }

  /** Follows the rules in force. */
  void follow(SessionState state) {
    Subject.of(state, copied).ifPresent(batches::follow);
  }

  /** Notes that another face is in front. */
  void turnedTo(Face front) {
    boolean nowWanted = front == Face.FIGURES || showsExample;
    if (nowWanted != wanted) {
      wanted = nowWanted;
      batches.want(wanted);
    }
    showUse();
  }

  /** Shows the figures again, in panes that were rebuilt. */
  void showAgain() {
    tab.table().figures().show(shown);
  }

  private void show(BatchState state) {
    boolean same = state.hasFiguresOf(shown);
    shown = state;
    tab.table().figures().show(state);
    if (!same) {
      showUse();
    }
  }

  /** Marks rules in the gutter while the user looks at figures. */
  private void showUse() {
    script.showUse(shown.text().filter(_ -> wanted).map(this::useMarks));
  }

  private List<UseMark> useMarks(String playedText) {
    Edit since = Edit.between(playedText, script.text());
    UseWords words = UseWords.in(tab.texts().language());
    return shown.rules().stream()
        .flatMap(
            rule ->
                since.carry(rule.heading()).stream()
                    .map(span -> new UseMark(span, rule, words.of(rule))))
        .toList();
  }

  @Override
  public void tryMany(int matches) {
    batches.tryMany(matches);
  }

  @Override
  public void markRules(boolean now) {
    batches.mark(now);
  }

  @Override
  public void stopTrying() {
    batches.stop();
  }

  @Override
  public void tryLevel(Level level) {
    batches.tryLevel(level);
  }

  @Override
  public void tryNewDeals() {
    batches.tryNewDeals();
  }

  @Override
  public void openExample(String name, Level level, long seed, int choices) {
    session.play(playtest -> playtest.openExample(name, level, seed, choices));
    showsExample = wanted;
    tab.table().faces().turnTo(Face.TABLE);
    showsExample = false;
  }

  @Override
  public void revealTried(Span place) {
    shown
        .text()
        .flatMap(text -> Edit.between(text, script.text()).carry(place))
        .ifPresent(
            rule -> {
              script.show(rule);
              script.lightRules(List.of(rule));
            });
  }

  /** Ends the running batch, and its thread. */
  void dispose() {
    states.end();
    batches.want(false);
    worker.close();
  }
}
