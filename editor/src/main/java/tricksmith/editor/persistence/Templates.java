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
                    text(name)))
        .toList();
  }

  private static String text(String name) {
    String resource = "template-" + name + ".trick";
    try (InputStream template = Templates.class.getResourceAsStream(resource)) {
      byte[] bytes = Objects.requireNonNull(template, resource).readAllBytes();
      return new String(bytes, StandardCharsets.UTF_8);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
