package tricksmith.editor.table.time;

import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.table.words.Words;

/**
 * The note about the current moment of the match. It is kept on Enter and when the focus leaves;
 * Escape leaves it as it was.
 */
public final class NoteLine extends TextField {
  private static final double WIDTH_EM = 36;

  private final PlaytestActions actions;
  private @Nullable LiveMatch shown;
  private Runnable left = () -> {};

  NoteLine(PlaytestActions actions, Words words) {
    this.actions = actions;
    setId("note-line");
    setPromptText(words.say("note.prompt"));
    setAccessibleText(words.say("note.prompt"));
    setOnAction(
        _ -> {
          keep();
          left.run();
        });
    addEventHandler(KeyEvent.KEY_PRESSED, this::leaveBy);
    focusedProperty()
        .subscribe(
            focused -> {
              if (!focused) {
                keep();
              }
            });
  }

  /** Sets a listener for the wish to go on with the match. */
  public void onLeft(Runnable listener) {
    left = listener;
  }

  private void leaveBy(KeyEvent key) {
    if (key.getCode() == KeyCode.ESCAPE) {
      if (shown != null) {
        setText(shown.note());
      }
      left.run();
      key.consume();
    }
  }

  @Override
  protected double computePrefWidth(double height) {
    return WIDTH_EM * getFont().getSize();
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
