package tricksmith.editor.table.time;

import javafx.scene.control.TextField;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.table.words.Words;

/**
 * The note about the current moment of the match. It is kept on Enter and when the focus leaves.
 */
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

  /** Keeps the note for the moment at which it was written, even if the match has moved on. */
  private void keep() {
    LiveMatch about = shown;
    String text = getText();
    if (about != null && !text.strip().equals(about.note())) {
      int branch = about.branch().number();
      int at = about.at();
      actions.play(playtest -> playtest.note(branch, at, text));
    }
  }

  /** Shows the note of a match; what is being typed stays as long as the moment is the same. */
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
