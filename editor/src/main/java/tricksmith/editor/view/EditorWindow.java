package tricksmith.editor.view;

import javafx.scene.Scene;
import javafx.scene.control.SplitPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.session.BackgroundWorker;
import tricksmith.editor.session.EditingSession;
import tricksmith.editor.session.Occupant;
import tricksmith.editor.session.ScriptFile;
import tricksmith.editor.session.SessionState;
import tricksmith.editor.session.Wishes;
import tricksmith.match.Match;
import tricksmith.match.Pick;
import tricksmith.source.Diagnostic;
import tricksmith.source.Span;

/** The window: the script on one side, the match on the other. It only puts the parts together. */
final class EditorWindow implements TableActions {
  private static final double WIDTH = 1000;
  private static final double HEIGHT = 700;

  private final Stage stage;
  private final Texts texts;
  private final Look look;
  private final ScriptFile file;
  private final BackgroundWorker worker = new BackgroundWorker("session");
  private final BackgroundWorker painter = new BackgroundWorker("colours");
  private final EditingSession session;
  private final ScriptPane script;
  private final ProblemList problems;
  private final ProblemWords words;
  private final TablePane table;
  private final MatchBar matchBar;
  private final StatusLine status;
  private @Nullable SessionState shown;
  private boolean closing;

  private EditorWindow(
      Stage stage, ScriptFile.Opened opened, Wishes wishes, long seed, Texts texts, Look look) {
    this.stage = stage;
    this.texts = texts;
    this.look = look;
    file = opened.file();
    session = EditingSession.open(opened, wishes, seed, worker, new LatestState(this::show));
    script = new CodeAreaScriptPane(texts, painter::run);
    problems = new ProblemList(texts, this::reveal);
    words = new ProblemWords(texts);
    table = new TablePane(this, texts);
    matchBar = new MatchBar(session, texts);
    status = new StatusLine(texts, session::goOn);
  }

  /**
   * Opens a window with a script.
   *
   * @param seed of the first match
   */
  static void open(
      Stage stage, ScriptFile.Opened opened, Wishes wishes, long seed, Texts texts, Look look) {
    EditorWindow window = new EditorWindow(stage, opened, wishes, seed, texts, look);
    window.script.open(opened.text());
    window.script.onEdited(window.session::edit);
    Scene scene = window.scene();
    look.applyTo(scene);
    stage.setScene(scene);
    stage.setTitle(window.file.name());
    stage.setOnCloseRequest(window::askBeforeClosing);
    stage.setOnHidden(_ -> window.dispose());
    stage.show();
    window.script.focus();
  }

  private Scene scene() {
    VBox left = new VBox(script.node(), problems);
    VBox.setVgrow(script.node(), Priority.ALWAYS);
    VBox right = new VBox(matchBar, table);
    VBox.setVgrow(table, Priority.ALWAYS);
    SplitPane both = new SplitPane(left, right);
    BorderPane root = new BorderPane(both);
    root.setBottom(status);
    root.getStyleClass().add("editor");
    Scene scene = new Scene(root, WIDTH, HEIGHT);
    scene
        .getAccelerators()
        .put(new KeyCodeCombination(KeyCode.S, KeyCombination.SHORTCUT_DOWN), session::save);
    scene.getAccelerators().put(new KeyCodeCombination(KeyCode.F6), this::changeSides);
    return scene;
  }

  private void changeSides() {
    if (script.hasFocus()) {
      table.focusFirstAnswer();
    } else {
      script.focus();
    }
  }

  private void show(SessionState state) {
    shown = state;
    script.remark(words.remarks(state));
    problems.show(words.entries(state));
    table.show(state.table());
    matchBar.show(state);
    status.show(state, words.firstErrorLine(state), this::revealRule);
    stage.setTitle(texts.say(state.isUnsaved() ? "window.unsaved" : "window.saved", file.name()));
    closeIfSaved(state);
  }

  private void closeIfSaved(SessionState state) {
    if (closing && !state.isUnsaved()) {
      stage.hide();
    }
    closing &= state.failure() == null;
  }

  @Override
  public void choose(Match match, Pick pick) {
    session.choose(match, pick);
  }

  @Override
  public void seat(int seat, Occupant occupant) {
    session.seat(seat, occupant);
  }

  @Override
  public void revealRule(Span place) {
    if (shown != null) {
      shown.inText(place).ifPresent(script::reveal);
    }
  }

  private void reveal(Diagnostic problem) {
    if (shown != null) {
      shown.inText(problem).ifPresent(script::reveal);
    }
  }

  private void askBeforeClosing(WindowEvent request) {
    if (shown == null || script.text().equals(shown.savedText())) {
      return;
    }
    request.consume();
    switch (new UnsavedQuestion(texts, look).ask(stage, file.name())) {
      case SAVE -> {
        closing = true;
        session.save();
      }
      case DISCARD -> stage.hide();
      case CANCEL -> {}
    }
  }

  private void dispose() {
    script.dispose();
    worker.close();
    painter.close();
  }
}
