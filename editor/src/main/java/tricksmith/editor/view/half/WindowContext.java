package tricksmith.editor.view.half;

import java.util.Locale;
import tricksmith.editor.persistence.ApplicationFolders;
import tricksmith.editor.persistence.BranchFiles;
import tricksmith.editor.persistence.BusyFiles;
import tricksmith.editor.persistence.DraftFiles;
import tricksmith.editor.persistence.Library;
import tricksmith.editor.view.dialog.MessageDialog;
import tricksmith.editor.view.dialog.QuestionDialog;
import tricksmith.editor.view.library.FilePrompts;
import tricksmith.editor.view.look.Look;
import tricksmith.editor.view.look.ObservableSettings;
import tricksmith.editor.view.look.Texts;

/**
 * The shared resources of a window.
 *
 * @param system the language of the machine, or that of the command line
 * @param busy which scripts are being worked on
 */
public record WindowContext(
    Locale system,
    ObservableSettings preferences,
    Look look,
    FilePrompts files,
    DraftFiles drafts,
    BusyFiles busy,
    ApplicationFolders folders) {

  public BranchFiles branchFiles() {
    return branchFiles(folders);
  }

  /** Returns where branches are saved on this machine. */
  public static BranchFiles branchFiles(ApplicationFolders folders) {
    return new BranchFiles(folders.state().resolve("tables"));
  }

  public QuestionDialog question() {
    return new QuestionDialog(texts(), look, preferences.now());
  }

  public MessageDialog message() {
    return new MessageDialog(look, preferences.now());
  }

  /** Returns the user's scripts and the bundled games. */
  public Library library() {
    return new Library(folders);
  }

  /** Returns the window's words in the current language. */
  public Texts texts() {
    return new Texts(preferences.now().language().locale(system));
  }
}
