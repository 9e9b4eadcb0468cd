package tricksmith.editor.view.tab;

import java.util.Optional;
import javafx.stage.Window;
import tricksmith.editor.files.ScriptFile;
import tricksmith.editor.session.SessionState;
import tricksmith.editor.view.look.Texts;

/** What a tab contains right now; ask anew each time. To be used on the JavaFX thread. */
interface TabContents {

  /** The window's words, which change with the language. */
  Texts texts();

  /** The panes around the text, which are rebuilt when the language changes. */
  ScriptTabParts parts();

  /** The latest state of the session; empty until the first one arrives. */
  Optional<SessionState> state();

  /** The script's file. */
  ScriptFile file();

  /** The text is in its file now. */
  void wasSaved();

  /** The window that the tab is in. */
  Window window();
}
