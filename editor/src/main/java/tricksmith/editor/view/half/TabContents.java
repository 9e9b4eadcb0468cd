package tricksmith.editor.view.half;

import java.util.Optional;
import javafx.stage.Window;
import tricksmith.editor.files.ScriptFile;
import tricksmith.editor.session.SessionState;
import tricksmith.editor.view.look.Texts;

/** The present contents of a tab. They change, so do not keep them. For the JavaFX thread. */
public interface TabContents {

  /** Returns the window's words, which change with the language. */
  Texts texts();

  /** Returns the parts with words, which are rebuilt when the language changes. */
  ScriptTabParts parts();

  default TextHalf text() {
    return parts().text();
  }

  default TableHalf table() {
    return parts().table();
  }

  /** Returns the latest state of the session; empty until the first one arrives. */
  Optional<SessionState> state();

  ScriptFile file();

  /** Called when the text has been saved in its file. */
  void wasSaved();

  Window window();
}
