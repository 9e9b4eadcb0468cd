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
 * playoff, a statement of the section {@code score} (a definition there is no rule of its own), one
 * that scores after a trick, a condition of a choice, or a way to win that is not the usual one.
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
          Stream.concat(
              Removable.scoringAfterTricks(match.procedure()).map(Statement::span),
              Removable.choices(match.procedure()).flatMap(Mutant::conditions));
      case Section.End end when !isUsual(end.ending()) -> Stream.of(end.span());
      default -> Stream.empty();
    };
  }

  private static boolean isUsual(Section.Ending ending) {
    return ending instanceof Section.ByScore(_, boolean highest) && highest;
  }

  /** What of the alternatives is offered, and when passing is. */
  private static Stream<Span> conditions(Statement.Choice choice) {
    List<Span> conditions = new ArrayList<>();
    if (choice.where() != null) {
      conditions.add(new Span(choice.sets().getLast().span().end(), choice.where().span().end()));
    }
    if (choice.pass() != null && choice.pass().condition() != null) {
      Span pass = choice.pass().span();
      conditions.add(new Span(pass.start() + "or pass".length(), pass.end()));
    }
    return conditions.stream();
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
