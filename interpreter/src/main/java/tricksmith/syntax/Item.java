package tricksmith.syntax;

import tricksmith.source.Span;
import tricksmith.source.Spanned;

/**
 * One entry of a list of names, as in {@code ranks 2..10 J Q}: a name, or a range of whole numbers.
 */
public sealed interface Item extends Spanned {

  /** A single name; a number is kept as written. */
  record Single(Name name) implements Item {
    @Override
    public Span span() {
      return name.span();
    }
  }

  /** The numbers from {@code first} to {@code last}, inclusive, as names. */
  record NumberRange(Span span, long first, long last) implements Item {}
}
