package tricksmith.expectation;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tricksmith.script.GameScript;
import tricksmith.source.Source;
import tricksmith.source.Span;
import tricksmith.syntax.Section;
import tricksmith.syntax.Statement;

/**
 * A script without one of its rules: an obligation, a criterion, a clause of one of them, the
 * playoff, a statement of the section {@code score} (a definition there is no rule of its own), or
 * one that scores after a trick.
 *
 * @param without what it lacks
 */
record Mutant(Source script, String without) {

  /** All that can be made of a script. */
  static List<Mutant> of(GameScript script) {
    return script.syntax().sections().stream()
        .flatMap(section -> rules(section))
        .map(rule -> cut(script.source(), rule))
        .toList();
  }

  private static Stream<Span> rules(Section section) {
    return switch (section) {
      case Section.Trick trick -> rules(trick).stream();
      case Section.Score score -> Removable.ofScore(score.statements()).map(Statement::span);
      case Section.Match match ->
          Removable.scoringAfterTricks(match.procedure()).map(Statement::span);
      default -> Stream.empty();
    };
  }

  private static List<Span> rules(Section.Trick trick) {
    List<Span> rules = new ArrayList<>();
    for (Section.Obligation obligation : trick.obligations()) {
      rules.add(obligation.span());
      addClauses(obligation.predicate().span(), obligation.span(), rules);
    }
    List<Section.Criterion> criteria = trick.criteria();
    for (int index = 0; index < criteria.size(); index++) {
      rules.add(withThen(criteria, index));
      addClauses(criteria.get(index).measure().span(), criteria.get(index).span(), rules);
    }
    if (trick.playoff() != null) {
      rules.add(trick.playoff());
    }
    return rules;
  }

  /** A criterion with the {@code then} that is too many without it. */
  private static Span withThen(List<Section.Criterion> criteria, int index) {
    Span span = criteria.get(index).span();
    if (index > 0) {
      return new Span(criteria.get(index - 1).span().end(), span.end());
    }
    return new Span(
        span.start(), criteria.size() > 1 ? criteria.get(1).span().start() : span.end());
  }

  /** All clauses of a rule together. */
  private static void addClauses(Span measure, Span rule, List<Span> rules) {
    if (measure.end() < rule.end()) {
      rules.add(new Span(measure.end(), rule.end()));
    }
  }

  private static Mutant cut(Source source, Span span) {
    String text = source.text();
    String rest = text.substring(0, span.start()) + text.substring(span.end());
    return new Mutant(new Source(source.name(), rest), source.text(span));
  }

  @Override
  public String toString() {
    return script.name() + " without " + without.strip().replaceAll("\\s+", " ");
  }
}
