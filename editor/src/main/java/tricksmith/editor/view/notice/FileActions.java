package tricksmith.editor.view.notice;

/** The actions of a notice about the script's file. */
public interface FileActions {

  /** Saves; asks first if another program has changed the file. */
  void save();

  /** Asks where to save, and saves there. */
  void saveAs();

  /** Shows the text next to the contents of the file. */
  void compare();
}
