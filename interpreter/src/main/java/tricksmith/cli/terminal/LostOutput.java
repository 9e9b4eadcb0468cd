package tricksmith.cli.terminal;

import java.io.IOException;

/** Standard output cannot be written to any more: its reader is gone, or the disk is full. */
public final class LostOutput extends RuntimeException {

  private static final long serialVersionUID = 1L;

  LostOutput(IOException cause) {
    super(String.valueOf(cause.getMessage()), cause, false, false);
  }

  /** What the system says. */
  public String reason() {
    return String.valueOf(getMessage());
  }

  /** Whether the reader has simply had enough, as {@code head} does. */
  public boolean isClosedByReader() {
    return reason().contains("Broken pipe") || reason().contains("pipe is being closed");
  }
}
