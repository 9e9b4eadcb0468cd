package tricksmith.editor.table.time;

import javafx.scene.control.TextField;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.table.words.Words;

/** The note about the moment at which the match stands. It is kept on Enter, and on leaving. */
final class NoteLine extends TextField {
  private final PlaytestActions actions;
  private @Nullable LiveMatch shown;

  NoteLine(PlaytestActions actions, Words words) {
    this.actions = actions;
    setId("note-line");
    setPromptText(words.say("note.prompt"));
    setAccessibleText(words.say("note.prompt"));
    setOnAction(_ -> keep());
    focusedProperty()
        .subscribe(
            focused -> {
              if (!focused) {
                keep();
              }
            });
  }

  /** For the moment that was shown when it was written, wherever the match stands now. */
  private void keep() {
    LiveMatch about = shown;
    String text = getText();
    if (about != null && !text.strip().equals(about.note())) {
      int branch = about.branch().number();
      int at = about.at();
      actions.play(playtest -> playtest.note(branch, at, text));
    }
  }

  /** What is being typed stays, as long as the match stands where it is typed. */
  void show(LiveMatch live) {
    LiveMatch before = shown;
    boolean same =
        before != null
            && before.branch().number() == live.branch().number()
            && before.at() == live.at();
    if (!same) {
      keep();
    }
    shown = live;
    if (!same || !isFocused()) {
      setText(live.note());
    }
  }
}
