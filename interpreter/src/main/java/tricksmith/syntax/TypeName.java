package tricksmith.syntax;

import java.util.List;
import tricksmith.source.Span;
import tricksmith.source.Spanned;

/** A type as it was written ({@code docs/language/reference.md}, Values). */
public sealed interface TypeName extends Spanned {

  /**
   * A single word: {@code suit}, {@code number}, or the name of a label type; also {@code yes/no}.
   */
  record Simple(Span span, String text) implements TypeName {}

  /** {@code suit | high | low}: types and labels, each either a single word or a product. */
  record Alternatives(Span span, List<TypeName> members) implements TypeName {}

  /** {@code [number, suit]}: combinations of values of these types. */
  record Product(Span span, List<TypeName> factors) implements TypeName {}

  /** {@code some suits}; the element's type is written in the plural. */
  record Some(Span span, Name plural) implements TypeName {}

  /** {@code 1..10}: whole numbers, both ends included. For options, and as an index. */
  record Range(Span span, long least, long most) implements TypeName {}

  /** An unreadable type, for which there is a diagnostic. */
  record Unreadable(Span span) implements TypeName {}
}
