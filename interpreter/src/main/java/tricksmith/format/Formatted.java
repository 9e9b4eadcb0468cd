package tricksmith.format;

import java.util.List;
import tricksmith.source.Diagnostic;

/** The result of formatting a script. */
public sealed interface Formatted {

  /** It has been laid out; the text is the old one if that was laid out already. */
  record LaidOut(String text) implements Formatted {}

  /** It has to stay as it is, and the diagnostics say why. */
  record Refused(List<Diagnostic> diagnostics) implements Formatted {

    public Refused {
      diagnostics = List.copyOf(diagnostics);
    }
  }
}
