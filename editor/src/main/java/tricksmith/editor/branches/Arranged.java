package tricksmith.editor.branches;

import tricksmith.source.Diagnostic;

/** The result of setting a table by hand. */
public sealed interface Arranged {

  record Done(LiveMatch live) implements Arranged {}

  /**
   * A line cannot be applied; nothing has changed.
   *
   * @param line its index, from 0
   * @param problem a diagnostic without a meaningful span
   */
  record Refused(int line, Diagnostic problem) implements Arranged {}
}
