package tricksmith.editor.persistence;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.ResourceBundle;

/** Scripts to start from: small, complete, and commented where they are likely to be changed. */
final class Templates {
  private static final List<String> NAMES = List.of("plain", "trumps", "bidding", "points");

  private Templates() {}

  static List<Library.Entry> entries(Locale language) {
    ResourceBundle titles =
        ResourceBundle.getBundle(
            Templates.class.getName(),
            language,
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    return NAMES.stream()
        .map(
            name ->
                new Library.Entry(
                    Library.Shelf.TEMPLATES,
                    titles.getString(name),
                    titles.getString(name + ".about"),
                    null,
                    text(name, language)))
        .toList();
  }

  /** Returns the text of a template, in its version for the language if there is one. */
  private static String text(String name, Locale language) {
    String resource = "template-" + name + ".trick";
    String translated = "template-" + name + "_" + language.getLanguage() + ".trick";
    boolean isTranslated = Templates.class.getResource(translated) != null;
    return read(isTranslated ? translated : resource);
  }

  private static String read(String resource) {
    try (InputStream template = Templates.class.getResourceAsStream(resource)) {
      byte[] bytes = Objects.requireNonNull(template, resource).readAllBytes();
      return new String(bytes, StandardCharsets.UTF_8);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
