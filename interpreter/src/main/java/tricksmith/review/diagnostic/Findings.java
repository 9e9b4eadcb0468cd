package tricksmith.review.diagnostic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tricksmith.source.Diagnostic;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.source.Spanned;

/** Collects findings without duplicates. */
public final class Findings {
  private final Set<Diagnostic> found = new LinkedHashSet<>();
  private final Set<Span> places = new HashSet<>();
  private final Map<String, Set<ReviewProblem>> byName = new HashMap<>();

  /**
   * Spans already reported as having no effect, end by start. None contains another, so the ends
   * ascend with the starts.
   */
  private final NavigableMap<Integer, Integer> ofNoEffect = new TreeMap<>();

  public void add(ReviewProblem problem, Spanned place, String... arguments) {
    add(Diagnostic.of(problem, place, arguments), problem);
  }

  public void add(ReviewProblem problem, Spanned place, @Nullable Fix fix, String... arguments) {
    add(problem, place, fix == null ? List.of() : List.of(fix), arguments);
  }

  public void add(ReviewProblem problem, Spanned place, List<Fix> fixes, String... arguments) {
    add(new Diagnostic(problem, place.span(), List.of(arguments), fixes), problem);
  }

  /** Adds a finding with a fix that writes another text in its place. */
  public void replace(ReviewProblem problem, Spanned place, String text, String... arguments) {
    add(problem, place, Fix.replace(place, text), arguments);
  }

  private void add(Diagnostic finding, ReviewProblem problem) {
    found.add(finding);
    places.add(finding.span());
    finding
        .arguments()
        .forEach(
            name ->
                byName
                    .computeIfAbsent(name, _ -> EnumSet.noneOf(ReviewProblem.class))
                    .add(problem));
    Span span = finding.span();
    if (!problem.hasNoEffect() || covers(span)) {
      return;
    }
    NavigableMap<Integer, Integer> after = ofNoEffect.tailMap(span.start(), true);
    while (!after.isEmpty() && after.firstEntry().getValue() <= span.end()) {
      after.pollFirstEntry();
    }
    ofNoEffect.put(span.start(), span.end());
  }

  /** Whether a problem of this kind was found. */
  public boolean has(ReviewProblem problem) {
    return found.stream().anyMatch(each -> each.problem() == problem);
  }

  /** Whether one of these problems was found with something of this name. */
  public boolean has(String name, ReviewProblem... problems) {
    Set<ReviewProblem> known = byName.getOrDefault(name, Set.of());
    return Arrays.stream(problems).anyMatch(known::contains);
  }

  /** Whether something has been found at exactly this place. */
  public boolean hasAt(Spanned place) {
    return places.contains(place.span());
  }

  /** Whether a place, or one around it, has been reported as having no effect. */
  public boolean covers(Spanned place) {
    Map.Entry<Integer, Integer> around = ofNoEffect.floorEntry(place.span().start());
    return around != null && around.getValue() >= place.span().end();
  }

  public List<Diagnostic> all() {
    return new ArrayList<>(found);
  }
}
