package tricksmith.editor.session;

/**
 * Says outside the process which script it is busy with, so that the next one knows what the last
 * one died of. Thread-safe.
 */
public interface BusyMark {

  BusyMark NONE =
      new BusyMark() {
        @Override
        public void set() {}

        @Override
        public void clear() {}
      };

  /** Something is done with the script that may take long. Failing to say so is no error. */
  void set();

  /** It is done. */
  void clear();
}
