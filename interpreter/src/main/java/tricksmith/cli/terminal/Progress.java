package tricksmith.cli.terminal;

import java.io.PrintWriter;
import java.util.concurrent.TimeUnit;
import tricksmith.source.DisplayWidth;

/** Shows the progress of a command on a line of its own, if a human is watching. */
public final class Progress implements AutoCloseable {

  private static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(100);

  private final PrintWriter err;
  private final boolean seen;
  private final Messages messages;
  private final int all;
  private final String key;
  private long lastTold = System.nanoTime();
  private int widthTold;

  /** Creates a display of progress towards {@code all}. */
  public Progress(Terminal terminal, Messages messages, int all) {
    this(terminal, messages, all, "progress");
  }

  /** Creates a display of progress with a message of its own. */
  public Progress(Terminal terminal, Messages messages, int all, String key) {
    this.key = key;
    this.err = terminal.verbatimErr();
    this.seen = terminal.errIsSeen();
    this.messages = messages;
    this.all = all;
  }

  /** Reports how many are done. */
  public void done(int count) {
    if (seen && System.nanoTime() - lastTold >= PAUSE) {
      lastTold = System.nanoTime();
      String text = messages.text(key, count, all, (int) (100L * count / all));
      widthTold = DisplayWidth.of(text);
      err.print("\r" + text);
      err.flush();
    }
  }

  /** Clears the line. */
  @Override
  public void close() {
    if (widthTold > 0) {
      err.print("\r" + " ".repeat(widthTold) + "\r");
      err.flush();
    }
  }
}
