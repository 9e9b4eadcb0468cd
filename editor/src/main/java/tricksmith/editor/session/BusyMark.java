package tricksmith.editor.session;

/**
 * Records outside the process which script it is busy with, so the next process knows during which
 * script the last one died. Thread-safe.
 */
public interface BusyMark {

  /** Notes the start of work on the script that may take long. Failures are ignored. */
  void set();

  /** Notes that the script is to blame if the process ends now, however it ends. */
  void blame();

  /** Notes that the work is done. */
  void clear();
}
