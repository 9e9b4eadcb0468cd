package tricksmith.check.diagnostic;

import java.util.List;
import tricksmith.source.Fix;
import tricksmith.source.Problem;
import tricksmith.source.Span;

/** Fixes that follow from a problem, its place and its arguments. */
final class StandardFixes {
  private StandardFixes() {}

  static List<Fix> of(Problem problem, Span span, List<String> words) {
    if (!(problem instanceof CheckProblem known)) {
      return List.of();
    }
    return switch (known) {
      case UNKNOWN_NAME_LIKE, UNKNOWN_PHRASE, NOT_IN_DECK_LIKE, UNKNOWN_TYPE_LIKE ->
          words.get(1).contains("…") ? List.of() : List.of(Fix.replace(span, words.get(1)));
      case UNKNOWN_PROPERTY_LIKE -> List.of(Fix.replace(span, words.get(2)));
      case RANDOM_WHAT -> words.stream().map(way -> Fix.replace(span, way)).toList();
      case LANGUAGE_VERSION -> List.of(Fix.replace(span, "language " + words.get(1)));
      default -> List.of();
    };
  }
}
