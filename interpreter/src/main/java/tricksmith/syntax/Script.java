package tricksmith.syntax;

import java.util.List;
import tricksmith.source.Span;

/** A script as it was written: its sections in text order. */
public record Script(Span span, List<Section> sections) {

  public Script {
    sections = List.copyOf(sections);
  }
}
