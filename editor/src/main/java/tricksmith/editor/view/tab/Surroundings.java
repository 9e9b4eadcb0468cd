package tricksmith.editor.view.tab;

import tricksmith.editor.persistence.Halves;
import tricksmith.editor.persistence.Library;

/** The requests of a tab to its window. */
public interface Surroundings {

  /** Called when something has changed that the window shows around the tab. */
  void changed(ScriptTab tab);

  /** Called when the user asks to close the tab. */
  void askToClose(ScriptTab tab);

  /** Returns what the window shows of each script. */
  Halves inSight();

  /** Whether the window is to be drawn for the first time, which is soonest with texts alone. */
  boolean isToBeDrawn();

  void openCopy(Library.Entry game);

  /** Shows all keyboard shortcuts. */
  void showKeys();
}
