package tricksmith.editor.view.arrival;

import java.nio.file.Path;
import java.util.function.Consumer;
import javafx.application.Platform;
import tricksmith.editor.session.EditingSession;
import tricksmith.editor.session.ExportResult;
import tricksmith.editor.view.half.TabContents;
import tricksmith.editor.view.library.ExportMessages;
import tricksmith.editor.view.library.FileKind;
import tricksmith.editor.view.notice.Notice;

/** Writes the match beside the script to files. */
public record MatchExport(TabContents tab, EditingSession session, SaveLocation location) {
  /** Asks for a match file, and writes the current branch to it. */
  public void saveMatch() {
    ask(FileKind.MATCH, file -> session.saveMatch(file, this::report));
  }

  /** Asks for a shared file, and writes rules, branches and notes to it. */
  public void share() {
    ask(FileKind.SHARED, file -> session.share(file, this::report));
  }

  private void ask(FileKind kind, Consumer<Path> write) {
    location.askBeside(tab.file(), kind).ifPresent(write);
  }

  private void report(ExportResult result) {
    Platform.runLater(
        () -> {
          String words = ExportMessages.of(result, tab.texts());
          tab.text().notices().greet(new Notice("match-kept", words));
        });
  }
}
