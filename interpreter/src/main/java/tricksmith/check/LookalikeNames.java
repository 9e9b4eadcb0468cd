package tricksmith.check;

import java.text.Normalizer;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.names.DeclaredName;

/**
 * Finds names that differ for the program but look the same to a reader, because an input method
 * wrote a letter or digit in another width, or an accent as a sign of its own.
 */
final class LookalikeNames {
  /** Ask for a sign to be drawn in colours or not. */
  private static final Pattern VARIATION_SELECTORS = Pattern.compile("[\\uFE00-\\uFE0F]");

  /** Nobody confuses longer names, and bringing very long ones into one form takes very long. */
  private static final int LONGEST = 100;

  private LookalikeNames() {}

  static void report(List<DeclaredName> declared, CheckLog log) {
    Map<String, DeclaredName> seen = new HashMap<>();
    declared.stream()
        .filter(name -> name.name().length() <= LONGEST)
        .sorted(Comparator.comparingInt(name -> name.span().start()))
        .forEach(
            name -> {
              DeclaredName before = seen.putIfAbsent(look(name.name()), name);
              if (before != null && !before.name().equals(name.name())) {
                log.problem(CheckProblem.LOOKALIKE_NAMES, name, name.name(), before.name());
              }
            });
  }

  private static String look(String name) {
    String normal = Normalizer.normalize(name, Normalizer.Form.NFKC);
    return VARIATION_SELECTORS.matcher(normal).replaceAll("");
  }
}
