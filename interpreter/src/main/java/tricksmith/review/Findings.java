package tricksmith.review;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import tricksmith.source.Diagnostic;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/** What has been found, each once. */
final class Findings {
  private static final Set<ReviewProblem> OF_NO_EFFECT =
      EnumSet.of(
          ReviewProblem.SAME_FOR_ALL_CARDS,
          ReviewProblem.NO_CARD_FULFILS,
          ReviewProblem.EVERY_CARD_FULFILS,
          ReviewProblem.NEVER_IN_FORCE,
          ReviewProblem.EVERY_CARD_EXEMPT,
          ReviewProblem.NO_CARD_EXEMPT,
          ReviewProblem.COMPARES_NOTHING,
          ReviewProblem.NEVER_PERFORMED,
          ReviewProblem.CONDITION_FOR_NOTHING,
          ReviewProblem.NEVER_ENDS,
          ReviewProblem.NO_ALTERNATIVES,
          ReviewProblem.ONLY_PASSING,
          ReviewProblem.CASE_NEVER,
          ReviewProblem.NOT_BOTH,
          ReviewProblem.ONE_OF_BOTH,
          ReviewProblem.LEADER_IS_WINNER,
          ReviewProblem.COUNTS_ITSELF);

  private final Set<Diagnostic> found = new LinkedHashSet<>();

  /**
   * Where it has been said that something never matters: the end by the start. None lies inside of
   * another, so the ends ascend with the starts.
   */
  private final NavigableMap<Integer, Integer> ofNoEffect = new TreeMap<>();

  void add(ReviewProblem problem, Span span, String... arguments) {
    add(Diagnostic.of(problem, span, arguments), problem);
  }

  void add(ReviewProblem problem, Span span, Fix fix, String... arguments) {
    add(problem, span, new Fix[] {fix}, arguments);
  }

  void add(ReviewProblem problem, Span span, Fix[] fixes, String... arguments) {
    add(new Diagnostic(problem, span, List.of(arguments), List.of(fixes)), problem);
  }

  private void add(Diagnostic finding, ReviewProblem problem) {
    found.add(finding);
    Span span = finding.span();
    if (!OF_NO_EFFECT.contains(problem) || covers(span)) {
      return;
    }
    NavigableMap<Integer, Integer> after = ofNoEffect.tailMap(span.start(), true);
    while (!after.isEmpty() && after.firstEntry().getValue() <= span.end()) {
      after.pollFirstEntry();
    }
    ofNoEffect.put(span.start(), span.end());
  }

  /** Whether something of this kind has been found. */
  boolean has(ReviewProblem problem) {
    return found.stream().anyMatch(each -> each.problem() == problem);
  }

  /** Whether it has been said of a place, or of one around it, that it never matters. */
  boolean covers(Span span) {
    Map.Entry<Integer, Integer> around = ofNoEffect.floorEntry(span.start());
    return around != null && around.getValue() >= span.end();
  }

  List<Diagnostic> all() {
    return new ArrayList<>(found);
  }
}
