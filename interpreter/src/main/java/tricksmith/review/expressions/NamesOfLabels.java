package tricksmith.review.expressions;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Expression.Aggregation;

/**
 * Finds labels that are compared in the opposite order of what they are called: by {@code a level
 * is high | middle | low}, {@code high} is the lowest.
 */
public record NamesOfLabels(Rulebook book, Findings findings) {

  /** Words for steps from the lowest to the highest. */
  private static final List<List<Set<String>>> SCALES =
      List.of(
          List.of(Set.of("low", "低"), Set.of("mid", "middle", "medium", "中"), Set.of("high", "高")),
          List.of(
              Set.of("small", "little", "小"), Set.of("medium", "中"), Set.of("big", "large", "大")),
          List.of(Set.of("weak", "弱"), Set.of("strong", "強")),
          List.of(
              Set.of("lost", "loss", "lose", "loses", "負け"),
              Set.of("drawn", "draw", "tied", "tie", "引き分け"),
              Set.of("won", "win", "wins", "勝ち")),
          List.of(Set.of("bronze", "銅"), Set.of("silver", "銀"), Set.of("gold", "金")),
          List.of(Set.of("single"), Set.of("double"), Set.of("triple")));

  public void review() {
    Set<Type> known = new HashSet<>();
    book.termsUnderReview()
        .forEach(
            term ->
                compared(term)
                    .filter(Type.Labels.class::isInstance)
                    .filter(known::add)
                    .forEach(labels -> review(term, ((Type.Labels) labels).labels())));
  }

  private static Stream<Type> compared(Term term) {
    return switch (term) {
      case Term.Aggregate best when best.aggregation() != Aggregation.SUM ->
          Stream.of(best.value().type());
      case Term.Selected best -> best.standards().stream().map(each -> each.value().type());
      case Term.PlaceAmong place -> place.standards().stream().map(each -> each.value().type());
      default ->
          term.applies(Trait.ORDERS) ? term.children().stream().map(Term::type) : Stream.of();
    };
  }

  private void review(Term term, List<String> labels) {
    for (List<Set<String>> scale : SCALES) {
      List<String> named = labels.stream().filter(label -> step(label, scale) >= 0).toList();
      List<String> ascending =
          named.stream().sorted(Comparator.comparingInt(label -> step(label, scale))).toList();
      if (!named.equals(ascending)) {
        report(term, labels, named, ascending);
        return;
      }
    }
  }

  private static int step(String label, List<Set<String>> scale) {
    for (int step = 0; step < scale.size(); step++) {
      if (scale.get(step).contains(label)) {
        return step;
      }
    }
    return -1;
  }

  private void report(Term term, List<String> labels, List<String> named, List<String> ascending) {
    List<String> meant = new ArrayList<>(labels);
    for (int place = 0; place < named.size(); place++) {
      meant.set(labels.indexOf(named.get(place)), ascending.get(place));
    }
    int first = 0;
    while (named.get(first).equals(ascending.get(first))) {
      first++;
    }
    String listed = String.join(" | ", meant);
    findings.add(
        ReviewProblem.LABELS_FROM_ABOVE,
        term,
        listed(labels, listed),
        named.get(first),
        ascending.get(first),
        listed);
  }

  /** Returns a fix that lists the labels otherwise; null unless they stand together just once. */
  private @Nullable Fix listed(List<String> labels, String meant) {
    Pattern written =
        Pattern.compile(
            labels.stream().map(Pattern::quote).collect(Collectors.joining("[ \\t]*\\|[ \\t]*")));
    List<MatchResult> places = book.occurrences(written).toList();
    return places.size() == 1
        ? Fix.replace(new Span(places.getFirst().start(), places.getFirst().end()), meant)
        : null;
  }
}
