package tricksmith.format;

import java.util.List;
import tricksmith.source.Diagnostic;

/** The result of formatting a script. */
public sealed interface Formatted {

  /** The formatted text; unchanged if it was formatted already. */
  record LaidOut(String text) implements Formatted {}

  /** The script was left alone for the reasons given. */
  record Refused(List<Diagnostic> diagnostics) implements Formatted {

    public Refused {
      diagnostics = List.copyOf(diagnostics);
    }
  }
}
