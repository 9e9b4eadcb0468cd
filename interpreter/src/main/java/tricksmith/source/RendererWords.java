package tricksmith.source;

import java.util.Locale;
import java.util.ResourceBundle;

/** The renderer's own words, in one language. */
record RendererWords(String error, String warning, String hint, String comma) {

  static RendererWords in(Locale locale) {
    ResourceBundle bundle =
        DiagnosticText.bundle(
                DiagnosticRenderer.class.getName(),
                locale,
                DiagnosticRenderer.class.getClassLoader())
            .orElseThrow();
    return new RendererWords(
        bundle.getString("error"),
        bundle.getString("warning"),
        bundle.getString("hint"),
        bundle.getString("comma"));
  }

  String severity(Severity severity) {
    return switch (severity) {
      case ERROR -> error;
      case WARNING -> warning;
    };
  }
}
