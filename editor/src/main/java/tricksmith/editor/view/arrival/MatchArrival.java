package tricksmith.editor.view.arrival;

import java.util.Optional;
import javafx.application.Platform;
import tricksmith.editor.files.ImportedMatch;
import tricksmith.editor.files.ScriptFile;
import tricksmith.editor.session.BranchAutosaver;
import tricksmith.editor.session.EditingSession;
import tricksmith.editor.view.half.TabContents;
import tricksmith.editor.view.look.Texts;
import tricksmith.editor.view.notice.Notice;
import tricksmith.record.MatchFileProblem;

/** Shows matches that come from files, and the one that was played last time. */
public record MatchArrival(TabContents tab, EditingSession session, BranchAutosaver branches) {
  /** Restores what was played last time, and shows it unless another match is asked for. */
  void resume(ScriptToOpen beginning) {
    ScriptFile file = beginning.opened().file();
    Optional<ImportedMatch> match = branches.restored(file.path());
    if (match.isPresent() && beginning.asksForMatch()) {
      show(match.get().as(beginning.settings()));
      session.newMatch(beginning.seed());
    } else if (match.isPresent()) {
      show(match.get());
      tab.text().notices().greet(resumed(file));
    }
  }

  private Notice resumed(ScriptFile file) {
    Texts texts = tab.texts();
    return new Notice("resumed", texts.say("notice.resumed", file.name()))
        .offering("resumed-another", texts.say("notice.another"), this::beginAnother);
  }

  private void beginAnother() {
    tab.text().notices().dismiss();
    tab.table().playtest().beginAnother();
    tab.table().playtest().focusFirstAnswer();
  }

  public void show(ImportedMatch match) {
    session.arrive(match, problem -> Platform.runLater(() -> warn(problem)));
  }

  private void warn(MatchFileProblem problem) {
    Texts texts = tab.texts();
    String words = texts.say("match.differs", problem.line(), problem.message(texts.language()));
    tab.text().notices().greet(new Notice("match-differs", words));
  }
}
