package tricksmith.editor.view.tab;

import java.util.Locale;
import tricksmith.editor.persistence.ApplicationFolders;
import tricksmith.editor.persistence.BranchFiles;
import tricksmith.editor.persistence.DraftFiles;
import tricksmith.editor.view.dialog.QuestionDialog;
import tricksmith.editor.view.library.FilePrompts;
import tricksmith.editor.view.look.Look;
import tricksmith.editor.view.look.ObservableSettings;
import tricksmith.editor.view.look.Texts;

/**
 * What a window is given to work with.
 *
 * @param system the language of the machine, or that of the command line
 */
public record WindowContext(
    Locale system,
    ObservableSettings preferences,
    Look look,
    FilePrompts files,
    DraftFiles drafts,
    ApplicationFolders folders) {

  /** What was played by scripts. */
  BranchFiles tables() {
    return tables(folders);
  }

  /** What was played by scripts on a machine. */
  public static BranchFiles tables(ApplicationFolders folders) {
    return new BranchFiles(folders.state().resolve("tables"));
  }

  /** Questions in the look that is set. */
  public QuestionDialog question() {
    return new QuestionDialog(texts(), look, preferences.now());
  }

  /** The words of the window, in the language that is set. */
  public Texts texts() {
    return new Texts(preferences.now().language().locale(system));
  }
}
