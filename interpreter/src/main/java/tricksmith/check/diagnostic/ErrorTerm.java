package tricksmith.check.diagnostic;

import tricksmith.rules.Term;
import tricksmith.rules.Types;
import tricksmith.source.Spanned;

/** The term of an expression that could not be understood; its type fits everywhere. */
public final class ErrorTerm {
  private ErrorTerm() {}

  public static Term at(Spanned place) {
    return new Term.None(place.span(), Types.MISTAKE);
  }

  public static boolean is(Term term) {
    return Types.isMistake(term.type());
  }

  /** Whether a term, or a part of it, could not be understood. */
  public static boolean isIn(Term term) {
    return term.all().anyMatch(ErrorTerm::is);
  }
}
