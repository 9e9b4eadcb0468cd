package tricksmith.cli.terminal;

import java.io.IOException;

/** Standard output can no longer be written to: its reader has gone, or the disk is full. */
public final class LostOutput extends RuntimeException {

  private static final long serialVersionUID = 1L;

  LostOutput(IOException cause) {
    super(String.valueOf(cause.getMessage()), cause, false, false);
  }

  /** The system's error message. */
  public String reason() {
    return String.valueOf(getMessage());
  }

  /** Whether the reader simply closed the pipe, as {@code head} does. */
  public boolean isClosedByReader() {
    return reason().contains("Broken pipe") || reason().contains("pipe is being closed");
  }
}
