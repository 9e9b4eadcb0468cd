package tricksmith.editor.view.tab;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import javafx.application.Platform;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.proposals.ProposalsActions;
import tricksmith.editor.proposals.ProposalsPane;
import tricksmith.editor.session.TextChange;
import tricksmith.editor.text.TextEdit;
import tricksmith.editor.view.script.ScriptPane;
import tricksmith.proposal.Proposal;
import tricksmith.proposal.ProposalSearch;
import tricksmith.proposal.Proposals;
import tricksmith.proposal.Wish;
import tricksmith.source.Span;

/**
 * Looks for rules by which a wish at the table would be true, and writes the one that is picked.
 */
final class Proposing implements ProposalsActions {
  private static final Logger LOG = LoggerFactory.getLogger(Proposing.class);

  /** What is left of two seconds is for judging and testing what was found. */
  private static final long SEARCH_NANOS = 1_300_000_000L;

  private final TabContents tab;
  private final ScriptPane script;
  private @Nullable ProposalsPane pane;
  private @Nullable Thread search;

  Proposing(TabContents tab, ScriptPane script) {
    this.tab = tab;
    this.script = script;
  }

  /**
   * Somebody points at something.
   *
   * @param choices the moment
   */
  void wish(LiveMatch playing, int choices, Wish.Outcome outcome) {
    leave();
    ProposalsPane shown = new ProposalsPane(tab.texts().language(), this);
    pane = shown;
    shown.showRunning();
    tab.parts().playtest().slideOver(shown, true);
    Wish wish = new Wish(playing.game(), playing.course().after(choices).match(), outcome);
    Thread thread =
        Thread.ofPlatform()
            .daemon()
            .name("proposals")
            .unstarted(
                () -> {
                  Optional<Proposals> found = found(wish);
                  Platform.runLater(() -> show(shown, found, wish.text()));
                });
    search = thread;
    thread.start();
  }

  private static Optional<Proposals> found(Wish wish) {
    long begun = System.nanoTime();
    try {
      return wish.isOpen()
          ? Optional.of(
              ProposalSearch.of(wish, Set.of(), () -> System.nanoTime() - begun > SEARCH_NANOS))
          : Optional.empty();
    } catch (CancellationException _) {
      return Optional.empty();
    } catch (RuntimeException error) {
      LOG.warn("No rules could be looked for", error);
      return Optional.empty();
    }
  }

  private void show(ProposalsPane where, Optional<Proposals> found, String rules) {
    if (!where.equals(pane)) {
      return; // Nobody waits for it any more.
    }
    if (found.isEmpty() || !script.text().equals(rules)) {
      where.showImpossible();
    } else {
      where.show(found.get(), rules);
    }
    where.requestFocus();
  }

  @Override
  public void show(Proposal proposal) {
    TextChange change = TextChange.between(script.text(), proposal.rules().text());
    script.show(new Span(change.before(), change.before()));
  }

  /** One step of undo. */
  @Override
  public void write(Proposal proposal) {
    String written = proposal.script().text();
    TextChange change = TextChange.between(script.text(), written);
    Span span = new Span(change.before(), change.olderLength() - change.behind());
    leave();
    script.apply(
        TextEdit.of(
            span, written.substring(change.before(), change.newerLength() - change.behind())));
  }

  /** What is proposed is for the text as it was. */
  void edited() {
    if (pane != null) {
      leave();
    }
  }

  @Override
  public void leave() {
    if (search != null) {
      search.interrupt();
      search = null;
    }
    if (pane != null) {
      boolean hadFocus = pane.isFocusWithin();
      tab.parts().playtest().slideOver(pane, false);
      pane = null;
      if (hadFocus) {
        tab.parts().playtest().focusFirstAnswer();
      }
    }
  }
}
