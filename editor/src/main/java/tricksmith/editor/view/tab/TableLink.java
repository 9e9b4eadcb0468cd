package tricksmith.editor.view.tab;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javafx.application.Platform;
import tricksmith.editor.branches.Arranged;
import tricksmith.editor.change.Change;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.live.SceneDraft;
import tricksmith.editor.picture.Holding;
import tricksmith.editor.picture.Thought;
import tricksmith.editor.session.BackgroundWorker;
import tricksmith.editor.session.EditingSession;
import tricksmith.editor.session.SessionState;
import tricksmith.editor.text.TextEdit;
import tricksmith.editor.view.face.Face;
import tricksmith.editor.view.half.TabContents;
import tricksmith.editor.view.script.ScriptPane;
import tricksmith.proposal.Wish;
import tricksmith.source.Diagnostic;
import tricksmith.source.Edit;
import tricksmith.source.Place;
import tricksmith.source.Span;

/** Links the table to the session and to the text: each shows the rules at work in the other. */
final class TableLink implements PlaytestActions {
  private final TabContents tab;
  private final EditingSession session;
  private final ScriptPane script;
  private final Proposing proposing;

  /** The most steps of undo in which to look for the text before an edit. */
  private static final int MOST_UNDONE = 500;

  /** The start of the rule that the table revealed last, as long as the text has not changed. */
  private Optional<Integer> revealed = Optional.empty();

  /** Runs work that may take long. */
  private final BackgroundWorker worker = BackgroundWorker.givingWay("aside");

  TableLink(TabContents tab, EditingSession session, ScriptPane script) {
    this.tab = tab;
    this.session = session;
    this.script = script;
    proposing = new Proposing(tab, script);
  }

  void edited() {
    revealed = Optional.empty();
    proposing.edited();
  }

  /** Follows the session: a proposal that was written may now be in force. */
  void follow(SessionState state) {
    proposing.follow(state.playtest(), this);
  }

  /** Closes proposals that lie over the table. */
  void leaveProposals() {
    proposing.leave();
  }

  /** Highlights on the table the effect of the rule at the caret. */
  void showCaret() {
    tab.state().ifPresent(state -> tab.table().playtest().caretAt(state.inForce(script.caret())));
  }

  /** Moves the focus to the other side; in the text, to the rule that the table revealed. */
  void switchSides() {
    if (script.hasFocus()) {
      tab.table().faces().focusFront();
    } else {
      goToText();
    }
  }

  /** Moves the focus to the text, to the rule that the table revealed. */
  @Override
  public void goToText() {
    revealed.ifPresent(place -> script.select(new Span(place, place)));
    revealed = Optional.empty();
    script.focus();
  }

  @Override
  public void play(UnaryOperator<Playtest> change) {
    session.play(change);
  }

  @Override
  public void playOn(BiFunction<Playtest, BooleanSupplier, Playtest> change) {
    session.playOn(change);
  }

  @Override
  public void reveal(Span place) {
    inText(place)
        .ifPresent(
            rule -> {
              script.show(rule);
              script.lightRules(List.of(rule));
              revealed = Optional.of(rule.start());
            });
  }

  @Override
  public void light(List<Span> places) {
    tab.state()
        .ifPresent(
            state ->
                script.lightRules(
                    places.stream().flatMap(place -> state.inText(place).stream()).toList()));
  }

  /** Plays the match again that a problem is about, on a branch named after its line. */
  void watch(Diagnostic problem) {
    int line = tab.state().flatMap(state -> state.placeOf(problem)).map(Place::line).orElse(1);
    session.watch(problem, tab.texts().say("problem.watched", line));
    tab.table().faces().turnTo(Face.TABLE);
  }

  @Override
  public void takeEditBack() {
    tab.state().ifPresent(this::takeEditBack);
  }

  private void takeEditBack(SessionState state) {
    Change change = state.playtest().change();
    if (change != null) {
      takeOptionsBack(state, change);
      takeBackTo(change.textBefore());
    }
  }

  private void takeOptionsBack(SessionState state, Change change) {
    if (change.isOfOptions()) {
      session.configure(state.settings().before(change));
    }
  }

  /**
   * Takes edits back by undoing; if that does not reach the text before them, replaces the text.
   */
  private void takeBackTo(String wanted) {
    int undone = 0;
    String last = "";
    while (!script.text().equals(wanted) && !script.text().equals(last) && undone < MOST_UNDONE) {
      last = script.text();
      script.perform(ScriptPane.TextCommand.UNDO);
      undone++;
    }
    if (!script.text().equals(wanted)) {
      for (int redone = 0; redone < undone; redone++) {
        script.perform(ScriptPane.TextCommand.REDO);
      }
      script.change(wanted);
    }
  }

  @Override
  public <T> void aside(Supplier<T> work, Consumer<T> done) {
    worker.run(
        () -> {
          T found = work.get();
          Platform.runLater(() -> done.accept(found));
        });
  }

  /** Ends the background work. */
  void dispose() {
    worker.close();
    proposing.dispose();
  }

  @Override
  public void pin(int choices, String title) {
    session.pin(choices, title, pin -> Platform.runLater(() -> insert(pin, title)));
  }

  /** Inserts a test and selects its title, for the user to say what it is about. */
  private void insert(Edit pin, String title) {
    int inside = pin.text().indexOf(title);
    inText(pin.span())
        .map(
            place ->
                inside < 0
                    ? TextEdit.of(place, pin.text())
                    : new TextEdit(
                        place,
                        pin.text(),
                        new Span(place.start() + inside, place.start() + inside + title.length())))
        .ifPresent(script::apply);
  }

  private Optional<Span> inText(Span place) {
    return tab.state().flatMap(state -> state.inText(place));
  }

  @Override
  public void askWhy(int choices, Consumer<Thought> told) {
    session.askWhy(choices, thought -> Platform.runLater(() -> told.accept(thought)));
  }

  @Override
  public void askHolding(int seat, Consumer<Holding> told) {
    session.askHolding(seat, holding -> Platform.runLater(() -> told.accept(holding)));
  }

  @Override
  public void wish(int choices, Wish.Outcome outcome, String said) {
    tab.state()
        .map(SessionState::playing)
        .ifPresent(
            playing ->
                proposing.wish(playing, choices == NOW ? playing.at() : choices, outcome, said));
  }

  @Override
  public void arrange(SceneDraft draft, Consumer<Optional<Arranged.Refused>> done) {
    session.arrange(draft, objection -> Platform.runLater(() -> done.accept(objection)));
  }
}
