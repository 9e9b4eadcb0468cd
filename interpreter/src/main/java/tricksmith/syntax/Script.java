package tricksmith.syntax;

import java.util.List;
import tricksmith.source.Span;

/** A script as it was written: its sections in the order of the text. */
public record Script(Span span, List<Section> sections) {

  public Script {
    sections = List.copyOf(sections);
  }
}
