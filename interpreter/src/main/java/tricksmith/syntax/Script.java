package tricksmith.syntax;

import java.util.List;
import java.util.stream.Stream;
import tricksmith.source.Span;
import tricksmith.source.Spanned;

/** A script as it was written: its sections in text order. */
public record Script(Span span, List<Section> sections) implements Spanned {

  public Script {
    sections = List.copyOf(sections);
  }

  public <T extends Section> Stream<T> all(Class<T> kind) {
    return sections.stream().filter(kind::isInstance).map(kind::cast);
  }

  /** Returns the statements of all sections, including those in blocks, in text order. */
  public Stream<Statement> everyStatement() {
    return sections.stream().flatMap(Section::everyStatement);
  }

  /** Returns all definitions; those inside blocks come last. */
  public Stream<Definition> definitions() {
    return Stream.concat(
        all(Section.Define.class).map(Section.Define::definition),
        everyStatement().map(Statement::definition).flatMap(Stream::ofNullable));
  }
}
