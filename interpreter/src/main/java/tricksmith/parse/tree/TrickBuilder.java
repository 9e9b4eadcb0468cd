package tricksmith.parse.tree;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickParser;
import tricksmith.grammar.TrickParser.ClauseContext;
import tricksmith.grammar.TrickParser.CriterionContext;
import tricksmith.grammar.TrickParser.MeasureContext;
import tricksmith.grammar.TrickParser.ObligationContext;
import tricksmith.grammar.TrickParser.TrickContext;
import tricksmith.grammar.TrickParser.TrickLineContext;
import tricksmith.parse.diagnostic.DiagnosticCollector;
import tricksmith.parse.diagnostic.ParseProblem;
import tricksmith.parse.diagnostic.TokenSpans;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Section;
import tricksmith.syntax.Section.Criterion;
import tricksmith.syntax.Section.Measure;
import tricksmith.syntax.Section.Obligation;
import tricksmith.syntax.Section.Turn;

/** Builds the rules of a trick: obligations and comparison. */
record TrickBuilder(
    TokenSpans spans,
    DiagnosticCollector diagnostics,
    NameBuilder names,
    ExpressionBuilder expressions) {

  Section trick(TrickContext trick) {
    List<Obligation> obligations = new ArrayList<>();
    List<Criterion> criteria = new ArrayList<>();
    @Nullable Span playoff = null;
    for (TrickLineContext line : trick.trickLine()) {
      if (line.playoff() != null && line.playoff().exception == null) {
        playoff = spans.of(line.playoff());
      } else if (line.obligation() != null && line.obligation().exception == null) {
        obligations.add(obligation(line.obligation()));
      } else if (line.comparison() != null) {
        NameBuilder.readable(line.comparison().criterion())
            .map(this::criterion)
            .forEach(criteria::add);
      }
    }
    return new Section.Trick(spans.of(trick), obligations, criteria, playoff);
  }

  private Obligation obligation(ObligationContext obligation) {
    List<ClauseContext> clauses = obligation.clause();
    return new Obligation(
        spans.of(obligation),
        obligation.NOT() != null,
        turn(obligation),
        names.optionalText(obligation.TEXT()),
        expressions.condition(obligation.condition()),
        clause(clauses, TrickParser.WHEN),
        clause(clauses, TrickParser.UNLESS),
        clause(clauses, TrickParser.EXEMPT));
  }

  private static Turn turn(ObligationContext obligation) {
    if (obligation.LEAD() == null) {
      return Turn.FOLLOW;
    }
    return obligation.FOLLOW() == null ? Turn.LEAD : Turn.LEAD_OR_FOLLOW;
  }

  private Criterion criterion(CriterionContext criterion) {
    List<ClauseContext> clauses = criterion.clause();
    return new Criterion(
        spans.of(criterion),
        names.optionalText(criterion.TEXT()),
        measure(criterion.measure()),
        clause(clauses, TrickParser.WHEN),
        clause(clauses, TrickParser.UNLESS),
        clause(clauses, TrickParser.EXEMPT));
  }

  private Measure measure(MeasureContext measure) {
    Span span = spans.of(measure);
    return measure.condition() == null
        ? new Section.ByOrder(span, measure.EARLIER() != null)
        : new Section.ByValue(
            span, expressions.condition(measure.condition()), measure.LOWER() != null);
  }

  /** Returns the condition after {@code when}, {@code unless} or {@code except}. */
  private @Nullable Expression clause(List<ClauseContext> clauses, int word) {
    List<ClauseContext> all =
        clauses.stream().filter(clause -> clause.getStart().getType() == word).toList();
    if (all.size() > 1) {
      diagnostics.add(ParseProblem.TWICE, all.get(1).getStart(), all.get(1).getStart().getText());
    }
    return all.isEmpty() ? null : expressions.condition(all.getFirst().condition());
  }
}
