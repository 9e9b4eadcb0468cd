package tricksmith.editor.view.half;

import java.util.Optional;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.change.Change;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.persistence.Halves;
import tricksmith.editor.session.SessionState;
import tricksmith.editor.view.face.Face;
import tricksmith.editor.view.look.Drawing;
import tricksmith.editor.view.look.Texts;
import tricksmith.editor.view.panes.StatusLine;

/** The parts of a tab that contain words: everything but the text itself. */
public final class ScriptTabParts {
  private static final Duration TYPING_RESTS = Duration.millis(400);

  private final TextHalf text;
  private final TableHalf table;
  private final StatusLine status;
  private final ChangeSummary summary;
  private @Nullable SessionState shown;

  /** Delays a change until typing rests: what comes and goes meanwhile would only flicker. */
  private final PauseTransition typingRests = new PauseTransition(TYPING_RESTS);

  /** Whether annotations have moved or vanished because of an edit. */
  private boolean isEdited;

  private final DrawingOrder order;

  public ScriptTabParts(Texts texts, TextHalf text, TableHalf table, PlaytestActions actions) {
    this.text = text;
    this.table = table;
    status = new StatusLine(texts);
    summary =
        new ChangeSummary(
            texts, table.playtest(), status, actions, () -> table.faces().turnTo(Face.TABLE));
    order = new DrawingOrder(drawn -> Drawing.afterNext(text.whole(), drawn), this::showMatch);
    typingRests.setOnFinished(_ -> showRestingChange());
  }

  /** Puts notices above the text or, if it is hidden, over the table. */
  public void placeNotices(Halves inSight) {
    boolean withText = inSight.hasText();
    text.notices().goWithText(withText);
    table.faces().textInSight(withText);
    table.faces().showNotices(withText ? null : text.notices());
    if (withText) {
      text.takeNotices();
    }
  }

  /** Closes one bar, pane or face that was opened for a moment; returns whether there was one. */
  public boolean closeAside() {
    return text.closeAside() || table.playtest().hideKnobs() || table.faces().leave();
  }

  public void edited() {
    isEdited = true;
    order.edited();
    status.tellSaved(Optional.empty());
    if (typingRests.getStatus() == Animation.Status.RUNNING) {
      typingRests.playFromStart();
    }
    summary.edited();
    text.edited();
    table.edited();
  }

  public void show(SessionState state) {
    SessionState before = shown;
    shown = state;
    if (before == null || isEdited || !state.hasProblemsOf(before)) {
      isEdited = false;
      text.showProblems(state);
    }
    text.notices().show(state);
    status.show(state, text.firstErrorLine(state));
    order.matchIsDue(state.playtest().isJudged());
  }

  private void showMatch() {
    if (shown != null) {
      table.show(shown.playtest());
      text.write(table.written());
      if (shown.playtest().isJudged()) {
        showChange();
      }
    }
  }

  /** Shows the change, and its first line where nobody is writing. */
  private void showRestingChange() {
    table.faces().showChange(hasChange());
    comparison().ifPresent(text::showOrigin);
  }

  private boolean hasChange() {
    return table.playtest().hasChange() && comparison().isPresent();
  }

  private Optional<Change> comparison() {
    return Optional.ofNullable(shown).flatMap(SessionState::comparison);
  }

  private void showChange() {
    if (!hasChange()) {
      typingRests.stop();
      table.faces().showChange(false);
    } else if (!table.faces().isChanged() && typingRests.getStatus() != Animation.Status.RUNNING) {
      typingRests.playFromStart();
    }
    summary.show(shown);
    text.showChanged(comparison());
  }

  /** Ends the look for a change, even if something has yet to be drawn. */
  public void dispose() {
    typingRests.stop();
    summary.dispose();
    shown = null;
  }

  public TextHalf text() {
    return text;
  }

  public TableHalf table() {
    return table;
  }

  public StatusLine status() {
    return status;
  }
}
