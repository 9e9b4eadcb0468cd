package tricksmith.editor.view.tab;

import tricksmith.editor.persistence.Library;

/** What a tab asks of the window that it is in. */
public interface Surroundings {

  /** Something has changed that the window shows around the tab. */
  void changed(ScriptTab tab);

  /** Opens an unsaved copy of a game. */
  void openCopy(Library.Entry game);

  /** Lists all keys. */
  void showKeys();
}
