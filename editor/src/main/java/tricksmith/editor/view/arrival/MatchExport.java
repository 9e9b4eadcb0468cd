package tricksmith.editor.view.arrival;

import java.nio.file.Path;
import java.util.function.Consumer;
import javafx.application.Platform;
import tricksmith.editor.session.EditingSession;
import tricksmith.editor.session.ExportResult;
import tricksmith.editor.view.half.TabContents;
import tricksmith.editor.view.library.FileKind;
import tricksmith.editor.view.look.Texts;
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
          String words = words(result, tab.texts());
          tab.text().notices().greet(new Notice("match-kept", words));
        });
  }

  private static String words(ExportResult result, Texts texts) {
    return switch (result) {
      case ExportResult.Written written -> words(written, texts);
      case ExportResult.NotWritten(ExportResult.Reason reason, String detail) ->
          texts.say("kept.not." + reason, detail);
    };
  }

  private static String words(ExportResult.Written written, Texts texts) {
    StringBuilder words = new StringBuilder(texts.say("kept.written", written.file()));
    if (written.leftOut() > 0) {
      words.append(' ').append(texts.say("kept.left-out", written.leftOut()));
    }
    if (written.scriptIsUnsaved()) {
      words.append(' ').append(texts.say("kept.script-unsaved"));
    }
    return words.toString();
  }
}
