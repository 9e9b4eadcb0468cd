package tricksmith.check.types;

import tricksmith.rules.Term;
import tricksmith.rules.Types;
import tricksmith.source.Span;

/** What stands for a term that could not be understood; it fits everywhere. */
public final class ErrorTerm {
  private ErrorTerm() {}

  public static Term at(Span span) {
    return new Term.None(span, Types.MISTAKE);
  }

  public static boolean is(Term term) {
    return Types.isMistake(term.type());
  }
}
