package tricksmith.editor.session;

import java.io.IOException;
import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Keeps a draft of text that is not saved. */
final class DraftSaver {
  /** How long typed text may stay without a draft. */
  private static final Duration PAUSE = Duration.ofMillis(400);

  /** The delay before a failed draft is tried again. */
  private static final Duration AGAIN = Duration.ofSeconds(3);

  private static final Logger LOG = LoggerFactory.getLogger(DraftSaver.class);

  private final DraftStore drafts;
  private final Worker worker;
  private final SessionSteps steps;
  private boolean isDue;

  DraftSaver(DraftStore drafts, Worker worker, SessionSteps steps) {
    this.drafts = drafts;
    this.worker = worker;
    this.steps = steps;
  }

  /** Writes a draft soon, or forgets it if everything is saved then. */
  void keepSoon() {
    if (!isDue) {
      isDue = true;
      worker.runAfter(PAUSE, this::keep);
    }
  }

  private void keep() {
    isDue = false;
    SessionState state = steps.state();
    if (!state.isUnsaved()) {
      drafts.forget();
      isKept();
      return;
    }
    try {
      drafts.keep(state.disk().file().path(), state.savedText(), state.text());
      isKept();
    } catch (IOException failure) {
      isNotKept(failure);
    }
  }

  private void isKept() {
    if (steps.state().unkept() != null) {
      steps.become(before -> before.withUnkept(null));
    }
  }

  /** Reports a failed draft at once and retries until it works, since the cause may go away. */
  private void isNotKept(IOException failure) {
    String reason = String.valueOf(failure.getMessage());
    if (!reason.equals(steps.state().unkept())) {
      LOG.warn("No draft was kept", failure);
      steps.become(before -> before.withUnkept(reason));
    }
    isDue = true;
    worker.runAfter(AGAIN, this::keep);
  }

  /** Ends the drafts: everything is saved, or deliberately given up. */
  void end() {
    drafts.end();
  }
}
