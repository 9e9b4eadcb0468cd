package tricksmith.editor.session;

import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;

/** The state of a session, and how it changes. For the session's worker. */
interface SessionSteps {

  SessionState state();

  void become(UnaryOperator<SessionState> change);

  /** Returns whether nobody has edited the text since now. Thread-safe. */
  BooleanSupplier untilEdited();
}
