package tricksmith.editor.persistence;

import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import tricksmith.source.TextResource;

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
    String template = "template-" + name;
    return TextResource.find(Templates.class, template + "_" + language.getLanguage() + ".trick")
        .orElseGet(() -> TextResource.text(Templates.class, template + ".trick"));
  }
}
