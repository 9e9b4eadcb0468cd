package tricksmith.service.completion;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tricksmith.source.Span;

/**
 * A text to be put in, with places to be filled.
 *
 * @param text as it is put in
 * @param stops the places in it to go through, in order; the caret comes to rest at the last one.
 *     Empty: at the end of the text
 */
public record Snippet(String text, List<Span> stops) {

  /** {@code ${name}}: a place in which something stands for an example. */
  private static final Pattern STOP = Pattern.compile("\\$\\{([^}]*)\\}");

  public Snippet {
    stops = List.copyOf(stops);
  }

  /** A text without places. */
  static Snippet plain(String text) {
    return new Snippet(text, List.of());
  }

  /** A text in which places are written as {@code ${name}}. */
  static Snippet of(String template) {
    StringBuilder text = new StringBuilder();
    List<Span> stops = new ArrayList<>();
    Matcher stop = STOP.matcher(template);
    int end = 0;
    while (stop.find()) {
      text.append(template, end, stop.start());
      stops.add(new Span(text.length(), text.length() + stop.group(1).length()));
      text.append(stop.group(1));
      end = stop.end();
    }
    return new Snippet(text.append(template.substring(end)).toString(), stops);
  }
}
