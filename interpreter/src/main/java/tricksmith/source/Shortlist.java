package tricksmith.source;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

/**
 * What is told of all that is wrong with a text: nobody reads ten thousand errors, and to explain
 * them takes long.
 */
public final class Shortlist {
  /** How many errors are told. */
  public static final int MOST_ERRORS = 100;

  /** How many warnings are told. */
  public static final int MOST_WARNINGS = 900;

  private Shortlist() {}

  /**
   * The first errors and the first warnings, and how many more there are of each: that is a
   * diagnostic as well, at the place of the first that is left out.
   *
   * @param all in the order of the text
   * @return in the order of the text
   */
  public static List<Diagnostic> of(List<Diagnostic> all) {
    List<Diagnostic> told = new ArrayList<>();
    tell(all, Diagnostic::isError, MOST_ERRORS, UntoldProblem.MORE_ERRORS, told);
    tell(all, each -> !each.isError(), MOST_WARNINGS, UntoldProblem.MORE_WARNINGS, told);
    return told.size() == all.size()
        ? all
        : told.stream().sorted(Comparator.comparingInt(each -> each.span().start())).toList();
  }

  private static void tell(
      List<Diagnostic> all,
      Predicate<Diagnostic> kind,
      int most,
      UntoldProblem more,
      List<Diagnostic> told) {
    List<Diagnostic> some = all.stream().filter(kind).toList();
    // Instead of a single one that is left out, that one can be told.
    if (some.size() <= most + 1) {
      told.addAll(some);
      return;
    }
    told.addAll(some.subList(0, most));
    told.add(Diagnostic.of(more, some.get(most).span(), Integer.toString(some.size() - most)));
  }

  /** How many findings a diagnostic of a shortlist stands for. */
  public static int number(Diagnostic told) {
    return told.problem() instanceof UntoldProblem
        ? Integer.parseInt(told.arguments().getFirst())
        : 1;
  }
}
