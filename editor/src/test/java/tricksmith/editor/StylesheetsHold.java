package tricksmith.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Lets every test fail during which JavaFX complains about a stylesheet: about a colour that it
 * does not find, or about what it cannot read. It goes on all the same, in colours that nobody
 * chose.
 */
public final class StylesheetsHold implements BeforeAllCallback, AfterEachCallback {
  // Held on to: a logger that nobody holds is forgotten, and its handlers with it.
  private static final Logger STYLES = Logger.getLogger("javafx.css");
  private static final Complaints COMPLAINTS = new Complaints();

  @Override
  public void beforeAll(ExtensionContext context) {
    STYLES.removeHandler(COMPLAINTS);
    STYLES.addHandler(COMPLAINTS);
  }

  @Override
  public void afterEach(ExtensionContext context) {
    List<String> heard = COMPLAINTS.take();
    if (!heard.isEmpty()) {
      throw new AssertionError("a stylesheet does not hold: " + String.join("\n", heard));
    }
  }

  private static final class Complaints extends Handler {
    private final List<String> heard = new ArrayList<>();

    Complaints() {
      setFormatter(new SimpleFormatter());
    }

    @Override
    public synchronized void publish(LogRecord complaint) {
      if (complaint.getLevel().intValue() >= Level.WARNING.intValue()) {
        heard.add(getFormatter().formatMessage(complaint));
      }
    }

    synchronized List<String> take() {
      List<String> taken = List.copyOf(heard);
      heard.clear();
      return taken;
    }

    @Override
    public void flush() {
      // Nothing is held back.
    }

    @Override
    public void close() {
      // Nothing is held open.
    }
  }
}
