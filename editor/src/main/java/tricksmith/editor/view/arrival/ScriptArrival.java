package tricksmith.editor.view.arrival;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.persistence.DraftFiles;
import tricksmith.editor.session.BusyMark;
import tricksmith.editor.session.EditingSession;
import tricksmith.editor.session.SessionState;
import tricksmith.editor.text.TextEdit;
import tricksmith.editor.view.half.TabContents;
import tricksmith.editor.view.look.Drawing;
import tricksmith.editor.view.notice.Notice;
import tricksmith.editor.view.script.ScriptPane;
import tricksmith.source.Edit;
import tricksmith.source.Span;

/** Shows a newly opened script with what came with it, and says where it comes from. */
public final class ScriptArrival {
  private final TabContents tab;
  private final EditingSession session;
  private final ScriptPane script;
  private final MatchArrival matches;
  private final BusyMark mark;
  private final Runnable survey;

  /** The text to set once the match that it changes is played by the present rules. */
  private Optional<String> awaited = Optional.empty();

  /**
   * Creates an arrival in a tab.
   *
   * @param mark tells the next process that the editor died of this script
   * @param survey looks for problems in a script that was not checked before
   */
  public ScriptArrival(
      TabContents tab,
      EditingSession session,
      ScriptPane script,
      MatchArrival matches,
      BusyMark mark,
      Runnable survey) {
    this.tab = tab;
    this.session = session;
    this.script = script;
    this.matches = matches;
    this.mark = mark;
    this.survey = survey;
  }

  /**
   * Shows what came with the script.
   *
   * @param abandoned what was not saved when an earlier program ended; null if there was nothing
   */
  public void show(ScriptToOpen beginning, DraftFiles.@Nullable Abandoned abandoned) {
    if (abandoned != null || !beginning.opened().isNew()) {
      matches.resume(beginning);
    }
    if (abandoned != null) {
      recover(abandoned);
    } else {
      beginning.opened().foreignEncoding().ifPresent(this::sayEncoding);
    }
    beginning
        .origin()
        .ifPresent(
            origin -> {
              String key = origin.isGame() ? "notice.copy" : "notice.begun";
              greet("copy", tab.texts().say(key, origin.title(), tab.file().path()));
            });
    if (beginning.asText()) {
      offerToWake();
    }
    if (beginning.opened().isNew() && beginning.opened().text().isEmpty() && abandoned == null) {
      greet("new-file", tab.texts().say("notice.new", tab.file().path()));
    }
    beginning.match().ifPresent(matches::show);
    if (beginning.match().isEmpty() || beginning.asText()) {
      beginning.draft().ifPresent(script::change);
    } else {
      awaited = beginning.draft();
    }
  }

  private void recover(DraftFiles.Abandoned abandoned) {
    script.apply(TextEdit.of(new Span(0, script.text().length()), abandoned.text()));
    tab.text().notices().hasRecovered();
    session.lookAtFile();
  }

  private void sayEncoding(String encoding) {
    String words = tab.texts().say("notice.encoding", encoding);
    tab.text().notices().greet(new Notice("encoding", words));
  }

  private void greet(String id, String words) {
    tab.text().notices().greet(new Notice(id, words).ofText());
  }

  /**
   * Notes that the script is shown as mere text. Until it is woken it counts as what the editor
   * died of, for the next process too.
   */
  private void offerToWake() {
    mark.set();
    mark.blame();
    String words = tab.texts().say("notice.as-text", tab.file().name());
    tab.text()
        .notices()
        .offer(
            new Notice("as-text", words)
                .offering("wake", tab.texts().say("notice.wake"), this::wake));
  }

  private void wake() {
    mark.clear();
    tab.text().notices().withdraw();
    session.wake();
    survey.run();
  }

  /**
   * Sets the text that came with the match, as soon as the match is played, and goes to where it
   * differs.
   */
  public void follow(SessionState state) {
    if (state.reading() != null) {
      Optional<String> text = awaited;
      awaited = Optional.empty();
      text.ifPresent(
          changed -> {
            int first = Edit.between(script.text(), changed).span().start();
            script.change(changed);
            Drawing.afterNext(script.node(), () -> script.select(new Span(first, first)));
          });
    }
  }
}
