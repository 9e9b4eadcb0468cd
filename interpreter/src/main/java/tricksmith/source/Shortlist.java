package tricksmith.source;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

/**
 * The diagnostics worth showing of a text with many: nobody reads ten thousand errors, and
 * explaining them takes long.
 */
public final class Shortlist {
  public static final int MOST_ERRORS = 100;

  public static final int MOST_WARNINGS = 900;

  private Shortlist() {}

  /**
   * Returns the first errors and the first warnings, each followed, at the place of the first left
   * out, by a diagnostic that tells how many more there are.
   *
   * @param all in text order
   * @return in text order
   */
  public static List<Diagnostic> of(List<Diagnostic> all) {
    List<Diagnostic> told = new ArrayList<>();
    tell(all, Diagnostic::isError, MOST_ERRORS, TruncationProblem.MORE_ERRORS, told);
    tell(all, each -> !each.isError(), MOST_WARNINGS, TruncationProblem.MORE_WARNINGS, told);
    return told.size() == all.size()
        ? all
        : told.stream().sorted(Comparator.comparingInt(each -> each.span().start())).toList();
  }

  private static void tell(
      List<Diagnostic> all,
      Predicate<Diagnostic> kind,
      int most,
      TruncationProblem more,
      List<Diagnostic> told) {
    List<Diagnostic> some = all.stream().filter(kind).toList();
    // Instead of a single one that is left out, that one can be told.
    if (some.size() <= most + 1) {
      told.addAll(some);
      return;
    }
    told.addAll(some.subList(0, most));
    told.add(Diagnostic.of(more, some.get(most), Integer.toString(some.size() - most)));
  }

  /** Returns how many findings a diagnostic of a shortlist stands for. */
  public static int number(Diagnostic told) {
    return told.problem() instanceof TruncationProblem
        ? Integer.parseInt(told.arguments().getFirst())
        : 1;
  }
}
