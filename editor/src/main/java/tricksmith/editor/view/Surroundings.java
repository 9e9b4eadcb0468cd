package tricksmith.editor.view;

import java.util.Locale;
import tricksmith.editor.keeping.ApplicationFolders;
import tricksmith.editor.keeping.Drafts;
import tricksmith.editor.keeping.Tables;

/**
 * What a window is given to work with.
 *
 * @param system the language of the machine, or that of the command line
 */
record Surroundings(
    Locale system,
    Preferences preferences,
    Look look,
    FileQuestions files,
    Drafts drafts,
    ApplicationFolders folders) {

  /** What was played by scripts. */
  Tables tables() {
    return tables(folders);
  }

  /** What was played by scripts on a machine. */
  static Tables tables(ApplicationFolders folders) {
    return new Tables(folders.state().resolve("tables"));
  }

  /** Questions in the look that is set. */
  Question question() {
    return new Question(texts(), look, preferences.now());
  }

  /** The words of the window, in the language that is set. */
  Texts texts() {
    return new Texts(preferences.now().language().locale(system));
  }
}
