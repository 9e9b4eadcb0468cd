package tricksmith.editor.view;

import java.util.Objects;
import javafx.scene.Node;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.session.EditingSession;
import tricksmith.editor.session.ScriptOnDisk;
import tricksmith.editor.session.SessionState;
import tricksmith.editor.session.SessionState.Failure;
import tricksmith.editor.text.Edit;
import tricksmith.source.Span;

/** What there is to say about the file of a script. */
final class Notices extends VBox {
  private final Texts texts;
  private final EditingSession session;
  private final ScriptPane script;
  private final Runnable saveAs;
  private @Nullable Object shown;
  private @Nullable Notice greeting;

  Notices(Texts texts, EditingSession session, ScriptPane script, Runnable saveAs) {
    this.texts = texts;
    this.session = session;
    this.script = script;
    this.saveAs = saveAs;
  }

  /** Says something until it is closed, or something else is said so. */
  void greet(Notice notice) {
    getChildren().remove(greeting);
    greeting = notice.offering("close-notice", texts.say("notice.close"), this::dismiss);
    getChildren().addFirst(greeting);
  }

  /** What was said so needs not be said any longer. */
  void dismiss() {
    getChildren().remove(greeting);
    greeting = null;
    script.focus();
  }

  /** Says how things stand with the file. */
  void show(SessionState state) {
    Object subject = subject(state);
    if (Objects.equals(subject, shown)) {
      return;
    }
    shown = subject;
    getChildren().removeIf(notice -> notice != greeting);
    Node notice = notice(state);
    if (notice != null) {
      getChildren().add(notice);
    }
  }

  /** What is being said: the same is not said anew. */
  private static Object subject(SessionState state) {
    Failure failure = state.failure();
    return failure != null && isReadOnly(state) ? failure : state.disk().outside();
  }

  private static boolean isReadOnly(SessionState state) {
    return state.failure() != null && state.failure().kind() == Failure.Kind.READ_ONLY;
  }

  private @Nullable Notice notice(SessionState state) {
    String name = state.disk().file().name();
    if (isReadOnly(state)) {
      return new Notice("read-only", texts.say("notice.read-only", name))
          .offering("save-elsewhere", texts.say("command.SAVE_AS"), saveAs);
    }
    return switch (state.disk().outside()) {
      case ScriptOnDisk.Untouched _ -> null;
      case ScriptOnDisk.Changed(String text) ->
          new Notice("changed-outside", texts.say("notice.changed", name))
              .offering("take-outside", texts.say("notice.take"), () -> take(text))
              .offering("keep-mine", texts.say("notice.keep"), session::acknowledgeOutside);
      case ScriptOnDisk.Vanished _ ->
          new Notice("vanished", texts.say("notice.vanished", name))
              .offering("write-again", texts.say("notice.write-again"), session::save)
              .offering("save-elsewhere", texts.say("command.SAVE_AS"), saveAs);
    };
  }

  /** As an edit, so that it can be undone. */
  private void take(String text) {
    session.acknowledgeOutside();
    int caret = Math.min(script.caret(), text.length());
    script.apply(new Edit(new Span(0, script.text().length()), text, new Span(caret, caret)));
  }
}
