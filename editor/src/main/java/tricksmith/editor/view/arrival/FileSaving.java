package tricksmith.editor.view.arrival;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import javafx.application.Platform;
import tricksmith.editor.session.EditingSession;
import tricksmith.editor.session.SaveOutcome;
import tricksmith.editor.session.SessionState;
import tricksmith.editor.session.Worker;
import tricksmith.editor.view.comparison.ComparisonWindow;
import tricksmith.editor.view.dialog.ConflictDialog;
import tricksmith.editor.view.half.TabContents;
import tricksmith.editor.view.half.WindowContext;
import tricksmith.editor.view.library.FileKind;
import tricksmith.editor.view.look.Texts;
import tricksmith.editor.view.notice.FileActions;
import tricksmith.editor.view.notice.Notices;
import tricksmith.editor.view.script.ScriptPane;

/** Saves a script, and settles conflicts with what others have written into its file. */
public final class FileSaving implements FileActions {
  private static final Duration AUTOSAVE_PAUSE = Duration.ofSeconds(1);

  private final TabContents tab;
  private final WindowContext context;
  private final EditingSession session;
  private final Worker worker;
  private final ScriptPane script;
  private final SaveLocation location;
  private Optional<ComparisonWindow> comparison = Optional.empty();

  public FileSaving(
      TabContents tab,
      WindowContext context,
      EditingSession session,
      Worker worker,
      ScriptPane script,
      SaveLocation location) {
    this.tab = tab;
    this.context = context;
    this.session = session;
    this.worker = worker;
    this.script = script;
    this.location = location;
  }

  public void edited(String text) {
    comparison.ifPresent(ComparisonWindow::follow);
    if (context.preferences().now().autosave()) {
      worker.runAfter(AUTOSAVE_PAUSE, () -> autosave(text));
    }
  }

  /** Saves unless more has been typed since; that is saved after a pause of its own. */
  private void autosave(String text) {
    Platform.runLater(
        () -> {
          if (script.text().equals(text)) {
            session.saveUnasked();
          }
        });
  }

  @Override
  public void save() {
    saveThen(() -> {});
  }

  /** Saves, asking first if necessary; runs {@code next} only if the text was saved. */
  void saveThen(Runnable next) {
    session.save(outcome -> finish(outcome, next));
  }

  /** Saves into a file without asking; runs {@code next} only if the text was saved. */
  void saveTo(Path path, Runnable next) {
    session.saveAs(path, outcome -> finish(outcome, next));
  }

  @Override
  public void saveAs() {
    saveAsThen(() -> {});
  }

  private void saveAsThen(Runnable next) {
    location
        .ask(FileKind.SCRIPT, tab.file().path())
        .ifPresent(path -> session.saveAs(path, outcome -> finish(outcome, next)));
  }

  private void finish(SaveOutcome outcome, Runnable next) {
    Platform.runLater(
        () -> {
          switch (outcome) {
            case DONE -> {
              tab.wasSaved();
              next.run();
            }
            case OF_OTHERS -> tab.state().ifPresent(state -> resolveConflict(state, next));
            case FAILED -> notices().insist();
          }
        });
  }

  private void resolveConflict(SessionState state, Runnable next) {
    switch (new ConflictDialog(tab.texts(), context.question()).ask(tab.window(), state.disk())) {
      case SAVE -> session.saveOver(outcome -> finish(outcome, next));
      case TAKE -> state.disk().otherText().ifPresent(notices()::take);
      case COMPARE -> compare();
      case SAVE_AS -> saveAsThen(next);
      case CANCEL -> notices().insist();
    }
  }

  @Override
  public void compare() {
    tab.state().ifPresent(this::compare);
  }

  private void compare(SessionState state) {
    ComparisonWindow opened = new ComparisonWindow(tab.texts(), script, compared(state));
    comparison = Optional.of(opened);
    opened.open(tab.window(), context.look(), context.preferences().now());
  }

  /** Returns what to compare with: what others have written, or else what was saved last. */
  private ComparisonWindow.Subject compared(SessionState state) {
    String name = tab.file().name();
    Texts texts = tab.texts();
    Notices notices = notices();
    String saved = state.savedText();
    return state
        .disk()
        .otherText()
        .map(
            other ->
                new ComparisonWindow.Subject(
                    name,
                    other,
                    texts.say("comparison.outside"),
                    texts.say("notice.take"),
                    () -> notices.take(other),
                    () -> notices.keepAgainst(other)))
        .orElseGet(
            () ->
                new ComparisonWindow.Subject(
                    name,
                    saved,
                    texts.say("comparison.saved"),
                    texts.say("notice.forget"),
                    () -> notices.become(saved),
                    null));
  }

  private Notices notices() {
    return tab.text().notices();
  }
}
