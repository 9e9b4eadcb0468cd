package tricksmith.source;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** The renderer's own words, in one language. */
record RendererWords(
    Locale locale, String error, String warning, String hint, String comma, String others) {

  static RendererWords in(Locale locale) {
    ResourceBundle bundle =
        DiagnosticText.bundle(
                DiagnosticRenderer.class.getName(),
                locale,
                DiagnosticRenderer.class.getClassLoader())
            .orElseThrow();
    return new RendererWords(
        locale,
        bundle.getString("error"),
        bundle.getString("warning"),
        bundle.getString("hint"),
        bundle.getString("comma"),
        bundle.getString("others"));
  }

  /** Says how many more places there are, and which. */
  String others(int number, String places) {
    return new MessageFormat(others, locale).format(new Object[] {number, places});
  }

  String severity(Severity severity) {
    return switch (severity) {
      case ERROR -> error;
      case WARNING -> warning;
    };
  }
}
