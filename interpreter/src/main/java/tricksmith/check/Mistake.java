package tricksmith.check;

import tricksmith.rules.Term;
import tricksmith.rules.Types;
import tricksmith.source.Span;

/** What stands for a term that could not be understood; it fits everywhere. */
final class Mistake {
  private Mistake() {}

  static Term at(Span span) {
    return new Term.None(span, Types.MISTAKE);
  }

  static boolean is(Term term) {
    return Types.isMistake(term.type());
  }
}
