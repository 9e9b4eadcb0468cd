package tricksmith.editor.view;

import tricksmith.service.QuickFix;
import tricksmith.source.Diagnostic;
import tricksmith.source.Span;

/** What the parts of a tab can ask of it. */
interface ScriptTabActions {

  /** Goes to a problem. */
  void reveal(Diagnostic problem);

  /** Goes to a place of the text as it stands, from which one can go back. */
  void goTo(Span place);

  /** Mends what a fix is for. */
  void mend(QuickFix fix);

  /** Saves; asks first if others have written into the file. */
  void save();

  /** Shows the text beside the one that its file has. */
  void compare();

  /** Asks where to save, and saves there. */
  void saveAs();
}
