package tricksmith.service.completion;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tricksmith.source.Span;

/**
 * A text to insert, with places to fill in.
 *
 * @param text the text to insert
 * @param stops the places to visit, in order; the caret comes to rest at the last one, or at the
 *     end of the text if there are none
 */
public record Snippet(String text, List<Span> stops) {

  /** {@code ${name}}: a placeholder with an example in it. */
  private static final Pattern STOP = Pattern.compile("\\$\\{([^}]*)\\}");

  public Snippet {
    stops = List.copyOf(stops);
  }

  /** Creates a snippet without places. */
  static Snippet plain(String text) {
    return new Snippet(text, List.of());
  }

  /** Creates a snippet from a text with places written as {@code ${name}}. */
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
