package tricksmith.service.script;

import java.util.List;
import tricksmith.source.Span;
import tricksmith.source.Spanned;

/**
 * A part of a script that has a name or a beginning of its own.
 *
 * @param label its name, or the word with which it begins
 * @param detail what else is worth showing at a glance; may be empty
 * @param span the whole part
 * @param name the span of its name, or of its first word
 * @param children its parts, in text order
 */
public record OutlineItem(
    String label, String detail, WordKind kind, Span span, Span name, List<OutlineItem> children)
    implements Spanned {

  public OutlineItem {
    children = List.copyOf(children);
  }
}
