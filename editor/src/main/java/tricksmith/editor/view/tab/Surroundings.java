package tricksmith.editor.view.tab;

import tricksmith.editor.persistence.Library;

/** The requests of a tab to its window. */
public interface Surroundings {

  /** Called when something has changed that the window shows around the tab. */
  void changed(ScriptTab tab);

  /** Opens an unsaved copy of a game. */
  void openCopy(Library.Entry game);

  /** Shows all keyboard shortcuts. */
  void showKeys();
}
